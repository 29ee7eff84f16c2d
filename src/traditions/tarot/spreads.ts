/** Three ways to lay cards, and what each place asks of a card. There is no place for an outcome. */
import { present } from '#lib/assert.ts';

export const spreadIds = ['single', 'three', 'celtic'] as const;
export type SpreadId = (typeof spreadIds)[number];

export const positionIds = [
  'your-card',
  'past',
  'present',
  'future',
  'present-situation',
  'challenge',
  'crown',
  'foundation',
  'recent-past',
  'approach',
  'external-influences',
  'hopes-and-fears',
] as const;
export type PositionId = (typeof positionIds)[number];

export type PairOfPlaces = readonly [first: number, second: number];

export type Spread = {
  readonly id: SpreadId;
  /** In the order of laying; the first is place 1. */
  readonly positions: readonly PositionId[];
  /** Pairs of places that are always looked at together, as place numbers. */
  readonly pairs: readonly PairOfPlaces[];
  /** The second card of this pair lies across the first. */
  readonly crossing: PairOfPlaces | null;
  /** How many relations a reading tells at most. */
  readonly relations: number;
  /** The place whose card gives the advice, and the one whose card asks. */
  readonly guides: number;
  readonly asks: number;
};

const spreads: Readonly<Record<SpreadId, Spread>> = {
  single: {
    id: 'single',
    positions: ['your-card'],
    pairs: [],
    crossing: null,
    relations: 0,
    guides: 1,
    asks: 1,
  },
  three: {
    id: 'three',
    positions: ['past', 'present', 'future'],
    pairs: [
      [2, 3],
      [1, 2],
    ],
    crossing: null,
    relations: 2,
    guides: 2,
    asks: 3,
  },
  celtic: {
    id: 'celtic',
    positions: [
      'present-situation',
      'challenge',
      'past',
      'future',
      'crown',
      'foundation',
      'recent-past',
      'approach',
      'external-influences',
      'hopes-and-fears',
    ],
    pairs: [
      [1, 2],
      [3, 7],
      [4, 5],
      [5, 6],
      [8, 9],
      [4, 10],
    ],
    crossing: [1, 2],
    relations: 4,
    // How the person stands in it is what they can change; a wish with two faces is what is worth asking about.
    guides: 8,
    asks: 10,
  },
};

export const spreadOf = (id: SpreadId): Spread => spreads[id];

/** How many cards a spread takes. */
export const spreadSize = (id: SpreadId): number => spreads[id].positions.length;

/** The position of a place, counted from 1. */
export const positionAt = (id: SpreadId, place: number): PositionId =>
  present(spreads[id].positions[place - 1], 'place of the spread');

/**
 * Where the ten cards of the Celtic Cross lie on a grid of four columns and four rows, in cards: the cross on the left, the
 * staff on the right, laid from below. Place 2 lies across place 1, turned by a quarter.
 */
export const celticPlaces: readonly {
  readonly place: number;
  readonly column: number;
  readonly row: number;
  readonly across: boolean;
}[] = [
  { place: 1, column: 1, row: 1.5, across: false },
  { place: 2, column: 1, row: 1.5, across: true },
  { place: 3, column: 0, row: 1.5, across: false },
  { place: 4, column: 2, row: 1.5, across: false },
  { place: 5, column: 1, row: 0.5, across: false },
  { place: 6, column: 1, row: 2.5, across: false },
  { place: 7, column: 3, row: 3, across: false },
  { place: 8, column: 3, row: 2, across: false },
  { place: 9, column: 3, row: 1, across: false },
  { place: 10, column: 3, row: 0, across: false },
];
