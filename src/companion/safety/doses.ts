/**
 * An overdose as it is told: what was done with it, how much, and of what, with any words between.
 * A list of whole sentences would never end, so the parts are tables and this puts them together.
 */
import type { DoseWords } from './crisis-cues.ts';

type Place = { readonly start: number; readonly end: number };

/** Characters that may stand between the parts of a Thai dose. */
const thaiGap = 16;

/** Finds what tells of a dose no one takes, in text made readable. */
export type DoseFinder = (text: string) => readonly Place[];

/** @param clean the door that a message goes through, so that the words are in its form */
export function doseFinder(words: DoseWords, clean: (word: string) => string): DoseFinder {
  const oneOf = (list: readonly string[]): string =>
    list.map((word) => escaped(clean(word))).join('|') || '(?!)';
  const patterns = words.lang === 'en' ? englishPatterns(words, oneOf) : [thaiPattern(words, oneOf)];
  return (text) =>
    patterns.flatMap((pattern) =>
      [...text.matchAll(pattern)].map((found) => ({
        start: found.index,
        end: found.index + found[0].length,
      })),
    );
}

type OneOf = (list: readonly string[]) => string;

/** "took my mum's 30 sleeping pills" and "took her xanax, all of it". */
function englishPatterns(
  { verbs, amounts, things, wholes, apart, units, ordinary }: DoseWords,
  oneOf: OneOf,
): readonly RegExp[] {
  const gap = (most: number) => `(?:[ ,]+(?!(?:${oneOf(apart)})(?![a-z0-9]))[a-z0-9]+){0,${most}}?[ ,]+`;
  // Eight or more of anything; "400 mg" and "8 am" count something else.
  const number = `(?:[89]|[1-9][0-9]+)(?! ?(?:${oneOf(units)})(?![a-z0-9]))`;
  const from = `(?<![a-z0-9])(?:${oneOf(verbs)})`;
  const thing = `(?:${oneOf(things)})(?:e?s)?(?![a-z0-9])`;
  const end = `(?! (?:${oneOf(ordinary)})(?![a-z0-9]))`;
  return [
    new RegExp(`${from}${gap(3)}(?:${oneOf(amounts)}|${number}(?: of)?)${gap(3)}${thing}${end}`, 'g'),
    new RegExp(`${from}${gap(3)}${thing}${gap(1)}(?:${oneOf(wholes)})(?![a-z0-9])${end}`, 'g'),
  ];
}

/** "กินยานอนหลับไปทั้งแผง", "กลืนยาไป 40 เม็ด": no spaces to count by, so a few characters may stand between. */
function thaiPattern({ verbs, amounts, units, apart, ordinary }: DoseWords, oneOf: OneOf): RegExp {
  const gap = `(?:(?!${oneOf(apart)}|\\n).){0,${thaiGap}}?`;
  const number = `(?<![0-9๐-๙])[1-9๑-๙][0-9๐-๙]+ ?(?:${oneOf(units)})`;
  return new RegExp(
    `(?:${oneOf(verbs)})${gap}(?:${oneOf(amounts)}|${number})(?!\\p{M})(?! ?(?:${oneOf(ordinary)}))`,
    'gu',
  );
}

function escaped(word: string): string {
  return word.replace(/[.*+?^${}()|[\]\\/-]/gu, String.raw`\$&`);
}
