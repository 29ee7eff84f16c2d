/** A name as letters with values, and whether it can be read at all. */

/** What the letters are worth: their place in the alphabet, counted round in nines. A J S 1, B K T 2, … I R 9. */
export function letterValue(letter: string): number {
  return ((letter.charCodeAt(0) - 65) % 9) + 1;
}

export type NameLetters =
  | {
      readonly type: 'letters';
      /** Capital letters A to Z of each word; hyphens and apostrophes do not divide a word. */
      readonly words: readonly string[];
    }
  | {
      /** Letters that no spelling rule of ours may change silently: ask for the spelling in the passport. */
      readonly type: 'other-letters';
      readonly letters: readonly string[];
    }
  | { readonly type: 'empty' };

/** Accents go, capitals stand, everything that is no letter is passed over. A letter outside A to Z is given back. */
export function nameLetters(name: string): NameLetters {
  // NFKD also opens full-width letters and ligatures; ß becomes SS as a passport writes it.
  const plain = name.normalize('NFKD').replaceAll(/\p{M}/gu, '').toUpperCase();
  const others = plain.match(/(?![A-Z])\p{L}/gu) ?? [];
  if (others.length > 0) return { type: 'other-letters', letters: [...new Set(others)] };
  const words = plain
    .split(/\s+/)
    .map((word) => word.replaceAll(/[^A-Z]/g, ''))
    .filter((word) => word !== '');
  return words.length === 0 ? { type: 'empty' } : { type: 'letters', words };
}
