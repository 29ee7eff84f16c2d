/** What the Thai modes say alike: rows for shared facts, methods, sources, caveats, and how a limit is told. */
import type { TellAbout, TraditionWords } from '#companion/testimony/tradition-words.ts';
import type { TraditionPoint } from '#traditions/tradition.ts';
import { bareStarName, seatNames, starName, starNames, weekdayNames } from './names.ts';
import type { NameTable } from './names.ts';
import { seatTexts, starInSeat } from './seats.ts';
import { starTexts } from './stars.ts';
import {
  capital,
  isOpen,
  listed,
  oneOrOther,
  oneWord,
  OPEN_DETAIL,
  OPEN_LINE,
  pick,
  said,
  themeSentence,
  titled,
  valueWords,
  wordsOf,
} from './told.ts';
import type { FactRow } from './told.ts';
import type { Fact } from '#facts/fact.ts';
import type { RingStar, ThaiStar } from '#traditions/thai/stars.ts';
import type { TaksaSeat } from '#traditions/thai/taksa-ring.ts';

export const isSeat = (word: string | null): word is TaksaSeat => word !== null && word in seatTexts;
export const isStar = (word: string | null): word is ThaiStar => word !== null && word in starTexts;

const isRingStar = (word: string | null): word is RingStar => word !== null && word in starInSeat.boriwan;

export const methodsOfBirth: Readonly<Record<string, string>> = {
  'weekday-from-six':
    'The Thai astrological day runs from six in the morning to six; Wednesday night belongs to Rahu.',
  'limit-of-inputs': 'Follows from what was given, or from what the tables leave open.',
};

export const methodsOfRing: Readonly<Record<string, string>> = {
  'ring-from-birth-star':
    'Count round the ring Sun, Moon, Mars, Mercury, Saturn, Jupiter, Rahu, Venus, from the birth star on, a seat a step.',
  'direction-of-star': 'Each star keeps its own point of the compass; it does not turn with the ring.',
  'colours-of-seats': 'The colours of the stars in Det, Si and Montri.',
  'colour-of-seat': 'The colour of the star in Kalakini.',
  'strength-of-star': 'Each star has a fixed strength, from 6 for the Sun to 21 for Venus.',
  'posture-of-day': 'Each day of the week has its image of the Buddha, and Wednesday night one of its own.',
  'pair-of-stars': 'Each star has one friend, one opponent, one of its element and one of equal power.',
  'seat-of-star': 'Counted round the ring from the birth star to that star.',
  'seat-a-year': 'One seat on for every year of age, from Boriwan in the first.',
  'star-of-seat': 'The star that the ring puts in that seat.',
  'years-of-animals-counted': 'One in the year of birth, and one more with each new animal year.',
};

export const sourcesOfThai: Readonly<Record<string, string>> = {
  'source.thai-taksa': 'The Taksa ring as two published Thai tables give it; they agree.',
  'source.thai-maha-taksa':
    'The 108-year table printed with Taksa. Its order is settled; schools differ by weeks on the edges.',
  'source.thai-almanac':
    'The printed Thai lunar calendar, as a table of years 1857–2040; the years after 2030 are forecasts.',
  'source.chula-sakarat': 'The classical arithmetic of the era, which gives back the palace announcements.',
  'source.astronomy-engine': 'Computed on this device from modern astronomy.',
  'source.inputs': 'Follows from what was given.',
  'source.your-answer': 'You gave this yourself.',
};

export type Caveat = readonly [title: string, detail: string];

export const birthCaveats: Readonly<Record<string, Caveat>> = {
  'day-boundary-unknown': [
    'No time of birth',
    'The calendar weekday stands for the day; a birth before six, or on a Wednesday night, would change it.',
  ],
  'day-boundary-near': [
    'Born close to a change of day',
    'The time given may lie on either side of the change of day, so both are given.',
  ],
};

