import { useEffect, useState } from 'react';
import type { LoopWords } from '#practice/soul-loop/words.ts';
import { loadWords } from './loop-kit.ts';
import type { Lang } from './loop-kit.ts';

/** The words of a language, null until they are here. */
export function useLoopWords(lang: Lang): LoopWords | null {
  const [words, setWords] = useState<LoopWords | null>(null);
  useEffect(() => {
    let left = false;
    loadWords(lang).then(
      (loaded) => {
        if (!left) setWords(loaded);
      },
      () => undefined,
    );
    return () => {
      left = true;
    };
  }, [lang]);
  return words?.lang === lang ? words : null;
}
