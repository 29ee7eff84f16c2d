/** Text that a person wrote, made safe to store and to cut. */
import { graphemesOf } from '#lib/graphemes.ts';

/**
 * Whether every store can hold `text`: no NUL and no half of a surrogate pair. PostgreSQL's `jsonb`
 * refuses both.
 */
export function isStorableText(text: string): boolean {
  return !text.includes('\0') && !loneSurrogate.test(text);
}

/** `text` with NUL and broken surrogates replaced by U+FFFD; anything else is kept as it was written. */
export function toStorableText(text: string): string {
  return isStorableText(text) ? text : text.replace(loneSurrogates, '\uFFFD').replaceAll('\0', '\uFFFD');
}

// With the `u` flag a whole pair is one code point, so the class matches only the broken halves.
const loneSurrogate = /\p{Surrogate}/u;
const loneSurrogates = /\p{Surrogate}/gu;

/**
 * The first `count` characters of `text` as a reader counts them, so that no emoji, accent or Thai vowel is cut apart.
 *
 * A character made of very many code points is a jest or an attack: the result is at most `unitsEach` times `count`
 * UTF-16 units long, and never ends in half a surrogate pair.
 */
export function firstCharacters(text: string, count: number, unitsEach = 8): string {
  const longest = count * unitsEach;
  // A whole paragraph need not be segmented for its first words; the margin holds the last character whole.
  const head = text.slice(0, longest + 64);
  let end = 0;
  let taken = 0;
  for (const segment of graphemesOf(head)) {
    if (taken === count || end + segment.length > longest) break;
    end += segment.length;
    taken += 1;
  }
  if (end > 0 || text === '') return head.slice(0, end);
  return toStorableText(head.slice(0, longest));
}
