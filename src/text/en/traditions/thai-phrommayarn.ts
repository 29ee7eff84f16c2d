/** Words of the age wheel of Phrommachat: a figure for each year of age. The least certain of the Thai modes, and told as such. */
import type { TellAbout, TraditionWords } from '#companion/testimony/tradition-words.ts';
import type { WheelFigure } from '#traditions/thai/age-wheel.ts';
import {
  birthCaveats,
  birthNames,
  birthRows,
  birthStarLine,
  caveatRow,
  glossOf,
  isSeat,
  limitTitles,
  methodsOfBirth,
  methodsOfRing,
  seatGloss,
  seatPhrase,
  sourcesOfThai,
  starGloss,
  starMeaning,
  starsOf,
  tellBy,
} from './thai/common.ts';
import type { Caveat } from './thai/common.ts';
import { animalNames, seatNames, starNames } from './thai/names.ts';
import type { Name, NameTable } from './thai/names.ts';
import { seatTexts } from './thai/seats.ts';
import {
  contextOf,
  dayOf,
  factWords,
  namesBy,
  oneOrOther,
  oneWord,
  pick,
  pointTitles,
  said,
  themeSentence,
  titled,
  valueWords,
  wordsOf,
} from './thai/told.ts';

type Tone = 'hard' | 'easy' | 'plain';
type FigureText = {
  readonly name: Name;
  readonly tone: Tone;
  readonly gloss: string;
  /** What the image is told as. */
  readonly core: readonly [string, string];
  /** What such a year asks for. */
  readonly task: readonly [string, string];
};

