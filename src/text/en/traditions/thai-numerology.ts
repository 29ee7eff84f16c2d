/** Words of Thai numbers: the sums of a name, of a surname, of a telephone or plate. The sums are exact, the meanings modern. */
import type { TellAbout, TraditionWords } from '#companion/testimony/tradition-words.ts';
import type { TraditionPoint } from '#traditions/tradition.ts';
import {
  caveatRow,
  glossOf,
  isStar,
  limitTitles,
  sourcesOfThai,
  starGloss,
  starsOf,
  tellBy,
} from './thai/common.ts';
import type { Caveat } from './thai/common.ts';
import { nameOf, starName, starNames } from './thai/names.ts';
import { starTexts } from './thai/stars.ts';
import {
  capital,
  factWords,
  listed,
  namesBy,
  oneWord,
  pick,
  pointTitles,
  said,
  textsAt,
  themeSentence,
  titled,
  valueWords,
  wordsOf,
} from './thai/told.ts';

const partNames: Readonly<Record<string, string>> = {
  first: 'given name',
  last: 'surname',
  whole: 'whole name',
  number: 'number',
};

const starOfDigit = [
  '',
  'sun',
  'moon',
  'mars',
  'mercury',
  'jupiter',
  'venus',
  'saturn',
  'rahu',
  'ketu',
] as const;

const caveats: Readonly<Record<string, Caveat>> = {
  'rare-letter-counted': [
    'A rare letter is counted as another',
    'The long ๅ counts as า, and ฦ as ฤ; the tables give them no number.',
  ],
  'other-signs-left-out': ['Some signs were left out', 'Only Thai letters are counted.'],
  'number-themes-modern': [
    'Meanings of numbers are modern',
    'The sums are exact. What a number is said to mean is recent custom, so confidence in it is low.',
  ],
};

const countOf = ({ fact }: TellAbout, id: string): string => wordsOf(fact(id))[0] ?? '';

/** `first` of `thainumbers.first.root`. */
const partOf = (point: TraditionPoint): string => point.facts[0].split('.')[1] ?? 'first';

function tellPart(about: TellAbout, point: TraditionPoint): readonly string[] {
  const part = partOf(point);
  const what = partNames[part] ?? 'name';
  const root = countOf(about, `thainumbers.${part}.root`);
  const total = countOf(about, `thainumbers.${part}.total`);
  const star = oneWord(about.fact(`thainumbers.${part}.star`));
  const steps = total === root ? '' : `, by way of ${total}`;
  const first = pick(
    [
      `Your ${what} comes down to ${root}${steps}.`,
      total === root
        ? `Counted sign by sign, your ${what} gives ${root}.`
        : `Your ${what} adds up to ${total}, and its digits come down to ${root}.`,
    ],
    about.variant,
  );
  if (!isStar(star)) return [first, 'Zero belongs to no star, so nothing more is read from it.'];
  const text = starTexts[star];
  return said(
    first,
    pick(
      [
        `Modern custom lends that number to ${starName(star)}, for ${text.gloss}.`,
        `As a star that is ${starName(star)}: ${text.gloss}.`,
      ],
      about.variant,
      1,
    ),
    themeSentence(text.themes, about.topic) ?? pick(text.core, about.variant, 1),
  );
}

function tellTotal(about: TellAbout, point: TraditionPoint): readonly string[] {
  const part = partOf(point);
  const total = countOf(about, `thainumbers.${part}.total`);
  const what = partNames[part] ?? 'name';
  return [
    pick(
      [
        `Before it is reduced, your ${what} adds up to ${total}.`,
        `The full sum of your ${what} is ${total}.`,
      ],
      about.variant,
    ),
    pick(
      [
        part === 'number'
          ? 'Every digit was counted once, from the left.'
          : 'Every written sign was counted: consonants, vowels and tone marks.',
        'Lists of lucky totals differ from book to book, so I leave this one as a number.',
      ],
      about.variant,
      1,
    ),
  ];
}

function tellStrongest(about: TellAbout): readonly string[] {
  const stars = wordsOf(about.fact('thainumbers.strongest'));
  const named = listed(stars.map(starName));
  const [main] = stars;
  const digit = starOfDigit.findIndex((star) => star === main);
  const count = countOf(about, `thainumbers.digit.${digit}.count`);
  const times = count === '1' ? 'once' : count === '2' ? 'twice' : `${count} times`;
  return said(
    pick(
      stars.length === 1
        ? [
            `The number that comes most in your name is that of ${named}, ${times}.`,
            `More signs of your name count for ${named} than for any other: ${count}.`,
          ]
        : [
            `Several numbers come most in your name, ${times} each: those of ${named}.`,
            `Your name leans equally on the numbers of ${named}, ${times} each.`,
          ],
      about.variant,
    ),
    main !== undefined && isStar(main)
      ? `${stars.length === 1 ? 'It' : `${capital(starName(main))}, the first of them,`} asks you to ${pick(starTexts[main].asks, about.variant, 1)}.`
      : null,
  );
}

function tellAbsent(about: TellAbout): readonly string[] {
  const stars = wordsOf(about.fact('thainumbers.absent'));
  if (stars.length === 0)
    return [
      pick(
        ['No number from one to nine is absent from your name.', 'All nine numbers occur in your name.'],
        about.variant,
      ),
      'There is nothing to make up for, and a wide hand to play.',
    ];
  const named = listed(stars.map(starName));
  const [main] = stars;
  return said(
    pick(
      [
        `Your name has no sign for ${listed(stars.map(starName), 'or')}.`,
        `Absent from the count of your name: ${named}.`,
      ],
      about.variant,
    ),
    main !== undefined && isStar(main)
      ? pick(
          [
            `Read it as something to borrow from others: ${starGloss(main)}.`,
            `What a name does not carry you can still do on purpose: ${starTexts[main].asks[0]}.`,
          ],
          about.variant,
          1,
        )
      : null,
  );
}

