/** The shield of the sand: mothers and daughters at its head from the right, nieces, witnesses, and the judge at its point. */
import type { FactSheet } from '#facts/fact-sheet.ts';
import type { TraditionWords } from '#companion/testimony/tradition-words.ts';
import { uiCardCast as t } from '#text/en/ui-card-cast.ts';
import styles from './card-inks.module.css';
import { CardSvg, Lines, Roomed, Words } from './card-svg.tsx';
import { cardView } from './card-view.ts';
import type { CardView } from './card-view.ts';
import type { ModeCard, ModeCardProps, TableRow } from './mode-card.ts';

const four = [1, 2, 3, 4] as const;
const houses = [1, 2, 3, 4, 5, 6, 7, 8, 9, 10, 11, 12] as const;

/** "Via, the Way" is Via where there is little room. */
const short = (name: string | null): string => (name ?? '').split(',')[0] ?? '';

function Drawing({ sheet, words, size }: ModeCardProps) {
  const view = cardView(sheet, words);
  return (
    <Roomed
      size={size}
      wide={<ShieldDrawing view={view} isWide />}
      narrow={<ShieldDrawing view={view} isWide={false} />}
    />
  );
}

function ShieldDrawing({ view, isWide }: { view: CardView; isWide: boolean }) {
  const width = isWide ? 648 : 340;
  const level = isWide ? 102 : 88;
  const shield = 4 * level;
  const names = short(view.name('geomancy.judge'));
  return (
    <CardSvg
      width={width}
      height={shield + (isWide ? 102 : 172)}
      most={isWide ? 648 : 460}
      label={t.shieldLabel(
        names,
        short(view.name('geomancy.witness.right')),
        short(view.name('geomancy.witness.left')),
      )}
    >
      <ShieldLines width={width} level={level} />
      {figuresOf(view).map((seat) => (
        <Seat key={seat.id} view={view} seat={seat} width={width} level={level} isWide={isWide} />
      ))}
      <Reconciler view={view} x={width * 0.94} y={3 * level + (isWide ? 20 : 24)} isWide={isWide} />
      <Houses view={view} width={width} top={shield + 34} columns={isWide ? 4 : 2} />
    </CardSvg>
  );
}

type SeatOf = {
  readonly id: string;
  readonly label: string;
  /** Row 0–3 from the top; middle as a share of the width. The shield is read from the right. */
  readonly row: number;
  readonly at: number;
  /** Share of the width that the figure may take. */
  readonly share: number;
};

function figuresOf(view: CardView): readonly SeatOf[] {
  const inRow = (kind: string, label: (n: number) => string, row: number, first: number, of: number) =>
    four.map((n) => ({
      id: `geomancy.${kind}.${n}`,
      label: label(n),
      row,
      at: 1 - (first + n - 0.5) / of,
      share: 1 / of,
    }));
  return [
    ...inRow('mother', t.mother, 0, 0, 8),
    ...inRow('daughter', t.daughter, 0, 4, 8),
    ...inRow('niece', t.niece, 1, 0, 4),
    { id: 'geomancy.witness.right', label: t.rightWitness, row: 2, at: 0.75, share: 0.5 },
    { id: 'geomancy.witness.left', label: t.leftWitness, row: 2, at: 0.25, share: 0.5 },
    { id: 'geomancy.judge', label: t.judge, row: 3, at: 0.5, share: 0.34 },
  ].filter(({ id }) => view.has(id));
}

/** The edge of the shield and the walls between its figures. */
function ShieldLines({ width, level }: { width: number; level: number }) {
  const third = 3 * level;
  const foot = 4 * level;
  const walls = [
    ...[1, 2, 3, 5, 6, 7].map((n) => `M${(width * n) / 8} 0V${level}`),
    ...[1, 3].map((n) => `M${(width * n) / 4} 0V${2 * level}`),
    `M${width / 2} 0V${third}`,
    ...[1, 2, 3].map((n) => `M1 ${n * level}H${width - 1}`),
  ].join('');
  const edge = `M1 1H${width - 1}V${third}C${width * 0.9} ${third} ${width * 0.78} ${third + level * 0.3} ${width * 0.74} ${third + level * 0.6}C${width * 0.7} ${foot} ${width * 0.58} ${foot + 10} ${width / 2} ${foot + 10}C${width * 0.42} ${foot + 10} ${width * 0.3} ${foot} ${width * 0.26} ${third + level * 0.6}C${width * 0.22} ${third + level * 0.3} ${width * 0.1} ${third} 1 ${third}Z`;
  return (
    <>
      <path d={walls} className={styles.hair} />
      <path d={edge} className={styles.goldLine} />
    </>
  );
}

