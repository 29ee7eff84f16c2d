import { IDBFactory, IDBIndex, IDBKeyRange, IDBObjectStore } from 'fake-indexeddb';
import { afterEach, expect, test, vi } from 'vitest';
import { emptyBirth } from '#contract/birth.ts';
import { createTestClock } from '#lib/clock.ts';
import { createIds } from '#lib/id.ts';
import { createTestRandom } from '#lib/random.ts';
import { ok } from '#lib/result.ts';
import { putBlob } from '#db/blobs.ts';
import { closeSoulsticeDb, openSoulsticeDb } from '#db/database.ts';
import type { Account, SoulsticeDb } from '#db/database.ts';
import { createFolder, ensureDefaultFolders } from '#db/folders.ts';
import { addPerson } from '#db/people.ts';
import { getProfile, saveProfile } from '#db/profile.ts';
import { setSetting } from '#db/settings.ts';
import { absorbInto } from '#sync/absorb-into.ts';
import { testNow, written } from '../../tests/support/test-db.ts';
import {
  adoptAnonymous,
  anonymousOffer,
  countAnonymous,
  countPromised,
  dropPromised,
  refuseAnonymous,
  resumeAdoption,
} from './adopt.ts';
import type { AdoptDeps } from './adopt.ts';
import { isLong } from '../../tests/support/long-run.ts';

const marta = '3f2b8c1e-5d0a-4a6f-9d64-0c3a7d2e1b01';
const noor = '9a51d7e4-27c8-4f0e-8f3b-6b1de0a4c502';
const sha = 'a'.repeat(64);

/** A device: its databases, and what a page on it works with. */
function createDevice(seed = 3) {
  const parts = { indexedDB: new IDBFactory(), IDBKeyRange };
  const write = { clock: createTestClock(testNow), ids: createIds(createTestRandom(seed)) };
  const opened: SoulsticeDb[] = [];
  const open = (account: Account) => {
    const db = openSoulsticeDb(account, parts);
    opened.push(db);
    return db;
  };
  const adoption: AdoptDeps = {
    parts,
    ids: write.ids,
    nowMs: write.clock.now,
    absorb: (into, rows) => absorbInto(into, write, rows),
  };
  const names = async () => (await parts.indexedDB.databases()).map(({ name }) => name ?? '').toSorted();
  const closeAll = () => {
    for (const db of opened.splice(0)) closeSoulsticeDb(db);
  };
  return { parts, write, open, adoption, names, closeAll };
}
type Device = ReturnType<typeof createDevice>;

const people = ['Ines', 'Tomás', 'Rui'];

/** What a person makes without an account: three people, a folder, a name, a picture, a setting, text in the input. */
async function makeThings({ open, write, closeAll }: Device): Promise<void> {
  const anon = open('anon');
  written(await ensureDefaultFolders(anon, write));
  for (const name of people) {
    written(await addPerson(anon, write, { name, role: 'friend', birth: emptyBirth, consentAt: null }));
  }
  written(await createFolder(anon, write, { name: 'Letters' }));
  written(await saveProfile(anon, write, { name: 'Marta' }));
  written(await putBlob(anon, write, { sha, type: 'image/png', data: new Uint8Array([1, 2, 3]).buffer }));
  written(await setSetting(anon, write, 'setup.completedSteps', []));
  await anon.draft.put({ key: 'new', text: 'Dear', updatedAt: testNow });
  await anon.person.put({ id: 'broken', _t: 'no stamp' });
  closeAll();
}

async function held(db: SoulsticeDb) {
  const [found, outbox] = await Promise.all([db.person.toArray(), db.outbox.toArray()]);
  const folders = await db.folder.filter(({ name }) => name === 'Letters').count();
  const waits = (kind: string) => outbox.filter((entry) => entry.kind === kind).length;
  return {
    people: found.flatMap(({ name }) => (typeof name === 'string' ? [name] : [])).toSorted(),
    folders,
    name: (await getProfile(db))?.name ?? null,
    waiting: { person: waits('person'), folder: waits('folder'), profile: waits('profile') },
    bytes: await db.blob_data.count(),
    uploads: await db.blob_queue.count(),
    draft: (await db.draft.get('new'))?.text ?? null,
    aside: (await db.set_aside.toArray()).map(({ id }) => id),
  };
}

