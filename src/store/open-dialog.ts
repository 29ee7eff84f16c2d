import { atom, useAtom, useSetAtom } from 'jotai';

/** The dialogs over every screen that hold nothing but whether they are open. */
const open = {
  /** "Profile & Birth Info". */
  profile: atom(false),
  /** The self-test. */
  diagnostics: atom(false),
  /** What is to become of this device's copy, asked before signing out. */
  'sign-out': atom(false),
  /** Ending the account with everything in it. */
  'delete-account': atom(false),
  /** Whether what was made without an account joins this one; opens by itself after the first sign-in. */
  adopt: atom(false),
  /** The list of shortcuts. */
  shortcuts: atom(false),
  /** Chats that were put away. */
  archived: atom(false),
  /** Whether every chat is to go, asked. */
  'clear-chats': atom(false),
  /** What can be bought, and what was. */
  plans: atom(false),
  /** The five steps of the day. */
  'soul-loop': atom(false),
} as const;

export type DialogName = keyof typeof open;

/** Whether a dialog is open, and how to open or close it. For the host of the dialogs. */
export function useDialogOpen(name: DialogName): [boolean, (open: boolean) => void] {
  return useAtom(open[name]);
}

/** Opens a dialog. */
export function useOpenDialog(name: DialogName): () => void {
  const set = useSetAtom(open[name]);
  return () => set(true);
}
