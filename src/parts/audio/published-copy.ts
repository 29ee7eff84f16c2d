/**
 * The list of published titles as this device keeps it. A page reads it once for each database and remembers it, so that it
 * is there before the screen that shows it.
 */
import type { ContentItem } from '#contract/api/content.ts';
import type { SoulsticeDb } from '#db/database.ts';
import { keepPublished, keptPublished } from '#db/published-audio.ts';
import { type PublishedTitle, titleOf } from './published-title.ts';

/** Null where nothing is kept; undefined until that is known. */
export type Copy = readonly PublishedTitle[] | null | undefined;

const reading = new WeakMap<SoulsticeDb, Promise<void>>();
const read = new WeakMap<SoulsticeDb, Copy>();

/** The copy, as far as it is known by now. */
export const copyNow = (db: SoulsticeDb): Copy => read.get(db);

/** Resolves when it is known. A store that cannot be read has none. */
export function readCopy(db: SoulsticeDb): Promise<void> {
  const already = reading.get(db);
  if (already !== undefined) return already;
  const asked = keptPublished(db)
    .catch(() => null)
    .then((items) => {
      // What the server has told meanwhile is newer.
      if (!read.has(db)) read.set(db, items?.map(titleOf) ?? null);
    });
  reading.set(db, asked);
  return asked;
}

/** Keeps a list in the place of the one before; `titles` are made of `items`. */
export function keepCopy(
  db: SoulsticeDb,
  items: readonly ContentItem[],
  titles: readonly PublishedTitle[],
): void {
  read.set(db, titles);
  void keepPublished(db, items);
}
