/**
 * Choices of this device about who writes and what is shown, as they are made. Reading who writes is needed at every start and
 * lies in `author.ts`; this is fetched with what needs it.
 */
import { attempt } from '#db/database.ts';
import type { SoulsticeDb } from '#db/database.ts';
import type { Written } from '#db/write.ts';
import { AUTHOR_KEY, FACTS_ONLY_KEY } from './author.ts';
import type { Author, Lens } from './author.ts';

export const openLens: Lens = { name: 'hide', place: 'exact', time: 'exact' };

const LENS_KEY = 'model:lens';

/** Chooses who writes. At once, here alone. */
export function keepAuthor(db: SoulsticeDb, author: Author): Written<void> {
  return keep(db, AUTHOR_KEY, author);
}

/** How the person is shown to models elsewhere. For a live query. */
export async function readLens(db: SoulsticeDb): Promise<Lens> {
  const kept = (await db.local.get(LENS_KEY))?.value;
  const { name, place, time } = (typeof kept === 'object' && kept !== null ? kept : {}) as Readonly<
    Partial<Record<keyof Lens, unknown>>
  >;
  return {
    name: name === 'first' || name === 'hide' ? name : openLens.name,
    place: isStep(place) ? place : openLens.place,
    time: isStep(time) ? time : openLens.time,
  };
}

export function keepLens(db: SoulsticeDb, lens: Lens): Written<void> {
  return keep(db, LENS_KEY, lens);
}

export function keepFactsOnly(db: SoulsticeDb, on: boolean): Written<void> {
  return keep(db, FACTS_ONLY_KEY, on);
}

function keep(db: SoulsticeDb, key: string, value: unknown): Written<void> {
  return attempt(db, async () => {
    await db.local.put({ key, value });
  });
}

const isStep = (value: unknown): value is Lens['place'] =>
  value === 'exact' || value === 'round' || value === 'hide';
