/** The board of the year with the person's star marked in it, over the three stars of birth. */
import type { FactSheet } from '#facts/fact-sheet.ts';
import type { TraditionWords } from '#companion/testimony/tradition-words.ts';
import { uiCardEast as t } from '#text/en/ui-card-east.ts';
import { elementInk } from './bazi-elements.ts';
import styles from './card-inks.module.css';
import { CardSvg, Lines, Roomed, Words } from './card-svg.tsx';
import { cardView } from './card-view.ts';
import type { CardView } from './card-view.ts';
import { type FactLine, FactList, factRows, listHeight, said } from './fact-list.tsx';
import type { ModeCard, ModeCardProps, TableRow } from './mode-card.ts';

/** The south at the head, as the board is drawn. */
const board = [
  ['southeast', t.southeast],
  ['south', t.south9],
  ['southwest', t.southwest],
  ['east', t.east],
  ['centre', t.centre],
  ['west', t.west],
  ['northeast', t.northeast],
  ['north', t.north9],
  ['northwest', t.northwest],
] as const;

/** Elements of the stars from One on. */
const elements = ['water', 'earth', 'wood', 'wood', 'earth', 'metal', 'metal', 'earth', 'fire'] as const;
const inkOf = (star: number | null) => elementInk(star === null ? null : elements[star - 1]);

const stars = [
  ['year', t.starYear],
  ['month', t.starMonth],
  ['tendency', t.starTendency],
] as const;
const noteFacts = [
  'ninestar.relation.year-month',
  'ninestar.relation.year-tendency',
  'ninestar.relation.year-annual',
  'ninestar.avoid.five-yellow',
  'ninestar.avoid.opposite',
] as const;

const CELL = { width: 112, height: 100 } as const;
/** Under the board's title, units. */
const TITLE = 22;

const starsOf = (view: CardView, id: string): readonly number[] => {
  const n = view.count(id);
  return n === null ? view.ids(id).map(Number) : [n];
};

function Drawing({ sheet, words, size }: ModeCardProps) {
  const view = cardView(sheet, words);
  return (
    <Roomed size={size} wide={<Card view={view} isWide />} narrow={<Card view={view} isWide={false} />} />
  );
}

function Card({ view, isWide }: { view: CardView; isWide: boolean }) {
  const notes = notesOf(view);
  const letters = isWide ? 60 : 24;
  const boardTop = isWide ? 0 : 124;
  const boardFoot = boardTop + TITLE + 3 * CELL.height;
  return (
    <CardSvg
      width={isWide ? 640 : 340}
      height={boardFoot + 20 + listHeight(notes, letters)}
      most={isWide ? 660 : 460}
      label={t.nineLabel(said(view, 'ninestar.year'), said(view, 'ninestar.place'))}
    >
      {stars.map(([star, name], at) =>
        isWide ? (
          <StarRow
            key={star}
            view={view}
            id={`ninestar.${star}`}
            name={name}
            y={boardTop + TITLE + 1 + at * CELL.height}
          />
        ) : (
          <StarTile key={star} view={view} id={`ninestar.${star}`} name={name} cx={58 + at * 112} />
        ),
      )}
      <Words x={170} y={boardTop + 12} way="label">
        {t.board(said(view, 'ninestar.annual'))}
      </Words>
      {board.map(([place, name], at) => (
        <BoardCell
          key={place}
          view={view}
          place={place}
          name={name}
          x={2 + (at % 3) * CELL.width}
          y={boardTop + TITLE + Math.floor(at / 3) * CELL.height}
        />
      ))}
      <FactList lines={notes} x={2} y={boardFoot + 24} textX={isWide ? 230 : 186} wide={letters} />
    </CardSvg>
  );
}

type StarProps = { view: CardView; id: string; name: string };

const tileClass = (id: string, isOpen: boolean): string =>
  `${id === 'ninestar.year' ? styles.lit : styles.tile} ${isOpen ? styles.either : ''}`;

