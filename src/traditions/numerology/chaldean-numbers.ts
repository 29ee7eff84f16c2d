/**
 * The Chaldean numbers of a name in daily use and of a day of birth.
 *
 * Words are summed, the sums added to the compound, the compound added digit by digit to its root, 1 to 9: no master numbers.
 * Source: Cheiro, Book of Numbers (1926).
 */
import { isCivilDate, parseIsoDate } from '#astro/time/local-time-calendar.ts';
import { chaldeanValue } from './chaldean-letters.ts';
import { nameLetters } from './letters.ts';
import { reduced, reductionOf } from './reduce.ts';

/** The compounds that Cheiro's list gives a meaning, both ends included. */
export const LISTED_COMPOUNDS = { from: 10, to: 52 } as const;

export type ChaldeanWord = {
  readonly word: string;
  readonly letters: readonly { readonly letter: string; readonly value: number }[];
  readonly sum: number;
};

export type ChaldeanName = {
  readonly words: readonly ChaldeanWord[];
  readonly compound: number;
  /** The compound and every sum of digits after it. */
  readonly path: readonly number[];
  readonly root: number;
};

export type ChaldeanBirth = {
  readonly compound: number;
  readonly path: readonly number[];
  readonly root: number;
};

export type ChaldeanNameAnswer =
  | { readonly type: 'name'; readonly name: ChaldeanName }
  /** Letters that no rule of ours may spell anew: ask for the spelling in the passport. */
  | { readonly type: 'other-letters'; readonly letters: readonly string[] }
  | { readonly type: 'empty' };

/** The numbers of a name. Accents go; letters outside A to Z are given back. */
export function chaldeanName(name: string): ChaldeanNameAnswer {
  const read = nameLetters(name);
  if (read.type !== 'letters') return read;
  const words = read.words.map(chaldeanWord);
  const compound = words.reduce((total, { sum }) => total + sum, 0);
  return {
    type: 'name',
    name: { words, compound, path: reductionOf(compound, 'none'), root: reduced(compound, 'none') },
  };
}

function chaldeanWord(word: string): ChaldeanWord {
  const letters = word.split('').map((letter) => ({ letter, value: chaldeanValue(letter) }));
  return { word, letters, sum: letters.reduce((total, { value }) => total + value, 0) };
}

/** The numbers of the day of the month in `YYYY-MM-DD`; null for what is no date. */
export function chaldeanBirth(date: string): ChaldeanBirth | null {
  const civil = parseIsoDate(date);
  if (civil === null || !isCivilDate(civil)) return null;
  const { day } = civil;
  return { compound: day, path: reductionOf(day, 'none'), root: reduced(day, 'none') };
}

/** Whether a number stands in the list of compounds with a meaning of their own. */
export function isListedCompound(n: number): boolean {
  return n >= LISTED_COMPOUNDS.from && n <= LISTED_COMPOUNDS.to;
}
