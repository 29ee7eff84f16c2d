import { useSyncExternalStore } from 'react';
import type { ReadingMode } from '#companion/request.ts';
import type { ModeWords } from '#text/en/modes.ts';

type Loaded = Readonly<Record<ReadingMode, ModeWords>>;

let words: Loaded | null = null;
let loading: Promise<void> | null = null;
const listeners = new Set<() => void>();

function follow(listener: () => void): () => void {
  listeners.add(listener);
  // The names stand beside those in the tradition's own script.
  void import('#ui/own-scripts/own-scripts.css');
  loading ??= import('#text/en/modes.ts').then(({ modeWords }) => {
    words = modeWords;
    for (const tell of listeners) tell();
  });
  return () => listeners.delete(listener);
}

/** The names of the reading modes; null until their chunk is there. They are not part of what the app starts with. */
export function useModeWords(): Loaded | null {
  return useSyncExternalStore(follow, () => words);
}

/** The name of one mode; empty until its words are there. `mixed` is known from the start. */
export function useModeName(mode: ReadingMode, mixed: string): string {
  const known = useModeWords();
  return mode === 'mixed' ? mixed : (known?.[mode].name ?? '');
}