/** One star of three over the board. */
function StarTile({ view, id, name, cx }: StarProps & { cx: number }) {
  const numbers = starsOf(view, id);
  return (
    <g>
      <Words x={cx} y={13} way="label">
        {name}
      </Words>
      <rect
        x={cx - 54}
        y={20}
        width={108}
        height={90}
        rx={10}
        className={tileClass(id, numbers.length > 1)}
      />
      <Words x={cx} y={48} way="number" ink={inkOf(numbers.length === 1 ? (numbers[0] ?? null) : null)}>
        {numbers.join('/')}
      </Words>
      <Lines x={cx} y={67} way="body" wide={13} leading={14}>
        {said(view, id)}
      </Lines>
      {numbers.length < 2 && (
        <Words x={cx} y={101} way="label" ink="gold" lang="ja">
          {view.own(id)}
        </Words>
      )}
    </g>
  );
}

/** The same beside the board. */
function StarRow({ view, id, name, y }: StarProps & { y: number }) {
  const numbers = starsOf(view, id);
  const [x, textX] = [358, 444];
  return (
    <g>
      <rect
        x={x}
        y={y}
        width={280}
        height={CELL.height - 6}
        rx={10}
        className={tileClass(id, numbers.length > 1)}
      />
      <Words
        x={x + 43}
        y={y + 57}
        way="number"
        ink={inkOf(numbers.length === 1 ? (numbers[0] ?? null) : null)}
      >
        {numbers.join('/')}
      </Words>
      <Words x={textX} y={y + 28} way="label" anchor="start">
        {name}
      </Words>
      <Lines x={textX} y={y + 50} way="name" wide={22} leading={20} anchor="start">
        {said(view, id)}
      </Lines>
      {numbers.length < 2 && (
        <Words x={textX} y={y + 73} way="body" ink="gold" anchor="start" lang="ja">
          {view.own(id)}
        </Words>
      )}
    </g>
  );
}

function BoardCell(props: { view: CardView; place: string; name: string; x: number; y: number }) {
  const { view, place, name, x, y } = props;
  const id = `ninestar.board.${place}`;
  const star = view.count(id);
  const isYours = view.ids('ninestar.place').includes(place);
  const isOpen = isYours && view.isOpen('ninestar.place');
  const cx = x + CELL.width / 2;
  return (
    <g>
      <rect
        x={x + 1}
        y={y + 1}
        width={CELL.width - 2}
        height={CELL.height - 2}
        rx={5}
        className={`${isYours ? styles.lit : styles.plate} ${isOpen ? styles.either : ''}`}
      />
      <Words x={x + 8} y={y + 17} way="label" anchor="start">
        {name}
      </Words>
      <Words x={cx} y={y + 45} way="number" ink={inkOf(star)}>
        {star}
      </Words>
      <Lines x={cx} y={y + 62} way="label" wide={18} leading={13} ink="text">
        {said(view, id).replace(/^\w+ /u, '')}
      </Lines>
      <Words x={cx} y={y + 78} way="label" lang="ja">
        {view.own(id)}
      </Words>
      <Words x={cx} y={y + 93} way="label" ink="gold">
        {isYours ? t.yourStar : null}
      </Words>
    </g>
  );
}

/** What the stars are to each other, and the two places to be careful with. */
function notesOf(view: CardView): readonly FactLine[] {
  return noteFacts.flatMap((id) =>
    view.row(id).map(({ head }) => {
      const at = head.indexOf(': ');
      return at < 0
        ? { name: head.replace(/ stands in .*$/u, ''), text: said(view, id) }
        : { name: head.slice(0, at), text: head.slice(at + 2) };
    }),
  );
}

function rows(sheet: FactSheet, words: TraditionWords): readonly TableRow[] {
  const view = cardView(sheet, words);
  return [
    ...stars.flatMap(([star]) => factRows(view, [`ninestar.${star}`, `ninestar.${star}.element`])),
    ...factRows(view, ['ninestar.solar-year', 'ninestar.annual']),
    ...(view.has('ninestar.place') ? [{ head: t.yourStar, cells: [said(view, 'ninestar.place')] }] : []),
    ...board.map(([place, name]) => ({
      head: name,
      cells: [said(view, `ninestar.board.${place}`), view.own(`ninestar.board.${place}`) ?? ''],
    })),
    ...notesOf(view).map(({ name, text }) => ({ head: name, cells: [text] })),
  ];
}

export const card: ModeCard = { Drawing, rows };
