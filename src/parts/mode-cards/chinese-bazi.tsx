/** Four pillars as columns, what is hidden in each branch, the five elements as bars, and the row of luck pillars. */
import type { FactSheet } from '#facts/fact-sheet.ts';
import type { TraditionWords } from '#companion/testimony/tradition-words.ts';
import {
  branchElement,
  branchIds,
  stemElement,
  stemIds,
  wuxingIds,
} from '#traditions/east-asian/sexagenary.ts';
import { uiCardEast as t } from '#text/en/ui-card-east.ts';
import { elementInk } from './bazi-elements.ts';
import bars from './chinese-bazi.module.css';
import styles from './card-inks.module.css';
import { CardSvg, Lines, linesOf, Roomed, Words } from './card-svg.tsx';
import { cardView } from './card-view.ts';
import type { CardView, ValueName } from './card-view.ts';
import { type FactLine, FactList, factLines, factRows, listHeight, said } from './fact-list.tsx';
import type { ModeCard, ModeCardProps, TableRow } from './mode-card.ts';

/** As they are written: the year at the right. */
const columns = ['hour', 'day', 'month', 'year'] as const;
type Column = (typeof columns)[number];
const columnNames: Readonly<Record<Column, readonly [en: string, own: string]>> = {
  hour: [t.hour, t.hourOwn],
  day: [t.day, t.dayOwn],
  month: [t.month, t.monthOwn],
  year: [t.year, t.yearOwn],
};
const kinds = ['companion', 'output', 'wealth', 'officer', 'resource'] as const;

function Drawing({ sheet, words, size }: ModeCardProps) {
  const view = cardView(sheet, words);
  return (
    <Roomed size={size} wide={<Card view={view} isWide />} narrow={<Card view={view} isWide={false} />} />
  );
}

const nth = (view: CardView): readonly number[] =>
  Array.from({ length: 12 }, (_, at) => at + 1).filter((n) => view.has(`bazi.luck.${n}.pillar`));

function Card({ view, isWide }: { view: CardView; isWide: boolean }) {
  const width = isWide ? 640 : 340;
  const levels = levelsOf(view, isWide);
  const lines = notesOf(view);
  const wide = isWide ? 62 : 31;
  const elementsTop = levels.foot + 22;
  const luckTop = elementsTop + (isWide ? 120 : 150);
  const listTop = luckTop + luckHeight(view, isWide);
  return (
    <CardSvg
      width={width}
      height={listTop + 16 + listHeight(lines, wide)}
      most={isWide ? 660 : 460}
      label={t.baziLabel(
        columns
          .filter((column) => view.has(`bazi.${column}.pillar`))
          .toReversed()
          .map((column) => said(view, `bazi.${column}.pillar`))
          .join(', '),
        said(view, 'bazi.day.stem'),
      )}
    >
      {columns.map((column, at) => (
        <PillarColumn
          key={column}
          view={view}
          column={column}
          x={2 + (at * (width - 4)) / 4}
          width={(width - 4) / 4}
          levels={levels}
          isWide={isWide}
        />
      ))}
      <Elements view={view} y={elementsTop} isWide={isWide} width={width} />
      <LuckRow view={view} y={luckTop} width={width} isWide={isWide} />
      <path d={`M2 ${listTop}H${width - 2}`} className={styles.hair} />
      <FactList lines={lines} x={2} y={listTop + 22} textX={isWide ? 190 : 150} wide={wide} />
    </CardSvg>
  );
}

/** "the Friend" as it stands alone. */
const godOf = (name: string): string => name.replaceAll(/\bthe /gu, '');

const elementOfStem = (id: string | undefined): string | null => {
  const stem = stemIds.find((one) => one === id);
  return stem === undefined ? null : stemElement(stem);
};

const elementOfBranch = (id: string | undefined): string | null => {
  const branch = branchIds.find((one) => one === id);
  return branch === undefined ? null : branchElement(branch);
};

/** Heights that all four columns share: where two answers are open there are more lines. */
type Levels = {
  readonly stem: number;
  readonly branch: number;
  readonly rule: number;
  readonly hidden: number;
  readonly foot: number;
};

