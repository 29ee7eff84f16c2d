/** Words of the seven numbers in nine bases: named cells, where numbers meet, columns and the age in them. */
import type { Fact } from '#facts/fact.ts';
import type { TellAbout, TraditionWords } from '#companion/testimony/tradition-words.ts';
import type { SevenCell, SevenStar } from '#traditions/thai/seven-numbers.ts';
import type { StarRelation } from '#traditions/thai/stars.ts';
import { cellTexts, totalTexts } from './thai-7numbers-9bases/cells.ts';
import {
  birthCaveats,
  caveatRow,
  isStar,
  limitTitles,
  methodsOfBirth,
  methodsOfRing,
  openStars,
  sourcesOfThai,
  starsOf,
  tellBy,
} from './thai/common.ts';
import type { Caveat, Tellers } from './thai/common.ts';
import {
  animalNames,
  lunarMonthNames,
  nameOf,
  relationNames,
  starName,
  starNames,
  weekdayNames,
} from './thai/names.ts';
import type { NameTable } from './thai/names.ts';
import { starTexts } from './thai/stars.ts';
import {
  capital,
  factWords,
  listed,
  namesBy,
  oneOrOther,
  oneWord,
  OPEN_DETAIL,
  OPEN_LINE,
  pick,
  pointTitles,
  said,
  themeSentence,
  titled,
  valueWords,
  wordsOf,
} from './thai/told.ts';

const cells = Object.keys(cellTexts) as readonly SevenCell[];
const stars: readonly SevenStar[] = ['sun', 'moon', 'mars', 'mercury', 'jupiter', 'venus', 'saturn'];
const columns = ['first', 'second', 'third', 'fourth', 'fifth', 'sixth', 'seventh'] as const;

const isCell = (word: string): word is SevenCell => word in cellTexts;
const cellName = (word: string): string => (isCell(word) ? cellTexts[word].name[0] : word);
const cellGloss = (word: string): string => (isCell(word) ? cellTexts[word].gloss : '');

/** Glosses hold an "and" of their own, so they are parted by semicolons. */
const glossList = (words: readonly string[]): string => words.map(cellGloss).join('; ');

const cellNames: NameTable = Object.fromEntries(cells.map((cell) => [cell, cellTexts[cell].name]));
const totalNames: NameTable = Object.fromEntries(
  Object.entries(totalTexts).map(([name, text]) => [name, text.name]),
);

/** Cells that ask for care and cells that give, as the points weigh them. */
const HARD: readonly string[] = ['hina', 'ari', 'morana', 'phayaya'];
const EASY: readonly string[] = ['thanang', 'phoka', 'kadumpha', 'supha', 'lapha', 'phanthu'];

/** Cells of a column, top to bottom. */
const cellsOfColumn = (column: number): readonly SevenCell[] =>
  [0, 7, 14].flatMap((base) => cells[base + column - 1] ?? []);

const caveats: Readonly<Record<string, Caveat>> = {
  ...birthCaveats,
  'bases-5-9-one-source': [
    'Bases five to nine have one source',
    'The first four bases are common knowledge; the rest come from one line of teachers with a worked example.',
  ],
  'thai-calendar-range': [
    'Outside the lunar table',
    'The lunar month of this date is not in the printed calendar, so there is no grid.',
  ],
};

function tellStart(about: TellAbout): readonly string[] {
  const day = oneOrOther(about.fact('seven.weekday'), (word) => nameOf(weekdayNames, word)[0]);
  const month = oneOrOther(
    about.fact('seven.month'),
    (word) => lunarMonthNames[Number(word) - 1]?.[0] ?? word,
  );
  const animal = oneOrOther(about.fact('seven.animal'), (word) => nameOf(animalNames, word)[0]);
  return [
    pick(
      [
        `You enter the grid by three doors: ${day}, the ${month} of the lunar year, and the year of the ${animal}.`,
        `Your grid starts from ${day}, from the ${month} of the lunar calendar and from the year of the ${animal}.`,
      ],
      about.variant,
    ).replaceAll('the either', 'either the'),
    pick(
      [
        'The day counts out who you are, the month how you live, the year what comes your way.',
        'Three rows are counted from them, and everything else in the grid follows by plain sums.',
      ],
      about.variant,
      1,
    ),
  ];
}

