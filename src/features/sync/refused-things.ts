import { isKind } from '#contract/kinds.ts';
import type { RefusedRow, SoulsticeDb } from '#db/database.ts';
import { readShelf } from '#db/shelf.ts';
import { rowName } from './kind-words.ts';

export type RefusedThing = RefusedRow & {
  /** By which words the person knows it again, null when there are none. */
  readonly name: string | null;
};

export type RefusedThings = {
  readonly open: readonly RefusedThing[];
  readonly settled: readonly RefusedThing[];
};

/** What the server would not take, with the words to know it by. For a live query. */
export async function refusedThings(db: SoulsticeDb): Promise<RefusedThings> {
  const shelf = await readShelf(db);
  const named = (rows: readonly RefusedRow[]) =>
    Promise.all(
      rows.map(async (row): Promise<RefusedThing> => {
        const stored = isKind(row.kind) ? await db[row.kind].get(row.id) : undefined;
        return { ...row, name: rowName(row.kind, stored) };
      }),
    );
  return { open: await named(shelf.open), settled: await named(shelf.settled) };
}