const GOD_LEADING = 13;

function levelsOf(view: CardView, isWide: boolean): Levels {
  const known = columns.filter((column) => view.has(`bazi.${column}.pillar`));
  const most = (count: (column: Column) => number): number => Math.max(1, ...known.map(count));
  const gods = most((column) => godLines(view, column, isWide).length);
  const stems = most((column) => view.names(`bazi.${column}.stem`).length);
  const branches = most((column) => view.names(`bazi.${column}.branch`).length);
  const hidden = most(
    (column) =>
      view.names(`bazi.${column}.hidden-stems`).length + (view.isOpen(`bazi.${column}.branch`) ? 0.6 : 0),
  );
  const stem = 67 + (gods - 1) * GOD_LEADING;
  const branch = stem + 58 + (stems - 1) * GOD_LEADING;
  const rule = branch + 36 + (branches - 1) * GOD_LEADING;
  return { stem, branch, rule, hidden: rule + 21, foot: rule + 14 + hidden * (isWide ? 24 : 42) };
}

/** The god of a stem, or both; of the day, that it is the master. */
const godLines = (view: CardView, column: Column, isWide: boolean): readonly string[] =>
  linesOf(column === 'day' ? t.dayMaster : godOf(said(view, `bazi.${column}.ten-god`)), isWide ? 24 : 11);

interface PillarProps {
  view: CardView;
  column: Column;
  x: number;
  width: number;
  levels: Levels;
  isWide: boolean;
}

/** Stem over branch, the god of the stem above and what is hidden in the branch below. */
function PillarColumn({ view, column, x, width, levels, isWide }: PillarProps) {
  const id = `bazi.${column}`;
  const cx = x + width / 2;
  const [name, own] = columnNames[column];
  const isKnown = view.has(`${id}.pillar`);
  const isOpen = view.isOpen(`${id}.pillar`);
  const isSelf = column === 'day';
  const plate = isSelf ? styles.lit : styles.plate;
  return (
    <g>
      <Words x={cx} y={13} way="label">
        {`${name} ${own}`}
      </Words>
      <rect
        x={x + 2}
        y={20}
        width={width - 4}
        height={levels.foot - 20}
        rx={9}
        className={`${isKnown ? plate : styles.line} ${isOpen || !isKnown ? styles.either : ''}`}
      />
      {isKnown ? (
        <>
          {godLines(view, column, isWide).map((line, at) => (
            <Words key={at} x={cx} y={38 + at * GOD_LEADING} way="label" ink={isSelf ? 'text' : 'muted'}>
              {line}
            </Words>
          ))}
          <Signs view={view} id={`${id}.stem`} cx={cx} y={levels.stem} elementOf={elementOfStem} />
          <Signs view={view} id={`${id}.branch`} cx={cx} y={levels.branch} elementOf={elementOfBranch} />
          <path d={`M${x + 12} ${levels.rule}H${x + width - 12}`} className={styles.hair} />
          <Hidden view={view} id={id} x={x} y={levels.hidden} isWide={isWide} />
        </>
      ) : (
        <Lines x={cx} y={levels.foot / 2} way="label" wide={9} leading={15}>
          {t.noHour}
        </Lines>
      )}
    </g>
  );
}

/** A character in the ink of its element, or the two that are open, with the English names under it. */
function Signs(props: {
  view: CardView;
  id: string;
  cx: number;
  y: number;
  elementOf: (id: string | undefined) => string | null;
}) {
  const { view, id, cx, y, elementOf } = props;
  const names = view.names(id);
  const open = names.length > 1;
  return (
    <g>
      {names.map(({ id: value, own, en }, at) => (
        <g key={value}>
          {at > 0 && (
            <Words x={cx + (at - names.length / 2) * 48} y={y + 4} way="label">
              {t.or}
            </Words>
          )}
          <Words
            x={cx + (at - (names.length - 1) / 2) * 48}
            y={y + 6}
            way={open ? 'own' : 'number'}
            ink={elementInk(elementOf(value))}
            lang="zh-Hant"
          >
            {own}
          </Words>
          <Words x={cx} y={y + 24 + at * GOD_LEADING} way="body">
            {en}
          </Words>
        </g>
      ))}
    </g>
  );
}

