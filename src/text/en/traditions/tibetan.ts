/** Words of the Tibetan mode: the year of birth, its mewa, the parkha of this year of life, and the year that runs. */
import type { TellAbout, TraditionWords } from '#companion/testimony/tradition-words.ts';
import type { Fact } from '#facts/fact.ts';
import { dates } from '../dates.ts';
import { animalLine, animalTexts } from './khmer/animals.ts';
import { nameOf } from './thai/names.ts';
import { themeOf } from './thai/themes.ts';
import {
  factWords,
  isOpen,
  oneOrOther,
  oneWord,
  pick,
  said,
  themeSentence,
  titled,
  valueWords,
} from './thai/told.ts';
import { caveatsNamed } from './thai-chart/limits.ts';
import {
  caveatTitle,
  instantRow,
  namesOfRows,
  ordinal,
  shown,
  tellByPart,
  titlesBy,
} from './thai-chart/telling.ts';
import {
  elementPairs,
  elementTexts,
  mewaLines,
  obstacleLines,
  parkhaLines,
  weekElementLines,
} from './tibetan/lines.ts';
import {
  animalNames,
  colourNames,
  directionNames,
  elementNames,
  genderNames,
  mewaNames,
  obstacleNames,
  parkhaNames,
  repeatNames,
  tibetanDigits,
  weekdayNames,
  wideElementNames,
  yearNames,
} from './tibetan/names.ts';

function rowOf<Row>(table: Readonly<Record<string, Row>>, word: string | null): Row | null {
  return word === null ? null : (table[word] ?? null);
}

/** The texts of animals stand under their other names. */
const animalKeys: Readonly<Record<string, string>> = {
  mouse: 'rat',
  hare: 'rabbit',
  sheep: 'goat',
  bird: 'rooster',
};
const animalText = (animal: string | null): (typeof animalTexts)[string] | null =>
  animal === null ? null : rowOf(animalTexts, animalKeys[animal] ?? animal);

const yearName = (word: string): string => nameOf(yearNames, word)[0];

const withArticle = (year: string): string => `${/^[EI]/.test(year) ? 'an' : 'a'} ${year}`;

function tellYear(about: TellAbout): readonly string[] {
  const { fact, variant, topic } = about;
  const year = oneOrOther(fact('tibetan.year'), yearName);
  const cycle = oneWord(fact('tibetan.rabjung'));
  const element = rowOf(elementTexts, oneWord(fact('tibetan.element')));
  const animal = animalText(oneWord(fact('tibetan.animal')));
  return said(
    pick(
      [
        `You were born in ${withArticle(year)} year${cycle === null ? '' : `, in the ${ordinal(cycle)} cycle of sixty`}.`,
        `Your Tibetan year is ${year}.`,
      ],
      variant,
    ),
    animal === null
      ? null
      : pick(
          [pick(animal.core, variant, 1), animalLine(animal, themeOf(topic)) ?? animal.core[0]],
          variant,
          2,
        ),
    themeSentence(element?.themes, topic) ?? (element === null ? null : pick(element.core, variant, 1)),
  );
}

function tellDate(about: TellAbout): readonly string[] {
  const month = oneWord(about.fact('tibetan.month')) ?? '';
  const day = oneWord(about.fact('tibetan.day')) ?? '';
  const half = Number(day) <= 15;
  const twice = oneWord(about.fact('tibetan.day-repeat'));
  const ofMonth = `The calendar calls that month the ${ordinal(month)}.`;
  const lean = half
    ? pick(
        [
          'The Moon was growing, which leans towards adding and beginning.',
          'It is a waxing date: what you start tends to want company.',
        ],
        about.variant,
        1,
      )
    : pick(
        [
          'The Moon was waning, which leans towards clearing and completing.',
          'It is a waning date: you may be good at endings.',
        ],
        about.variant,
        1,
      );
  return said(
    pick(
      [
        `Your Tibetan date is the ${ordinal(day)} of its month.`,
        `By the Phugpa calendar you were born on day ${day} of a lunar month.`,
      ],
      about.variant,
    ),
    ofMonth,
    twice === null || twice === 'single'
      ? lean
      : `That day stood twice in the calendar, and yours is ${nameOf(repeatNames, twice)[0]}.`,
  );
}

function tellMewa(about: TellAbout): readonly string[] {
  const word = oneWord(about.fact('tibetan.mewa'));
  const [name] = nameOf(mewaNames, word ?? '');
  const lines = rowOf(mewaLines, word);
  return said(
    pick(
      [`Your mewa is ${name}.`, `Of the nine mewa, the one of your birth year is ${name}.`],
      about.variant,
    ),
    lines === null ? null : pick([lines[0], lines[1]], about.variant, 1),
    lines?.[2],
  );
}

