/** Words of the Thai birth chart: stars in signs and houses, their standards, tanuseth and the ring. */
import type { TellAbout, TraditionWords } from '#companion/testimony/tradition-words.ts';
import type { Fact } from '#facts/fact.ts';
import type { ThaiDignity } from '#traditions/thai-chart/rules.ts';
import {
  birthStarLine,
  isSeat,
  seatGloss,
  seatMeaning,
  starMeaning,
  starsOf,
  starGloss,
} from './thai/common.ts';
import { nameOf, seatGlosses, seatNames, starName, starNames } from './thai/names.ts';
import {
  capital,
  factWords,
  isOpen,
  listed,
  oneOrOther,
  oneWord,
  OPEN_DETAIL,
  OPEN_LINE,
  pick,
  said,
  thaiDigits,
  themeSentence,
  titled,
  wordsOf,
} from './thai/told.ts';
import type { FactRow } from './thai/told.ts';
import { tellStarOfBirth } from './thai-chart/birth-stars.ts';
import { signText } from './thai-chart/signs.ts';
import { caveatsNamed } from './thai-chart/limits.ts';
import { chartMethods, chartSources } from './thai-chart/methods.ts';
import { dignityNames, houseNames, nakshatraNames, signNames } from './thai-chart/names.ts';
import { starTextOf } from './thai-chart/stars.ts';
import {
  caveatTitle,
  degreeRow,
  houseGloss,
  houseShown,
  houseText,
  houseWhere,
  inSign,
  namesOfRows,
  nthHouse,
  ordinal,
  shown,
  signName,
  tellByPart,
  titlesBy,
} from './thai-chart/telling.ts';

export const dignityLines: Readonly<Record<ThaiDignity, readonly [string, string]>> = {
  uccha: [
    'That is its place of honour, so lean on it first and do not hide it out of modesty.',
    'It is a guest of honour there: give it a real task and it tends to deliver.',
  ],
  kaset: [
    'There it is at home and needs no permission, so it works steadily, unadvertised.',
    'It owns the house it stands in; you can build on it without looking down.',
  ],
  nich: [
    'There it has to learn by hand what others get for nothing, and keeps it better.',
    'It works there with borrowed tools, so practise, ask for help, and expect a slow start.',
  ],
  pra: [
    'There it lives as a lodger and adapts to house rules, which makes it tactful and a bit tired.',
    'It is far from its own door, so give it more time than you think it needs.',
  ],
  mahachak: [
    'Some teachers add that standard as a wheel that turns wide; ask it for reach.',
    'It is a rarer standard, told by some teachers, and read as room to move.',
  ],
  rajachok: [
    'Some teachers add that standard as favour from above; say thank you where it shows.',
    'It is a rarer standard, told by some teachers, and read as a door held open.',
  ],
};

const isDignity = (word: string): word is ThaiDignity => word in dignityLines;

function tellStar(about: TellAbout, star: string): readonly string[] {
  const told = tellStarOfBirth(about, 'thai', star);
  const held = wordsOf(about.fact(`thai.${star}.dignity`));
  const [dignity] = held;
  if (dignity === undefined || !isDignity(dignity)) return told;
  const names = listed(held.map((word) => nameOf(dignityNames, word)[0]));
  const [first = ''] = told;
  const theme = themeSentence(starTextOf(star)?.themes, about.topic);
  const line =
    held.includes('uccha') || dignity !== 'nich' || !held.includes('pra')
      ? pick(dignityLines[dignity], about.variant, 1)
      : pick(dignityLines.nich, about.variant, 1);
  const standard =
    dignity === 'mahachak' || dignity === 'rajachok'
      ? `it has the standard called ${names}`
      : `it is ${names}`;
  return said(first.replace(/\.$/, `, where ${standard}.`), line, theme ?? told[1]);
}

/** The Moon as the mind: its place, then what it is like. */
function tellMoon(about: TellAbout): readonly string[] {
  const [first = ''] = tellStarOfBirth(about, 'thai', 'moon');
  return [first, ...starMeaningOf('moon', about)];
}

const starMeaningOf = (star: string, { topic, variant }: TellAbout): readonly string[] => {
  const text = starTextOf(star);
  return text === null ? [] : said(pick(text.core, variant, 1), themeSentence(text.themes, topic));
};

function tellLagna(about: TellAbout): readonly string[] {
  const { fact, variant } = about;
  const lagna = fact('thai.lagna.sign');
  const sign = signText(oneWord(lagna));
  const first = pick(
    [
      `Your lagna is ${inSign(lagna)}.`,
      `The sign that rose at your birth, your lagna, is ${oneOrOther(lagna, signName)}.`,
    ],
    variant,
  );
  if (sign === null) return [first, OPEN_LINE];
  const lord = oneWord(fact('thai.lagna.lord'));
  const house = lord === null ? null : oneWord(fact(`thai.${lord}.house`));
  const ruler =
    lord !== null && house !== null ? `Its ruler, ${starName(lord)}, is in ${houseWhere(house)}.` : null;
  return said(first, pick(sign.rising, variant, 1), ruler);
}

