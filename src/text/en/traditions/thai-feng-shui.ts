/** Words of the eight mansions as used in Thailand: the kua of a person, eight directions, a door, three directions of the ring. */
import type { TellAbout, TraditionWords } from '#companion/testimony/tradition-words.ts';
import type { KuaTrigram, Mansion } from '#traditions/thai/kua.ts';
import {
  birthCaveats,
  birthNames,
  birthRows,
  caveatRow,
  glossOf,
  limitTitles,
  methodsOfBirth,
  methodsOfRing,
  sourcesOfThai,
  tellBy,
} from './thai/common.ts';
import type { Caveat, Tellers } from './thai/common.ts';
import { compassNames, nameOf, seatNames } from './thai/names.ts';
import type { Name, NameTable } from './thai/names.ts';
import { themeOf } from './thai/themes.ts';
import type { Theme } from './thai/themes.ts';
import {
  capital,
  clockAt,
  contextOf,
  dayOf,
  factWords,
  isOpen,
  namesBy,
  oneOrOther,
  oneWord,
  pick,
  pointTitles,
  said,
  titled,
  valueWords,
  yesNo,
} from './thai/told.ts';

/** Chinese script is the own script here: the art came with it, and Thai books print it beside Thai. */
const trigrams: Readonly<Record<KuaTrigram, { name: Name; image: string; core: readonly [string, string] }>> =
  {
    kan: {
      name: ['Kan', '坎'],
      image: 'water',
      core: [
        'Water finds the low way round and arrives.',
        'Such a house does well with one quiet, deep room.',
      ],
    },
    kun: {
      name: ['Kun', '坤'],
      image: 'earth',
      core: [
        'Earth carries, and asks only to be let rest in winter.',
        'Such a house does well with a table where all can sit.',
      ],
    },
    zhen: {
      name: ['Zhen', '震'],
      image: 'thunder',
      core: [
        'Thunder begins things, and then it has to be told where to go.',
        'Such a house does well with an early window and a free wall.',
      ],
    },
    xun: {
      name: ['Xun', '巽'],
      image: 'wind',
      core: [
        'Wind gets in everywhere by being gentle and persistent.',
        'Such a house does well with air, plants and short visits.',
      ],
    },
    qian: {
      name: ['Qian', '乾'],
      image: 'heaven',
      core: [
        'Heaven likes order and a clear view from the top.',
        'Such a house does well with a place for the one who decides.',
      ],
    },
    dui: {
      name: ['Dui', '兌'],
      image: 'lake',
      core: [
        'The lake is for talk and reflection, with friends on the bank.',
        'Such a house does well with two good chairs facing.',
      ],
    },
    gen: {
      name: ['Gen', '艮'],
      image: 'mountain',
      core: [
        'The mountain stays, and things settle around it.',
        'Such a house does well with a corner nobody crosses.',
      ],
    },
    li: {
      name: ['Li', '離'],
      image: 'fire',
      core: [
        'Fire shows things and clings to what it lights.',
        'Such a house does well with one good lamp and few mirrors.',
      ],
    },
  };

type MansionText = {
  readonly name: Name;
  readonly gloss: string;
  readonly use: readonly [string, string];
  readonly themes: Partial<Readonly<Record<Theme, string>>>;
};

