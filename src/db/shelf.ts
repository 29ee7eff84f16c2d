/**
 * The shelf of records that the server would not take, as a person sees it. An entry stays on the shelf until it is tried
 * again: settling it says only that the person knows, and wants it kept on this device alone. What is settled needs no more
 * attention: the state of the sync counts what is open.
 */
import { attempt } from './database.ts';
import type { RefusedRow, SoulsticeDb } from './database.ts';
import type { Written } from './write.ts';

/** Entry of the table `local`: which refusals are settled, each by its record and its instant. */
const SETTLED = 'sync-kept-here';

export type Shelf = {
  /** What the person has not been told, or has left open. Oldest first. */
  readonly open: readonly RefusedRow[];
  /** What stays on this device alone by their word. Oldest first. */
  readonly settled: readonly RefusedRow[];
};

/** The shelf as it stands. For a live query. */
export async function readShelf(db: SoulsticeDb): Promise<Shelf> {
  const [refused, settled] = await Promise.all([db.refused.toArray(), readSettled(db)]);
  const rows = refused.toSorted((a, b) => a.at - b.at);
  return {
    open: rows.filter((row) => !settled.has(nameOf(row))),
    settled: rows.filter((row) => settled.has(nameOf(row))),
  };
}

/**
 * Settles refusals: they are kept on this device alone and ask for attention no more. Offline: at once, on this device
 * only. A record that is refused again asks again.
 */
export function keepOnlyHere(db: SoulsticeDb, rows: readonly RefusedRow[]): Written<void> {
  return attempt(db, () =>
    db.transaction('rw', db.refused, db.local, async () => {
      const settled = await readSettled(db);
      for (const row of rows) settled.add(nameOf(row));
      // What has left the shelf needs no mark any more.
      const there = new Set((await db.refused.toArray()).map(nameOf));
      await db.local.put({ key: SETTLED, value: [...settled].filter((name) => there.has(name)) });
    }),
  );
}

async function readSettled(db: SoulsticeDb): Promise<Set<string>> {
  const value = (await db.local.get(SETTLED))?.value;
  return new Set(Array.isArray(value) ? value.filter((name) => typeof name === 'string') : []);
}

const nameOf = ({ kind, id, at }: RefusedRow): string => `${kind} ${id} ${at}`;
