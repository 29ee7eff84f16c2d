/** The twenty-two majors, each with an emblem of its own. */
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
  putAll,
  rays,
  solid,
  star,
  washed,
  waves,
} from './pen.ts';
import type { Mark, Put } from './pen.ts';
import { cup, disc, sword, wand } from './suit-marks.ts';

const range = (count: number): readonly number[] => Array.from({ length: count }, (_, at) => at);

/** A lying figure of eight. */
const eight = (x: number, y: number, scale = 1): string =>
  put('M0 0C-14 -18 -40 -18 -40 0C-40 18 -14 18 0 0C14 -18 40 -18 40 0C40 18 14 18 0 0Z', { x, y, scale });

const pillar = (at: Put): readonly Mark[] =>
  putAll(
    [
      ...solid('M-14 0L-12 -150L12 -150L14 0Z'),
      ...solid('M-20 0L-20 12L20 12L20 0Z'),
      ...solid('M-20 -150Q0 -166 20 -150L20 -158L-20 -158Z'),
    ],
    at,
  );

const flower = (x: number, y: number, r: number): readonly Mark[] => [
  ...range(5).flatMap((at) => {
    const [px, py] = polar(x, y, r * 0.62, at * 72);
    return solid(circle(px, py, r * 0.42), 'ink');
  }),
  ['lit', circle(x, y, r * 0.24)],
];

const wheatEar = (x: number, base: number, turn: number): readonly Mark[] =>
  putAll(
    [
      ['gold', 'M0 0L0 -130'],
      ...range(5).flatMap((at) => [
        ...solid(put('M0 0Q-14 -6 -12 -22Q0 -16 0 0Z', { x: 0, y: -64 - at * 15 })),
        ...solid(put('M0 0Q14 -6 12 -22Q0 -16 0 0Z', { x: 0, y: -64 - at * 15 })),
      ]),
      ...solid('M0 -138Q-7 -150 0 -164Q7 -150 0 -138Z'),
    ],
    { x, y: base, turn },
  );

const twoTowers = (x: number, base: number, scale: number): readonly Mark[] =>
  [-1, 1].flatMap((side) =>
    putAll(
      [
        ...solid('M-20 0L-18 -90L18 -90L20 0Z'),
        ...solid(
          'M-24 -90L-24 -104L-12 -104L-12 -96L-4 -96L-4 -104L4 -104L4 -96L12 -96L12 -104L24 -104L24 -90Z',
        ),
        ['lit', 'M-4 -48L-4 -62L4 -62L4 -48Z'],
      ],
      {
        x: 150 + side * x,
        y: base,
        scale,
      },
    ),
  );

