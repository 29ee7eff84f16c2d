/** How the words of the Thai modes are put together: picking a wording, values that doubt leaves open, names, dates. */
import type { Topic } from '#facts/ask.ts';
import type { Fact, Json } from '#facts/fact.ts';
import type { FactSheet } from '#facts/fact-sheet.ts';
import { localDate, almanacDateTime } from '#lib/local-date.ts';
import type { TellAbout, TraditionWords } from '#companion/testimony/tradition-words.ts';
import { clockName, dates } from '../../dates.ts';
import { nameOf } from './names.ts';
import type { NameTable } from './names.ts';
import { themeOf } from './themes.ts';
import type { Theme } from './themes.ts';

/** One of several wordings; `turn` moves the choice on, so that two lists do not go in step. */
export function pick<Item>(list: readonly [Item, ...Item[]], variant: number, turn = 0): Item {
  const at = Math.floor(Math.abs(variant) / 2 ** turn) % list.length;
  return list[at] ?? list[0];
}

/** The words of a value: one of an id or a count, several of a list or an open value; none of the rest. */
export function wordsOf(fact: Fact | undefined): readonly string[] {
  const value = fact?.value;
  switch (value?.type) {
    case 'id':
      return [value.id];
    case 'ids':
    case 'either':
      return value.ids;
    case 'count':
      return [String(value.n)];
    default:
      return [];
  }
}

/** The one word of a value; null where it is open, a list or absent. */
export function oneWord(fact: Fact | undefined): string | null {
  const words = wordsOf(fact);
  return fact?.value.type === 'ids' || words.length !== 1 ? null : (words[0] ?? null);
}

export const isOpen = (fact: Fact | undefined): boolean => fact?.value.type === 'either';
export const isOn = (fact: Fact | undefined): boolean => fact?.value.type === 'flag' && fact.value.on;

export function listed(words: readonly string[], joint: 'and' | 'or' = 'and'): string {
  if (words.length <= 1) return words[0] ?? '';
  return `${words.slice(0, -1).join(', ')} ${joint} ${words.at(-1) ?? ''}`;
}

/** "Mars", or "either Mars or the Moon" where doubt leaves it open. */
export function oneOrOther(fact: Fact | undefined, write: (word: string) => string): string {
  const words = wordsOf(fact).map(write);
  return isOpen(fact) ? `either ${listed(words, 'or')}` : listed(words);
}

export const themeSentence = (
  themes: Readonly<Record<Theme, string>> | undefined,
  topic: Topic,
): string | null => {
  const theme = themeOf(topic);
  return theme === null || themes === undefined ? null : themes[theme];
};

export const said = (...sentences: readonly (string | null | undefined)[]): readonly string[] =>
  sentences.filter((one): one is string => one !== null && one !== undefined && one !== '');

export const capital = (text: string): string => text.charAt(0).toUpperCase() + text.slice(1);

/** Said instead of a meaning where the hour of birth leaves two values: in the table, and in a reading. */
export const OPEN_DETAIL = 'The hour of birth decides';
export const OPEN_LINE = 'The hour of birth decides between them, so hold what follows from it loosely.';

/** The text of a value among those that a derivation keeps. */
export function valueAt(fact: Fact | undefined, name: string): Json | null {
  return fact?.derivation.values?.[name] ?? null;
}

/** Signs or other texts among those that a derivation keeps. */
export function textsAt(fact: Fact | undefined, name: string): readonly string[] {
  const value = valueAt(fact, name);
  return Array.isArray(value) ? value.filter((one): one is string => typeof one === 'string') : [];
}

// Dates

type DayContext = { readonly zone: string; readonly today: string };

const firstInstant = (fact: Fact | undefined): number | null => {
  const value = fact?.value;
  if (value?.type === 'instant') return Date.parse(value.at);
  const [at] = value?.type === 'instants' ? value.at : [];
  return at === undefined ? null : Date.parse(at);
};

