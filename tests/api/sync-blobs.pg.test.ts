/** Files of people: kept under the hash of their bytes, judged by those bytes, and nobody else's. */
import { createHash } from 'node:crypto';
import { readdir, readFile } from 'node:fs/promises';
import { join } from 'node:path';
import { beforeAll, beforeEach, describe, expect, it } from 'vitest';
import type { Database } from '../../api/db/database.ts';
import { FileStoreUnavailable } from '../../api/files/file-store.ts';
import { folderStore } from '../../api/files/folder-store.ts';
import { createSpool } from '../../api/files/spool.ts';
import { createBlobs } from '../../api/sync/blobs.ts';
import type { BlobsDeps } from '../../api/sync/blobs.ts';
import { createTestServer } from '../support/api-app.ts';
import type { SignedInPerson, TestServer } from '../support/api-app.ts';
import { describeAnyDatabase, ownSql, quietLog } from '../support/api-database.ts';
import { mp3 } from '../support/audio-samples.ts';
import { exifWithPlace, jpeg, png, webp } from '../support/picture-samples.ts';

const shaOf = (bytes: Uint8Array): string => createHash('sha256').update(bytes).digest('hex');
const bytesOf = async (answer: Response): Promise<Buffer> => Buffer.from(await answer.arrayBuffer());

