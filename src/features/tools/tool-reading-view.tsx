import { type ReactNode, useEffect, useRef, useState } from 'react';
import type { Fact } from '#facts/fact.ts';
import type { Sentence } from '#facts/reading.ts';
import { useAttachToChat } from '#parts/chat/attach-to-chat.ts';
import { copyText } from '#parts/copy-text.ts';
import { FactList } from '#parts/reading/fact-list.tsx';
import { loadFactWords } from '#parts/reading/fact-words.ts';
import { markPlace } from '#parts/reading/reading-words.ts';
import { readingText } from '#practice/tools/tool-reading.ts';
import type { ToolPart, ToolReading } from '#practice/tools/tool-reading.ts';
import type { IncomingDraft } from '#store/incoming-draft.ts';
import { uiTools } from '#text/en/ui-tools.ts';
import { Button } from '#ui/button.tsx';
import { citedClass, GoldMark } from '#ui/gold-mark.tsx';
import { loadPopoverPanel, Popover } from '#ui/popover.tsx';
import { useText } from '#ui/use-text.ts';
import styles from './tools.module.css';

/** A reading of a tool: its parts, a mark behind each sentence that rests on facts, and what can be done with it. */
export function ToolReadingView(props: {
  reading: ToolReading;
  /** Everything its sentences may cite. */
  facts: readonly Fact[];
  zone: string;
  today: string;
  /** Between the last part and the actions. */
  children?: ReactNode;
  onOtherWords: () => void;
  draft: () => IncomingDraft;
}) {
  const t = useText(uiTools);
  const attach = useAttachToChat();
  const { reading, facts } = props;
  const cited = new Set<string>(
    reading.parts.flatMap(({ sentences }) => sentences.flatMap(({ cites }) => [...cites])),
  );
  return (
    <>
      <div className={styles.reading}>
        {reading.parts.map((part) => (
          <section key={part.heading}>
            <h3 className={`display ${styles.partTitle}`}>{part.heading}</h3>
            {paragraphsIn(part).map((sentences) => (
              <p key={sentences[0]?.text}>
                {sentences.map((sentence) => (
                  <span key={sentence.text}>
                    <ToolSentence
                      sentence={sentence}
                      facts={facts}
                      zone={props.zone}
                      today={props.today}
                    />{' '}
                  </span>
                ))}
              </p>
            ))}
          </section>
        ))}
      </div>
      {props.children}
      <details className={styles.whole}>
        <summary>{t.why}</summary>
        <FactList facts={facts.filter(({ id }) => cited.has(id))} zone={props.zone} today={props.today} />
      </details>
      <div className={styles.actions}>
        <Button size="small" tone="leaf" onClick={() => attach(props.draft())}>
          {t.sendToChat}
        </Button>
        <Button size="small" onClick={props.onOtherWords}>
          {t.otherWords}
        </Button>
        <Button size="small" onClick={() => copyText(readingText(reading), t)}>
          {t.copy}
        </Button>
      </div>
    </>
  );
}

/** A part that asks about one thing after another has a paragraph for each. */
function paragraphsIn({ sentences }: ToolPart): readonly (readonly Sentence[])[] {
  const asks = sentences.filter(({ move }) => move === 'askback').length;
  if (asks < 2) return [sentences];
  const paragraphs: Sentence[][] = [];
  for (const sentence of sentences) {
    const last = paragraphs.at(-1);
    if (last === undefined || sentence.move === 'askback') paragraphs.push([sentence]);
    else last.push(sentence);
  }
  return paragraphs;
}

function ToolSentence(props: { sentence: Sentence; facts: readonly Fact[]; zone: string; today: string }) {
  const t = useText(uiTools);
  const mark = useRef<HTMLButtonElement>(null);
  const [open, setOpen] = useState(false);
  const { sentence } = props;
  const facts = sentence.cites.flatMap((cite) => props.facts.find(({ id }) => id === cite) ?? []);
  if (facts.length === 0) return sentence.text;
  const { lead, lastWord, tail } = markPlace(sentence.text);
  const warm = () => {
    void loadPopoverPanel();
    void loadFactWords();
  };
  return (
    <>
      <span className={open ? citedClass : undefined}>{lead}</span>
      <span className={styles.tie}>
        <span className={open ? citedClass : undefined}>{lastWord}</span>
        <GoldMark
          ref={mark}
          facts={facts.length}
          open={open}
          label={t.factsBehind(facts.length, lastWord)}
          onClick={() => setOpen(!open)}
          onPointerEnter={warm}
          onFocus={warm}
        />
        {tail}
        <Popover open={open} onClose={() => setOpen(false)} owner={mark} label={t.factCard}>
          <div className={styles.factCard}>
            <FactList facts={facts} zone={props.zone} today={props.today} />
          </div>
        </Popover>
      </span>
    </>
  );
}

/** The result of a tool: its heading takes the focus when it is new, so that reading goes on there. */
export function Result(props: { title: string; turn: string; children: ReactNode }) {
  const heading = useRef<HTMLHeadingElement>(null);
  const { turn } = props;
  useEffect(() => {
    heading.current?.focus({ preventScroll: true });
    heading.current?.scrollIntoView({ block: 'nearest' });
  }, [turn]);
  return (
    <section className={styles.result} aria-labelledby="tool-result">
      <h2 ref={heading} id="tool-result" tabIndex={-1} className={`display ${styles.resultTitle}`}>
        {props.title}
      </h2>
      {props.children}
    </section>
  );
}
