/** Words of the animal years: the animal of birth, and how it stands to the animal of a year. */
import type { TellAbout, TraditionWords } from '#companion/testimony/tradition-words.ts';
import type { Affected, YearRelation } from '#traditions/thai/animal-relations.ts';
import { animalTexts, animalTheme, isAnimal } from './thai/animals.ts';
import { caveatRow, limitTitles, sourcesOfThai, tellBy } from './thai/common.ts';
import type { Caveat, Tellers } from './thai/common.ts';
import { animalNames, nameOf, yearElementNames } from './thai/names.ts';
import type { Name, NameTable } from './thai/names.ts';
import {
  contextOf,
  dayOf,
  factWords,
  isOn,
  namesBy,
  oneWord,
  pick,
  pointTitles,
  said,
  titled,
  valueWords,
  wordsOf,
  yesNo,
} from './thai/told.ts';
import { themeOf } from './thai/themes.ts';

type RelationText = {
  readonly name: Name;
  readonly gloss: string;
  readonly lines: readonly [string, string];
};

/** The Thai names are the Teochew words of the Sino-Thai almanacs. */
const relationTexts: Readonly<Record<YearRelation, RelationText>> = {
  chong: {
    name: ['chong', 'ชง'],
    gloss: 'opposite on the ring of twelve',
    lines: [
      'The year pulls the other way, so keep large things reversible and the passport where you can find it.',
      'Think of a headwind: you still get there, with an earlier start and a shorter list.',
    ],
  },
  khak: {
    name: ['khak', 'คัก'],
    gloss: 'your own animal’s year',
    lines: [
      'A year of your own sign holds up a mirror, and the old habit comes back to be looked at.',
      'It tends to be a year of too much of yourself; let somebody else choose the restaurant.',
    ],
  },
  heng: {
    name: ['heng', 'เฮ้ง'],
    gloss: 'friction of the same few animals',
    lines: [
      'It is told as friction over rules and favours, so put agreements on paper.',
      'Small slights add up in such a pairing; clear them on the day.',
    ],
  },
  phua: {
    name: ['phua', 'ผั่ว'],
    gloss: 'a loosened joint',
    lines: [
      'It is told as a joint that works loose: check the hinge before you lean on the door.',
      'Plans come apart at the edges, so leave a spare day at the end of each.',
    ],
  },
  hai: {
    name: ['hai', 'ไห่'],
    gloss: 'a quiet misunderstanding',
    lines: [
      'It is told as talk behind the curtain; ask people directly.',
      'Keep secrets few and messages plain, and little can go astray.',
    ],
  },
  trine: {
    name: ['a trine of allies', 'ซาฮะ'],
    gloss: 'two of three allied animals',
    lines: [
      'The year goes your way at a walk, so begin what needs companions.',
      'Allies are easier to find; write the letter you have postponed.',
    ],
  },
  'six-harmony': {
    name: ['a pairing of the six harmonies', 'ลักฮะ'],
    gloss: 'paired animals',
    lines: [
      'It is told as a good match: two who can carry one basket.',
      'What is done in twos tends to prosper, so choose your second well.',
    ],
  },
};

const affectedTexts: Readonly<Record<Affected, { name: Name; lines: readonly [string, string] }>> = {
  direct: {
    name: ['direct chong', 'ชงโดยตรง'],
    lines: [
      'That is a note in an almanac: read contracts twice, and keep one large change for another year.',
      'Many light incense at a Chinese temple for it; a slower calendar serves as well.',
    ],
  },
  joint: {
    name: ['joint chong', 'ชงร่วม'],
    lines: [
      'It is the milder kind, a year for neat papers and few promises.',
      'A side wind: nothing to turn back for, something to steer for.',
    ],
  },
  none: {
    name: ['no chong', 'ไม่ชง'],
    lines: [
      'The almanac leaves you alone for this year, and so does this reading.',
      'The ring has no objection, so the year is as good as what you put in it.',
    ],
  },
};

