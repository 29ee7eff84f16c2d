/** Archives by example: each version of the database, what is taken along and what never is, and an import broken off anywhere. */
import { strToU8, unzipSync, zipSync } from 'fflate';
import { Dexie } from 'dexie';
import { describe, expect, it } from 'vitest';
import { sha256Bytes } from '#lib/sha256.ts';
import { isKind } from '#contract/kinds.ts';
import type { StoredReading } from '#contract/stored-reading.ts';
import { createFolder } from '#db/folders.ts';
import { closeSoulsticeDb, openSoulsticeDb } from '#db/database.ts';
import { putBlob } from '#db/blobs.ts';
import { appendReply, appendUserMessage } from '#db/messages.ts';
import { saveProfile } from '#db/profile.ts';
import { getRecord } from '#db/read.ts';
import { schemaVersions } from '#db/schema.ts';
import { renameThread } from '#db/threads.ts';
import { writeRecords } from '#db/write.ts';
import { createTestDb, testNow, written } from '../../tests/support/test-db.ts';
import { archiveFixtures } from '../../tests/support/archive-fixtures.ts';
import type { ArchiveFixture } from '../../tests/support/archive-fixtures.ts';
import { nothingSaid, plainAsk } from '../../tests/support/plain-reading.ts';
import { everythingIn } from '../../tests/support/archive-world.ts';
import { archiveGroups } from './groups.ts';
import type { ArchiveGroup } from './groups.ts';
import { importArchive, resumeImport } from './import.ts';
import { openArchive } from './open-archive.ts';
import { previewImport } from './preview.ts';
import { archiveName, makeArchive } from './write-archive.ts';

const all = new Set(archiveGroups);
const merge = { mode: 'merge', revive: true } as const;
const open = (file: Blob) => openArchive(file, null, crypto.subtle);

/** A reading but for its sentences. */
const readingWithout = {
  author: 'composer',
  lang: 'en',
  ask: plainAsk,
  seed: '0'.repeat(32),
  planHash: 'p',
  weighed: [],
  said: nothingSaid,
  sheet: { mode: 'western', school: {}, inputs: {}, engineVersion: 1, hash: '0'.repeat(64) },
  facts: [],
};

function zipOf({ schema, contract, parts }: ArchiveFixture): Blob {
  const bytes = Object.entries(parts).map(
    ([path, lines]) => [path, strToU8(lines.map((line) => `${line}\n`).join(''))] as const,
  );
  const manifest = {
    format: 'soulstice-archive',
    version: 1,
    app: '0.1.0',
    contract,
    schema,
    madeAt: '2026-11-21T12:00:00.000Z',
    groups: archiveGroups,
    parts: bytes.map(([path, data]) => ({
      path,
      count: parts[path]?.length ?? 0,
      bytes: data.length,
      sha256: sha256Bytes(data),
    })),
    blobs: { count: 0, bytes: 0 },
  };
  const files = { ...Object.fromEntries(bytes), 'manifest.json': strToU8(JSON.stringify(manifest)) };
  return new Blob([zipSync(files) as Uint8Array<ArrayBuffer>]);
}

const fileOf = async (local: ReturnType<typeof createTestDb>, groups: ReadonlySet<ArchiveGroup> = all) =>
  (await makeArchive(local.db, local.clock, { groups, seal: null, app: '0.1.0' })).file;

async function aUsedDevice() {
  const local = createTestDb();
  const data = new Uint8Array(70_000).map((_, at) => at % 251);
  const sha = sha256Bytes(data);
  written(await saveProfile(local.db, local.deps, { name: 'Ada' }));
  written(await putBlob(local.db, local.deps, { sha, type: 'image/png', data: data.buffer }));
  const threadId = local.deps.ids.short();
  written(
    await appendUserMessage(local.db, local.deps, {
      threadId,
      content: 'Why?',
      mode: 'mixed',
      imageId: sha,
    }),
  );
  written(await createFolder(local.db, local.deps, { name: 'Mine' }));
  await local.db.local.bulkPut([
    { key: 'setting:layout.soulcastOpen', value: false },
    { key: 'model:own:openai', value: { masked: '••••1234', sealed: 'CANARY' } },
    { key: 'reply:x:y', value: 'half' },
  ]);
  return { local, threadId, sha };
}

describe('an archive of each version of the database', () => {
  it('has a fixture for every version', () => {
    expect(archiveFixtures.map(({ schema }) => schema)).toEqual(schemaVersions.map(({ version }) => version));
  });

  it.each(archiveFixtures)('$schema is imported whole', async (fixture) => {
    const { db, deps } = createTestDb();
    const archive = await open(zipOf(fixture));
    await previewImport(db, archive);
    written((await importArchive(db, deps, archive, merge)) as never);
    for (const [kind, id, field, value] of fixture.finds) {
      if (!isKind(kind)) throw new Error(`no kind: ${kind}`);
      expect(await getRecord(db, kind, id), `${kind} ${id}`).toMatchObject({ [field]: value });
    }
    expect((await db.draft.get('new'))?.text).toBe('half a question');
    expect(await db.foreign.count()).toBe('records/omen.jsonl' in fixture.parts ? 1 : 0);
  });
});

