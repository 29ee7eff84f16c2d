/** The small deck as it lies: the Grand Tableau with what the person's card sees, a line, or a square of nine. */
import type { FactSheet } from '#facts/fact-sheet.ts';
import type { TraditionWords } from '#companion/testimony/tradition-words.ts';
import { boardWidth, cellAt, CELLS } from '#traditions/lenormand/board.ts';
import type { BoardShape } from '#traditions/lenormand/board.ts';
import { uiCardCast as t } from '#text/en/ui-card-cast.ts';
import styles from './card-inks.module.css';
import { CardSvg, Lines, linesOf, Roomed, Words } from './card-svg.tsx';
import { cardView } from './card-view.ts';
import type { CardView, ValueName } from './card-view.ts';
import { lenormandEmblems } from './lenormand-emblems.ts';
import type { ModeCard, ModeCardProps, TableRow } from './mode-card.ts';

const numberOf = (key: string): number => Number(key.replace('lenormand-', ''));
/** A number stays with its name. */
const NO_BREAK = '\u00a0';
/** "29 Woman" */
const numbered = ({ id, en }: ValueName): string =>
  t.numbered(String(numberOf(id)), en).replaceAll(' ', NO_BREAK);

function Drawing({ sheet, words, size }: ModeCardProps) {
  const view = cardView(sheet, words);
  return view.id('lenormand.layout') === 'grand-tableau' ? (
    <Roomed
      size={size}
      wide={<Tableau view={view} isWide />}
      narrow={<Tableau view={view} isWide={false} />}
    />
  ) : (
    <ShortLayout view={view} />
  );
}

/** Strokes of a card's emblem, `size` units high, its middle at `cx`, `cy`. */
function Emblem(props: { card: number; cx: number; cy: number; size: number; isGold?: boolean }) {
  const { card, cx, cy, size } = props;
  return (
    <g transform={`translate(${cx - size / 2} ${cy - size / 2}) scale(${size / 24})`}>
      <path
        d={lenormandEmblems[card - 1] ?? ''}
        className={props.isGold === true ? styles.goldLine : styles.fineStroke}
      />
    </g>
  );
}

// ---- the tableau ----

/** What the person's card sees, by list: the label and the fact. */
const sights = [
  ['yourCard', 'lenormand.significator'],
  ['pastSide', 'lenormand.past'],
  ['aheadSide', 'lenormand.ahead'],
  ['aboveSide', 'lenormand.above'],
  ['belowSide', 'lenormand.below'],
  ['around', 'lenormand.around'],
  ['knights', 'lenormand.knights'],
  ['corners', 'lenormand.corners'],
] as const;

const mirrorNames = (view: CardView): readonly ValueName[] => [
  ...view.names('lenormand.mirror.across'),
  ...view.names('lenormand.mirror.down'),
];

function Tableau({ view, isWide }: { view: CardView; isWide: boolean }) {
  const shape: BoardShape = view.sheet.school['tableau'] === '8x4+4' ? '8x4+4' : '4x9';
  const columns = boardWidth(shape);
  const rows = shape === '4x9' ? 4 : 5;
  const width = isWide ? 648 : 340;
  const cell = { width: width / columns, height: isWide ? 92 : 52 };
  const lists = listsOf(view);
  const top = rows * cell.height + 20;
  const wide = isWide ? 78 : 40;
  const placed = placeLists(lists, top, wide);
  return (
    <CardSvg
      width={width}
      height={placed.height}
      most={isWide ? 648 : 460}
      label={t.tableauLabel(personOf(view))}
    >
      {Array.from({ length: CELLS }, (_, at) => (
        <TableauCell key={at} view={view} position={at + 1} shape={shape} size={cell} isWide={isWide} />
      ))}
      {placed.lists.map(({ head, text, y }) => (
        <g key={head}>
          <Words x={2} y={y} way="label" anchor="start">
            {head}
          </Words>
          <SightMark
            mark={head === t.knights ? 'knight' : head === t.mirrors ? 'mirror' : null}
            x={58}
            y={y - 4}
            size={4.5}
          />
          <Lines x={74} y={y} way="body" anchor="start" wide={wide} leading={16}>
            {text}
          </Lines>
        </g>
      ))}
    </CardSvg>
  );
}

type List = { readonly head: string; readonly text: string };