function tellTanuseth(about: TellAbout): readonly string[] {
  const self = about.fact('thai.tanuseth');
  const named = oneOrOther(self, starName);
  return [
    pick(
      [
        `Your tanuseth, the star of the self, is ${named}.`,
        `The count that Thai charts call tanuseth gives you ${named}.`,
      ],
      about.variant,
    ),
    ...starMeaning(self, about),
  ];
}

/** A house by its ruler: where the ruler stands ties two matters together. */
function tellHouse(about: TellAbout, house: string): readonly string[] {
  const { fact, variant, topic } = about;
  const lord = fact(`thai.house${house}.lord`);
  const stands = fact(`thai.house${house}.lord-house`);
  const named = oneOrOther(lord, starName);
  const place = oneWord(stands);
  const [en] = nameOf(houseNames, house);
  const where =
    stands === undefined
      ? ''
      : place === house
        ? ', and it stands there itself'
        : `, and it stands in ${oneOrOther(stands, nthHouse)}`;
  const first = pick(
    [
      `The ruler of your ${ordinal(house)} house, ${en}, is ${named}${where}.`,
      `The ruler of the ${ordinal(house)} house, ${en} in Thai, is ${named}${where}.`,
    ],
    variant,
  );
  if (isOpen(lord)) return [first, OPEN_LINE];
  const here = houseText(house);
  const there = houseText(place);
  const tie =
    here === null || there === null
      ? null
      : place === house
        ? pick(
            [`So the way to ${here.gloss} is a short one.`, `That keeps ${here.gloss} in one pair of hands.`],
            variant,
            1,
          )
        : pick(
            [
              `So the way to ${here.gloss} leads through ${there.gloss}.`,
              `That ties one thing to another: ${here.gloss}, and ${there.gloss}.`,
            ],
            variant,
            1,
          );
  return said(first, tie, themeSentence(here?.themes, topic) ?? pick(here?.core ?? [''], variant, 2));
}

function tellSeat(about: TellAbout, seat: 'si' | 'kalakini'): readonly string[] {
  const star = about.fact(`thai.taksa.${seat}`);
  const named = oneOrOther(star, starName);
  const first =
    seat === 'si'
      ? pick(
          [
            `Your Si seat, where things come kindly, holds ${named}.`,
            `The seat of fortune in your ring is held by ${named}.`,
          ],
          about.variant,
        )
      : pick(
          [
            `Your Kalakini is ${named}, to be handled with care.`,
            `The seat of caution in your ring is held by ${named}.`,
          ],
          about.variant,
        );
  return isOpen(star) ? [first, OPEN_LINE] : [first, ...seatMeaning(seat, star, about)];
}

const caveats = caveatsNamed({});

const star = '(sun|moon|mars|mercury|jupiter|venus|saturn|rahu|ketu|uranus)';
const starTitle = (id: string): string => nameOf(starNames, id)[0];

/** Rows of the natal chart, for every mode that carries parts of it. */
export const natalRows: readonly FactRow[] = [
  [
    new RegExp(`^(?:thai|khmer)\\.${star}\\.sign$`),
    (fact, [id = '']) => titled(`${starTitle(id)} in`, shown(fact, signNames), signDetail(fact)),
  ],
  [
    new RegExp(`^(?:thai|khmer)\\.${star}\\.house$`),
    (fact, [id = '']) => titled(`House of ${starName(id)}`, houseShown(fact), houseGloss(fact)),
  ],
  [/^(?:thai|khmer)\.lagna\.sign$/, (fact) => titled('Lagna', shown(fact, signNames), signDetail(fact))],
];

function signDetail(fact: Fact): string {
  const text = signText(oneWord(fact));
  return text === null ? OPEN_DETAIL : capital(text.gloss);
}

export const natalNames = [
  [/\.nakshatra$/, nakshatraNames],
  [/\.(?:sign|navamsa|drekkana|moon-sign|lagna)$/, signNames],
  [/\.dignity$/, dignityNames],
  [/\.(?:house|lord-house|moon-house)$/, houseNames],
  [/\.(?:lord|stars|star|birth-star)$/, starNames],
  [/^(?:thai\.tanuseth|thai\.taksa\.)/, starNames],
] as const;

