import { atom, useAtomValue, useSetAtom } from 'jotai';

/** Messages a free plan holds in one visit. */
export const MAX_FREE_MESSAGES = 50;

const used = atom(0);
const countOne = atom(null, (get, set) => set(used, get(used) + 1));

/** Messages sent since the app was opened. Not kept: a reload starts at none. */
export function useFreeMessagesUsed(): number {
  return useAtomValue(used);
}

export function useCountMessage(): () => void {
  return useSetAtom(countOne);
}

/** Sets the count anew: clearing all chats starts it at none, and undoing that brings it back. */
export function useSetFreeMessagesUsed(): (count: number) => void {
  return useSetAtom(used);
}