const affectedNames: NameTable = Object.fromEntries(
  Object.entries(affectedTexts).map(([name, text]) => [name, text.name]),
);
const relationNames: NameTable = Object.fromEntries(
  Object.entries(relationTexts).map(([name, text]) => [name, text.name]),
);

const caveats: Readonly<Record<string, Caveat>> = {
  'thai-calendar-range': [
    'Outside the lunar table',
    'The Thai rule needs the printed lunar calendar, which does not reach this birth.',
  ],
  'year-rules-differ': [
    'Born between two new years',
    'The fifth lunar month, Thaloengsok and Chinese New Year give different animals for this birth.',
  ],
};

const animalAt = ({ fact }: TellAbout, id: string): string => {
  const word = oneWord(fact(id));
  return word === null ? 'animal' : nameOf(animalNames, word)[0];
};

/** The animal that the relations go by in this sheet. */
const ownAnimal = (about: TellAbout): string =>
  animalAt(
    about,
    about.sheet.school['yearRelations'] === 'month-five' ? 'zodiacyear.animal' : 'zodiacyear.animal-chinese',
  );

const targetAnimal = (about: TellAbout): string => animalAt(about, 'zodiacyear.target-animal');
const countAt = ({ fact }: TellAbout, id: string): string => wordsOf(fact(id))[0] ?? '';

function tellYear(about: TellAbout): readonly string[] {
  const word = oneWord(about.fact('zodiacyear.affected')) ?? 'none';
  const text = affectedTexts[word as Affected] ?? affectedTexts.none;
  const [own, target] = [ownAnimal(about), targetAnimal(about)];
  return [
    pick(
      [
        `In the year of the ${target}, the almanac finds ${text.name[0]} for the ${own}.`,
        `For your ${own}, the year of the ${target} counts as ${text.name[0]}.`,
      ],
      about.variant,
    ),
    pick(text.lines, about.variant, 1),
  ];
}

function tellAnimal(about: TellAbout): readonly string[] {
  const animal = oneWord(about.fact('zodiacyear.animal'));
  const name = animalAt(about, 'zodiacyear.animal');
  const chinese = about.fact('zodiacyear.animal-chinese');
  const element = oneWord(about.fact('zodiacyear.element'));
  const other = oneWord(chinese);
  const first = pick(
    [
      `By the Thai year your animal is the ${name}.`,
      `The Thai calendar puts your birth in the year of the ${name}.`,
    ],
    about.variant,
  );
  const second =
    other !== null && other !== animal
      ? `The Chinese year had not turned with it and gives the ${animalAt(about, 'zodiacyear.animal-chinese')}.`
      : element === null
        ? null
        : `The element that the Chinese year lends it is ${nameOf(yearElementNames, element)[0]}.`;
  return said(
    first,
    second,
    isAnimal(animal)
      ? (animalTheme(animal, themeOf(about.topic)) ?? pick(animalTexts[animal].core, about.variant, 1))
      : null,
  );
}

function tellRelation(relation: YearRelation): Tellers[string] {
  const { name, gloss, lines } = relationTexts[relation];
  return (about) => [
    pick(
      [
        `Your ${ownAnimal(about)} and the year of the ${targetAnimal(about)} make ${name[0]}, ${gloss}.`,
        `Between the ${ownAnimal(about)} and the ${targetAnimal(about)} the ring shows ${name[0]}: ${gloss}.`,
      ],
      about.variant,
    ),
    pick(lines, about.variant, 1),
  ];
}

function tellSpan(about: TellAbout): readonly string[] {
  // Both ends with their year: the stretch lies in two.
  const dated = { zone: about.zone, today: '' };
  const begins = dayOf(about.fact('zodiacyear.begins'), dated);
  const ends = dayOf(about.fact('zodiacyear.ends'), dated);
  const target = targetAnimal(about);
  return [
    pick(
      [
        `The year of the ${target} runs from ${begins} to ${ends}.`,
        `By the Chinese New Year, the ${target} has its year from ${begins} to ${ends}.`,
      ],
      about.variant,
    ),
    pick(
      [
        'What you read of the year holds between those two dates, and January still belongs to the one before.',
        'So the first weeks of a calendar year still count with the old animal.',
      ],
      about.variant,
      1,
    ),
  ];
}