/** How a caveat is told inside a reading: two wordings each. */
const limitLines: Readonly<Record<string, readonly [string, string]>> = {
  'day-boundary-unknown': [
    'No time of birth is given, and a Thai day begins at six in the morning, so the weekday itself carries some doubt.',
    'Without an hour I take the weekday of the calendar; a birth before dawn would belong to the day before.',
  ],
  'day-boundary-near': [
    'Your hour lies close to the change of the Thai day, so both sides are kept open where they differ.',
    'Your weekday hangs on the minute here, and I would rather give both than guess.',
  ],
  'day-before-birth': [
    'The day you ask about lies before the birth, so no age can be counted on it.',
    'Nothing is counted for a day before you were born.',
  ],
  'period-edges-around': [
    'The edges of these periods are soft: schools differ by about three weeks either way.',
    'Take every date here as around that day, since some count years of 360 days and some of 365.',
  ],
  'thai-calendar-range': [
    'The table of the Thai lunar calendar does not reach that far, and I will not guess what it would say.',
    'This date lies outside the printed lunar calendar, so what depends on it is left out.',
  ],
  'thai-calendar-provisional': [
    'The Thai calendar of that year has not been settled, so the lunar date is provisional.',
    'This lunar date is a forecast: which years get an extra day or month is announced, and sources still differ.',
  ],
  'bases-5-9-one-source': [
    'The first four bases are common knowledge; the fifth to the ninth rest on one line of teachers.',
    'Bases five to nine come from a single written source, so I lean on the first four.',
  ],
  'year-rules-differ': [
    'You were born between two new years, so three customs give you more than one animal.',
    'Your birth falls where the Thai and the Chinese year overlap; both animals are on the sheet.',
  ],
  'wheel-order-varies': [
    'Confidence is low here: only part of the order of this wheel is confirmed, and editions differ.',
    'This is the least certain of the Thai ways of reading; hold the figure as an image and no more.',
  ],
  'rare-letter-counted': [
    'A rare letter of the name is counted as its nearest neighbour in the tables.',
    'One sign of the name has no number of its own, so that of a related sign stands in.',
  ],
  'other-signs-left-out': [
    'Signs that are not Thai letters were left out of the count.',
    'Only Thai letters are counted; whatever else stands in the name is passed over.',
  ],
  'number-themes-modern': [
    'The sums are exact; what the numbers mean is modern custom, and the confidence in it is low.',
    'The counting is old and checkable. The meanings of numbers are recent, so wear them lightly.',
  ],
  'monday-vowels-soft': [
    'For a Monday the letters of caution are the vowels, which no name does without, so they count softly.',
    'Nearly every name has vowels, so for a Monday birth the rule is told mildly.',
  ],
  'li-chun-near': [
    'You were born close to the start of spring, so two years are possible and both are given.',
    'The birth lies on the edge of the solar year; where the two years differ, both answers stand.',
  ],
  'sex-not-given': [
    'This rule counts women and men apart; since that was not given, both results stand side by side.',
    'Without knowing which way to count, I give the results for a woman and for a man.',
  ],
};

const tellLimit = (name: string, variant: number): readonly string[] => {
  const lines = limitLines[name];
  return lines === undefined ? [] : [pick(lines, variant)];
};

export type Tellers = Readonly<
  Record<string, (about: TellAbout, point: TraditionPoint) => readonly string[]>
>;

/** Tells a point by the part of its key after the colon; a limit by its caveat. */
export function tellBy(tellers: Tellers): TraditionWords['tell'] {
  return (point, about) => {
    const rest = point.key.slice(point.key.indexOf(':') + 1);
    const [first] = point.facts;
    if (point.move === 'limit' && first.startsWith('caveat.'))
      return tellLimit(first.slice('caveat.'.length), about.variant);
    return tellers[rest]?.(about, point) ?? [];
  };
}

