/** The twelve palaces in their fixed places about the bureau: stars with their brightness, the four transformations, what runs now. */
import type { FactSheet } from '#facts/fact-sheet.ts';
import type { TraditionWords } from '#companion/testimony/tradition-words.ts';
import { uiCardEast as t } from '#text/en/ui-card-east.ts';
import styles from './card-inks.module.css';
import { CardSvg, linesOf, Roomed, type Way, Words } from './card-svg.tsx';
import { cardView } from './card-view.ts';
import type { CardView, ValueName } from './card-view.ts';
import { factLines, factRows, said } from './fact-list.tsx';
import type { ModeCard, ModeCardProps, TableRow } from './mode-card.ts';

/** Column and row of each branch: the snake at the upper left, then clockwise. */
const places: readonly (readonly [branch: string, column: number, row: number])[] = [
  ['snake', 0, 0],
  ['horse', 1, 0],
  ['goat', 2, 0],
  ['monkey', 3, 0],
  ['rooster', 3, 1],
  ['dog', 3, 2],
  ['pig', 3, 3],
  ['rat', 2, 3],
  ['ox', 1, 3],
  ['tiger', 0, 3],
  ['dragon', 0, 2],
  ['rabbit', 0, 1],
];

const palaces = [
  'life',
  'siblings',
  'spouse',
  'children',
  'wealth',
  'health',
  'travel',
  'friends',
  'career',
  'property',
  'spirit',
  'parents',
] as const;
type Palace = (typeof palaces)[number];
const transformations = ['lu', 'quan', 'ke', 'ji'] as const;

function Drawing({ sheet, words, size }: ModeCardProps) {
  const view = cardView(sheet, words);
  return (
    <Roomed size={size} wide={<Grid view={view} isWide />} narrow={<Grid view={view} isWide={false} />} />
  );
}

type Star = ValueName & {
  readonly brightness: string | null;
  readonly ownBrightness: string | null;
  readonly marks: readonly Mark[];
  /** It stands here, or in another place. */
  readonly isOpen: boolean;
};

/** A transformation that falls on a star: of the birth, or of the year asked about. */
type Mark = { readonly own: string; readonly name: string; readonly isBirth: boolean };

type Tag = { readonly text: string; readonly isOpen: boolean };

/** One of the twelve branches: its palace, or the palaces it may be, with what stands there. */
type Cell = {
  readonly branch: string;
  readonly palaces: readonly [Palace, ...Palace[]];
  readonly stars: readonly Star[];
  readonly helpers: readonly Star[];
  readonly tags: readonly Tag[];
};

/** "化祿 gain": the sign and the name of a transformation, from the title of its fact. */
function marksOf(view: CardView, star: string): readonly Mark[] {
  return (['ziwei.transformation', 'ziwei.annual.transformation'] as const).flatMap((prefix) =>
    transformations.flatMap((one) => {
      const id = `${prefix}.${one}`;
      if (!view.ids(id).includes(star)) return [];
      const [row] = view.row(id);
      const own = /化(\p{Script=Han})/u.exec(row?.cells[0] ?? '')?.[1];
      const name = (row?.head ?? '').split(' goes to ')[0] ?? '';
      return own === undefined ? [] : [{ own, name, isBirth: prefix === 'ziwei.transformation' }];
    }),
  );
}

type Kind = 'stars' | 'helpers';

/** Every star of a kind, once. */
const starsOfKind = (view: CardView, kind: Kind): readonly ValueName[] =>
  palaces.flatMap((palace) => view.names(`ziwei.palace.${palace}.${kind}`));

/** Those that stand in a branch or a palace, or may. */
function starsIn(view: CardView, kind: Kind, field: 'branch' | 'palace', place: string): readonly Star[] {
  return starsOfKind(view, kind).flatMap((name) => {
    const id = `ziwei.star.${name.id}`;
    const at = view.ids(`${id}.${field}`).indexOf(place);
    if (at < 0) return [];
    const brightness = view.names(`${id}.brightness`);
    // As many as places: each has its own.
    const here =
      field === 'branch' && brightness.length === view.ids(`${id}.branch`).length ? brightness[at] : null;
    return [
      {
        ...name,
        brightness: here?.en ?? view.name(`${id}.brightness`),
        ownBrightness: here?.own ?? view.own(`${id}.brightness`),
        marks: marksOf(view, name.id),
        isOpen: view.isOpen(`${id}.${field}`),
      },
    ];
  });
}

