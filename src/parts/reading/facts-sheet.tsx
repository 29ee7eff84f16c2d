import { lazy, Suspense, useEffect, useMemo, useState } from 'react';
import type { StoredReading } from '#contract/stored-reading.ts';
import { factsById } from '#facts/fact-sheet.ts';
import type { Fact } from '#facts/fact.ts';
import type { Weighed } from '#facts/reading.ts';
import type { TraditionWords } from '#companion/testimony/tradition-words.ts';
import { useEngine } from '#store/engine-context.tsx';
import { usePageSetting } from '#store/page-settings.ts';
import { uiChat } from '#text/en/ui-chat.ts';
import { uiModeCard } from '#text/en/ui-mode-card.ts';
import { uiReplies } from '#text/en/ui-replies.ts';
import { FactLozenge } from '#ui/gold-mark.tsx';
import { Sheet } from '#ui/sheet.tsx';
import { TextButton } from '#ui/text-link.tsx';
import { useText } from '#ui/use-text.ts';
import { deviceHours } from '#ui/clock.ts';
import { dayAndTime, dayName } from './chat-times.ts';
import { type FactWords, useFactWords } from './fact-words.ts';
import styles from './facts.module.css';
import { madeOn, sheetAgain, sheetInputs } from './sheet-inputs.ts';
import { toldIn, useTraditionWords } from './told-in.ts';

const ThemePoint = lazy(async () => ({ default: (await import('./theme-point.tsx')).ThemePoint }));

interface FactsProps {
  reading: StoredReading;
  zone: string;
  /** Facts of the sentence pointed at in the text. */
  hot: readonly string[];
  onHot: (facts: readonly string[]) => void;
  onClose: () => void;
}

/** What a reading stands on: its points with their weights, what was left out, and the whole sheet. */
export function FactsSheet(props: FactsProps) {
  usePageSetting('era');
  const t = useText(uiChat);
  const words = useFactWords(true);
  const ofMode = useTraditionWords(props.reading.sheet.mode);
  const [why, setWhy] = useState(false);
  const { reading } = props;
  const { facts, state } = useSheetFacts(reading);
  return (
    <Sheet
      open
      onClose={props.onClose}
      title={t.facts}
      closeLabel={t.closeFacts}
      actions={
        <TextButton aria-pressed={why} onClick={() => setWhy(!why)}>
          {t.whyThese}
        </TextButton>
      }
    >
      {words !== null && ofMode !== undefined && (
        <>
          <Points {...props} words={words} ofMode={ofMode} why={why} facts={facts} />
          <WholeSheet
            reading={reading}
            zone={props.zone}
            words={words}
            ofMode={ofMode}
            facts={facts}
            state={state}
          />
        </>
      )}
      <Inputs reading={reading} zone={props.zone} />
    </Sheet>
  );
}

type FactMap = ReturnType<typeof factsById>;

interface PointsProps extends FactsProps {
  words: FactWords;
  /** Words of the sheet's mode; null where it has none of its own. */
  ofMode: TraditionWords | null;
  why: boolean;
  facts: FactMap;
}

/**
 * The facts of a reading's sheet: those kept with it at first, all of them once the sheet came out the same again.
 * `kept` when it did not. Give the component the id of what holds the reading as its key.
 */
function useSheetFacts(reading: StoredReading) {
  const engine = useEngine();
  const [again, setAgain] = useState<readonly Fact[] | 'kept' | null>(null);
  useEffect(() => {
    const asking = new AbortController();
    sheetAgain(engine, reading.sheet, asking.signal).then(
      (sheet) => setAgain(sheet?.facts ?? 'kept'),
      () => {
        if (!asking.signal.aborted) setAgain('kept');
      },
    );
    return () => asking.abort();
  }, [engine, reading]);
  const facts = useMemo(
    () => factsById(again === null || again === 'kept' ? reading : { facts: again }),
    [again, reading],
  );
  const state = again === null ? 'computing' : again === 'kept' ? 'kept' : 'whole';
  return { facts, state } as const;
}

/** A point with what the sheet says of it. */
export interface PointProps extends PointsProps {
  point: Weighed;
}