function tellParkha(about: TellAbout): readonly string[] {
  const parkha = about.fact('tibetan.parkha');
  const age = oneWord(about.fact('tibetan.nominal-age'));
  const named = oneOrOther(parkha, (word) => nameOf(parkhaNames, word)[0]);
  const first = pick(
    [
      `In your ${age === null ? 'present' : ordinalAge(age)} year of life the parkha is ${named}.`,
      `The parkha of your present year of life is ${named}.`,
    ],
    about.variant,
  );
  const lines = rowOf(parkhaLines, oneWord(parkha));
  if (lines === null)
    return [
      first,
      'It is counted one way for men and the other for women, and you have not said which to use.',
    ];
  return said(first, pick(lines, about.variant, 1));
}

/** "37th" of an age, which counts the year of birth as one. */
const ordinalAge = (age: string): string => {
  const n = Number(age) % 100;
  return n >= 11 && n <= 20 ? `${age}th` : Number(age) <= 15 ? ordinal(age) : ordinalTail(Number(age));
};
const ordinalTail = (n: number): string =>
  `${n}${n % 10 === 1 ? 'st' : n % 10 === 2 ? 'nd' : n % 10 === 3 ? 'rd' : 'th'}`;

function tellWeekday(about: TellAbout): readonly string[] {
  const day = oneOrOther(about.fact('tibetan.weekday'), (word) => nameOf(weekdayNames, word)[0]);
  const element = oneWord(about.fact('tibetan.weekday-element'));
  const lines = rowOf(weekElementLines, element);
  return said(
    pick(
      [
        `You were born on a ${day}, whose element is ${nameOf(wideElementNames, element ?? '')[0]}.`,
        `Your weekday, ${day}, belongs to ${nameOf(wideElementNames, element ?? '')[0]} in the Tibetan week.`,
      ],
      about.variant,
    ),
    ...(lines === null ? [] : pick([[lines[0]], [lines[1]]] as const, about.variant, 1)),
  );
}

function tellThisYear(about: TellAbout): readonly string[] {
  const year = oneOrOther(about.fact('tibetan.now.year'), yearName);
  const mewa = oneWord(about.fact('tibetan.now.mewa'));
  const element = rowOf(elementTexts, oneWord(about.fact('tibetan.now.element')));
  return said(
    pick(
      [`The year that runs is ${withArticle(year)} year.`, `By the Tibetan calendar the year is ${year}.`],
      about.variant,
    ),
    element === null ? null : pick(element.core, about.variant, 1),
    mewa === null ? null : `The mewa of this year is ${nameOf(mewaNames, mewa)[0]}.`,
  );
}

const ring = ['wood', 'fire', 'earth', 'iron', 'water'];

function tellElements(about: TellAbout): readonly string[] {
  const born = oneWord(about.fact('tibetan.element')) ?? '';
  const now = oneWord(about.fact('tibetan.now.element')) ?? '';
  const pair = elementPairs[(ring.indexOf(born) - ring.indexOf(now) + 5) % 5];
  const en = (word: string): string => nameOf(elementNames, word)[0].toLowerCase();
  return said(
    pick(
      [
        `The year’s element is ${en(now)} and yours is ${en(born)}: ${pair?.name ?? ''}.`,
        `Set ${en(now)}, the year, beside ${en(born)}, your own: it is ${pair?.name ?? ''}.`,
      ],
      about.variant,
    ),
    pair === undefined ? null : pick(pair.lines, about.variant, 1),
  );
}

function tellObstacle(about: TellAbout): readonly string[] {
  const word = oneWord(about.fact('tibetan.obstacle'));
  if (word === 'none') {
    const next = oneWord(about.fact('tibetan.next-obstacle-year'));
    return said(
      pick(
        [
          'By the twelve animals there is no obstacle in this year.',
          'The count of animals finds no obstacle in the year that runs.',
        ],
        about.variant,
      ),
      next === null ? null : `Your own animal comes round again in ${next}.`,
    );
  }
  const lines = word === 'own-animal' || word === 'opposite-animal' ? obstacleLines[word] : null;
  return said(
    pick(
      [
        `The animal of this year is ${nameOf(obstacleNames, word ?? '')[0]}.`,
        `In the count of twelve, this year has ${nameOf(obstacleNames, word ?? '')[0]}.`,
      ],
      about.variant,
    ),
    lines === null ? null : pick(lines, about.variant, 1),
  );
}

/** Losar is a day and not an instant: its date is read as it stands. */
function dayText(fact: Fact | undefined, today: string): string {
  return fact?.value.type === 'instant' ? dates.day(fact.value.at.slice(0, 10), today) : '';
}

