/**
 * The deck as drawings: the picture of each card, its stars, and the back. Pure and the same everywhere: a card never changes.
 *
 * One grid of 300 × 500, one horizon at 62 % of the height, one family of lines (hairline 1, main 2.25, frame 4). A number is
 * literally that many things of its suit; a court is one bust with a head-dress by rank; a major has an emblem of its own.
 */
import { HEIGHT, WIDTH, circle, lines, star } from './pen.ts';
import type { Mark } from './pen.ts';
import { courtArt } from './court-art.ts';
import type { CourtName } from './court-art.ts';
import { majorArt } from './major-art.ts';
import { pipArt } from './pip-art.ts';
import { lands } from './suit-marks.ts';
import type { SuitName } from './suit-marks.ts';
import { moonPath } from '../moon-path.ts';

export type CardGroup = 'majors' | SuitName;

export type CardArt = {
  readonly group: CardGroup;
  /** Roman numeral, `A` for an ace, empty for a court. */
  readonly numeral: string;
  /** What lies behind the picture: the land of the suit. */
  readonly land: readonly Mark[];
  readonly marks: readonly Mark[];
  /** Stars above the horizon: x, y, radius. */
  readonly stars: readonly (readonly [number, number, number])[];
};

const suits: readonly SuitName[] = ['wands', 'cups', 'swords', 'pentacles'];
const courts: readonly CourtName[] = ['page', 'knight', 'queen', 'king'];
const MAJORS = 22;
const A_SUIT = 14;
const PIPS = 10;

/** 1 to 21 as a Roman numeral; 0 stays 0. */
export function roman(n: number): string {
  if (n === 0) return '0';
  const units = ['', 'I', 'II', 'III', 'IV', 'V', 'VI', 'VII', 'VIII', 'IX'];
  return 'X'.repeat(Math.floor(n / 10)) + (units[n % 10] ?? '');
}

/** The group of a card, 0–77. */
export const groupOf = (id: number): CardGroup =>
  id < MAJORS ? 'majors' : (suits[Math.floor((id - MAJORS) / A_SUIT)] ?? 'majors');

/** The drawing of a card. `id` is 0–77 in the order of the deck; throws on any other. */
export function cardArt(id: number): CardArt {
  const group = groupOf(id);
  const stars = starsOf(id);
  if (group === 'majors') {
    const draw = majorArt[id];
    if (draw === undefined) throw new RangeError(`a card is 0 to 77, not ${id}`);
    return { group, numeral: roman(id), land: [], marks: draw(), stars };
  }
  const at = (id - MAJORS) % A_SUIT;
  const court = courts[at - PIPS];
  const land = lands[group];
  if (court !== undefined) return { group, numeral: '', land, marks: courtArt(group, court), stars };
  return { group, numeral: at === 0 ? 'A' : roman(at + 1), land, marks: pipArt[group][at]?.() ?? [], stars };
}

/** Twenty-two stars of a card, from its number alone (a Lehmer generator): ornament, never chance that tells anything. */
function starsOf(id: number): CardArt['stars'] {
  let state = (id + 1) * 48_271;
  const next = (): number => {
    state = (state * 48_271) % 2_147_483_647;
    return state / 2_147_483_647;
  };
  for (let warm = 0; warm < 8; warm += 1) next();
  return Array.from({ length: 22 }, () => {
    const [x, y, r] = [next(), next(), next()];
    return [
      Math.round(30 + x * 240),
      Math.round(48 + y * 244),
      r > 0.86 ? 1.7 : r > 0.5 ? 1.1 : 0.7,
    ] as const;
  });
}

/** A phase of the Moon on the back, as a path around (0, 0). */
export type PlacedMoon = {
  readonly x: number;
  readonly y: number;
  /** Degrees. */
  readonly turn: number;
  readonly path: string;
};

/**
 * The back: eight-pointed stars that fit together, within a border of the Moon's phases. The same when turned by half a
 * circle, so that nobody can see which card lies reversed.
 */
export const backArt: { readonly marks: readonly Mark[]; readonly moons: readonly PlacedMoon[] } = {
  marks: tessellation(),
  moons: phases(),
};

function tessellation(): readonly Mark[] {
  const marks: Mark[] = [];
  for (let row = 0; row < 8; row += 1)
    for (let column = 0; column < 4; column += 1) {
      const [x, y] = [78 + column * 48, 82 + row * 48];
      marks.push(['ink', star(x, y, 8, 24, 17.5)], ['fine', circle(x, y, 9)], ['lit', star(x, y, 8, 6, 2.4)]);
    }
  for (let row = 0; row < 7; row += 1)
    for (let column = 0; column < 3; column += 1)
      marks.push(['lit', circle(102 + column * 48, 106 + row * 48, 2.2)]);
  const border = lines(
    [
      [48, 52],
      [WIDTH - 48, 52],
      [WIDTH - 48, HEIGHT - 52],
      [48, HEIGHT - 52],
    ],
    true,
  );
  return [...marks, ['gold', border]];
}

/** Once round the border the Moon waxes and wanes twice; half a turn lays each phase on its like. */
function phases(): readonly PlacedMoon[] {
  const half = [
    ...Array.from({ length: 9 }, (_, at) => ({ x: 31, y: 74 + at * 44 })),
    ...Array.from({ length: 5 }, (_, at) => ({ x: 78 + at * 36, y: HEIGHT - 33 })),
  ].map(({ x, y }, at) => ({ x, y, path: moonPath((at * 360) / 14, 7) }));
  return half.flatMap(({ x, y, path }) => [
    { x, y, turn: 0, path },
    { x: WIDTH - x, y: HEIGHT - y, turn: 180, path },
  ]);
}
