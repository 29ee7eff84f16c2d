import { useId, useRef, useState } from 'react';
import { factsById, type FactSheet } from '#facts/fact-sheet.ts';
import type { Fact } from '#facts/fact.ts';
import { localDate } from '#lib/local-date.ts';
import { useLoaded } from '#parts/use-loaded.ts';
import { uiCharts } from '#text/en/ui-charts.ts';
import { citedClass, GoldMark } from '#ui/gold-mark.tsx';
import { Popover } from '#ui/popover.tsx';
import { TextButton } from '#ui/text-link.tsx';
import { useText } from '#ui/use-text.ts';
import { deviceHours } from '#ui/clock.ts';
import styles from './charts.module.css';
import type { Meaning, MeaningPart } from './meanings.ts';

const loadWords = () => import('#text/en/fact-words.ts');
type FactWords = Awaited<ReturnType<typeof loadWords>>;

/** What a chart says in words: a paragraph a meaning, each with the mark that opens the facts under it. */
export function Interpretation(props: {
  /** Where the facts are looked up; null while it is computed, or where a chart has none: then nothing is marked. */
  sheet: FactSheet | null;
  /** Null while they are worked out. */
  meanings: readonly Meaning[] | null;
  zone: string;
  now: number;
}) {
  const t = useText(uiCharts);
  const id = useId();
  const { sheet, meanings } = props;
  return (
    <section className={styles.interpretation} aria-labelledby={id}>
      <h2 id={id} className={`display ${styles.heading}`}>
        {t.interpretation}
      </h2>
      {meanings === null ? (
        <p role="status" className="muted">
          {t.interpretationWorking}
        </p>
      ) : meanings.length === 0 ? (
        <p className="muted">{t.interpretationNone}</p>
      ) : (
        meanings.map((meaning, index) => (
          <Paragraph
            // A paragraph has no state worth keeping when the chart becomes another one.
            key={`${index} ${meaning.lead}`}
            meaning={meaning}
            sheet={sheet}
            zone={props.zone}
            now={props.now}
          />
        ))
      )}
    </section>
  );
}

function Paragraph(props: { meaning: Meaning; sheet: FactSheet | null; zone: string; now: number }) {
  const t = useText(uiCharts);
  const [open, setOpen] = useState(false);
  const words = useLoaded(loadWords);
  const mark = useRef<HTMLButtonElement>(null);
  const { meaning, sheet, zone } = props;
  const known = factsById(sheet ?? { facts: [] });
  const facts = meaning.facts.flatMap((id) => known.get(id) ?? []);
  const view = (fact: Fact) =>
    words?.factView(fact, { zone, today: localDate(props.now, zone), clock: deviceHours(), facts: known });
  const before = meaning.parts.slice(0, -1);
  const last = meaning.parts.at(-1) ?? { label: null, text: '' };
  // The mark is tied to the last word, so that it never begins a line.
  const cut = last.text.lastIndexOf(' ') + 1;
  const cited = open ? citedClass : undefined;
  return (
    // Not a paragraph by its tag: the card of the facts opens inside it.
    <div>
      {meaning.lead !== '' && <b className={styles.lead}>{meaning.lead}</b>}
      {before.map((part) => (
        <p key={part.text} className={styles.told}>
          <Label part={part} />
          <span className={cited}>{part.text}</span>
        </p>
      ))}
      <Label part={last} />
      <span className={cited}>{last.text.slice(0, cut)}</span>
      <span className={styles.tie}>
        <span className={cited}>{last.text.slice(cut)}</span>
        {facts.length > 0 && (
          <>
            <GoldMark
              ref={mark}
              facts={facts.length}
              open={open}
              label={t.factMark(facts.map((fact) => view(fact)?.title ?? fact.id).join(', '))}
              onClick={() => setOpen(!open)}
            />
            <Popover open={open} onClose={() => setOpen(false)} owner={mark} label={t.facts}>
              <Facts views={facts.flatMap((fact) => view(fact) ?? [])} />
            </Popover>
          </>
        )}
      </span>
    </div>
  );
}

function Label({ part }: { part: MeaningPart }) {
  return part.label === null ? null : <b>{part.label} </b>;
}

type FactView = ReturnType<FactWords['factView']>;

/** The facts of a paragraph, one at a time. */
function Facts({ views }: { views: readonly FactView[] }) {
  const t = useText(uiCharts);
  const [at, setAt] = useState(0);
  const view = views[at];
  if (view === undefined) return null;
  return (
    <span className={styles.fact}>
      <span className={styles.factHead}>
        <b className="display">{view.title}</b>
        {views.length > 1 && <span className="meta num nowrap">{t.factOf(at + 1, views.length)}</span>}
      </span>
      <span className="num">{view.detail}</span>
      <span className="muted">{view.derivation}</span>
      <span className={styles.factHead}>
        <span className="meta">{t.source(view.source)}</span>
        {views.length > 1 && (
          <TextButton onClick={() => setAt((at + 1) % views.length)}>{t.nextFact}</TextButton>
        )}
      </span>
    </span>
  );
}
