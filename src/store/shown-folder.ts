import { atom, useAtom, useSetAtom } from 'jotai';

const shown = atom<string | null>(null);

/** The folder that another part of the app wants to be seen, and how to say that it is. For the lists of the sidebar. */
export function useShownFolder(): [string | null, (folderId: null) => void] {
  return useAtom(shown);
}

/** Has a folder opened in the sidebar. */
export function useShowFolder(): (folderId: string) => void {
  return useSetAtom(shown);
}
