/**
 * How two cards of a spread act on each other, and which pairs say most.
 *
 * Weight of a pair: 3 when its places are always looked at together, 2 for the same number or court rank, 2 where one card
 * lies across the other, 1 for elements that are friends or at odds. Equal weights: the rarer relation first, then the order
 * of the places. Friends: fire and air, water and earth. At odds: fire and water, air and earth. Others are neutral.
 */
import { present } from '#lib/assert.ts';
import { echoNumber, isCourt, isMajor, lightOf, ranks, tarotCard } from './deck.ts';
import type { Element, TarotCard } from './deck.ts';
import type { LaidCard } from './draw.ts';
import type { Spread } from './spreads.ts';

/** Rarest first: which of several is told of a pair, and what goes first among equal weights. */
export const relationKinds = [
  'same-rank',
  'same-number',
  'sequence-up',
  'sequence-down',
  'public-private',
  'turning-dark',
  'turning-light',
  'hostile',
  'friendly',
  'larger-theme',
  'same-suit',
  'same-element',
  'neutral',
] as const;
export type RelationKind = (typeof relationKinds)[number];

export type RelationRow = {
  readonly part: 'defined-places' | 'same-number' | 'crossing' | 'element';
  readonly points: number;
};

export type Relation = {
  /** Places, counted from 1; the first is laid earlier. */
  readonly first: number;
  readonly second: number;
  /** All that hold, most telling first; never empty. */
  readonly kinds: readonly RelationKind[];
  readonly rows: readonly RelationRow[];
  readonly weight: number;
};

const friends: Readonly<Record<Element, Element>> = {
  fire: 'air',
  air: 'fire',
  water: 'earth',
  earth: 'water',
};
const foes: Readonly<Record<Element, Element>> = { fire: 'water', water: 'fire', air: 'earth', earth: 'air' };

/** From so much difference of light on, the spread turns between two cards. */
const TURNING = 3;

function isSameNumber(a: TarotCard, b: TarotCard): boolean {
  const number = echoNumber(a);
  return number !== null && number === echoNumber(b);
}

const isSameRank = (a: TarotCard, b: TarotCard): boolean => isCourt(a) && a.rank === b.rank;

/** Steps from one to the other inside a suit; `null` across suits and for majors. */
function steps(a: TarotCard, b: TarotCard): number | null {
  if (a.suit === null || a.suit !== b.suit || a.rank === null || b.rank === null) return null;
  return ranks.indexOf(b.rank) - ranks.indexOf(a.rank);
}

/** All relations of two laid cards, most telling first. */
function kindsOf(a: LaidCard, b: LaidCard): readonly RelationKind[] {
  const [one, other] = [tarotCard(a.card), tarotCard(b.card)];
  const by = steps(one, other);
  const turn = lightOf(other, b.reversed) - lightOf(one, a.reversed);
  const holds: Readonly<Record<RelationKind, boolean>> = {
    'same-rank': isSameRank(one, other),
    'same-number': isSameNumber(one, other),
    'sequence-up': by === 1,
    'sequence-down': by === -1,
    'public-private': by !== null && a.reversed !== b.reversed,
    'turning-dark': turn <= -TURNING,
    'turning-light': turn >= TURNING,
    'larger-theme': isMajor(one) !== isMajor(other),
    hostile: foes[one.element] === other.element,
    friendly: friends[one.element] === other.element,
    'same-suit': by !== null,
    'same-element': one.element === other.element && by === null,
    neutral: isNeutral(one.element, other.element),
  };
  return relationKinds.filter((kind) => holds[kind]);
}

const isNeutral = (a: Element, b: Element): boolean => a !== b && friends[a] !== b && foes[a] !== b;

function rowsOf(
  spread: Spread,
  kinds: readonly RelationKind[],
  first: number,
  second: number,
): readonly RelationRow[] {
  const isPair = (pair: readonly [number, number] | null): boolean =>
    pair !== null && pair[0] === first && pair[1] === second;
  const has = (...wanted: readonly RelationKind[]): boolean => kinds.some((kind) => wanted.includes(kind));
  return [
    ...(spread.pairs.some(isPair) ? [{ part: 'defined-places', points: 3 } as const] : []),
    ...(has('same-number', 'same-rank') ? [{ part: 'same-number', points: 2 } as const] : []),
    ...(isPair(spread.crossing) ? [{ part: 'crossing', points: 2 } as const] : []),
    ...(has('friendly', 'hostile') ? [{ part: 'element', points: 1 } as const] : []),
  ];
}

/** Every pair of the spread, strongest first. */
export function relationsOf(spread: Spread, cards: readonly LaidCard[]): readonly Relation[] {
  const all = cards.flatMap((a, i) =>
    cards.slice(i + 1).map((b, j): Relation => {
      const [first, second] = [i + 1, i + j + 2];
      const kinds = kindsOf(a, b);
      const rows = rowsOf(spread, kinds, first, second);
      return { first, second, kinds, rows, weight: rows.reduce((sum, { points }) => sum + points, 0) };
    }),
  );
  const rarity = ({ kinds }: Relation): number => relationKinds.indexOf(present(kinds[0], 'relation'));
  return all.toSorted(
    (a, b) => b.weight - a.weight || rarity(a) - rarity(b) || a.first - b.first || a.second - b.second,
  );
}
