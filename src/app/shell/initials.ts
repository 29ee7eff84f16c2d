/**
 * Up to two letters that stand for a person: the first of the first and of the last word of the name, in capitals
 * where the script has them. Empty when the name is.
 */
export function initials(name: string): string {
  const words = name.trim().split(/\s+/u).filter(Boolean);
  const ends = words.length > 1 ? [words[0], words.at(-1)] : words;
  return ends.map(firstLetter).join('');
}

/** The first letter as a person sees it: a Thai vowel written before its consonant stays with it. */
function firstLetter(word: string | undefined): string {
  const { segment } = new Intl.Segmenter(undefined, { granularity: 'grapheme' })
    .segment(word ?? '')
    .containing(0) ?? {
    segment: '',
  };
  return segment.toLocaleUpperCase();
}
