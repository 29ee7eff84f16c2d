/** Words of Taksa names: which seats of the ring the letters of a given name belong to. */
import type { TellAbout, TraditionWords } from '#companion/testimony/tradition-words.ts';
import type { TaksaSeat } from '#traditions/thai/taksa-ring.ts';
import {
  birthCaveats,
  birthNames,
  birthRows,
  caveatRow,
  glossOf,
  isSeat,
  limitTitles,
  methodsOfBirth,
  methodsOfRing,
  seatGloss,
  seatPhrase,
  sourcesOfThai,
  tellBy,
} from './thai/common.ts';
import type { Caveat, Tellers } from './thai/common.ts';
import { isConsonant, letterNames, letterPhrase, sortedLetters } from './thai/letters.ts';
import { seatNames } from './thai/names.ts';
import { seatTexts } from './thai/seats.ts';
import {
  factWords,
  isOn,
  isOpen,
  listed,
  namesBy,
  oneOrOther,
  oneWord,
  OPEN_DETAIL,
  OPEN_LINE,
  pick,
  pointTitles,
  said,
  textsAt,
  themeSentence,
  titled,
  valueWords,
  wordsOf,
  yesNo,
} from './thai/told.ts';

const caveats: Readonly<Record<string, Caveat>> = {
  ...birthCaveats,
  'rare-letter-counted': ['A rare letter is counted as another', 'The long ๅ counts as า, and ฦ as ฤ.'],
  'other-signs-left-out': ['Some signs were left out', 'Only Thai letters belong to a seat.'],
  'monday-vowels-soft': [
    'Vowels count softly for a Monday',
    'For a Monday birth the letters of caution are the vowels, which hardly any name does without.',
  ],
};

/** What letters of a seat lend a name, said of the name. */
const lends: Readonly<Record<TaksaSeat, readonly [string, string]>> = {
  boriwan: [
    'A name like that calls people to the table.',
    'Names with such letters are said to gather company.',
  ],
  ayu: [
    'A name like that is made for daily use and wears well.',
    'Such letters are said to give a name staying power on plain days.',
  ],
  det: [
    'A name like that is easy to hear across a room.',
    'Such letters are chosen when a name should carry weight.',
  ],
  si: [
    'A name like that is pleasant in the mouth of others.',
    'Such letters are what parents ask for when they want charm in a name.',
  ],
  mula: [
    'A name like that is meant to stand on the papers of a house.',
    'Such letters are chosen for a name that should keep.',
  ],
  utsaha: [
    'A name like that rolls its sleeves up.',
    'Such letters are said to suit people who make their own way.',
  ],
  montri: [
    'A name like that is one a teacher remembers.',
    'Such letters are chosen so that others speak up for the bearer.',
  ],
  kalakini: [
    'A letter like that is worn by many good names; handle what it stands for with care.',
    'Custom would choose other letters, and plenty of families never asked.',
  ],
};

function tellStrongest(about: TellAbout): readonly string[] {
  const seats = wordsOf(about.fact('thainame.strongest'));
  const [main] = seats;
  const named = listed(seats.map((seat) => `the ${seatPhrase(seat)}`));
  return said(
    pick(
      seats.length === 1
        ? [`Most letters of your given name stand in ${named}.`, `Your given name leans on ${named}.`]
        : [
            `Your given name leans equally on ${named}.`,
            `The letters of your given name crowd in ${named}, equally.`,
          ],
      about.variant,
    ),
    main !== undefined && isSeat(main) ? pick(lends[main], about.variant, 1) : null,
    main !== undefined && isSeat(main) ? themeSentence(seatTexts[main].themes, about.topic) : null,
  );
}

function tellFirst(about: TellAbout): readonly string[] {
  const fact = about.fact('thainame.first.seat');
  const letter = oneOrOther(about.fact('thainame.first.letter'), letterPhrase);
  const seat = oneOrOther(fact, (word) => `the ${seatPhrase(word)}`);
  const first = pick(
    [
      `Your name leads with ${letter}, a letter of ${seat}.`,
      `The first consonant of your name, ${letter}, belongs to ${seat}.`,
    ],
    about.variant,
  );
  const word = oneWord(fact);
  if (!isSeat(word)) return [first, OPEN_LINE];
  return said(first, pick(lends[word], about.variant, 1), themeSentence(seatTexts[word].themes, about.topic));
}