const majors: readonly (() => readonly Mark[])[] = [
  // The Fool
  () => [
    ...washed('M24 330L120 322Q166 318 190 328L182 350L194 372L178 404L186 428L24 428Z', 'gold'),
    ['fine', 'M60 344L150 338M44 372L158 366M70 400L150 396'],
    ['gold', line(120, 330, 176, 158)],
    ...washed('M176 158Q150 150 148 122Q158 96 190 104Q214 118 206 144Q196 160 176 158Z', 'ink'),
    ['fine', 'M176 158Q180 132 172 112M176 158Q192 140 192 118'],
    ['ink', 'M176 326Q178 306 172 294'],
    ...flower(172, 286, 12),
    ['lit', star(236, 108, 8, 26, 7)],
    ['gold', rays(236, 108, 32, 42, 8, 22.5)],
  ],
  // The Magician
  () => [
    ['gold', eight(150, 116, 1.4)],
    ['fine', line(150, 140, 150, 262)],
    ...solid('M40 296L260 296L268 318L32 318Z'),
    ['gold', line(60, 318, 54, 426) + line(240, 318, 246, 426)],
    ['fine', 'M57 372Q150 384 243 372'],
    ...wand({ x: 76, y: 240, scale: 1.15 }),
    ...cup({ x: 126, y: 256, scale: 0.95 }),
    ...sword({ x: 176, y: 240, scale: 1.1, turn: 180 }),
    ...disc({ x: 228, y: 264, scale: 1 }),
  ],
  // The High Priestess
  () => [
    ['fine', waves(24, 276, 350, 6, 8) + waves(24, 276, 376, 6, 8)],
    ...washed('M84 150Q150 182 216 150L216 316Q150 334 84 316Z', 'ink'),
    ...range(9).flatMap((at): readonly Mark[] => [
      ['gold', circle(108 + (at % 3) * 42, 204 + Math.floor(at / 3) * 40, 7)],
      [
        'gold',
        line(
          108 + (at % 3) * 42,
          197 + Math.floor(at / 3) * 40,
          108 + (at % 3) * 42,
          191 + Math.floor(at / 3) * 40,
        ),
      ],
    ]),
    ...pillar({ x: 66, y: 330, scale: 1.45 }),
    ['full', put('M-14 0L-12 -150L12 -150L14 0Z', { x: 66, y: 330, scale: 1.45 })],
    ...pillar({ x: 234, y: 330, scale: 1.45 }),
    ...solid(crescent(150, 372, 44, -90)),
    ...solid(circle(150, 120, 18)),
    ['gold', 'M132 120Q112 112 116 92Q124 110 140 106M168 120Q188 112 184 92Q176 110 160 106'],
  ],
  // The Empress
  () => [
    ...range(12).map((at): Mark => {
      const [x, y] = polar(150, 186, 104, at * 30);
      return ['lit', star(x, y, 5, 8, 3.4)];
    }),
    ...wheatEar(58, 396, 4),
    ...wheatEar(88, 404, -4),
    ...wheatEar(242, 396, -4),
    ...wheatEar(212, 404, 4),
    [
      'ink',
      'M150 270C130 320 190 340 150 380C128 402 110 414 104 428M150 270C146 320 222 344 196 384C186 402 196 416 206 428',
    ],
    ...washed(
      'M150 276C100 240 88 204 98 178C110 150 142 154 150 184C158 154 190 150 202 178C212 204 200 240 150 276Z',
      'gold',
    ),
    ['gold', circle(150, 200, 16) + line(150, 216, 150, 246) + line(138, 232, 162, 232)],
  ],
  // The Emperor
  () => [
    ['fine', 'M24 310L70 210L98 258L136 170L172 246L204 190L276 310'],
    ['ink', 'M136 170L124 206L138 198L150 212M204 190L194 216L206 212'],
    ...washed('M92 424L92 166L208 166L208 424Z', 'gold'),
    ['fine', 'M106 424L106 184L194 184L194 424'],
    ...solid('M78 424L78 316L222 316L222 424Z'),
    ['fine', line(78, 340, 222, 340)],
    ...solid(
      'M104 172C64 168 56 118 88 106C112 100 122 128 104 136C98 138 92 132 96 126M196 172C236 168 244 118 212 106C188 100 178 128 196 136C202 138 208 132 204 126',
    ),
    ...solid(circle(150, 288, 26)),
    ['gold', line(124, 288, 176, 288) + line(150, 262, 150, 242) + line(140, 250, 160, 250)],
  ],
  // The Hierophant
  () => [
    ['gold', 'M46 424L46 180C46 50 254 50 254 180L254 424'],
    ['fine', 'M62 424L62 184C62 74 238 74 238 184L238 424'],
    ['gold', line(150, 88, 150, 330)],
    ['gold', line(128, 130, 172, 130) + line(118, 154, 182, 154) + line(108, 178, 192, 178)],
    ...solid(circle(150, 98, 12)),
    ...[-1, 1].flatMap((side) =>
      putAll(
        [
          ...solid(circle(0, -66, 18), 'ink'),
          ['ink', circle(0, -66, 9)],
          ['gold', line(0, -48, 0, 66)],
          ['gold', 'M0 40L16 40L16 48M0 58L20 58L20 66'],
        ],
        {
          x: 150,
          y: 262,
          turn: side * 42,
          across: side,
        },
      ),
    ),
    ...[96, 204].flatMap((x) => [
      ...solid(circle(x, 356, 15)),
      ...washed(put('M-26 58C-26 14 26 14 26 58Z', { x, y: 366 }), 'gold'),
    ]),
  ],
  // The Lovers
  () => [
    ['gold', rays(150, 214, 48, 62, 24)],
    ['lit', circle(150, 214, 38)],
    ...[-1, 1].flatMap((side): readonly Mark[] => {
      const tree = (path: string): string => put(path, { x: 150, y: 0, across: side });
      return [
        ['gold', tree('M-92 424C-74 340 -104 236 -62 156Q-40 120 0 104')],
        ['gold', tree('M-70 424C-56 344 -82 250 -46 176Q-30 146 0 128')],
        ['fine', tree('M-82 420C-66 342 -94 240 -54 164M-108 424Q-82 408 -56 424')],
        [
          'gold',
          tree(
            'M-84 250Q-104 240 -112 216M-82 212Q-100 190 -98 166M-66 160Q-84 138 -80 112M-40 124Q-48 104 -40 84',
          ),
        ],
      ];
    }),
    ...(
      [
        [-112, 208],
        [-98, 158],
        [-80, 104],
        [-40, 76],
        [-94, 270],
        [-62, 130],
        [-16, 92],
      ] as const
    ).flatMap(([x, y]) => [
      ...solid(put('M0 8Q-10 -4 0 -22Q10 -4 0 8Z', { x: 150 + x, y }), 'ink'),
      ...solid(circle(150 - x, y - 6, 9), 'ink'),
    ]),
  ],
  // The Chariot
  () => [
    ...range(6).map((at): Mark => ['lit', star(70 + at * 32, 92, 5, 8, 3.4)]),
    ...solid('M62 150Q150 96 238 150L228 168Q150 132 72 168Z'),
    ['gold', line(84, 160, 90, 250) + line(216, 160, 210, 250)],
    ...washed('M76 250L224 250L212 322Q150 336 88 322Z', 'gold'),
    ['gold', star(150, 288, 8, 24, 9)],
    ...[74, 226].flatMap((x) => [
      ...solid(circle(x, 318, 28)),
      ['fine', rays(x, 318, 6, 28, 8)] as const,
      ['gold', circle(x, 318, 6)] as const,
    ]),
    ['gold', 'M150 330Q120 344 104 372M150 330Q180 344 196 372'],
    ...solid(circle(150, 330, 6)),
    ...[-1, 1].flatMap((side) => {
      const beast = put(
        'M0 0C-8 -26 18 -44 34 -34L52 -42L50 -26C62 -18 58 -2 46 2L40 0L38 44L26 44L24 18L6 18L4 44L-8 44Z',
        {
          x: 150 + side * 30,
          y: 384,
          across: side,
        },
      );
      return [...solid(beast), ...(side < 0 ? ([['full', beast]] as const) : [])];
    }),
  ],
  // Strength
  () => [
    ['gold', eight(150, 96, 1.1)],
    ...range(20).flatMap((at) => {
      const [x, y] = polar(150, 234, 78, at * 18);
      return washed(put('M-11 0Q-8 -34 0 -46Q8 -34 11 0Z', { x, y, turn: at * 18 }), 'gold');
    }),
    ...solid(circle(150, 234, 80)),
    ...solid('M96 182Q84 160 104 160Q118 164 120 178M204 182Q216 160 196 160Q182 164 180 178'),
    ['gold', 'M112 216Q124 206 136 218M164 218Q176 206 188 216'],
    ['lit', circle(125, 221, 5) + circle(175, 221, 5)],
    ...solid('M136 248L164 248L150 264Z'),
    ['gold', 'M150 264L150 276Q134 292 118 280M150 276Q166 292 182 280M142 232L136 248M158 232L164 248'],
    ['fine', 'M120 266L84 260M120 274L86 278M180 266L216 260M180 274L214 278'],
    ['ink', 'M54 300Q96 372 150 374Q204 372 246 300'],
    ...range(7).flatMap((at) => {
      const [x, y] = polar(150, 262, 112, 114 + at * 22);
      return flower(x, y, 13);
    }),
  ],
  // The Hermit
  () => [
    ...washed('M24 412L106 300L150 232L196 304L276 412Z', 'gold'),
    ...solid('M150 232L128 266L140 262L150 276L160 262L174 268Z'),
    ['fine', 'M110 316L96 368M186 318L206 376M150 300L146 360M60 388L84 372'],
    ['gold', line(150, 254, 150, 84) + 'M150 84Q152 72 166 74Q184 78 190 96'],
    ['gold', line(190, 96, 190, 112)],
    ...solid('M172 126L190 110L208 126L204 176L176 176Z'),
    ['lit', star(190, 150, 6, 18, 9)],
    ['gold', rays(190, 150, 44, 60, 16)],
  ],
  // Wheel of Fortune
  () => [
    ...washed(circle(150, HORIZON - 60, 116), 'gold'),
    ...solid(circle(150, 250, 92)),
    ['fine', circle(150, 250, 104)],
    ...solid(circle(150, 250, 40), 'ink'),
    ['gold', rays(150, 250, 16, 92, 8)],
    ...solid(circle(150, 250, 16)),
    ['lit', circle(150, 250, 5)],
    ...range(16).map((at): Mark => ['lit', circle(...polar(150, 250, 104, at * 22.5 + 11.25), 2.4)]),
    ...solid(put('M-16 12Q-20 -8 -6 -14L-10 -26L0 -20L10 -26L6 -14Q20 -8 16 12Z', { x: 150, y: 122 }), 'ink'),
    ...solid(
      put('M-8 14Q-18 0 -4 -8Q10 -14 2 -26Q16 -18 10 -4Q2 6 10 14Z', { x: 262, y: 236, turn: 120 }),
      'ink',
    ),
    ...solid(put('M-10 14L-10 -6L-16 -22L0 -12L16 -22L10 -6L10 14Z', { x: 38, y: 262, turn: -40 }), 'ink'),
  ],
  // Justice
  () => [
    ...sword({ x: 150, y: 250, scale: 3 }),
    ['gold', line(62, 136, 238, 136)],
    ...solid(circle(150, 136, 9)),
    ['fine', 'M72 136L44 272M72 136L100 272M228 136L200 272M228 136L256 272'],
    ...[72, 228].flatMap((x) => [...washed(put('M-40 0Q-30 30 0 32Q30 30 40 0Z', { x, y: 272 }), 'gold')]),
    ...solid('M100 400L200 400L212 424L88 424Z'),
  ],
  // The Hanged Man
  () => [
    ...solid('M40 84L260 84L260 100L40 100Z'),
    ...solid('M56 100L56 424L72 424L72 100ZM228 100L228 424L244 424L244 100Z'),
    [
      'ink',
      'M90 84Q94 66 110 62Q108 80 90 84ZM190 84Q194 66 210 62Q208 80 190 84ZM56 190Q38 186 36 170Q54 172 56 190ZM244 250Q262 246 264 230Q246 232 244 250Z',
    ],
    ['gold', line(150, 100, 150, 124) + rays(150, 338, 46, 60, 20)],
    ['gold', circle(150, 338, 40)],
    ...washed('M160 208L196 188L190 160L180 164L182 182L156 196Z', 'gold'),
    ...washed('M142 124L158 124L162 232L138 232Z', 'gold'),
    ...washed(
      'M132 276L104 262L128 238L136 246L122 260L140 268ZM168 276L196 262L172 238L164 246L178 260L160 268Z',
      'gold',
    ),
    ...washed('M138 228L162 228L174 300L126 300Z', 'gold'),
    ...solid(oval(150, 328, 19, 24)),
    ['fine', 'M134 338Q150 356 166 338M142 318Q146 314 150 318M152 318Q156 314 160 318'],
  ],
  // Death
  () => [
    ['lit', arc(196, HORIZON, 38, -90, 90) + 'Z'],
    ['gold', rays(196, HORIZON, 48, 64, 9, -80, 160)],
    ...[140, 252].flatMap((x) => [
      ...solid(put('M-10 0L-10 -40L10 -40L10 0Z', { x, y: HORIZON })),
      ...solid(put('M-14 -40L0 -54L14 -40Z', { x, y: HORIZON })),
    ]),
    ['gold', line(70, 84, 70, 428)],
    ...solid('M70 92Q124 76 170 96Q196 106 222 92L214 150L224 206Q190 222 158 206Q116 190 70 208Z'),
    ['wash', 'M70 92Q124 76 170 96Q196 106 222 92L214 150L224 206Q190 222 158 206Q116 190 70 208Z'],
    ...range(5).flatMap((at) => {
      const [x, y] = polar(146, 148, 21, at * 72);
      return solid(circle(x, y, 15));
    }),
    ...solid(circle(146, 148, 12)),
    ['lit', circle(146, 148, 4)],
    ['fine', 'M24 344Q120 330 276 346M24 380Q150 364 276 384'],
  ],
  // Temperance
  () => [
    [
      'fine',
      'M24 400L150 400M40 380Q46 360 50 380M66 384Q72 362 78 384M98 386Q104 366 110 386M126 390Q130 374 136 390',
    ],
    ['fine', waves(150, 276, 350, 5, 5) + waves(150, 276, 372, 5, 5) + waves(150, 276, 396, 5, 5)],
    [
      'ink',
      'M118 176C140 220 110 250 150 262C192 274 168 300 188 318M130 170C156 214 124 240 160 252C204 266 182 292 202 310M108 182C128 224 98 256 142 272C178 284 156 306 174 324',
    ],
    ...cup({ x: 112, y: 140, scale: 1.45, turn: 64 }),
    ...cup({ x: 206, y: 344, scale: 1.5, turn: -20 }),
    ['gold', 'M216 96L250 154L182 154Z'],
    ['gold', circle(216, 128, 48)],
  ],
  // The Devil
  () => [
    [
      'gold',
      'M112 200C44 192 36 104 96 72C72 116 96 154 138 160M188 200C256 192 264 104 204 72C228 116 204 154 162 160',
    ],
    ['ink', 'M116 190C64 184 54 118 88 92M184 190C236 184 246 118 212 92'],
    ...washed('M98 206L202 206L214 348L86 348Z', 'gold'),
    ['full', 'M98 206L202 206L214 348L86 348Z'],
    [
      'gold',
      put(
        lines(
          [0, 2, 4, 1, 3].map((at) => polar(0, 0, 32, 180 + at * 72)),
          true,
        ),
        { x: 150, y: 178 },
      ),
    ],
    ...solid(circle(150, 276, 20)),
    ['gold', circle(150, 276, 13)],
    ...[-1, 1].flatMap((side) =>
      range(6).flatMap((at) =>
        solid(
          put(oval(0, 0, 9, 6), {
            x: 150 + side * (22 + at * 13),
            y: 290 + at * 16 + (at > 3 ? -8 * (at - 3) : 0),
            turn: side * (50 - at * 8),
          }),
        ),
      ),
    ),
    ...[64, 236].map((x): Mark => ['gold', arc(x, 396, 26, 40, 320, 0.5)]),
    ...[64, 236].map((x): Mark => ['gold', arc(x, 396, 20, 44, 316, 0.5)]),
  ],
  // The Tower
  () => [
    ...washed('M70 428Q90 380 122 372L182 374Q216 384 232 428Z', 'gold'),
    ...washed('M118 376L126 170L178 170L186 376Z', 'gold'),
    ['fine', 'M123 240L181 240M121 300L183 300M152 170L152 206M140 240L140 270M164 300L164 336'],
    ['lit', 'M144 224L144 202Q152 192 160 202L160 224ZM138 288L138 270Q144 262 150 270L150 288Z'],
    ...solid(put('M-40 8L-32 -16L-18 -4L0 -26L18 -4L32 -16L40 8Q0 20 -40 8Z', { x: 120, y: 122, turn: -28 })),
    ['lit', 'M262 60L190 132L208 134L166 176L222 124L204 122Z'],
    ...range(9).map((at): Mark => [
      'lit',
      put('M0 -7Q6 2 0 7Q-6 2 0 -7Z', { x: 62 + (at % 2) * 168 + ((at * 29) % 34), y: 196 + at * 18 }),
    ]),
  ],
  // The Star
  () => [
    ['lit', star(150, 142, 8, 62, 18)],
    ['gold', star(150, 142, 8, 74, 22, 22.5)],
    ...[
      [66, 90],
      [234, 90],
      [48, 168],
      [252, 168],
      [92, 232],
      [208, 232],
      [150, 250],
    ].flatMap(([x = 0, y = 0]): readonly Mark[] => [['lit', star(x, y, 8, 14, 4.5)]]),
    [
      'fine',
      arc(96, 392, 70, 60, 300, 0.3) + arc(96, 392, 48, 60, 300, 0.3) + arc(96, 392, 26, 40, 320, 0.3),
    ],
    [
      'ink',
      'M176 322Q128 328 112 384M182 328Q140 336 122 386M190 330Q226 350 232 400M184 334Q214 354 220 402',
    ],
    ...solid(
      put('M-10 -30L10 -30Q8 -18 18 -8Q28 12 10 28L-10 28Q-28 12 -18 -8Q-8 -18 -10 -30Z', {
        x: 202,
        y: 300,
        turn: -118,
      }),
    ),
    ['ink', 'M212 424Q216 408 220 424M230 426Q234 406 240 426M250 424Q254 410 258 424'],
  ],
  // The Moon
  () => [
    ['gold', rays(150, 142, 66, 80, 24)],
    ...washed(circle(150, 142, 60), 'gold'),
    ['gold', 'M150 82C120 104 120 180 150 202C186 190 196 110 150 82'],
    ['fine', 'M132 130Q140 124 146 130M150 126Q140 152 148 158M136 174Q146 180 154 174'],
    ...twoTowers(98, 330, 1.15),
    [
      'gold',
      'M118 396C160 372 120 348 144 330C156 320 150 314 150 310M186 396C200 372 160 350 162 330C164 320 156 314 154 310',
    ],
    ...solid('M40 424Q60 388 150 388Q240 388 260 424Z', 'ink'),
    ['ink', waves(76, 224, 406, 4, 6)],
    ...range(8).map((at): Mark => [
      'lit',
      put('M0 -6Q5 2 0 6Q-5 2 0 -6Z', { x: 70 + at * 23, y: 232 + (at % 2) * 16 }),
    ]),
  ],
  // The Sun
  () => [
    ...range(16).flatMap((at): readonly Mark[] =>
      at % 2 === 0
        ? [
            [
              'lit',
              put('M-9 0L0 -52L9 0Z', {
                x: polar(150, 170, 60, at * 22.5)[0],
                y: polar(150, 170, 60, at * 22.5)[1],
                turn: at * 22.5,
              }),
            ],
          ]
        : [
            [
              'gold',
              put('M0 0Q-10 -12 0 -24Q10 -36 0 -48', {
                x: polar(150, 170, 60, at * 22.5)[0],
                y: polar(150, 170, 60, at * 22.5)[1],
                turn: at * 22.5,
              }),
            ],
          ],
    ),
    ...washed(circle(150, 170, 54), 'gold'),
    [
      'gold',
      'M126 160Q134 152 142 160M158 160Q166 152 174 160M150 158Q144 178 150 184M130 194Q150 212 170 194',
    ],
    ...solid('M24 344L276 344L276 378L24 378Z'),
    [
      'fine',
      line(24, 361, 276, 361) +
        range(10)
          .map((at) => line(38 + at * 26, at % 2 === 0 ? 344 : 361, 38 + at * 26, at % 2 === 0 ? 361 : 378))
          .join(''),
    ],
    ...[56, 118, 182, 244].flatMap((x): readonly Mark[] => [
      ['ink', line(x, 344, x, 312)],
      ...range(10).flatMap((at) => {
        const [px, py] = polar(x, 300, 16, at * 36);
        return solid(put('M-4 4Q0 -12 4 4Z', { x: px, y: py, turn: at * 36 }), 'ink');
      }),
      ...solid(circle(x, 300, 9)),
    ]),
  ],
  // Judgement
  () => [
    ['ink', cloud(214, 84, 1.7) + cloud(150, 70, 1.1, -1)],
    ...putAll(
      [
        ...solid('M-4 -96L4 -96L8 40Q18 74 46 92Q0 104 -46 92Q-18 74 -8 40Z'),
        ['gold', 'M-6 -70L6 -70M-6 -58L6 -58'],
      ],
      { x: 152, y: 172, turn: 42 },
    ),
    ...solid(put('M0 0L64 0L64 64L0 64Z', { x: 166, y: 168, turn: 6 })),
    ['gold', put('M32 4L32 60M4 32L60 32', { x: 166, y: 168, turn: 6 })],
    ['fine', waves(24, 276, 350, 6, 8) + waves(24, 276, 412, 7, 7)],
    ...[72, 150, 228].flatMap((x, at): readonly Mark[] => [
      ...solid(put('M-26 0L26 0L20 22L-20 22Z', { x, y: 372 + (at === 1 ? 22 : 0) })),
      ...solid(put('M20 0L40 -26L46 -22L28 0Z', { x, y: 372 + (at === 1 ? 22 : 0) })),
      ['ink', line(x, 372 + (at === 1 ? 22 : 0), x, 318 + (at === 1 ? 14 : 0))],
      ...solid(circle(x, 312 + (at === 1 ? 14 : 0), 7)),
    ]),
  ],
  // The World
  () => [
    ...range(30).flatMap((at) => {
      const deg = at * 12;
      const angle = (deg * Math.PI) / 180;
      const [x, y] = [150 + 86 * Math.sin(angle), 236 - 128 * Math.cos(angle)];
      const along = (Math.atan2(128 * Math.sin(angle), 86 * Math.cos(angle)) * 180) / Math.PI;
      return washed(
        put('M-14 0Q0 -13 16 0Q0 13 -14 0Z', { x, y, turn: along }),
        at % 2 === 0 ? 'gold' : 'ink',
      );
    }),
    ...[108, 364].flatMap((y) => [
      ...solid(put('M-26 -12L26 12L26 -12L-26 12Z', { x: 150, y })),
      ['gold', put('M-26 -12L-40 -18M26 -12L40 -18M-26 12L-40 18M26 12L40 18', { x: 150, y })] as const,
    ]),
    ['lit', star(150, 236, 8, 22, 6)],
    ...range(12).map((at): Mark => ['lit', star(...polar(150, 236, 34 + (at % 3) * 13, at * 71), 4, 5, 1.8)]),
    ['ink', star(50, 84, 4, 16, 6)],
    ['ink', circle(250, 84, 14)],
    ['ink', put('M-12 12L0 -14L12 12Z', { x: 50, y: 392 })],
    ['ink', put('M-12 -10L12 -10L12 12L-12 12Z', { x: 250, y: 390 })],
  ],
];

/** The picture of a major, 0–21. */
export const majorArt: readonly (() => readonly Mark[])[] = majors;