function Points(props: PointsProps) {
  const t = useText(uiChat);
  const { reading } = props;
  const isOfThemes = reading.weighed.some(isTheme);
  const used = reading.weighed.filter((point) => point.used).toSorted((a, b) => b.score - a.score);
  const left = reading.weighed.filter((point) => !point.used).toSorted((a, b) => b.score - a.score);
  return (
    <>
      <p className={styles.intro}>
        {used.length === 0
          ? t.noPoints
          : isOfThemes
            ? t.themesIntro(used.length)
            : t.pointsIntro(t.pointsCarry(used.length))}
      </p>
      <PointList {...props} points={used} />
      {left.length > 0 && (
        <>
          <p className={styles.left}>
            <b>{isOfThemes ? t.alsoConsidered : t.leftOut}</b> {t.leftOutWhy}
          </p>
          <PointList {...props} points={left} />
        </>
      )}
    </>
  );
}

function PointList({ points, ...props }: PointsProps & { points: readonly Weighed[] }) {
  return (
    <Suspense>
      <ol>
        {points.map((point) => {
          const Row = isTheme(point) ? ThemePoint : Point;
          return <Row key={point.key} {...props} point={point} />;
        })}
      </ol>
    </Suspense>
  );
}

const isTheme = ({ key }: Weighed): boolean => key.startsWith('theme:');

function Point(props: PointProps) {
  const t = useText(uiChat);
  const { point, words, ofMode, zone, facts } = props;
  const { reading } = props;
  const told = toldIn(ofMode, reading.sheet, [...facts.values()]);
  const details = point.facts.flatMap((id) => {
    const fact = facts.get(id);
    return fact === undefined
      ? []
      : [
          words.factView(fact, { zone, today: madeOn(reading, zone), clock: deviceHours(), facts, ...told })
            .detail,
        ];
  });
  const on = point.facts.some((id) => props.hot.includes(id));
  return (
    <li
      className={on ? `${styles.row} ${styles.on}` : styles.row}
      onPointerEnter={() => props.onHot(point.facts)}
      onPointerLeave={() => props.onHot([])}
    >
      <FactLozenge filled={point.used} />
      <div>
        <b>{words.pointTitle(point.key, ofMode ?? undefined)}</b>
        {details.length > 0 && <p className="num">{withoutRepeats(details).slice(0, 2).join(' · ')}</p>}
      </div>
      <span className={`num ${styles.weight}`}>{Math.round(point.score)}</span>
      {props.why && (
        <dl className={styles.rows}>
          {point.rows
            .filter(({ points }) => points !== 0)
            .map(({ part, points }) => (
              <RowPair key={part} name={t.scorePart(part)} points={points} />
            ))}
        </dl>
      )}
    </li>
  );
}

function RowPair(props: { name: string; points: number }) {
  return (
    <>
      <dt>{props.name}</dt>
      <dd className="num">{props.points > 0 ? `+${props.points}` : `−${Math.abs(props.points)}`}</dd>
    </>
  );
}

/** First parts of fact ids, in the order they are listed; what begins otherwise comes before the caveats. */
const groups = [
  'tarot',
  'natal',
  'partner',
  'synastry',
  'composite',
  'humandesign',
  'transit',
  'profection',
  'sky',
  'other',
  'caveat',
] as const;
type Group = (typeof groups)[number];

function groupOf({ id }: Fact): Group {
  // When a planet comes back is told with the other dates of the sky.
  if (id.startsWith('cycle.')) return 'sky';
  return groups.find((group) => id.startsWith(`${group}.`)) ?? 'other';
}

/** Details of a point's facts in order, without those that an earlier one already says. */
function withoutRepeats(details: readonly string[]): readonly string[] {
  return details.filter(
    (detail, index) => !details.slice(0, index).some((earlier) => earlier.includes(detail)),
  );
}

