/** How the tables of the reading modes are written: slots, values, and the phrases both go by. */
import type { WordRow } from '#companion/verify/words.ts';

const ARTICLED = /^(?:the|your|you|this|that|and|of|in|by|for|as|is|it|at) /i;

/** A row for a slot; `facets` by the kinds that fill it, several separated by commas. `asValue` where the words are a value too. */
export function slotRow(
  facets: Readonly<Record<string, readonly string[]>>,
  phrases: readonly string[],
  asValue = '',
): WordRow {
  const id = Object.entries(facets)
    .map(([kinds, facts]) => `${kinds}=${facts.join(',')}`)
    .join(';');
  // "The planet of the judge": its article would be heard with the next word otherwise.
  const articled = phrases.flatMap((phrase) =>
    ARTICLED.test(phrase) ? [phrase] : [phrase, `the ${phrase}`],
  );
  return ['slot', asValue === '' ? id : `${id}/${asValue}`, ...articled];
}

/** A row for a value; the vocabulary begins with the family of its facts. */
export const valueRow = (vocabulary: string, id: string, ...phrases: readonly string[]): WordRow => [
  'value',
  `${id}/${vocabulary}`,
  ...phrases,
];

/** Rows for a table of names: the English one first, then what else `also` adds for it. */
export function valueRows<Name>(
  vocabulary: string,
  names: Readonly<Record<string, Name>>,
  phrasesOf: (name: Name, id: string) => readonly string[],
): readonly WordRow[] {
  return Object.entries(names).map(([id, name]) => valueRow(vocabulary, id, ...phrasesOf(name, id)));
}

/** With a capital, so that the plain word stays a plain word. */
export const capital = (text: string): string => text.charAt(0).toUpperCase() + text.slice(1);

/** First to twelfth and on, in words and in figures. */
export const NUMBER_NAMES: readonly string[] = [
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

/** "first", "1st". */
export const ordinalPhrases = (n: number, of: (ordinal: string) => string): readonly string[] => {
  const suffix = n === 1 ? 'st' : n === 2 ? 'nd' : n === 3 ? 'rd' : 'th';
  return [NUMBER_NAMES[n - 1] ?? `${n}${suffix}`, `${n}${suffix}`].map(of);
};
