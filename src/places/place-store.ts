/**
 * The city index as it comes in: the main file first, the other spellings after it, each fetched once.
 *
 * A file that could not be had is asked for again with the next search, so going online is enough to recover.
 */
import { addNames, parsePlaces } from './place-index.ts';
import type { PlaceIndex } from './place-index.ts';
import type { Place } from './place.ts';
import { searchPlaces } from './search-places.ts';

export type PlaceSearchResult =
  /** Best first; empty when no place matches. */
  | { readonly type: 'places'; readonly places: readonly Place[] }
  /** The index is not on this device and could not be fetched. */
  | { readonly type: 'unavailable' };

export type PlaceStore = {
  /** Fetches both files if they are not here. Settles when both were tried; never rejects. */
  readonly warm: () => Promise<void>;
  /** Never rejects. Waits for the other spellings only when the main names have no answer. */
  readonly search: (query: string, limit: number) => Promise<PlaceSearchResult>;
};

export type PlaceStoreOptions = {
  readonly files: { readonly main: string; readonly names: string };
  /** The text of a file of the index; rejects when it cannot be had. */
  readonly fetchText: (file: string) => Promise<string>;
  /** A country's name for its ISO code, in the language of the interface. */
  readonly countryName: (code: string) => string;
};

export function createPlaceStore({ files, fetchText, countryName }: PlaceStoreOptions): PlaceStore {
  let index: PlaceIndex | null = null;
  const main = attempt(async () => {
    index = parsePlaces(await fetchText(files.main), countryName);
  });
  const names = attempt(async () => {
    const text = await fetchText(files.names);
    if (index !== null) index = addNames(index, text);
  });

  return {
    async warm() {
      if (await main()) await names();
    },
    async search(query, limit) {
      if (!(await main()) || index === null) return { type: 'unavailable' };
      const other = names();
      const places = searchPlaces(index, query, limit);
      if (places.length > 0) return { type: 'places', places };
      await other;
      return { type: 'places', places: searchPlaces(index, query, limit) };
    },
  };
}

/** Runs `work` until it has succeeded once, never twice at a time. True when it has succeeded. */
function attempt(work: () => Promise<void>): () => Promise<boolean> {
  let running: Promise<boolean> | null = null;
  return () => {
    running ??= work().then(
      () => true,
      () => {
        // No network, no file, or a file cut short: all the same to the person, and mended by asking again.
        running = null;
        return false;
      },
    );
    return running;
  };
}
