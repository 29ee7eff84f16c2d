import { mkdtemp, readFile, readdir, rm, stat, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import { readOrMakeSecret } from './secret.ts';

let dir: string;
beforeEach(async () => {
  dir = await mkdtemp(join(tmpdir(), 'secret-'));
});
afterEach(() => rm(dir, { recursive: true, force: true }));

describe('readOrMakeSecret', () => {
  it('makes a secret once, for the owner alone, and leaves no draft', async () => {
    const made = await readOrMakeSecret(join(dir, 'data'));
    expect(made).toMatch(/^[A-Za-z0-9_-]{43}$/);
    expect(await readOrMakeSecret(join(dir, 'data'))).toBe(made);
    expect((await stat(join(dir, 'data/server-secret'))).mode & 0o777).toBe(0o600);
    expect(await readdir(join(dir, 'data'))).toEqual(['server-secret']);
  });

  it('gives one secret to many that start together', async () => {
    const made = await Promise.all(Array.from({ length: 20 }, () => readOrMakeSecret(dir)));
    expect(new Set(made).size).toBe(1);
    expect((await readFile(join(dir, 'server-secret'), 'utf8')).trim()).toBe(made[0]);
  });

  it('makes another in another folder', async () => {
    expect(await readOrMakeSecret(join(dir, 'a'))).not.toBe(await readOrMakeSecret(join(dir, 'b')));
  });

  it('does not replace a file that holds no secret', async () => {
    await writeFile(join(dir, 'server-secret'), 'oops\n');
    await expect(readOrMakeSecret(dir)).rejects.toThrow('holds no secret');
    expect(await readFile(join(dir, 'server-secret'), 'utf8')).toBe('oops\n');
  });
});
