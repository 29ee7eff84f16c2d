/** What the tellers of the counted traditions share: themes of a question, values as words, and dates. */
import type { Topic } from '#facts/ask.ts';
import type { FactSheet } from '#facts/fact-sheet.ts';
import type { Fact } from '#facts/fact.ts';
import { localDate } from '#lib/local-date.ts';
import { dates } from '../../dates.ts';

export const themes = ['love', 'work', 'money', 'family', 'self', 'mood', 'spirit', 'decision'] as const;
export type Theme = (typeof themes)[number];
export type Themed = Readonly<Record<Theme, string>>;
/** Of smaller vocabularies; money is read as work, spirit as self. */
export type Six = Exclude<Theme, 'money' | 'spirit'>;
export type SixThemed = Readonly<Record<Six, string>>;

const themeByTopic: Readonly<Record<Topic, Theme>> = {
  love: 'love',
  partner: 'love',
  compatibility: 'love',
  breakup: 'love',
  friendship: 'love',
  work: 'work',
  study: 'work',
  creativity: 'work',
  money: 'money',
  family: 'family',
  'home-move': 'family',
  'health-worry': 'mood',
  mood: 'mood',
  day: 'mood',
  dream: 'spirit',
  spirit: 'spirit',
  decision: 'decision',
  travel: 'decision',
  legal: 'decision',
  self: 'self',
  'name-number': 'self',
  app: 'self',
  none: 'self',
};

export const themeOf = (topic: Topic): Theme => themeByTopic[topic];

export function sixOf(topic: Topic): Six {
  const theme = themeOf(topic);
  return theme === 'money' ? 'work' : theme === 'spirit' ? 'self' : theme;
}

/** One of several ways to say it. */
export const oneOf = (ways: readonly string[], variant: number): string =>
  ways[Math.abs(Math.trunc(variant)) % Math.max(1, ways.length)] ?? '';

/** The entry of a table; `undefined` for a word that is not in it. */
export const look = <Value>(table: Readonly<Record<string, Value>>, key: string): Value | undefined =>
  Object.hasOwn(table, key) ? table[key] : undefined;

/** The words a fact holds: one, the two of a doubtful hour, a list, or a number in digits. */
export function wordsOf(fact: Fact | undefined): readonly string[] {
  if (fact === undefined) return [];
  const { value } = fact;
  switch (value.type) {
    case 'id':
      return [value.id];
    case 'either':
    case 'ids':
      return value.ids;
    case 'count':
      return [String(value.n)];
    case 'text':
      return [value.text];
    default:
      return [];
  }
}

export const isOpen = (fact: Fact | undefined): boolean => fact?.value.type === 'either';

/** "a, b and c". */
export function listed(items: readonly string[], last = 'and'): string {
  if (items.length <= 1) return items[0] ?? '';
  return `${items.slice(0, -1).join(', ')} ${last} ${items.at(-1)}`;
}

/** The value by its name; of an open one all that are possible, joined by "or". */
export const named = (fact: Fact | undefined, name: (id: string) => string): string =>
  listed(wordsOf(fact).map(name), isOpen(fact) ? 'or' : 'and');

export const capital = (text: string): string => text.charAt(0).toUpperCase() + text.slice(1);

const numberWords = ['no', 'one', 'two', 'three', 'four', 'five', 'six', 'seven', 'eight', 'nine', 'ten'];
const ordinalWords = [
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
];
export const numberWord = (n: number): string => numberWords[n] ?? String(n);
export const ordinalWord = (n: number): string => ordinalWords[n - 1] ?? String(n);

/**
 * Sentences on a value: the fact, then its meaning. Where the birth leaves two values open, the meaning of each is told as what
 * it would be, the likelier first.
 */
export function toldValue(
  stated: string,
  fact: Fact | undefined,
  name: (id: string) => string,
  meaning: (id: string) => string | undefined,
): readonly string[] {
  const ids = wordsOf(fact).slice(0, 2);
  const open = isOpen(fact);
  const told = ids.flatMap((id) => {
    const text = meaning(id);
    return text === undefined ? [] : [open ? `If it is ${name(id)}, this reads: ${text}` : text];
  });
  return [stated, ...told];
}

/** An open value as it is stated: every answer the birth leaves, joined by "or". */
export const statedOpen = (slot: string, answers: string, variant: number): string =>
  oneOf(
    [
      `The birth details leave it open: your ${slot} is ${answers}.`,
      `By these birth details your ${slot} is ${answers}.`,
    ],
    variant,
  );

/** The year a sheet was asked about, as a reader on `today` would call it. */
export const yearAsked = (sheet: FactSheet, today: string): string =>
  sheet.inputs['day'] === today ? 'the present year' : 'the year asked about';

/** A stretch that a fact carries with its value, in words; null where it carries none. */
export function stretchOf(
  fact: Fact | undefined,
  zone: string,
  today: string,
): { readonly from: string; readonly to: string } | null {
  const from = fact?.derivation.values?.['from'];
  const to = fact?.derivation.values?.['to'];
  if (typeof from !== 'string' || typeof to !== 'string') return null;
  return { from: dates.day(dayIn(from, zone), today), to: dates.day(dayIn(to, zone), today) };
}

/** A day as it stands; an instant as the day it falls on in the zone. */
export const dayIn = (at: string, zone: string): string =>
  /^\d{4}-\d{2}-\d{2}$/u.test(at) ? at : localDate(Date.parse(at), zone);

/** The first day of a fact of dates, in words. */
export function dayOfFact(fact: Fact | undefined, zone: string, today: string): string | null {
  const value = fact?.value;
  const [at] = value?.type === 'instants' ? value.at : [];
  return at === undefined ? null : dates.day(dayIn(at, zone), today);
}

/** A date without a person at hand: the day it has in UTC, the year always with it. */
export const plainDay = (at: string): string => dates.day(at.slice(0, 10), '');

/** Characters and sounds of several values, for the line under a title. */
export const ownOfAll = (names: readonly (readonly [string, string, string] | null)[]): string =>
  names.flatMap((one) => (one === null ? [] : [`${one[1]} ${one[2]}`])).join(' · ');