function tellKalakini(about: TellAbout): readonly string[] {
  const flag = about.fact('thainame.has-kalakini');
  const letters = sortedLetters(wordsOf(about.fact('thainame.kalakini.letters')));
  const count = letters.length;
  if (!isOn(flag))
    return [
      pick(
        [
          'No letter of your given name stands in the Kalakini seat.',
          'Your given name has no letter of Kalakini.',
        ],
        about.variant,
      ),
      'Whoever chose it kept to the old rule, or was lucky; either way it needs no repair.',
    ];
  const listedLetters = count === 0 || count > 4 ? null : listed(letters.map(letterPhrase));
  return said(
    pick(
      [
        `Your given name has letters of Kalakini${listedLetters === null ? '' : `: ${listedLetters}`}.`,
        `Letters of the Kalakini seat stand in your given name${listedLetters === null ? '' : `: ${listedLetters}`}.`,
      ],
      about.variant,
    ),
    pick(lends.kalakini, about.variant, 1),
  );
}

function tellSeat(seat: TaksaSeat): Tellers[string] {
  return (about) => {
    const fact = about.fact(`thainame.seat.${seat}.count`);
    const count = oneOrOther(fact, (word) => word);
    const isOne = count === '1';
    return said(
      pick(
        [
          `Of the letters in your given name, ${count} ${isOne ? 'stands' : 'stand'} in the ${seatPhrase(seat)}.`,
          `The ${seatPhrase(seat)} has ${count} ${isOne ? 'letter' : 'letters'} of your given name.`,
        ],
        about.variant,
      ),
      isOpen(fact) ? OPEN_LINE : pick(lends[seat], about.variant, 1),
      themeSentence(seatTexts[seat].themes, about.topic),
    );
  };
}

function tellAbsent(about: TellAbout): readonly string[] {
  const seats = wordsOf(about.fact('thainame.absent'));
  const [main] = seats;
  if (main === undefined)
    return [
      pick(
        [
          'Every seat of the ring has a letter of your name.',
          'Your given name leaves no seat of the ring empty.',
        ],
        about.variant,
      ),
      'That is rare in a short name, and makes for a full table.',
    ];
  return [
    pick(
      [
        `No letter of your given name stands in ${listed(
          seats.map((seat) => `the ${seatPhrase(seat)}`),
          'or',
        )}.`,
        `Your given name leaves these seats empty: ${listed(seats.map((seat) => `the ${seatPhrase(seat)}`))}.`,
      ],
      about.variant,
    ),
    `An empty seat is only unspoken; ${seatGloss(main)} can be looked after without a letter.`,
  ];
}

function tellAvoid(about: TellAbout): readonly string[] {
  const letters = sortedLetters(wordsOf(about.fact('thainame.avoid')));
  const consonants = letters.filter(isConsonant);
  const [from = ''] = consonants;
  const to = consonants.at(-1) ?? from;
  const named =
    letters.length > consonants.length
      ? `${letterPhrase(from)} and every vowel`
      : `those from ${letterPhrase(from)} to ${letterPhrase(to)}`;
  return [
    pick(
      [
        `The letters of caution for your birthday are ${named}.`,
        `By custom, a name for your birthday goes sparingly with ${named}.`,
      ],
      about.variant,
    ),
    pick(
      [
        'It is a rule for choosing a new name, a pen name or a shop sign; an old name is no mistake.',
        'Keep it for the next nickname; the one on your papers has served you so far.',
      ],
      about.variant,
      1,
    ),
  ];
}

function tellTotal(about: TellAbout): readonly string[] {
  const total = wordsOf(about.fact('thainame.total'))[0] ?? '';
  const root = wordsOf(about.fact('thainame.root'))[0] ?? '';
  return [
    pick(
      [
        `As a sum, your given name is ${total}, which comes down to ${root}.`,
        `Your given name adds up to ${total}; its root is ${root}.`,
      ],
      about.variant,
    ),
    pick(
      [
        'The seats are the older way of reading a name; the sum stands beside them for whoever likes it.',
        'Meanings of sums are modern, so the seats have the last word here.',
      ],
      about.variant,
      1,
    ),
  ];
}

const signsOf = (fact: Parameters<typeof textsAt>[0], name: string): string => textsAt(fact, name).join(' ');

/** Many letters as "อ and 16 more". */
const lettersTitle = (ids: readonly string[]): string => {
  const sorted = sortedLetters(ids);
  return sorted.length <= 9
    ? sorted.map(letterPhrase).join(', ')
    : `${letterPhrase(sorted[0] ?? '')} and all vowels`;
};

