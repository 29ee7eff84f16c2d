/** Seven numbers in nine bases: the grid with its named cells and the column of the age, then where each number stands. */
import type { FactSheet } from '#facts/fact-sheet.ts';
import type { TraditionWords } from '#companion/testimony/tradition-words.ts';
import { SEVEN_CELLS, SEVEN_STARS } from '#traditions/thai/seven-numbers.ts';
import { uiCardThai as t } from '#text/en/ui-card-thai.ts';
import inks from './card-inks.module.css';
import { CardSvg, linesOf, Roomed, Words } from './card-svg.tsx';
import { cardView } from './card-view.ts';
import type { CardView } from './card-view.ts';
import type { ModeCard, ModeCardProps, TableRow } from './mode-card.ts';
import styles from './thai/thai-card.module.css';
import { factRows, namedLike } from './thai/thai-view.ts';

const BASES = [1, 2, 3, 4, 5, 6, 7, 8, 9] as const;
const COLUMNS = [1, 2, 3, 4, 5, 6, 7] as const;
const HEAD = 16;

function Drawing({ sheet, words, size }: ModeCardProps) {
  const view = cardView(sheet, words);
  return (
    <Roomed
      size={size}
      wide={<Grid view={view} words={words} isWide />}
      narrow={<Grid view={view} words={words} isWide={false} />}
    />
  );
}

function Grid({ view, words, isWide }: { view: CardView; words: TraditionWords; isWide: boolean }) {
  const width = isWide ? 648 : 340;
  const cell = { width: (width - HEAD) / 7, named: isWide ? 62 : 50, plain: 26 };
  const tops = BASES.map(
    (base) => 22 + Math.min(base - 1, 3) * cell.named + Math.max(0, base - 4) * cell.plain,
  );
  const foot = (tops.at(-1) ?? 0) + cell.plain;
  const column = view.count('seven.age-column');
  const lists = { y: foot + 46, half: width / 2 };
  const pillars = columnLines(view);
  const besideY = isWide ? lists.y : lists.y + 172;
  const end = besideY + 20 + pillars.reduce((sum, { lines }) => sum + lines.length * 16 + 3, 0);
  return (
    <CardSvg width={width} height={end} most={width === 340 ? 460 : 648} label={labelOf(view)}>
      {column !== null && (
        <AgePointer view={view} x={HEAD + (column - 0.5) * cell.width} width={cell.width} foot={foot} />
      )}
      {BASES.map((base, at) => (
        <g key={base}>
          <Words x={5} y={(tops[at] ?? 0) + (base < 4 ? 24 : 18)} way="label">
            {base}
          </Words>
          {COLUMNS.map((one) => (
            <Cell
              key={one}
              view={view}
              words={words}
              base={base}
              column={one}
              box={{
                x: HEAD + (one - 1) * cell.width + 1,
                y: (tops[at] ?? 0) + 1,
                width: cell.width - 2,
                height: (base < 4 ? cell.named : cell.plain) - 2,
              }}
              isWide={isWide}
              isLit={one === column}
            />
          ))}
        </g>
      ))}
      <Words x={width / 2} y={foot + 20} way="label">
        {t.from(
          view.name('seven.weekday') ?? '',
          String(view.count('seven.month') ?? ''),
          view.name('seven.animal') ?? '',
        )}
      </Words>
      <Words x={2} y={lists.y} way="label" anchor="start">
        {t.starsIn}
      </Words>
      {SEVEN_STARS.map((star, at) => (
        <g key={star}>
          <Words x={2} y={lists.y + 20 + at * 20} way="body" anchor="start" ink="gold">
            {at + 1}
          </Words>
          <Words x={16} y={lists.y + 20 + at * 20} way="strong" anchor="start">
            {namedLike(words, view.fact('seven.cell.atta'), star).en}
          </Words>
          <Words x={84} y={lists.y + 20 + at * 20} way="body" anchor="start">
            {view.name(`seven.${star}.cells`)}
          </Words>
        </g>
      ))}
      <Words x={isWide ? lists.half : 2} y={besideY} way="label" anchor="start">
        {t.columnsAre}
      </Words>
      {pillars.map(({ column: one, top, lines }) => (
        <g key={one}>
          <Words x={isWide ? lists.half : 2} y={besideY + 20 + top} way="body" anchor="start" ink="gold">
            {one}
          </Words>
          {lines.map((line, at) => (
            <Words
              key={line}
              x={(isWide ? lists.half : 2) + 14}
              y={besideY + 20 + top + at * 16}
              way="body"
              anchor="start"
            >
              {line}
            </Words>
          ))}
        </g>
      ))}
    </CardSvg>
  );
}

