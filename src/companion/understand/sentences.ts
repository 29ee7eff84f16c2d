/** Sentences and clauses of a normalised message, and which of them ask. */
import { questionTurn } from './question-order.ts';
import type { OrderRules } from './question-order.ts';

export type Clause = {
  readonly start: number;
  readonly end: number;
  /** The sentence it belongs to; `asks` when it ends in a question mark or its words stand in a question's order. */
  readonly sentence: {
    readonly index: number;
    readonly start: number;
    readonly end: number;
    readonly asks: boolean;
  };
};

/**
 * Clauses in order. A sentence ends at . ! ? … ; or a line break (not inside "14:20" or "3.5"), and where unmarked
 * words turn to a question; a clause also at a comma, colon, dash or bracket. Thai spaces end neither: they are
 * too free to carry meaning.
 */
export function clausesOf(text: string, order: OrderRules | null = null): Clause[] {
  const clauses: Clause[] = [];
  let index = 0;
  for (const match of text.matchAll(/(?:[^.!?…;\n]|\.(?=\d))+(?:[.!?…;]+|\n|$)/g)) {
    for (const { from, to, asks } of stretches(match[0], order)) {
      const start = match.index + from;
      const end = match.index + to;
      const sentence = { index: index++, start, end, asks };
      for (const part of text.slice(start, end).matchAll(/[^,:()–—]+/g)) {
        if (part[0].trim() === '') continue;
        clauses.push({ start: start + part.index, end: start + part.index + part[0].length, sentence });
      }
    }
  }
  return clauses;
}

/** One sentence whole, or its told head and the question that it turns to. */
function stretches(
  sentence: string,
  order: OrderRules | null,
): { from: number; to: number; asks: boolean }[] {
  const to = sentence.length;
  if (/\?[!?.…]*$/.test(sentence)) return [{ from: 0, to, asks: true }];
  const turn = order && questionTurn(sentence, order);
  if (turn === null) return [{ from: 0, to, asks: false }];
  const asked = { from: turn, to, asks: true };
  return sentence.slice(0, turn).trim() === ''
    ? [{ ...asked, from: 0 }]
    : [{ from: 0, to: turn, asks: false }, asked];
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
