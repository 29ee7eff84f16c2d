/** The sixteen courts: one bust, its head-dress by rank, its ornament by suit, and the thing of the suit in hand. */
import { arc, circle, cloud, line, lines, oval, put, rays, solid, star, washed } from './pen.ts';
import type { Mark } from './pen.ts';
import { cup, disc, sword, wand, youngWand } from './suit-marks.ts';
import type { SuitName } from './suit-marks.ts';

export type CourtName = 'page' | 'knight' | 'queen' | 'king';

const SHOULDERS = 'M46 424C48 352 92 336 128 326L128 290L172 290L172 326C208 336 252 352 254 424Z';
const FACE = 'M114 214C112 168 188 168 186 214C188 262 172 296 150 298C128 296 112 262 114 214Z';

/** Brow, eyes cast down or straight, nose and mouth in four strokes. */
const features = (down: boolean): readonly Mark[] => [
  [
    'fine',
    (down
      ? 'M124 230Q132 236 142 230M158 230Q168 236 176 230'
      : 'M124 232Q132 224 142 232M158 232Q168 224 176 232') +
      'M150 226Q144 248 150 256M140 272Q150 278 160 272',
  ],
];

const bust = (down: boolean): readonly Mark[] => [
  ...washed(SHOULDERS, 'gold'),
  ['fine', 'M128 326Q150 352 172 326M150 344L150 424M92 352Q86 390 88 424M208 352Q214 390 212 424'],
  ...solid(FACE),
  ...features(down),
];

/** Points of a crown, each with the ornament of the suit at its tip. */
function crest(suit: SuitName, tips: readonly (readonly [number, number])[], size: number): readonly Mark[] {
  return tips.flatMap(([x, y]): readonly Mark[] => {
    switch (suit) {
      case 'wands':
        return solid(put('M0 -12Q8 0 4 8Q0 12 -4 8Q-8 0 0 -12Z', { x, y, scale: size }), 'ink');
      case 'cups':
        return solid(put('M-8 6Q-8 -8 0 -8Q8 -8 8 6Q0 10 -8 6Z', { x, y, scale: size }), 'ink');
      case 'swords':
        return solid(put('M0 -14L4 8L-4 8Z', { x, y, scale: size }), 'ink');
      case 'pentacles':
        return solid(circle(x, y, 6 * size), 'ink');
    }
  });
}

const pageHats: Readonly<Record<SuitName, readonly Mark[]>> = {
  wands: [
    ...solid('M104 206C96 150 204 140 200 204Q150 180 104 206Z'),
    ['ink', 'M186 168C212 140 222 108 214 82C200 104 188 132 184 166'],
  ],
  cups: [
    ...solid(
      'M102 208C92 148 176 128 196 158C222 160 236 184 222 206C214 190 206 190 198 202Q150 178 102 208Z',
    ),
    ['fine', 'M196 158Q184 176 198 202'],
  ],
  swords: [
    ...solid('M108 216C102 150 198 150 192 216Q190 190 150 186Q110 190 108 216Z'),
    ['ink', 'M110 206Q150 174 190 206'],
  ],
  pentacles: [
    ...solid('M80 196Q150 168 220 196Q222 206 212 208Q150 180 88 208Q78 206 80 196Z'),
    ...solid('M102 186C104 140 196 140 198 186Q150 168 102 186Z'),
  ],
};

const plumes: Readonly<Record<SuitName, readonly Mark[]>> = {
  wands: washed(
    'M148 136C150 84 210 62 262 84C236 88 232 96 250 110C220 104 196 116 190 150C176 134 160 132 148 136Z',
  ),
  cups: washed(
    'M148 138C146 96 190 82 216 104C232 120 230 150 212 164C214 140 200 126 182 134C168 140 158 138 148 138Z',
  ),
  swords: washed('M146 140L150 72L168 118L206 84L190 150Z'),
  pentacles: [
    ['gold', 'M150 140Q152 104 168 80'],
    ...washed('M168 80Q178 64 194 66Q192 84 168 80Z'),
    ...washed('M156 112Q136 108 134 92Q152 90 156 112Z'),
    ...washed('M160 98Q178 104 188 94Q176 84 160 98Z'),
  ],
};

const helmet: readonly Mark[] = [
  ...washed(SHOULDERS, 'gold'),
  ['fine', 'M70 366Q150 336 230 366M62 392Q150 362 238 392'],
  ...solid('M108 300C94 200 104 136 154 136C206 136 206 214 192 300Q150 322 108 300Z'),
  ...solid('M92 232Q112 206 156 208L158 250Q118 252 92 232Z'),
  ['fine', 'M104 230L154 226M108 238L156 236'],
  ['gold', 'M156 208L192 214M158 250L196 254'],
  ['fine', 'M122 268L150 266M122 278L150 277M124 288L150 288'],
];

