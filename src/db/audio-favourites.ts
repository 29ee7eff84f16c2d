/**
 * Hearts of the library of audio. Two titles have one from the beginning; the first press of any heart writes that down as
 * records of the person's own, so that taking one of them away stays so, here and on every device.
 */
import type { SoulsticeDb } from './database.ts';
import { favouritesOf } from './favourites.ts';
import { getSetting } from './settings.ts';
import { writeAfterReading } from './write.ts';
import type { Change, WriteDeps, Written } from './write.ts';

const WHAT = 'audio';

/** The keys with a heart. `atFirst` holds until the person has pressed one. For a live query. */
export async function audioFavourites(
  db: SoulsticeDb,
  atFirst: readonly string[],
): Promise<ReadonlySet<string>> {
  const [marked, chosen] = await Promise.all([favouritesOf(db, WHAT), getSetting(db, 'audio.heartsChosen')]);
  return chosen ? marked : new Set([...atFirst, ...marked]);
}

/**
 * Gives a title its heart, or takes it. Offline: at once. On conflict an add survives a removal that had not seen it, as
 * with every favourite.
 */
export function setAudioFavourite(
  db: SoulsticeDb,
  deps: WriteDeps,
  favourite: { readonly key: string; readonly on: boolean; readonly atFirst: readonly string[] },
): Written<void> {
  const { key, on, atFirst } = favourite;
  const fresh = new Map([...atFirst, key].map((target) => [target, deps.ids.timed(deps.clock.now())]));
  return writeAfterReading(
    db,
    deps,
    ['favourite', 'setting'],
    async () => {
      const chosen = await getSetting(db, 'audio.heartsChosen');
      const wanted = new Set(chosen ? [] : atFirst);
      if (on) wanted.add(key);
      else wanted.delete(key);
      const changes: Change[] = [];
      for (const target of wanted) {
        const live = await db.favourite.where('[what+target]').equals([WHAT, target]).count();
        if (live > 0) continue;
        // The record of before comes to life again: their number stays bounded however often somebody presses.
        const ownKey = `favourite:${WHAT}:${target}`;
        const own = (await db.local.get(ownKey))?.value;
        const id = typeof own === 'string' ? own : (fresh.get(target) ?? '');
        await db.local.put({ key: ownKey, value: id });
        changes.push({ kind: 'favourite', id, fields: { what: WHAT, target } });
      }
      if (!on)
        for (const id of await db.favourite.where('[what+target]').equals([WHAT, key]).primaryKeys())
          changes.push({ kind: 'favourite', id, delete: true });
      if (!chosen) changes.push({ kind: 'setting', id: 'audio.heartsChosen', fields: { value: true } });
      return { changes, value: undefined };
    },
    ['local'],
  );
}
