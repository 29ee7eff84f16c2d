import { atom, useAtom, useSetAtom } from 'jotai';

const open = atom(false);

/** Whether "Sync Your Data" is open, and how to open or close it. For the host of the dialog. */
export function useSyncDialogOpen(): [boolean, (open: boolean) => void] {
  return useAtom(open);
}

/** Opens "Sync Your Data". */
export function useOpenSyncDialog(): () => void {
  const set = useSetAtom(open);
  return () => set(true);
}