describe('an export', () => {
  it('is a zip that other programs open, lists what is in it, and is named by the day', async () => {
    const { local, sha } = await aUsedDevice();
    const parts = unzipSync(new Uint8Array(await (await fileOf(local)).arrayBuffer()));
    const text = (path: string) => new TextDecoder().decode(parts[path]);
    const manifest = JSON.parse(text('manifest.json')) as {
      madeAt: string;
      parts: { path: string; count: number }[];
    };
    expect(manifest).toMatchObject({
      format: 'soulstice-archive',
      version: 1,
      app: '0.1.0',
      blobs: { count: 1, bytes: 70_000 },
    });
    expect(manifest.madeAt).toBe(new Date(testNow).toISOString());
    expect(manifest.parts.find(({ path }) => path === 'records/message.jsonl')?.count).toBe(1);
    expect(text('records/message.jsonl')).toContain('Why?');
    expect(parts[`blobs/${sha}`]?.length).toBe(70_000);
    expect(archiveName('2026-11-21', false)).toBe('soulstice-2026-11-21.zip');
    expect(archiveName('2026-11-21', true)).toBe('soulstice-2026-11-21.soulstice');
  });

  it('takes the headings of a reading along, and takes them in again', async () => {
    const { local, threadId } = await aUsedDevice();
    const [question] = await local.db.message.toArray();
    const sentence = { cites: [], move: 'core', verdict: 'reflection' } as const;
    const sentences = [
      { ...sentence, text: 'The fast start.', opens: true, lead: true },
      { ...sentence, text: 'You begin at once.' },
    ] as const;
    const reply = {
      id: local.deps.ids.timed(testNow),
      threadId,
      parentId: question?.id ?? '',
      content: 'The fast start. You begin at once.',
      mode: 'western',
      reading: { ...readingWithout, sentences } as unknown as StoredReading,
    };
    written(await appendReply(local.db, local.deps, reply));
    const there = createTestDb();
    written((await importArchive(there.db, there.deps, await open(await fileOf(local)), merge)) as never);
    expect(await getRecord(there.db, 'message', reply.id)).toMatchObject({ reading: { sentences } });
  });

  it('never holds a key, nor a reply half written', async () => {
    const { local } = await aUsedDevice();
    const parts = unzipSync(new Uint8Array(await (await fileOf(local)).arrayBuffer()));
    for (const [path, bytes] of Object.entries(parts)) {
      const text = new TextDecoder('latin1').decode(bytes);
      for (const secret of ['CANARY', 'model:own', 'reply:']) expect(text, path).not.toContain(secret);
    }
  });

  it('holds what was chosen and nothing else, and says nothing of the rest when it is taken in', async () => {
    const { local } = await aUsedDevice();
    const file = await fileOf(local, new Set<ArchiveGroup>(['people']));
    expect(Object.keys(unzipSync(new Uint8Array(await file.arrayBuffer()))).toSorted()).toEqual([
      'device/local.jsonl',
      'device/set-aside.jsonl',
      'manifest.json',
      'records/chart.jsonl',
      'records/person.jsonl',
      'records/profile.jsonl',
    ]);
    const other = await aUsedDevice();
    written(
      (await importArchive(other.local.db, other.local.deps, await open(file), {
        mode: 'replace',
        revive: true,
      })) as never,
    );
    expect(await other.local.db.message.count()).toBe(1);
    expect(await other.local.db.blob_data.count()).toBe(1);
  });

  it('takes rows along that nobody can read, and they are set aside where they come', async () => {
    const { local } = await aUsedDevice();
    const torn = { id: 'torn', title: 5, _t: 'never' };
    await local.db.thread.put(torn);
    const other = createTestDb();
    written((await importArchive(other.db, other.deps, await open(await fileOf(local)), merge)) as never);
    expect((await other.db.set_aside.toArray()).map(({ raw }) => raw)).toEqual([torn]);
    expect(await other.db.thread.count()).toBe(1);
  });
});

