import { describe, expect, it } from 'vitest';
import { createFakeCaches } from '../../tests/support/fake-caches.ts';
import { soundOf } from '../../tests/support/fake-audio-server.ts';
import { answerFromShelf, blobOfRecord } from './answer.ts';
import { createAudioStore } from './audio-store.ts';
import { newRecord, withFile } from './record.ts';
import type { AudioRecord } from './record.ts';

const chunks = [soundOf(40, 1), soundOf(60, 2), soundOf(30, 3)] as const;
/** A head of 100 in two chunks, a body of 30 five times, the head again. */
const whole = Buffer.concat([
  chunks[0],
  chunks[1],
  ...Array.from({ length: 5 }, () => chunks[2]),
  chunks[0],
  chunks[1],
]);

async function setUp() {
  const caches = createFakeCaches();
  const store = createAudioStore(caches);
  const plan = {
    address: '/audio/a/title.mp3',
    key: 'built-in:a',
    title: 'A',
    type: 'audio/mpeg',
    files: [
      { url: '/audio/a/head.mp3', bytes: 100, sha256: 'a'.repeat(64) },
      { url: '/audio/a/body.mp3', bytes: 30, sha256: 'b'.repeat(64) },
    ],
    order: [
      [0, 1],
      [1, 5],
      [0, 1],
    ] as const,
  };
  const begun = newRecord(plan, 1);
  const record: AudioRecord = {
    ...withFile(withFile(begun, 0, { chunks: [40, 60] }), 1, { chunks: [30] }),
    state: 'kept',
  };
  await store.putChunk(record.address, 0, 0, new Blob([chunks[0]]));
  await store.putChunk(record.address, 0, 1, new Blob([chunks[1]]));
  await store.putChunk(record.address, 1, 0, new Blob([chunks[2]]));
  await store.putRecord(record);
  const ask = (headers: Record<string, string> = {}, method = 'GET') =>
    answerFromShelf(new Request('https://app.test/audio/a/title.mp3', { method, headers }), record, store);
  return { caches, store, record, ask };
}

describe('a kept title that is joined of parts', () => {
  it.each([
    [undefined, 200, 0, 349],
    ['bytes=0-', 206, 0, 349],
    ['bytes=0-0', 206, 0, 0],
    ['bytes=39-40', 206, 39, 40],
    ['bytes=95-165', 206, 95, 165],
    ['bytes=-500', 206, 0, 349],
    ['bytes=-10', 206, 340, 349],
    ['bytes=349-9999', 206, 349, 349],
    ['bytes=5-2', 200, 0, 349],
    ['bytes=0-1,5-6', 200, 0, 349],
    ['seconds=1-2', 200, 0, 349],
    ['bytes=', 200, 0, 349],
  ])('%s gives %d', async (range, status, first, last) => {
    const { ask } = await setUp();
    const answer = await ask(range === undefined ? {} : { range });
    expect(answer?.status).toBe(status);
    expect(answer?.headers.get('content-range')).toBe(status === 206 ? `bytes ${first}-${last}/350` : null);
    expect(answer?.headers.get('content-length')).toBe(String(last - first + 1));
    expect(answer?.headers.get('accept-ranges')).toBe('bytes');
    expect(answer?.headers.get('content-type')).toBe('audio/mpeg');
    expect(
      Buffer.from((await answer?.arrayBuffer()) ?? new ArrayBuffer(0)).equals(
        whole.subarray(first, last + 1),
      ),
    ).toBe(true);
  });

  it.each(['bytes=350-', 'bytes=-0', 'bytes=400-500'])('%s cannot be had', async (range) => {
    const answer = await (await setUp()).ask({ range });
    expect([answer?.status, answer?.headers.get('content-range')]).toEqual([416, 'bytes */350']);
  });

  it('reads only the chunk that a part lies in, and each chunk once', async () => {
    const { ask, caches } = await setUp();
    const before = caches.reads();
    await (await ask({ range: 'bytes=110-200' }))?.arrayBuffer();
    expect(caches.reads() - before).toBe(1);
    await (await ask())?.arrayBuffer();
    expect(caches.reads() - before).toBe(4);
  });

  it('HEAD tells the length, and a tag that is known ends it', async () => {
    const { ask } = await setUp();
    const head = await ask({}, 'HEAD');
    expect([head?.status, head?.headers.get('content-length'), await head?.text()]).toEqual([200, '350', '']);
    const tag = head?.headers.get('etag') ?? '';
    expect(tag).toMatch(/^"[0-9a-f]{64}"$/);
    expect((await ask({ 'if-none-match': tag }))?.status).toBe(304);
    expect((await ask({ range: 'bytes=0-1', 'if-range': '"another"' }))?.status).toBe(200);
    expect((await ask({ range: 'bytes=0-1', 'if-range': tag }))?.status).toBe(206);
  });

  it('never calls a file a page, whatever a server said it was', async () => {
    const { record, store } = await setUp();
    const answer = await answerFromShelf(
      new Request('https://app.test/x'),
      { ...record, type: 'text/html' },
      store,
    );
    expect(answer?.headers.get('content-type')).toBe('application/octet-stream');
    expect(answer?.headers.get('content-security-policy')).toBe("default-src 'none'; sandbox");
    await answer?.body?.cancel();
  });

  it('is one blob for a page, the same bytes', async () => {
    const { record, store } = await setUp();
    const blob = await blobOfRecord(record, store);
    expect(blob?.type).toBe('audio/mpeg');
    expect(Buffer.from((await blob?.arrayBuffer()) ?? new ArrayBuffer(0)).equals(whole)).toBe(true);
  });

  it('is no answer once the browser has lost a chunk', async () => {
    const { record, store, ask } = await setUp();
    await store.clear(record.address, withFile(record, 0, { chunks: [] }));
    expect(await ask()).toBeNull();
    expect(await blobOfRecord(record, store)).toBeNull();
  });
});
