import { atom, useAtomValue, useSetAtom } from 'jotai';

/** Messages a free plan holds in one visit. */
export const MAX_FREE_MESSAGES = 50;

const used = atom(0);
// Answers in two chats may end after the last free one was begun: more than all is never used.
const countOne = atom(null, (get, set) => set(used, Math.min(get(used) + 1, MAX_FREE_MESSAGES)));

/** Messages that a hosted model answered since the app was opened. Not kept: a reload starts at none. */
export function useFreeMessagesUsed(): number {
  return useAtomValue(used);
}

/** Counts a message that a hosted model has answered. */
export function useCountMessage(): () => void {
  return useSetAtom(countOne);
}

/** Sets the count anew: clearing all chats starts it at none, and undoing that brings it back. */
export function useSetFreeMessagesUsed(): (count: number) => void {
  return useSetAtom(used);
}
