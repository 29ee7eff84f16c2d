/**
 * Words as a search compares them: without case and accents, and for scripts that put no spaces between words, parted by
 * the dictionary of the platform.
 */

/** A word of a text: how it is compared, and where it stands in the text, in UTF-16 units. */
export type Word = { readonly word: string; readonly start: number; readonly end: number };

/** Longer ones are no words but keys and encodings; what follows is not compared. */
const LONGEST = 48;

const runs = /[\p{L}\p{N}][\p{L}\p{N}\p{M}]*(?:['’][\p{L}][\p{L}\p{M}]*)*/gu;
/** Lao, Thai, Tibetan, Burmese, Khmer, kana, Chinese characters: words stand side by side. */
const unspaced = /[\u0E00-\u0FFF\u1000-\u109F\u1780-\u17FF\u3040-\u30FF\u3400-\u9FFF]/u;
const ascii = /^[a-zA-Z0-9]+$/;
const accents = /[\u0300-\u036f]/g;

let segmenter: Intl.Segmenter | undefined;

/** The words of a text in their order. */
export function wordsIn(text: string): readonly Word[] {
  const words: Word[] = [];
  for (const { 0: run, index } of text.matchAll(runs)) {
    if (!isUnspaced(run)) {
      words.push({ word: fold(run), start: index, end: index + run.length });
      continue;
    }
    // Dictionaries of all these scripts come with any locale.
    segmenter ??= new Intl.Segmenter('th', { granularity: 'word' });
    for (const { segment, index: at, isWordLike } of segmenter.segment(run)) {
      if (isWordLike !== true) continue;
      words.push({ word: fold(segment), start: index + at, end: index + at + segment.length });
    }
  }
  return words.filter(({ word }) => word !== '');
}

/** Whether it is of a script whose words are told apart by a dictionary alone. */
export function isUnspaced(word: string): boolean {
  return unspaced.test(word);
}

/** A word without case, accents and apostrophes. Signs that are letters of their own in Thai and other scripts stay. */
export function fold(word: string): string {
  if (ascii.test(word)) return word.toLowerCase().slice(0, LONGEST);
  return word
    .normalize('NFKC')
    .toLowerCase()
    .normalize('NFD')
    .replace(accents, '')
    .replace(/['’]/g, '')
    .normalize('NFC')
    .slice(0, LONGEST);
}
