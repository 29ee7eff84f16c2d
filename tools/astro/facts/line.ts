/** One case of `facts --mode MODE`: the input of a vector in, the sheet and the fields that vectors compare out. */
import type { FactSheet } from '#facts/fact-sheet.ts';
import type { Json } from '#facts/fact.ts';

export type FactsLine = {
  readonly sheet: FactSheet;
  /** In the words of `tests/reference/traditions-open.json`. */
  readonly expect: { readonly [name: string]: Json };
};

/** Throws with what is wrong when the input lacks something: a line of a file, not a person, wrote it. */
export type FactsOf = (input: { readonly [name: string]: Json }) => FactsLine | Promise<FactsLine>;
