/** The hexagram cast and the one it leads to, with the turning lines marked, and three that lie inside and beside it. */
import type { FactSheet } from '#facts/fact-sheet.ts';
import type { TraditionWords } from '#companion/testimony/tradition-words.ts';
import { bitsOf } from '#traditions/iching/hexagrams.ts';
import { uiCardCast as t } from '#text/en/ui-card-cast.ts';
import styles from './card-inks.module.css';
import { CardSvg, Lines, linesOf, Words } from './card-svg.tsx';
import { cardView } from './card-view.ts';
import type { CardView } from './card-view.ts';
import { type DrawnLine, HexagramLines, lineBoxes } from './hexagram-lines.tsx';
import type { ModeCard, ModeCardProps, TableRow } from './mode-card.ts';

const WIDTH = 340;
const TALL = 118;
const LINE = 100;
const TOP = 30;
const LEADING = 19;
/** Letters of a name on a line. */
const NAME = 19;
const places = [1, 2, 3, 4, 5, 6] as const;

function Drawing({ sheet, words }: ModeCardProps) {
  const view = cardView(sheet, words);
  const primary = called(view, 'primary');
  const relating = view.has('iching.relating') ? called(view, 'relating') : null;
  const nameLines = Math.max(...(['primary', 'relating'] as const).map((part) => nameOf(view, part).length));
  const foot = TOP + TALL + 76 + nameLines * LEADING;
  return (
    <CardSvg
      width={WIDTH}
      height={foot + 104}
      most={460}
      label={relating === null ? t.hexagramStill(primary) : t.hexagramLabel(primary, relating)}
    >
      <Primary view={view} cx={relating === null ? WIDTH / 2 : 84} trigramsAt={foot - 24} />
      {relating !== null && <Relating view={view} cx={256} trigramsAt={foot - 24} />}
      <path d={`M12 ${foot}H${WIDTH - 12}`} className={styles.hair} />
      {(['nuclear', 'inverse', 'opposite'] as const).map((part, at) => (
        <Small key={part} view={view} part={part} cx={59 + at * 111} y={foot} />
      ))}
    </CardSvg>
  );
}

type Part = 'primary' | 'relating' | 'nuclear' | 'inverse' | 'opposite';

/** "3 Difficulty at the Beginning" */
function called(view: CardView, part: Part): string {
  const id = `iching.${part}`;
  return t.numbered(view.id(id) ?? '', view.name(id) ?? '');
}

function drawnLines(
  view: CardView,
  part: Part,
  state: (place: number) => DrawnLine['state'],
): readonly DrawnLine[] {
  const bits = bitsOf(Number(view.id(`iching.${part}`)));
  return places.map((place) => ({ isYang: bits[place - 1] === '1', state: state(place) }));
}

const changingOf = (view: CardView): ReadonlySet<number> => new Set(view.ids('iching.changing').map(Number));

/** Lines of a hexagram whose texts are to be read: `primary-line-4`. */
function readOf(view: CardView, part: 'primary' | 'relating'): ReadonlySet<number> {
  const found = view.ids('iching.read').flatMap((id) => {
    const match = new RegExp(`^${part}-line-([1-6])$`).exec(id);
    return match === null ? [] : [Number(match[1])];
  });
  return new Set(found);
}

const nameOf = (view: CardView, part: Part): readonly string[] =>
  linesOf(view.name(`iching.${part}`) ?? '', NAME);

interface Side {
  view: CardView;
  cx: number;
  trigramsAt: number;
}

function Primary({ view, cx, trigramsAt }: Side) {
  const changing = changingOf(view);
  return (
    <Large
      view={view}
      part="primary"
      cx={cx}
      trigramsAt={trigramsAt}
      label={t.primary}
      lines={drawnLines(view, 'primary', (place) => (changing.has(place) ? 'changing' : 'still'))}
      foot={changing.size === 0 ? t.noChange : null}
    />
  );
}

