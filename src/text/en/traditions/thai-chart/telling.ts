/** How the chart modes put their words together: houses and signs in a sentence, titles of facts, names, and limits. */
import type { Fact } from '#facts/fact.ts';
import type { TellAbout, TraditionWords } from '#companion/testimony/tradition-words.ts';
import type { TraditionPoint } from '#traditions/tradition.ts';
import { nameOf, starName } from '../thai/names.ts';
import type { NameTable } from '../thai/names.ts';
import { capital, isOpen, listed, oneOrOther, oneWord, pick, titled, wordsOf } from '../thai/told.ts';
import type { FactRow, TitleAndDetail } from '../thai/told.ts';
import { houseTexts } from './houses.ts';
import { limitLines } from './limits.ts';
import { signNames } from './names.ts';

const ordinals = [
  'first',
  'second',
  'third',
  'fourth',
  'fifth',
  'sixth',
  'seventh',
  'eighth',
  'ninth',
  'tenth',
  'eleventh',
  'twelfth',
  'thirteenth',
  'fourteenth',
  'fifteenth',
];

/** "seventh" of 7; higher numbers in digits. */
export function ordinal(n: string | number): string {
  const number = Number(n);
  return (
    ordinals[number - 1] ??
    `${number}${number % 10 === 1 ? 'st' : number % 10 === 2 ? 'nd' : number % 10 === 3 ? 'rd' : 'th'}`
  );
}

export const signName = (sign: string): string => nameOf(signNames, sign)[0];
export const nthHouse = (house: string): string => `the ${ordinal(house)} house`;

/** "in Leo", "in either Leo or Virgo". */
export const inSign = (fact: Fact | undefined): string => `in ${oneOrOther(fact, signName)}`;
/** ", in the ninth house"; empty where no house is known. */
export const andHouse = (fact: Fact | undefined): string =>
  fact === undefined ? '' : `, in ${oneOrOther(fact, nthHouse)}`;

export const houseText = (house: string | null): (typeof houseTexts)[string] | null =>
  house === null ? null : (houseTexts[house] ?? null);

/** "the ninth house, where …": for a house that is sure. */
export const houseWhere = (house: string): string => {
  const text = houseText(house);
  return text === null ? nthHouse(house) : `${nthHouse(house)}, ${text.where}`;
};

/** "transiting Mars", "the transiting Moon". */
export const moving = (star: string): string => {
  const name = starName(star);
  return name.startsWith('the ') ? `the transiting ${name.slice(4)}` : `transiting ${name}`;
};

type Teller = (about: TellAbout, point: TraditionPoint, rest: readonly string[]) => readonly string[];

/** Tells a point by the second part of its key; what stands behind it is handed on. A limit is told by its caveat. */
export function tellByPart(
  tellers: Readonly<Record<string, Teller>>,
  otherwise?: Teller,
): TraditionWords['tell'] {
  return (point, about) => {
    const [first] = point.facts;
    if (point.move === 'limit' && first.startsWith('caveat.')) {
      const lines = limitLines[first.slice('caveat.'.length)];
      return lines === undefined ? [] : [pick(lines, about.variant)];
    }
    const [, part = '', ...rest] = point.key.split(':');
    return (tellers[part] ?? otherwise)?.(about, point, [part, ...rest]) ?? [];
  };
}

/** What a point is called, by the parts of its key after the first. */
export function titlesBy(
  titles: Readonly<Record<string, string | ((rest: readonly string[]) => string)>>,
  caveats: TraditionWords['caveats'],
): TraditionWords['pointTitle'] {
  return (key) => {
    const [, part = '', ...rest] = key.split(':');
    if (part === 'limit') return caveats[rest.join(':')]?.[0] ?? 'A limit of this sheet';
    const title = titles[part] ?? titles['*'];
    if (title === undefined) return 'A point of this reading';
    return typeof title === 'string' ? title : title(titles[part] === undefined ? [part, ...rest] : rest);
  };
}

type NameRow = readonly [pattern: RegExp, table: NameTable];

/** Names of the words a fact holds; of a single count only where a table gives numbers names. */
export function namesOfRows(
  rows: readonly NameRow[],
  digits: (number: string) => string,
): TraditionWords['names'] {
  return (fact) => {
    const table = rows.find(([pattern]) => pattern.test(fact.id))?.[1];
    return wordsOf(fact).flatMap((id) => {
      const name = table?.[id];
      if (name === undefined && fact.value.type === 'count') return [];
      return [
        {
          id,
          en: name?.[0] ?? id,
          own: name === undefined && /^\d+$/.test(id) ? digits(id) : (name?.[1] ?? null),
        },
      ];
    });
  };
}

const signIds = Object.keys(signNames);

/** "8°16′ Cancer" of a longitude. */
function degreesInSign(deg: number): string {
  const minutes = Math.floor(deg * 60 + 1e-6);
  const sign = signIds[Math.floor(minutes / 1800) % 12] ?? '';
  const inside = minutes % 1800;
  return `${Math.floor(inside / 60)}°${String(inside % 60).padStart(2, '0')}′ ${signName(sign)}`;
}

function degreeText({ value }: Fact): string {
  if (value.type === 'degrees') return degreesInSign(value.deg);
  return value.type === 'degree-range'
    ? `${degreesInSign(value.fromDeg)} to ${degreesInSign(value.toDeg)}`
    : '';
}

/** The words of a fact by a table, with a capital. */
export const shown = (fact: Fact, table: NameTable): string =>
  capital(
    listed(
      wordsOf(fact).map((word) => nameOf(table, word)[0]),
      isOpen(fact) ? 'or' : 'and',
    ),
  );

export const degreeRow = (fact: Fact, title: string): TitleAndDetail =>
  titled(title, degreeText(fact), 'Its place in the zodiac, in degrees and minutes');

/** "ninth house" of a count, or the houses left open. */
export const houseShown = (fact: Fact): string =>
  listed(
    wordsOf(fact).map((word) => `${ordinal(word)} house`),
    isOpen(fact) ? 'or' : 'and',
  );

/** The gloss of a house by the one count of a fact. */
export const houseGloss = (fact: Fact): string => {
  const text = houseText(oneWord(fact));
  return text === null ? 'The hour of birth decides' : capital(text.gloss);
};

/** Rows of `vedic.house3.sign` and its kin, whatever the family is called. */
export const instantRow = (fact: Fact, title: string, detail: string): TitleAndDetail =>
  titled(title, fact.value.type === 'instant' ? plainInstant(fact.value.at) : '', detail);

const months = [
  'January',
  'February',
  'March',
  'April',
  'May',
  'June',
  'July',
  'August',
  'September',
  'October',
  'November',
  'December',
];

/** "14 April 2026" of a day, with "03:48 UTC" of an instant. */
function plainInstant(at: string): string {
  const [date = '', time] = at.split('T');
  const [year = '', month = '', day = ''] = date.split('-');
  const name = `${Number(day)} ${months[Number(month) - 1] ?? ''} ${year}`;
  return time === undefined ? name : `${name}, ${time.slice(0, 5)} UTC`;
}

export const caveatTitle = (caveats: TraditionWords['caveats']): FactRow => [
  /^caveat\.(.+)$/,
  (_, [name = '']) => {
    const [title, detail] = caveats[name] ?? ['A limit of this sheet', 'What was given leaves this open'];
    return { title, detail };
  },
];