/** What a digit is said to bring beside another; nought is an empty place. */
function digitGloss(digit: string): string {
  const star = starOfDigit[Number(digit)];
  return star === undefined || star === '' ? 'an empty place' : starTexts[star].gloss;
}

function tellPairs(about: TellAbout): readonly string[] {
  const pairs = wordsOf(about.fact('thainumbers.number.pairs'));
  const last = pairs.at(-1) ?? '';
  const [a = '', b = ''] = last;
  const distinct = [...new Set(pairs)];
  return [
    pick(
      [
        `Read by neighbours, your number holds ${listed(distinct)}.`,
        `The pairs at the end of your number are ${listed(distinct)}.`,
      ],
      about.variant,
    ),
    a === b
      ? `The last of them doubles one theme: ${digitGloss(a)}.`
      : `The last of them sets ${digitGloss(a)} beside ${digitGloss(b)}.`,
    pick(
      [
        'Sellers of numbers make much of such pairs; take it as a small still life.',
        'It is a modern reading, so let it amuse you more than it costs you.',
      ],
      about.variant,
      1,
    ),
  ];
}

const partTitle = (part: string): string => partNames[part] ?? 'name';

export const words: TraditionWords = {
  mode: 'thai-numerology',
  tell: tellBy({
    main: tellPart,
    first: tellPart,
    last: tellPart,
    whole: tellPart,
    number: tellPart,
    total: tellTotal,
    strongest: tellStrongest,
    absent: tellAbsent,
    pairs: tellPairs,
  }),
  opens: [
    'Each Thai sign has a number, and a name is a sum that nobody chose digit by digit.',
    'First the counting, which is exact; then the meanings, which are custom and lightly held.',
    'A name is read here as it is written: consonants, vowels and tone marks, one number each.',
    'Thai numerology adds up what the pen puts down.',
  ],
  returns: [
    'The sum is done; your question was about more than a sum.',
    'Numbers on the table, and now back to what you asked.',
    'Put the pencil down, and look at the question again.',
    'With the count made, to you.',
  ],
  limits: [
    'The sums are exact; what they mean is modern custom, and I hold it with low confidence.',
    'No number makes a name good or bad, and nothing here is a reason to change yours.',
    'This gives no numbers to bet on and no advice on money.',
    'A telephone number belongs to the network first; it says little about who answers.',
  ],
  fact: factWords([
    [
      /^thainumbers\.(first|last|whole|number)\.total$/,
      (fact, [part = '']) =>
        titled(
          `Sum of the ${partTitle(part)}`,
          valueWords(fact, null),
          part === 'number' ? 'All digits added' : 'All signs added',
        ),
    ],
    [
      /^thainumbers\.(first|last|whole|number)\.root$/,
      (fact, [part = '']) =>
        titled(`Root of the ${partTitle(part)}`, valueWords(fact, null), 'Digits added until one is left'),
    ],
    [
      /^thainumbers\.(first|last|whole|number)\.star$/,
      (fact, [part = '']) =>
        titled(`Star of the ${partTitle(part)}`, starsOf(fact), glossOf(fact, starGloss)),
    ],
    [
      /number\.pairs$/,
      (fact) => titled('Pairs', valueWords(fact, null), 'Neighbours among the last seven digits'),
    ],
    [
      /digit\.(\d)\.count$/,
      (fact, [digit = '']) =>
        titled(
          `Signs that count ${digit}`,
          valueWords(fact, null),
          textsAt(fact, 'signs').join(' ') ||
            `The number of ${nameOf(starNames, starOfDigit[Number(digit)] ?? '')[0]}`,
        ),
    ],
    [/strongest$/, (fact) => titled('Commonest number', starsOf(fact), 'By its star')],
    [
      /absent$/,
      (fact) =>
        titled(
          'Numbers without a sign',
          wordsOf(fact).length === 0 ? 'none' : starsOf(fact),
          'By their stars',
        ),
    ],
    caveatRow(caveats),
  ]),
  pointTitle: pointTitles({
    main: 'The chief number',
    first: 'The number of the given name',
    last: 'The number of the surname',
    whole: 'The number of the whole name',
    number: 'The number you gave',
    total: 'The full sum',
    strongest: 'The commonest number',
    absent: 'Numbers that are absent',
    pairs: 'Pairs of digits',
    ...limitTitles(caveats),
  }),
  methods: {
    'signs-added': 'The numbers of all written signs, added.',
    'digits-added': 'Digits added until one is left.',
    'number-as-star': 'Numbers one to nine are the stars from the Sun to Ketu.',
    'signs-counted': 'How many signs of the name have this number.',
    'commonest-number': 'The number or numbers that most signs have.',
    'number-of-no-letter': 'Numbers that no sign of the name has.',
    'neighbours-of-last-seven': 'Each digit with the next, among the last seven.',
    'limit-of-inputs': 'Follows from what was given, or from what the tables leave open.',
  },
  sources: {
    ...sourcesOfThai,
    'source.thai-letter-numbers': 'The numbers of Thai letters, from two published tables that agree.',
  },
  caveats,
  names: namesBy([[/(?:star|strongest|absent)$/, starNames]]),
};