function tellCell(cell: SevenCell): Tellers[string] {
  const { name, gloss, core } = cellTexts[cell];
  return (about) => {
    const fact = about.fact(`seven.cell.${cell}`);
    const star = oneOrOther(fact, starName);
    const first = pick(
      [
        `Your ${name[0]} cell, for ${gloss}, has the number of ${star}.`,
        `In the cell of ${gloss}, ${name[0]}, stands ${star}.`,
      ],
      about.variant,
    );
    const word = oneWord(fact);
    if (!isStar(word)) return [first, openStars(fact)];
    const text = starTexts[word];
    const brings = `${capital(starName(word))} brings ${pick(text.brings, about.variant, 1)} to it.`;
    return said(first, pick(core, about.variant, 1), themeSentence(text.themes, about.topic) ?? brings);
  };
}

const meetingLines = {
  both: [
    'What gives and what costs share one number here, so a gain may come with a bill; read both sides.',
    'The same number feeds you and charges you, so set the price before you accept the gift.',
  ],
  hard: [
    'It is asked to work on the stiff side of the grid; give it a method and a time limit.',
    'One of these places resists, so start there while you are rested.',
  ],
  easy: [
    'One of these places gives freely, and the others may borrow from it.',
    'Start where it is easy and carry the good mood over to the rest.',
  ],
  plain: ['When one of the three moves, the other two feel it.', 'Look at all three before you change one.'],
} as const;

function tellMeeting(star: SevenStar): Tellers[string] {
  return (about) => {
    const met = wordsOf(about.fact(`seven.${star}.cells`));
    const isHard = met.some((cell) => HARD.includes(cell));
    const isEasy = met.some((cell) => EASY.includes(cell));
    const kind = isHard && isEasy ? 'both' : isHard ? 'hard' : isEasy ? 'easy' : 'plain';
    return [
      pick(
        [
          `The number of ${starName(star)} meets itself in ${listed(met.map(cellName))}.`,
          `Three cells share the number of ${starName(star)}: ${listed(met.map(cellName))}.`,
        ],
        about.variant,
      ),
      `It ties these together: ${glossList(met)}.`,
      pick(meetingLines[kind], about.variant, 1),
    ];
  };
}

const pillarLines: Readonly<Record<Exclude<StarRelation, 'none'>, readonly [string, string]>> = {
  same: [
    'One number stands in this column twice, so two matters are done with one hand.',
    'A number beside itself speaks louder; here one habit serves in two places.',
  ],
  friend: [
    'There is good company in this column, so one matter can carry another.',
    'What you need for the one is lying about in the next.',
  ],
  enemy: [
    'Two of its numbers argue, so do these matters one after the other.',
    'Expect some friction between them, and schedule around it.',
  ],
  'element-pair': [
    'Two of them are of one stuff, and a lesson from one fits the other.',
    'They draw from one well; leave some in it.',
  ],
  'equal-power': [
    'Two of them weigh the same, so you choose which goes first.',
    'Neither gives way by itself; toss a coin and begin.',
  ],
};

const isPairing = (word: string): word is keyof typeof pillarLines => word in pillarLines;

function tellPillar(column: number): Tellers[string] {
  const place = columns[column - 1] ?? '';
  const names = cellsOfColumn(column);
  return (about) => {
    const kinds = wordsOf(about.fact(`seven.pillar.${column}.relations`));
    const named = listed(kinds.map((kind) => nameOf(relationNames, kind)[0]));
    const main = kinds.find((kind) => kind === 'enemy') ?? kinds.find(isPairing);
    return said(
      pick(
        [
          `In your ${place} column the three numbers hold ${named}.`,
          `Column ${column} of your grid holds ${named}.`,
        ],
        about.variant,
      ),
      `Its cells are ${listed(names.map(cellName))}: ${glossList(names)}.`,
      main === undefined ? null : pick(pillarLines[main], about.variant, 1),
    );
  };
}

function tellTotal(column: number): Tellers[string] {
  const place = columns[column - 1] ?? '';
  const glosses = glossList(cellsOfColumn(column));
  return (about) => {
    const fact = about.fact(`seven.base4.${column}.called`);
    const sum = oneOrOther(about.fact(`seven.base4.${column}`), (word) => word);
    const named = oneOrOther(fact, (word) => nameOf(totalNames, word)[0]);
    const word = oneWord(fact);
    const core = word === null ? null : totalTexts[word as keyof typeof totalTexts]?.core;
    return said(
      pick(
        [
          `Your ${place} column adds up to ${sum}, which this school calls ${named}.`,
          `The sum of your ${place} column is ${sum}; it goes by ${named} in this school.`,
        ],
        about.variant,
      ),
      `The column is about these: ${glosses}.`,
      core === null || core === undefined ? OPEN_LINE : pick(core, about.variant, 1),
    );
  };
}