const veil: readonly Mark[] = [
  ...washed(
    'M150 162C96 160 88 230 84 300C80 350 66 390 58 424L104 424C116 380 118 330 118 280L118 214C118 190 182 190 182 214L182 280C182 330 184 380 196 424L242 424C234 390 220 350 216 300C212 230 204 160 150 162Z',
    'gold',
  ),
  ['fine', 'M100 240C98 310 92 370 80 424M200 240C202 310 208 370 220 424'],
];

function queenCrown(suit: SuitName): readonly Mark[] {
  const tips = [
    [108, 146],
    [129, 126],
    [150, 116],
    [171, 126],
    [192, 146],
  ] as const;
  return [
    ...solid(
      'M108 190L104 152L124 170L130 134L146 166L150 124L154 166L170 134L176 170L196 152L192 190Q150 172 108 190Z',
    ),
    ...crest(suit, tips, 0.85),
  ];
}

function kingCrown(suit: SuitName): readonly Mark[] {
  const height: Readonly<Record<SuitName, number>> = { wands: 96, cups: 128, swords: 88, pentacles: 134 };
  const top = height[suit];
  const tips = [
    [102, top + 16],
    [150, top - 6],
    [198, top + 16],
  ] as const;
  return [
    ...solid(
      lines(
        [
          [102, 196],
          [98, top + 18],
          [126, top + 44],
          [150, top],
          [174, top + 44],
          [202, top + 18],
          [198, 196],
        ],
        true,
      ),
    ),
    ['gold', 'M102 180Q150 164 198 180'],
    ...crest(suit, tips, 1.1),
  ];
}

const thrones: Readonly<Record<SuitName, readonly Mark[]>> = {
  wands: [
    ...solid('M66 424L66 92Q108 78 150 60Q192 78 234 92L234 424'),
    ['fine', 'M82 424L82 106Q120 92 150 78Q180 92 218 106L218 424'],
  ],
  cups: [
    ...solid('M52 424C30 260 60 80 150 76C240 80 270 260 248 424'),
    [
      'fine',
      'M150 76L150 120M112 88L124 150M84 120L106 190M64 170L96 240M188 88L176 150M216 120L194 190M236 170L204 240',
    ],
  ],
  swords: [
    ...solid('M64 424L64 120L150 62L236 120L236 424'),
    ['fine', 'M64 120L150 180L236 120M150 62L150 180'],
  ],
  pentacles: [
    ...solid('M62 424L62 124Q150 92 238 124L238 424'),
    ...[72, 228].flatMap((x) => [
      ['gold', put('M-10 -8Q-28 -10 -24 -30M10 -8Q28 -10 24 -30', { x, y: 118 })] as const,
      ...solid(put('M-13 -8Q0 -16 13 -8Q12 14 5 20L-5 20Q-12 14 -13 -8Z', { x, y: 118 })),
    ]),
  ],
};

const beards: Readonly<Record<SuitName, readonly Mark[]>> = {
  wands: [['gold', 'M116 240Q120 300 150 326Q180 300 184 240']],
  cups: [],
  swords: [],
  pentacles: [['gold', 'M116 246Q126 316 150 320Q174 316 184 246']],
};

/** What each holds and what stands behind: the order is back to front. */
const backs: Readonly<Record<SuitName, Readonly<Record<CourtName, readonly Mark[]>>>> = {
  wands: {
    page: [],
    knight: [['ink', line(186, 250, 270, 236) + line(200, 272, 276, 262) + line(206, 294, 272, 288)]],
    queen: [['gold', rays(150, 214, 92, 126, 24)], ...solid(circle(150, 214, 92), 'ink')],
    king: thrones.wands,
  },
  cups: {
    page: [],
    knight: [['ink', 'M24 286Q80 262 130 286Q200 314 276 280']],
    queen: [['fine', arc(150, 214, 104, -100, 100) + arc(150, 214, 116, -100, 100)]],
    king: thrones.cups,
  },
  swords: {
    page: [
      ['ink', cloud(72, 130, 0.9) + cloud(214, 246, 0.8, -1)],
      [
        'gold',
        'M196 112Q202 104 208 112Q214 104 220 112M222 132Q228 124 234 132Q240 124 246 132M188 142Q193 135 198 142Q203 135 208 142',
      ],
    ],
    knight: [
      [
        'ink',
        line(180, 96, 276, 96) +
          line(200, 118, 276, 118) +
          line(206, 250, 276, 250) +
          line(200, 276, 276, 276),
      ],
    ],
    queen: [['ink', cloud(226, 104, 0.9)]],
    king: thrones.swords,
  },
  pentacles: {
    page: [],
    knight: [],
    queen: [['ink', 'M30 424C20 380 44 360 34 310M270 424C280 380 256 360 266 310']],
    king: thrones.pentacles,
  },
};