describe('an import', () => {
  it('previews what is new, later, earlier, the same, deleted and only here', async () => {
    const { local, threadId } = await aUsedDevice();
    const file = await fileOf(local);
    local.clock.advance(1000);
    written(await renameThread(local.db, local.deps, threadId, 'Renamed since'));
    written(await createFolder(local.db, local.deps, { name: 'Another' }));
    const [message] = await local.db.message.toArray();
    written(
      await writeRecords(local.db, local.deps, [{ kind: 'message', id: message?.id ?? '', delete: true }]),
    );
    await local.db.profile.delete('me');
    const { byKind } = await previewImport(local.db, await open(file));
    expect(byKind.thread).toMatchObject({ earlier: 1, later: 0, new: 0 });
    expect(byKind.folder).toMatchObject({ same: 1, onlyHere: 1 });
    expect(byKind.message).toMatchObject({ deleted: 1 });
    expect(byKind.profile).toMatchObject({ new: 1 });
  });

  it('merges: the later title stays, what was deleted comes back when it is asked to', async () => {
    const { local, threadId } = await aUsedDevice();
    const file = await fileOf(local);
    local.clock.advance(1000);
    written(await renameThread(local.db, local.deps, threadId, 'Renamed since'));
    const [message] = await local.db.message.toArray();
    const id = message?.id ?? '';
    written(await writeRecords(local.db, local.deps, [{ kind: 'message', id, delete: true }]));
    written(
      (await importArchive(local.db, local.deps, await open(file), {
        mode: 'merge',
        revive: false,
      })) as never,
    );
    expect(await getRecord(local.db, 'message', id)).toBeNull();
    written((await importArchive(local.db, local.deps, await open(file), merge)) as never);
    expect((await getRecord(local.db, 'message', id))?.content).toBe('Why?');
    expect((await getRecord(local.db, 'thread', threadId))?.title).toBe('Renamed since');
  });

  it('replaces: the archive’s title is back under a stamp that wins, what it does not hold is gone', async () => {
    const { local, threadId } = await aUsedDevice();
    const file = await fileOf(local);
    local.clock.advance(1000);
    written(await renameThread(local.db, local.deps, threadId, 'Renamed since'));
    const added = written(await createFolder(local.db, local.deps, { name: 'Another' }));
    await local.db.outbox.clear();
    const done = written(
      (await importArchive(local.db, local.deps, await open(file), {
        mode: 'replace',
        revive: true,
      })) as never,
    );
    expect(done).toEqual({ changed: 1, deleted: 1 });
    expect((await getRecord(local.db, 'thread', threadId))?.title).toBe('Why?...');
    expect(await getRecord(local.db, 'folder', added.id)).toBeNull();
    // Both travel to the account and its other devices.
    expect((await local.db.outbox.toArray()).map(({ kind }) => kind).toSorted()).toEqual([
      'folder',
      'thread',
    ]);
  });

  it('of a page closed while reading has changed nothing, and the next start clears it away', async () => {
    const { local } = await aUsedDevice();
    const file = await fileOf(local);
    const other = createTestDb();
    const before = await everythingIn(other.db);
    let pieces = 0;
    // The page is closed: the connection ends under the work, for good.
    const dying = importArchive(other.db, other.deps, await open(file), merge, {
      onProgress: () => {
        pieces += 1;
        if (pieces === 2) closeSoulsticeDb(other.db);
      },
    });
    expect(await dying).toMatchObject({ ok: false });
    const again = openSoulsticeDb('anon', other.parts);
    expect(await everythingIn(again)).toEqual(before);
    expect(await again.staged.count()).toBeGreaterThan(0);
    expect(await resumeImport(again, other.deps, null)).toEqual({ ok: true, value: 'dropped' });
    expect(await again.staged.count()).toBe(0);
    expect(await resumeImport(again, other.deps, null)).toEqual({ ok: true, value: null });
  });

  it('of a page closed while writing is finished by the next start, whatever had been done', async () => {
    const { local } = await aUsedDevice();
    const file = await fileOf(local);
    const wanted = await everythingIn(local.db);
    // Each write of the second half in turn is the last one before the end.
    for (let last = 0; last < 3; last += 1) {
      const other = createTestDb();
      let writes = 0;
      let isReading = true;
      other.db.use({
        stack: 'dbcore',
        name: 'dying',
        create: (core) => ({
          ...core,
          table: (name) => {
            const table = core.table(name);
            return {
              ...table,
              mutate: async (request) => {
                const row =
                  'values' in request ? (request.values?.[0] as { value?: { state?: string } }) : null;
                if (!isReading) {
                  writes += 1;
                  if (writes > last) throw new Dexie.DatabaseClosedError();
                }
                const done = await table.mutate(request);
                if (name === 'local' && row?.value?.state === 'read') isReading = false;
                return done;
              },
            };
          },
        }),
      });
      expect(await importArchive(other.db, other.deps, await open(file), merge)).toMatchObject({ ok: false });
      closeSoulsticeDb(other.db);
      const again = openSoulsticeDb('anon', other.parts);
      expect(await again.message.count()).toBe(0);
      // Before the next start nothing is lost either: the note says that all of it was read.
      expect(await resumeImport(again, other.deps, null)).toMatchObject({ ok: true, value: { deleted: 0 } });
      expect(await everythingIn(again)).toEqual(wanted);
      expect(await again.staged.count()).toBe(0);
      closeSoulsticeDb(again);
    }
  });

  it('leaves alone what another page is importing', async () => {
    const { local } = await aUsedDevice();
    const archive = await open(await fileOf(local));
    const other = createTestDb();
    await other.db.local.put({ key: 'import', value: { ...merge, state: 'reading', kinds: [], records: 0 } });
    const taken = {
      request: (async (_name: string, _options: unknown, work: (lock: null) => unknown) =>
        work(null)) as never,
    };
    expect(await importArchive(other.db, other.deps, archive, merge, { locks: taken })).toEqual({
      ok: false,
      error: { type: 'busy' },
    });
    expect(await resumeImport(other.db, other.deps, taken)).toEqual({ ok: true, value: null });
    expect(await other.db.local.get('import')).toBeDefined();
  });
});
