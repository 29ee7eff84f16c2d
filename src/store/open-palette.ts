import { atom, useAtomValue, useSetAtom } from 'jotai';
import { startTransition } from 'react';

/** `all`: chats, commands, screens and what was written; `messages`: chats and what was written. */
export type PaletteScope = 'all' | 'messages';

const open = atom<PaletteScope | null>(null);

type SetScope = (scope: PaletteScope | null) => void;

/** What the palette is open for, null while it is closed. For its host. */
export function usePaletteOpen(): [PaletteScope | null, SetScope] {
  return [useAtomValue(open), useOpenPalette()];
}

/** Opens the palette. */
export function useOpenPalette(): SetScope {
  const set = useSetAtom(open);
  // A transition waits for the code and then shows it at once; a fallback, once shown, would stay a third of a second.
  return (scope) => startTransition(() => set(scope));
}
