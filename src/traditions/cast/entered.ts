/**
 * What a person cast with their own hand, as text: items in their order, with blanks or commas in between; `:reversed` behind an
 * item that lies upside down.
 */

export type EnteredItem = { readonly word: string; readonly reversed: boolean };

const REVERSED = ':reversed';

/** The items of `entered`; at most 100 are looked at. */
export function enteredItems(entered: string): readonly EnteredItem[] {
  return entered
    .toLowerCase()
    .split(/[\s,;]+/u)
    .filter((word) => word !== '')
    .slice(0, 100)
    .map((word) =>
      word.endsWith(REVERSED)
        ? { word: word.slice(0, -REVERSED.length), reversed: true }
        : { word, reversed: false },
    );
}

/** Whole numbers of `entered`, 0 to 9999; null when anything else stands there. */
export function enteredNumbers(entered: string): readonly number[] | null {
  const words = enteredItems(entered);
  return words.every(({ word, reversed }) => /^\d{1,4}$/.test(word) && !reversed)
    ? words.map(({ word }) => Number(word))
    : null;
}