/** "6 December" of a day kept as an instant; empty where there is none. */
export function dayOf(fact: Fact | undefined, { zone, today }: DayContext): string {
  const at = firstInstant(fact);
  return at === null ? '' : dates.day(localDate(at, zone), today);
}

/** "5:48 AM" of an instant. */
export function clockAt(fact: Fact | undefined, zone: string): string {
  const at = firstInstant(fact);
  return at === null ? '' : clockName(almanacDateTime(at, zone).time);
}

/** "today", or "on 6 December" where another day was asked about. */
export function askedDayWords({ sheet, today }: Pick<TellAbout, 'sheet' | 'today'>): string {
  const day = sheet.inputs['day'];
  return typeof day !== 'string' || day === today || !/^\d{4}-\d\d-\d\d$/.test(day)
    ? 'today'
    : `on ${dates.day(day, today)}`;
}

/** Zone and today as the sheet knows them; UTC where it has no zone that the host knows. */
export function contextOf(sheet: FactSheet): DayContext {
  const { zone, now } = sheet.inputs;
  const today = typeof now === 'string' ? now.slice(0, 10) : '';
  return { zone: typeof zone === 'string' && isZone(zone) ? zone : 'UTC', today };
}

function isZone(zone: string): boolean {
  try {
    return localDate(0, zone) !== '';
  } catch {
    return false;
  }
}

// Facts

export type TitleAndDetail = { readonly title: string; readonly detail: string };

/** Fact ids that a row is for, and what such a fact is called. `match` are the groups of the pattern. */
export type FactRow = readonly [
  pattern: RegExp,
  write: (fact: Fact, match: readonly string[], sheet: FactSheet) => TitleAndDetail,
];

/** A title by the first row whose pattern fits; the id in words where none does. */
export function factWords(rows: readonly FactRow[]): TraditionWords['fact'] {
  return (fact, sheet) => {
    for (const [pattern, write] of rows) {
      const match = pattern.exec(fact.id);
      if (match !== null) return write(fact, match.slice(1), sheet);
    }
    return { title: capital(fact.id.replaceAll(/[.-]/g, ' ')), detail: '' };
  };
}

/** "Title: value". */
export const titled = (title: string, value: string, detail: string): TitleAndDetail => ({
  title: value === '' ? title : `${title}: ${value}`,
  detail,
});

export const yesNo = (fact: Fact): string => (isOn(fact) ? 'yes' : 'no');

/** The words of a fact by a table of names, "or" between those left open. */
export function valueWords(fact: Fact, table: NameTable | null): string {
  const words = wordsOf(fact).map((word) => (table === null ? word : nameOf(table, word)[0]));
  return listed(words, isOpen(fact) ? 'or' : 'and');
}

/** Names of a fact's words by the first pattern that fits; numbers of a list or left open have Thai digits. */
export function namesBy(rows: readonly (readonly [RegExp, NameTable])[]): TraditionWords['names'] {
  return (fact) => {
    const table = rows.find(([pattern]) => pattern.test(fact.id))?.[1];
    if (fact.value.type === 'count') return [];
    return wordsOf(fact).map((id) => {
      const [en, own] = table === undefined ? [id, null] : nameOf(table, id);
      return { id, en, own: own ?? (/^\d+$/.test(id) ? thaiDigits(id) : null) };
    });
  };
}

/** `๑๒` of `12`. */
export const thaiDigits = (number: string): string =>
  number.replaceAll(/\d/g, (digit) => '๐๑๒๓๔๕๖๗๘๙'.charAt(Number(digit)));

/** What a point is called: by its whole key, else by the part after the colon. */
export function pointTitles(titles: Readonly<Record<string, string>>): TraditionWords['pointTitle'] {
  return (key) => titles[key] ?? titles[key.slice(key.indexOf(':') + 1)] ?? 'A point of this reading';
}
