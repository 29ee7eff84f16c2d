import { useLiveQuery } from 'dexie-react-hooks';
import { useMemo } from 'react';
import { audioFavourites } from '#db/audio-favourites.ts';
import { audioPlaces } from '#db/audio-places.ts';
import { usePublishedAudio } from '#parts/audio/published-audio.ts';
import { builtInItems, favouritesAtFirst, mergedLibrary } from '#practice/audio/library.ts';
import type { LibraryItem } from '#practice/audio/library.ts';
import { useLocalData } from '#store/db-context.tsx';
import { audioTitles } from '#text/en/audio/titles.ts';

export type AudioLibrary = {
  /** In their order; the built-in titles are always among them. */
  readonly items: readonly LibraryItem[];
  /** How it stands with what admins published. */
  readonly published: 'loading' | 'current' | 'copy' | 'failed';
  /** Keys; undefined until they are read. */
  readonly favourites: ReadonlySet<string> | undefined;
  /** Where titles were left, seconds by key. */
  readonly places: ReadonlyMap<string, number>;
};

const own = builtInItems(audioTitles);
const nowhere: ReadonlyMap<string, number> = new Map();

/** Everything there is to listen to, with what this person marked and where they left it. */
export function useLibrary(): AudioLibrary {
  const { db } = useLocalData();
  const { state, titles } = usePublishedAudio();
  const items = useMemo(() => mergedLibrary(own, titles), [titles]);
  const favourites = useLiveQuery(() => audioFavourites(db, favouritesAtFirst), [db]);
  const places = useLiveQuery(() => audioPlaces(db), [db]) ?? nowhere;
  return { items, published: state, favourites, places };
}
