/**
 * What the spread as a whole holds, and what of it is unusual.
 *
 * A suit that is absent, a suit of three fifths or more, majors of half or more, reversals of three fifths or more or none
 * of ten, one number or court rank three times, four courts. Each comes with the share of shuffled spreads of this size that
 * show it, and is left out where that is more than one in four: the absence of a suit among three cards says nothing.
 */
import { courtRanks, echoNumber, isCourt, isMajor, suits, tarotCard } from './deck.ts';
import type { CourtRank, Suit } from './deck.ts';
import type { LaidCard } from './draw.ts';
import { rateOfAtLeast, rateOfNone, rateOfReversed, roundRate } from './rates.ts';

export type TarotCounts = {
  readonly cards: number;
  readonly suits: Readonly<Record<Suit, number>>;
  readonly majors: number;
  readonly courts: number;
  readonly reversed: number;
  /** Index 1–10: aces to tens with the majors of the same number. Index 0 stays 0. */
  readonly numbers: readonly number[];
  readonly ranks: Readonly<Record<CourtRank, number>>;
};

export type Balance = {
  /** Also the middle of its fact id: `absent-wands`, `number-7`. */
  readonly key: string;
  readonly kind:
    | 'absent-suit'
    | 'most-suit'
    | 'majors'
    | 'reversed-many'
    | 'reversed-none'
    | 'number'
    | 'rank'
    | 'courts';
  /** The suit, the number or the rank it is about. */
  readonly of: string | null;
  readonly count: number;
  /** Share of shuffled spreads of this size that show it, 0 to 1, to 0.0001. */
  readonly rate: number;
  /** The count it was read from. */
  readonly countId: string;
};

const UNUSUAL = 0.25;
/** Cards of one suit, of one number with its major, of one court rank, of all courts, of majors. */
const SUIT = 14;
const NUMBER = 5;
const RANK = 4;
const COURTS = 16;
const MAJORS = 22;

export function countCards(cards: readonly LaidCard[]): TarotCounts {
  const found = cards.map(({ card }) => tarotCard(card));
  const count = (test: (card: (typeof found)[number]) => boolean): number => found.filter(test).length;
  const ofSuit = (suit: Suit) => [suit, count((card) => card.suit === suit)] as const;
  const ofRank = (rank: CourtRank) => [rank, count((card) => card.rank === rank)] as const;
  return {
    cards: cards.length,
    suits: Object.fromEntries(suits.map(ofSuit)) as Record<Suit, number>,
    majors: count(isMajor),
    courts: count(isCourt),
    reversed: cards.filter(({ reversed }) => reversed).length,
    numbers: Array.from({ length: 11 }, (_, n) => count((card) => n > 0 && echoNumber(card) === n)),
    ranks: Object.fromEntries(courtRanks.map(ofRank)) as Record<CourtRank, number>,
  };
}

/** What is unusual, rarest first. `reversals` off: nothing is said of orientation. */
export function balancesOf(counts: TarotCounts, reversals: boolean): readonly Balance[] {
  const n = counts.cards;
  const share = (part: number): number => Math.ceil((part * n) / 10 - 1e-9);
  const found: Balance[] = [];
  const add = (wanted: boolean, balance: Balance): void => {
    if (wanted && balance.rate <= UNUSUAL) found.push({ ...balance, rate: roundRate(balance.rate) });
  };
  for (const suit of suits) {
    const count = counts.suits[suit];
    const countId = `tarot.suit.${suit}.count`;
    add(count === 0, {
      key: `absent-${suit}`,
      kind: 'absent-suit',
      of: suit,
      count,
      rate: rateOfNone(SUIT, n),
      countId,
    });
    add(n > 1 && count >= share(6), {
      key: `most-${suit}`,
      kind: 'most-suit',
      of: suit,
      count,
      rate: rateOfAtLeast(count, SUIT, n),
      countId,
    });
  }
  add(n > 1 && counts.majors >= share(5), {
    key: 'majors',
    kind: 'majors',
    of: null,
    count: counts.majors,
    rate: rateOfAtLeast(counts.majors, MAJORS, n),
    countId: 'tarot.majors.count',
  });
  add(n > 1 && reversals && counts.reversed >= share(6), {
    key: 'reversed-many',
    kind: 'reversed-many',
    of: null,
    count: counts.reversed,
    rate: rateOfReversed(counts.reversed, n),
    countId: 'tarot.reversed.count',
  });
  add(n === 10 && reversals && counts.reversed === 0, {
    key: 'reversed-none',
    kind: 'reversed-none',
    of: null,
    count: 0,
    rate: 1 - rateOfReversed(1, n),
    countId: 'tarot.reversed.count',
  });
  counts.numbers.forEach((count, number) => {
    add(count >= 3, {
      key: `number-${number}`,
      kind: 'number',
      of: String(number),
      count,
      rate: rateOfAtLeast(count, NUMBER, n),
      countId: `tarot.number.${number}.count`,
    });
  });
  for (const rank of courtRanks)
    add(counts.ranks[rank] >= 3, {
      key: `rank-${rank}`,
      kind: 'rank',
      of: rank,
      count: counts.ranks[rank],
      rate: rateOfAtLeast(counts.ranks[rank], RANK, n),
      countId: `tarot.rank.${rank}.count`,
    });
  add(counts.courts >= 4, {
    key: 'courts',
    kind: 'courts',
    of: null,
    count: counts.courts,
    rate: rateOfAtLeast(counts.courts, COURTS, n),
    countId: 'tarot.courts.count',
  });
  return found.toSorted((a, b) => a.rate - b.rate || (a.key < b.key ? -1 : 1));
}
