/** One screen's words: plain texts, and functions for texts with something to fill in. */
export type Catalogue = Readonly<Record<string, string | ((...values: never[]) => string)>>;

/**
 * The words of a screen, given its English catalogue (one of src/text/en).
 *
 * A screen brings its own catalogue, so its words travel in its own chunk. This is the one door through which another
 * language will answer, whole catalogues at a time; until one is complete, English is what everyone reads.
 */
export function useText<C extends Catalogue>(english: C): C {
  return english;
}
