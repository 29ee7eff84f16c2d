/** A life as a bar of eight periods, the present one opened into its eight shares, and who rules now. */
import type { FactSheet } from '#facts/fact-sheet.ts';
import type { TraditionWords } from '#companion/testimony/tradition-words.ts';
import { uiCardThai as t } from '#text/en/ui-card-thai.ts';
import inks from './card-inks.module.css';
import { CardSvg, Lines, Words } from './card-svg.tsx';
import { cardView } from './card-view.ts';
import type { CardView } from './card-view.ts';
import type { ModeCard, ModeCardProps, TableRow } from './mode-card.ts';
import { FactLines, placeLines } from './thai/fact-lines.tsx';
import styles from './thai/thai-card.module.css';
import { dayOf, factRows, idsLike, numeralsOf } from './thai/thai-view.ts';

const WIDTH = 340;
const BAR = 34;

/** A stretch of the bar: its star or two that are open, and its ages; none where the hour decides. */
type Stretch = {
  readonly id: string;
  readonly stars: readonly string[];
  readonly name: string;
  readonly ages: readonly [from: number, to: number] | null;
  readonly until: string | null;
};

function stretchesOf(view: CardView, kind: 'period' | 'sub-period'): readonly Stretch[] {
  return idsLike(view.sheet, new RegExp(`^thai\\.mahataksa\\.${kind}\\.\\d+$`)).map((id) => {
    const [from, to, until] = [view.value(id, 'fromAge'), view.value(id, 'toAge'), view.value(id, 'to')];
    return {
      id,
      stars: view.ids(id),
      name: view.name(id) ?? '',
      ages: typeof from === 'number' && typeof to === 'number' ? [from, to] : null,
      until: typeof until === 'string' ? until : null,
    };
  });
}

type Placed = Stretch & { readonly x: number; readonly width: number };

/** Along the bar by years; alike in width where the years are open. */
function along(stretches: readonly Stretch[]): readonly Placed[] {
  const start = stretches[0]?.ages?.[0] ?? 0;
  const end = stretches.at(-1)?.ages?.[1] ?? 0;
  return stretches.map((one, at) =>
    one.ages === null || end <= start
      ? { ...one, x: (at * WIDTH) / stretches.length, width: WIDTH / stretches.length }
      : {
          ...one,
          x: ((one.ages[0] - start) / (end - start)) * WIDTH,
          width: ((one.ages[1] - one.ages[0]) / (end - start)) * WIDTH,
        },
  );
}

/** Whole years and the part of a year lived, from the days counted. */
function ageOf(view: CardView): number {
  const days = view.value('thai.mahataksa.age', 'days');
  return typeof days === 'number' ? days / 365.25 : (view.count('thai.mahataksa.age') ?? 0);
}

const isNow = ({ ages }: Stretch, age: number): boolean => ages !== null && age >= ages[0] && age < ages[1];

function Drawing({ sheet, words }: ModeCardProps) {
  const view = cardView(sheet, words);
  const age = ageOf(view);
  const periods = along(stretchesOf(view, 'period'));
  const shares = along(stretchesOf(view, 'sub-period'));
  const isOpen = view.isOpen('thai.mahataksa.major');
  const now = periods.find((one) => isNow(one, age));
  const listAt = 168;
  const { placed, end } = placeLines(factLines(view), listAt + 178);
  return (
    <CardSvg width={WIDTH} height={end + 4} most={480} label={labelOf(view)}>
      <Bar stretches={periods} y={20} age={age} />
      {now !== undefined && (
        <path
          d={`M${now.x} ${20 + BAR}L0 96V100M${now.x + now.width} ${20 + BAR}L${WIDTH} 96V100`}
          className={inks.hair}
        />
      )}
      <Bar stretches={shares} y={100} age={age} />
      {isOpen && (
        <Lines x={170} y={70} way="label" wide={52} leading={16}>
          {t.openPeriods}
        </Lines>
      )}
      <List
        x={2}
        y={listAt}
        head={isOpen ? t.periodsOpen : t.periods}
        stretches={periods}
        age={age}
        said={agesOf}
      />
      <List
        x={180}
        y={listAt}
        head={isOpen ? t.sharesOpen : t.shares(view.name('thai.mahataksa.major') ?? '')}
        stretches={shares}
        age={age}
        said={({ until }) => (until === null ? '' : t.monthYear(until))}
      />
      <FactLines placed={placed} />
    </CardSvg>
  );
}

