/** Words of the Thai daily horoscope: the star of the day in the ring, its colours, and the sky at six in the morning. */
import type { TellAbout, TraditionWords } from '#companion/testimony/tradition-words.ts';
import type { Fact } from '#facts/fact.ts';
import { natalNames, natalRows } from './thai-astrology.ts';
import { glossOf, isSeat, seatGloss, seatMeaning, seatPhrase, starGloss, starsOf } from './thai/common.ts';
import { colourNames, nameOf, relationNames, seatNames, starName, starNames } from './thai/names.ts';
import { seatTexts } from './thai/seats.ts';
import {
  askedDayWords,
  capital,
  factWords,
  isOpen,
  listed,
  oneOrOther,
  oneWord,
  OPEN_LINE,
  pick,
  said,
  thaiDigits,
  themeSentence,
  titled,
  valueWords,
  wordsOf,
  yesNo,
} from './thai/told.ts';
import { caveatsNamed } from './thai-chart/limits.ts';
import { chartMethods, chartSources } from './thai-chart/methods.ts';
import { rerkGlosses, rerkNames, signNames, yearRelationNames } from './thai-chart/names.ts';
import { passing, starTextOf } from './thai-chart/stars.ts';
import { signText } from './thai-chart/signs.ts';
import {
  caveatTitle,
  houseGloss,
  houseShown,
  houseText,
  inSign,
  moving,
  namesOfRows,
  ordinal,
  shown,
  signName,
  tellByPart,
  titlesBy,
} from './thai-chart/telling.ts';
import { rerkLines, starPairLines, yearLines } from './thai-chart/times.ts';

function tellFrame(about: TellAbout): readonly string[] {
  const star = about.fact('thaiday.star');
  const seat = about.fact('thaiday.seat');
  const day = askedDayWords(about);
  const held = oneOrOther(seat, (word) => `the ${seatPhrase(word)}`);
  const first = pick(
    [
      `${capital(day)} the star of the date is ${oneOrOther(star, starName)}, and for you it holds ${held}.`,
      `${capital(day)} the day’s star is ${oneOrOther(star, starName)}, which in your ring holds ${held}.`,
    ],
    about.variant,
  );
  const word = oneWord(seat);
  if (!isSeat(word)) return [first, OPEN_LINE];
  return said(
    first,
    pick(seatTexts[word].time, about.variant, 1),
    themeSentence(starTextOf(oneWord(star))?.themes, about.topic),
  );
}

function tellSeat(about: TellAbout): readonly string[] {
  const seat = about.fact('thaiday.seat');
  const named = oneOrOther(seat, (word) => `the ${seatPhrase(word)}`);
  const first = pick(
    [`Of your eight seats, the day takes ${named}.`, `The day lights up ${named} of your ring.`],
    about.variant,
  );
  return isOpen(seat) ? [first, OPEN_LINE] : [first, ...seatMeaning(seat, about.fact('thaiday.star'), about)];
}

const colour = (word: string): string => nameOf(colourNames, word)[0];

function tellColours(about: TellAbout): readonly string[] {
  const list = listed(wordsOf(about.fact('thaiday.colours')).map(colour));
  return [
    pick(
      [`Your kind colours are ${list}.`, `The colours that your ring lends you are ${list}.`],
      about.variant,
    ),
    pick(
      [
        'One small piece is enough: a scarf, a pen, the cover of a notebook.',
        'Wear one if it pleases you; the custom is a reminder of what you want to be heard for.',
      ],
      about.variant,
      1,
    ),
  ];
}

function tellAvoidColour(about: TellAbout): readonly string[] {
  const named = oneOrOther(about.fact('thaiday.avoid-colour'), colour);
  return [
    pick(
      [
        `The colour that custom leaves in the wardrobe for you is ${named}.`,
        `Custom sets aside ${named} for someone with your ring.`,
      ],
      about.variant,
    ),
    pick(
      [
        'Nothing hangs on a shirt; take it as a note to go easy.',
        'If it is your uniform, wear it and be patient with the day.',
      ],
      about.variant,
      1,
    ),
  ];
}

type Paired = keyof typeof starPairLines;
const isPaired = (word: string): word is Paired => word in starPairLines;

