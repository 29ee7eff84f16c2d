/** Words of Taksa: the eight seats round the star of birth. */
import type { TellAbout, TraditionWords } from '#companion/testimony/tradition-words.ts';
import type { TaksaSeat } from '#traditions/thai/taksa-ring.ts';
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
  openStars,
  seatGloss,
  seatMeaning,
  seatPhrase,
  sourcesOfThai,
  starGloss,
  starMeaning,
  starsOf,
  tellBy,
} from './thai/common.ts';
import type { Tellers } from './thai/common.ts';
import {
  colourNames,
  compassNames,
  nameOf,
  postureNames,
  relationNames,
  seatGlosses,
  seatNames,
  starName,
  starNames,
} from './thai/names.ts';
import { seatTexts } from './thai/seats.ts';
import {
  askedDayWords,
  capital,
  factWords,
  isOpen,
  listed,
  namesBy,
  oneOrOther,
  oneWord,
  OPEN_LINE,
  pick,
  pointTitles,
  said,
  themeSentence,
  titled,
  valueWords,
  wordsOf,
} from './thai/told.ts';

/** How the seat is said to be filled: plain, and as what it asks. */
const seatLines: Readonly<Record<TaksaSeat, readonly [(star: string) => string, (star: string) => string]>> =
  {
    boriwan: [
      (star) => `Your Boriwan, the circle of your people, is ${star}.`,
      (star) => `The seat of the circle is held by ${star}.`,
    ],
    ayu: [
      (star) => `Your Ayu, the daily strength, is ${star}.`,
      (star) => `The seat of vitality is held by ${star}.`,
    ],
    det: [
      (star) => `Your Det seat, where you are heeded, holds ${star}.`,
      (star) => `The seat of authority in your ring is held by ${star}.`,
    ],
    si: [
      (star) => `Your Si seat, where things come kindly, holds ${star}.`,
      (star) => `The seat of fortune in your ring is held by ${star}.`,
    ],
    mula: [
      (star) => `Your Mula seat, what you build on, holds ${star}.`,
      (star) => `The seat of assets in your ring is held by ${star}.`,
    ],
    utsaha: [
      (star) => `Your Utsaha, the way of your effort, is ${star}.`,
      (star) => `The seat of effort in your ring is held by ${star}.`,
    ],
    montri: [
      (star) => `Your Montri, those who speak up for you, is ${star}.`,
      (star) => `The seat of patrons in your ring is held by ${star}.`,
    ],
    kalakini: [
      (star) => `Your Kalakini is ${star}, to be handled with care.`,
      (star) => `The seat of caution in your ring is held by ${star}.`,
    ],
  };

function tellSeat(seat: TaksaSeat): Tellers[string] {
  return (about) => {
    const fact = about.fact(`thai.taksa.${seat}`);
    const line = pick(seatLines[seat], about.variant)(oneOrOther(fact, starName));
    return isOpen(fact) ? [line, openStars(fact)] : [line, ...seatMeaning(seat, fact, about)];
  };
}

const friendLines: readonly [string, string] = [
  'What the two stand for tends to work together, so let one open the door for the other.',
  'When one of them is stuck, the other is a good place to start from.',
];
const enemyLines: readonly [string, string] = [
  'The two pull against each other, so give them different hours instead of one quarrel.',
  'Where both are wanted at once, choose an order: first the one, then the other.',
];

function tellPair(pairing: 'friend' | 'enemy'): Tellers[string] {
  return (about) => {
    const star = about.fact(`thai.taksa.${pairing}`);
    const seat = about.fact(`thai.taksa.${pairing}-seat`);
    const isFriend = pairing === 'friend';
    const named = oneOrOther(star, starName);
    const first = isFriend
      ? pick(
          [`The friend of your star is ${named}.`, `Among the eight, the friend of yours is ${named}.`],
          about.variant,
        )
      : pick(
          [
            `The opponent of your star is ${named}.`,
            `Among the eight, the one yours argues with is ${named}.`,
          ],
          about.variant,
        );
    const word = oneWord(star);
    const seatWord = oneWord(seat);
    if (word === null || !isSeat(seatWord)) return [first, OPEN_LINE];
    const sits = `It sits in the ${seatPhrase(seatWord)}, so it shows in ${seatGloss(seatWord)}.`;
    return said(first, sits, pick(isFriend ? friendLines : enemyLines, about.variant, 1));
  };
}