function tellComing(
  relation: 'chong' | 'trine' | 'six-harmony',
  means: readonly [string, string],
): Tellers[string] {
  const { name } = relationTexts[relation];
  return (about) => {
    const year = countAt(about, `zodiacyear.next-${relation}`);
    return [
      pick(
        [
          `The next year that makes ${name[0]} with your ${ownAnimal(about)} is ${year}.`,
          `For the ${ownAnimal(about)}, ${name[0]} comes again with the year ${year}.`,
        ],
        about.variant,
      ),
      pick(means, about.variant, 1),
    ];
  };
}

function tellTarget(about: TellAbout): readonly string[] {
  const target = oneWord(about.fact('zodiacyear.target-animal'));
  const element = oneWord(about.fact('zodiacyear.target-element'));
  const year = countAt(about, 'zodiacyear.target-year');
  const named = `${targetAnimal(about)}${element === null ? '' : `, with ${nameOf(yearElementNames, element)[0]} for its element`}`;
  return said(
    pick(
      [`The year ${year} is that of the ${named}.`, `We are looking at ${year}, the year of the ${named}.`],
      about.variant,
    ),
    isAnimal(target) ? `Its tales are about ${animalTexts[target].gloss}.` : null,
  );
}

const animalRow =
  (title: string, detail: string): Parameters<typeof factWords>[0][number][1] =>
  (fact) =>
    titled(title, valueWords(fact, animalNames), detail);

