/** Emptying a browser of everything that the app keeps for people. */
import { describe, expect, it } from 'vitest';
import { closeSoulsticeDb, openSoulsticeDb } from '#db/database.ts';
import { saveProfile } from '#db/profile.ts';
import { createTestDb, written } from '../../tests/support/test-db.ts';
import { eraseKept } from './erase.ts';

const uid = '0b5e7f8a-1111-4222-8333-444455556666';

function fakeKept(names: readonly string[]) {
  const left = new Set(names);
  const said = { cleared: 0, left };
  const kept = {
    caches: { keys: async () => [...left], delete: async (name: string) => left.delete(name) },
    clearKeys: () => {
      said.cleared += 1;
    },
  };
  return { said, kept };
}

describe('deleting everything', () => {
  it('takes the databases of every account, keys and kept files, and leaves the app itself', async () => {
    const { db, deps, parts } = createTestDb();
    written(await saveProfile(db, deps, { name: 'Ada' }));
    const other = openSoulsticeDb(uid, parts);
    written(await saveProfile(other, deps, { name: 'Bea' }));
    closeSoulsticeDb(other);
    const app = ['workbox-precache-v2-http://x/', 'soulstice-places-v1'];
    const { said, kept } = fakeKept([
      ...app,
      'soulstice-audio-v1',
      'soulstice-model-origin-v1',
      'of-tomorrow',
    ]);
    expect(await eraseKept(db, parts.indexedDB, kept)).toBe(true);
    expect(await parts.indexedDB.databases()).toEqual([]);
    expect([...said.left]).toEqual(app);
    expect(said.cleared).toBe(1);
    // Nothing that is still under way opens it again.
    expect(await saveProfile(db, deps, { name: 'Ada' })).toMatchObject({
      ok: false,
      error: { type: 'closed' },
    });
    expect(await parts.indexedDB.databases()).toEqual([]);
  });

  it('closes the database of other tabs, which cannot bring it back', async () => {
    const { db, deps, parts } = createTestDb();
    const tab = openSoulsticeDb('anon', parts);
    written(await saveProfile(tab, deps, { name: 'Ada' }));
    expect(await eraseKept(db, parts.indexedDB, undefined)).toBe(true);
    expect(await saveProfile(tab, deps, { name: 'Late' })).toMatchObject({ ok: false });
    expect(await parts.indexedDB.databases()).toEqual([]);
  });

  it('empties it at once where a sleeping tab keeps it from being deleted', async () => {
    const { db, deps, parts } = createTestDb();
    written(await saveProfile(db, deps, { name: 'Ada' }));
    // Deaf to being asked to let go.
    const deaf = await new Promise<IDBDatabase>((resolve) => {
      const request = parts.indexedDB.open(db.name);
      request.addEventListener('success', () => resolve(request.result));
    });
    expect(await eraseKept(db, parts.indexedDB, undefined)).toBe(true);
    const count = deaf.transaction('profile').objectStore('profile').count();
    await new Promise((resolve) => count.addEventListener('success', resolve));
    expect(count.result).toBe(0);
    deaf.close();
  });
});
