/** Coming within reach and out of it, and the sky as it is drawn. */
import type { WordRow } from '#companion/verify/words.ts';

const REACH = ['reach', 'range', 'orb'] as const;
const crossed = (verbs: readonly string[], ways: readonly string[]): readonly string[] =>
  verbs.flatMap((verb) => ways.flatMap((way) => REACH.map((noun) => `${verb} ${way} ${noun} of`)));

/** "comes within range of", "has moved out of orb of": every verb with every noun. */
export const reachWords: readonly WordRow[] = [
  [
    'aspect',
    'any/enter',
    ...crossed(
      [
        'comes',
        'came',
        'come',
        'coming',
        'moves',
        'moved',
        'move',
        'moving',
        'gets',
        'got',
        'enters',
        'draws',
      ],
      ['within', 'into', 'in'],
    ),
  ],
  [
    'aspect',
    'any/leave',
    ...crossed(
      [
        'moves',
        'moved',
        'move',
        'moving',
        'passes',
        'passed',
        'pass',
        'goes',
        'go',
        'gets',
        'slips',
        'is',
        'drifts',
      ],
      ['out of', 'beyond'],
    ),
  ],
  ['aspect', 'any/window', ...crossed(['is', 'stays', 'stay', 'remains', 'be'], ['within', 'in'])],
];

/** Signs and bodies as they are drawn. */
export const glyphWords: readonly (readonly [kind: 'body' | 'sign' | 'aspect', id: string, glyph: string])[] =
  [
    ['body', 'sun', '☉'],
    ['body', 'moon', '☽'],
    ['body', 'mercury', '☿'],
    ['body', 'venus', '♀'],
    ['body', 'mars', '♂'],
    ['body', 'jupiter', '♃'],
    ['body', 'saturn', '♄'],
    ['body', 'uranus', '♅'],
    ['body', 'neptune', '♆'],
    ['body', 'pluto', '♇'],
    ['body', 'chiron', '⚷'],
    ['body', 'northnode', '☊'],
    ['body', 'southnode', '☋'],
    ...(
      [
        ['aries', '♈'],
        ['taurus', '♉'],
        ['gemini', '♊'],
        ['cancer', '♋'],
        ['leo', '♌'],
        ['virgo', '♍'],
        ['libra', '♎'],
        ['scorpio', '♏'],
        ['sagittarius', '♐'],
        ['capricorn', '♑'],
        ['aquarius', '♒'],
        ['pisces', '♓'],
      ] as const
    ).map(([id, glyph]) => ['sign', id, glyph] as const),
    ['aspect', 'conjunction/adj', '☌'],
    ['aspect', 'sextile/adj', '⚹'],
    ['aspect', 'square/adj', '□'],
    ['aspect', 'trine/adj', '△'],
    ['aspect', 'opposition/adj', '☍'],
  ];
