import { createContext, type ReactNode, useCallback, useContext, useSyncExternalStore } from 'react';
import { present } from '#lib/assert.ts';
import type { AudioShelf, KeptState } from '#audio/shelf.ts';

const ShelfContext = createContext<AudioShelf | null>(null);

/** Makes the shelf of audio available to every screen. The composition root gives the real one, a test its own. */
export function AudioShelfProvider(props: { value: AudioShelf; children: ReactNode }) {
  return <ShelfContext value={props.value}>{props.children}</ShelfContext>;
}

/** The shelf of audio. Throws outside an `AudioShelfProvider`. */
export function useAudioShelf(): AudioShelf {
  return present(useContext(ShelfContext), 'AudioShelfProvider above this component');
}

/** What is kept of an item, as it changes. */
export function useKeptState(key: string): KeptState {
  const shelf = useAudioShelf();
  const read = useCallback(() => shelf.stateOf(key), [shelf, key]);
  return useSyncExternalStore(shelf.subscribe, read);
}