const figures: Readonly<Record<WheelFigure, FigureText>> = {
  stupa: {
    name: ['the stupa', 'เจดีย์'],
    tone: 'easy',
    gloss: 'something kept and honoured',
    core: [
      'A stupa keeps what is worth keeping, and people walk round it slowly.',
      'It is the image of a year with something still in the middle.',
    ],
    task: [
      'Choose one thing to honour and give it a fixed hour.',
      'Walk round the matter three times before you touch it.',
    ],
  },
  'silver-parasol': {
    name: ['the silver parasol', 'ฉัตรเงิน'],
    tone: 'easy',
    gloss: 'shade and modest honour',
    core: [
      'A parasol of silver is honour in daily use, and shade for whoever stands near.',
      'It is the image of being well thought of without a parade.',
    ],
    task: [
      'Let someone stand under it with you.',
      'Accept the small honour, and thank the one who holds the handle.',
    ],
  },
  beheaded: {
    name: ['the severed head', 'คอขาด'],
    tone: 'hard',
    gloss: 'a cut, something ended cleanly',
    core: [
      'The old picture is harsh and is read as a cut: something that is over and can be told so.',
      'Taken as an image, it is the clean line between before and after.',
    ],
    task: [
      'Name the one thing you are done with, and return its keys.',
      'Cut the dead branch and leave the tree.',
    ],
  },
  'royal-house': {
    name: ['the royal house', 'เรือนหลวง'],
    tone: 'easy',
    gloss: 'a roof with rules',
    core: [
      'A royal house has many rooms and many rules, and you are let in.',
      'It is the image of a large institution that has a place for you.',
    ],
    task: ['Learn the rule before you move the furniture.', 'Ask which room is yours, and furnish that one.'],
  },
  palace: {
    name: ['the palace', 'ปราสาท'],
    tone: 'easy',
    gloss: 'something built to last',
    core: [
      'A palace was drawn, paid for and carried stone by stone.',
      'It is the image of a thing that stands because many hands agreed.',
    ],
    task: [
      'Lay one course of stones and go home on time.',
      'Write the names of those who carried, yours among them.',
    ],
  },
  rahu: {
    name: ['Rahu', 'ราหู'],
    tone: 'hard',
    gloss: 'a shadow passing over',
    core: [
      'Rahu swallows the light for an hour and has to give it back.',
      'It is the image of a fog in which appetite talks louder than sense.',
    ],
    task: [
      'Sign nothing in the fog; the light comes back.',
      'Ask a sober friend to read it before you answer.',
    ],
  },
  'golden-parasol': {
    name: ['the golden parasol', 'ฉัตรทอง'],
    tone: 'easy',
    gloss: 'rank and public shade',
    core: [
      'A parasol of gold is seen from far away, and so is what stands beneath it.',
      'It is the image of rank, which is shade for others as much as shine.',
    ],
    task: [
      'Use the standing you have for one person who has none.',
      'Say yes to the visible task and prepare it twice.',
    ],
  },
  'deity-on-turtle': {
    name: ['the deity on a turtle', 'เทวดาขี่เต่า'],
    tone: 'easy',
    gloss: 'slow help that arrives',
    core: [
      'A helper is on the way, and the mount is a turtle.',
      'It is the image of good that comes at walking pace and does not turn back.',
    ],
    task: ['Ask early, and do not count the steps.', 'Give the slow way a full season before you judge it.'],
  },
  yoke: {
    name: ['the yoke', 'ขื่อคา'],
    tone: 'hard',
    gloss: 'a binding, duties that hold',
    core: [
      'A yoke holds the neck and also pulls the plough.',
      'It is the image of a tie that weighs: a duty, a debt, a promise.',
    ],
    task: [
      'Read the promise again and find the part that is really yours.',
      'Loosen one strap by asking for it plainly.',
    ],
  },
  shaman: {
    name: ['the shaman', 'พ่อมด'],
    tone: 'plain',
    gloss: 'odd knowledge',
    core: [
      'The shaman knows herbs and stories, and lives at the edge of the village.',
      'It is the image of knowledge that has no certificate.',
    ],
    task: [
      'Learn it, test it, and leave the smoke outside.',
      'Keep what works and be slow to charge for it.',
    ],
  },
  widow: {
    name: ['the widow', 'แม่หม้าย'],
    tone: 'hard',
    gloss: 'a loss to grieve, a chair left empty',
    core: [
      'The old picture speaks of an empty chair, and is read as a grief that is owed its time.',
      'Taken as an image, it is the room after the guests have left.',
    ],
    task: ['Grieve the thing that already ended, whatever it was.', 'Set the table for those who are here.'],
  },
  naga: {
    name: ['the naga', 'นาค'],
    tone: 'plain',
    gloss: 'a guardian at the water',
    core: [
      'The naga lies along the temple steps and lets people up.',
      'It is the image of strength that rests until it is needed.',
    ],
    task: ['Guard one threshold, and let the rest be open.', 'Move like water: round it, under it, and on.'],
  },
};

const figureNames: NameTable = Object.fromEntries(
  Object.entries(figures).map(([name, text]) => [name, text.name]),
);
const isFigure = (word: string | null): word is WheelFigure => word !== null && word in figures;

const directionNames: NameTable = {
  clockwise: ['clockwise', 'เวียนขวา'],
  'counter-clockwise': ['counter-clockwise', 'เวียนซ้าย'],
};

const toneWords: Readonly<Record<Tone, readonly [string, string]>> = {
  hard: ['one of the stern ones', 'a stern picture'],
  easy: ['one of the kind ones', 'a kind picture'],
  plain: ['neither stern nor kind', 'a picture that takes no side'],
};

const caveats: Readonly<Record<string, Caveat>> = {
  ...birthCaveats,
  'wheel-order-varies': [
    'The order of the wheel is not certain',
    'Two figures and both directions are confirmed; the rest varies between editions. Confidence is low.',
  ],
  'day-before-birth': ['Before the birth', 'The day that was asked about lies before the birth.'],
  'thai-calendar-range': [
    'Outside the lunar table',
    'Ages are counted by the printed lunar calendar, which ends before or after this date.',
  ],
};

