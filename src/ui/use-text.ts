import { createContext, useContext } from 'react';

/** One screen's words: plain texts, and functions for texts with something to fill in. */
export type Catalogue = Readonly<Record<string, string | ((...values: never[]) => string)>>;

/** The words of one language, found by their English catalogue. English needs no entry. */
export type Translations = ReadonlyMap<Catalogue, Catalogue>;

const TranslationsContext = createContext<Translations>(new Map());

export const TranslationsProvider = TranslationsContext.Provider;

/**
 * The words of `english` (a catalogue of src/text/en) in the chosen language.
 *
 * A screen brings its own catalogue, so its words travel in its own chunk; another language arrives as one
 * chunk of translations and is offered only when it is whole, so falling back to English never mixes a screen.
 */
export function useText<C extends Catalogue>(english: C): C {
  const translated = useContext(TranslationsContext).get(english);
  // The missing-key test holds every translation to the keys and arities of its English original.
  return (translated as C | undefined) ?? english;
}