function Hidden(props: { view: CardView; id: string; x: number; y: number; isWide: boolean }) {
  const { view, id, x, y, isWide } = props;
  const stems = view.names(`${id}.hidden-stems`);
  const gods = view.names(`${id}.hidden-gods`);
  const hiddenIn = hiddenIf(view, id);
  const first = y + (hiddenIn === null ? 0 : 22);
  return (
    <g>
      <Words x={x + (isWide ? 10 : 7)} y={y} way="label" anchor="start" ink="text">
        {hiddenIn}
      </Words>
      {stems.map(({ id: stem, own }, at) => {
        const top = first + at * (isWide ? 24 : 42);
        const god = godOf(gods[at]?.en ?? '');
        return (
          <g key={stem}>
            <Words
              x={x + (isWide ? 10 : 7)}
              y={top + 1}
              way="name"
              anchor="start"
              ink={elementInk(elementOfStem(stem))}
              lang="zh-Hant"
            >
              {own}
            </Words>
            {linesOf(god, isWide ? 30 : 8).map((line, index) => (
              <Words key={index} x={x + (isWide ? 31 : 25)} y={top + index * 14} way="label" anchor="start">
                {line}
              </Words>
            ))}
          </g>
        );
      })}
    </g>
  );
}

/** Where the branch is open, the sheet has what is hidden in the likelier one. */
function hiddenIf(view: CardView, id: string): string | null {
  const [branch] = view.names(`${id}.branch`);
  return branch !== undefined && view.isOpen(`${id}.branch`) ? t.ifIt(branch.en) : null;
}

/** How many stems of each element there are, shown and hidden: five bars. */
function Elements(props: { view: CardView; y: number; isWide: boolean; width: number }) {
  const { view, y, isWide, width } = props;
  const most = Math.max(1, ...wuxingIds.map((element) => countsOf(view, element).at(-1) ?? 0));
  const room = (isWide ? width / 2 : width) - 130;
  return (
    <g>
      <Words x={2} y={y + 6} way="label" anchor="start">
        {t.elements}
      </Words>
      {wuxingIds.map((element, at) => {
        const id = `bazi.element.${element}.count`;
        const counts = countsOf(view, element);
        const [least = 0] = counts;
        const top = y + 16 + at * (isWide ? 20 : 25);
        return (
          <g key={element}>
            <Words x={4} y={top + 11} way="name" anchor="start" ink={elementInk(element)} lang="zh-Hant">
              {view.own(id)}
            </Words>
            <Words x={28} y={top + 11} way="body" anchor="start">
              {view.name(id)}
            </Words>
            <path
              d={`M76 ${top + 7}h${Math.max(0.1, (least / most) * room)}`}
              className={`${bars.bar} ${bars[elementInk(element)]}`}
            />
            {counts.length > 1 && (
              <rect
                x={76 + (least / most) * room}
                y={top + 2.5}
                width={(((counts.at(-1) ?? 0) - least) / most) * room}
                height={9}
                className={`${styles.line} ${styles.either}`}
              />
            )}
            <Words x={86 + ((counts.at(-1) ?? 0) / most) * room} y={top + 11} way="body" anchor="start">
              {countWords(view, id)}
            </Words>
          </g>
        );
      })}
      {isWide && <Kinds view={view} x={width / 2 + 30} y={y + 6} />}
    </g>
  );
}

/** The ten gods by their five kinds, counted. */
function Kinds({ view, x, y }: { view: CardView; x: number; y: number }) {
  return kinds.map((kind, at) => {
    const id = `bazi.god.${kind}.count`;
    return (
      <g key={kind}>
        <Words x={x} y={y + 21 + at * 20} way="label" anchor="start">
          {view.name(id)}
        </Words>
        <Words x={x + 120} y={y + 21 + at * 20} way="body" anchor="start" ink="gold" lang="zh-Hant">
          {view.own(id)}
        </Words>
        <Words x={x + 172} y={y + 21 + at * 20} way="body" anchor="start">
          {countWords(view, id)}
        </Words>
      </g>
    );
  });
}