function tagsOf(view: CardView, branch: string): readonly Tag[] {
  const marked = [
    ['ziwei.body.branch', t.bodyHere],
    ['ziwei.decade.branch', t.decadeTag],
    ['ziwei.annual.branch', t.yearHere],
  ] as const;
  return marked.flatMap(([id, text]) =>
    view.ids(id).includes(branch) ? [{ text, isOpen: view.isOpen(id) }] : [],
  );
}

function cellsOf(view: CardView): readonly Cell[] {
  return places.flatMap(([branch]) => {
    // The likeliest palace first.
    const [first, ...others] = palaces
      .filter((palace) => view.ids(`ziwei.palace.${palace}.branch`).includes(branch))
      .toSorted((a, b) => placeOf(view, a, branch) - placeOf(view, b, branch));
    if (first === undefined) return [];
    return [
      {
        branch,
        palaces: [first, ...others],
        stars: starsIn(view, 'stars', 'branch', branch),
        helpers: starsIn(view, 'helpers', 'branch', branch),
        tags: tagsOf(view, branch),
      },
    ];
  });
}

const placeOf = (view: CardView, palace: Palace, branch: string): number =>
  view.ids(`ziwei.palace.${palace}.branch`).indexOf(branch);

/** The name of the palace and its stem and branch: beside each other, or one over the other. */
const FOOT = { narrow: 42, wide: 34 } as const;
const NAME = 14;
function footOf({ palaces: here }: Cell, isWide: boolean): number {
  return isWide ? FOOT.wide : FOOT.narrow + (here.length - 1) * NAME;
}
const STAR = { narrow: 31, wide: 20 } as const;
const HELPER = 14;
/** A row of seals under a name that leaves no room beside it. */
const SEALS = 19;

const sealsUnderStar = ({ marks }: Star, isWide: boolean): boolean => !isWide && marks.length > 1;
/** Where the English name of a star begins in a wide palace: after its two characters and its brightness. */
const EN_X = 49;
const sealsUnderHelper = ({ marks }: Star, isWide: boolean): boolean => !isWide && marks.length > 0;

const starStep = (star: Star, isWide: boolean): number =>
  (isWide ? STAR.wide : STAR.narrow) + (sealsUnderStar(star, isWide) ? SEALS : 0);
const helperStep = (star: Star, isWide: boolean): number =>
  HELPER + (sealsUnderHelper(star, isWide) ? SEALS : 0);

const sum = (steps: readonly number[]): number => steps.reduce((a, b) => a + b, 0);

const starsHeight = (stars: readonly Star[], isWide: boolean): number =>
  stars.length === 0 ? STAR.wide : sum(stars.map((star) => starStep(star, isWide)));

function heightOf(cell: Cell, isWide: boolean): number {
  const { stars, helpers, tags } = cell;
  return (
    14 +
    starsHeight(stars, isWide) +
    sum(helpers.map((star) => helperStep(star, isWide))) +
    tags.length * HELPER +
    footOf(cell, isWide)
  );
}

function Grid({ view, isWide }: { view: CardView; isWide: boolean }) {
  const width = isWide ? 640 : 340;
  const column = (width - 4) / 4;
  const cells = cellsOf(view);
  const rowOf = (cell: Cell): number => places.find(([branch]) => branch === cell.branch)?.[2] ?? 0;
  const heights = [0, 1, 2, 3].map((row) =>
    Math.max(
      isWide ? 112 : 104,
      row === 1 || row === 2 ? (centreLinesOf(view, column * 2).length * LINE + 24) / 2 : 0,
      ...cells.filter((cell) => rowOf(cell) === row).map((cell) => heightOf(cell, isWide)),
    ),
  );
  const topOf = (row: number): number => 2 + heights.slice(0, row).reduce((a, b) => a + b, 0);
  const life = cells.find(({ palaces: [first] }) => first === 'life');
  return (
    <CardSvg
      width={width}
      height={topOf(4) + 2}
      most={isWide ? 660 : 460}
      label={t.ziweiLabel(
        said(view, 'ziwei.life.branch'),
        life === undefined || life.stars.length === 0 ? t.noStar : life.stars.map(({ en }) => en).join(', '),
        said(view, 'ziwei.bureau'),
      )}
    >
      {cells.map((cell) => {
        const place = places.find(([branch]) => branch === cell.branch);
        if (place === undefined) return null;
        const [, at, row] = place;
        return (
          <PalaceCell
            key={cell.branch}
            view={view}
            cell={cell}
            x={2 + at * column}
            y={topOf(row)}
            width={column}
            height={heights[row] ?? 0}
            isWide={isWide}
          />
        );
      })}
      <Centre
        view={view}
        x={2 + column}
        y={topOf(1)}
        width={column * 2}
        height={(heights[1] ?? 0) + (heights[2] ?? 0)}
      />
    </CardSvg>
  );
}