function Relating({ view, cx, trigramsAt }: Side) {
  const changing = changingOf(view);
  const middle = TOP + TALL / 2;
  return (
    <>
      <path
        d={`M154 ${middle}H184M178 ${middle - 5}L184 ${middle}L178 ${middle + 5}`}
        className={styles.goldLine}
      />
      <Lines x={169} y={middle + 20} way="label" wide={7} leading={14}>
        {t.change(changing.size)}
      </Lines>
      <Large
        view={view}
        part="relating"
        cx={cx}
        trigramsAt={trigramsAt}
        label={t.relating}
        lines={drawnLines(view, 'relating', (place) => (changing.has(place) ? 'changed' : 'still'))}
        foot={null}
      />
    </>
  );
}

/** A hexagram with the numbers of its lines, its name in both scripts and its trigrams. */
function Large(
  props: Side & {
    part: 'primary' | 'relating';
    label: string;
    lines: readonly DrawnLine[];
    foot: string | null;
  },
) {
  const { view, part, cx, lines } = props;
  const { thick, at } = lineBoxes(TALL);
  const read = readOf(view, part);
  const left = cx - LINE / 2;
  const id = `iching.${part}`;
  return (
    <g>
      <Words x={cx} y={14} way="label">
        {props.label}
      </Words>
      <HexagramLines x={left} y={TOP} width={LINE} height={TALL} lines={lines} />
      {places
        .filter((place) => part === 'primary' || read.has(place))
        .map((place) => (
          <Words
            key={place}
            x={left - 9}
            y={TOP + at(place) + thick / 2 + 4}
            way={read.has(place) ? 'strong' : 'label'}
            anchor="end"
            ink={read.has(place) ? 'gold' : 'muted'}
          >
            {place}
          </Words>
        ))}
      <Words x={cx} y={TOP + TALL + 30} way="own" lang="zh-Hant">
        {`${view.id(id) ?? ''} ${view.own(id) ?? ''}`.trim()}
      </Words>
      <Lines x={cx} y={TOP + TALL + 53} way="name" wide={NAME} leading={LEADING}>
        {view.name(id)}
      </Lines>
      <Words x={cx} y={props.trigramsAt} way="label">
        {t.over(view.name(`${id}.above`) ?? '', view.name(`${id}.below`) ?? '')}
      </Words>
      <Words x={cx + LINE / 2 + 14} y={TOP + TALL / 2 + 4} way="label" anchor="start">
        {props.foot}
      </Words>
    </g>
  );
}

function Small(props: { view: CardView; part: 'nuclear' | 'inverse' | 'opposite'; cx: number; y: number }) {
  const { view, part, cx, y } = props;
  return (
    <g>
      <Words x={cx} y={y + 22} way="label">
        {t[part]}
      </Words>
      <HexagramLines
        x={cx - 17}
        y={y + 31}
        width={34}
        height={30}
        lines={drawnLines(view, part, () => 'still')}
      />
      <Lines x={cx} y={y + 78} way="label" ink="text" wide={17} leading={14}>
        {called(view, part)}
      </Lines>
    </g>
  );
}

function rows(sheet: FactSheet, words: TraditionWords): readonly TableRow[] {
  const view = cardView(sheet, words);
  const hexagram = (part: Part, head: string): readonly TableRow[] =>
    view.has(`iching.${part}`)
      ? [{ head, cells: [called(view, part), view.own(`iching.${part}`) ?? ''] }]
      : [];
  const trigrams = (part: 'primary' | 'relating'): readonly TableRow[] =>
    view.has(`iching.${part}.above`)
      ? [
          {
            head: t.trigrams,
            cells: [
              t.over(view.name(`iching.${part}.above`) ?? '', view.name(`iching.${part}.below`) ?? ''),
              [view.own(`iching.${part}.above`), view.own(`iching.${part}.below`)].join(' '),
            ],
          },
        ]
      : [];
  return [
    ...hexagram('primary', t.primary),
    ...trigrams('primary'),
    ...hexagram('relating', t.relating),
    ...trigrams('relating'),
    ...places.map((place) => ({ head: t.line(place), cells: [view.name(`iching.line.${place}`) ?? ''] })),
    ...hexagram('nuclear', t.nuclear),
    ...hexagram('inverse', t.inverse),
    ...hexagram('opposite', t.opposite),
    { head: t.readLines, cells: [view.name('iching.read') ?? ''] },
  ];
}

export const card: ModeCard = { Drawing, rows };
