/** Words of the Thai transits: moving stars in signs and houses, and their contacts with the stars of birth. */
import type { TellAbout, TraditionWords } from '#companion/testimony/tradition-words.ts';
import type { Fact } from '#facts/fact.ts';
import type { ThaiStarId } from '#traditions/suriyayatra/suriyayatra.ts';
import { natalNames, natalRows } from './thai-astrology.ts';
import { nameOf, starName, starNames } from './thai/names.ts';
import {
  capital,
  dayOf,
  factWords,
  isOpen,
  oneOrOther,
  oneWord,
  OPEN_DETAIL,
  OPEN_LINE,
  pick,
  said,
  thaiDigits,
  themeSentence,
  titled,
} from './thai/told.ts';
import type { HouseText } from './thai-chart/houses.ts';
import { contactLines, natalHolds } from './thai-chart/contacts.ts';
import { caveatsNamed } from './thai-chart/limits.ts';
import { chartMethods, chartSources } from './thai-chart/methods.ts';
import { referenceNames, relationBySignNames, saturnMoonNames, signNames } from './thai-chart/names.ts';
import { passing, saturnMoonLines } from './thai-chart/stars.ts';
import {
  caveatTitle,
  houseGloss,
  houseShown,
  houseText,
  inSign,
  instantRow,
  moving,
  namesOfRows,
  ordinal,
  shown,
  signName,
  tellByPart,
  titlesBy,
} from './thai-chart/telling.ts';

const isPassing = (star: string): star is ThaiStarId => star in passing;

/** ", your ninth house"; from the Moon where there is no lagna. */
function placeOf({ fact }: TellAbout, star: string): readonly [words: string, house: Fact | undefined] {
  const house = fact(`thaitransit.${star}.house`);
  if (house !== undefined) return [`, in ${oneOrOther(house, (n) => `your ${ordinal(n)} house`)}`, house];
  const fromMoon = fact(`thaitransit.${star}.from-moon`);
  return fromMoon === undefined
    ? ['', undefined]
    : [`, ${oneOrOther(fromMoon, (n) => `the ${ordinal(n)}`)} place from your natal Moon`, fromMoon];
}

const untilOf = (about: TellAbout, star: string): string => {
  const day = dayOf(about.fact(`thaitransit.${star}.until`), about);
  return day === '' ? '' : ` until ${day}`;
};

function tellFrame(about: TellAbout): readonly string[] {
  const saturn = about.fact('thaitransit.saturn.sign');
  const jupiter = about.fact('thaitransit.jupiter.sign');
  const [atSaturn] = placeOf(about, 'saturn');
  const [atJupiter, house] = placeOf(about, 'jupiter');
  const text = houseText(oneWord(house));
  return said(
    pick(
      [
        `Saturn is now passing through ${oneOrOther(saturn, signName)}${atSaturn}.`,
        `The slowest of the seven, transiting Saturn, is ${inSign(saturn)}${atSaturn}.`,
      ],
      about.variant,
    ),
    `Transiting Jupiter is ${inSign(jupiter)}${atJupiter}.`,
    text === null
      ? OPEN_LINE
      : pick(
          [
            'Between them lies the season: where Saturn asks for upkeep, and where Jupiter makes room.',
            `So the year asks for patience on one side, and on the other it is a time for ${text.time}.`,
          ],
          about.variant,
          1,
        ),
  );
}

/** A house for the topic, or what a time in it is for: two stars in one house do not say the same. */
function houseOrTime(text: HouseText, { topic, variant }: TellAbout): string {
  const time = `It is a time for ${text.time}.`;
  return pick([themeSentence(text.themes, topic) ?? time, time], variant, 2);
}

function tellStar(about: TellAbout, star: string): readonly string[] {
  const sign = about.fact(`thaitransit.${star}.sign`);
  const [place, house] = placeOf(about, star);
  const until = untilOf(about, star);
  const first = pick(
    [
      `${capital(moving(star))} is ${inSign(sign)}${place}${until === '' ? '' : `,${until}`}.`,
      `${capital(starName(star))} is now passing through ${oneOrOther(sign, signName)}${place}${until === '' ? '' : `,${until}`}.`,
    ],
    about.variant,
  );
  const text = isOpen(house) ? null : houseText(oneWord(house));
  return said(
    first,
    isPassing(star) ? pick(passing[star], about.variant, 1) : null,
    text === null ? null : houseOrTime(text, about),
  );
}

function tellSaturnMoon(about: TellAbout): readonly string[] {
  const years = about.fact('thaitransit.saturn-moon-years');
  const until = untilOf(about, 'saturn');
  const phrase = oneOrOther(years, (word) => nameOf(saturnMoonNames, word)[0]);
  const first = pick(
    [
      `Saturn now passes ${phrase} of your birth${until === '' ? '' : `,${until}`}.`,
      `These are the years of Saturn about your Moon: it passes ${phrase} of your birth.`,
    ],
    about.variant,
  );
  const word = oneWord(years);
  if (word !== 'rising' && word !== 'peak' && word !== 'setting') return [first, OPEN_LINE];
  return said(first, pick(saturnMoonLines[word], about.variant, 1));
}