const labelOf = (view: CardView): string =>
  t.sevenLabel(
    view.name('seven.weekday') ?? '',
    view.name('seven.animal') ?? '',
    String(view.count('seven.age-column') ?? t.none),
  );

/** A line of light behind the column in which the age stands, with its mark above. */
function AgePointer(props: { view: CardView; x: number; width: number; foot: number }) {
  const { view, x, width, foot } = props;
  return (
    <g>
      <rect x={x - width / 2} y={20} width={width} height={foot - 18} rx={6} className={inks.lit} />
      <path d={`M${x} 19L${x - 5} 11H${x + 5}Z`} className={styles.now} />
      <Words x={x < 60 ? x + 8 : x - 8} y={17} way="label" anchor={x < 60 ? 'start' : 'end'} ink="text">
        {t.ageHere(String(view.count('seven.age') ?? ''))}
      </Words>
    </g>
  );
}

function Cell(props: {
  view: CardView;
  words: TraditionWords;
  base: number;
  column: number;
  box: { readonly x: number; readonly y: number; readonly width: number; readonly height: number };
  isWide: boolean;
  isLit: boolean;
}) {
  const { view, words, base, column, box, isWide, isLit } = props;
  const cx = box.x + box.width / 2;
  const name = SEVEN_CELLS[base - 1]?.[column - 1];
  const called = name === undefined ? null : namedLike(words, view.fact('seven.sun.cells'), name);
  return (
    <g>
      <rect {...box} rx={4} className={isLit ? styles.clear : base > 4 ? inks.sunk : inks.tile} />
      <Words
        x={cx}
        y={box.y + (called === null ? 18 : 23)}
        way={base === 4 ? 'strong' : called === null ? 'body' : 'title'}
        ink={isLit ? 'gold' : base > 4 ? 'muted' : 'text'}
      >
        {view.count(`seven.base${base}.${column}`)}
      </Words>
      {called !== null && isWide && (
        <Words x={cx} y={box.y + 38} way="label" ink="text">
          {called.en}
        </Words>
      )}
      <Words x={cx} y={box.y + (isWide ? 52 : 41)} way="label" lang="th">
        {called?.own ?? null}
      </Words>
    </g>
  );
}

/** What the sum of a column is called and the pairs in it, under each other. */
function columnLines(view: CardView): readonly { column: number; top: number; lines: readonly string[] }[] {
  let top = 0;
  return COLUMNS.map((column) => {
    const sum = t.sumOf(
      String(view.count(`seven.base4.${column}`) ?? ''),
      view.name(`seven.base4.${column}.called`) ?? '',
    );
    const pairs = view.name(`seven.pillar.${column}.relations`);
    const lines = linesOf([sum, pairs].filter(Boolean).join(' · '), 52);
    const placed = { column, top, lines };
    top += lines.length * 16 + 3;
    return placed;
  });
}

function rows(sheet: FactSheet, words: TraditionWords): readonly TableRow[] {
  const view = cardView(sheet, words);
  return [
    ...factRows(view, words, ['seven.weekday', 'seven.month', 'seven.animal']),
    ...factRows(
      view,
      words,
      SEVEN_CELLS.flat().map((cell) => `seven.cell.${cell}`),
    ),
    ...BASES.map((base) => ({
      head: t.base(base),
      cells: [COLUMNS.map((column) => view.count(`seven.base${base}.${column}`)).join(' ')],
    })),
    ...columnLines(view).map(({ column, lines }) => ({ head: t.column(column), cells: [lines.join(' ')] })),
    ...factRows(
      view,
      words,
      SEVEN_STARS.map((star) => `seven.${star}.cells`),
    ),
    ...factRows(view, words, ['seven.age', 'seven.age-column', 'seven.age-cells']),
  ];
}

export const card: ModeCard = { Drawing, rows };