function tellLosar(about: TellAbout): readonly string[] {
  const day = dayText(about.fact('tibetan.next-losar'), about.today);
  return [
    pick(
      [
        `The next Losar, the Tibetan new year, is on ${day}.`,
        `The Tibetan year turns next on ${day}, at Losar.`,
      ],
      about.variant,
    ),
    pick(
      [
        'The days before it are for sweeping and settling accounts, which is a fair plan for anyone.',
        'It is a good date to have one old thing finished by.',
      ],
      about.variant,
      1,
    ),
  ];
}

const caveats = caveatsNamed({
  'sex-unknown': [
    'Counted both ways',
    'The parkha of a year is counted one way for men and the other for women; both are given.',
  ],
  'day-begins-at-dawn': ['Born before dawn', 'A Tibetan day begins at dawn; the civil date is used here.'],
  'tibetan-leap-month': [
    'A doubled month',
    'The month of birth stood twice in that year; the sheet says which one it was.',
  ],
});

const now = '(now\\.)?';
const when = (now: string | undefined, born: string, running: string): string =>
  now === undefined ? born : running;

export const words: TraditionWords = {
  mode: 'tibetan',
  tell: tellByPart({
    year: tellYear,
    date: tellDate,
    mewa: tellMewa,
    parkha: tellParkha,
    weekday: tellWeekday,
    'this-year': tellThisYear,
    elements: tellElements,
    'no-obstacle': tellObstacle,
    obstacle: tellObstacle,
    'next-losar': tellLosar,
  }),
  opens: [
    'The Tibetan count gives a year an element, a gender and an animal, and turns nine colours round it.',
    'Here the reading goes by the Phugpa calendar, in which sixty years make a round.',
    'Element, animal, mewa, parkha: four small wheels, read one after the other.',
    'In this count a year has a temper, and so does each year of a life.',
  ],
  returns: [
    'Back to what you asked, with the wheels at rest.',
    'So, to your question: the count gives a colour, and you choose the coat.',
    'Leave the animals in their ring and look at your question again.',
    'Which brings it home to you.',
  ],
  limits: [
    'Everyone born in one Tibetan year shares most of this, so read it as a tone.',
    'The date is certain; the parkha rests on a rule told in several ways, so its confidence is medium.',
    'An obstacle year is a custom of care; it foretells nothing.',
    'Tibetan astrology is a living practice with teachers; this is a small window on it.',
  ],
  fact: factWords([
    [
      new RegExp(`^tibetan\\.${now}year$`),
      (fact, [run]) =>
        titled(
          when(run, 'Year of birth', 'The year that runs'),
          shown(fact, yearNames),
          'Element, gender and animal',
        ),
    ],
    [
      new RegExp(`^tibetan\\.${now}element$`),
      (fact, [run]) =>
        titled(
          when(run, 'Element of birth', 'Element of the year'),
          shown(fact, elementNames),
          'Each element holds for two years',
        ),
    ],
    [
      new RegExp(`^tibetan\\.${now}gender$`),
      (fact, [run]) =>
        titled(
          when(run, 'Gender of the birth year', 'Gender of the year'),
          shown(fact, genderNames),
          'Of the year and not of a person',
        ),
    ],
    [
      new RegExp(`^tibetan\\.${now}animal$`),
      (fact, [run]) =>
        titled(when(run, 'Animal of birth', 'Animal of the year'), shown(fact, animalNames), 'One of twelve'),
    ],
    [
      new RegExp(`^tibetan\\.${now}mewa$`),
      (fact, [run]) =>
        titled(
          when(run, 'Mewa of birth', 'Mewa of the year'),
          shown(fact, mewaNames),
          'One of nine, going backward year by year',
        ),
    ],
    [
      new RegExp(`^tibetan\\.${now}mewa-colour$`),
      (fact, [run]) =>
        titled(
          when(run, 'Colour of the mewa', 'Colour of the year’s mewa'),
          valueWords(fact, colourNames),
          'Fixed by the number',
        ),
    ],
    [
      new RegExp(`^tibetan\\.${now}month$`),
      (fact, [run]) =>
        titled(
          when(run, 'Tibetan month', 'Tibetan month now'),
          valueWords(fact, null),
          'Months have numbers',
        ),
    ],
    [
      new RegExp(`^tibetan\\.${now}day$`),
      (fact, [run]) =>
        titled(when(run, 'Tibetan day', 'Tibetan day now'), valueWords(fact, null), 'The lunar day at dawn'),
    ],
    [
      /^tibetan\.month-repeat$/,
      (fact) => titled('The month stood', valueWords(fact, repeatNames), 'Some months are doubled'),
    ],
    [
      /^tibetan\.day-repeat$/,
      (fact) =>
        titled('The day stood', valueWords(fact, repeatNames), 'Some days are doubled, and some left out'),
    ],
    [/^tibetan\.weekday$/, (fact) => titled('Weekday', shown(fact, weekdayNames), 'Of the civil date')],
    [
      /^tibetan\.weekday-element$/,
      (fact) =>
        titled(
          'Element of the weekday',
          valueWords(fact, wideElementNames),
          'Each planet of the week has one',
        ),
    ],
    [
      /^tibetan\.rabjung$/,
      (fact) => titled('Rabjung', valueWords(fact, null), 'Cycles of sixty years from 1027'),
    ],
    [
      /^tibetan\.year-in-rabjung$/,
      (fact) => titled('Year in the cycle', valueWords(fact, null), 'From 1 to 60'),
    ],
    [
      /^tibetan\.losar$/,
      (fact) => instantRow(fact, 'Losar of this year', 'The first day of the first month'),
    ],
    [/^tibetan\.next-losar$/, (fact) => instantRow(fact, 'Next Losar', 'The first day of the first month')],
    [
      /^tibetan\.nominal-age$/,
      (fact) => titled('Year of life', valueWords(fact, null), 'Counting the year of birth as one'),
    ],
    [
      /^tibetan\.parkha$/,
      (fact) =>
        titled(
          'Parkha of this year of life',
          valueWords(fact, parkhaNames),
          isOpen(fact) ? 'Counted both ways' : 'One of eight',
        ),
    ],
    [
      /^tibetan\.parkha\.element$/,
      (fact) => titled('Element of the parkha', valueWords(fact, wideElementNames), 'Fixed by the parkha'),
    ],
    [
      /^tibetan\.parkha\.direction$/,
      (fact) => titled('Direction of the parkha', valueWords(fact, directionNames), 'Fixed by the parkha'),
    ],
    [
      /^tibetan\.obstacle$/,
      (fact) =>
        titled(
          'This year by the animals',
          valueWords(fact, obstacleNames),
          'Your own animal or the one opposite asks for care',
        ),
    ],
    [
      /^tibetan\.next-obstacle-year$/,
      (fact) => titled('Your own animal returns in', valueWords(fact, null), 'Every twelve years'),
    ],
    caveatTitle(caveats),
  ]),
  pointTitle: titlesBy(
    {
      year: 'The year of birth',
      date: 'The Tibetan date',
      mewa: 'The mewa of birth',
      parkha: 'The parkha of this year of life',
      weekday: 'The weekday and its element',
      'this-year': 'The year that runs',
      elements: 'The year’s element and yours',
      'no-obstacle': 'The animals of the two years',
      obstacle: 'The animals of the two years',
      'next-losar': 'The next Losar',
    },
    caveats,
  ),
  methods: {
    'limit-of-inputs': 'Follows from what was given, or from what the tables leave open.',
    'lunar-day-at-dawn': 'The lunar day that runs at dawn of the date, by the Phugpa arithmetic.',
    'weekday-of-date': 'The weekday of the civil date; each planet of the week has its element.',
    'year-from-losar': 'The year begins at Losar; sixty names go round from 1027.',
    'nine-go-backward': 'The nine mewa go backward, a step a year.',
    'first-day-of-first-month': 'The first day of the first Tibetan month.',
    'years-counted-from-one': 'Tibetan years from that of birth, which counts as the first.',
    'ring-of-eight':
      'Men begin at Li and go round with the sun, women at Kham and against it, a step for each year of life.',
    'animals-compared': 'The animal of this year is compared with that of the birth.',
  },
  sources: {
    'source.phugpa': 'The Phugpa calendar, by its published arithmetic, checked against an open library.',
    'source.tibetan-elements': 'The common tables of Tibetan elemental astrology, jungtsi.',
    'source.inputs': 'Follows from what was given.',
  },
  caveats,
  names: namesOfRows(
    [
      [/\.year$/, yearNames],
      [/^tibetan\.(?:now\.)?element$/, elementNames],
      [/\.gender$/, genderNames],
      [/\.animal$/, animalNames],
      [/mewa$/, mewaNames],
      [/mewa-colour$/, colourNames],
      [/parkha$/, parkhaNames],
      [/(?:weekday-|parkha\.)element$/, wideElementNames],
      [/direction$/, directionNames],
      [/weekday$/, weekdayNames],
      [/repeat$/, repeatNames],
      [/obstacle$/, obstacleNames],
    ],
    tibetanDigits,
  ),
};