const relationPhrases: Readonly<Record<string, string>> = {
  kum: 'in the same sign as',
  leng: 'opposite',
  trikon: 'in trine to',
  chatuken: 'in square to',
  yok: 'in sextile to',
};

function tellContact(about: TellAbout, pair: string): readonly string[] {
  const [star = '', natal = ''] = pair.split('-');
  const kind = oneWord(about.fact(`thaitransit.${star}-${natal}.relation`)) ?? '';
  const until = untilOf(about, star);
  const [to] = nameOf(starNames, natal);
  const easy = kind === 'trikon' || kind === 'yok' || (star === 'jupiter' && kind !== 'chatuken');
  const lines = contactLines[star]?.[easy ? 'easy' : 'hard'];
  return said(
    pick(
      [
        `By sign, transiting ${nameOf(starNames, star)[0]} stands ${relationPhrases[kind] ?? ''} your natal ${to}${until === '' ? '' : `,${until}`}.`,
        `Counted in signs, ${starName(star)} is now ${relationPhrases[kind] ?? ''} your natal ${to}.`,
      ],
      about.variant,
    ),
    lines === undefined ? null : pick(lines, about.variant, 1)(natalHolds[natal] ?? ''),
  );
}

const caveats = caveatsNamed({});
const star = '(sun|moon|mars|mercury|jupiter|venus|saturn|rahu|ketu|uranus)';
const title = (id: string): string => nameOf(starNames, id)[0];

export const words: TraditionWords = {
  mode: 'thai-transits',
  tell: tellByPart({ frame: tellFrame, 'saturn-moon-years': tellSaturnMoon }, (about, _, [part = '']) =>
    part.includes('-') ? tellContact(about, part) : tellStar(about, part),
  ),
  opens: [
    'Transits compare the stars that move now with the houses you were born with.',
    'Thai transits count in whole signs: which house a star is passing, and whom it meets there.',
    'Here is the moving sky, laid over your own square of twelve houses.',
    'The slow stars give the season and the quick ones the day, so we begin with the slow.',
  ],
  returns: [
    'Back to your question, with the calendar beside it.',
    'So, to what you asked: the stars give a season, and you choose the task.',
    'Put the dates aside for a moment and look at your question again.',
    'That was the sky; this is what you wanted to know.',
  ],
  limits: [
    'Signs are counted whole here, so a contact lasts as long as the sign does and has no exact day.',
    'A transit says what is asked of you for a while; it names no event.',
    'Thai reckonings of the moving stars differ by days at the edge of a sign.',
    'Nothing here speaks of health, money to be won or another person’s mind.',
  ],
  fact: factWords([
    ...natalRows,
    [
      new RegExp(`^thaitransit\\.${star}\\.sign$`),
      (fact, [id = '']) => titled(`${title(id)} now in`, shown(fact, signNames), 'The moving star, by sign'),
    ],
    [
      new RegExp(`^thaitransit\\.${star}\\.house$`),
      (fact, [id = '']) => titled(`${title(id)} passes through`, houseShown(fact), houseGloss(fact)),
    ],
    [
      new RegExp(`^thaitransit\\.${star}\\.from-moon$`),
      (fact, [id = '']) =>
        titled(
          `${title(id)} counted from the natal Moon`,
          oneOrOther(fact, (n) => `${ordinal(n)} sign`),
          oneWord(fact) === null ? OPEN_DETAIL : 'The Moon’s own sign is the first',
        ),
    ],
    [
      new RegExp(`^thaitransit\\.${star}\\.until$`),
      (fact, [id = '']) => instantRow(fact, `${title(id)} changes sign`, 'The next change of sign'),
    ],
    [
      new RegExp(`^thaitransit\\.${star}-${star}\\.relation$`),
      (fact, [one = '', other = '']) =>
        titled(
          `${title(one)} and natal ${title(other)}`,
          shown(fact, relationBySignNames),
          'Counted in whole signs',
        ),
    ],
    [
      /saturn-moon-years$/,
      (fact) =>
        titled(
          'Saturn about the Moon',
          shown(fact, saturnMoonNames),
          'Three signs, about seven and a half years',
        ),
    ],
    [
      /reference$/,
      (fact) =>
        titled(
          'Houses counted from',
          shown(fact, referenceNames),
          'From the lagna where hour and place are known',
        ),
    ],
    caveatTitle(caveats),
  ]),
  pointTitle: titlesBy(
    {
      frame: 'The slow stars',
      'saturn-moon-years': 'Saturn about the Moon',
      '*': ([part = '']) => {
        const [one = '', other] = part.split('-');
        return other === undefined
          ? `${title(one)} on its way`
          : `${title(one)} and your natal ${title(other)}`;
      },
    },
    caveats,
  ),
  methods: chartMethods,
  sources: chartSources,
  caveats,
  names: namesOfRows(
    [
      ...natalNames,
      [/\.relation$/, relationBySignNames],
      [/saturn-moon-years$/, saturnMoonNames],
      [/reference$/, referenceNames],
    ],
    thaiDigits,
  ),
};
