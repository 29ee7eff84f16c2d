/** The year of birth as a tile, the square of the nine mewa, and the ring of the eight parkha with that of the year of life. */
import type { FactSheet } from '#facts/fact-sheet.ts';
import type { TraditionWords } from '#companion/testimony/tradition-words.ts';
import { MEWA_COLOURS, PARKHA_DIRECTIONS, PARKHA_IDS } from '#traditions/tibetan/tables.ts';
import type { MewaColour, ParkhaId } from '#traditions/tibetan/tables.ts';
import { uiCardEast as t } from '#text/en/ui-card-east.ts';
import styles from './card-inks.module.css';
import { CardSvg, Roomed, Words } from './card-svg.tsx';
import { cardView } from './card-view.ts';
import type { CardView } from './card-view.ts';
import { type FactLine, FactList, factLines, factRows, listHeight, nameOfOther, said } from './fact-list.tsx';
import type { ModeCard, ModeCardProps, TableRow } from './mode-card.ts';
import tibetan from './tibetan.module.css';

/** The square whose rows, columns and diagonals make fifteen, the south at the head. */
const square = [4, 9, 2, 3, 5, 7, 8, 1, 6] as const;

/** Lines of a parkha from the foot up; a full line is 1. */
const parkhaLines: Readonly<Record<ParkhaId, readonly [number, number, number]>> = {
  li: [1, 0, 1],
  khon: [0, 0, 0],
  dwa: [1, 1, 0],
  khen: [1, 1, 1],
  kham: [0, 1, 0],
  gin: [0, 0, 1],
  zin: [1, 0, 0],
  zon: [0, 1, 1],
};

const yearFacts = ['tibetan.year', 'tibetan.element', 'tibetan.gender', 'tibetan.animal'] as const;
const lineFacts = [
  'tibetan.weekday',
  'tibetan.weekday-element',
  'tibetan.month-repeat',
  'tibetan.day-repeat',
  'tibetan.now.year',
  'tibetan.losar',
  'tibetan.next-losar',
  'tibetan.obstacle',
  'tibetan.next-obstacle-year',
] as const;

function Drawing({ sheet, words, size }: ModeCardProps) {
  const view = cardView(sheet, words);
  return (
    <Roomed
      size={size}
      wide={<Card view={view} words={words} isWide />}
      narrow={<Card view={view} words={words} isWide={false} />}
    />
  );
}

interface CardProps {
  view: CardView;
  words: TraditionWords;
  isWide: boolean;
}

function Card({ view, words, isWide }: CardProps) {
  const lines = linesOf(view);
  const width = isWide ? 640 : 340;
  const squareTop = 118;
  const ringTop = isWide ? squareTop : squareTop + 250;
  const listTop = ringTop + (isWide ? 302 : 322);
  const wide = isWide ? 60 : 26;
  return (
    <CardSvg
      width={width}
      height={listTop + 14 + listHeight(lines, wide)}
      most={isWide ? 660 : 440}
      label={t.tibetanLabel(said(view, 'tibetan.year'), said(view, 'tibetan.mewa'))}
    >
      <YearTile view={view} width={width} />
      <MewaSquare view={view} cx={isWide ? 152 : 170} y={squareTop} side={isWide ? 246 : 216} />
      <ParkhaRing view={view} words={words} cx={isWide ? 478 : 170} cy={ringTop + (isWide ? 150 : 160)} />
      <path d={`M2 ${listTop}H${width - 2}`} className={styles.hair} />
      <FactList lines={lines} x={2} y={listTop + 22} textX={isWide ? 210 : 176} wide={wide} />
    </CardSvg>
  );
}

/** Element, gender and animal of the year of birth, in both scripts. */
function YearTile({ view, width }: { view: CardView; width: number }) {
  const isOpen = view.isOpen('tibetan.year');
  return (
    <g>
      <rect
        x={2}
        y={2}
        width={width - 4}
        height={98}
        rx={12}
        className={`${styles.lit} ${isOpen ? styles.either : ''}`}
      />
      <Words x={width / 2} y={33} way="own" lang="bo">
        {view.own('tibetan.year')}
      </Words>
      <Words x={width / 2} y={69} way={isOpen ? 'name' : 'title'}>
        {said(view, 'tibetan.year')}
      </Words>
      <Words x={width / 2} y={88} way="label">
        {t.cycleYear(said(view, 'tibetan.year-in-rabjung'), said(view, 'tibetan.rabjung'))}
      </Words>
    </g>
  );
}

const mewaInk: Readonly<Record<MewaColour, string | undefined>> = {
  white: tibetan.white,
  black: tibetan.black,
  blue: tibetan.blue,
  green: tibetan.green,
  yellow: tibetan.yellow,
  red: tibetan.red,
};

