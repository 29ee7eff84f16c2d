import { useCallback, useRef, useState } from 'react';
import type { StoredReading } from '#contract/stored-reading.ts';
import type { Sentence } from '#facts/reading.ts';
import { uiChat } from '#text/en/ui-chat.ts';
import { uiReplies } from '#text/en/ui-replies.ts';
import { citedClass, GoldMark } from '#ui/gold-mark.tsx';
import { loadPopoverPanel, Popover } from '#ui/popover.tsx';
import { useText } from '#ui/use-text.ts';
import { FactCard } from './fact-card.tsx';
import { loadFactWords } from './fact-words.ts';
import styles from './reading.module.css';
import { markPlace } from './reading-words.ts';
import { hasMarkdown } from './plain-sentence.ts';
import { RichSentence } from './rich-text.tsx';

/** Longer than this, a last word may break a line, and its mark with it. */
const LONGEST_TIED_WORD = 24;

/**
 * A sentence with the mark that opens the facts it stands on. One that says more than the sheet holds has a hollow mark,
 * which says so, and so has one whose facts were removed with somebody's data.
 */
export function CitedSentence(props: {
  sentence: Sentence;
  reading: StoredReading;
  /** Its emphasis is drawn. */
  byModel: boolean;
  zone: string;
  hot: boolean;
  onHot: (facts: readonly string[]) => void;
  onMarkOpen: (open: boolean) => void;
}) {
  const t = useText(uiChat);
  const r = useText(uiReplies);
  const mark = useRef<HTMLButtonElement>(null);
  const [open, setOpen] = useState(false);
  const { sentence, reading, onHot, onMarkOpen } = props;
  const { lead, lastWord, tail } = markPlace(sentence.text);
  const facts = sentence.cites.flatMap((id) => reading.facts.find((fact) => fact.id === id) ?? []);
  const { removed } = reading;
  const lost =
    removed !== undefined && facts.length < sentence.cites.length ? r.removedWith(...removed) : null;
  const unsaid = sentence.verdict === 'unsupported';
  const hollow = unsaid || (lost !== null && facts.length === 0);
  const label = unsaid ? r.notOnSheet : facts.length === 0 && lost !== null ? lost : undefined;
  const show = useCallback(
    (next: boolean) => {
      setOpen(next);
      onMarkOpen(next);
      onHot(next ? sentence.cites : []);
    },
    [onMarkOpen, onHot, sentence],
  );
  const close = useCallback(() => show(false), [show]);
  const warm = () => {
    void loadPopoverPanel();
    void loadFactWords();
  };
  const lit = open || props.hot ? citedClass : undefined;
  // Emphasis may reach over the place of the mark: then the sentence is drawn whole and the mark stands behind it.
  const isRich = props.byModel && hasMarkdown(sentence.text);
  return (
    <>
      <span className={lit}>{isRich ? <RichSentence text={sentence.text} /> : lead}</span>
      <span className={lastWord.length > LONGEST_TIED_WORD ? styles.tieLong : styles.tie}>
        {!isRich && <span className={lit}>{lastWord}</span>}
        <GoldMark
          ref={mark}
          facts={hollow ? 1 : facts.length}
          open={open}
          hollow={hollow}
          label={label ?? t.factMark(facts.length, lastWord)}
          onClick={(event) => {
            event.stopPropagation();
            show(!open);
          }}
          onPointerEnter={() => {
            warm();
            onHot(sentence.cites);
          }}
          onPointerLeave={() => onHot(open ? sentence.cites : [])}
          onFocus={() => {
            warm();
            onHot(sentence.cites);
          }}
          onBlur={() => onHot(open ? sentence.cites : [])}
        />
        {!isRich && tail}
        <Popover open={open} onClose={close} owner={mark} label={label ?? t.factCard}>
          {unsaid && <p className={styles.hollowNote}>{r.notOnSheetText}</p>}
          {!hollow && <FactCard facts={facts} reading={reading} zone={props.zone} />}
          {lost !== null && <p className={styles.hollowNote}>{lost}</p>}
        </Popover>
      </span>
    </>
  );
}