interface CellProps {
  view: CardView;
  cell: Cell;
  x: number;
  y: number;
  width: number;
  height: number;
  isWide: boolean;
}

function PalaceCell({ view, cell, x, y, width, height, isWide }: CellProps) {
  const {
    palaces: [first, ...others],
    stars,
    helpers,
    tags,
  } = cell;
  const isLife = first === 'life' || others.includes('life');
  const helpersTop = y + 18 + starsHeight(stars, isWide);
  const nameLines = nameLinesOf(view, cell, isWide);
  return (
    <g>
      <rect
        x={x + 1}
        y={y + 1}
        width={width - 2}
        height={height - 2}
        rx={5}
        className={`${isLife ? styles.lit : styles.plate} ${others.length > 0 ? styles.either : ''}`}
      />
      {stars.length === 0 && (
        <Words x={x + 7} y={y + 20} way="label" anchor="start">
          {t.noStar}
        </Words>
      )}
      {stars.map((star, at) => (
        <StarWords
          key={star.id}
          star={star}
          x={x + 7}
          y={y + 20 + sum(stars.slice(0, at).map((one) => starStep(one, isWide)))}
          width={width}
          isWide={isWide}
        />
      ))}
      {helpers.map((star, at) => {
        const top = helpersTop + sum(helpers.slice(0, at).map((one) => helperStep(one, isWide)));
        return (
          <g key={star.id}>
            <Words x={x + 7} y={top} way="label" anchor="start">
              {isWide
                ? [star.en, star.own, star.ownBrightness].filter((part) => part !== null).join(' ')
                : star.en}
            </Words>
            {star.isOpen && <Perhaps x={x + 7} y={top + 3} text={star.en} />}
            <Marks
              marks={star.marks}
              end={sealsUnderHelper(star, isWide) ? x + 22 : x + width - 6}
              y={top + (sealsUnderHelper(star, isWide) ? 17 : 0)}
            />
          </g>
        );
      })}
      {tags.map(({ text, isOpen }, at) => {
        const top = y + height - footOf(cell, isWide) - 1 - (tags.length - 1 - at) * HELPER;
        return (
          <g key={text}>
            <Words x={x + 7} y={top} way="label" anchor="start" ink="gold">
              {text}
            </Words>
            {isOpen && <Perhaps x={x + 7} y={top + 3} text={text} />}
          </g>
        );
      })}
      <path
        d={`M${x + 7} ${y + height - footOf(cell, isWide) + 4}H${x + width - 7}`}
        className={styles.hair}
      />
      {nameLines.map((line, at) => (
        <Words
          key={line}
          x={x + 7}
          y={y + height - 8 - (nameLines.length - 1 - at) * 14}
          way="label"
          anchor="start"
          ink="text"
        >
          {line}
        </Words>
      ))}
      <Words
        x={x + width - 7}
        y={y + height - (isWide ? 8 : footOf(cell, false) - 18)}
        way="label"
        anchor="end"
        lang="zh-Hant"
      >
        {pairOf(view, first, cell.branch)}
      </Words>
    </g>
  );
}

/** Stem and branch of a place in their own script: a branch has the same stem in every palace it may be. */
function pairOf(view: CardView, palace: Palace, branch: string): string {
  const at = placeOf(view, palace, branch);
  const stems = view.names(`ziwei.palace.${palace}.stem`);
  const branches = view.names(`ziwei.palace.${palace}.branch`);
  return `${(stems[at] ?? stems[0])?.own ?? ''}${branches[at]?.own ?? ''}`;
}