describeAnyDatabase('files', (open) => {
  let db: Database;
  let server: TestServer;
  let ada: SignedInPerson;
  let ben: SignedInPerson;
  let people = 0;

  beforeAll(async () => {
    db = await open();
    server = await createTestServer(db);
  });
  beforeEach(async () => {
    await ownSql(db, 'delete from app.limits');
    ada = await server.signIn(`ada-${(people += 1)}@example.test`);
    ben = await server.signIn(`ben-${people}@example.test`);
  });

  const put = async (
    bytes: Uint8Array,
    { type = 'image/jpeg', sha = shaOf(bytes), of = server, who = ada } = {},
  ) =>
    of.app.request(`/api/sync/blob/${sha}`, {
      method: 'PUT',
      headers: { authorization: `Bearer ${who.token}`, 'content-type': type },
      body: new Uint8Array(bytes),
    });
  const get = (sha: string, who = ada, of = server) =>
    of.call('GET', `/api/sync/blob/${sha}`, { token: who.token });
  const statusOf = async (...asked: Parameters<typeof get>) => {
    const answer = await get(...asked);
    await answer.body?.cancel();
    return answer.status;
  };
  const places = async (who: SignedInPerson) =>
    (await ownSql(db, 'select place from app.sync_blobs where user_id = $1', [who.userId])).map((row) =>
      String(row['place']),
    );
  const files = async (of = server) => readdir(join(of.folder, 'blobs')).catch(() => [] as string[]);
  const partsOf = (more: Partial<BlobsDeps>, of = server): BlobsDeps => ({
    db,
    store: folderStore(join(of.folder, 'blobs')),
    spool: createSpool(join(of.folder, 'incoming-blobs')),
    nowMs: () => server.clock.nowMs,
    log: quietLog,
    maxBytes: 10 * 1024 * 1024,
    quota: { files: 100, bytes: 1e9 },
    ...more,
  });
  const serverWith = (more: Partial<BlobsDeps>) =>
    createTestServer(db, {}, { sync: { ...server.deps.sync, blobs: createBlobs(partsOf(more)) } });

  it.each([
    ['image/jpeg', jpeg({ width: 99 })],
    ['image/png', png({ width: 9 })],
    ['image/webp', webp(0, [], 9)],
    ['audio/mpeg', mp3()],
  ])('%s comes back as it was sent, with headers that let nothing run', async (type, bytes) => {
    const sent = await put(bytes, { type });
    expect(sent.status).toBe(200);
    expect(await sent.json()).toEqual({ sha: shaOf(bytes), type, bytes: bytes.length });
    const answer = await get(shaOf(bytes));
    expect(answer.status).toBe(200);
    expect(answer.headers.get('content-type')).toBe(type);
    expect(answer.headers.get('cache-control')).toBe('no-store');
    expect(answer.headers.get('content-security-policy')).toBe("default-src 'none'; sandbox");
    expect(answer.headers.get('x-content-type-options')).toBe('nosniff');
    const digest = createHash('sha256').update(bytes).digest('base64');
    expect(answer.headers.get('repr-digest')).toBe(`sha-256=:${digest}:`);
    expect(await bytesOf(answer)).toEqual(Buffer.from(bytes));
    // Nothing is left of the way it came.
    expect(await readdir(join(server.folder, 'incoming-blobs'))).toEqual([]);
  });

  it('sent twice, also at once, it is kept once', async () => {
    const bytes = jpeg({ width: 11 });
    const answers = await Promise.all([put(bytes), put(bytes), put(bytes)]);
    expect(answers.map(({ status }) => status)).toEqual([200, 200, 200]);
    expect((await put(bytes)).status).toBe(200);
    expect(await places(ada)).toHaveLength(1);
    expect(await files()).toContain((await places(ada))[0]);
  });

  it('one that the store has lost is put back by sending it again', async () => {
    const bytes = jpeg({ width: 12 });
    await put(bytes);
    await folderStore(join(server.folder, 'blobs')).remove((await places(ada))[0] ?? '');
    expect(await statusOf(shaOf(bytes))).toBe(404);
    expect((await put(bytes)).status).toBe(200);
    expect(await statusOf(shaOf(bytes))).toBe(200);
  });

  it('what a camera wrote beside the picture is not kept', async () => {
    const bytes = jpeg({ width: 13, extra: [exifWithPlace(6)] });
    expect((await put(bytes)).status).toBe(200);
    const answer = await get(shaOf(bytes));
    const kept = await bytesOf(answer);
    expect(kept.includes('GPS-13-45')).toBe(false);
    expect(answer.headers.get('repr-digest')).toContain(createHash('sha256').update(kept).digest('base64'));
    expect(Number(answer.headers.get('content-length'))).toBe(kept.length);
    for (const name of await files())
      expect((await readFile(join(server.folder, 'blobs', name))).includes('GPS-13-45')).toBe(false);
  });

  describe('refuses', () => {
    const html = Buffer.from('<!doctype html><script>alert(1)</script>');
    it.each<readonly [string, Parameters<typeof put>, number]>([
      ['bytes of another hash', [jpeg(), { sha: 'a'.repeat(64) }], 400],
      ['a page that says it is a picture', [html], 415],
      ['a page that says it is a recording', [html, { type: 'audio/mpeg' }], 415],
      ['a picture that was cut off', [jpeg().slice(0, -2)], 415],
      ['another kind', [html, { type: 'text/html' }], 415],
      ['no kind', [jpeg(), { type: '' }], 415],
      [
        'more pixels than a device can show',
        [png({ width: 30_000, height: 30_000 }), { type: 'image/png' }],
        413,
      ],
      ['more than ten megabytes', [new Uint8Array(10 * 1024 * 1024 + 1)], 413],
      ['nothing', [new Uint8Array(0)], 415],
      ['a name that is no hash', [jpeg(), { sha: '..%2f..%2fetc%2fpasswd' }], 404],
    ])('%s', async (_, sent, status) => {
      const answer = await put(...sent);
      expect(answer.status).toBe(status);
      expect(((await answer.json()) as { error: string }).error).toBeTypeOf('string');
      expect(await places(ada)).toEqual([]);
    });

    it('a stream without end, long before its end', async () => {
      let sent = 0;
      const endless = new ReadableStream<Uint8Array>({
        pull: (controller) => {
          sent += 1;
          controller.enqueue(new Uint8Array(1024 * 1024));
        },
      });
      const answer = await server.app.request(`/api/sync/blob/${'a'.repeat(64)}`, {
        method: 'PUT',
        headers: { authorization: `Bearer ${ada.token}`, 'content-type': 'image/jpeg' },
        body: endless,
        duplex: 'half',
      } as RequestInit);
      expect(answer.status).toBe(413);
      expect(sent).toBeLessThan(20);
    });

    it('a sender who leaves in the middle', async () => {
      const broken = new ReadableStream<Uint8Array>({
        start: (controller) => controller.enqueue(jpeg().slice(0, 50)),
        pull: (controller) => controller.error(new Error('gone')),
      });
      const answer = await server.app.request(`/api/sync/blob/${shaOf(jpeg())}`, {
        method: 'PUT',
        headers: { authorization: `Bearer ${ada.token}`, 'content-type': 'image/jpeg' },
        body: broken,
        duplex: 'half',
      } as RequestInit);
      expect(answer.status).toBe(400);
      expect(await readdir(join(server.folder, 'incoming-blobs'))).toEqual([]);
    });

    it('more than there is room for, also when it comes at once', async () => {
      const small = await serverWith({ quota: { files: 2, bytes: 1e9 } });
      const answers = await Promise.all(
        [1, 2, 3, 4].map((n) => put(jpeg({ width: 100 + n }), { of: small })),
      );
      expect(answers.map(({ status }) => status).toSorted((one, other) => one - other)).toEqual([
        200, 200, 403, 403,
      ]);
      const tight = await serverWith({ quota: { files: 99, bytes: jpeg().length + 10 } });
      expect((await put(jpeg({ width: 1 }), { of: tight, who: ben })).status).toBe(200);
      expect((await put(jpeg({ width: 2 }), { of: tight, who: ben })).status).toBe(403);
      expect((await put(jpeg({ width: 1 }), { of: tight, who: ben })).status).toBe(200);
    });
  });

  it("another person's file is not there, and the same picture of two people is two files", async () => {
    const bytes = jpeg({ width: 14 });
    await put(bytes);
    expect(await statusOf(shaOf(bytes), ben)).toBe(404);
    await put(bytes, { who: ben });
    expect(await statusOf(shaOf(bytes), ben)).toBe(200);
    const [mine, theirs] = [await places(ada), await places(ben)];
    expect(mine[0]).not.toBe(theirs[0]);
    // Ben's account goes; Ada's picture stays.
    await ownSql(db, 'delete from auth.users where id = $1', [ben.userId]);
    await server.sweep();
    expect(await files()).toContain(mine[0]);
    expect(await files()).not.toContain(theirs[0]);
    expect(await statusOf(shaOf(bytes))).toBe(200);
  });

  it('a store that is away is said to be, and a file that is to go waits for it', async () => {
    const away = folderStore(join(server.folder, 'blobs'));
    const fail = () => Promise.reject(new FileStoreUnavailable('away'));
    const broken = await serverWith({ store: { ...away, put: fail, remove: fail } });
    const bytes = jpeg({ width: 15 });
    expect((await put(bytes, { of: broken })).status).toBe(503);
    // A row that waits for its file is no file.
    expect(await statusOf(shaOf(bytes))).toBe(404);
    expect((await put(bytes)).status).toBe(200);
    const [place] = await places(ada);
    await ownSql(db, 'delete from auth.users where id = $1', [ada.userId]);
    await createBlobs(partsOf({ store: { ...away, remove: fail } })).sweep();
    expect(await files()).toContain(place);
    await server.sweep();
    expect(await files()).not.toContain(place);
    expect(await ownSql(db, 'select place from app.sync_removals')).toEqual([]);
  });

  it('what was never finished is forgotten after a day', async () => {
    const fail = () => Promise.reject(new FileStoreUnavailable('away'));
    const store = folderStore(join(server.folder, 'blobs'));
    await put(jpeg({ width: 16 }), { of: await serverWith({ store: { ...store, put: fail } }) });
    await server.sweep();
    expect(await places(ada)).toHaveLength(1);
    server.clock.nowMs += 25 * 3_600_000;
    await server.sweep();
    expect(await places(ada)).toEqual([]);
  });

  it('an account that goes while its file is on the way leaves nothing', async () => {
    const store = folderStore(join(server.folder, 'blobs'));
    const put1 = store.put;
    const slow = await serverWith({
      store: {
        ...store,
        put: async (...given) => {
          await ownSql(db, 'delete from auth.users where id = $1', [ada.userId]);
          await createBlobs(partsOf({})).removeFiles();
          await put1(...given);
        },
      },
    });
    const before = await files();
    expect((await put(jpeg({ width: 17 }), { of: slow })).status).toBe(401);
    expect(await files()).toEqual(before);
  });
});
