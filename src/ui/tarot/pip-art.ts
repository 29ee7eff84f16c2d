/** The forty numbered cards: N things of the suit, arranged so that each number is itself at a glance. */
import {
  HORIZON,
  arc,
  circle,
  cloud,
  crescent,
  line,
  lines,
  oval,
  polar,
  put,
  rays,
  solid,
  star,
  waves,
} from './pen.ts';
import type { Mark, Put } from './pen.ts';
import { cup, disc, doorway, house, sword, wall, wand } from './suit-marks.ts';
import type { SuitName } from './suit-marks.ts';

/** A thing of about 100 high that stands on y. */
const standing = (x: number, base: number, scale: number, turn = 0): Put => {
  const angle = (turn * Math.PI) / 180;
  return { x: x + Math.sin(angle) * 50 * scale, y: base - Math.cos(angle) * 50 * scale, scale, turn };
};

const many = <T>(items: readonly T[], draw: (item: T, at: number) => readonly Mark[]): readonly Mark[] =>
  items.flatMap((item, at) => draw(item, at));

const range = (count: number): readonly number[] => Array.from({ length: count }, (_, at) => at);

const wands: readonly (() => readonly Mark[])[] = [
  () => [
    ['gold', rays(150, 84, 16, 34, 9, -80, 160)],
    ...wand({ x: 150, y: 216, scale: 2.5 }),
    ...solid(put('M0 0Q8 -12 20 -12Q16 0 0 0Z', { x: 196, y: 262, turn: 70 })),
    ...solid(put('M0 0Q8 -12 20 -12Q16 0 0 0Z', { x: 96, y: 292, turn: 130 })),
  ],
  () => [
    ['fine', 'M110 300Q150 286 190 300M100 292Q130 280 170 290'],
    ...wand(standing(88, 372, 2.25)),
    ...wand({ ...standing(212, 372, 2.25), across: -1 }),
    ...solid(circle(150, 242, 30)),
    ['fine', oval(150, 242, 12, 30) + line(120, 242, 180, 242)],
  ],
  () => [
    ['gold', 'M24 362Q150 318 276 372'],
    ...solid('M96 300L96 274L112 300Z'),
    ...solid('M140 302L140 284L152 302Z'),
    ['fine', line(88, 303, 118, 303) + line(134, 304, 156, 304)],
    ...wand(standing(64, 350, 1.4), false),
    ...wand({ ...standing(130, 342, 1.75), across: -1 }, false),
    ...wand({ ...standing(218, 388, 2.7), across: -1 }),
  ],
  () => [
    ...doorway({ x: 150, y: 352, scale: 1.5 }),
    ...many([62, 112, 188, 238], (x, at) => wand(standing(x, 366, at % 3 === 0 ? 2.2 : 1.8), false)),
    ['gold', 'M62 158Q88 226 114 190Q150 236 186 190Q212 226 238 158'],
    ...many(
      [
        [80, 195],
        [100, 205],
        [132, 208],
        [150, 213],
        [168, 208],
        [200, 205],
        [220, 195],
      ] as const,
      ([x, y]) => solid(circle(x, y, 5)),
    ),
  ],
  () => [
    ...many(range(5), (at) => {
      const [x, y] = polar(150, 214, 42, at * 72 + 10);
      return wand({ x, y, scale: 2.1, turn: at * 72 + 100 }, false);
    }),
    ['lit', star(150, 214, 5, 13, 5, 10)],
    ['fine', rays(150, 214, 128, 140, 10, 10)],
  ],
  () => [
    ...many([-68, -44, -20, 40, 66], (turn) => wand(standing(150 + turn * 0.24, 362, 1.36, turn), false)),
    ...wand(standing(150, 390, 2.9), false),
    ...solid('M152 108Q180 98 208 110Q196 122 208 134Q180 124 152 132Z', 'ink'),
    ['gold', circle(150, 176, 26)],
    ...many(range(10), (at) => {
      const [x, y] = polar(150, 176, 26, at * 36);
      return solid(oval(x, y, 5, 5));
    }),
  ],
  () => [
    ...many(range(6), (at) => wand({ x: 66 + at * 33.6, y: 372, scale: 1.25, turn: (at - 2.5) * 5 }, false)),
    ['gold', 'M24 268Q96 282 150 262Q210 240 276 258'],
    ...wand({ x: 140, y: 184, scale: 2.1, turn: 58 }),
  ],
  () =>
    many(range(8), (at) =>
      wand(
        { x: 137 + (at - 3.5) * 13 + (at % 2) * 26, y: 212 + (at - 3.5) * 26, scale: 1.4, turn: 118 },
        false,
      ),
    ),
  () => [
    ...many([46, 72, 98, 122, 178, 202, 228, 254], (x) => wand(standing(x, 348, 1.7), false)),
    ...wand(standing(148, 404, 3, 3)),
    ['gold', line(141, 262, 164, 256) + line(141, 274, 164, 268) + line(142, 286, 164, 280)],
  ],
  () => [
    ...house({ x: 236, y: HORIZON, scale: 0.9 }),
    ...many(range(10), (at) =>
      wand(
        { x: 98 + at * 10.5, y: 214 + Math.abs(at - 4.5) * 4, scale: 2.7, turn: 8 + (at - 4.5) * 3 },
        false,
      ),
    ),
    ...solid('M84 256Q140 284 196 262L196 276Q140 298 84 270Z'),
    ['fine', 'M120 430Q140 390 150 360M176 430Q172 390 164 360'],
  ],
];