function MewaSquare(props: { view: CardView; cx: number; y: number; side: number }) {
  const { view, cx, y, side } = props;
  const cell = side / 3;
  const left = cx - side / 2;
  const of = (id: string): readonly number[] => {
    const n = view.count(id);
    return n === null ? view.ids(id).map(Number) : [n];
  };
  const yours = of('tibetan.mewa');
  const now = of('tibetan.now.mewa');
  return (
    <g>
      <Words x={cx} y={y + 10} way="label">
        {t.mewaSquare}
      </Words>
      {/* The one that is lit lies over the edges of its neighbours. */}
      {square
        .map((mewa, at) => ({ mewa, at }))
        .toSorted((a, b) => Number(yours.includes(a.mewa)) - Number(yours.includes(b.mewa)))
        .map(({ mewa, at }) => {
          const x = left + (at % 3) * cell;
          const top = y + 20 + Math.floor(at / 3) * cell;
          const isYours = yours.includes(mewa);
          const marks = [isYours ? t.mewaYours : '', now.includes(mewa) ? t.mewaNow : ''].filter(Boolean);
          return (
            <g key={mewa}>
              <rect
                x={x}
                y={top}
                width={cell}
                height={cell}
                className={isYours ? `${styles.lit} ${yours.length > 1 ? styles.either : ''}` : styles.plate}
              />
              <circle
                cx={x + cell / 2}
                cy={top + cell / 2 - (marks.length > 0 ? 12 : 0)}
                r={17}
                className={mewaInk[MEWA_COLOURS[mewa - 1] ?? 'white']}
              />
              <text
                x={x + cell / 2}
                y={top + cell / 2 + 6.5 - (marks.length > 0 ? 12 : 0)}
                textAnchor="middle"
                className={tibetan.digit}
              >
                {mewa}
              </text>
              {marks.map((mark, index) => (
                <Words key={mark} x={x + cell / 2} y={top + cell - 20 + index * 14} way="label" ink="text">
                  {mark}
                </Words>
              ))}
            </g>
          );
        })}
    </g>
  );
}

/** The eight parkha as the ring of directions, the south at the head. */
function ParkhaRing(props: { view: CardView; words: TraditionWords; cx: number; cy: number }) {
  const { view, words, cx, cy } = props;
  const yours = view.ids('tibetan.parkha');
  const age = said(view, 'tibetan.nominal-age');
  const about = [said(view, 'tibetan.parkha.element'), said(view, 'tibetan.parkha.direction')].filter(
    Boolean,
  );
  // Two of each are too long for one line between the tiles.
  const aboutLines = view.isOpen('tibetan.parkha') ? about : [about.join(', ')];
  return (
    <g>
      <Words x={cx} y={cy - 140} way="label">
        {t.parkhaRing}
      </Words>
      {PARKHA_IDS.map((parkha, at) => {
        const angle = ((at - 2) / 8) * 2 * Math.PI;
        const x = cx + 104 * Math.cos(angle);
        const y = cy + 4 + 104 * Math.sin(angle);
        const isYours = yours.includes(parkha);
        return (
          <g key={parkha}>
            <rect
              x={x - 27}
              y={y - 27}
              width={54}
              height={56}
              rx={9}
              className={`${isYours ? styles.lit : styles.tile} ${isYours && yours.length > 1 ? styles.either : ''}`}
            />
            {parkhaLines[parkha].map((full, line) => (
              <path
                key={line}
                d={
                  full === 1
                    ? `M${x - 14} ${y + 1 - line * 8}h28`
                    : `M${x - 14} ${y + 1 - line * 8}h11M${x + 3} ${y + 1 - line * 8}h11`
                }
                className={isYours ? tibetan.litLine : tibetan.line}
              />
            ))}
            <Words x={x} y={y + 21} way="label" ink={isYours ? 'text' : 'muted'}>
              {yours.length === 0
                ? (PARKHA_DIRECTIONS[at] ?? '').toUpperCase()
                : nameOfOther(view, words, 'tibetan.parkha', parkha).en}
            </Words>
          </g>
        );
      })}
      <Words x={cx} y={cy - 26} way="own" lang="bo">
        {view.own('tibetan.parkha')}
      </Words>
      <Words x={cx} y={cy} way="name">
        {yours.length === 0 ? t.parkhaNone : said(view, 'tibetan.parkha')}
      </Words>
      {aboutLines.map((line, at) => (
        <Words key={at} x={cx} y={cy + 19 + at * 15} way="label" ink="text">
          {line}
        </Words>
      ))}
      <Words x={cx} y={cy + 23 + aboutLines.length * 15} way="label">
        {age === '' ? null : t.parkhaOf(age)}
      </Words>
    </g>
  );
}

/** The day as the calendar has it now. */
function todayOf(view: CardView): readonly FactLine[] {
  const day = said(view, 'tibetan.now.day');
  return day === '' ? [] : [{ name: t.today, text: t.tibetanDay(day, said(view, 'tibetan.now.month')) }];
}

function linesOf(view: CardView): readonly FactLine[] {
  const repeats = ['tibetan.month-repeat', 'tibetan.day-repeat'] as const;
  const plain = repeats.filter((id) => view.id(id) === 'single');
  return [
    ...(view.has('tibetan.day')
      ? [
          {
            name: t.bornDay,
            text: t.tibetanDay(said(view, 'tibetan.day'), said(view, 'tibetan.month')),
          },
        ]
      : []),
    ...todayOf(view),
    ...factLines(view, ['tibetan.mewa', 'tibetan.now.mewa']),
    ...factLines(
      view,
      lineFacts.filter((id) => !plain.some((one) => one === id)),
    ),
  ];
}

function rows(sheet: FactSheet, words: TraditionWords): readonly TableRow[] {
  const view = cardView(sheet, words);
  return [
    ...factRows(view, [
      ...yearFacts,
      'tibetan.rabjung',
      'tibetan.year-in-rabjung',
      'tibetan.month',
      'tibetan.day',
      ...lineFacts,
      'tibetan.mewa',
      'tibetan.mewa-colour',
      'tibetan.now.mewa',
      'tibetan.nominal-age',
      'tibetan.parkha',
      'tibetan.parkha.element',
      'tibetan.parkha.direction',
    ]),
    ...todayOf(view).map(({ name, text }) => ({ head: name, cells: [text] })),
  ];
}

export const card: ModeCard = { Drawing, rows };
