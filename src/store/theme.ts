import { atom, useAtomValue, useSetAtom } from 'jotai';
import { readTheme, type Theme, writeTheme } from './boot-keys.ts';

/** The dusk theme is the one the product starts in. */
const chosenTheme = atom<Theme>(readTheme() ?? 'dark');

const toggle = atom(null, (get, set) => {
  const next = get(chosenTheme) === 'dark' ? 'light' : 'dark';
  set(chosenTheme, next);
  writeTheme(next);
});

export function useTheme(): Theme {
  return useAtomValue(chosenTheme);
}

export function useToggleTheme(): () => void {
  return useSetAtom(toggle);
}
