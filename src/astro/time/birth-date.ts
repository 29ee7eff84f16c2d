/**
 * What a person types for a birth date and a birth time, read without guessing.
 *
 * A year taken in the wrong era is a 543-year error, so the answer names the era it was read in and carries
 * both years for the screen to echo ("1990 (B.E. 2533)").
 */
import { BE_OFFSET } from './buddhist-era.ts';
import { formatIsoDate, isCivilDate, pad } from './local-time-calendar.ts';

/** The order of day, month and year when all three are numbers and the year does not come first. */
export type DateOrder = 'dmy' | 'mdy' | 'ymd';

export type BirthDateOptions = {
  readonly order: DateOrder;
  /** `YYYY-MM-DD`; a later date is refused. The caller knows the day, this module does not. */
  readonly notAfter?: string;
};

export type BirthDate = {
  readonly type: 'date';
  /** Gregorian `YYYY-MM-DD`. */
  readonly iso: string;
  readonly era: 'be' | 'ce';
  /** The year as typed. */
  readonly typedYear: number;
  /** Both names of the year of `iso`, for the echo. */
  readonly ceYear: number;
  readonly beYear: number;
  /**
   * Until 1940 the Thai year began on 1 April, so January to March of B.E. 2480 were in 1938 on paper of the time
   * and are in 1937 by today's count. `iso` is today's count; this is the other, to be asked about.
   */
  readonly oldThaiYearIso?: string;
};

export type BirthDateError = {
  readonly type: 'error';
  /**
   * `malformed`: no day, month and year can be made out. `impossible`: no calendar has it (31 February).
   * `short-year`: the year needs all its digits. `out-of-range`: outside 1800–2400.
   * `in-future`: after `notAfter`.
   */
  readonly why: 'empty' | 'malformed' | 'impossible' | 'short-year' | 'out-of-range' | 'in-future';
};

/** A bare year from here to the end of the range is read as Buddhist Era: nobody alive was born in 2400 CE. */
const FIRST_BE = 2400;
const LAST_BE = 2700;
const FIRST_CE = 1800;
const LAST_CE = 2400;

/**
 * Reads a typed date: `1990-05-17`, `17/5/1990`, `17.5.2533`, `17 May 1990`, `May 17, 1990`, `๑๗ พ.ค. ๒๕๓๓`,
 * `17 พฤษภาคม พ.ศ. 2533`. A month given as a number follows `order`; when that cannot be (month 17) and
 * the other order can, the other is taken.
 */
export function parseBirthDate(text: string, options: BirthDateOptions): BirthDate | BirthDateError {
  const plain = latinDigits(text).toLowerCase().trim();
  if (plain === '') return error('empty');
  const { rest, era } = takeEra(plain);
  const parts = splitDate(rest, options.order);
  if (parts === null) return error('malformed');
  if (parts.yearText.length < 4) return error('short-year');

  const typedYear = Number(parts.yearText);
  const readAs = era ?? (typedYear >= FIRST_BE && typedYear <= LAST_BE ? 'be' : 'ce');
  const year = readAs === 'be' ? typedYear - BE_OFFSET : typedYear;
  if (year < FIRST_CE || year > LAST_CE) return error('out-of-range');

  const today = { year, month: parts.month, day: parts.day };
  const old = { ...today, year: year + 1 };
  const hasOld = readAs === 'be' && keptOldThaiYear(typedYear, parts.month) && isCivilDate(old);
  const date = isCivilDate(today) ? today : hasOld ? old : null;
  if (date === null) return error('impossible');

  const iso = formatIsoDate(date);
  if (options.notAfter !== undefined && iso > options.notAfter) return error('in-future');
  return {
    type: 'date',
    iso,
    era: readAs,
    typedYear,
    ceYear: date.year,
    beYear: date.year + BE_OFFSET,
    ...(hasOld && date !== old ? { oldThaiYearIso: formatIsoDate(old) } : {}),
  };
}

export type BirthTime = { readonly type: 'time'; /** `HH:MM`, 00:00–23:59. */ readonly time: string };
export type BirthTimeError = { readonly type: 'error'; readonly why: 'empty' | 'malformed' | 'impossible' };

/**
 * Reads a typed time: `19:45`, `19.45`, `1945`, `7:45 pm`, `7 p.m.`, `๑๙:๔๕ น.`. Without am or pm the day has
 * 24 hours; 12 am is midnight. 24:00 is refused: it is 00:00 of the next day.
 */
export function parseBirthTime(text: string): BirthTime | BirthTimeError {
  const plain = latinDigits(text).toLowerCase().trim();
  if (plain === '') return error('empty');
  const match =
    /^(\d{1,2})\s*[:.h]\s*(\d{2})\s*(am|pm|a\.m\.?|p\.m\.?|น\.?)?$/.exec(plain) ??
    /^(\d{2})(\d{2})\s*(am|pm|a\.m\.?|p\.m\.?|น\.?)?$/.exec(plain) ??
    /^(\d{1,2})()\s*(am|pm|a\.m\.?|p\.m\.?|น\.?)$/.exec(plain);
  if (match === null) return error('malformed');
  const half = /^[ap]/.exec(match[3] ?? '')?.[0] ?? null;
  const typedHour = Number(match[1]);
  const minute = Number(match[2] === '' ? 0 : match[2]);
  const inHalf = typedHour >= 1 && typedHour <= 12;
  if (minute > 59 || typedHour > 23 || (half !== null && !inHalf)) return error('impossible');
  const hour = half === null ? typedHour : (typedHour % 12) + (half === 'p' ? 12 : 0);
  return { type: 'time', time: `${pad(hour, 2)}:${pad(minute, 2)}` };
}

