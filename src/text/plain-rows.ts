/** Plain topic words of either language as rows of the cue tables. */
import type { CueEntry } from '#companion/understand/lexicon-types.ts';

/** Words between bars: phrases that say it, usual words for it, hints at it. */
export type PlainWords = { readonly strong?: string; readonly usual?: string; readonly hint?: string };

/** Phrases weigh 4.2, usual words 3.6, hints 2; a word that `known` holds keeps its weight there. */
export function plainRows(rows: PlainWords, known: readonly CueEntry[]): CueEntry[] {
  const taken = new Set(known.map(([cue]) => cue.replace(/^=/, '')));
  // A longer phrase hides the shorter cue in it, so it must weigh no less.
  const hidden = (phrase: string): number =>
    Math.max(0, ...known.filter(([cue]) => holds(phrase, cue.replace(/^=/, ''))).map(([, weight]) => weight));
  const list = (words: string | undefined, weight: number): CueEntry[] =>
    (words ?? '')
      .split('|')
      .filter((word) => word !== '' && !taken.has(word))
      .map((word) => [word, Math.max(weight, hidden(word))]);
  return [...list(rows.strong, 4.2), ...list(rows.usual, 3.6), ...list(rows.hint, 2)];
}

/** A whole word of a Latin phrase, any stretch of a Thai one. */
function holds(phrase: string, cue: string): boolean {
  return /[a-z]/.test(cue) ? ` ${phrase} `.includes(` ${cue} `) : phrase.includes(cue);
}