function Seat(props: { view: CardView; seat: SeatOf; width: number; level: number; isWide: boolean }) {
  const { view, seat, width, level, isWide } = props;
  const cx = seat.at * width;
  const room = seat.share * width;
  const top = seat.row * level;
  const isOnWay = wayOf(view).includes(seat.id);
  // At the head of a narrow shield a figure has no room for its name: its house stands there, and the name in the list.
  const hasName = room >= 74;
  const house = houseOfSeat(view, seat.id);
  return (
    <g>
      <Dots
        rows={pointsOf(view, seat.id)}
        cx={cx}
        y={top + (isWide ? 20 : 15)}
        step={isWide ? 13 : 10.5}
        isLit={isOnWay || seat.id === 'geomancy.judge'}
      />
      {hasName ? (
        <Lines
          x={cx}
          y={top + (isWide ? 80 : 66)}
          way={seat.row === 3 ? 'name' : 'label'}
          ink="text"
          wide={isWide || seat.row > 1 ? 22 : 12}
          leading={13}
        >
          {short(view.name(seat.id))}
        </Lines>
      ) : (
        <Words x={cx} y={top + 70} way="label">
          {house}
        </Words>
      )}
      {(isWide || seat.row === 3) && (
        <Words x={cx} y={top + (isWide ? 94 : 82)} way="label">
          {seat.row > 0 ? seat.label : house === null ? null : t.geomancyHouse(house)}
        </Words>
      )}
    </g>
  );
}

/** Rows of a figure, head to feet, `1` for one point and `0` for two. */
function pointsOf(view: CardView, id: string): string {
  const rows = view.value(id, 'rows');
  return typeof rows === 'string' ? rows : '';
}

/** Four rows of one or two points, the head at the top. */
function Dots(props: { rows: string; cx: number; y: number; step: number; isLit: boolean }) {
  const { rows, cx, y, step, isLit } = props;
  const r = step * 0.27;
  const ink = isLit ? styles.gold : styles.solid;
  return Array.from(rows).map((row, at) =>
    row === '1' ? (
      <circle key={at} cx={cx} cy={y + at * step} r={r} className={ink} />
    ) : (
      <g key={at}>
        <circle cx={cx - step * 0.42} cy={y + at * step} r={r} className={ink} />
        <circle cx={cx + step * 0.42} cy={y + at * step} r={r} className={ink} />
      </g>
    ),
  );
}

/** Fact ids of the way of the point: `witness-right` → `geomancy.witness.right`. */
const wayOf = (view: CardView): readonly string[] =>
  view.ids('geomancy.via-puncti').map((step) => `geomancy.${step.replace('-', '.')}`);

/** The house in which a figure of the upper row or a niece lies. */
function houseOfSeat(view: CardView, id: string): number | null {
  const found = houses.find((house) =>
    view.fact(`geomancy.house${house}`)?.derivation.from.some((one) => one === id),
  );
  return found ?? null;
}

/** The sixteenth figure stands beside the shield. */
function Reconciler(props: { view: CardView; x: number; y: number; isWide: boolean }) {
  const { view, x, y, isWide } = props;
  const cx = isWide ? x - 22 : x - 12;
  return (
    <g>
      <Dots
        rows={pointsOf(view, 'geomancy.reconciler')}
        cx={cx}
        y={y + 6}
        step={isWide ? 11 : 9}
        isLit={false}
      />
      <Words x={cx} y={y + (isWide ? 62 : 52)} way="label" ink="text">
        {short(view.name('geomancy.reconciler'))}
      </Words>
      <Words x={cx} y={y + (isWide ? 76 : 66)} way="label">
        {t.reconciler}
      </Words>
    </g>
  );
}

/** Which figure lies in which house; the house that is asked about is lit. */
function Houses(props: { view: CardView; width: number; top: number; columns: number }) {
  const { view, width, top, columns } = props;
  const down = 12 / columns;
  const asked = view.value('geomancy.quesited', 'house');
  return houses.map((house) => {
    const column = Math.floor((house - 1) / down);
    const x = (width / columns) * column + 4;
    const y = top + ((house - 1) % down) * 24 + 10;
    const isLit = house === 1 || house === asked;
    return (
      <g key={house}>
        <Words x={x + 16} y={y} way="label" anchor="end" ink={isLit ? 'gold' : 'muted'}>
          {house}
        </Words>
        <Words x={x + 26} y={y} way={isLit ? 'strong' : 'body'} anchor="start">
          {short(view.name(`geomancy.house${house}`))}
        </Words>
        <path d={`M${x} ${y + 8}H${x + width / columns - 14}`} className={styles.hair} />
      </g>
    );
  });
}

function rows(sheet: FactSheet, words: TraditionWords): readonly TableRow[] {
  const view = cardView(sheet, words);
  const figure = (id: string, head: string): readonly TableRow[] =>
    view.has(id) ? [{ head, cells: [view.name(id) ?? '', view.own(id) ?? ''] }] : [];
  return [
    ...figure('geomancy.judge', t.judge),
    ...figure('geomancy.witness.right', t.rightWitness),
    ...figure('geomancy.witness.left', t.leftWitness),
    ...figure('geomancy.reconciler', t.reconciler),
    ...figuresOf(view)
      .filter(({ row }) => row < 2)
      .flatMap(({ id, label }) => figure(id, label)),
    ...houses.map((house) => ({
      head: t.geomancyHouse(house),
      cells: [view.name(`geomancy.house${house}`) ?? '', perfection(view, house)],
    })),
    ...figure('geomancy.quesited', t.asked),
    { head: t.wayOfPoint, cells: [view.name('geomancy.via-puncti') ?? t.nobody] },
  ];
}

function perfection(view: CardView, house: number): string {
  if (house === 1) return t.querent;
  const how = view.name(`geomancy.house${house}.perfection`);
  return how === null ? t.noPerfection : t.perfects(how);
}

export const card: ModeCard = { Drawing, rows };
