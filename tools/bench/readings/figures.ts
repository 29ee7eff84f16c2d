/**
 * Figures of a text: overlap, rhythm, reading level, and what is left of it without the names of signs, planets and
 * houses. Plain functions over strings; nothing here knows the composer.
 */

const ENTITIES =
  /\b(?:aries|taurus|gemini|cancer|leo|virgo|libra|scorpio|sagittarius|capricorn|aquarius|pisces|sun|moon|mercury|venus|mars|jupiter|saturn|uranus|neptune|pluto|north node|ascendant|midheaven|first|second|third|fourth|fifth|sixth|seventh|eighth|ninth|tenth|eleventh|twelfth|january|february|march|april|may|june|july|august|september|october|november|december|square|trine|sextile|opposition|conjunction|\d+)\b/giu;

/** Small words, which carry no content of their own. */
const STOP = new Set(
  'a an and are as at be been but by can could did do does for from had has have he her his i if in into is it its just me more most my no nor not of off on one or our out over own she so some than that the their them then there these they this those to too two under until up us was we were what when where which while who whose why will with would you your yours'.split(
    ' ',
  ),
);

export const wordsOf = (text: string): string[] => text.toLowerCase().match(/[\p{L}\p{N}’'-]+/gu) ?? [];

/** The text with every entity of a sheet as one sign. */
export const masked = (text: string): string => text.replace(ENTITIES, '#');

export const contentWords = (text: string): string[] =>
  wordsOf(masked(text).replaceAll('#', ' ')).filter((word) => !STOP.has(word));

export function grams(words: readonly string[], n: number): Set<string> {
  const found = new Set<string>();
  for (let i = 0; i + n <= words.length; i += 1) found.add(words.slice(i, i + n).join(' '));
  return found;
}

export function jaccard(a: ReadonlySet<string>, b: ReadonlySet<string>): number {
  const shared = [...a].filter((one) => b.has(one)).length;
  const all = a.size + b.size - shared;
  return all === 0 ? 0 : shared / all;
}

/** Share of the smaller set that the other holds as well. */
export function overlap(a: ReadonlySet<string>, b: ReadonlySet<string>): number {
  const smaller = Math.min(a.size, b.size);
  return smaller === 0 ? 0 : [...a].filter((one) => b.has(one)).length / smaller;
}

export const mean = (values: readonly number[]): number =>
  values.length === 0 ? 0 : values.reduce((sum, value) => sum + value, 0) / values.length;

export function median(values: readonly number[]): number {
  return values.toSorted((a, b) => a - b)[Math.floor(values.length / 2)] ?? 0;
}

export function deviation(values: readonly number[]): number {
  const middle = mean(values);
  return Math.sqrt(mean(values.map((value) => (value - middle) ** 2)));
}

export const pairsOf = <T>(items: readonly T[]): (readonly [T, T])[] =>
  items.flatMap((a, i) => items.slice(i + 1).map((b) => [a, b] as const));

/** Syllables by groups of vowels, a silent final e left out. */
function syllables(word: string): number {
  const groups = word
    .replace(/[^a-z]/gu, '')
    .replace(/e$/u, '')
    .match(/[aeiouy]+/gu);
  return Math.max(1, groups?.length ?? 1);
}

/** Flesch–Kincaid grade of sentences. */
export function grade(sentences: readonly string[]): number {
  const words = sentences.flatMap(wordsOf);
  if (words.length === 0) return 0;
  const beats = words.reduce((sum, word) => sum + syllables(word), 0);
  return 0.39 * (words.length / sentences.length) + 11.8 * (beats / words.length) - 15.59;
}

/** Cosine of two bags of content words, rare words counting more. */
export function likeness(
  a: readonly string[],
  b: readonly string[],
  weight: (word: string) => number,
): number {
  const bag = (words: readonly string[]): Map<string, number> => {
    const found = new Map<string, number>();
    for (const word of words) found.set(word, (found.get(word) ?? 0) + weight(word));
    return found;
  };
  const [x, y] = [bag(a), bag(b)];
  const length = (of: ReadonlyMap<string, number>): number =>
    Math.sqrt([...of.values()].reduce((sum, value) => sum + value * value, 0));
  const dot = [...x].reduce((sum, [word, value]) => sum + value * (y.get(word) ?? 0), 0);
  return dot === 0 ? 0 : dot / (length(x) * length(y));
}