function tellPair(about: TellAbout): readonly string[] {
  const kinds = wordsOf(about.fact('thaiday.pair')).filter(isPaired);
  const [kind] = kinds;
  if (kind === undefined) return [];
  const named = listed(kinds.map((word) => nameOf(relationNames, word)[0]));
  return [
    pick(
      [
        `The star of the date and the star of your birth are ${named}.`,
        `Between the star of the date and your own there is a tie: ${named}.`,
      ],
      about.variant,
    ),
    pick(starPairLines[kind], about.variant, 1),
  ];
}

/** ", your fifth house", or counted from the Moon where there is no lagna. */
function placed({ fact }: TellAbout, house: Fact | undefined): string {
  if (house === undefined) return '';
  return fact('thai.lagna.sign') === undefined
    ? `, ${oneOrOther(house, (n) => `the ${ordinal(n)}`)} place from your natal Moon`
    : `, in ${oneOrOther(house, (n) => `your ${ordinal(n)} house`)}`;
}

function tellMoon(about: TellAbout): readonly string[] {
  const sign = about.fact('thaiday.moon-sign');
  const house = about.fact('thaiday.moon-house');
  const of = signText(oneWord(sign));
  const text = houseText(oneWord(house));
  return said(
    pick(
      [
        `At six that morning the transiting Moon is ${inSign(sign)}${placed(about, house)}.`,
        `The date begins with the transiting Moon ${inSign(sign)}${placed(about, house)}.`,
      ],
      about.variant,
    ),
    of === null ? null : `The mood under ${signName(oneWord(sign) ?? '')} tends to be ${of.gloss}.`,
    text === null ? null : (themeSentence(text.themes, about.topic) ?? `It is a day for ${text.time}.`),
  );
}

function tellRerk(about: TellAbout): readonly string[] {
  const rerk = about.fact('thaiday.rerk');
  const word = oneWord(rerk);
  const [name] = nameOf(rerkNames, word ?? '');
  return said(
    pick(
      [`The rerk at six in the morning is ${name}.`, `The Moon opens the date in the rerk called ${name}.`],
      about.variant,
    ),
    word !== null && isRerk(word) ? pick(rerkLines[word], about.variant, 1) : null,
  );
}

const isRerk = (word: string): word is keyof typeof rerkLines => word in rerkLines;

function tellStar(about: TellAbout, star: string): readonly string[] {
  const sign = about.fact(`thaiday.${star}.sign`);
  const house = about.fact(`thaiday.${star}.house`);
  const first = pick(
    [
      `${capital(moving(star))} is ${inSign(sign)}${placed(about, house)}.`,
      `In the background, ${moving(star)} is ${inSign(sign)}${placed(about, house)}.`,
    ],
    about.variant,
  );
  const text = isOpen(house) ? null : houseText(oneWord(house));
  const lines = Object.entries(passing).find(([id]) => id === star)?.[1];
  return said(
    first,
    lines === undefined ? null : pick(lines, about.variant, 1),
    text === null ? null : (themeSentence(text.themes, about.topic) ?? `It is a time for ${text.time}.`),
  );
}

function tellYear(about: TellAbout): readonly string[] {
  const word = oneWord(about.fact('thaiday.year-relation'));
  if (word !== 'same' && word !== 'opposite' && word !== 'trine') return [];
  const [name] = yearRelationNames[word];
  return [
    pick(
      [
        `By the Thai count, the year has ${name} set against that of your birth.`,
        `Set beside the animal of your birth year, this year’s is ${name}.`,
      ],
      about.variant,
    ),
    pick(yearLines[word], about.variant, 1),
  ];
}

const caveats = caveatsNamed({
  'lunar-table-ends': [
    'Beyond the lunar table',
    'The table of the Thai lunar calendar ends in 2040, so holy days are left out.',
  ],
});
const star = '(sun|moon|mars|mercury|jupiter|venus|saturn|rahu|ketu|uranus)';
const title = (id: string): string => nameOf(starNames, id)[0];

