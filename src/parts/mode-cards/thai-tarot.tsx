/** The cards as they lie, each with its place and its name in English and Thai, and what the day is in the person's ring. */
import type { FactSheet } from '#facts/fact-sheet.ts';
import type { TraditionWords } from '#companion/testimony/tradition-words.ts';
import { tarotInputIn } from '#traditions/tarot/input.ts';
import { celticPlaces } from '#traditions/tarot/spreads.ts';
import type { SpreadId } from '#traditions/tarot/spreads.ts';
import { seatNames, starNames } from '#text/en/traditions/thai/names.ts';
import { uiCardThai as t } from '#text/en/ui-card-thai.ts';
import { TarotCard } from '#ui/tarot/tarot-card.tsx';
import { CardSvg, Lines, linesOf, Words } from './card-svg.tsx';
import { cardView } from './card-view.ts';
import type { CardView } from './card-view.ts';
import type { ModeCard, ModeCardProps, TableRow } from './mode-card.ts';
import { FactLines, placeLines } from './thai/fact-lines.tsx';
import styles from './thai/thai-card.module.css';

/** A card on its place: in the deck, which way up, and its names. */
type Laid = {
  readonly place: number;
  readonly card: number;
  readonly isReversed: boolean;
  readonly position: string;
  readonly name: string;
  readonly own: string | null;
};

const SIZES: Readonly<Record<SpreadId, { readonly width: number; readonly height: number }>> = {
  single: { width: 132, height: 220 },
  three: { width: 100, height: 500 / 3 },
  celtic: { width: 54, height: 90 },
};

function laidOf(view: CardView): readonly Laid[] {
  return (tarotInputIn(view.sheet)?.cards ?? []).map(({ card, reversed }, at) => ({
    place: at + 1,
    card,
    isReversed: reversed,
    position: view.name(`tarot.${at + 1}.position`) ?? '',
    name: view.name(`tarot.${at + 1}.card`) ?? '',
    own: view.own(`tarot.${at + 1}.card`),
  }));
}

function Drawing({ sheet, words }: ModeCardProps) {
  const view = cardView(sheet, words);
  const spread = tarotInputIn(sheet)?.spread ?? 'single';
  const cards = laidOf(view);
  const foot = spread === 'celtic' ? CELTIC_FOOT + 10 * 20 : 26 + SIZES[spread].height + 78;
  const { placed, end } = placeLines(dayLines(view), foot);
  return (
    <CardSvg
      width={340}
      height={end + 4}
      most={spread === 'celtic' ? 480 : 460}
      label={t.cardsLabel(cards.map(spoken).join(', '))}
    >
      <g className={styles.deck}>
        {spread === 'celtic' ? <Celtic cards={cards} /> : <Row cards={cards} spread={spread} />}
      </g>
      <FactLines placed={placed} />
    </CardSvg>
  );
}

const spoken = ({ name, isReversed }: Laid): string => (isReversed ? `${name} (${t.reversed})` : name);

function Face({ laid, spread, x, y }: { laid: Laid; spread: SpreadId; x: number; y: number }) {
  const { width, height } = SIZES[spread];
  return (
    <TarotCard
      id={laid.card}
      name={laid.name}
      reversed={laid.isReversed}
      reversedLabel={t.reversed}
      detail="small"
      className={styles[spread] ?? ''}
      box={{ x: x - width / 2, y: y - height / 2, width, height }}
    />
  );
}

/** One card or three beside each other, names under them. */
function Row({ cards, spread }: { cards: readonly Laid[]; spread: SpreadId }) {
  const { height } = SIZES[spread];
  const step = cards.length === 1 ? 340 : 340 / cards.length;
  return cards.map((laid, at) => {
    const cx = (at + 0.5) * step;
    const foot = 24 + height;
    const lines = linesOf(laid.name, cards.length === 1 ? 30 : 14);
    return (
      <g key={laid.place}>
        <Words x={cx} y={14} way="label">
          {laid.position}
        </Words>
        <Face laid={laid} spread={spread} x={cx} y={24 + height / 2} />
        <Lines x={cx} y={foot + 20} way="strong" wide={cards.length === 1 ? 30 : 14} leading={16}>
          {laid.name}
        </Lines>
        <Words x={cx} y={foot + 22 + lines.length * 16} way="body" lang="th" ink="gold">
          {laid.own}
        </Words>
        <Words x={cx} y={foot + 40 + lines.length * 16} way="label">
          {laid.isReversed ? t.reversed : null}
        </Words>
      </g>
    );
  });
}

const CELTIC = { column: 66, row: 50, top: 50 } as const;
const CELTIC_FOOT = CELTIC.top + 6 * CELTIC.row + 76;

/** The cross and the staff as they lie, numbered; names in a list under them. */
function Celtic({ cards }: { cards: readonly Laid[] }) {
  const columns = celticPlaces.map(({ column }) => column);
  const [least, most] = [Math.min(...columns), Math.max(...columns)];
  const left = 170 - ((most - least) * CELTIC.column) / 2;
  return (
    <>
      {celticPlaces.map(({ place, column, row, across }) => {
        const laid = cards[place - 1];
        if (laid === undefined) return null;
        const x = left + (column - least) * CELTIC.column;
        const y = CELTIC.top + row * 2 * CELTIC.row;
        return (
          <g key={place}>
            <g transform={across ? `rotate(90 ${x} ${y})` : undefined}>
              <Face laid={laid} spread="celtic" x={x} y={y} />
            </g>
            <Words
              x={across ? x + 33 : x - 31}
              y={across ? y + 41 : y - 38}
              way="label"
              anchor={across ? 'middle' : 'end'}
            >
              {place}
            </Words>
          </g>
        );
      })}
      {cards.map((laid, at) => {
        const y = CELTIC_FOOT - 8 + at * 20;
        return (
          <g key={laid.place}>
            <Words x={14} y={y} way="label" anchor="end">
              {laid.place}
            </Words>
            <Words x={20} y={y} way="label" anchor="start">
              {laid.position}
            </Words>
            <Words x={134} y={y} way="body" anchor="start">
              {spoken(laid)}
            </Words>
            <Words x={338} y={y} way="label" anchor="end" lang="th" ink="gold">
              {laid.isReversed ? null : laid.own}
            </Words>
          </g>
        );
      })}
    </>
  );
}

/** The day as context: its star and its seat in the ring. */
function dayLines(view: CardView): readonly { head: string; text: string | null }[] {
  const stars = view.ids('thai.taksa.today.star');
  const seats = view.ids('thai.taksa.today.seat');
  const named = (table: Readonly<Record<string, readonly [string, string | null]>>, ids: readonly string[]) =>
    ids.map((id) => table[id]?.[0] ?? id).join(t.orBetween);
  return [
    {
      head: t.seatOfDay,
      text: stars.length === 0 ? null : t.starInSeat(named(starNames, stars), named(seatNames, seats)),
    },
    {
      head: t.birthStar,
      text: view.has('thai.birth-star') ? named(starNames, view.ids('thai.birth-star')) : null,
    },
  ];
}

function rows(sheet: FactSheet, words: TraditionWords): readonly TableRow[] {
  const view = cardView(sheet, words);
  return [
    ...laidOf(view).map((laid) => ({
      head: laid.position,
      cells: [[spoken(laid), laid.own ?? ''].filter(Boolean).join(' · ')],
    })),
    ...dayLines(view).flatMap(({ head, text }) => (text === null ? [] : [{ head, cells: [text] }])),
  ];
}

export const card: ModeCard = { Drawing, rows };