const everything = {
  people: people.toSorted(),
  folders: 1,
  name: 'Marta',
  waiting: { person: 3, folder: 1, profile: 1 },
  bytes: 1,
  uploads: 1,
  draft: 'Dear',
  aside: ['broken'],
};
const nothing = {
  people: [],
  folders: 0,
  name: null,
  waiting: { person: 0, folder: 0, profile: 0 },
  bytes: 0,
  uploads: 0,
  draft: null,
  aside: [],
};

afterEach(() => {
  vi.restoreAllMocks();
});

test('it counts what a person made: not default folders, settings, pictures, or what lies in the trash', async () => {
  const device = createDevice();
  await makeThings(device);
  const anon = device.open('anon');
  await anon.person.delete('broken');
  const trashed = (await anon.folder.filter(({ name }) => name === 'Letters').first())!;
  await anon.folder.put({ ...trashed, id: 'B'.repeat(21), deletedAt: testNow });
  expect(await countAnonymous(anon)).toEqual({ items: 5, byKind: { person: 3, folder: 1, profile: 1 } });
});

test('nothing is offered where nothing was made, and asking makes no database', async () => {
  const device = createDevice();
  expect(await anonymousOffer(device.open(marta), device.adoption, false)).toBeNull();
  await refuseAnonymous(device.open(marta), device.adoption);
  expect((await resumeAdoption(device.open(marta), device.adoption)).ok).toBe(true);
  expect(await device.names()).not.toContain('soulstice-anon');
});

test('a refusal is remembered for that account, until something is added', async () => {
  const device = createDevice();
  await makeThings(device);
  const db = device.open(marta);
  expect((await anonymousOffer(db, device.adoption, false))?.items).toBe(6);
  await refuseAnonymous(db, device.adoption);
  expect(await anonymousOffer(db, device.adoption, false)).toBeNull();
  expect((await anonymousOffer(db, device.adoption, true))?.items).toBe(6);
  expect((await anonymousOffer(device.open(noor), device.adoption, false))?.items).toBe(6);
  const anon = device.open('anon');
  written(await saveProfile(anon, device.write, { name: 'Marta Leal' }));
  expect((await anonymousOffer(db, device.adoption, false))?.items).toBe(6);
});

test('everything moves, is queued for the server, and is gone from where it was', async () => {
  const device = createDevice();
  await makeThings(device);
  const db = device.open(marta);
  const told: number[] = [];
  expect(await adoptAnonymous(db, device.adoption, (count) => told.push(count))).toEqual(ok(null));
  expect(await held(db)).toEqual(everything);
  expect(told.at(-1)).toBe(6);
  expect(await device.names()).toEqual([`soulstice-${marta}`]);
});

test('models somebody brought come along, keys sealed as they were, and a loop half done; what the sync knew does not', async () => {
  const device = createDevice();
  await makeThings(device);
  const lock = await crypto.subtle.generateKey({ name: 'AES-GCM', length: 256 }, false, ['decrypt']);
  const anon = device.open('anon');
  await anon.local.bulkPut([
    { key: 'model:own:openrouter', value: { model: 'a/model', key: { lock } } },
    { key: 'soul-loop:draft', value: { text: 'half a sentence' } },
    { key: 'sync', value: 7 },
  ]);
  device.closeAll();
  const db = device.open(marta);
  await adoptAnonymous(db, device.adoption);
  expect(await db.local.toCollection().primaryKeys()).toEqual(['model:own:openrouter', 'soul-loop:draft']);
  const { value } = (await db.local.get('model:own:openrouter'))!;
  expect(value).toMatchObject({ model: 'a/model', key: { lock: { extractable: false } } });
});

test('what the account has already stays where it was written later', async () => {
  const device = createDevice();
  await makeThings(device);
  const db = device.open(marta);
  device.write.clock.advance(60_000);
  written(await saveProfile(db, device.write, { name: 'Marta Leal' }));
  await db.draft.put({ key: 'new', text: 'Newer', updatedAt: testNow });
  await adoptAnonymous(db, device.adoption);
  expect(await held(db)).toMatchObject({ name: 'Marta Leal', draft: 'Newer', people: people.toSorted() });
});