/** A dotted rule under what may stand in another place. */
function Perhaps({ x, y, text }: { x: number; y: number; text: string }) {
  return <path d={`M${x} ${y}h${text.length * 5.7}`} className={`${styles.line} ${styles.either}`} />;
}

/** One word for a palace. */
const shortOf = (palace: Palace, name: string): string =>
  palace === 'health' ? t.shortRest : (name.split(' ')[0] ?? name);

/** The palace under its place; in a narrow one its first word alone, so that the pair has room beside it. */
function nameLinesOf(view: CardView, { palaces: here }: Cell, isWide: boolean): readonly string[] {
  const names = here.map((palace) => nameOf(view, palace).replace(/ palace$/u, ''));
  const [name = ''] = names;
  if (names.length > 1) {
    const either = here.map((palace, at) => shortOf(palace, names[at] ?? ''));
    return isWide ? [either.reduce(t.either)] : either.map((one, at) => (at === 0 ? one : t.orElse(one)));
  }
  const [first = '', ...rest] = name.split(' ');
  return isWide || rest.length === 0 ? [name] : [first, rest.join(' ')];
}

/** A palace by the first word of its title: "Life palace: Tian Ji". */
const nameOf = (view: CardView, palace: Palace): string =>
  factLines(view, [`ziwei.palace.${palace}.stars`])[0]?.name ?? palace;

function StarWords(props: { star: Star; x: number; y: number; width: number; isWide: boolean }) {
  const { star, x, y, width, isWide } = props;
  return (
    <g>
      <Words x={x} y={y} way="name" anchor="start" lang="zh-Hant">
        {star.own}
      </Words>
      <Words x={isWide ? x + EN_X : x} y={isWide ? y : y + 14} way="strong" anchor="start">
        {star.en}
      </Words>
      {star.isOpen && <Perhaps x={isWide ? x + EN_X : x} y={(isWide ? y : y + 14) + 4} text={star.en} />}
      <Words x={x + 33} y={y} way="label" anchor="start" lang="zh-Hant">
        {star.ownBrightness}
      </Words>
      <Marks
        marks={star.marks}
        end={sealsUnderStar(star, isWide) ? x + 32 : x + width - 13}
        y={y + (sealsUnderStar(star, isWide) ? STAR.narrow + 1 : 0)}
      />
    </g>
  );
}

/** Seals of the transformations: filled for the birth, a ring for the year. */
function Marks({ marks, end, y }: { marks: readonly Mark[]; end: number; y: number }) {
  return marks.map(({ own, isBirth }, at) => (
    <g key={`${own}${String(isBirth)}`}>
      <rect
        x={end - 15 - at * 17}
        y={y - 12}
        width={16}
        height={16}
        rx={isBirth ? 3 : 8}
        className={isBirth ? styles.lit : styles.line}
      />
      <Words x={end - 7 - at * 17} y={y + 0.5} way="label" ink="text" lang="zh-Hant">
        {own}
      </Words>
    </g>
  ));
}

const LINE = 19;

type CentreLine = { readonly text: string; readonly way: Way };

/** What stands in the middle, broken into lines of its width. */
function centreLinesOf(view: CardView, width: number): readonly CentreLine[] {
  return centreLines(view).flatMap(({ text, way }) =>
    linesOf(text, Math.floor((width - 12) / (way === 'name' ? 8.2 : 6.2))).map((line) => ({
      text: line,
      way,
    })),
  );
}

/** Bureau and date in the middle, with the rulers and what runs now. */
function Centre(props: { view: CardView; x: number; y: number; width: number; height: number }) {
  const { view, x, y, width, height } = props;
  const lines = centreLinesOf(view, width);
  const top = y + height / 2 - ((lines.length - 1) * LINE) / 2;
  return lines.map(({ text, way }, at) => (
    <Words
      key={at}
      x={x + width / 2}
      y={top + at * LINE + 4}
      way={way}
      {...(way === 'own' ? { lang: 'zh-Hant' } : {})}
    >
      {text}
    </Words>
  ));
}

/** Two and two, so that a sign and its name stay on one line. */
const pairsOf = (list: readonly string[]): readonly (readonly string[])[] =>
  [list.slice(0, 2), list.slice(2)].filter((pair) => pair.length > 0);

