import { afterEach, beforeEach, expect, test } from 'vitest';
import { stampOf } from '#contract/stamps.ts';
import { putBlob } from '#db/blobs.ts';
import { closeSoulsticeDb } from '#db/database.ts';
import { createFolder, ensureDefaultFolders } from '#db/folders.ts';
import { createTestDb, testNow, written } from '../../../tests/support/test-db.ts';
import type { TestDb } from '../../../tests/support/test-db.ts';
import { countUnsent } from './unsent.ts';
import { unsentFile, unsentFileName } from './unsent-file.ts';

let local: TestDb;
beforeEach(() => {
  local = createTestDb();
});
afterEach(() => closeSoulsticeDb(local.db));

type Written = {
  format: string;
  account: string;
  exportedAt: string;
  items: {
    kind: string;
    id: string;
    fields?: Record<string, unknown>;
    stamps?: { t: string };
    raw?: unknown;
    refused?: string;
  }[];
  files: { sha: string; type: string; data: string }[];
};
const read = async (file: Blob) => JSON.parse(await file.text()) as Written;

test('what waits and what was refused is in it whole, and nothing else', async () => {
  written(await ensureDefaultFolders(local.db, local.deps));
  const sent = written(await createFolder(local.db, local.deps, { name: 'Sent' }));
  const waits = written(await createFolder(local.db, local.deps, { name: 'Waits' }));
  const refused = written(await createFolder(local.db, local.deps, { name: 'Refused' }));
  await local.db.outbox.bulkDelete([
    ['folder', sent.id],
    ['folder', refused.id],
  ]);
  await local.db.refused.put({ kind: 'folder', id: refused.id, why: 'quota', at: testNow });
  const file = await read(await unsentFile(local.db, testNow));
  expect(file).toMatchObject({
    format: 'soulstice-unsent',
    account: 'anon',
    exportedAt: '2026-11-21T12:00:00.000Z',
  });
  expect(file.items.map(({ fields, refused: why }) => [fields?.['name'], why])).toEqual([
    ['Waits', undefined],
    ['Refused', 'quota'],
  ]);
  expect(file.items[0]?.id).toBe(waits.id);
  expect(file.items[0]?.stamps?.t).toMatch(/^\d{15}:/);
  expect(await countUnsent(local.db)).toBe(2);
});

test('a default folder counts once it was changed', async () => {
  written(await ensureDefaultFolders(local.db, local.deps));
  expect(await countUnsent(local.db)).toBe(0);
  const [folder] = await local.db.folder.toArray();
  await local.db.folder.put({
    ...folder,
    id: 'folder-clarity',
    name: 'Mine',
    _x: { name: '001795262400000:d' },
  });
  expect(await countUnsent(local.db)).toBe(1);
  expect((await read(await unsentFile(local.db, testNow))).items.map(({ id }) => id)).toEqual([
    'folder-clarity',
  ]);
});

test('bytes on their way up are in it, and count with their record as one thing', async () => {
  const data = new Uint8Array(100_000).map((_, at) => at % 251).buffer;
  written(await putBlob(local.db, local.deps, { sha: 'b'.repeat(64), type: 'image/png', data }));
  expect(await countUnsent(local.db)).toBe(1);
  const { files } = await read(await unsentFile(local.db, testNow));
  expect(files.map(({ sha, type }) => [sha, type])).toEqual([['b'.repeat(64), 'image/png']]);
  expect(Uint8Array.from(atob(files[0]?.data ?? ''), (c) => c.charCodeAt(0))).toEqual(new Uint8Array(data));
});

test('what this version cannot read is carried as it lies', async () => {
  await local.db.folder.put({ id: 'broken', name: 7 });
  await local.db.outbox.put({ kind: 'folder', id: 'broken', mark: 1 });
  const row = { t: stampOf(testNow, 'd'), d: { dream: 'of rain' } };
  await local.db.foreign.put({ kind: 'omen', id: 'x', row });
  await local.db.outbox.put({ kind: 'omen', id: 'x', mark: 2 });
  const { items } = await read(await unsentFile(local.db, testNow));
  expect(items).toEqual([
    { kind: 'folder', id: 'broken', raw: { id: 'broken', name: 7 } },
    { kind: 'omen', id: 'x', fields: row.d, stamps: { t: row.t } },
  ]);
});

test('chosen records alone can be taken along', async () => {
  const one = written(await createFolder(local.db, local.deps, { name: 'One' }));
  written(await createFolder(local.db, local.deps, { name: 'Two' }));
  const file = await unsentFile(local.db, testNow, [{ kind: 'folder', id: one.id }]);
  expect((await read(file)).items.map(({ fields }) => fields?.['name'])).toEqual(['One']);
});

test('the file is named by its day', () => {
  expect(unsentFileName(testNow)).toBe('soulstice-unsent-2026-11-21.json');
});