export const words: TraditionWords = {
  mode: 'thai-yearly-zodiac',
  tell: tellBy({
    year: tellYear,
    animal: tellAnimal,
    ...Object.fromEntries(
      (Object.keys(relationTexts) as YearRelation[]).map((relation) => [relation, tellRelation(relation)]),
    ),
    span: tellSpan,
    'next-chong': tellComing('chong', [
      'It is far enough off to plan around: move house before it or after it, if you can choose.',
      'Pencil it in as a year for maintenance.',
    ]),
    'next-trine': tellComing('trine', [
      'A good year to aim something at that needs allies.',
      'Whatever you want company for may well wait until then.',
    ]),
    'next-harmony': tellComing('six-harmony', [
      'Keep it in mind for whatever is done in twos.',
      'It suits a promise, and a promise suits a year of notice.',
    ]),
    target: tellTarget,
  }),
  opens: [
    'Twelve animals share out the years, and two of them matter here: yours and the year’s.',
    'This is the almanac’s way of asking how your animal gets on with the one in office.',
    'In Thailand the animal years are told by three calendars at once, so the rule is always named.',
    'Chong is what people ask about first; it is a relation on a ring of twelve, and no sentence on anyone.',
  ],
  returns: [
    'That is the almanac; your question is the year itself, so back to it.',
    'With the two animals introduced, to what you asked.',
    'An animal year is wide, and your question has an address.',
    'Now put your question beside the year.',
  ],
  limits: [
    'One person in twelve shares your animal, so this gives a weather and no forecast of yours.',
    'A year called chong is a custom’s word for care; nothing bad is owed to you in it.',
    'Pi chong is a Sino-Thai belief and goes by the Chinese year; Thai astrologers may not use it at all.',
    'Animals do not decide whether two people suit each other.',
  ],
  fact: factWords([
    [/\.animal$/, animalRow('Animal of birth', 'From the first day of the fifth lunar month')],
    [
      /animal-thaloengsok$/,
      animalRow('Animal by Thaloengsok', 'When the number of the Thai year changes, in mid-April'),
    ],
    [/animal-chinese$/, animalRow('Animal by the Chinese year', 'From Chinese New Year')],
    [
      /rules-differ$/,
      (fact) => titled('The three rules differ', yesNo(fact), 'Fifth month, Thaloengsok, Chinese New Year'),
    ],
    [
      /\.element$/,
      (fact) =>
        titled(
          'Element of the year of birth',
          valueWords(fact, yearElementNames),
          'Two years each, by the Chinese stem',
        ),
    ],
    [/target-year$/, (fact) => titled('Year asked about', valueWords(fact, null), 'By Chinese New Year')],
    [/target-animal$/, animalRow('Animal of that year', 'By the number of the year')],
    [
      /target-element$/,
      (fact) =>
        titled('Element of that year', valueWords(fact, yearElementNames), 'By the last digit of the year'),
    ],
    [
      /relations$/,
      (fact) =>
        titled(
          'Relations',
          wordsOf(fact).length === 0 ? 'none' : valueWords(fact, relationNames),
          'Between your animal and the year’s',
        ),
    ],
    [
      /affected$/,
      (fact) =>
        titled('The almanac’s word', valueWords(fact, affectedNames), 'The gravest of the relations decides'),
    ],
    [
      /begins$/,
      (fact, _, sheet) => titled('That year begins', dayOf(fact, contextOf(sheet)), 'Chinese New Year'),
    ],
    [
      /ends$/,
      (fact, _, sheet) =>
        titled('That year ends', dayOf(fact, contextOf(sheet)), 'The eve of the next Chinese New Year'),
    ],
    [
      /next-(chong|khak|trine|six-harmony)$/,
      (fact, [relation = '']) =>
        titled(
          `Next year of ${nameOf(relationNames, relation)[0]}`,
          valueWords(fact, null),
          glossOfRelation(relation),
        ),
    ],
    [
      /^zodiacyear\.(chong|khak|heng|phua|hai|trine|six-harmony)$/,
      (fact, [relation = '']) =>
        titled(capitalName(relation), isOn(fact) ? 'yes' : 'no', glossOfRelation(relation)),
    ],
    caveatRow(caveats),
  ]),
  pointTitle: pointTitles({
    year: 'Your animal and the year',
    animal: 'The animal of your birth',
    ...Object.fromEntries(
      Object.entries(relationTexts).map(([relation, { gloss }]) => [
        relation,
        `${capitalName(relation)}: ${gloss}`,
      ]),
    ),
    span: 'When the year begins and ends',
    'next-chong': 'The next year of chong',
    'next-trine': 'The next year of allies',
    'next-harmony': 'The next year of the six harmonies',
    target: 'The year itself',
    ...limitTitles(caveats),
  }),
  methods: {
    'year-from-month-five': 'The animal changes with the first waxing day of the fifth lunar month.',
    'year-from-thaloengsok': 'The animal changes at Thaloengsok, in the middle of April.',
    'year-from-chinese-new-year': 'The animal changes at Chinese New Year.',
    'three-rules-compared': 'The year by each of the three rules, side by side.',
    'element-of-stem':
      'Wood, fire, earth, metal and water have two years each, beginning with a year that ends in 4.',
    'year-number-and-twelve': 'The number of the year, counted round twelve animals.',
    'chinese-new-year': 'The new moon that opens the Chinese year.',
    'places-on-ring-of-twelve': 'By how far the two animals stand apart on a ring of twelve.',
    'gravest-relation': 'Opposite animals are direct chong; khak, heng, phua and hai are joint.',
    'next-year-of-relation': 'The first later year whose animal makes this relation with yours.',
    'table-of-years': 'Read off the printed lunar calendar.',
    'limit-of-inputs': 'Follows from what was given, or from what the tables leave open.',
  },
  sources: {
    ...sourcesOfThai,
    'source.thai-yearly-zodiac':
      'The relations of the animals as Sino-Thai almanacs print them; the lists of 2024 to 2026 come out the same.',
  },
  caveats,
  names: namesBy([
    [/animal/, animalNames],
    [/element$/, yearElementNames],
    [/affected$/, affectedNames],
    [/relations$/, relationNames],
  ]),
};

function capitalName(relation: string): string {
  const [en] = nameOf(relationNames, relation);
  return en.charAt(0).toUpperCase() + en.slice(1);
}

function glossOfRelation(relation: string): string {
  const gloss = relation in relationTexts ? relationTexts[relation as YearRelation].gloss : '';
  return gloss.charAt(0).toUpperCase() + gloss.slice(1);
}