/** The numbers that a count may be, the least first. */
function countsOf(view: CardView, element: string): readonly number[] {
  const id = `bazi.element.${element}.count`;
  const count = view.count(id);
  return (count === null ? view.ids(id).map(Number) : [count]).toSorted((a, b) => a - b);
}

/** The number in the title of a count: "Wood: 2", "Wood: 1 or 0". */
const countWords = (view: CardView, id: string): string => factLines(view, [id])[0]?.text ?? '';

const TILE = { height: 62, gap: 6 } as const;

/** Rows of luck pillars: two where they may run either way. */
const luckRows = (view: CardView): number =>
  Math.max(1, ...nth(view).map((n) => view.names(`bazi.luck.${n}.pillar`).length));

const luckLines = (view: CardView, isWide: boolean): readonly string[] =>
  view.has('bazi.luck.current')
    ? linesOf(t.luckNow(said(view, 'bazi.luck.current'), said(view, 'bazi.luck.ten-god')), isWide ? 96 : 50)
    : [];

const hasYears = (view: CardView): boolean =>
  nth(view).some((n) => typeof view.value(`bazi.luck.${n}.pillar`, 'from') === 'string');

/** Where the tiles end, from the top of the row. */
const tilesFoot = (view: CardView): number => 30 + luckRows(view) * (TILE.height + TILE.gap) - TILE.gap;

function luckHeight(view: CardView, isWide: boolean): number {
  if (nth(view).length === 0) return 48;
  return tilesFoot(view) + (hasYears(view) ? 20 : 0) + luckLines(view, isWide).length * 16 + 14;
}

/** Luck pillars from the first; the one that runs is lit. */
function LuckRow(props: { view: CardView; y: number; width: number; isWide: boolean }) {
  const { view, y, width, isWide } = props;
  const pillars = nth(view);
  const now = luckNow(view);
  if (pillars.length === 0)
    return (
      <Lines x={2} y={y + 10} way="label" anchor="start" wide={isWide ? 100 : 56} leading={16}>
        {t.luckNone}
      </Lines>
    );
  const step = (width - 4) / pillars.length;
  const shownEvery = step < 40 ? 2 : 1;
  const foot = y + tilesFoot(view);
  return (
    <g>
      <path d={`M2 ${y}H${width - 2}`} className={styles.hair} />
      <Words x={2} y={y + 20} way="label" anchor="start">
        {t.luck}
      </Words>
      <Words x={width - 2} y={y + 20} way="label" anchor="end">
        {luckBegins(view)}
      </Words>
      {pillars.map((n, at) => {
        const id = `bazi.luck.${n}.pillar`;
        const from = view.value(id, 'from');
        const cx = 2 + (at + 0.5) * step;
        const isNow = n === now;
        const isYearShown =
          isNow || (at % shownEvery === 0 && (shownEvery === 1 || Math.abs(n - (now ?? -9)) > 1));
        return (
          <g key={n}>
            {view.names(id).map((name, row) => (
              <LuckTile
                key={name.id}
                name={name}
                cx={cx}
                y={y + 30 + row * (TILE.height + TILE.gap)}
                width={step - 3}
                way={`${isNow ? styles.lit : styles.tile} ${view.isOpen(id) ? styles.either : ''}`}
              />
            ))}
            {isYearShown && (
              <Words x={cx} y={foot + 15} way="label" ink={isNow ? 'gold' : 'muted'}>
                {typeof from === 'string' ? from.slice(0, 4) : null}
              </Words>
            )}
          </g>
        );
      })}
      {luckLines(view, isWide).map((line, at) => (
        <Words key={at} x={width / 2} y={foot + (hasYears(view) ? 36 : 18) + at * 16} way="body">
          {line}
        </Words>
      ))}
    </g>
  );
}