export const words: TraditionWords = {
  mode: 'thai-name-analysis',
  tell: tellBy({
    strongest: tellStrongest,
    first: tellFirst,
    kalakini: tellKalakini,
    ...Object.fromEntries(
      (Object.keys(seatTexts) as TaksaSeat[])
        .filter((seat) => seat !== 'kalakini')
        .map((seat) => [seat, tellSeat(seat)]),
    ),
    absent: tellAbsent,
    avoid: tellAvoid,
    total: tellTotal,
  }),
  opens: [
    'In Thailand a name is often chosen by the ring: each letter belongs to a star, each star to a seat.',
    'This looks at the letters of your given name as guests at a table with eight seats.',
    'A birthday decides which letters are kind to a name; here is how yours were dealt.',
    'Letters first, then seats, then what custom makes of them.',
  ],
  returns: [
    'A name is what others call you by; the question is yours, so back to it.',
    'With the letters in their seats, to what you asked.',
    'So much for the spelling of it.',
    'Now leave the letters and look at your question.',
  ],
  limits: [
    'This is a rule for choosing a name; it is no verdict on one that was given with love.',
    'Letters of Kalakini stand in a great many good names, and nobody has to change theirs.',
    'Only the Thai spelling can be read this way, and only the given name.',
    'What you have made of your name in life stands in no letter.',
  ],
  fact: factWords([
    ...birthRows,
    [
      /^thainame\.seat\.(\w+)\.count$/,
      (fact, [seat = '']) =>
        titled(
          `Letters in the ${seatPhrase(seat)}`,
          valueWords(fact, null),
          signsOf(fact, 'letters') || (isOpen(fact) ? OPEN_DETAIL : `For ${seatGloss(seat)}`),
        ),
    ],
    [
      /first\.letter$/,
      (fact) =>
        titled(
          'First consonant',
          wordsOf(fact).map(letterPhrase).join(' or '),
          'Leading vowels are passed over',
        ),
    ],
    [
      /first\.seat$/,
      (fact) => titled('Seat of the first consonant', valueWords(fact, seatNames), glossOf(fact, seatGloss)),
    ],
    [
      /kalakini\.letters$/,
      (fact) =>
        titled(
          'Letters of Kalakini',
          wordsOf(fact).length === 0 ? 'none' : lettersTitle(wordsOf(fact)),
          'Each sign once',
        ),
    ],
    [
      /kalakini\.count$/,
      (fact) => titled('How many letters of Kalakini', valueWords(fact, null), 'Repeated ones counted'),
    ],
    [/has-kalakini$/, (fact) => titled('Letters of Kalakini in the name', yesNo(fact), 'In the given name')],
    [/kalakini\.soft$/, (fact) => titled('Vowels alone', yesNo(fact), 'Then they count softly')],
    [
      /avoid$/,
      (fact) =>
        titled(
          'Letters of caution for this birthday',
          lettersTitle(wordsOf(fact)),
          'The group of the star in Kalakini',
        ),
    ],
    [/strongest$/, (fact) => titled('Fullest seat', valueWords(fact, seatNames), 'By number of letters')],
    [
      /absent$/,
      (fact) =>
        titled(
          'Seats without a letter',
          wordsOf(fact).length === 0 ? 'none' : valueWords(fact, seatNames),
          'In the given name',
        ),
    ],
    [/total$/, (fact) => titled('Sum of the given name', valueWords(fact, null), 'All signs added')],
    [
      /root$/,
      (fact) => titled('Root of the given name', valueWords(fact, null), 'Digits added until one is left'),
    ],
    caveatRow(caveats),
  ]),
  pointTitle: pointTitles({
    strongest: 'The fullest seat of the name',
    first: 'The first consonant',
    kalakini: 'Letters of Kalakini',
    ...Object.fromEntries(
      Object.keys(seatTexts)
        .filter((seat) => seat !== 'kalakini')
        .map((seat) => [seat, `Letters in the ${seatPhrase(seat)}`]),
    ),
    absent: 'Seats without a letter',
    avoid: 'Letters of caution',
    total: 'The sum of the name',
    ...limitTitles(caveats),
  }),
  methods: {
    ...methodsOfBirth,
    ...methodsOfRing,
    'letters-of-star':
      'Each letter belongs to a star, and the star to a seat of your ring; tone marks are passed over.',
    'fullest-seat': 'The seat or seats with most letters.',
    'empty-seat': 'Seats that no letter of the name belongs to.',
    'first-consonant': 'The first consonant that is written, passing over a leading vowel.',
    'seat-of-letter': 'The seat that the star of the letter holds in your ring.',
    'letters-of-seat': 'The letters whose star sits in Kalakini.',
    'any-letter-of-seat': 'Whether there is any of them.',
    'vowels-alone': 'Whether all of them are vowels.',
    'signs-added': 'The numbers of all written signs, added.',
    'digits-added': 'Digits added until one is left.',
  },
  sources: {
    ...sourcesOfThai,
    'source.thai-letter-groups': 'The groups of letters by star, as published name tables give them.',
    'source.thai-letter-numbers': 'The numbers of Thai letters, from two published tables that agree.',
  },
  caveats,
  names: namesBy([
    ...birthNames,
    [/(?:first\.letter|kalakini\.letters|avoid)$/, letterNames],
    [/(?:first\.seat|strongest|absent)$/, seatNames],
  ]),
};
