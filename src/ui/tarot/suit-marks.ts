/** The four things of the suits, each about 100 high around its middle, and the land of each suit below the horizon. */
import { HORIZON, circle, line, lines, oval, pentagram, put, putAll, solid, washed, waves } from './pen.ts';
import type { Mark, Put } from './pen.ts';

const STAFF = 'M-4 50C-6 20 -2 -10 -4 -46Q0 -55 4 -46C2 -10 6 20 4 50Z';
const LEAF_RIGHT = 'M3 -24Q8 -42 26 -46Q22 -28 3 -24Z';
const LEAF_LEFT = 'M-3 -4Q-10 -20 -25 -20Q-20 -6 -3 -4Z';

/** A staff in bud. Without leaves where many stand close. */
export function wand(at: Put, leaves = true): readonly Mark[] {
  return [
    ...washed(put(STAFF, at)),
    ...(leaves ? ([LEAF_RIGHT, LEAF_LEFT] as const).flatMap((leaf) => solid(put(leaf, at))) : []),
  ];
}

/** A staff without buds and one leaf at its tip: for a hand that stands before a face. */
export const youngWand = (at: Put): readonly Mark[] => [
  ...washed(put(STAFF, at)),
  ...solid(put('M-2 -44Q-8 -58 -24 -60Q-18 -46 -2 -44Z', at)),
];

export function cup(at: Put): readonly Mark[] {
  const bowl = 'M-26 -34Q-26 4 0 10Q26 4 26 -34Z';
  const foot = 'M-17 42Q-2 32 -2 14L2 14Q2 32 17 42Q0 47 -17 42Z';
  return [
    ...washed(put(foot, at)),
    ...washed(put(bowl, at)),
    ...solid(put(oval(0, -34, 26, 7), at)),
    ['fine', put('M-18 -12Q0 -4 18 -12', at)],
  ];
}

export function sword(at: Put): readonly Mark[] {
  const blade = 'M0 -58L6 -45L5 22L-5 22L-6 -45Z';
  const guard = 'M-17 22Q0 16 17 22L16 28Q0 23 -16 28Z';
  return [
    ...washed(put(blade, at)),
    ['fine', put(line(0, -46, 0, 20), at)],
    ...solid(put('M-3 27L-3 45L3 45L3 27Z', at)),
    ...solid(put(guard, at)),
    ...solid(put(circle(0, 50, 5), at)),
  ];
}

/** A disc of radius 30 with a five-pointed star; `blank` has none yet. */
export function disc(at: Put, blank = false): readonly Mark[] {
  return [
    ...washed(put(circle(0, 0, 30), at)),
    ['fine', put(circle(0, 0, 25), at)],
    ...(blank ? [] : ([['gold', put(pentagram(0, 1, 22), at)]] as const)),
  ];
}

export type SuitName = 'wands' | 'cups' | 'swords' | 'pentacles';

/** What lies below the horizon: burning hills, waves, quiet water, furrows. */
export const lands: Readonly<Record<SuitName, readonly Mark[]>> = {
  wands: [
    ['fine', 'M24 330Q70 312 120 332Q170 352 276 326'],
    ['fine', 'M24 362Q90 344 150 364Q210 382 276 358'],
    ['fine', 'M24 396Q100 380 170 398Q220 408 276 392'],
  ],
  cups: [
    ['fine', waves(24, 276, 332, 7, 8)],
    ['fine', waves(24, 276, 360, 9, 6)],
    ['fine', waves(24, 276, 394, 11, 5)],
  ],
  swords: [
    ['fine', line(40, 328, 132, 328) + line(176, 328, 260, 328)],
    ['fine', line(60, 350, 110, 350) + line(148, 350, 240, 350)],
    ['fine', line(36, 376, 150, 376) + line(196, 376, 264, 376)],
    ['fine', line(90, 402, 210, 402)],
  ],
  pentacles: [
    [
      'fine',
      [24, 66, 108, 150, 192, 234, 276].map((x) => line(150 + (x - 150) * 0.42, HORIZON, x, 412)).join(''),
    ],
  ],
};

/** Corner pips, about 16 high: the thing of the suit in its plainest form. */
export const pips: Readonly<Record<SuitName, readonly Mark[]>> = {
  wands: [
    ['ink', line(0, 9, 0, -9)],
    ['ink', 'M0 -2Q2 -8 8 -9Q7 -3 0 -2Z'],
  ],
  cups: [
    ['ink', 'M-6 -8Q-6 2 0 3Q6 2 6 -8Z'],
    ['ink', line(0, 3, 0, 8) + line(-4, 8, 4, 8)],
  ],
  swords: [
    ['ink', line(0, -10, 0, 10)],
    ['ink', line(-5, 4, 5, 4)],
  ],
  pentacles: [
    ['ink', circle(0, 0, 8)],
    ['ink', pentagram(0, 0, 6.5)],
  ],
};

/** A small house with one lit window, its doorstep at (0, 0). */
export const house = (at: Put): readonly Mark[] => [
  ...solid(put('M-18 0L-18 -20L0 -36L18 -20L18 0Z', at)),
  ['lit', put('M-5 -8L-5 -18L5 -18L5 -8Z', at)],
];

/** A doorway, its threshold at (0, 0). */
export const doorway = (at: Put): readonly Mark[] =>
  putAll(
    [
      ...solid('M-16 0L-16 -34C-16 -56 16 -56 16 -34L16 0'),
      ['lit', 'M2 0L2 -44C10 -42 11 -38 11 -32L11 -3Z'],
    ],
    at,
  );

/** A wall of one course, from x1 to x2 at y. */
export const wall = (x1: number, x2: number, y: number): readonly Mark[] => [
  [
    'fine',
    lines([
      [x1, y],
      [x2, y],
    ]) +
      lines([
        [x1, y - 12],
        [x2, y - 12],
      ]),
  ],
  [
    'fine',
    Array.from({ length: Math.floor((x2 - x1) / 24) }, (_, i) =>
      line(x1 + 12 + i * 24, y - 12, x1 + 12 + i * 24, y),
    ).join(''),
  ],
];
