/** What a person looks for, word by word. */
import { isUnspaced, wordsIn } from './words.ts';

/** A word that must be found. Its beginning is enough where `open`: the person may still be writing it. */
export type Wanted = { readonly word: string; readonly open: boolean };

/** More would be a pasted text; the rest is left out. */
const MOST_WORDS = 12;

/** From here up a whole word also finds its longer forms ("ghost", "ghosted"); whole words are listed first. */
const OPEN_FROM = 3;

/** The words of a query, each once. Short ones are open only while they are being written, at the very end. */
export function wantedIn(typed: string): readonly Wanted[] {
  // Some keyboards write the Thai vowel of "ทำ" in two pieces, by which no dictionary knows it.
  const query = typed.replaceAll('\u0E4D\u0E32', '\u0E33');
  const words = wordsIn(query).slice(0, MOST_WORDS);
  const last = words.at(-1);
  const seen = new Map<string, Wanted>();
  for (const one of words) {
    const open = one.word.length >= OPEN_FROM || (one === last && one.end === query.length);
    if (open || !seen.has(one.word)) seen.set(one.word, { word: one.word, open });
  }
  return [...seen.values()];
}

/** Stretches of a query without spaces that hold several words, which in a text stand side by side as well. */
export function runsIn(query: string): readonly string[] {
  return query.split(/[^\p{L}\p{M}\p{N}]+/u).filter((run) => isUnspaced(run) && wordsIn(run).length > 1);
}

/** Where in a found word the wanted one stands. */
export type Part = { readonly from: number; readonly to: number };

/**
 * Whether a word is the wanted one: the same, or beginning with it where it is open. Where words stand side by side,
 * dictionaries part them differently from text to text, so there it may stand anywhere inside.
 */
export function isWanted(word: string, { word: wanted, open }: Wanted): boolean {
  if (word === wanted) return true;
  if (isUnspaced(wanted)) return word.includes(wanted);
  return open && word.startsWith(wanted);
}

/** The part of a found word to be marked: what was typed of it where that can be told, otherwise all of it. */
export function markedPart(word: string, raw: string, wanted: Wanted): Part {
  const at = raw.length === word.length && isUnspaced(wanted.word) ? word.indexOf(wanted.word) : 0;
  const whole = { from: 0, to: raw.length };
  if (raw.length !== word.length || at < 0) return whole;
  return { from: at, to: at + Math.min(wanted.word.length, word.length) };
}

/** Words that may be meant by one that stands nowhere: one slip away, two in long ones, with the same first letter. */
export function isNear(word: string, wanted: string): boolean {
  const most = wanted.length >= 8 ? 2 : wanted.length >= 4 ? 1 : 0;
  if (most === 0 || word[0] !== wanted[0] || Math.abs(word.length - wanted.length) > most) return false;
  return slipsWithin(word, wanted, most);
}

/**
 * Whether at most `most` slips lead from one word to the other: a letter left out, added, exchanged, or two neighbours
 * swapped (optimal string alignment).
 */
function slipsWithin(a: string, b: string, most: number): boolean {
  let before: number[] = [];
  let above = Array.from({ length: b.length + 1 }, (_, j) => j);
  for (let i = 1; i <= a.length; i += 1) {
    const row = [i];
    let least = i;
    for (let j = 1; j <= b.length; j += 1) {
      const same = a[i - 1] === b[j - 1];
      let slips = Math.min((above[j] ?? 0) + 1, (row[j - 1] ?? 0) + 1, (above[j - 1] ?? 0) + (same ? 0 : 1));
      if (i > 1 && j > 1 && a[i - 1] === b[j - 2] && a[i - 2] === b[j - 1])
        slips = Math.min(slips, (before[j - 2] ?? 0) + 1);
      row.push(slips);
      least = Math.min(least, slips);
    }
    if (least > most) return false;
    before = above;
    above = row;
  }
  return (above[b.length] ?? most + 1) <= most;
}