const agesOf = ({ ages }: Stretch): string => (ages === null ? '' : t.ages(ages[0], ages[1]));

const labelOf = (view: CardView): string =>
  t.mahaLabel(
    view.name('thai.mahataksa.major') ?? '',
    view.name('thai.mahataksa.major-seat') ?? '',
    view.count('thai.mahataksa.age') ?? 0,
  );

/** Stretches by their numerals, the present one lit under a mark, with the ages where they meet. */
function Bar({ stretches, y, age }: { stretches: readonly Placed[]; y: number; age: number }) {
  const now = stretches.find((one) => isNow(one, age));
  const nowX =
    now?.ages === null || now === undefined
      ? null
      : now.x + (now.width * (age - now.ages[0])) / (now.ages[1] - now.ages[0]);
  return (
    <g>
      {stretches.map((one) => (
        <g key={one.id}>
          <rect
            x={one.x + 0.75}
            y={y}
            width={Math.max(2, one.width - 1.5)}
            height={BAR}
            rx={4}
            className={one.stars.length > 1 ? styles.open : one === now ? inks.lit : inks.plate}
          />
          <Words
            x={one.x + one.width / 2}
            y={y + BAR / 2 + 6}
            way={one.stars.length > 1 ? 'strong' : 'name'}
            lang="th"
            ink={one === now ? 'gold' : 'text'}
          >
            {one.width < 12 ? null : numeralsOf(one.stars)}
          </Words>
        </g>
      ))}
      {nowX !== null && (
        <path d={`M${nowX} ${y - 3}L${nowX - 5} ${y - 11}H${nowX + 5}Z`} className={styles.now} />
      )}
    </g>
  );
}

function List(props: {
  x: number;
  y: number;
  head: string;
  stretches: readonly Stretch[];
  age: number;
  said: (stretch: Stretch) => string;
}) {
  const { x, y, stretches, age } = props;
  return (
    <g>
      <Words x={x} y={y} way="label" anchor="start">
        {props.head}
      </Words>
      {stretches.map((one, at) => {
        const row = y + 20 + at * 18;
        const isLit = isNow(one, age);
        return (
          <g key={one.id}>
            <Words x={x} y={row} way="body" anchor="start" lang="th" ink="gold">
              {numeralsOf(one.stars)}
            </Words>
            <Words
              x={x + (one.stars.length > 1 ? 32 : 18)}
              y={row}
              way={isLit ? 'strong' : 'body'}
              anchor="start"
            >
              {one.name}
            </Words>
            <Words x={x + 158} y={row} way="label" anchor="end" ink={isLit ? 'gold' : 'muted'}>
              {props.said(one)}
            </Words>
          </g>
        );
      })}
    </g>
  );
}

function factLines(view: CardView): readonly { head: string; text: string | null }[] {
  const id = (name: string): string => `thai.mahataksa.${name}`;
  const next = (name: string): string | null => {
    const when = dayOf(view, id(name));
    return when === null ? null : t.change(view.name(id(`${name}-star`)) ?? '', when);
  };
  const year = view.name(id('year-star'));
  return [
    { head: t.nowIs, text: t.majorSub(view.name(id('major')) ?? '', view.name(id('sub')) ?? '') },
    {
      head: t.seat,
      text: t.seats(view.name(id('major-seat')) ?? '', view.name(id('sub-seat')) ?? ''),
    },
    { head: t.between, text: view.name(id('relation')) },
    { head: t.nextShare, text: next('next-sub') },
    { head: t.nextPeriod, text: next('next-major') },
    {
      head: t.yearStar(String(view.count(id('nominal-age')) ?? '')),
      text: year === null ? null : t.starInSeat(year, view.name(id('year-seat')) ?? ''),
    },
  ];
}

function rows(sheet: FactSheet, words: TraditionWords): readonly TableRow[] {
  return factRows(cardView(sheet, words), words, idsLike(sheet, /^thai\./));
}

export const card: ModeCard = { Drawing, rows };