function tellAge(about: TellAbout): readonly string[] {
  const age = oneOrOther(about.fact('seven.age'), (word) => word);
  const column = oneOrOther(about.fact('seven.age-column'), (word) => columns[Number(word) - 1] ?? word);
  const met = wordsOf(about.fact('seven.age-cells'));
  return [
    pick(
      [
        `By Thai count you are ${age}, and that age stands in the ${column} column of your grid.`,
        `Your age by Thai count, ${age}, points to the ${column} column.`,
      ],
      about.variant,
    ),
    `Its cells are ${listed(met.map(cellName))}: ${glossList(met)}.`,
    pick(
      [
        'These are the drawers to open this year; the others keep.',
        'Give these three some attention before the next birthday of the animal year.',
      ],
      about.variant,
      1,
    ),
  ];
}

const byKey = (keys: readonly (readonly [string, Tellers[string] | undefined])[]): Tellers =>
  Object.fromEntries(keys.flatMap(([key, tell]) => (tell === undefined ? [] : [[key, tell] as const])));

const numbersOfColumns = columns.map((_, at) => at + 1);

/** Base and column of `seven.base4.3`. */
const gridTitle = (
  fact: Fact,
  [base = '', column = '']: readonly string[],
): { title: string; detail: string } =>
  titled(`Base ${base}, column ${column}`, valueWords(fact, null), baseDetails[Number(base) - 1] ?? '');

const baseDetails: readonly string[] = [
  'Counted on from the day',
  'Counted on from the month',
  'Counted on from the year',
  'The three above, added',
  'The sum, wrapped to seven',
  'Base 5 doubled and wrapped',
  'Base 6 doubled and wrapped',
  'Along the ring of the day hours',
  'Along the same ring, backwards',
];

