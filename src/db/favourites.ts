/**
 * Favourites that survive two devices: each add is a record of its own, a removal deletes the records it saw, and a
 * thing is a favourite while any record names it. So an add is never lost to a removal that did not know of it.
 */
import type { SoulsticeDb } from './database.ts';
import { readRows } from './read.ts';
import { writeAfterReading } from './write.ts';
import type { Change, WriteDeps, Written } from './write.ts';

/**
 * Marks or unmarks a thing. Marking again on the same device revives this device's own record, so the number of
 * records stays bounded however often someone toggles.
 */
export function setFavourite(
  db: SoulsticeDb,
  deps: WriteDeps,
  favourite: { readonly what: string; readonly target: string; readonly on: boolean },
): Written<void> {
  const { what, target, on } = favourite;
  const fresh = deps.ids.timed(deps.clock.now());
  const ownKey = `favourite:${what}:${target}`;
  return writeAfterReading(
    db,
    deps,
    ['favourite'],
    async () => {
      const live = await db.favourite.where('[what+target]').equals([what, target]).primaryKeys();
      if (!on)
        return {
          changes: live.map((id): Change => ({ kind: 'favourite', id, delete: true })),
          value: undefined,
        };
      if (live.length > 0) return { changes: [], value: undefined };
      const own = (await db.local.get(ownKey))?.value;
      const id = typeof own === 'string' ? own : fresh;
      await db.local.put({ key: ownKey, value: id });
      return { changes: [{ kind: 'favourite', id, fields: { what, target } }], value: undefined };
    },
    ['local'],
  );
}

/** The ids marked among one kind of thing. For a live query. */
export async function favouritesOf(db: SoulsticeDb, what: string): Promise<ReadonlySet<string>> {
  const rows = await db.favourite.where('[what+target]').between([what, ''], [what, '\uffff']).toArray();
  return new Set(readRows('favourite', rows).map((favourite) => favourite.target));
}