function listsOf(view: CardView): readonly List[] {
  const named = (head: string, names: readonly ValueName[]): List => ({
    head,
    text: names.length === 0 ? t.nobody : names.map(numbered).join(', '),
  });
  if (!view.has('lenormand.significator')) return [named(t.corners, view.names('lenormand.corners'))];
  return [
    ...sights.map(([label, id]) => named(t[label], view.names(id))),
    named(t.mirrors, mirrorNames(view)),
  ];
}

function placeLists(lists: readonly List[], top: number, wide: number) {
  let y = top;
  const placed = lists.map((list) => {
    const at = y + 4;
    y += linesOf(list.text, wide).length * 16 + 5;
    return { ...list, y: at };
  });
  return { lists: placed, height: y };
}

function personOf(view: CardView): string {
  const [person] = view.names('lenormand.significator');
  if (person === undefined) return t.tableauNoPerson;
  const who = numberOf(person.id) === 28 ? 'man' : 'woman';
  return t.tableauPerson(
    person.en,
    String(view.count(`lenormand.${who}.row`) ?? ''),
    String(view.count(`lenormand.${who}.column`) ?? ''),
  );
}

type Mark = 'person' | 'knight' | 'mirror' | null;

function markOf(view: CardView, key: string): Mark {
  if (view.id('lenormand.significator') === key) return 'person';
  if (view.ids('lenormand.knights').includes(key)) return 'knight';
  return mirrorNames(view).some(({ id }) => id === key) ? 'mirror' : null;
}

/** In the row or the column of the person's card. */
const isInLine = (view: CardView, key: string): boolean =>
  ['past', 'ahead', 'above', 'below'].some((side) => view.ids(`lenormand.${side}`).includes(key));

function TableauCell(props: {
  view: CardView;
  position: number;
  shape: BoardShape;
  size: { readonly width: number; readonly height: number };
  isWide: boolean;
}) {
  const { view, position, shape, size, isWide } = props;
  const { row, column } = cellAt(shape, position);
  const [name] = view.names(`lenormand.${position}.card`);
  if (name === undefined) return null;
  const card = numberOf(name.id);
  const mark = markOf(view, name.id);
  const gap = isWide ? 2.5 : 1;
  const x = (column - 1) * size.width + gap;
  const y = (row - 1) * size.height + gap;
  const [width, height] = [size.width - 2 * gap, size.height - 2 * gap];
  const cx = x + width / 2;
  return (
    <g>
      <rect
        x={x}
        y={y}
        width={width}
        height={height}
        rx={isWide ? 6 : 4}
        className={mark === 'person' ? styles.lit : isInLine(view, name.id) ? styles.washPlate : styles.plate}
      />
      <Words x={x + (isWide ? 7 : 4)} y={y + (isWide ? 16 : 13)} way="label" anchor="start">
        {card}
      </Words>
      <SightMark
        mark={mark}
        x={x + width - (isWide ? 12 : 8)}
        y={y + (isWide ? 12 : 9)}
        size={isWide ? 5.5 : 4}
      />
      <Emblem
        card={card}
        cx={cx}
        cy={y + (isWide ? 42 : 31)}
        size={isWide ? 32 : 23}
        isGold={mark === 'person'}
      />
      {isWide && (
        <Words x={cx} y={y + height - 9} way="label" ink="text">
          {name.en}
        </Words>
      )}
    </g>
  );
}

/** A filled lozenge for a knight's move, two facing strokes for a mirror. */
function SightMark(props: { mark: Mark; x: number; y: number; size: number }) {
  const { mark, x, y, size } = props;
  if (mark === 'knight')
    return (
      <path
        d={`M${x} ${y - size}L${x + size * 0.7} ${y}L${x} ${y + size}L${x - size * 0.7} ${y}Z`}
        className={styles.gold}
      />
    );
  if (mark !== 'mirror') return null;
  return (
    <path
      d={`M${x - size * 0.5} ${y - size}V${y + size}M${x + size * 0.5} ${y - size}V${y + size}`}
      className={styles.goldLine}
    />
  );
}

// ---- lines and the square ----