test('what is written into the anonymous database meanwhile moves too', async () => {
  const device = createDevice();
  await makeThings(device);
  const db = device.open(marta);
  const other = device.open('anon');
  let late = false;
  const absorb: AdoptDeps['absorb'] = async (into, rows) => {
    // Folders are over by then.
    if (!late && rows.some(([kind]) => kind === 'person')) {
      late = true;
      written(await createFolder(other, device.write, { name: 'Letters' }));
    }
    return device.adoption.absorb(into, rows);
  };
  expect((await adoptAnonymous(db, { ...device.adoption, absorb })).ok).toBe(true);
  expect(await held(db)).toMatchObject({ folders: 2, people: people.toSorted() });
});

test('a device without room says so; nothing is lost, and the next try finishes', async () => {
  const device = createDevice();
  await makeThings(device);
  const db = device.open(marta);
  const full = { ok: false, error: { type: 'quota', name: 'QuotaExceededError' } } as const;
  let calls = 0;
  const absorb: AdoptDeps['absorb'] = async (into, rows) =>
    ++calls === 2 ? full : device.adoption.absorb(into, rows);
  expect(await adoptAnonymous(db, { ...device.adoption, absorb })).toEqual(full);
  expect(await countPromised(marta, device.adoption)).toBe(6);
  expect(await anonymousOffer(db, device.adoption, true)).toBeNull();
  expect((await adoptAnonymous(db, device.adoption)).ok).toBe(true);
  expect(await held(db)).toEqual(everything);
});

test('a sign-out that removes the copy takes along what was promised, and nothing that was not', async () => {
  const device = createDevice();
  await makeThings(device);
  await dropPromised(marta, device.adoption);
  expect(await device.names()).toContain('soulstice-anon');
  const anon = device.open('anon');
  await anon.meta.put({ ...(await anon.meta.get('sync'))!, mergeTo: marta });
  await dropPromised(noor, device.adoption);
  expect(await countPromised(marta, device.adoption)).toBe(6);
  await dropPromised(marta, device.adoption);
  expect(await countPromised(marta, device.adoption)).toBe(0);
});

const killed = new Error('the browser was killed');

/** From its `n`-th use on, no store answers any more: transactions that are open abort, as when a browser is killed. */
function killAt(n: number): { readonly reached: () => boolean } {
  let left = n;
  const watch = <T extends object>(proto: T, names: readonly (keyof T & string)[]) => {
    for (const name of names) {
      const real = proto[name] as (...args: unknown[]) => unknown;
      vi.spyOn(proto, name as never).mockImplementation(function (this: unknown, ...args: unknown[]) {
        left -= 1;
        if (left <= 0) throw killed;
        return real.apply(this, args);
      } as never);
    }
  };
  watch(IDBObjectStore.prototype, ['get', 'getAll', 'put', 'add', 'delete', 'clear', 'count', 'openCursor']);
  watch(IDBIndex.prototype, ['get', 'getAll', 'count', 'openCursor']);
  watch(IDBFactory.prototype, ['deleteDatabase']);
  return { reached: () => left <= 0 };
}

test('killed at any step and resumed while somebody else is signed in, it ends whole in the account it was for', async () => {
  let steps = 0;
  for (let n = 1; ; n += isLong ? 1 : 3) {
    const device = createDevice(n);
    await makeThings(device);
    const kill = killAt(n);
    await adoptAnonymous(device.open(marta), device.adoption).catch(() => undefined);
    const wasKilled = kill.reached();
    vi.restoreAllMocks();
    device.closeAll();

    // The next start, by somebody else.
    const theirs = device.open(noor);
    expect((await resumeAdoption(theirs, device.adoption)).ok, `step ${n}`).toBe(true);
    expect(await held(theirs), `step ${n}`).toEqual(nothing);
    const own = device.open(marta);
    const offer = await anonymousOffer(own, device.adoption, false);
    // Killed before anything was promised, it lies where it was and is offered again; else it is all here.
    expect(offer?.items ?? 0, `step ${n}`).toBe(offer === null ? 0 : 6);
    expect(await held(own), `step ${n}`).toEqual(offer === null ? everything : nothing);
    device.closeAll();
    steps = n;
    if (!wasKilled) break;
  }
  expect(steps).toBeGreaterThan(40);
}, 60_000);