const mansions: Readonly<Record<Mansion, MansionText>> = {
  'sheng-qi': {
    name: ['Sheng Qi', '生氣'],
    gloss: 'growth and a fresh start',
    use: ['Custom turns the desk or the front door this way.', 'Sit facing it for what has to grow.'],
    themes: {
      work: 'For work, let the chair look there when you write the hard letter.',
      money: 'For money, it is the side on which to keep the ledger open and the clutter away.',
      family: 'For a house, it is the best side for a door that is used daily.',
    },
  },
  'tian-yi': {
    name: ['Tian Yi', '天醫'],
    gloss: 'rest and kind help',
    use: [
      'Custom puts the bed’s head or the sick-day chair this way.',
      'It is the side for tea, quiet and being looked after.',
    ],
    themes: {
      mood: 'For a low day, sit on that side with a blanket and the telephone off.',
      family: 'For a house, it is a good side for the guest room.',
    },
  },
  'yan-nian': {
    name: ['Yan Nian', '延年'],
    gloss: 'bonds that last',
    use: [
      'Custom hangs the photographs of the family this way.',
      'It is the side for two chairs and a long talk.',
    ],
    themes: {
      love: 'For love, put two things of one kind there, and no third.',
      family: 'For family, it is the side for the dining table.',
    },
  },
  'fu-wei': {
    name: ['Fu Wei', '伏位'],
    gloss: 'calm and being yourself',
    use: [
      'Custom puts the study or the altar shelf this way.',
      'It is the side for sitting still and reading.',
    ],
    themes: {
      self: 'For yourself, it is the side to face when you want to hear your own thought.',
      work: 'For study, it steadies a page better than a screen.',
      spirit: 'For the spirit, it is where a small shelf may stay undisturbed.',
    },
  },
  'huo-hai': {
    name: ['Huo Hai', '禍害'],
    gloss: 'small annoyances',
    use: [
      'Custom keeps the broom and the boxes on this side.',
      'Use it for storage, and the drip gets mended sooner.',
    ],
    themes: { mood: 'For a mood, sort one shelf on that side and stop there.' },
  },
  'wu-gui': {
    name: ['Wugui', '五鬼'],
    gloss: 'heat and quarrels',
    use: [
      'Custom gives this side to the kitchen, where heat has work to do.',
      'Keep meetings away from it and let the kettle have it.',
    ],
    themes: { work: 'For work, do not argue with your back to that side; go for a walk first.' },
  },
  'liu-sha': {
    name: ['Liu Sha', '六煞'],
    gloss: 'tangles and distraction',
    use: ['Custom gives this side to the bathroom or the cables.', 'It is the side to keep plain.'],
    themes: { love: 'For love, keep old letters out of that corner.' },
  },
  'jue-ming': {
    name: ['Jue Ming', '絕命'],
    gloss: 'what should be left in peace',
    use: [
      'The name is harsh; in practice it is the side for a cupboard.',
      'Custom lets this side rest: a wardrobe, a wall of books, nothing that matters daily.',
    ],
    themes: { decision: 'For a decision, choose another chair, and then decide as you would have anyway.' },
  },
};

const mansionNames: NameTable = Object.fromEntries(
  Object.entries(mansions).map(([name, text]) => [name, text.name]),
);
const trigramNames: NameTable = Object.fromEntries(
  Object.entries(trigrams).map(([name, text]) => [name, text.name]),
);
const groupNames: NameTable = { east: ['east group', '東四命'], west: ['west group', '西四命'] };

const helping: readonly string[] = ['sheng-qi', 'tian-yi', 'yan-nian', 'fu-wei'];
const isMansion = (word: string | null): word is Mansion => word !== null && word in mansions;
const isTrigram = (word: string | null): word is KuaTrigram => word !== null && word in trigrams;

const compass = (word: string): string => `the ${nameOf(compassNames, word)[0]}`;

const bothLine = 'Two answers are possible from what you gave, so both stand.';

const caveats: Readonly<Record<string, Caveat>> = {
  ...birthCaveats,
  'li-chun-near': [
    'Born close to the start of spring',
    'The year of the kua changes at Li Chun in early February; both years are given.',
  ],
  'sex-not-given': [
    'Counted for a woman and for a man',
    'The rule counts the two apart, and it was not said which to use.',
  ],
};

function tellNumber(about: TellAbout): readonly string[] {
  const number = oneOrOther(about.fact('kua.number'), (word) => word);
  const trigram = oneWord(about.fact('kua.trigram'));
  const group = oneWord(about.fact('kua.group'));
  const first = pick(
    [`Your kua is ${number}.`, `By year of birth, your kua comes out as ${number}.`],
    about.variant,
  );
  if (!isTrigram(trigram)) return [first, bothLine];
  const { name, image, core } = trigrams[trigram];
  return said(
    first,
    `It is the trigram ${name[0]}, ${image}${group === null ? '' : `, of the ${nameOf(groupNames, group)[0]}`}.`,
    pick(core, about.variant, 1),
  );
}