export const words: TraditionWords = {
  mode: 'thai-horoscope',
  tell: tellByPart(
    {
      frame: tellFrame,
      seat: tellSeat,
      colours: tellColours,
      'avoid-colour': tellAvoidColour,
      pair: tellPair,
      moon: tellMoon,
      rerk: tellRerk,
      'wan-phra': (about) => [
        pick(
          [
            'The date is a wan phra, a holy day of the lunar month.',
            'By the lunar calendar it is a wan phra, when many go to the temple.',
          ],
          about.variant,
        ),
        pick(
          [
            'Whether or not you keep it, it is a fair day for a clean table and a small gift to someone.',
            'For those who keep it, there is merit to be made; for the rest, a quieter pace does no harm.',
          ],
          about.variant,
          1,
        ),
      ],
      year: tellYear,
    },
    (about, _, [part = '']) => tellStar(about, part),
  ),
  opens: [
    'A Thai day has a star, a colour and a seat in your own ring; nothing here is drawn by chance.',
    'The daily page: whose day it is, what that is to you, and where the Moon stood at six.',
    'This is the small reading, made for one day and meant to be put away at night.',
    'Let us see whose date it is, and which of your eight seats it takes.',
  ],
  returns: [
    'Back to what you asked, and to the day as you have it.',
    'So much for the day; now your question.',
    'With that in your pocket, look at what you wanted to know.',
    'The day gives a tone, and your question keeps the words.',
  ],
  limits: [
    'A weekday and a ring are shared by many, so this gives the tone of a day and no events.',
    'Colours are a custom people enjoy; nothing depends on them.',
    'The day runs from six to six, and what happens before dawn belongs to the day before.',
    'It says nothing of health, winnings or the weather.',
  ],
  fact: factWords([
    ...natalRows,
    [/^thaiday\.star$/, (fact) => titled('Star of the day', starsOf(fact), glossOf(fact, starGloss))],
    [/^thaiday\.birth-star$/, (fact) => titled('Your birth star', starsOf(fact), glossOf(fact, starGloss))],
    [
      /^thaiday\.seat$/,
      (fact) => titled('Seat of the day', valueWords(fact, seatNames), glossOf(fact, seatGloss)),
    ],
    [
      /^thaiday\.colours$/,
      (fact) => titled('Kind colours', valueWords(fact, colourNames), 'Of Det, Si and Montri'),
    ],
    [
      /^thaiday\.avoid-colour$/,
      (fact) => titled('Colour to leave out', valueWords(fact, colourNames), 'Of Kalakini, by custom'),
    ],
    [
      /^thaiday\.pair$/,
      (fact) => titled('Day and birth star', valueWords(fact, relationNames), 'How the two stars are paired'),
    ],
    [/^thaiday\.wan-phra$/, (fact) => titled('Wan phra', yesNo(fact), 'A holy day of the lunar month')],
    [
      /^thaiday\.moon-sign$/,
      (fact) => titled('Moon at six in', shown(fact, signNames), 'The moving Moon, by sign'),
    ],
    [
      /^thaiday\.moon-house$/,
      (fact) => titled('The Moon passes through', houseShown(fact), houseGloss(fact)),
    ],
    [
      /^thaiday\.rerk$/,
      (fact) =>
        titled(
          'Rerk at six',
          shown(fact, rerkNames),
          capital(Object.entries(rerkGlosses).find(([id]) => id === oneWord(fact))?.[1] ?? ''),
        ),
    ],
    [
      /^thaiday\.year-relation$/,
      (fact) =>
        titled(
          'The year and your birth year',
          shown(fact, yearRelationNames),
          'By the animals of the two years',
        ),
    ],
    [
      new RegExp(`^thaiday\\.${star}\\.sign$`),
      (fact, [id = '']) =>
        titled(`${title(id)} at six in`, shown(fact, signNames), 'The moving star, by sign'),
    ],
    [
      new RegExp(`^thaiday\\.${star}\\.house$`),
      (fact, [id = '']) => titled(`${title(id)} passes through`, houseShown(fact), houseGloss(fact)),
    ],
    caveatTitle(caveats),
  ]),
  pointTitle: titlesBy(
    {
      frame: 'The star of the day',
      seat: 'The seat of the day',
      colours: 'Your colours',
      'avoid-colour': 'The colour to leave out',
      pair: 'The day and your birth star',
      moon: 'The Moon at six',
      rerk: 'The rerk of the morning',
      'wan-phra': 'A holy day',
      year: 'The year and your own',
      '*': ([id = '']) => `${title(id)} on its way`,
    },
    caveats,
  ),
  methods: chartMethods,
  sources: chartSources,
  caveats,
  names: namesOfRows(
    [
      [/^thaiday\.seat$/, seatNames],
      [/colours?$/, colourNames],
      [/^thaiday\.pair$/, relationNames],
      [/^thaiday\.rerk$/, rerkNames],
      [/year-relation$/, yearRelationNames],
      ...natalNames,
    ],
    thaiDigits,
  ),
};