function ShortLayout({ view }: { view: CardView }) {
  const places = view.sheet.facts.flatMap(({ id }) => {
    const match = /^lenormand\.(\d+)\.card$/.exec(id);
    return match === null ? [] : [Number(match[1])];
  });
  const isSquare = places.length === 9;
  const columns = isSquare ? 3 : places.length;
  const rows = isSquare ? 3 : 1;
  const step = { x: 340 / columns, y: 148 };
  const isFive = columns === 5;
  const list = places.map((place) => view.name(`lenormand.${place}.card`) ?? '').join(', ');
  const centre = (places.length + 1) / 2;
  return (
    <CardSvg
      width={340}
      height={rows * step.y + (isSquare ? 0 : isFive ? 48 : 30)}
      most={isFive ? 560 : 460}
      label={isSquare ? t.squareLabel(list) : t.lineLabel(list)}
    >
      {places.map((place, at) => (
        <LaidCard
          key={place}
          view={view}
          place={place}
          cx={((at % columns) + 0.5) * step.x}
          y={Math.floor(at / columns) * step.y}
          width={isFive ? 62 : 88}
          isCentre={place === centre}
        />
      ))}
      {!isSquare &&
        mirrorPairs(view).map(([a, b]) => (
          <MirrorArc key={a} from={(a - 0.5) * step.x} to={(b - 0.5) * step.x} y={step.y + 2} />
        ))}
      {!isSquare && (
        <Words x={170} y={step.y + (isFive ? 44 : 27)} way="label">
          {t.mirrors}
        </Words>
      )}
    </CardSvg>
  );
}

const mirrorPairs = (view: CardView): readonly (readonly [number, number])[] =>
  view.sheet.facts.flatMap(({ id }) => {
    const match = /^lenormand\.mirror\.(\d+)-(\d+)$/.exec(id);
    return match === null ? [] : [[Number(match[1]), Number(match[2])] as const];
  });

/** The two cards that answer each other over the middle. */
function MirrorArc({ from, to, y }: { from: number; to: number; y: number }) {
  const deep = (to - from) / 9;
  return (
    <path d={`M${from} ${y}C${from} ${y + deep} ${to} ${y + deep} ${to} ${y}`} className={styles.line} />
  );
}

function LaidCard(props: {
  view: CardView;
  place: number;
  cx: number;
  y: number;
  width: number;
  isCentre: boolean;
}) {
  const { view, place, cx, y, width, isCentre } = props;
  const [name] = view.names(`lenormand.${place}.card`);
  if (name === undefined) return null;
  const card = numberOf(name.id);
  return (
    <g>
      <Words x={cx} y={y + 12} way="label">
        {view.name(`lenormand.${place}.position`)}
      </Words>
      <rect
        x={cx - width / 2}
        y={y + 20}
        width={width}
        height={96}
        rx={8}
        className={isCentre ? styles.lit : styles.plate}
      />
      <Words x={cx - width / 2 + 8} y={y + 37} way="label" anchor="start">
        {card}
      </Words>
      <Emblem card={card} cx={cx} cy={y + 72} size={width > 70 ? 52 : 40} isGold={isCentre} />
      <Words x={cx} y={y + 134} way={width > 70 ? 'name' : 'body'}>
        {name.en}
      </Words>
    </g>
  );
}

// ---- the table ----

function rows(sheet: FactSheet, words: TraditionWords): readonly TableRow[] {
  const view = cardView(sheet, words);
  if (view.id('lenormand.layout') === 'grand-tableau') return tableauRows(view);
  return sheet.facts.flatMap(({ id }): readonly TableRow[] => {
    const place = /^lenormand\.(\d+)\.card$/.exec(id)?.[1];
    const [name] = view.names(id);
    if (place === undefined || name === undefined) return [];
    return [{ head: view.name(`lenormand.${place}.position`) ?? '', cells: [numbered(name)] }];
  });
}

function tableauRows(view: CardView): readonly TableRow[] {
  const shape: BoardShape = view.sheet.school['tableau'] === '8x4+4' ? '8x4+4' : '4x9';
  const cells = Array.from({ length: CELLS }, (_, at): TableRow => {
    const { row, column } = cellAt(shape, at + 1);
    const [name] = view.names(`lenormand.${at + 1}.card`);
    return {
      head: t.cell(row, column),
      cells: [
        name === undefined ? '' : numbered(name),
        t.inHouse(view.name(`lenormand.${at + 1}.house`) ?? ''),
      ],
    };
  });
  return [...listsOf(view).map(({ head, text }) => ({ head, cells: [text] })), ...cells];
}

export const card: ModeCard = { Drawing, rows };
