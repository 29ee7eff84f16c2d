import { createHash } from 'node:crypto';
import { readdir, rm } from 'node:fs/promises';
import { request as httpRequest } from 'node:http';
import type { AddressInfo } from 'node:net';
import { join } from 'node:path';
import { serve } from '@hono/node-server';
import { afterEach, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { MAX_AUDIO_BYTES } from '#contract/api/content.ts';
import { describeAnyDatabase } from '../../tests/support/api-database.ts';
import { html, m4a, mp3, oggOpus, wav } from '../../tests/support/audio-samples.ts';
import {
  aContent,
  addPerson,
  auditOf,
  contentServer,
  emptyContent,
  hourMs,
  makeAdmin,
  startMs,
  streamOf,
} from '../../tests/support/content-server.ts';
import type { Answers, Person } from '../../tests/support/content-server.ts';
import type { Database } from '../db/database.ts';

const nameOf = (content: Uint8Array, ending: string): string =>
  `${createHash('sha256').update(content).digest('hex').slice(0, 32)}.${ending}`;
const pathOf = (content: Uint8Array, ending: string): string =>
  `/api/soul-wisdom/audio/${nameOf(content, ending)}`;

describeAnyDatabase('audio', (open) => {
  let db: Database;
  let admin: Person;
  let user: Person;
  let server: Awaited<ReturnType<typeof contentServer>>;
  const answers: Record<string, Answers[string]> = {};

  beforeAll(async () => {
    db = await open();
  });
  beforeEach(async () => {
    await emptyContent(db);
    admin = await addPerson(db, 'admin');
    user = await addPerson(db, 'user');
    await makeAdmin(db, admin);
    server = await contentServer(db, { people: [admin, user], answers });
  });
  afterEach(() => server.dispose());

  const send = (
    body: Uint8Array<ArrayBuffer> | ReadableStream<Uint8Array>,
    headers: Record<string, string> = {},
    who: Person | null = admin,
  ) =>
    server.app.request('/api/admin/soul-wisdom/audio', {
      method: 'POST',
      body,
      headers: { 'content-type': 'audio/mpeg', ...who?.auth, ...headers },
      ...(body instanceof ReadableStream ? { duplex: 'half' } : {}),
    });
  const upload = async (content: Uint8Array<ArrayBuffer>): Promise<string> => {
    const answer = await send(content);
    expect(answer.status).toBe(201);
    return ((await answer.json()) as { audioUrl: string }).audioUrl;
  };
  const publish = async (audioUrl: string, isPublished = 'true'): Promise<string> => {
    const body = { ...aContent, audioUrl, isPublished };
    const answer = await server.ask('POST', '/api/admin/soul-wisdom', admin, body);
    expect(answer.status, JSON.stringify(answer.body)).toBe(201);
    return String(answer.body?.['id']);
  };
  const play = (path: string, headers: Record<string, string> = {}, method = 'GET') =>
    server.app.request(path, { method, headers });
  const bytesOf = async (answer: Response): Promise<Buffer> => Buffer.from(await answer.arrayBuffer());
  const keptFiles = async (): Promise<string[]> => readdir(join(server.dir, 'audio')).catch(() => []);
  const partsLeft = async (): Promise<string[]> => readdir(join(server.dir, 'parts')).catch(() => []);
  const keptRows = () => db.own((tx) => tx.selectFrom('app.audio_files').select('name').execute());

  describe('upload', () => {
    it.each([
      ['mp3', mp3({ told: 1000 }), 'audio/mpeg', 26.122],
      ['m4a', m4a(), 'audio/mp4', 90],
      ['ogg', oggOpus(), 'audio/ogg', 10],
      ['wav', wav(2), 'audio/wav', 2],
    ] as const)('%s is kept under the name of its content', async (ending, content, type, durationS) => {
      const answer = await send(content);
      expect(answer.status).toBe(201);
      expect(await answer.json()).toEqual({
        audioUrl: pathOf(content, ending),
        type,
        bytes: content.length,
        durationS,
      });
      expect(await keptFiles()).toEqual([nameOf(content, ending)]);
      expect(await partsLeft()).toEqual([]);
      const [entry] = await auditOf(db);
      expect(entry).toEqual({
        actor: admin.id,
        action: 'audio.added',
        detail: { name: nameOf(content, ending), bytes: content.length, from: 'upload' },
      });
    });

    it('the same content twice is one file', async () => {
      expect(await upload(mp3())).toBe(await upload(mp3()));
      expect(await keptRows()).toHaveLength(1);
      expect(await keptFiles()).toHaveLength(1);
    });

    it('many at once are all kept, and the same among them once', async () => {
      const contents = [1, 2, 3, 1, 2, 3].map((fill) => mp3({ fill }));
      await Promise.all(contents.map(upload));
      expect(await keptFiles()).toHaveLength(3);
      expect(await keptRows()).toHaveLength(3);
    });

    it.each([
      ['a page called audio', html, {}, 415],
      [
        'a page with the name of a song',
        html,
        { 'content-disposition': 'attachment; filename="x.mp3"' },
        415,
      ],
      ['a page with a song after it', Uint8Array.from([...html, ...mp3()]), {}, 415],
      ['a song that is called a page', mp3(), { 'content-type': 'text/html' }, 415],
      ['a song that is called a picture', mp3(), { 'content-type': 'image/png' }, 415],
      ['a song in a form', mp3(), { 'content-type': 'multipart/form-data; boundary=x' }, 415],
      ['nothing', new Uint8Array(), {}, 415],
      ['fewer bytes than were said', mp3(), { 'content-length': '99999' }, 400],
      ['more bytes than were said', mp3(), { 'content-length': '10' }, 400],
    ])('%s is refused, and nothing is kept', async (_, content, headers, status) => {
      const answer = await send(content, headers);
      expect(answer.status).toBe(status);
      expect(typeof ((await answer.json()) as { error: unknown }).error).toBe('string');
      expect(await keptFiles()).toEqual([]);
      expect(await partsLeft()).toEqual([]);
      expect(await keptRows()).toEqual([]);
    });

    it.each(['../../x.mp3', 'x\r\nSet-Cookie: a=b.mp3', '/etc/passwd', 'x.html', 'x\0.mp3'])(
      'a file called %j gets the name of its content',
      async (filename) => {
        const headers = {
          'content-disposition': `attachment; filename*=UTF-8''${encodeURIComponent(filename)}`,
          'x-file-name': encodeURIComponent(filename),
        };
        const answer = await send(mp3(), headers);
        const body = (await answer.json()) as { audioUrl: string };
        expect(body.audioUrl).toBe(pathOf(mp3(), 'mp3'));
        await publish(body.audioUrl);
        const played = await play(body.audioUrl);
        expect(played.headers.get('content-disposition')).toBe(`inline; filename="${nameOf(mp3(), 'mp3')}"`);
        expect(played.headers.get('set-cookie')).toBeNull();
        expect((await bytesOf(played)).equals(mp3())).toBe(true);
        expect(await keptFiles()).toEqual([nameOf(mp3(), 'mp3')]);
      },
    );

    it('one that says it is too large is refused before a byte is read', async () => {
      let pulled = 0;
      const stream = new ReadableStream<Uint8Array>(
        {
          pull: (controller) => {
            pulled += 1;
            controller.enqueue(new Uint8Array(1024));
          },
        },
        { highWaterMark: 0 },
      );
      const answer = await send(stream, { 'content-length': String(MAX_AUDIO_BYTES + 1) });
      expect(answer.status).toBe(413);
      expect(answer.headers.get('connection')).toBe('close');
      expect(pulled).toBe(0);
    });

    it.each([
      ['that says nothing of its length', {}],
      ['that says it is small', { 'content-length': '1000' }],
    ])('2 GB %s stop at the limit, in flat memory, and nothing is kept', async (_, headers) => {
      const piece = new Uint8Array(1024 * 1024);
      piece.set(mp3());
      let sent = 0;
      let wasCanceled = false;
      const stream = new ReadableStream<Uint8Array>(
        {
          pull: (controller) => {
            sent += 1;
            if (sent > 2048) controller.close();
            else controller.enqueue(piece);
          },
          cancel: () => {
            wasCanceled = true;
          },
        },
        { highWaterMark: 0 },
      );
      const before = process.memoryUsage();
      const answer = await send(stream, headers);
      const after = process.memoryUsage();
      expect(answer.status).toBe(413);
      expect(answer.headers.get('connection')).toBe('close');
      expect(sent).toBeLessThanOrEqual(62);
      expect(wasCanceled).toBe(true);
      const grown = after.arrayBuffers + after.external - before.arrayBuffers - before.external;
      expect(grown).toBeLessThan(20 * 1024 * 1024);
      expect(await keptFiles()).toEqual([]);
      expect(await partsLeft()).toEqual([]);
    });

    it('over a real connection, 2 GB end with 413 and a closed socket long before they are sent', async () => {
      const listening = serve({ fetch: server.app.fetch, port: 0, hostname: '127.0.0.1' });
      await new Promise((done) => {
        listening.once('listening', done);
      });
      const { port } = listening.address() as AddressInfo;
      const piece = Buffer.alloc(1024 * 1024);
      let sent = 0;
      const ended = await new Promise<{ status: number | null; closed: boolean }>((resolve) => {
        let status: number | null = null;
        const request = httpRequest({
          host: '127.0.0.1',
          port,
          path: '/api/admin/soul-wisdom/audio',
          method: 'POST',
          headers: { ...admin.auth, 'content-type': 'audio/mpeg', 'transfer-encoding': 'chunked' },
        });
        request.on('response', (answer) => {
          status = answer.statusCode ?? null;
          answer.resume();
        });
        request.on('error', () => {});
        request.on('close', () => resolve({ status, closed: request.socket?.destroyed ?? true }));
        const more = (): void => {
          if (request.destroyed || sent > 2048) return;
          sent += 1;
          request.write(piece, (error) => {
            if (!error) setImmediate(more);
          });
        };
        more();
      });
      expect(ended.closed).toBe(true);
      expect(ended.status).toBe(413);
      expect(sent).toBeLessThan(300);
      expect(await keptFiles()).toEqual([]);
      await new Promise((done) => {
        listening.close(done);
      });
    });

    it('a connection that breaks leaves nothing behind', async () => {
      const stream = new ReadableStream<Uint8Array>({
        start: (controller) => controller.enqueue(mp3()),
        pull: (controller) => controller.error(new Error('gone')),
      });
      expect((await send(stream)).status).toBe(400);
      expect(await partsLeft()).toEqual([]);
      expect(await keptFiles()).toEqual([]);
    });

    it('sixty an hour, then it has to wait', async () => {
      for (let i = 0; i < 60; i++) await send(html);
      const refused = await send(html);
      expect(refused.status).toBe(429);
      expect(Number(refused.headers.get('retry-after'))).toBeGreaterThan(0);
    });

    it('is for admins of the last twelve hours', async () => {
      expect((await send(mp3(), {}, null)).status).toBe(401);
      expect((await send(mp3(), {}, user)).status).toBe(403);
      server.clock.nowMs = startMs + 12 * hourMs;
      const late = await send(mp3());
      expect(late.status).toBe(403);
      expect(await late.json()).toMatchObject({ code: 'session_too_old' });
      expect(await keptFiles()).toEqual([]);
    });

    it('a storage that is down is told as 503, and nothing is half kept', async () => {
      server.outage.isOut = true;
      expect((await send(mp3())).status).toBe(503);
      expect(await keptRows()).toEqual([]);
      expect(await partsLeft()).toEqual([]);
    });
  });

  describe('import', () => {
    const from = (url: string) => server.ask('POST', '/api/admin/soul-wisdom/audio', admin, { url });
    const address = 'https://audio.example/x.mp3';

    it('keeps what is there, with where it is from', async () => {
      answers[address] = { type: 'ok', contentType: 'text/html', body: streamOf(mp3()) };
      expect(await from(address)).toEqual({
        status: 201,
        body: { audioUrl: pathOf(mp3(), 'mp3'), type: 'audio/mpeg', bytes: mp3().length, durationS: null },
      });
      const [row] = await db.own((tx) => tx.selectFrom('app.audio_files').select('source_url').execute());
      expect(row?.source_url).toBe(address);
    });

    it.each([
      ['http://audio.example/x.mp3', 'https'],
      ['https://127.0.0.1/x.mp3', 'open internet'],
      ['https://[::1]/x.mp3', 'open internet'],
      ['https://[::ffff:127.0.0.1]/x.mp3', 'open internet'],
      ['https://169.254.169.254/latest/meta-data', 'open internet'],
      ['https://10.0.0.7/x.mp3', 'open internet'],
      ['https://0.0.0.0/x.mp3', 'open internet'],
      ['https://2130706433/x.mp3', 'open internet'],
      ['https://0177.0.0.1/x.mp3', 'open internet'],
      ['https://0x7f000001/x.mp3', 'open internet'],
      ['https://user:pass@audio.example/x.mp3', 'user name'],
      ['https://audio.example:22/x.mp3', 'port'],
      ['file:///etc/passwd', 'https'],
      ['ftp://audio.example/x.mp3', 'https'],
      ['data:audio/mpeg;base64,AAAA', 'https'],
      ['/audio/x.mp3', 'https'],
    ])('%s is refused', async (url, why) => {
      const { status, body } = await from(url);
      expect(status).toBe(400);
      expect(body?.['error']).toContain(why);
    });

    it.each([
      ['a redirect', { type: 'refused', why: 'redirect' }, 400],
      ['a page', { type: 'ok', contentType: 'audio/mpeg', body: streamOf(html) }, 400],
      ['a 404', { type: 'answered', status: 404 }, 400],
      ['a 503', { type: 'answered', status: 503 }, 502],
      ['silence', { type: 'unreachable', code: 'ETIMEDOUT' }, 502],
    ] as const)('%s keeps nothing', async (_, answer, status) => {
      answers[address] = answer;
      expect((await from(address)).status).toBe(status);
      expect(await keptRows()).toEqual([]);
      expect(await partsLeft()).toEqual([]);
    });
  });

  describe('play', () => {
    const content = mp3({ fill: 3 });
    const size = content.length;
    let path = '';
    beforeEach(async () => {
      path = await upload(content);
    });

    it('whole, with headers that let nothing run', async () => {
      await publish(path);
      const answer = await play(path);
      expect(answer.status).toBe(200);
      expect(Object.fromEntries(answer.headers)).toEqual({
        'accept-ranges': 'bytes',
        'cache-control': 'public, max-age=31536000, immutable',
        'content-disposition': `inline; filename="${nameOf(content, 'mp3')}"`,
        'content-length': String(size),
        'content-security-policy': "default-src 'none'; sandbox",
        'content-type': 'audio/mpeg',
        etag: `"${createHash('sha256').update(content).digest('hex')}"`,
        'x-content-type-options': 'nosniff',
      });
      expect((await bytesOf(answer)).equals(content)).toBe(true);
    });

    it.each([
      ['bytes=0-99', 206, 0, 99],
      ['bytes=100-100', 206, 100, 100],
      ['bytes=500-', 206, 500, 2084],
      ['bytes=-100', 206, 1985, 2084],
      ['bytes=2000-9999', 206, 2000, 2084],
      ['bytes=0-', 206, 0, 2084],
      ['bytes=0-1,4-5', 200, 0, 2084],
      ['bytes=9-5', 200, 0, 2084],
      ['chapters=1-2', 200, 0, 2084],
      ['nonsense', 200, 0, 2084],
    ])('%s gives %d', async (range, status, first, last) => {
      await publish(path);
      expect(size, 'five frames of 417 bytes').toBe(2085);
      const answer = await play(path, { range });
      expect(answer.status).toBe(status);
      expect(answer.headers.get('content-length')).toBe(String(last - first + 1));
      expect(answer.headers.get('content-range')).toBe(
        status === 206 ? `bytes ${first}-${last}/${size}` : null,
      );
      expect((await bytesOf(answer)).equals(Buffer.from(content.subarray(first, last + 1)))).toBe(true);
    });

    it.each(['bytes=2085-', 'bytes=5000-6000', 'bytes=-0'])('%s cannot be had: 416', async (range) => {
      await publish(path);
      const answer = await play(path, { range });
      expect(answer.status).toBe(416);
      expect(answer.headers.get('content-range')).toBe(`bytes */${size}`);
    });

    it('a caller who has it is told so, and a part is whole again when the file is another', async () => {
      await publish(path);
      const etag = `"${createHash('sha256').update(content).digest('hex')}"`;
      for (const tag of [etag, `W/${etag}`, `"other", ${etag}`, '*']) {
        const answer = await play(path, { 'if-none-match': tag });
        expect([answer.status, answer.headers.get('etag'), await answer.text()]).toEqual([304, etag, '']);
      }
      const other = await play(path, { 'if-none-match': '"other"' });
      expect(other.status).toBe(200);
      await other.body?.cancel();
      for (const [tag, status] of [
        [etag, 206],
        ['"other"', 200],
        [`W/${etag}`, 200],
        ['Wed, 21 Oct 2015 07:28:00 GMT', 200],
      ] as const) {
        const answer = await play(path, { range: 'bytes=0-9', 'if-range': tag });
        expect(answer.status, tag).toBe(status);
        await answer.body?.cancel();
      }
    });

    it('HEAD tells the size and sends nothing', async () => {
      await publish(path);
      const answer = await play(path, { range: 'bytes=0-9' }, 'HEAD');
      expect(answer.status).toBe(200);
      expect(answer.headers.get('content-length')).toBe(String(size));
      expect(answer.headers.get('accept-ranges')).toBe('bytes');
      expect(await answer.text()).toBe('');
    });

    it('what is not published is there for admins alone, and is not to be kept', async () => {
      const isHidden = async (): Promise<void> => {
        for (const auth of [{}, user.auth]) {
          const answer = await play(path, auth);
          expect(answer.status).toBe(404);
          expect(await answer.json()).toEqual({ error: 'Not found' });
          expect((await play(path, { ...auth, range: 'bytes=0-1' })).status).toBe(404);
          expect((await play(path, { ...auth, 'if-none-match': '*' })).status).toBe(404);
          expect((await play(path, auth, 'HEAD')).status).toBe(404);
        }
        const heard = await play(path, admin.auth);
        expect(heard.status).toBe(200);
        expect(heard.headers.get('cache-control')).toBe('private, no-store');
        expect((await bytesOf(heard)).equals(content)).toBe(true);
      };
      await isHidden();
      const id = await publish(path, 'false');
      await isHidden();
      const item = `/api/admin/soul-wisdom/${id}`;
      expect((await server.ask('PATCH', item, admin, { isPublished: 'true' })).status).toBe(200);
      const heard = await play(path);
      expect(heard.status).toBe(200);
      await heard.body?.cancel();
      expect((await server.ask('PATCH', item, admin, { isPublished: 'false' })).status).toBe(200);
      await isHidden();
    });

    it.each([
      `${'0'.repeat(32)}.mp3`,
      '..%2f..%2fserver-secret',
      '%2e%2e%2f%2e%2e%2fserver-secret',
      `${'0'.repeat(32)}.mp3%0d%0aX:%20y`,
      `${'0'.repeat(32)}.html`,
      'x.mp3',
    ])('%s is not there', async (name) => {
      expect((await play(`/api/soul-wisdom/audio/${name}`, admin.auth)).status).toBe(404);
    });

    it('a file that the storage has lost is not there, and the log says so', async () => {
      await publish(path);
      await rm(join(server.dir, 'audio'), { recursive: true });
      expect((await play(path)).status).toBe(404);
      expect(server.lines.map(({ event }) => event)).toContain('audio-lost');
    });

    it('a storage that is down is told as 503', async () => {
      await publish(path);
      server.outage.isOut = true;
      expect((await play(path)).status).toBe(503);
    });
  });

  describe('what nothing names any more', () => {
    it('goes with the last item that named it', async () => {
      const path = await upload(mp3());
      const [first, second] = [await publish(path), await publish(path)];
      await server.ask('DELETE', `/api/admin/soul-wisdom/${first}`, admin);
      expect(await keptFiles()).toHaveLength(1);
      await server.ask('DELETE', `/api/admin/soul-wisdom/${second}`, admin);
      expect(await keptFiles()).toEqual([]);
      expect(await keptRows()).toEqual([]);
      expect((await play(path, admin.auth)).status).toBe(404);
      expect((await auditOf(db)).at(-1)).toEqual({
        actor: admin.id,
        action: 'audio.removed',
        detail: { name: nameOf(mp3(), 'mp3') },
      });
    });

    it('goes when an item gets other audio', async () => {
      const [old, next] = [await upload(mp3({ fill: 1 })), await upload(mp3({ fill: 2 }))];
      const id = await publish(old);
      await server.ask('PATCH', `/api/admin/soul-wisdom/${id}`, admin, { audioUrl: next });
      expect(await keptFiles()).toEqual([nameOf(mp3({ fill: 2 }), 'mp3')]);
    });

    it('goes a day after its upload when nothing ever named it; what is named stays', async () => {
      const used = await upload(mp3({ fill: 1 }));
      await publish(used);
      await upload(mp3({ fill: 2 }));
      server.clock.nowMs += 24 * hourMs;
      await server.audio.sweep();
      expect(await keptFiles()).toHaveLength(2);
      server.clock.nowMs += 1;
      await server.audio.sweep();
      expect(await keptFiles()).toEqual([nameOf(mp3({ fill: 1 }), 'mp3')]);
    });

    it('content is removed even where the storage is down, and the file is told of', async () => {
      const id = await publish(await upload(mp3()));
      server.outage.isOut = true;
      expect((await server.ask('DELETE', `/api/admin/soul-wisdom/${id}`, admin)).status).toBe(200);
      expect(server.lines.map(({ event }) => event)).toContain('audio-not-removed');
    });

    it('content uploaded again while the storage is still removing it is there afterwards', async () => {
      const path = await upload(mp3());
      const id = await publish(path);
      let isUploaded = (): void => {};
      const uploaded = new Promise<void>((done) => {
        isUploaded = done;
      });
      const begun = new Promise<void>((begin) => {
        server.outage.beforeRemove = () => {
          begin();
          // Two that waited for each other would end here as well.
          return Promise.race([uploaded, new Promise<void>((done) => void setTimeout(done, 300))]);
        };
      });
      const removed = server.ask('DELETE', `/api/admin/soul-wisdom/${id}`, admin);
      await begun;
      expect(await upload(mp3())).toBe(path);
      isUploaded();
      expect((await removed).status).toBe(200);
      const heard = await play(path, admin.auth);
      expect(heard.status).toBe(200);
      expect((await bytesOf(heard)).equals(mp3())).toBe(true);
    });

    it('an item removed while its audio is published again: the new one plays, or was told', async () => {
      for (let round = 0; round < 10; round++) {
        const content = mp3({ fill: round });
        const id = await publish(await upload(content));
        const [, again] = await Promise.all([
          server.ask('DELETE', `/api/admin/soul-wisdom/${id}`, admin),
          upload(content).then((audioUrl) =>
            server.ask('POST', '/api/admin/soul-wisdom', admin, { ...aContent, audioUrl }),
          ),
        ]);
        // Either it was told that the upload is gone, or it plays.
        expect([201, 400]).toContain(again.status);
        if (again.status === 201)
          expect((await bytesOf(await play(pathOf(content, 'mp3')))).equals(content)).toBe(true);
      }
    });
  });
});