function centreLines(view: CardView): readonly CentreLine[] {
  const [fromAge, toAge] = [
    view.value('ziwei.decade.palace', 'fromAge'),
    view.value('ziwei.decade.palace', 'toAge'),
  ];
  const line = (id: string, text: string, way: Way = 'body'): readonly CentreLine[] =>
    view.has(id) ? [{ text, way }] : [];
  const birth = transformations.flatMap((one) =>
    view.row(`ziwei.transformation.${one}`).flatMap(({ head, cells }) => {
      const own = /化(\p{Script=Han})/u.exec(cells[0] ?? '')?.[1] ?? '';
      return `${own} ${(head.split(' goes to ')[0] ?? '').replace(/^The /u, '').toLowerCase()}`;
    }),
  );
  return [
    { text: view.own('ziwei.bureau') ?? '', way: 'own' },
    ...line('ziwei.bureau', said(view, 'ziwei.bureau'), 'name'),
    ...line(
      'ziwei.lunar.day',
      t.calendarDate(
        said(view, 'ziwei.lunar.year'),
        said(view, 'ziwei.lunar.month'),
        view.isOn('ziwei.lunar.leap'),
        said(view, 'ziwei.lunar.day'),
      ),
    ),
    ...line('ziwei.hour', t.hourOf(said(view, 'ziwei.hour'))),
    ...line('ziwei.life-ruler', t.lifeRuler(said(view, 'ziwei.life-ruler')), 'label'),
    ...line('ziwei.body-ruler', t.bodyRuler(said(view, 'ziwei.body-ruler')), 'label'),
    ...(typeof fromAge === 'number' && typeof toAge === 'number' && !view.isOpen('ziwei.bureau')
      ? [{ text: `${t.decadeTag}: ${t.tenYears(String(fromAge), String(toAge))}`, way: 'label' as const }]
      : []),
    ...pairsOf(birth).map((pair) => ({ text: pair.join(', '), way: 'label' as const })),
    ...(view.isOpen('ziwei.life.branch') ? [{ text: t.dotted, way: 'label' as const }] : []),
  ];
}

function rows(sheet: FactSheet, words: TraditionWords): readonly TableRow[] {
  const view = cardView(sheet, words);
  const told = ({ en, own, brightness, marks, isOpen }: Star): string => {
    const name = own === null ? en : `${en} ${own}`;
    return [isOpen ? t.perhaps(name) : name, brightness, ...marks.map((mark) => mark.name.toLowerCase())]
      .filter((part) => part !== null)
      .join(', ');
  };
  return [
    ...factRows(view, [
      'ziwei.bureau',
      'ziwei.lunar.year',
      'ziwei.lunar.month',
      ...(view.isOn('ziwei.lunar.leap') ? ['ziwei.lunar.leap'] : []),
      'ziwei.lunar.day',
      'ziwei.hour',
    ]),
    ...factRows(view, ['ziwei.life-ruler', 'ziwei.body-ruler', 'ziwei.age']),
    ...palaces.flatMap((palace) => {
      const id = `ziwei.palace.${palace}`;
      if (!view.has(`${id}.branch`)) return [];
      const stars = starsIn(view, 'stars', 'palace', palace);
      const helpers = starsIn(view, 'helpers', 'palace', palace);
      const body = view.ids('ziwei.body.palace').includes(palace) ? [t.bodyHere.toLowerCase()] : [];
      const where = t.palaceAt(said(view, `${id}.stem`), said(view, `${id}.branch`));
      return [
        {
          head: nameOf(view, palace),
          cells: [
            [where, ...body.map((tag) => (view.isOpen('ziwei.body.palace') ? t.perhaps(tag) : tag))].join(
              ', ',
            ),
            [stars.length === 0 ? t.noStar : '', ...stars.map(told), ...helpers.map(told)]
              .filter(Boolean)
              .join('; '),
          ],
        },
      ];
    }),
    ...[
      ...transformations.map((one) => `ziwei.transformation.${one}`),
      'ziwei.decade.palace',
      'ziwei.annual.palace',
    ].flatMap((id) => view.row(id)),
    ...transformations.flatMap((one) => view.row(`ziwei.annual.transformation.${one}`)),
  ];
}

export const card: ModeCard = { Drawing, rows };