/** Cups that point their rims at a place. */
const toasting = (x: number, y: number, scale: number, turn: number): Put => {
  const angle = (turn * Math.PI) / 180;
  const reach = 36 * scale;
  return { x: x - Math.sin(angle) * reach, y: y + Math.cos(angle) * reach, scale, turn };
};

const cups: readonly (() => readonly Mark[])[] = [
  () => [
    [
      'fine',
      arc(150, 318, 60, 60, 300, 0.25) + arc(150, 318, 92, 60, 300, 0.22) + arc(150, 318, 120, 62, 298, 0.2),
    ],
    ['ink', 'M96 146Q70 190 78 304M204 146Q230 190 222 304M120 152Q98 220 108 300M180 152Q202 220 192 300'],
    ...cup({ x: 150, y: 222, scale: 2.2 }),
    ['ink', 'M150 160Q146 196 152 236'],
    ...solid(circle(150, 104, 17)),
    ['gold', rays(150, 104, 24, 32, 12)],
  ],
  () => [
    ...cup({ x: 92, y: 238, scale: 1.55, turn: 12 }),
    ...cup({ x: 208, y: 238, scale: 1.55, turn: -12 }),
    ...solid(circle(150, 138, 24)),
    ...solid(circle(150, 138, 16), 'fine'),
    ['gold', waves(60, 240, 350, 12, 6)],
    ['ink', waves(60, 240, 350, -12, 6)],
  ],
  () => [
    ['gold', rays(150, 150, 16, 46, 9, -76, 152)],
    ...cup(toasting(130, 176, 1.2, 44)),
    ...cup(toasting(170, 176, 1.2, -44)),
    ...cup(toasting(150, 222, 1.3, 0)),
    ['ink', 'M150 316Q132 332 142 356M150 316Q168 332 160 360'],
    ['ink', 'M88 236Q70 258 80 284M212 236Q230 258 220 284'],
  ],
  () => [
    ...many([76, 150, 224], (x) => cup({ x, y: 330, scale: 1.3 })),
    ['ink', cloud(206, 206, 1.5)],
    ['ink', cloud(128, 212, 1, -1)],
    ...cup({ x: 174, y: 150, scale: 1.45, turn: -12 }),
  ],
  () => [
    ['gold', 'M176 306Q216 262 258 306'],
    ['fine', 'M186 306Q216 278 248 306'],
    ...cup({ x: 74, y: 272, scale: 0.95 }),
    ...cup({ x: 122, y: 272, scale: 0.95 }),
    ...cup({ x: 80, y: 352, scale: 0.95, turn: -102 }),
    ...cup({ x: 156, y: 396, scale: 0.95, turn: 84 }),
    ...cup({ x: 222, y: 350, scale: 0.95, turn: 100 }),
    ['ink', 'M46 364Q38 384 48 404M192 402Q208 408 206 422M256 362Q266 380 256 398'],
  ],
  () => [
    ...wall(24, 276, HORIZON),
    ...many(range(6), (at) => {
      const [x, y] = [78 + (at % 3) * 72, at < 3 ? 196 : 352];
      return [
        ['ink', line(x, y - 40, x, y - 62)] as const,
        ...solid(star(x, y - 72, 5, 15, 7)),
        ...cup({ x, y, scale: 1.2 }),
      ];
    }),
  ],
  () =>
    many(
      [
        [104, 116],
        [196, 116],
        [68, 208],
        [150, 198],
        [232, 208],
        [104, 292],
        [196, 292],
      ] as const,
      ([x, y], at) => {
        const lights: readonly Mark[] = [
          ['gold', circle(x, y - 46, 7)],
          ['lit', star(x, y - 46, 4, 10, 3)],
          ['gold', put('M0 -9Q8 2 0 6Q-8 2 0 -9Z', { x, y: y - 44 })],
        ];
        const light = lights[at % 3];
        return [
          ...cup({ x, y, scale: 0.85 }),
          ['ink', cloud(x, y + 34, 0.85, at % 2 === 0 ? 1 : -1)],
          ...(light === undefined ? [] : [light]),
        ];
      },
    ),
  () => [
    ['gold', 'M150 310Q200 236 276 214'],
    ['fine', 'M196 306Q214 288 206 274Q202 262 226 250Q238 244 236 232'],
    ...solid(crescent(214, 118, 30, 160)),
    ...many([56, 94, 132, 170, 208], (x) => cup({ x, y: 374, scale: 0.7 })),
    ...many([75, 113, 189], (x) => cup({ x, y: 308, scale: 0.7 })),
  ],
  () => [
    ['gold', arc(150, 300, 76, -92, 92)],
    ...many(range(9), (at) => {
      const [x, y] = polar(150, 300, 103, -92 + at * 23);
      return [...cup({ x, y: y + 4, scale: 0.6 }), ['fine', line(x, y - 24, x, y - 34)] as const];
    }),
    ...solid('M120 352Q150 342 180 352Q182 366 150 368Q118 366 120 352Z'),
    ['gold', line(126, 366, 122, 396) + line(174, 366, 178, 396)],
  ],
  () => [
    ['gold', arc(150, 318, 104, -86, 86)],
    ['ink', arc(150, 318, 97, -86, 86)],
    ['fine', arc(150, 318, 90, -86, 86)],
    ...many(range(10), (at) => {
      const [x, y] = polar(150, 318, 112, -80 + at * 17.8);
      return cup({ x, y: y - 8, scale: 0.52 });
    }),
    ...house({ x: 150, y: 376, scale: 1.7 }),
    ['fine', 'M142 312Q134 298 144 284M158 312Q166 298 156 284'],
  ],
];