export const words: TraditionWords = {
  mode: 'thai-astrology',
  tell: tellByPart({
    lagna: tellLagna,
    tanuseth: tellTanuseth,
    moon: tellMoon,
    star: (about, _, [, id = '']) => tellStar(about, id),
    house: (about, _, [, house = '']) => tellHouse(about, house),
    'birth-star': (about) => [birthStarLine(about), ...starMeaning(about.fact('thai.birth-star'), about)],
    si: (about) => tellSeat(about, 'si'),
    kalakini: (about) => tellSeat(about, 'kalakini'),
  }),
  opens: [
    'A Thai chart sets ten stars round twelve houses and asks who lives where.',
    'Here the reading goes by the square chart of Thai astrologers: lagna, houses, stars.',
    'This way of reading starts from what rose when you were born, and counts from there.',
    'Twelve houses, ten stars, one hour of birth: that is all a Thai chart has, and it is a good deal.',
    'Let us look at the houses first, since a star means little until you know its room.',
  ],
  returns: [
    'Back to your question, with the chart still open on the table.',
    'So, to what you asked: the houses show where, and you know what.',
    'Fold the chart for a moment and look at your question again.',
    'Which brings us back to what you wanted to know.',
  ],
  limits: [
    'A chart shows rooms and who stands in them; what you do there is yours.',
    'Thai charts come in two reckonings that differ by up to a sign, and the sheet says which one this is.',
    'Nothing here speaks of health, length of life or another person’s secrets.',
    'The standards of stars vary between teachers; I keep to the four that all of them tell.',
  ],
  fact: factWords([
    ...natalRows,
    [
      new RegExp(`^thai\\.(${star}|lagna)\\.degree$`),
      (fact, [id = '']) => degreeRow(fact, id === 'lagna' ? 'Lagna at' : `${starTitle(id)} at`),
    ],
    [
      new RegExp(`^thai\\.(${star}|lagna)\\.nakshatra$`),
      (fact, [id = '']) =>
        titled(
          `Mansion of ${id === 'lagna' ? 'the lagna' : starName(id)}`,
          shown(fact, nakshatraNames),
          'One of the 27 mansions',
        ),
    ],
    [
      new RegExp(`^thai\\.(${star}|lagna)\\.navamsa$`),
      (fact, [id = '']) =>
        titled(
          `Ninth part of ${id === 'lagna' ? 'the lagna' : starName(id)}`,
          shown(fact, signNames),
          'The navamsa, a chart inside the chart',
        ),
    ],
    [
      new RegExp(`^thai\\.(${star}|lagna)\\.drekkana$`),
      (fact, [id = '']) =>
        titled(
          `Third part of ${id === 'lagna' ? 'the lagna' : starName(id)}`,
          shown(fact, signNames),
          'The drekkana, ten degrees of a sign',
        ),
    ],
    [
      new RegExp(`^thai\\.${star}\\.dignity$`),
      (fact, [id = '']) =>
        titled(`Standard of ${starName(id)}`, shown(fact, dignityNames), 'How it fares in that sign'),
    ],
    [
      /^thai\.lagna\.lord$/,
      (fact) => titled('Ruler of the lagna', starsOf(fact), 'The star that answers for the chart'),
    ],
    [/^thai\.tanuseth$/, (fact) => titled('Tanuseth', starsOf(fact), 'The star of the self, by count')],
    [
      /^thai\.house(\d+)\.sign$/,
      (fact, [n = '']) =>
        titled(`${houseTitle(n)} in`, shown(fact, signNames), capital(houseText(n)?.gloss ?? '')),
    ],
    [
      /^thai\.house(\d+)\.lord$/,
      (fact, [n = '']) =>
        titled(
          `Ruler of ${nameOf(houseNames, n)[0]}`,
          starsOf(fact),
          `Answers for ${houseText(n)?.gloss ?? ''}`,
        ),
    ],
    [
      /^thai\.house(\d+)\.lord-house$/,
      (fact, [n = '']) =>
        titled(`Where the ruler of ${nameOf(houseNames, n)[0]} stands`, houseShown(fact), houseGloss(fact)),
    ],
    [
      /^thai\.house(\d+)\.stars$/,
      (fact, [n = '']) =>
        titled(
          `Stars in ${nameOf(houseNames, n)[0]}`,
          starsOf(fact) === '' ? 'none' : starsOf(fact),
          capital(houseText(n)?.gloss ?? ''),
        ),
    ],
    [
      /^thai\.birth-star$/,
      (fact) =>
        titled(
          'Birth star',
          starsOf(fact),
          oneWord(fact) === null ? OPEN_DETAIL : capital(starGloss(oneWord(fact) ?? '')),
        ),
    ],
    [
      /^thai\.taksa\.(\w+)$/,
      (fact, [seat = '']) =>
        titled(
          nameOf(seatNames, seat)[0],
          starsOf(fact),
          isSeat(seat) ? `${capital(seatGlosses[seat])}: ${seatGloss(seat)}` : OPEN_DETAIL,
        ),
    ],
    caveatTitle(caveats),
  ]),
  pointTitle: titlesBy(
    {
      lagna: 'The lagna and its ruler',
      tanuseth: 'Tanuseth, the star of the self',
      moon: 'The Moon of birth',
      star: ([id = '']) => `${capital(starName(id))} in sign and house`,
      house: ([n = '']) => `The ruler of the ${ordinal(n)} house`,
      'birth-star': 'The birth star',
      si: 'The Si seat',
      kalakini: 'The Kalakini seat',
    },
    caveats,
  ),
  methods: chartMethods,
  sources: chartSources,
  caveats,
  names: namesOfRows(natalNames, thaiDigits),
};

function houseTitle(n: string): string {
  return `${nameOf(houseNames, n)[0]}, the ${ordinal(n)} house,`;
}
