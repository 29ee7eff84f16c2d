import { atom, useAtom } from 'jotai';

const open = atom(globalThis.matchMedia?.('(min-width: 64em)').matches ?? true);

/** Whether the sidebar is open. The shell sets it again when the window crosses the wide mark. */
export function useSidebarOpen(): [boolean, (open: boolean) => void] {
  return useAtom(open);
}