export const words: TraditionWords = {
  mode: 'thai-7numbers-9bases',
  tell: tellBy({
    start: tellStart,
    age: tellAge,
    ...byKey(cells.map((cell) => [cell, tellCell(cell)])),
    ...byKey(stars.map((star) => [`meeting-${star}`, tellMeeting(star)])),
    ...byKey(numbersOfColumns.map((column) => [`pillar-${column}`, tellPillar(column)])),
    ...byKey(numbersOfColumns.map((column) => [`total-${column}`, tellTotal(column)])),
  }),
  opens: [
    'Seven numbers are written in nine rows here, like a ledger kept in a very small hand.',
    'This grid is made from a weekday, a lunar month and an animal, and then only from sums.',
    'The seven numbers are the seven days; each stands somewhere in every row.',
    'A grid of seven columns: each cell has a name, and each number a star.',
    'What matters in this grid is where one number turns up twice.',
  ],
  returns: [
    'Back from the grid to your question.',
    'Close the ledger for a moment, and look again at what you asked.',
    'These are the cells; the question was yours, so let us put it beside them.',
    'The sums are done, and your question is still the reason for them.',
  ],
  limits: [
    'A grid counts and cannot see; it tells where to look, and you do the looking.',
    'Cells with hard names, such as Morana, are read as endings to be done well and never as dates.',
    'Schools name the sums differently; the arithmetic is the same, the names are one school’s.',
    'What the people in a cell feel or do is theirs, and no number holds it.',
  ],
  fact: factWords([
    [
      /^seven\.weekday$/,
      (fact) =>
        titled('Day', valueWords(fact, weekdayNames), 'The day from six to six; Wednesday is 4 by night too'),
    ],
    [
      /^seven\.month$/,
      (fact) => titled('Lunar month', valueWords(fact, null), 'Both eighth months count as 8'),
    ],
    [
      /^seven\.animal$/,
      (fact) => titled('Year', valueWords(fact, animalNames), 'From the first day of the fifth lunar month'),
    ],
    [
      /^seven\.base4\.(\d)\.called$/,
      (fact, [column = '']) =>
        titled(`Sum of column ${column} is called`, valueWords(fact, totalNames), 'In this school'),
    ],
    [/^seven\.base(\d)\.(\d)$/, gridTitle],
    [
      /^seven\.cell\.(\w+)$/,
      (fact, [cell = '']) => titled(cellName(cell), starsOf(fact), capital(cellGloss(cell))),
    ],
    [
      /^seven\.(\w+)\.cells$/,
      (fact, [star = '']) =>
        titled(
          `${starNames[star as SevenStar][0]} stands in`,
          listed(wordsOf(fact).map(cellName)),
          listed(wordsOf(fact).map(cellGloss)),
        ),
    ],
    [
      /^seven\.pillar\.(\d)\.relations$/,
      (fact, [column = '']) =>
        titled(
          `Pairs in column ${column}`,
          wordsOf(fact).length === 0 ? 'none' : valueWords(fact, relationNames),
          listed(cellsOfColumn(Number(column)).map(cellName)),
        ),
    ],
    [
      /^seven\.age$/,
      (fact) => titled('Age by Thai count', valueWords(fact, null), 'The year of birth counts as one'),
    ],
    [
      /^seven\.age-column$/,
      (fact) =>
        titled(
          'Column of the age',
          valueWords(fact, null),
          'Ages walk through the seven columns and begin again',
        ),
    ],
    [
      /^seven\.age-cells$/,
      (fact) =>
        titled(
          'Cells of the age',
          listed(wordsOf(fact).map(cellName)),
          listed(wordsOf(fact).map(cellGloss)) || OPEN_DETAIL,
        ),
    ],
    caveatRow(caveats),
  ]),
  pointTitle: pointTitles({
    start: 'The three doors of the grid',
    age: 'The column of your age',
    ...Object.fromEntries(cells.map((cell) => [cell, `The cell ${cellName(cell)}: ${cellGloss(cell)}`])),
    ...Object.fromEntries(
      stars.map((star) => [`meeting-${star}`, `Where the number of ${starName(star)} meets itself`]),
    ),
    ...Object.fromEntries(
      numbersOfColumns.map((column) => [`pillar-${column}`, `The pairs of column ${column}`]),
    ),
    ...Object.fromEntries(
      numbersOfColumns.map((column) => [`total-${column}`, `The sum of column ${column}`]),
    ),
    ...limitTitles(caveats),
  }),
  methods: {
    ...methodsOfBirth,
    ...methodsOfRing,
    'table-of-years': 'Read off the printed lunar calendar, kept here as a table of years.',
    'year-from-month-five': 'The animal changes with the first waxing day of the fifth lunar month.',
    'counted-from-day': 'The number of the weekday, and one more each column; after seven comes one.',
    'counted-from-month': 'The number of the lunar month, wrapped to seven, and one more each column.',
    'counted-from-year': 'The number of the animal, wrapped to seven, and one more each column.',
    'column-added': 'The three numbers above it, added.',
    'sum-wrapped': 'The sum above it, counted round from one to seven.',
    'doubled-wrapped': 'The number above it, doubled and counted round from one to seven.',
    'day-hour-ring': 'From the first number of base 5, along the ring 1, 6, 4, 2, 7, 5, 3.',
    'day-hour-ring-back': 'From the last column to the first, along the ring 1, 6, 4, 2, 7, 5, 3.',
    'number-as-star': 'Each number from one to seven is the star of that weekday.',
    'name-of-sum': 'This school’s name for the sum, or the star whose strength it is.',
    'cells-of-number': 'The cells of the first three bases in which this number stands.',
    'pairs-of-column': 'Which of the three numbers of the column are paired as stars.',
    'age-round-columns': 'Ages walk through the columns, one a year, and begin again after seven.',
    'cells-of-column': 'The three named cells of that column.',
  },
  sources: {
    ...sourcesOfThai,
    'source.thai-seven-numbers':
      'A written file of one line of teachers, whose worked example comes out exactly.',
  },
  caveats,
  names: namesBy([
    [/^seven\.weekday$/, weekdayNames],
    [/^seven\.animal$/, animalNames],
    [/called$/, totalNames],
    [/^seven\.cell\./, starNames],
    [/cells$/, cellNames],
    [/relations$/, relationNames],
    [/^seven\.month$/, Object.fromEntries(lunarMonthNames.map((name, at) => [String(at + 1), name]))],
    [/^seven\.age-column$/, Object.fromEntries(columns.map((name, at) => [String(at + 1), [name, null]]))],
  ]),
};
