import { createHash } from 'node:crypto';
import { existsSync } from 'node:fs';
import { mkdtemp, readdir, readFile, readlink, rm, stat, utimes, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import { TooManyBytes } from '../net/byte-limit.ts';
import { fileNameOf, isFileName } from './file-store.ts';
import { folderStore } from './folder-store.ts';
import { createSpool } from './spool.ts';

let dir = '';
beforeEach(async () => {
  dir = await mkdtemp(join(tmpdir(), 'soulstice-files-'));
});
afterEach(() => rm(dir, { recursive: true, force: true }));

const kept = (): string => join(dir, 'audio');
const parts = (): string => join(dir, 'parts');

async function* pieces(...texts: string[]): AsyncGenerator<Uint8Array> {
  for (const text of texts) yield Buffer.from(text);
}
const bytesOf = async (stream: ReadableStream<Uint8Array> | null) =>
  stream === null ? null : Buffer.from(await new Response(stream).arrayBuffer()).toString();
const name = `${'ab'.repeat(16)}.mp3`;

describe('names', () => {
  it('are the first half of the digest and an ending', () => {
    expect(fileNameOf('0123456789abcdef'.repeat(4), 'mp3')).toBe('0123456789abcdef0123456789abcdef.mp3');
  });

  it.each([
    '../../etc/passwd',
    '..',
    `../${'ab'.repeat(16)}.mp3`,
    `${'ab'.repeat(16)}.mp3/..`,
    'ab'.repeat(16),
    `${'ab'.repeat(16)}.mp3\r\nX: y`,
    `${'ab'.repeat(16)}.mp3\n`,
    `${'ab'.repeat(16)}.mp3\0`,
    `${'AB'.repeat(16)}.mp3`,
    `${'ab'.repeat(15)}.mp3`,
    `${'ab'.repeat(16)}.tar.gz`,
    '',
  ])('%j is none, and never becomes a path', async (wrong) => {
    expect(isFileName(wrong)).toBe(false);
    const store = folderStore(kept());
    await expect(store.get(wrong)).rejects.toThrow('a file name');
    await expect(store.has(wrong)).rejects.toThrow('a file name');
    expect(() => store.remove(wrong)).toThrow('a file name');
  });
});

describe('spool', () => {
  it('counts and digests what it takes, and reads any part of it', async () => {
    const spooled = await createSpool(parts()).take(pieces('hello ', 'quiet ', 'world'), 1000);
    expect(spooled.bytes).toBe(17);
    expect(spooled.sha256).toBe(createHash('sha256').update('hello quiet world').digest('hex'));
    expect(Buffer.from(await spooled.read(6, 5)).toString()).toBe('quiet');
    expect(Buffer.from(await spooled.read(12, 100)).toString()).toBe('world');
    expect(await spooled.read(500, 10)).toHaveLength(0);
    expect((await stat(spooled.path)).mode & 0o777, 'nobody else reads it').toBe(0o600);
    await spooled.discard();
    expect(await readdir(parts())).toEqual([]);
  });

  it('stops an endless stream at the limit, tells its source, and leaves nothing behind', async () => {
    let sent = 0;
    let wasLeft = false;
    async function* endless(): AsyncGenerator<Uint8Array> {
      try {
        for (;;) {
          sent += 1024;
          yield new Uint8Array(1024);
        }
      } finally {
        wasLeft = true;
      }
    }
    await expect(createSpool(parts()).take(endless(), 10_000)).rejects.toBeInstanceOf(TooManyBytes);
    expect(sent).toBe(10_240);
    expect(wasLeft).toBe(true);
    expect(await readdir(parts())).toEqual([]);
  });

  it('leaves nothing behind when the source fails', async () => {
    async function* failing(): AsyncGenerator<Uint8Array> {
      yield new Uint8Array(10);
      throw new Error('the line went dead');
    }
    await expect(createSpool(parts()).take(failing(), 100)).rejects.toThrow('the line went dead');
    expect(await readdir(parts())).toEqual([]);
  });

  it('sweeps what a killed process left, and neither fresh parts nor other files', async () => {
    const spool = createSpool(dir);
    for (const file of ['old.part', 'fresh.part', 'old.mp3']) await writeFile(join(dir, file), 'x');
    const long = new Date(1_000_000);
    await utimes(join(dir, 'old.part'), long, long);
    await utimes(join(dir, 'old.mp3'), long, long);
    await spool.sweep(2_000_000);
    expect((await readdir(dir)).sort()).toEqual(['fresh.part', 'old.mp3']);
    await createSpool(join(dir, 'absent')).sweep(2_000_000);
  });
});

describe('folderStore', () => {
  it('keeps a file, gives it whole and in ranges, and removes it', async () => {
    const store = folderStore(kept());
    expect(await store.has(name)).toBe(false);
    expect(await store.get(name)).toBeNull();
    const file = await createSpool(parts()).take(pieces('0123456789'), 1000);
    await store.put(name, file, 'audio/mpeg');
    await file.discard();

    expect(await store.has(name)).toBe(true);
    expect(await bytesOf(await store.get(name))).toBe('0123456789');
    expect(await bytesOf(await store.get(name, { start: 0, end: 0 }))).toBe('0');
    expect(await bytesOf(await store.get(name, { start: 3, end: 6 }))).toBe('3456');
    expect(await bytesOf(await store.get(name, { start: 9, end: 9 }))).toBe('9');
    await store.remove(name);
    expect(await store.has(name)).toBe(false);
    await store.remove(name);
  });

  it('putting the same twice changes nothing, and no half file is left beside it', async () => {
    const store = folderStore(kept());
    for (const spool of [createSpool(parts()), createSpool(parts())]) {
      const file = await spool.take(pieces('the same'), 1000);
      await store.put(name, file, 'audio/mpeg');
      await file.discard();
    }
    expect(await readdir(kept())).toEqual([name]);
    expect(await readFile(join(kept(), name), 'utf8')).toBe('the same');
  });

  it('a file larger than a piece comes whole and in order', async () => {
    const content = Buffer.alloc(200_000);
    content.forEach((_, i) => {
      content[i] = (i * 7) % 251;
    });
    const store = folderStore(kept());
    const file = await createSpool(parts()).take(
      (async function* () {
        yield content;
      })(),
      1_000_000,
    );
    await store.put(name, file, 'audio/mpeg');
    await file.discard();
    const whole = Buffer.from(await new Response(await store.get(name)).arrayBuffer());
    expect(whole.equals(content)).toBe(true);
    const middle = await new Response(await store.get(name, { start: 65_530, end: 131_080 })).arrayBuffer();
    expect(Buffer.from(middle).equals(content.subarray(65_530, 131_081))).toBe(true);
  });

  it.skipIf(!existsSync('/proc/self/fd'))(
    'no stream holds its file open that is left or never read',
    async () => {
      const store = folderStore(kept());
      const file = await createSpool(parts()).take(pieces('x'.repeat(300_000)), 1_000_000);
      await store.put(name, file, 'audio/mpeg');
      await file.discard();
      const unread = await Promise.all(Array.from({ length: 20 }, () => store.get(name)));
      await settled();
      expect(await openFiles(name), 'never read').toBe(0);
      for (const stream of unread) await stream?.cancel();

      const begun = await Promise.all(
        Array.from({ length: 20 }, async () => {
          const reader = (await store.get(name))?.getReader();
          await reader?.read();
          return reader;
        }),
      );
      expect(await openFiles(name), 'being read').toBe(20);
      for (const reader of begun) {
        // A piece is on its way when the listener leaves.
        const piece = reader?.read();
        await reader?.cancel();
        await piece;
      }
      expect(await openFiles(name), 'left').toBe(0);

      await bytesOf(await store.get(name));
      expect(await openFiles(name), 'read to the end').toBe(0);

      const lost = await store.get(name);
      await store.remove(name);
      await expect(bytesOf(lost)).rejects.toThrow('ENOENT');
    },
  );

  it('keeps folder and file to the one who runs the server', async () => {
    const file = await createSpool(parts()).take(pieces('mine'), 1000);
    await folderStore(kept()).put(name, file, 'audio/mpeg');
    await file.discard();
    expect((await stat(kept())).mode & 0o777).toBe(0o700);
    expect((await stat(parts())).mode & 0o777).toBe(0o700);
    expect((await stat(join(kept(), name))).mode & 0o777).toBe(0o600);
  });
});

/** How many times this process has a file of this name open. */
async function openFiles(ofName: string): Promise<number> {
  const numbers = await readdir('/proc/self/fd');
  const paths = await Promise.all(
    numbers.map((number) => readlink(`/proc/self/fd/${number}`).catch(() => '')),
  );
  return paths.filter((path) => path.endsWith(ofName)).length;
}

/** Long enough for a read that nobody asked for to have begun. */
const settled = (): Promise<void> => new Promise((resolve) => setTimeout(resolve, 50));