/** Everything that was computed, each with its derivation; its rows are made when it is opened. */
function WholeSheet(props: {
  reading: StoredReading;
  zone: string;
  words: FactWords;
  ofMode: TraditionWords | null;
  facts: FactMap;
  state: 'computing' | 'kept' | 'whole';
}) {
  const t = useText(uiChat);
  const r = useText(uiReplies);
  const { reading, zone, words, facts, state } = props;
  const [open, setOpen] = useState(false);
  const shown = [...facts.values()];
  const told = toldIn(props.ofMode, reading.sheet, shown);
  const names: Readonly<Record<Group, string>> = {
    tarot: t.groupTarot,
    natal: t.groupNatal,
    partner: t.groupPartner,
    synastry: t.groupSynastry,
    composite: t.groupComposite,
    humandesign: t.groupHumanDesign,
    other: t.groupOther,
    transit: t.groupTransit,
    profection: t.groupProfection,
    sky: t.groupSky,
    caveat: t.groupCaveat,
  };
  const lost = reading.removed === undefined ? t.citedOnly : r.removedWith(...reading.removed);
  if (state === 'computing') return <p className={styles.left}>{t.sheetLoading}</p>;
  return (
    <details className={styles.whole} onToggle={(event) => setOpen(event.currentTarget.open)}>
      <summary>{t.wholeSheet(shown.length)}</summary>
      {state === 'kept' && <p className={styles.intro}>{lost}</p>}
      {open &&
        groups.map((group) => {
          const own = shown.filter((fact) => groupOf(fact) === group);
          if (own.length === 0) return null;
          return (
            <section key={group} aria-label={names[group]}>
              <h3>{names[group]}</h3>
              <ul>
                {own.map((fact) => {
                  const view = words.factView(fact, {
                    zone,
                    today: madeOn(reading, zone),
                    clock: deviceHours(),
                    facts,
                    ...told,
                  });
                  return (
                    <li key={fact.id}>
                      <b>{view.title}</b>
                      <p className="num">{view.detail}</p>
                      <p className="meta">{view.derivation}</p>
                    </li>
                  );
                })}
              </ul>
            </section>
          );
        })}
    </details>
  );
}

function Inputs(props: { reading: StoredReading; zone: string }) {
  return props.reading.sheet.mode === 'tarot' ? (
    <CardInputs reading={props.reading} />
  ) : (
    <ChartInputs {...props} />
  );
}

/** Where laid cards came from. */
function CardInputs({ reading }: { reading: StoredReading }) {
  const t = useText(uiChat);
  const { spread, seed, commitment } = reading.sheet.inputs;
  const rows = [
    [t.spread, typeof spread === 'string' ? t.spreadName(spread) : ''],
    [t.cardsFrom, typeof seed === 'string' ? t.cardsDrawn : t.cardsEntered],
    [t.sealed, typeof commitment === 'string' ? commitment : ''],
    [t.seed, typeof seed === 'string' ? seed : ''],
    [t.made, reading.author === 'composer' ? t.madeHere : t.madeByModel],
  ].filter(([, value]) => value !== '');
  return (
    <dl className={styles.inputs}>
      {rows.map(([name, value]) => (
        <div key={name}>
          <dt>{name}</dt>
          <dd className={styles.long}>{value}</dd>
        </div>
      ))}
    </dl>
  );
}

/** The schools a tradition was counted by: "by-minutes, midnight". */
function schoolNames(school: StoredReading['sheet']['school']): string {
  return Object.entries(school)
    .map(([name, choice]) => uiModeCard.schoolChoice(name, choice))
    .join(', ');
}

function ChartInputs(props: { reading: StoredReading; zone: string }) {
  const t = useText(uiChat);
  const { reading } = props;
  const r = useText(uiReplies);
  const { birth, partner, now, zone } = sheetInputs(reading.sheet);
  const lost = reading.removed === undefined ? null : r.removedWith(...reading.removed);
  const born =
    birth === null
      ? (lost ?? t.noBirth)
      : [dayName(birth.date), birth.time ?? t.noTime, birth.place?.name ?? t.noPlace].join(', ');
  const other =
    partner === null
      ? reading.sheet.mode === 'synastry'
        ? lost
        : null
      : [dayName(partner.date), partner.time ?? t.noTime, partner.place?.name ?? t.noPlace].join(', ');
  const house = reading.sheet.school['house'] ?? '';
  const ofMode = reading.sheet.inputs['given'] === undefined ? null : schoolNames(reading.sheet.school);
  return (
    <dl className={styles.inputs}>
      <div>
        <dt>{t.born}</dt>
        <dd className="num">{born}</dd>
      </div>
      {other !== null && (
        <div>
          <dt>{t.otherBorn}</dt>
          <dd className="num">{other}</dd>
        </div>
      )}
      <div>
        <dt>{t.method}</dt>
        <dd>{ofMode ?? [t.tropical, ...(house === '' ? [] : [t.houses(house)])].join(', ')}</dd>
      </div>
      {now !== null && (
        <div>
          <dt>{t.sky}</dt>
          <dd className="num">{dayAndTime(now, zone ?? props.zone)}</dd>
        </div>
      )}
      <div>
        <dt>{t.made}</dt>
        <dd>{reading.author === 'composer' ? t.madeHere : t.madeByModel}</dd>
      </div>
    </dl>
  );
}