function tellFacing(about: TellAbout): readonly string[] {
  const quality = about.fact('kua.facing.quality');
  const named = oneOrOther(quality, (word) => nameOf(mansionNames, word)[0]);
  const facing = oneOrOther(about.fact('kua.facing'), compass);
  const word = oneWord(quality);
  const first = pick(
    [
      `Your door looks to ${facing}, which is ${named} for you.`,
      `Facing ${facing}, the door opens on ${named} by your kua.`,
    ],
    about.variant,
  );
  if (!isMansion(word)) return [first, bothLine];
  const { gloss } = mansions[word];
  return [
    first,
    helping.includes(word)
      ? `It is one of your four kind directions, for ${gloss}; keep the step swept and the light working.`
      : `It is told as a side of ${gloss}; a doormat, a plant and a good lamp are answer enough.`,
  ];
}

function tellMansion(mansion: Mansion): Tellers[string] {
  const { name, gloss, use, themes } = mansions[mansion];
  return (about) => {
    const fact = about.fact(`kua.direction.${mansion}`);
    const direction = oneOrOther(fact, compass);
    const theme = themeOf(about.topic);
    return said(
      pick(
        [
          `Your ${name[0]}, for ${gloss}, lies towards ${direction}.`,
          `Towards ${direction} lies your ${name[0]}: ${gloss}.`,
        ],
        about.variant,
      ),
      isOpen(fact) ? bothLine : pick(use, about.variant, 1),
      theme === null ? null : (themes[theme] ?? null),
    );
  };
}

function tellRingSide(which: 'si' | 'kalakini'): Tellers[string] {
  return (about) => {
    const direction = oneOrOther(about.fact(`kua.taksa.${which}`), compass);
    const det = about.fact('kua.taksa.det');
    const isKind = which === 'si';
    return said(
      isKind
        ? pick(
            [
              `By the Thai ring, your fortune sits towards ${direction}.`,
              `The Taksa compass puts your fortune towards ${direction}.`,
            ],
            about.variant,
          )
        : pick(
            [
              `By the Thai ring, the side to treat with care is ${direction}.`,
              `The Taksa compass marks ${direction} for care.`,
            ],
            about.variant,
          ),
      isKind
        ? `Authority sits towards ${oneOrOther(det, compass)}, so that is the way to face when you ask for something.`
        : 'Custom begins a trip with a step the other way and thinks no more of it.',
    );
  };
}

const directionTitle =
  (title: string, detail: string): Parameters<typeof factWords>[0][number][1] =>
  (fact) =>
    titled(title, valueWords(fact, compassNames), detail);