const figureAt = ({ fact }: TellAbout, name: string): WheelFigure | null => {
  const word = oneWord(fact(`wheel.${name}`));
  return isFigure(word) ? word : null;
};

function tellFigure(about: TellAbout): readonly string[] {
  const figure = figureAt(about, 'figure');
  if (figure === null) return [];
  const { name, core, task } = figures[figure];
  const age = wordsOf(about.fact('wheel.age'))[0] ?? '';
  return [
    pick(
      [
        `At ${age} by Thai count, the age wheel shows you ${name[0]}.`,
        `The figure of your year on the age wheel is ${name[0]}.`,
      ],
      about.variant,
    ),
    pick(core, about.variant, 1),
    pick(task, about.variant, 2),
  ];
}

function tellTone(about: TellAbout): readonly string[] {
  const figure = figureAt(about, 'figure');
  if (figure === null) return [];
  const { name, tone, gloss } = figures[figure];
  const direction = oneWord(about.fact('wheel.direction')) ?? '';
  return [
    pick(
      [
        `Among the twelve figures, ${name[0]} is ${toneWords[tone][0]}.`,
        `As the wheel goes, ${name[0]} is ${toneWords[tone][1]}.`,
      ],
      about.variant,
    ),
    `Its theme is ${gloss}; the wheel was counted ${direction} to reach it.`,
  ];
}

function tellBefore(about: TellAbout): readonly string[] {
  const before = figureAt(about, 'previous-figure');
  if (before === null) return [];
  const { name, gloss } = figures[before];
  return [
    pick([`The figure before it was ${name[0]}.`, `You come from the year of ${name[0]}.`], about.variant),
    pick(
      [
        `Its theme was ${gloss}; look at what you brought along from there.`,
        `If something of that is still on the table (${gloss}), clear it first.`,
      ],
      about.variant,
      1,
    ),
  ];
}

function tellNext(about: TellAbout): readonly string[] {
  const day = dayOf(about.fact('wheel.next-turn'), about);
  const next = figureAt(about, 'next-figure');
  const named = next === null ? 'the next figure' : figures[next].name[0];
  return said(
    pick(
      [`On ${day} the wheel turns to ${named}.`, `The wheel moves on to ${named} on ${day}.`],
      about.variant,
    ),
    next === null ? null : `From there the theme is ${figures[next].gloss}.`,
    pick(
      [
        'Use the time until then for what the present figure asks.',
        'Such a turn is a date in a calendar; you will hardly notice it at breakfast.',
      ],
      about.variant,
      1,
    ),
  );
}

function tellNextTone(about: TellAbout): readonly string[] {
  const next = figureAt(about, 'next-figure');
  if (next === null) return [];
  const { name, tone, core } = figures[next];
  return [
    pick(
      [
        `The figure after this one is ${name[0]}, ${toneWords[tone][1]}.`,
        `What comes next on the wheel is ${name[0]}, ${toneWords[tone][0]}.`,
      ],
      about.variant,
    ),
    pick(core, about.variant, 1),
  ];
}

function tellSeat(about: TellAbout): readonly string[] {
  const fact = about.fact('wheel.year-seat');
  const word = oneWord(fact);
  const seat = oneOrOther(fact, (one) => `the ${seatPhrase(one)}`);
  const first = pick(
    [
      `Counted a seat a year, your year stands in ${seat}.`,
      `In the Taksa ring this year is ${seat} for you.`,
    ],
    about.variant,
  );
  if (!isSeat(word)) return [first];
  return said(
    first,
    pick(seatTexts[word].time, about.variant, 1),
    themeSentence(seatTexts[word].themes, about.topic),
  );
}