const swords: readonly (() => readonly Mark[])[] = [
  () => [
    ...sword({ x: 150, y: 232, scale: 2.7 }),
    ...solid('M112 118Q150 134 188 118L184 98L168 110L150 92L132 110L116 98Z'),
    ...sword({ x: 150, y: 232, scale: 2.7 }).slice(0, 4),
    ['gold', arc(150, 112, 38, 90, 270, 0.3)],
    ...many(range(6), (at) => [
      ['lit', star(86 + (at % 2) * 128 + (at > 3 ? 14 : 0), 156 + at * 22, 4, 7, 2)] as const,
    ]),
  ],
  () => [
    ['lit', crescent(156, 116, 26, 180)],
    ...sword({ x: 132, y: 222, scale: 2.5, turn: -36 }),
    ...sword({ x: 168, y: 222, scale: 2.5, turn: 36 }),
    ...solid('M92 340Q150 322 208 340Q214 350 204 354Q150 336 96 354Q86 350 92 340Z'),
  ],
  () => [
    [
      'fine',
      range(11)
        .map((at) => line(52 + at * 20, 326 + (at % 3) * 8, 46 + at * 20, 352 + (at % 3) * 8))
        .join(''),
    ],
    [
      'fine',
      range(9)
        .map((at) => line(66 + at * 22, 374, 60 + at * 22, 398))
        .join(''),
    ],
    ...sword({ x: 112, y: 200, scale: 2.3, turn: 150 }),
    ...sword({ x: 188, y: 200, scale: 2.3, turn: 210 }),
    ...sword({ x: 150, y: 190, scale: 2.5, turn: 180 }),
    ...solid(
      'M150 280C96 240 72 206 84 178C96 152 136 156 150 190C164 156 204 152 216 178C228 206 204 240 150 280Z',
    ),
    [
      'wash',
      'M150 280C96 240 72 206 84 178C96 152 136 156 150 190C164 156 204 152 216 178C228 206 204 240 150 280Z',
    ],
  ],
  () => [
    ['gold', 'M48 330L48 170C48 60 252 60 252 170L252 330'],
    ...many([96, 150, 204], (x) => sword({ x, y: 196, scale: 1.7, turn: 180 })),
    ...solid('M44 346L256 346L256 398L44 398Z'),
    ...sword({ x: 146, y: 372, scale: 1.8, turn: 90 }),
    ...solid('M228 344L228 328Q238 316 248 328L248 344Z'),
    ['lit', circle(238, 332, 4)],
  ],
  () => [
    ['ink', cloud(210, 110, 1) + cloud(238, 146, 0.7)],
    ...many([80, 146, 212], (x, at) => sword({ x, y: 246, scale: 2, turn: 180 + (at - 1) * 5 })),
    ...sword({ x: 128, y: 378, scale: 1.7, turn: 84 }),
    ...sword({ x: 182, y: 408, scale: 1.7, turn: -86 }),
  ],
  () => [
    ...many(range(6), (at) => sword({ x: 76 + at * 29.6, y: 250 - (at % 2) * 14, scale: 1.75, turn: 180 })),
    ...solid('M40 318Q150 344 260 318Q244 380 206 384L94 384Q56 380 40 318Z'),
    ['fine', 'M52 340Q150 364 248 340M68 362Q150 380 232 362'],
    ['fine', waves(24, 276, 400, 6, 12)],
  ],
  () => [
    ...many(range(5), (at) => sword({ x: 74 + at * 24, y: 226 + at * 2, scale: 1.85, turn: 6 + at * 8 })),
    ...sword({ x: 208, y: 338, scale: 1.5, turn: 180 }),
    ...sword({ x: 248, y: 338, scale: 1.5, turn: 180 }),
    [
      'fine',
      range(7)
        .map((at) => oval(54 + at * 22, 388 + (at % 2) * 12, 5, 3))
        .join(''),
    ],
  ],
  () => [
    ...many(
      [
        [70, 244, 1.4],
        [110, 230, 1.3],
        [150, 224, 1.25],
        [190, 230, 1.3],
        [230, 244, 1.4],
      ] as const,
      ([x, y, scale]) => sword({ x, y, scale, turn: 180 }),
    ),
    ['gold', 'M122 336Q150 322 178 336Q184 346 172 350Q150 338 128 350Q116 346 122 336Z'],
    ...sword({ x: 52, y: 306, scale: 1.55, turn: 180 }),
    ...sword({ x: 248, y: 306, scale: 1.55, turn: 180 }),
    ...sword({ x: 88, y: 338, scale: 1.6, turn: 180 }),
  ],
  () => [
    ...many(range(9), (at) =>
      sword({ x: at % 2 === 0 ? 142 : 158, y: 84 + at * 25, scale: 1.75, turn: at % 2 === 0 ? 90 : -90 }),
    ),
    ...solid('M36 322Q150 306 264 322L264 408L36 408Z'),
    [
      'fine',
      range(7)
        .map((at) => line(66 + at * 28, 318, 66 + at * 28, 408))
        .join('') +
        line(36, 350, 264, 350) +
        line(36, 380, 264, 380),
    ],
    ...many(range(4), (at) => [['lit', star(80 + at * 56, 365, 4, 8, 3)] as const]),
  ],
  () => [
    ['lit', arc(150, HORIZON, 34, -90, 90) + 'Z'],
    ['gold', rays(150, HORIZON, 44, 60, 9, -80, 160)],
    ['ink', line(24, 180, 276, 180) + line(24, 196, 276, 196) + line(24, 208, 276, 208)],
    ...many(range(10), (at) =>
      sword({ x: 150 + (at - 4.5) * 22, y: 376, scale: 1.05, turn: (at - 4.5) * -1.6 }),
    ),
  ],
];

