/**
 * Characters as a reader counts them, after Unicode Standard Annex 29.
 *
 * The platform's own segmenter where there is one. A browser without it (Firefox before 125) gets the rules that matter
 * for people's writing by a pattern: marks stay on their letter, emoji sequences and flags are one, Hangul syllables
 * stay whole. It may count a few rare sequences (Indic conjuncts) as two.
 */
export function* graphemesOf(text: string): Generator<string> {
  if (segmenter === null) {
    yield* graphemesByPattern(text);
    return;
  }
  for (const { segment } of segmenter.segment(text)) yield segment;
}

/** How many characters a reader counts. */
export function countGraphemes(text: string): number {
  let count = 0;
  for (const _ of graphemesOf(text)) count += 1;
  return count;
}

/** The same without the platform's segmenter. */
export function graphemesByPattern(text: string): readonly string[] {
  return text.match(pattern) ?? [];
}

const segmenter =
  // Typed as always there, and not there in every browser.
  (Intl as { readonly Segmenter?: typeof Intl.Segmenter }).Segmenter === undefined
    ? null
    : new Intl.Segmenter('en', { granularity: 'grapheme' });

// Thai and Lao AM are letters to Unicode and still belong to the consonant before them.
const after = '(?:[\\p{M}\\p{Emoji_Modifier}\\u0E33\\u0EB3\\u200C\\u200D]|[\\u{E0020}-\\u{E007F}])*';
const picture = `\\p{Extended_Pictographic}${after}`;

const pattern = new RegExp(
  [
    '\\r\\n',
    // What controls and breaks lines stands alone.
    '[\\p{Zl}\\p{Zp}\\p{Cc}]',
    `\\p{RI}\\p{RI}${after}`,
    // After a joiner the next picture belongs to the one before.
    `${picture}(?:(?<=\\u200D)${picture})*`,
    `[\\u1100-\\u115F]*(?:[\\uAC00-\\uD7A3]|[\\u1100-\\u115F][\\u1160-\\u11A7]?)[\\u1160-\\u11FF]*${after}`,
    `[^]${after}`,
  ].join('|'),
  'gu',
);
