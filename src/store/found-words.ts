import { atom, useAtomValue, useSetAtom } from 'jotai';

/** What a search found, from the moment a hit is opened until another place is. */
export type FoundWords = {
  readonly messageId: string;
  /** Words as they stand in the message, longest first. */
  readonly words: readonly string[];
};

const found = atom<FoundWords | null>(null);

/** The words to be marked in the message that a hit led to; null where no hit was opened. */
export function useFoundWords(): FoundWords | null {
  return useAtomValue(found);
}

/** For the list of hits, before it leads to `paths.chatMessage`. */
export function useSetFoundWords(): (found: FoundWords | null) => void {
  return useSetAtom(found);
}
