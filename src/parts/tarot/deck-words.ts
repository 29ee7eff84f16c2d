import type { TarotWords } from '#practice/tarot/words.ts';
import { useLoaded } from '../use-loaded.ts';

/** The book of the deck: every text of the 78 cards. Fetched with the first card that is turned over. */
export const loadDeckWords = () => import('#text/en/tarot/tarot.ts');

/** The words of the deck; null until they are here. */
export function useDeckWords(): TarotWords | null {
  return useLoaded(loadDeckWords)?.tarotEnglish ?? null;
}
