/** A given name with its numbers, its letters in the eight seats, kalakini marked, and the letters of caution. */
import type { FactSheet } from '#facts/fact-sheet.ts';
import type { TraditionWords } from '#companion/testimony/tradition-words.ts';
import { TAKSA_SEATS } from '#traditions/thai/taksa-ring.ts';
import type { TaksaSeat } from '#traditions/thai/taksa-ring.ts';
import { seatNames } from '#text/en/traditions/thai/names.ts';
import { uiCardThai as t } from '#text/en/ui-card-thai.ts';
import inks from './card-inks.module.css';
import { CardSvg, Lines, Words } from './card-svg.tsx';
import { cardView } from './card-view.ts';
import type { CardView } from './card-view.ts';
import type { ModeCard, ModeCardProps, TableRow } from './mode-card.ts';
import { FactLines, placeLines } from './thai/fact-lines.tsx';
import { aloneSign, signsOf, textsOf } from './thai/signs.ts';
import { SIGN_TILE, signRows, SignTiles } from './thai/sign-tiles.tsx';
import { TaskMark } from './thai/taksa-wheel.tsx';
import styles from './thai/thai-card.module.css';
import { factRows, idsLike, saidOf } from './thai/thai-view.ts';

const countId = (seat: TaksaSeat): string => `thainame.seat.${seat}.count`;

/** The letters of a seat; none where the hour of birth decides. */
const lettersIn = (view: CardView, seat: TaksaSeat): readonly string[] =>
  textsOf(view.value(countId(seat), 'letters'));

const isOpenName = (view: CardView): boolean => TAKSA_SEATS.some((seat) => view.isOpen(countId(seat)));

function Drawing({ sheet, words }: ModeCardProps) {
  const view = cardView(sheet, words);
  const signs = signsOf(view.value('thainame.total', 'letters'));
  const tilesFoot = 22 + signRows(signs.length) * SIGN_TILE.height;
  const top = tilesFoot + 32;
  const foot = top + 2 * (BOX.height + 4);
  const isOpen = isOpenName(view);
  const { placed, end } = placeLines(factLines(view, words), foot + (isOpen ? 48 : 10));
  return (
    <CardSvg width={340} height={end + 4} most={460} label={labelOf(view)}>
      <Words x={170} y={12} way="label">
        {t.first}
      </Words>
      <SignTiles signs={signs} y={22} />
      <Words x={170} y={tilesFoot + 14} way="strong">
        {`${t.sum} ${t.sumRoot(view.count('thainame.total') ?? 0, view.count('thainame.root') ?? 0)}`}
      </Words>
      {TAKSA_SEATS.map((seat, at) => (
        <SeatBox
          key={seat}
          view={view}
          seat={seat}
          x={(at % 4) * BOX.width}
          y={top + Math.floor(at / 4) * (BOX.height + 4)}
        />
      ))}
      {isOpen && (
        <Lines x={170} y={foot + 14} way="label" wide={54} leading={16}>
          {t.openSeats}
        </Lines>
      )}
      <FactLines placed={placed} />
    </CardSvg>
  );
}

function labelOf(view: CardView): string {
  const { name } = view.sheet.inputs;
  return t.nameLabel(
    typeof name === 'string' ? name : '',
    view.name('thainame.strongest') ?? t.none,
    String(view.count('thainame.kalakini.count') ?? view.name('thainame.kalakini.count') ?? 0),
  );
}

const BOX = { width: 85, height: 76 } as const;

/** A seat with the letters that stand in it; two counts where they are open. */
function SeatBox({ view, seat, x, y }: { view: CardView; seat: TaksaSeat; x: number; y: number }) {
  const letters = lettersIn(view, seat);
  const isTask = seat === 'kalakini';
  const isOpen = view.isOpen(countId(seat));
  const count = isOpen ? view.name(countId(seat)) : null;
  const cx = x + BOX.width / 2;
  const isFull = view.ids('thainame.strongest').includes(seat);
  return (
    <g>
      <rect
        x={x + 2}
        y={y}
        width={BOX.width - 4}
        height={BOX.height}
        rx={6}
        className={
          isTask && letters.length > 0 ? styles.task : isOpen ? styles.open : isFull ? inks.lit : inks.tile
        }
      />
      {isTask && <TaskMark x={x + BOX.width - 10} y={y + 12} />}
      <Words x={cx} y={y + 17} way="label" ink="text">
        {seatNames[seat][0]}
      </Words>
      <Words x={cx} y={y + 33} way="label" lang="th" ink="gold">
        {seatNames[seat][1]}
      </Words>
      <Words
        x={cx}
        y={y + 62}
        way={count === null ? (letters.length > 4 ? 'name' : 'title') : 'body'}
        lang="th"
      >
        {count ?? (letters.length === 0 ? t.noLetter : letters.map(aloneSign).join('\u2009'))}
      </Words>
    </g>
  );
}

function factLines(view: CardView, words: TraditionWords): readonly { head: string; text: string | null }[] {
  const letter = saidOf(view, words, 'thainame.first.letter');
  const emptySeats = view.ids('thainame.absent').length === 0 ? t.none : view.name('thainame.absent');
  return [
    { head: t.birthStar, text: view.name('thai.birth-star') },
    {
      head: t.firstLetter,
      text: letter === null ? null : t.letterIn(letter, view.name('thainame.first.seat') ?? ''),
    },
    { head: t.fullest, text: view.name('thainame.strongest') },
    { head: t.emptySeats, text: view.has('thainame.absent') ? emptySeats : null },
    {
      head: t.inKalakini,
      text: view.has('thainame.kalakini.letters')
        ? (saidOf(view, words, 'thainame.kalakini.letters') ?? t.none)
        : null,
    },
    { head: t.caution, text: view.has('thainame.avoid') ? saidOf(view, words, 'thainame.avoid') : null },
  ];
}

function rows(sheet: FactSheet, words: TraditionWords): readonly TableRow[] {
  const view = cardView(sheet, words);
  const signs = signsOf(view.value('thainame.total', 'letters'));
  return [
    { head: t.first, cells: [signs.map(({ sign, value }) => `${sign} ${value}`).join(' + ')] },
    ...factRows(view, words, idsLike(sheet, /^thai(?:name)?\./)),
  ];
}

export const card: ModeCard = { Drawing, rows };
