import { graphemesOf } from '#lib/graphemes.ts';

/**
 * Up to two letters that stand for a person: the first of the first and of the last word of the name, in capitals
 * where the script has them; without a name the first two of the e-mail. Empty when neither is known.
 */
export function initials(name: string, email: string | null = null): string {
  const words = name.trim().split(/\s+/u).filter(Boolean);
  if (words.length > 0) return ends(words);
  const parts = (email?.split('@')[0] ?? '').split(/[^\p{L}\p{N}]+/u).filter(Boolean);
  return parts.length > 1 ? ends(parts) : firstLetters(parts[0] ?? '', 2);
}

function ends(words: readonly string[]): string {
  return (words.length > 1 ? [words[0], words.at(-1)] : words)
    .map((word) => firstLetters(word ?? '', 1))
    .join('');
}

/** The first letters as a person sees them: a mark that stands on its letter stays with it. */
function firstLetters(word: string, count: number): string {
  return [...graphemesOf(word)].slice(0, count).join('').toLocaleUpperCase();
}