export const words: TraditionWords = {
  mode: 'thai-phrommayarn',
  tell: tellBy({
    figure: tellFigure,
    tone: tellTone,
    before: tellBefore,
    next: tellNext,
    'next-tone': tellNextTone,
    seat: tellSeat,
    birth: (about) => [birthStarLine(about), ...starMeaning(about.fact('thai.birth-star'), about)],
  }),
  opens: [
    'The age wheel of Phrommachat has twelve pictures, and each year of age lands on one.',
    'This is an old popular book’s way of giving a year a picture; confidence in it is low.',
    'Twelve figures stand in a circle, and you walk on by one every year.',
    'Take what follows as a picture book: one page a year, to be looked at and turned.',
  ],
  returns: [
    'Put the picture beside your question and see where it touches.',
    'A picture answers nothing by itself; back to what you asked.',
    'So much for the wheel; your question has been waiting.',
    'Keep the image if it helps, and let us go back to what you wanted to know.',
  ],
  limits: [
    'Confidence here is low: the order of the figures differs between editions and only part of it is confirmed.',
    'Harsh figures are pictures of a cut, a tie, a grief. They announce no event.',
    'This is the age wheel of the traditional compendium, and not the modern card deck with a similar name.',
    'Everyone of your age and sex gets the same figure, so take it as a question to yourself.',
  ],
  fact: factWords([
    ...birthRows,
    [
      /^wheel\.(figure|previous-figure|next-figure)$/,
      (fact, [which = '']) =>
        titled(
          which === 'figure'
            ? 'Figure of the year'
            : which === 'next-figure'
              ? 'Next figure'
              : 'Figure before',
          valueWords(fact, figureNames),
          glossOf(fact, (word) => (isFigure(word) ? figures[word].gloss : '')),
        ),
    ],
    [/^wheel\.index$/, (fact) => titled('Place on the wheel', valueWords(fact, null), 'Of twelve')],
    [
      /^wheel\.age$/,
      (fact) => titled('Age by Thai count', valueWords(fact, null), 'The year of birth counts as one'),
    ],
    [
      /^wheel\.direction$/,
      (fact) =>
        titled(
          'Counted',
          valueWords(fact, directionNames),
          'Men clockwise, women the other way, as the book has it',
        ),
    ],
    [
      /^wheel\.next-turn$/,
      (fact, _, sheet) =>
        titled('The wheel turns', dayOf(fact, contextOf(sheet)), 'First day of the fifth lunar month'),
    ],
    [
      /^wheel\.animal$/,
      (fact) =>
        titled(
          'Animal of birth',
          valueWords(fact, animalNames),
          'From the first day of the fifth lunar month',
        ),
    ],
    [
      /^wheel\.year-seat$/,
      (fact) => titled('Seat of the year', valueWords(fact, seatNames), glossOf(fact, seatGloss)),
    ],
    [/^wheel\.year-star$/, (fact) => titled('Star of the year', starsOf(fact), glossOf(fact, starGloss))],
    caveatRow(caveats),
  ]),
  pointTitle: pointTitles({
    figure: 'The figure of your year',
    tone: 'The tone of the figure',
    before: 'The figure before it',
    next: 'When the wheel turns',
    'next-tone': 'The figure that follows',
    seat: 'The seat of the year',
    birth: 'The birth star',
    ...limitTitles(caveats),
  }),
  methods: {
    ...methodsOfBirth,
    ...methodsOfRing,
    'year-from-month-five': 'The animal year changes with the first waxing day of the fifth lunar month.',
    'direction-by-sex': 'The book counts men clockwise and women the other way.',
    'age-round-wheel': 'From the stupa at the age of one, a figure a year.',
    'table-of-years': 'Read off the printed lunar calendar.',
  },
  sources: {
    ...sourcesOfThai,
    'source.thai-age-wheel':
      'The age wheel of Phrommachat: the start and both directions from two sites, the rest from general knowledge. Confidence is low.',
  },
  caveats,
  names: namesBy([
    ...birthNames,
    [/figure$/, figureNames],
    [/direction$/, directionNames],
    [/animal$/, animalNames],
    [/year-seat$/, seatNames],
    [/year-star$/, starNames],
  ]),
};