/** Titles for limits in "Why these?". */
export function limitTitles(caveats: Readonly<Record<string, Caveat>>): Readonly<Record<string, string>> {
  return Object.fromEntries(Object.entries(caveats).map(([name, [title]]) => [name, title]));
}

export const caveatRow = (caveats: Readonly<Record<string, Caveat>>): FactRow => [
  /^caveat\.(.+)$/,
  (_, [name = '']) => {
    const [title, detail] = caveats[name] ?? ['A limit of this sheet', ''];
    return { title, detail };
  },
];

/** Fact rows of the star and the weekday of birth. */
export const birthRows: readonly FactRow[] = [
  [
    /^thai\.birth-star$/,
    (fact) =>
      titled(
        'Birth star',
        starsOf(fact),
        glossOf(fact, (word) => starGloss(word)),
      ),
  ],
  [
    /^thai\.birth-weekday$/,
    (fact) => titled('Day of birth', valueWords(fact, weekdayNames), 'The day from six to six'),
  ],
];

export const birthNames: readonly (readonly [RegExp, NameTable])[] = [
  [/^thai\.birth-star$/, starNames],
  [/^thai\.birth-weekday$/, weekdayNames],
];

export const starsOf = (fact: Fact): string =>
  listed(wordsOf(fact).map(bareStarName), isOpen(fact) ? 'or' : 'and');
export const starGloss = (word: string): string => (isStar(word) ? starTexts[word].gloss : '');
export const seatGloss = (word: string): string => (isSeat(word) ? seatTexts[word].gloss : '');

/** The gloss of a single word, with a capital; where more than one stands, what decides. */
export function glossOf(fact: Fact, gloss: (word: string) => string): string {
  const word = oneWord(fact);
  return word === null ? OPEN_DETAIL : capital(gloss(word));
}

/** "Si seat", as the verifier reads it. */
export const seatPhrase = (seat: string): string => (isSeat(seat) ? `${seatNames[seat][0]} seat` : 'seat');

/** The first sentence on a star of birth. */
export function birthStarLine({ fact, variant }: TellAbout): string {
  const star = oneOrOther(fact('thai.birth-star'), starName);
  return pick([`Your birth star is ${star}.`, `You were born under ${star}, your birth star.`], variant);
}

/** What two stars that the hour leaves open stand for. */
export function openStars(fact: Fact | undefined): string {
  const [one, other, ...rest] = wordsOf(fact);
  return one === undefined || other === undefined || rest.length > 0 || !isOpen(fact)
    ? OPEN_LINE
    : `One stands for ${starGloss(one)}, the other for ${starGloss(other)}; the hour of birth decides.`;
}

/** What a star says of itself and to the topic; the open line where doubt leaves two. */
export function starMeaning(fact: Fact | undefined, { topic, variant }: TellAbout): readonly string[] {
  const word = oneWord(fact);
  if (!isStar(word)) return [openStars(fact)];
  const text = starTexts[word];
  return said(
    pick(text.core, variant, 1),
    themeSentence(text.themes, topic) ?? otherCore(text.core, variant),
  );
}

/** The wording of a pair that `pick(core, variant, 1)` does not give. */
export const otherCore = (core: readonly [string, string], variant: number): string =>
  pick([core[1], core[0]], variant, 1);

/** A star in a seat: what the seat is about for the topic, then how this star does it. */
export function seatMeaning(
  seat: Fact | string | undefined,
  star: Fact | undefined,
  { topic, variant }: TellAbout,
): readonly string[] {
  const seatWord = typeof seat === 'string' ? seat : oneWord(seat);
  const starWord = oneWord(star);
  if (!isSeat(seatWord)) return [OPEN_LINE];
  const text = seatTexts[seatWord];
  const how = isRingStar(starWord) ? starInSeat[seatWord][starWord] : OPEN_LINE;
  return said(how, themeSentence(text.themes, topic) ?? pick(text.core, variant, 1));
}
