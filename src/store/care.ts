import { atom, useAtomValue, useSetAtom } from 'jotai';

/** The last words written into a field that goes away when it is left, such as a name changed in its place in a list. */
const written = atom('');

/** What was written there, for whoever shows the support card beside it. Kept for as long as the page lives. */
export function useWrittenInPassing(): string {
  return useAtomValue(written);
}

/** Tells what was written. */
export function useTellWritten(): (text: string) => void {
  return useSetAtom(written);
}
