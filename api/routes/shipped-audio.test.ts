import { createHash } from 'node:crypto';
import { mkdir, mkdtemp, rm, utimes, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { shippedAudioRoutes } from './shipped-audio.ts';

const content = Uint8Array.from({ length: 200_000 }, (_, i) => (i * 31) % 251);
const hashOf = (bytes: Uint8Array): string => createHash('sha256').update(bytes).digest('hex');
const sha = hashOf(content);
const path = '/audio/a-title/body.mp3';
let dir = '';

beforeAll(async () => {
  dir = await mkdtemp(join(tmpdir(), 'client-'));
  await mkdir(join(dir, 'audio/a-title'), { recursive: true });
  await writeFile(join(dir, path), content);
  await writeFile(join(dir, 'audio/empty.mp3'), '');
  await writeFile(join(dir, 'audio/notes.txt'), 'no audio');
  await writeFile(join(dir, 'outside.mp3'), 'outside');
});
afterAll(() => rm(dir, { recursive: true }));

const ask = (address: string, headers: Record<string, string> = {}, method = 'GET'): Promise<Response> =>
  Promise.resolve(shippedAudioRoutes({ dir }).request(address, { method, headers }));
const bytesOf = async (answer: Response): Promise<Uint8Array> => new Uint8Array(await answer.arrayBuffer());

describe('audio that ships with the app', () => {
  it('comes whole, tagged with the hash of its content, and is asked for anew', async () => {
    const answer = await ask(path);
    expect(answer.status).toBe(200);
    expect(Object.fromEntries(answer.headers)).toEqual({
      'accept-ranges': 'bytes',
      'cache-control': 'no-cache',
      'content-length': '200000',
      'content-type': 'audio/mpeg',
      etag: `"${sha}"`,
    });
    expect(hashOf(await bytesOf(answer))).toBe(sha);
  });

  it.each([
    [sha.slice(0, 16), 'public, max-age=31536000, immutable'],
    [sha, 'public, max-age=31536000, immutable'],
    [sha.slice(0, 15), 'no-cache'],
    ['0'.repeat(16), 'no-cache'],
    [`${sha}0`, 'no-cache'],
  ])('named as %s: %s', async (version, cache) => {
    expect((await ask(`${path}?v=${version}`)).headers.get('cache-control')).toBe(cache);
  });

  it.each([
    ['bytes=0-', 206, 0, 199_999],
    ['bytes=0-0', 206, 0, 0],
    ['bytes=65530-65545', 206, 65_530, 65_545],
    ['bytes=-500', 206, 199_500, 199_999],
    ['bytes=199000-999999', 206, 199_000, 199_999],
    ['bytes=5-2', 200, 0, 199_999],
    ['bytes=0-1,4-5', 200, 0, 199_999],
    ['bytes=x', 200, 0, 199_999],
  ])('%s gives %d', async (range, status, first, last) => {
    const answer = await ask(path, { range });
    expect(answer.status).toBe(status);
    expect(answer.headers.get('content-range')).toBe(status === 206 ? `bytes ${first}-${last}/200000` : null);
    expect(answer.headers.get('content-length')).toBe(String(last - first + 1));
    expect(hashOf(await bytesOf(answer))).toBe(hashOf(content.subarray(first, last + 1)));
  });

  it.each(['bytes=200000-', 'bytes=-0'])('%s cannot be had', async (range) => {
    const answer = await ask(path, { range });
    expect(answer.status).toBe(416);
    expect(answer.headers.get('content-range')).toBe('bytes */200000');
  });

  it('tells a caller who has it, and gives the whole where the part is of another file', async () => {
    expect((await ask(path, { 'if-none-match': `W/"${sha}"` })).status).toBe(304);
    expect((await ask(path, { range: 'bytes=0-9', 'if-range': `"${sha}"` })).status).toBe(206);
    expect((await ask(path, { range: 'bytes=0-9', 'if-range': '"other"' })).status).toBe(200);
    const head = await ask(path, {}, 'HEAD');
    expect([head.status, head.headers.get('content-length'), await head.text()]).toEqual([200, '200000', '']);
  });

  it.each([
    '/audio/empty.mp3',
    '/audio/notes.txt',
    '/audio/a-title',
    '/audio/missing.mp3',
    '/audio/../outside.mp3',
    '/audio/%2e%2e/outside.mp3',
    '/audio/a-title/..%2f..%2foutside.mp3',
    '/audio/.hidden.mp3',
  ])('has no %s', async (address) => {
    expect((await ask(address)).status).toBe(404);
  });

  it('sees that a file became another', async () => {
    const app = shippedAudioRoutes({ dir });
    const file = join(dir, 'audio/changing.mp3');
    const tagOf = async () => (await app.request('/audio/changing.mp3')).headers.get('etag');
    await writeFile(file, 'before');
    expect(await tagOf()).toBe(`"${hashOf(Buffer.from('before'))}"`);
    await writeFile(file, 'after!');
    await utimes(file, 1_700_000_000, 1_700_000_000);
    expect(await tagOf()).toBe(`"${hashOf(Buffer.from('after!'))}"`);
  });
});
