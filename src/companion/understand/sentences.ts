/** Sentences and clauses of a normalised message, and which of them ask. */

export type Clause = {
  readonly start: number;
  readonly end: number;
  /** The sentence it belongs to; `asks` when that sentence ends in a question mark. */
  readonly sentence: {
    readonly index: number;
    readonly start: number;
    readonly end: number;
    readonly asks: boolean;
  };
};

/**
 * Clauses in order. A sentence ends at . ! ? … ; or a line break (not inside "14:20" or "3.5"); a clause also at a
 * comma, colon, dash or bracket. Thai spaces end neither: they are too free to carry meaning.
 */
export function clausesOf(text: string): Clause[] {
  const clauses: Clause[] = [];
  let index = 0;
  for (const match of text.matchAll(/(?:[^.!?…;\n]|\.(?=\d))+(?:[.!?…;]+|\n|$)/g)) {
    const start = match.index;
    const end = start + match[0].length;
    const sentence = { index: index++, start, end, asks: /\?[!?.…]*$/.test(match[0]) };
    for (const part of match[0].matchAll(/[^,:()–—]+/g)) {
      if (part[0].trim() === '') continue;
      clauses.push({ start: start + part.index, end: start + part.index + part[0].length, sentence });
    }
  }
  return clauses;
}

/** The clause that holds an offset, or the nearest before it. */
export function clauseAt(clauses: readonly Clause[], at: number): Clause | null {
  let low = 0;
  let high = clauses.length;
  while (low < high) {
    const middle = (low + high) >> 1;
    if (clauses[middle]!.start <= at) low = middle + 1;
    else high = middle;
  }
  return clauses[Math.max(0, low - 1)] ?? null;
}

/** Ranges between straight double quotes. */
export function quotedRanges(text: string): { readonly start: number; readonly end: number }[] {
  return [...text.matchAll(/"[^"\n]{1,400}"/g)].map((match) => ({
    start: match.index,
    end: match.index + match[0].length,
  }));
}
