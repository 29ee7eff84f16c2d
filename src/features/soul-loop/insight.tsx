import { useId, useState } from 'react';
import type { BegunLoop } from '#contract/soul-draft.ts';
import { citedFactsOf } from '#contract/soul-entry.ts';
import type { Fact } from '#facts/fact.ts';
import { FactList } from '#parts/reading/fact-list.tsx';
import { uiSoulLoop } from '#text/en/ui-soul-loop.ts';
import { GoldMark } from '#ui/gold-mark.tsx';
import { TextButton } from '#ui/text-link.tsx';
import { useText } from '#ui/use-text.ts';
import styles from './soul-loop.module.css';

type Part = BegunLoop['parts'][number];

/** What was heard: the person's own words first and in their own letter, the past behind it, the sky last and quiet. */
export function Insight(props: {
  begun: BegunLoop;
  zone: string;
  today: string;
  onOpenEntry: (id: string) => void;
}) {
  const t = useText(uiSoulLoop);
  const { begun } = props;
  const of = (...kinds: readonly string[]) => begun.parts.filter(({ kind }) => kinds.includes(kind));
  const [history] = of('history');
  const [sky] = of('sky');
  const facts = citedFactsOf(begun.entry);
  return (
    <div className={styles.insight} lang={begun.lang}>
      <Paragraph parts={of('language', 'mirror')} quote={begun.quote} />
      <Paragraph parts={of('insight', 'note', 'also')} quote={null} />
      {history !== undefined && (
        <p>
          {history.text}{' '}
          {history.entry !== null && (
            <TextButton lang="en" onClick={() => props.onOpenEntry(history.entry ?? '')}>
              {t.openThen}
            </TextButton>
          )}
        </p>
      )}
      {sky !== undefined && <SkyPart part={sky} facts={facts} zone={props.zone} today={props.today} />}
    </div>
  );
}

function Paragraph({ parts, quote }: { parts: readonly Part[]; quote: string | null }) {
  if (parts.length === 0) return null;
  return (
    <p>
      {parts.map((part, index) => (
        <span key={part.kind}>
          {index > 0 && ' '}
          <Quoted text={part.text} quote={quote} />
        </span>
      ))}
    </p>
  );
}

/** A sentence with the person's words set apart; text only, whatever they hold. */
export function Quoted({ text, quote }: { text: string; quote: string | null }) {
  const at = quote === null || quote === '' ? -1 : text.indexOf(quote);
  if (quote === null || at < 0) return <>{text}</>;
  return (
    <>
      {text.slice(0, at)}
      <bdi className={`display ${styles.words}`}>{quote}</bdi>
      {text.slice(at + quote.length)}
    </>
  );
}

function SkyPart(props: { part: Part; facts: readonly Fact[]; zone: string; today: string }) {
  const t = useText(uiSoulLoop);
  const id = useId();
  const [open, setOpen] = useState(false);
  const { part, facts } = props;
  const at = part.text.lastIndexOf(' ');
  return (
    <div className={styles.sky}>
      <p>
        {part.text.slice(0, at + 1)}
        <span className="nowrap">
          {part.text.slice(at + 1)}
          {facts.length > 0 && (
            <GoldMark
              facts={facts.length}
              open={open}
              label={t.whySky}
              aria-controls={id}
              onClick={() => setOpen(!open)}
            />
          )}
        </span>
      </p>
      <div id={id} lang="en">
        {open && <FactList facts={facts} zone={props.zone} today={props.today} />}
      </div>
    </div>
  );
}
