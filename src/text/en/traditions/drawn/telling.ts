/** Small tools for telling what was cast, laid or answered: which wording, which theme, the words of a value. */
import type { Topic } from '#facts/ask.ts';
import type { Fact } from '#facts/fact.ts';

/** What the words of these modes are sorted by. */
export const themes = ['love', 'work', 'money', 'family', 'self', 'mood', 'spirit', 'decision'] as const;
export type Theme = (typeof themes)[number];

const themeOfTopic: Readonly<Record<Topic, Theme>> = {
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
  dream: 'mood',
  decision: 'decision',
  travel: 'decision',
  legal: 'decision',
  spirit: 'spirit',
  self: 'self',
  'name-number': 'self',
  app: 'self',
  none: 'self',
};

export const themeOf = (topic: Topic): Theme => themeOfTopic[topic];

/** One of several wordings by any whole number. `step` moves a second choice on, so that two choices do not run in step. */
export function oneOf<Item>(items: readonly Item[], variant: number, step = 1): Item | undefined {
  return items[Math.abs(Math.floor(variant / step)) % Math.max(1, items.length)];
}

/** The same for texts; empty where there is none. */
export const wording = (items: readonly string[], variant: number, step = 1): string =>
  oneOf(items, variant, step) ?? '';

/** Fills `{slot}` places. */
export const filled = (frame: string, slots: Readonly<Record<string, string>>): string =>
  frame.replaceAll(/\{(\w+)\}/g, (_, name: string) => slots[name] ?? '');

/** Ids of a fact: one, several, or either of two; none for any other value. */
export function idsOf(fact: Fact | undefined): readonly string[] {
  if (fact === undefined) return [];
  const { value } = fact;
  if (value.type === 'id') return [value.id];
  return value.type === 'ids' || value.type === 'either' ? value.ids : [];
}

export const idOf = (fact: Fact | undefined): string => idsOf(fact)[0] ?? '';

export const countOf = (fact: Fact | undefined): number => (fact?.value.type === 'count' ? fact.value.n : 0);

export const isOn = (fact: Fact | undefined): boolean => fact?.value.type === 'flag' && fact.value.on;

/** "a", "a and b", "a, b and c"; `joiner` for "or". */
export function listed(items: readonly string[], joiner = 'and'): string {
  const last = items.at(-1) ?? '';
  return items.length < 2 ? last : `${items.slice(0, -1).join(', ')} ${joiner} ${last}`;
}

export const capital = (text: string): string => text.charAt(0).toUpperCase() + text.slice(1);

/** Sentences that have something to say. */
export const said = (...sentences: readonly (string | undefined)[]): readonly string[] =>
  sentences.filter((sentence): sentence is string => sentence !== undefined && sentence !== '');

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
];
/** "first" to "twelfth". */
export const ordinal = (n: number): string => ordinals[n - 1] ?? String(n);

const numbers = [
  'none',
  'one',
  'two',
  'three',
  'four',
  'five',
  'six',
  'seven',
  'eight',
  'nine',
  'ten',
  'eleven',
  'twelve',
];
/** "none", "one" to "twelve", then figures. */
export const numberWord = (n: number): string => numbers[n] ?? String(n);

export type ValueName = { readonly id: string; readonly en: string; readonly own: string | null };

/** Names of the ids of a fact by a table of names; a count, a ratio or a flag by its own words. */
export function namesBy(
  fact: Fact,
  nameOf: (id: string) => readonly [en: string, own: string | null] | undefined,
): readonly ValueName[] {
  const { value } = fact;
  if (value.type === 'count') return [{ id: String(value.n), en: numberWord(value.n), own: null }];
  if (value.type === 'ratio') return [{ id: String(value.n), en: String(value.n), own: null }];
  return idsOf(fact).flatMap((id) => {
    const name = nameOf(id);
    return name === undefined ? [] : [{ id, en: name[0], own: name[1] }];
  });
}