function tellToday(about: TellAbout): readonly string[] {
  const seat = about.fact('thai.taksa.today.seat');
  const star = about.fact('thai.taksa.today.star');
  const day = askedDayWords(about);
  const name = oneOrOther(star, starName);
  const seatName = oneOrOther(seat, (word) => `the ${seatPhrase(word)}`);
  const first = pick(
    [
      `${capital(day)} the star of the date is ${name}, and for you it holds ${seatName}.`,
      `The watch ${day} belongs to ${name}, which in your ring holds ${seatName}.`,
    ],
    about.variant,
  );
  const word = oneWord(seat);
  if (!isSeat(word)) return [first, OPEN_LINE];
  const text = seatTexts[word];
  return said(first, pick(text.time, about.variant, 1), themeSentence(text.themes, about.topic));
}

function tellColours(about: TellAbout): readonly string[] {
  const lucky = about.fact('thai.taksa.lucky-colours');
  const avoid = about.fact('thai.taksa.avoid-colour');
  const colour = (word: string): string => nameOf(colourNames, word)[0];
  const list = listed(wordsOf(lucky).map(colour));
  const other = oneOrOther(avoid, colour);
  return [
    pick(
      [`Your kind colours are ${list}.`, `The colours that the ring lends you are ${list}.`],
      about.variant,
    ),
    pick(
      [
        `Custom leaves ${other} in the wardrobe on days that matter; a scarf is enough of a gesture.`,
        `The one to leave out, by custom, is ${other}. Wear what you like: it is a reminder, and no lock.`,
      ],
      about.variant,
      1,
    ),
  ];
}

function tellDirection(about: TellAbout): readonly string[] {
  const compass = (word: string): string => `the ${nameOf(compassNames, word)[0]}`;
  const kind = oneOrOther(about.fact('thai.taksa.si.direction'), compass);
  const careful = oneOrOther(about.fact('thai.taksa.kalakini.direction'), compass);
  return [
    pick(
      [
        `On the compass of the ring, your fortune lies towards ${kind}.`,
        `The ring sets your fortune towards ${kind}.`,
      ],
      about.variant,
    ),
    pick(
      [
        `Caution stands towards ${careful}; custom takes the first step of a trip the other way.`,
        `Custom likes the desk to look the kind way, and the heavy talk kept away from ${careful}.`,
      ],
      about.variant,
      1,
    ),
  ];
}

const seatTellers = Object.fromEntries(
  (Object.keys(seatTexts) as TaksaSeat[]).map((seat) => [seat, tellSeat(seat)]),
);

const seat = '(boriwan|ayu|det|si|mula|utsaha|montri|kalakini)';
const pairing = '(friend|enemy|element-pair|equal-power)';

const pairTitles: Readonly<Record<string, string>> = {
  friend: 'Friend of the birth star',
  enemy: 'Opponent of the birth star',
  'element-pair': 'Of one element with the birth star',
  'equal-power': 'Of equal power with the birth star',
};

