import { useEffect, useState } from 'react';

/** Names and explanations of facts; fetched when the first mark or drawer is opened, or the page has time. */
export const loadFactWords = () => import('#text/en/fact-words.ts');
export type FactWords = Awaited<ReturnType<typeof loadFactWords>>;

let loaded: FactWords | null = null;

/** The words of facts, null until they are here. */
export function useFactWords(wanted: boolean): FactWords | null {
  const [words, setWords] = useState(loaded);
  useEffect(() => {
    if (!wanted || words !== null) return undefined;
    let left = false;
    void loadFactWords().then((module) => {
      loaded = module;
      if (!left) setWords(module);
    });
    return () => {
      left = true;
    };
  }, [wanted, words]);
  return words;
}