export const words: TraditionWords = {
  mode: 'thai-feng-shui',
  tell: tellBy({
    number: tellNumber,
    facing: tellFacing,
    ...Object.fromEntries(
      (Object.keys(mansions) as Mansion[]).map((mansion) => [mansion, tellMansion(mansion)]),
    ),
    'taksa-si': tellRingSide('si'),
    'taksa-kalakini': tellRingSide('kalakini'),
  }),
  opens: [
    'The eight mansions give each birth year four kind directions and four plain ones.',
    'This is feng shui at its smallest: one number, one compass, eight sides of a room.',
    'Stand in the middle of the room with a compass, and the rest is furniture.',
    'A kua is counted from a year and tells which way to turn a chair.',
  ],
  returns: [
    'The room is arranged; now to what you asked.',
    'A chair can be turned in a minute, and your question takes a little longer.',
    'With the compass put away, back to you.',
    'Look at your question again from the better chair.',
  ],
  limits: [
    'A direction arranges a room. It does not decide what happens in it.',
    'I know nothing of your floor plan and read no map; the compass has to be yours.',
    'No direction is dangerous to sit in, and nothing here is a reason to move house.',
    'It says nothing about health; for the body, ask a doctor.',
  ],
  fact: factWords([
    ...birthRows,
    [
      /^kua\.number$/,
      (fact) => titled('Kua', valueWords(fact, null), 'From the digits of the solar year of birth'),
    ],
    [
      /^kua\.trigram$/,
      (fact) =>
        titled(
          'Trigram',
          valueWords(fact, trigramNames),
          capital(oneWord(fact) === null ? 'two are possible' : trigrams[oneWord(fact) as KuaTrigram].image),
        ),
    ],
    [
      /^kua\.group$/,
      (fact) => titled('Group', valueWords(fact, groupNames), 'East: 1, 3, 4, 9; west: 2, 6, 7, 8'),
    ],
    [/^kua\.year$/, (fact) => titled('Solar year of birth', valueWords(fact, null), 'It begins at Li Chun')],
    [
      /^kua\.spring$/,
      (fact, _, sheet) => {
        const context = contextOf(sheet);
        return titled(
          'Li Chun',
          `${dayOf(fact, context)}, ${clockAt(fact, context.zone)}`,
          'When the Sun reaches 315°',
        );
      },
    ],
    [
      /^kua\.direction\.([\w-]+)$/,
      (fact, [mansion = '']) =>
        titled(
          nameOf(mansionNames, mansion)[0],
          valueWords(fact, compassNames),
          isMansion(mansion) ? capital(mansions[mansion].gloss) : '',
        ),
    ],
    [/^kua\.facing$/, directionTitle('The door looks to', 'As you gave it')],
    [
      /^kua\.facing\.quality$/,
      (fact) =>
        titled(
          'What that is for you',
          valueWords(fact, mansionNames),
          glossOf(fact, (word) => (isMansion(word) ? mansions[word].gloss : '')),
        ),
    ],
    [/^kua\.facing\.helps$/, (fact) => titled('One of the four kind directions', yesNo(fact), 'By your kua')],
    [
      /^kua\.taksa\.(\w+)$/,
      (fact, [seat = '']) =>
        titled(
          `${nameOf(seatNames, seat)[0]} on the compass`,
          valueWords(fact, compassNames),
          'By the Thai ring',
        ),
    ],
    caveatRow(caveats),
  ]),
  pointTitle: pointTitles({
    number: 'Your kua',
    facing: 'Your door',
    ...Object.fromEntries(
      Object.values(mansions).map(({ name, gloss }, at) => [
        Object.keys(mansions)[at] ?? '',
        `${name[0]}: ${gloss}`,
      ]),
    ),
    'taksa-si': 'Fortune on the Thai compass',
    'taksa-kalakini': 'Care on the Thai compass',
    ...limitTitles(caveats),
  }),
  methods: {
    ...methodsOfBirth,
    ...methodsOfRing,
    'sun-at-315': 'The instant at which the Sun’s longitude reaches 315°.',
    'year-from-li-chun': 'A birth before Li Chun belongs to the year before.',
    'year-digits-by-sex':
      'The digits of the year, added to one: men count 11 less it, women 4 and it; a 5 becomes 2 or 8.',
    'trigram-of-number': 'Each number has its trigram on the square of nine.',
    'group-of-number': 'Four numbers belong to the east, four to the west.',
    'lines-flipped':
      'Certain lines of your trigram are turned; the direction of the trigram that results is the answer.',
    'sector-of-degrees': 'The compass is cut into eight parts of 45°, with north in the middle of the first.',
    'mansion-of-sector': 'Which of the eight your kua gives to that direction.',
    'one-of-four': 'Whether it is one of the first four.',
  },
  sources: {
    ...sourcesOfThai,
    'source.eight-mansions': 'The rule of the eight mansions, which every school gives alike.',
  },
  caveats,
  names: namesBy([
    ...birthNames,
    [/trigram$/, trigramNames],
    [/group$/, groupNames],
    [/quality$/, mansionNames],
    [/^kua\.(?:direction|facing|taksa)/, compassNames],
  ]),
};
