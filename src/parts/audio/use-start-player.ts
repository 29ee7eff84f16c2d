import { useCallback } from 'react';
import type { Track } from '#audio/player/player-state.ts';
import type { LibraryItem } from '#practice/audio/library.ts';
import { useAudioShelf } from '#store/audio-shelf.tsx';
import { useLocalData } from '#store/db-context.tsx';
import { usePlayerSlot } from '#store/player.ts';
import { makePlayer } from './make-player.ts';

/** How long the first title has the page to itself, ms. What comes over a slow line is shown meanwhile. */
const AHEAD_MS = 60;

const shortly = () =>
  new Promise<void>((resolve) => {
    setTimeout(resolve, AHEAD_MS);
  });

/** Plays an item: from `at` seconds, else from where it was left. `order` is the list it stands in. */
export function useStartPlayer(): (item: LibraryItem, order: readonly LibraryItem[], at?: number) => void {
  const shelf = useAudioShelf();
  const { db, deps } = useLocalData();
  const slot = usePlayerSlot();
  return useCallback(
    (item, order, at) => {
      const before = slot.now();
      const player = before ?? makePlayer(db, shelf, () => deps.clock.now());
      const opened = player.start(trackOf(item), order.map(trackOf), at);
      if (before === null) slot.put(player, Promise.race([opened, shortly()]));
    },
    [slot, db, shelf, deps],
  );
}

/** An item as the shelf knows it. */
export function audioItemOf(item: LibraryItem): Track['item'] {
  const { key, id, title } = item;
  return item.kind === 'built-in'
    ? { kind: 'built-in', key, id, title }
    : { kind: 'published', key, id, title, url: item.url };
}

function trackOf(item: LibraryItem): Track {
  const { category, seconds, gradient, emoji } = item;
  return { item: audioItemOf(item), category, seconds, cover: { gradient, emoji } };
}