const pentacles: readonly (() => readonly Mark[])[] = [
  () => [
    ['gold', rays(150, 172, 84, 96, 24)],
    ...disc({ x: 150, y: 172, scale: 2.4 }),
    ...solid('M96 372L96 318C96 270 204 270 204 318L204 372'),
    ['fine', line(114, 300, 114, 372) + line(132, 288, 132, 372) + line(150, 284, 150, 372)],
    ['gold', 'M204 372L178 384L178 300Q190 296 204 306'],
    ['fine', 'M36 372Q66 352 96 372M204 372Q234 352 264 372'],
  ],
  () => [
    [
      'gold',
      'M150 206C100 130 34 150 40 206C46 262 110 270 150 206C190 142 254 150 260 206C254 262 200 282 150 206Z',
    ],
    [
      'ink',
      'M150 206C108 142 50 160 54 206C58 250 108 254 150 206C192 158 242 162 246 206C242 250 192 270 150 206Z',
    ],
    ...disc({ x: 96, y: 206, scale: 1.2 }),
    ...disc({ x: 204, y: 206, scale: 1.2 }),
    ['ink', waves(24, 276, 346, 16, 4)],
    ...solid('M78 322L108 322L102 332L84 332Z'),
    ['gold', line(93, 322, 93, 300) + 'M93 302L106 316L93 316'],
    ...solid('M204 336L228 336L223 344L209 344Z'),
    ['gold', line(216, 336, 216, 318) + 'M216 320L226 331L216 331'],
  ],
  () => [
    ['gold', 'M54 400L54 210Q64 100 150 66Q236 100 246 210L246 400'],
    ['fine', 'M70 400L70 214Q80 118 150 86Q220 118 230 214L230 400'],
    ...disc({ x: 150, y: 140, scale: 1.15 }),
    ...disc({ x: 112, y: 214, scale: 1.15 }),
    ...disc({ x: 188, y: 214, scale: 1.15 }),
    ['fine', line(150, 256, 150, 360)],
    ...solid('M150 384L142 362Q150 354 158 362Z'),
    ...solid(put('M-10 -16L10 -16L10 4L-10 4Z', { x: 206, y: 372, turn: 24 })),
    ['gold', line(202, 376, 192, 402)],
  ],
  () => [
    ...wall(24, 276, HORIZON),
    ...solid('M60 118L78 84L222 84L240 118Z'),
    ['fine', line(88, 100, 212, 100)],
    ...solid('M66 130L234 130L234 298L66 298Z'),
    ...many(range(4), (at) => disc({ x: 110 + (at % 2) * 80, y: 174 + Math.floor(at / 2) * 80, scale: 1.3 })),
  ],
  () => [
    ['gold', 'M72 300L72 176Q84 96 150 66Q216 96 228 176L228 300Z'],
    ['fine', line(150, 66, 150, 300) + line(72, 190, 228, 190)],
    ...many(
      [
        [150, 122],
        [110, 178],
        [190, 178],
        [118, 248],
        [182, 248],
      ] as const,
      ([x, y]) => disc({ x, y, scale: 0.95 }),
    ),
    ...many(range(26), (at) => [
      ['lit', circle(30 + ((at * 53) % 242), 84 + ((at * 97) % 320), 1.8)] as const,
    ]),
    [
      'ink',
      range(5)
        .map((at) => oval(52 + at * 24, 372 - at * 3, 5, 3) + oval(60 + at * 24, 392 - at * 3, 5, 3))
        .join(''),
    ],
  ],
  () => [
    ['gold', line(150, 74, 150, 128) + line(70, 128, 230, 128)],
    ['fine', 'M70 128L44 244M70 128L118 244M230 128L182 244M230 128L256 244'],
    ...many([81, 219], (x) => [
      ...disc({ x, y: 180, scale: 0.66 }),
      ...disc({ x: x - 20, y: 220, scale: 0.66 }),
      ...disc({ x: x + 20, y: 220, scale: 0.66 }),
      ...solid(put('M-44 0Q0 34 44 0Z', { x, y: 244 })),
    ]),
    ...solid(star(150, 128, 8, 12, 6)),
    ...many(
      [
        [70, 284],
        [92, 306],
        [78, 330],
        [208, 284],
        [230, 306],
        [216, 330],
      ] as const,
      ([x, y]) => [['lit', circle(x, y, 3.4)] as const],
    ),
    ['ink', 'M44 372Q60 394 84 390Q104 388 112 366M188 366Q196 388 216 390Q240 394 256 372'],
  ],
  () => [
    ['ink', 'M120 410C170 370 90 320 140 270C190 220 100 190 150 110C160 94 172 84 190 78'],
    ...many(
      [
        [196, 96],
        [112, 128],
        [196, 166],
        [92, 204],
        [198, 246],
        [86, 288],
      ] as const,
      ([x, y]) => [['fine', line(x, y, 150, y + 20)] as const, ...disc({ x, y, scale: 0.95 })],
    ),
    ...disc({ x: 176, y: 384, scale: 0.95 }),
    ['gold', line(250, 190, 232, 404) + 'M250 190L270 194L268 204L248 200'],
  ],
  () => [
    ['fine', 'M66 66L186 66L186 330L66 330Z'],
    ...many(range(4), (at) => disc({ x: 98, y: 102 + at * 62, scale: 0.92 })),
    ...many(range(3), (at) => disc({ x: 156, y: 102 + at * 62, scale: 0.92 })),
    ...solid('M140 352L270 352L270 366L140 366Z'),
    ['gold', line(156, 366, 150, 410) + line(254, 366, 260, 410)],
    ...disc({ x: 214, y: 322, scale: 0.98 }, true),
    ...solid(put('M-4 -34L4 -34L4 14L0 24L-4 14Z', { x: 222, y: 312, turn: 58 })),
  ],
  () => [
    ...wall(24, 276, 348),
    [
      'ink',
      'M52 348C40 260 110 250 60 150C50 120 70 90 96 76M248 348C262 270 190 250 238 160C250 120 230 92 206 76',
    ],
    ['ink', line(60, 88, 240, 88)],
    ...many(range(9), (at) => disc({ x: 88 + (at % 3) * 62, y: 140 + Math.floor(at / 3) * 68, scale: 0.94 })),
    ...solid(put('M-14 10Q-16 -8 -2 -14Q2 -24 10 -16L16 -12L9 -9Q12 4 2 10Z', { x: 150, y: 76 })),
  ],
  () => [
    ['gold', 'M40 408L40 190Q52 84 150 62Q248 84 260 190L260 408'],
    ['fine', 'M54 408L54 194Q66 102 150 80Q234 102 246 194L246 408'],
    [
      'fine',
      lines(
        [
          [150, 104],
          [204, 140],
          [204, 200],
          [204, 260],
          [150, 296],
          [96, 260],
          [96, 200],
          [96, 140],
        ],
        true,
      ) +
        line(150, 104, 150, 360) +
        line(96, 140, 204, 140) +
        line(96, 200, 204, 200) +
        line(96, 260, 204, 260),
    ],
    ...many(
      [
        [150, 104],
        [204, 140],
        [96, 140],
        [204, 200],
        [96, 200],
        [150, 228],
        [204, 262],
        [96, 262],
        [150, 296],
        [150, 366],
      ] as const,
      ([x, y]) => disc({ x, y, scale: 0.78 }),
    ),
    ...[-1, 1].map((side): Mark => [
      'ink',
      put('M0 0L3 -13Q5 -20 14 -20L30 -20L36 -30L47 -26L42 -21L38 -17L38 0', {
        x: 150 + side * 38,
        y: 412,
        across: side,
      }),
    ]),
  ],
];

/** The picture of number 1–10 of a suit. */
export const pipArt: Readonly<Record<SuitName, readonly (() => readonly Mark[])[]>> = {
  wands,
  cups,
  swords,
  pentacles,
};
