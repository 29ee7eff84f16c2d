import { useCallback, useRef, useState } from 'react';
import type { StoredReading } from '#contract/stored-reading.ts';
import type { Sentence } from '#facts/reading.ts';
import { uiChat } from '#text/en/ui-chat.ts';
import { citedClass, GoldMark } from '#ui/gold-mark.tsx';
import { loadPopoverPanel, Popover } from '#ui/popover.tsx';
import { useText } from '#ui/use-text.ts';
import { FactCard } from './fact-card.tsx';
import { loadFactWords } from './fact-words.ts';
import styles from './messages.module.css';
import { markPlace } from './reading-words.ts';

/** Longer than this, a last word may break a line, and its mark with it. */
const LONGEST_TIED_WORD = 24;

/** A sentence that stands on facts, with the mark that opens them. A contradicted one is struck through. */
export function CitedSentence(props: {
  sentence: Sentence;
  reading: StoredReading;
  zone: string;
  hot: boolean;
  onHot: (facts: readonly string[]) => void;
  onMarkOpen: (open: boolean) => void;
}) {
  const t = useText(uiChat);
  const mark = useRef<HTMLButtonElement>(null);
  const [open, setOpen] = useState(false);
  const { sentence, reading, onHot, onMarkOpen } = props;
  const { lead, lastWord, tail } = markPlace(sentence.text);
  const facts = sentence.cites.flatMap((id) => reading.facts.find((fact) => fact.id === id) ?? []);
  const struck = sentence.verdict === 'contradicted';
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
  const Text = struck ? 's' : 'span';
  return (
    <>
      <Text className={lit}>{lead}</Text>
      <span className={lastWord.length > LONGEST_TIED_WORD ? styles.tieLong : styles.tie}>
        <Text className={lit}>{lastWord}</Text>
        <GoldMark
          ref={mark}
          facts={facts.length}
          open={open}
          struck={struck}
          label={struck ? t.struckMark(lastWord) : t.factMark(facts.length, lastWord)}
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
        {tail}
        <Popover open={open} onClose={close} owner={mark} label={t.factCard}>
          <FactCard facts={facts} reading={reading} zone={props.zone} />
        </Popover>
      </span>
    </>
  );
}