const hands: Readonly<Record<SuitName, Readonly<Record<CourtName, readonly Mark[]>>>> = {
  wands: {
    page: [...youngWand({ x: 234, y: 260, scale: 2.8 })],
    knight: [...wand({ x: 120, y: 336, scale: 2.6, turn: -74 }, false)],
    queen: [
      ...youngWand({ x: 236, y: 318, scale: 2, turn: 10 }),
      ...solid(
        put('M-10 20C-16 4 -8 -4 -8 -12L-12 -24L-4 -18L4 -18L12 -24L8 -12C8 -4 16 4 10 20Z', {
          x: 62,
          y: 396,
          scale: 1.2,
        }),
        'ink',
      ),
    ],
    king: [...youngWand({ x: 244, y: 300, scale: 2.5 })],
  },
  cups: {
    page: [
      ...solid(put('M-20 0Q-6 -14 10 0L20 -8L18 8L10 0Q-6 14 -20 0Z', { x: 222, y: 268, turn: -60 }), 'ink'),
      ...cup({ x: 222, y: 336, scale: 1.5 }),
    ],
    knight: [...cup({ x: 66, y: 312, scale: 1.6 }), ['ink', 'M34 268Q22 310 36 350']],
    queen: [
      ...cup({ x: 150, y: 378, scale: 1.5 }),
      ...solid(put('M-26 0Q-22 -26 0 -28Q22 -26 26 0Z', { x: 150, y: 326, scale: 1.4 })),
      ...solid(star(150, 280, 4, 10, 4)),
    ],
    king: [...cup({ x: 218, y: 366, scale: 1.5 })],
  },
  swords: {
    page: [...sword({ x: 68, y: 268, scale: 2, turn: 8 })],
    knight: [...sword({ x: 104, y: 300, scale: 2.1, turn: -72 })],
    queen: [...sword({ x: 68, y: 280, scale: 2.4 })],
    king: [...sword({ x: 236, y: 288, scale: 2.4 })],
  },
  pentacles: {
    page: [...disc({ x: 226, y: 244, scale: 1.35 })],
    knight: [...disc({ x: 150, y: 372, scale: 1.4 })],
    queen: [
      ...disc({ x: 150, y: 372, scale: 1.45 }),
      ...[34, 266].flatMap((x) =>
        [318, 350].flatMap((y) => [
          ...solid(circle(x + (y === 350 ? 6 : 0), y, 9), 'ink'),
          ['fine', circle(x + (y === 350 ? 6 : 0), y, 4)] as const,
        ]),
      ),
      ...solid(put('M-12 16C-18 0 -6 -8 0 -6L-4 -26L2 -28L6 -8Q14 -4 12 4Q16 14 8 16Z', { x: 66, y: 404 })),
    ],
    king: [
      ...disc({ x: 150, y: 376, scale: 1.5 }),
      ...[44, 256].flatMap((x) => [
        ['ink', line(x, 60, x, 150)] as const,
        ...[
          [0, 160],
          [-8, 172],
          [8, 172],
          [0, 184],
        ].flatMap(([dx = 0, y = 0]) => solid(circle(x + dx, y, 7), 'ink')),
      ]),
    ],
  },
};

/** The picture of a court card. */
export function courtArt(suit: SuitName, rank: CourtName): readonly Mark[] {
  const back = backs[suit][rank];
  const hand = hands[suit][rank];
  switch (rank) {
    case 'page':
      return [...back, ...bust(false), ...pageHats[suit], ...hand];
    case 'knight':
      return [...back, ...plumes[suit], ...helmet, ...hand];
    case 'queen':
      return [
        ...back,
        ...bust(suit === 'cups' || suit === 'pentacles'),
        ...veilOver(),
        ...queenCrown(suit),
        ...hand,
      ];
    case 'king':
      return [...back, ...bust(false), ...beards[suit], ...kingCrown(suit), ...hand];
  }
}

/** The veil falls around the face: the face is drawn again within it. */
const veilOver = (): readonly Mark[] => [...veil, ['fine', oval(150, 330, 22, 6)]];