// ---- the steps ----

function error<W extends string>(why: W): { readonly type: 'error'; readonly why: W } {
  return { type: 'error', why };
}

/** Thai digits to Latin ones; everything else stays. */
function latinDigits(text: string): string {
  return text.normalize('NFKC').replaceAll(/[๐-๙]/g, (digit) => String(digit.charCodeAt(0) - 0x0e50));
}

const BE_MARK = /พุทธศักราช|พ\.?\s?ศ\.?(?![ก-๙])|\bb\.?\s?e\.?(?![a-z])/;
const CE_MARK = /คริสต์ศักราช|ค\.?\s?ศ\.?(?![ก-๙])|\bc\.?\s?e\.?(?![a-z])|\ba\.?\s?d\.?(?![a-z])/;

function takeEra(text: string): { readonly rest: string; readonly era: 'be' | 'ce' | null } {
  if (BE_MARK.test(text)) return { rest: text.replace(BE_MARK, ' '), era: 'be' };
  if (CE_MARK.test(text)) return { rest: text.replace(CE_MARK, ' '), era: 'ce' };
  return { rest: text, era: null };
}

type DateParts = { readonly yearText: string; readonly month: number; readonly day: number };

function splitDate(text: string, order: DateOrder): DateParts | null {
  const named = takeMonthName(text.replaceAll(/(\d)(?:st|nd|rd|th)\b/g, '$1').replaceAll(FILLERS, ' '));
  const numbers = named.rest.match(/\d+/g) ?? [];
  // Anything but separators beside the numbers means we did not understand it.
  if (!/^[\s\d/.,\-–()]*$/.test(named.rest)) return null;
  if (numbers.some((n) => n.length > 4)) return null;
  const [a, b, c] = numbers;
  if (a === undefined || b === undefined) return null;

  if (named.month !== null) {
    if (c !== undefined) return null;
    return a.length > 2
      ? { yearText: a, month: named.month, day: Number(b) }
      : { yearText: b, month: named.month, day: Number(a) };
  }

  if (c === undefined || numbers.length > 3) return null;
  // A number of three or four digits can only be the year.
  if (a.length > 2 || (order === 'ymd' && c.length < 3))
    return { yearText: a, month: Number(b), day: Number(c) };
  const [day, month] = order === 'mdy' ? [Number(b), Number(a)] : [Number(a), Number(b)];
  return month > 12 && day <= 12 ? { yearText: c, month: day, day: month } : { yearText: c, month, day };
}

/** January to December: English names and three letters, Thai names and their abbreviations without stops. */
const MONTHS: readonly (readonly string[])[] = [
  ['january', 'jan', 'มกราคม', 'มค'],
  ['february', 'feb', 'กุมภาพันธ์', 'กพ'],
  ['march', 'mar', 'มีนาคม', 'มีค'],
  ['april', 'apr', 'เมษายน', 'เมย'],
  ['may', 'พฤษภาคม', 'พค'],
  ['june', 'jun', 'มิถุนายน', 'มิย'],
  ['july', 'jul', 'กรกฎาคม', 'กค'],
  ['august', 'aug', 'สิงหาคม', 'สค'],
  ['september', 'sept', 'sep', 'กันยายน', 'กย'],
  ['october', 'oct', 'ตุลาคม', 'ตค'],
  ['november', 'nov', 'พฤศจิกายน', 'พย'],
  ['december', 'dec', 'ธันวาคม', 'ธค'],
];

const MONTH_BY_NAME = new Map(
  MONTHS.flatMap((names, i) => names.map((name): [string, number] => [name, i + 1])),
);

/** Words that may stand beside a date and say nothing. */
const FILLERS = /\bof\b|วันที่|เดือน|ปี/g;

/** Takes the first word that names a month out of the text; a Thai abbreviation is written with its stops. */
function takeMonthName(text: string): { readonly rest: string; readonly month: number | null } {
  for (const { 0: word } of text.matchAll(/[a-z]+\.?|[ก-๙](?:[ก-๙.]*[ก-๙])?\.?/g)) {
    const month = MONTH_BY_NAME.get(word.replaceAll('.', ''));
    if (month !== undefined) return { rest: text.replace(word, ' '), month };
  }
  return { rest: text, month: null };
}

/**
 * Whether paper of the time counted these months to the year before: the Thai year began on 1 April from
 * B.E. 2432 (1889) until B.E. 2483, which had nine months so that 2484 could begin on 1 January 1941.
 */
function keptOldThaiYear(beYear: number, month: number): boolean {
  return month <= 3 && beYear >= 2432 && beYear <= 2482;
}