/** Stem over branch, each in the ink of its element. */
function LuckTile(props: { name: ValueName; cx: number; y: number; width: number; way: string }) {
  const { name, cx, y, width, way } = props;
  const [stem = '', branch = ''] = Array.from(name.own ?? '');
  const [stemId, branchId] = name.id.split('-');
  return (
    <g>
      <rect x={cx - width / 2} y={y} width={width} height={TILE.height} rx={7} className={way} />
      <Words x={cx} y={y + 24} way="name" ink={elementInk(elementOfStem(stemId))} lang="zh-Hant">
        {stem}
      </Words>
      <Words x={cx} y={y + 51} way="name" ink={elementInk(elementOfBranch(branchId))} lang="zh-Hant">
        {branch}
      </Words>
    </g>
  );
}

/** "backward, from age 3". */
function luckBegins(view: CardView): string {
  const age = said(view, 'bazi.luck.start-age');
  return [said(view, 'bazi.luck.direction').toLowerCase(), age === '' ? '' : t.luckFrom(age)]
    .filter(Boolean)
    .join(', ');
}

/** Which luck pillar runs: the one of the same name. */
function luckNow(view: CardView): number | null {
  const now = view.id('bazi.luck.current');
  return nth(view).find((n) => now !== null && view.id(`bazi.luck.${n}.pillar`) === now) ?? null;
}

const passing = ['annual', 'today'] as const;

function notesOf(view: CardView): readonly FactLine[] {
  return [
    ...factLines(view, ['bazi.season', 'bazi.solar-term']),
    ...passing.flatMap((name) =>
      factLines(view, [`bazi.${name}.pillar`]).map((line) => ({
        name: line.name,
        text: t.luckNow(line.text, said(view, `bazi.${name}.ten-god`)),
      })),
    ),
    ...factLines(view, relationIds(view)),
  ];
}

const relationIds = (view: CardView): readonly string[] =>
  view.sheet.facts
    .map(({ id }) => id)
    .filter((id) => /^bazi\.(?:relation|stem-combination|trine)\./u.test(id) && view.id(id) !== 'none');

function rows(sheet: FactSheet, words: TraditionWords): readonly TableRow[] {
  const view = cardView(sheet, words);
  const hidden = (column: Column): readonly TableRow[] => {
    const gods = view.names(`bazi.${column}.hidden-gods`);
    const stems = view.names(`bazi.${column}.hidden-stems`);
    return stems.length === 0
      ? []
      : [
          {
            head: t.hiddenIn(columnNames[column][0], hiddenIf(view, `bazi.${column}`)),
            cells: [
              stems.map(({ en }, at) => t.hiddenAs(en, godOf(gods[at]?.en ?? ''))).join('; '),
              stems.map(({ own }) => own ?? '').join(' '),
            ],
          },
        ];
  };
  return [
    ...columns
      .toReversed()
      .flatMap((column) => [
        ...factRows(view, [`bazi.${column}.pillar`, `bazi.${column}.stem`, `bazi.${column}.branch`]),
        ...factRows(view, [`bazi.${column}.ten-god`]),
        ...hidden(column),
        ...factRows(view, [`bazi.${column}.nayin`]),
      ]),
    ...(view.has('bazi.hour.pillar') ? [] : [{ head: t.hour, cells: [t.noHour] }]),
    ...factRows(view, [
      ...wuxingIds.map((element) => `bazi.element.${element}.count`),
      ...kinds.map((kind) => `bazi.god.${kind}.count`),
    ]),
    { head: t.luck, cells: [nth(view).length === 0 ? t.luckNone : luckBegins(view)] },
    ...nth(view).flatMap((n) => factRows(view, [`bazi.luck.${n}.pillar`])),
    ...factRows(view, ['bazi.luck.current', 'bazi.luck.ten-god']),
    ...notesOf(view).map(({ name, text }) => ({ head: name, cells: [text] })),
  ];
}

export const card: ModeCard = { Drawing, rows };