export const words: TraditionWords = {
  mode: 'thai-taksa',
  tell: tellBy({
    'birth-star': (about) => [birthStarLine(about), ...starMeaning(about.fact('thai.birth-star'), about)],
    ...seatTellers,
    friend: tellPair('friend'),
    enemy: tellPair('enemy'),
    today: tellToday,
    colours: tellColours,
    direction: tellDirection,
  }),
  opens: [
    'Taksa starts from the weekday of a birth and sets eight stars on eight seats around it.',
    'A Taksa ring is read like a table with eight chairs: who sits where is the whole matter.',
    'This is the ring that Thai families look at for a name, a colour, a good day.',
    'One weekday, one star, eight seats: Taksa is small, and used every day.',
    'Taksa asks eight plain things, from who is around you to what needs care.',
  ],
  returns: [
    'Back to what you asked, with the ring still on the table.',
    'So, to your question: the ring gives the angle, and you know the room.',
    'Put the eight seats aside for a moment and look at your question again.',
    'Which brings it home to what you wanted to know.',
  ],
  limits: [
    'A weekday is shared by a seventh of everyone, so the ring gives a tone and leaves the tune to you.',
    'Kalakini marks what to handle with care; it is no curse, and no person is one.',
    'Taksa says nothing about other people’s minds, and names no dates of events.',
    'Colours and directions are customs, kept because people like them; nothing hangs on a shirt.',
  ],
  fact: factWords([
    ...birthRows,
    [
      new RegExp(`^thai\\.taksa\\.${seat}$`),
      (fact, [name = '']) =>
        titled(
          nameOf(seatNames, name)[0],
          starsOf(fact),
          `${capital(seatGlosses[name as TaksaSeat])}: ${seatGloss(name)}`,
        ),
    ],
    [
      new RegExp(`^thai\\.taksa\\.${seat}\\.direction$`),
      (fact, [name = '']) =>
        titled(
          `Direction of ${nameOf(seatNames, name)[0]}`,
          valueWords(fact, compassNames),
          'Where its star stands',
        ),
    ],
    [
      new RegExp(`^thai\\.taksa\\.${pairing}$`),
      (fact, [name = '']) => titled(pairTitles[name] ?? 'Pair', starsOf(fact), glossOf(fact, starGloss)),
    ],
    [
      new RegExp(`^thai\\.taksa\\.${pairing}-seat$`),
      (fact, [name = '']) =>
        titled(
          `Its seat (${nameOf(relationNames, name)[0]})`,
          valueWords(fact, seatNames),
          glossOf(fact, seatGloss),
        ),
    ],
    [
      /lucky-colours$/,
      (fact) => titled('Kind colours', valueWords(fact, colourNames), 'Of Det, Si and Montri'),
    ],
    [/avoid-colour$/, (fact) => titled('Colour to leave out', valueWords(fact, colourNames), 'Of Kalakini')],
    [
      /posture$/,
      (fact) =>
        titled(
          'Buddha image of the day',
          valueWords(fact, postureNames),
          'Kept by custom; nothing is told from it',
        ),
    ],
    [/power$/, (fact) => titled('Strength of the birth star', valueWords(fact, null), 'Out of 6 to 21')],
    [/today\.star$/, (fact) => titled('Star of the day', starsOf(fact), glossOf(fact, starGloss))],
    [
      /today\.seat$/,
      (fact) => titled('Seat of the day', valueWords(fact, seatNames), glossOf(fact, seatGloss)),
    ],
    caveatRow(birthCaveats),
  ]),
  pointTitle: pointTitles({
    'birth-star': 'The birth star',
    ...Object.fromEntries(Object.keys(seatTexts).map((name) => [name, `The ${seatPhrase(name)}`])),
    friend: 'The friend of the birth star',
    enemy: 'The opponent of the birth star',
    today: 'The star of the day in your ring',
    colours: 'Your colours',
    direction: 'Your directions',
    ...limitTitles(birthCaveats),
  }),
  methods: { ...methodsOfBirth, ...methodsOfRing },
  sources: sourcesOfThai,
  caveats: birthCaveats,
  names: namesBy([
    ...birthNames,
    [/direction$/, compassNames],
    [/colours?$/, colourNames],
    [/posture$/, postureNames],
    [/(?:today\.seat|-seat)$/, seatNames],
    [/^thai\.taksa\.(?!power)/, starNames],
  ]),
};
