/** English names of stems, branches and gods of the four pillars. */
import type { WordRow, WordTable } from '#companion/verify/words.ts';

const STEMS: readonly (readonly [char: string, sound: string, polarity: string, element: string])[] = [
  ['甲', 'Jia', 'yang', 'wood'],
  ['乙', 'Yi', 'yin', 'wood'],
  ['丙', 'Bing', 'yang', 'fire'],
  ['丁', 'Ding', 'yin', 'fire'],
  ['戊', 'Wu', 'yang', 'earth'],
  ['己', 'Ji', 'yin', 'earth'],
  ['庚', 'Geng', 'yang', 'metal'],
  ['辛', 'Xin', 'yin', 'metal'],
  ['壬', 'Ren', 'yang', 'water'],
  ['癸', 'Gui', 'yin', 'water'],
];

const ANIMALS: readonly (readonly [char: string, sound: string, ...names: readonly string[]])[] = [
  ['子', 'Zi', 'Rat', 'Mouse'],
  ['丑', 'Chou', 'Ox', 'Buffalo'],
  ['寅', 'Yin', 'Tiger'],
  ['卯', 'Mao', 'Rabbit', 'Hare'],
  ['辰', 'Chen', 'Dragon'],
  ['巳', 'Si', 'Snake'],
  ['午', 'Wu', 'Horse'],
  ['未', 'Wei', 'Goat', 'Sheep'],
  ['申', 'Shen', 'Monkey'],
  ['酉', 'You', 'Rooster', 'Cock'],
  ['戌', 'Xu', 'Dog'],
  ['亥', 'Hai', 'Pig', 'Boar'],
];

/** The sixty pairs by their sounds, "Bing Wu": a stem, and in its form the branch that follows it. */
const PAIRS: readonly WordRow[] = Array.from({ length: 60 }, (_, i): WordRow => {
  const [stem = '', stemSound = ''] = STEMS[i % 10] ?? [];
  const [branch = '', branchSound = ''] = ANIMALS[i % 12] ?? [];
  return ['stem', `${stem}/${branch}`, `${stemSound} ${branchSound}`, `${stemSound}-${branchSound}`];
});

const rows: readonly WordRow[] = [
  ...STEMS.map(([char, sound, polarity, element]): WordRow => [
    'stem',
    char,
    char,
    `${polarity} ${element}`,
    `${polarity}-${element}`,
    `${sound} ${element}`,
    `${element} ${polarity}`,
    `${sound} stem`,
    `stem ${sound}`,
    // Alone the sound is a name; those that are also words or branches need their element.
    ...(/^(?:Jia|Bing|Ding|Geng|Xin|Gui)$/.test(sound) ? [sound] : []),
  ]),
  ...PAIRS,
  ...ANIMALS.map(([char, sound, ...names]): WordRow => [
    'branch',
    char,
    char,
    ...names,
    `${sound} branch`,
    `branch ${sound}`,
    ...names.map((name) => `${sound} ${name}`),
  ]),
  [
    'pillar',
    'year',
    'year pillar',
    'birth year',
    'year stem',
    'year branch',
    'year animal',
    'pillar of the year',
    'year of birth',
    'in a year of',
    'year of your birth',
    'born in the year of the',
    'born in a year of the',
  ],
  ['pillar', 'month', 'month pillar', 'month stem', 'month branch', 'pillar of the month', 'birth month'],
  ['pillar', 'day', 'day pillar', 'day branch', 'pillar of the day', 'day of birth'],
  [
    'pillar',
    'day/stem',
    'day master',
    'day stem',
    'on a day of',
    'born on a day of',
    'self element',
    'lord of the day',
    'day lord',
    'a day of',
  ],
  [
    'pillar',
    'hour',
    'hour pillar',
    'hour stem',
    'hour branch',
    'pillar of the hour',
    'birth hour',
    'hour of birth',
  ],
  [
    'pillar',
    'luck',
    'luck pillar',
    'current luck pillar',
    'ten-year pillar',
    'luck cycle',
    'decade pillar',
    'current decade',
    'ten-year luck',
    'this decade',
  ],
  [
    'pillar',
    'annual',
    'annual pillar',
    'this year',
    "this year's pillar",
    "this year's",
    'annual stem',
    'year ahead',
    'current year',
    'the present year',
  ],
  [
    'ten-god',
    'friend',
    'Friend god',
    'Companion',
    'Friend star',
    'shoulder to shoulder',
    'the Friend',
    'Comparison',
  ],
  ['ten-god', 'rob-wealth', 'rob wealth', 'Robbing Wealth', 'Rob Wealth god'],
  ['ten-god', 'eating-god', 'eating god', 'Food God'],
  ['ten-god', 'hurting-officer', 'hurting officer', 'Injuring Officer'],
  ['ten-god', 'indirect-wealth', 'indirect wealth', 'Partial Wealth'],
  // With its verb, which would be heard as "is direct", moving forwards.
  ['ten-god', 'direct-wealth', 'direct wealth', 'is direct wealth', 'Proper Wealth'],
  ['ten-god', 'seven-killings', 'seven killings', 'Seven Killing', 'Indirect Officer', '7 Killings'],
  ['ten-god', 'direct-officer', 'direct officer', 'is direct officer', 'Proper Officer'],
  ['ten-god', 'indirect-resource', 'indirect resource', 'Partial Seal', 'Indirect Seal'],
  ['ten-god', 'direct-resource', 'direct resource', 'is direct resource', 'Direct Seal', 'Proper Seal'],
];

/** Plain words among themselves: only where the sheet has pillars. */
const bound: readonly WordRow[] = [
  ['relation', 'clash', 'clash', 'clashes', 'clashing', 'in conflict'],
  ['relation', 'combine', 'combine', 'combines', 'combination', 'ties itself to', 'bonds with'],
  ['relation', 'harm', 'harm each other', 'harms'],
  ['relation', 'punish', 'punish each other', 'punishes', 'punishment'],
  ['element', 'metal', 'Metal'],
  ['element', 'wood', 'Wood'],
  ['pillar', 'year', 'year', 'by year'],
  ['pillar', 'month', 'month', 'by month'],
  ['pillar', 'day', 'day', 'by day'],
  ['pillar', 'hour', 'hour', 'by hour'],
];

const general = rows.filter(([kind]) => kind === 'ten-god' || kind === 'stem');

export const pillarWords: readonly WordTable[] = [
  { families: [], rows: general },
  { families: ['bazi'], rows: [...rows.filter(([kind]) => kind !== 'ten-god' && kind !== 'stem'), ...bound] },
  {
    families: [],
    rows: rows
      .filter(([kind, id]) => kind === 'pillar' && id !== 'annual')
      .map(([kind, id, ...names]): WordRow => [
        kind,
        id,
        ...names.filter((name) => /pillar|day master/.test(name)),
      ]),
  },
];
