/** Files made to break the import, or broken on their way: each is refused by its name, and nothing here has changed. */
import { strToU8, zipSync } from 'fflate';
import type { Zippable } from 'fflate';
import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import { sha256Bytes } from '#lib/sha256.ts';
import { saveProfile } from '#db/profile.ts';
import { closeSoulsticeDb } from '#db/database.ts';
import { createThread } from '#db/threads.ts';
import { createTestDb, written } from '../../tests/support/test-db.ts';
import type { TestDb } from '../../tests/support/test-db.ts';
import { everythingIn } from '../../tests/support/archive-world.ts';
import { MAX_ARCHIVE_BYTES } from './archive-limits.ts';
import { collectStream } from './byte-source.ts';
import type { BlobLike } from './byte-source.ts';
import { archiveGroups } from './groups.ts';
import { GivenUp, importArchive } from './import.ts';
import { openArchive } from './open-archive.ts';
import { previewImport } from './preview.ts';
import { ArchiveFailure } from './problem.ts';
import { makeArchive } from './write-archive.ts';

const { subtle } = crypto;
const stamp = '001795262400000:11111111-1111-4111-8111-111111111111';
const day = '2026-11-21T12:00:00.000Z';

type Parts = Record<string, string | Uint8Array>;

/** An archive put together by another program, with the sums and counts of what is in it unless `list` says otherwise. */
function archiveOf(
  parts: Parts,
  list: Record<string, unknown> = {},
  options: { readonly level?: 0 | 9 } = {},
): Blob {
  const bytes = Object.fromEntries(
    Object.entries(parts).map(([path, data]) => [path, typeof data === 'string' ? strToU8(data) : data]),
  );
  const files = Object.keys(bytes).filter((path) => path.startsWith('blobs/'));
  const manifest = {
    format: 'soulstice-archive',
    version: 1,
    app: '0.1.0',
    contract: 6,
    schema: 4,
    madeAt: day,
    groups: archiveGroups,
    parts: Object.entries(bytes)
      .filter(([path]) => /^(?:records|device)\//.test(path))
      .map(([path, data]) => ({
        path,
        count: data.filter((byte) => byte === 10).length,
        bytes: data.length,
        sha256: sha256Bytes(data),
      })),
    blobs: { count: files.length, bytes: 0 },
    ...list,
  };
  const whole: Zippable = { ...bytes, 'manifest.json': strToU8(JSON.stringify(manifest)) };
  return new Blob([zipSync(whole, { level: options.level ?? 9 }) as Uint8Array<ArrayBuffer>]);
}

const setting = (value: string): string => `["chart.node","${stamp}",{"value":${value}}]\n`;
const settings = (lines: string): Blob => archiveOf({ 'records/setting.jsonl': lines });
const threadLine = (fields: string): string => `["aaaaaaaaaaaaaaaaaaaaa","${stamp}",${fields}]\n`;
const good = JSON.stringify({
  title: 'A chat',
  mode: 'mixed',
  lastMessage: '',
  createdAt: 1,
  updatedAt: 1,
  folderId: null,
  leafId: null,
  pinned: false,
  archived: false,
  deletedAt: null,
});
const cut = async (blob: Blob, end: number): Promise<Blob> =>
  new Blob([(await blob.arrayBuffer()).slice(0, end)]);
const nested = (depth: number): string => '['.repeat(depth) + ']'.repeat(depth);

/** Changes single bytes of a file: what a disk or a line may do, or somebody who knows where. */
async function withBytes(blob: Blob, change: (bytes: Uint8Array) => void): Promise<Blob> {
  const bytes = new Uint8Array(await blob.arrayBuffer());
  change(bytes);
  return new Blob([bytes]);
}

function find(bytes: Uint8Array, signature: number, from = 0): number {
  const view = new DataView(bytes.buffer);
  for (let at = from; at < bytes.length - 4; at += 1) if (view.getUint32(at, true) === signature) return at;
  throw new Error('no such signature');
}

const hostile: readonly (readonly [what: string, type: string, file: () => Blob | Promise<Blob>])[] = [
  ['a picture', 'not-an-archive', () => new Blob([new Uint8Array(4000).fill(7)])],
  ['nothing at all', 'not-an-archive', () => new Blob([])],
  [
    'a zip of something else',
    'damaged',
    () => new Blob([zipSync({ 'a.txt': strToU8('hello') }) as Uint8Array<ArrayBuffer>]),
  ],
  [
    'a list of chats to read',
    'chats-only',
    () => new Blob(['{\n  "format": "soulstice-chats", "threads": []}']),
  ],
  ['an archive to come', 'newer', () => archiveOf({}, { version: 2, surprise: true })],
  ['a list without its members', 'damaged', () => archiveOf({}, { parts: 7 })],
  ['a group that is none', 'damaged', () => archiveOf({}, { groups: ['chats', 'secrets'] })],
  [
    'one cut in half',
    'damaged',
    async () => {
      const whole = settings(setting('"mean"').repeat(1));
      return cut(whole, whole.size / 2);
    },
  ],
  [
    'one without its last byte',
    'damaged',
    async () => {
      const whole = settings(setting('"mean"'));
      return cut(whole, whole.size - 1);
    },
  ],
  [
    'a byte changed in a part',
    'damaged',
    () =>
      withBytes(archiveOf({ 'records/setting.jsonl': setting('"mean"') }, {}, { level: 0 }), (bytes) => {
        const at = new TextDecoder('latin1').decode(bytes).indexOf('"mean"');
        bytes[at + 1] = 0x6e;
      }),
  ],
  [
    'a sum that is another',
    'damaged',
    () =>
      archiveOf(
        { 'records/setting.jsonl': setting('"mean"') },
        {
          parts: [
            {
              path: 'records/setting.jsonl',
              count: 1,
              bytes: setting('"mean"').length,
              sha256: '0'.repeat(64),
            },
          ],
        },
      ),
  ],
  [
    'a count that is another',
    'damaged',
    () =>
      archiveOf(
        { 'records/setting.jsonl': setting('"mean"') },
        {
          parts: [
            {
              path: 'records/setting.jsonl',
              count: 2,
              bytes: setting('"mean"').length,
              sha256: sha256Bytes(strToU8(setting('"mean"'))),
            },
          ],
        },
      ),
  ],
  [
    'a part nobody listed',
    'damaged',
    () => archiveOf({ 'records/setting.jsonl': setting('"mean"') }, { parts: [] }),
  ],
  [
    'a part that is missing',
    'damaged',
    () =>
      archiveOf(
        {},
        { parts: [{ path: 'records/thread.jsonl', count: 0, bytes: 0, sha256: '0'.repeat(64) }] },
      ),
  ],
  ['a name that climbs', 'damaged', () => archiveOf({ '../../boot.js': 'x' })],
  ['an absolute name', 'damaged', () => archiveOf({ '/etc/passwd': 'x' })],
  ['a name in other letters', 'damaged', () => archiveOf({ 'records/Thread.jsonl': '' })],
  [
    'the same name twice',
    'damaged',
    () =>
      withBytes(archiveOf({ 'records/aaa.jsonl': '', 'records/aab.jsonl': '' }), (bytes) => {
        const text = new TextDecoder('latin1').decode(bytes);
        bytes[text.lastIndexOf('records/aab') + 10] = 0x61;
      }),
  ],
  [
    'parts that lie over each other',
    'damaged',
    () =>
      withBytes(
        archiveOf({ 'records/setting.jsonl': setting('"mean"'), 'records/draw.jsonl': '' }),
        (bytes) => {
          const second = find(bytes, 0x02014b50, find(bytes, 0x02014b50) + 4);
          new DataView(bytes.buffer).setUint32(second + 42, 0, true);
        },
      ),
  ],
  [
    'an encrypted part',
    'damaged',
    () =>
      withBytes(settings(setting('"mean"')), (bytes) => {
        const at = find(bytes, 0x02014b50) + 8;
        bytes[at] = (bytes[at] ?? 0) | 1;
      }),
  ],
  [
    'a bomb: five megabytes of blanks',
    'expands',
    () => archiveOf({ 'records/setting.jsonl': new Uint8Array(5 * 2 ** 20).fill(32) }),
  ],
  [
    'a bomb that lies about its size',
    'expands',
    () => {
      const data = new Uint8Array(2 ** 20).fill(32);
      const listed = { path: 'records/setting.jsonl', count: 0, bytes: 1000, sha256: sha256Bytes(data) };
      return withBytes(archiveOf({ 'records/setting.jsonl': data }, { parts: [listed] }), (bytes) => {
        new DataView(bytes.buffer).setUint32(find(bytes, 0x02014b50) + 24, 1000, true);
      });
    },
  ],
  ['a list of a megabyte', 'expands', () => archiveOf({}, { app: ' '.repeat(2 ** 20) })],
  [
    '__proto__ as a field',
    'forbidden',
    () => settings(`["chart.node","${stamp}",{"value":1,"__proto__":{"admin":true}}]\n`),
  ],
  [
    '__proto__ in escapes, deep inside',
    'forbidden',
    () => settings(setting('{"a":[{"\\u005f_proto__":1}]}')),
  ],
  ['constructor as a key', 'forbidden', () => settings(setting('{"constructor":{"prototype":{}}}'))],
  ['depth 10,000', 'forbidden', () => settings(setting(nested(10_000)))],
  ['brackets that never close', 'forbidden', () => settings(setting('['.repeat(300_000)))],
  [
    'depth 10,000 in the list',
    'forbidden',
    () => archiveOf({}, { deep: JSON.parse(nested(3000)) as unknown }),
  ],
  ['a line that is no JSON', 'bad-row', () => settings('nonsense\n')],
  ['a line that is no record', 'bad-row', () => settings('{"id":1}\n')],
  ['a stamp that is none', 'bad-row', () => settings('["chart.node","later",{"value":1}]\n')],
  [
    'a title that is a number',
    'bad-row',
    () => archiveOf({ 'records/thread.jsonl': threadLine(good.replace('"A chat"', '42')) }),
  ],
  [
    'a time that is a text',
    'bad-row',
    () => archiveOf({ 'records/thread.jsonl': threadLine(good.replace('"updatedAt":1', '"updatedAt":"1"')) }),
  ],
  [
    'a field left out',
    'bad-row',
    () => archiveOf({ 'records/thread.jsonl': threadLine(good.replace('"pinned":false,', '')) }),
  ],
  [
    'an id that is none',
    'bad-row',
    () => archiveOf({ 'records/thread.jsonl': threadLine(good).replace('aaaaaaaaaaaaaaaaaaaaa', '<img>') }),
  ],
  [
    'half a character',
    'bad-row',
    () => archiveOf({ 'records/thread.jsonl': threadLine(good.replace('A chat', '\\ud800')) }),
  ],
  [
    'a deletion of what is here',
    'bad-row',
    () => archiveOf({ 'records/thread.jsonl': threadLine('{"_del":true}') }),
  ],
  ['the same record twice', 'bad-row', () => settings(setting('1') + setting('2'))],
  [
    'bytes that are no text',
    'damaged',
    () => archiveOf({ 'records/setting.jsonl': new Uint8Array([0xff, 0xfe, 10]) }),
  ],
  ['no last newline', 'damaged', () => settings(setting('1').trimEnd())],
  [
    'a key of this device that nobody exports',
    'bad-row',
    () => archiveOf({ 'device/local.jsonl': '{"key":"model:own:openai","value":{"sealed":"x"}}\n' }),
  ],
  [
    'a picture under another name',
    'damaged',
    () => archiveOf({ [`blobs/${'0'.repeat(64)}`]: new Uint8Array([1, 2, 3]) }),
  ],
];

describe('a hostile or broken file', () => {
  let local: TestDb;
  let before: unknown;

  beforeEach(async () => {
    local = createTestDb();
    written(await saveProfile(local.db, local.deps, { name: 'Ada' }));
    written(await createThread(local.db, local.deps, { mode: 'mixed' }));
    before = await everythingIn(local.db);
  });
  afterEach(() => closeSoulsticeDb(local.db));

  const refusal = async (file: BlobLike, passphrase: string | null = null): Promise<string> => {
    try {
      const archive = await openArchive(file, passphrase, subtle);
      await importArchive(local.db, local.deps, archive, { mode: 'replace', revive: true });
      return 'taken';
    } catch (error) {
      if (error instanceof ArchiveFailure) return error.problem.type;
      throw error;
    }
  };

  it.each(hostile)('of %s is refused as %s, and nothing has changed', async (_, type, make) => {
    const file = await make();
    expect(await refusal(file)).toBe(type);
    // The preview refuses it as well, before anybody can say yes.
    const looked = openArchive(file, null, subtle).then((archive) => previewImport(local.db, archive));
    await expect(looked).rejects.toThrow(ArchiveFailure);
    expect(await everythingIn(local.db)).toEqual(before);
    expect(await local.db.staged.count()).toBe(0);
    expect(await local.db.local.get('import')).toBeUndefined();
    expect(({} as { admin?: unknown }).admin).toBeUndefined();
  });

  it('is taken when it is neither: the cases above differ from it in one thing', async () => {
    const file = archiveOf({
      'records/setting.jsonl': setting('"mean"'),
      'records/thread.jsonl': threadLine(good),
    });
    expect(await refusal(file)).toBe('taken');
    expect((await local.db.thread.get('aaaaaaaaaaaaaaaaaaaaa'))?.['title']).toBe('A chat');
  });

  it('of two gigabytes is refused by its size, unread', async () => {
    let reads = 0;
    const huge: BlobLike = {
      size: 2 * 2 ** 30,
      slice: () => {
        reads += 1;
        return new Blob();
      },
    };
    expect(await refusal(huge)).toBe('too-large');
    expect(reads).toBe(0);
  });

  it('of two gigabytes as a stream is given up on the way', async () => {
    const piece = new Uint8Array(2 ** 20);
    let given = 0;
    let cancelled = false;
    const endless = new ReadableStream<Uint8Array<ArrayBuffer>>({
      pull: (controller) => {
        given += piece.length;
        if (given > 2 * 2 ** 30) controller.close();
        else controller.enqueue(piece);
      },
      cancel: () => {
        cancelled = true;
      },
    });
    const limit = 8 * 2 ** 20;
    await expect(collectStream(endless, limit)).rejects.toMatchObject({
      problem: { type: 'too-large', limitBytes: limit },
    });
    expect(cancelled).toBe(true);
    expect(given).toBeLessThan(limit + 4 * piece.length);
    expect(MAX_ARCHIVE_BYTES).toBeLessThan(2 * 2 ** 30);
  });

  describe('behind a passphrase', () => {
    const random = (count: number) => crypto.getRandomValues(new Uint8Array(count));
    const sealed = async (bytes = 0): Promise<Blob> => {
      const data = random(bytes % 65_536);
      if (bytes > 0) {
        // Several pieces: the bytes of a picture are not packed.
        const big = new Uint8Array(bytes);
        for (let at = 0; at < bytes; at += data.length || 1) big.set(data.subarray(0, bytes - at), at);
        const sha = sha256Bytes(big);
        await local.db.blob.put({ id: sha, type: 'image/png', bytes, _t: stamp });
        await local.db.blob_data.put({ sha, data: big.buffer });
      }
      const seal = { subtle, random, passphrase: 'café au lait', rounds: 10 };
      const made = await makeArchive(local.db, local.clock, {
        groups: new Set(archiveGroups),
        seal,
        app: '0',
      });
      before = await everythingIn(local.db);
      return made.file;
    };

    it('opens with the passphrase, however its accents were typed', async () => {
      expect(await refusal(await sealed(3_000_001), 'cafe\u0301 au lait')).toBe('taken');
    });

    it('says nothing readable', async () => {
      const text = await (await sealed()).text();
      expect(text).not.toContain('Ada');
      expect(text).not.toContain('manifest');
    });

    it.each([
      ['another passphrase', 'wrong-passphrase', (file: Blob) => file, 'cafe au lait'],
      ['no passphrase', 'wrong-passphrase', (file: Blob) => file, null],
      [
        'a changed header',
        'wrong-passphrase',
        (file: Blob) =>
          withBytes(file, (bytes) => {
            const at = new TextDecoder('latin1').decode(bytes).indexOf('"rounds":10');
            bytes[at + 9] = 0x32;
          }),
        'café au lait',
      ],
      [
        'rounds that would take an hour',
        'damaged',
        async (file: Blob) => {
          const text = (await file.text()).slice(12, 12 + 200);
          const json = strToU8(
            text.slice(0, text.indexOf('}}') + 2).replace('"rounds":10', '"rounds":4000000000'),
          );
          const length = new Uint8Array(new Uint32Array([json.length]).buffer);
          return new Blob(['SOULSEAL', length, json as Uint8Array<ArrayBuffer>, new Uint8Array(4000)]);
        },
        'café au lait',
      ],
      [
        'a changed byte',
        'damaged',
        (file: Blob) =>
          withBytes(file, (bytes) => {
            const at = bytes.length - 40;
            bytes[at] = (bytes[at] ?? 0) ^ 1;
          }),
        'café au lait',
      ],
      [
        'the last piece gone',
        'damaged',
        (file: Blob) => file.slice(0, file.size - (file.size % 100_000)),
        'café au lait',
      ],
      ['nothing after the header', 'damaged', (file: Blob) => file.slice(0, 40), 'café au lait'],
    ])('with %s is refused as %s', async (_, type, change, passphrase) => {
      const file = await change(await sealed(2_500_000));
      expect(await refusal(file, passphrase)).toBe(type);
      expect(await everythingIn(local.db)).toEqual(before);
    });
  });

  it('given up by the person changes nothing', async () => {
    const file = archiveOf({ 'records/thread.jsonl': threadLine(good) });
    const archive = await openArchive(file, null, subtle);
    const giving = new AbortController();
    const done = importArchive(
      local.db,
      local.deps,
      archive,
      { mode: 'merge', revive: true },
      {
        signal: giving.signal,
        onProgress: () => giving.abort(),
      },
    );
    await expect(done).rejects.toThrow(GivenUp);
    expect(await everythingIn(local.db)).toEqual(before);
    expect(await local.db.staged.count()).toBe(0);
  });
});
