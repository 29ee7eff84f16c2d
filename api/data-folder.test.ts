import { mkdtemp, rm, stat, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import { folderFault, prepareDataFolder } from './data-folder.ts';
import { EnvError } from './env.ts';

describe('the data folder', () => {
  let dir = '';
  beforeEach(async () => {
    dir = await mkdtemp(join(tmpdir(), 'data-folder-'));
  });
  afterEach(() => rm(dir, { recursive: true }));

  it('is made for its owner alone, and taken as it is when it is there', async () => {
    const made = join(dir, 'a', 'b');
    await prepareDataFolder(made);
    expect((await stat(made)).mode & 0o777).toBe(0o700);
    await expect(prepareDataFolder(made)).resolves.toBeUndefined();
  });

  it('that is a file, or inside one, is refused in one line that says what to do', async () => {
    const file = join(dir, 'file');
    await writeFile(file, '');
    for (const path of [file, join(file, 'data')]) {
      const refused = await prepareDataFolder(path).catch((error: unknown) => error);
      expect(refused).toBeInstanceOf(EnvError);
      expect((refused as Error).message).toBe(
        `DATA_DIR: ${path} is a file, or lies inside one. Set DATA_DIR to a folder.`,
      );
    }
  });

  it.each([
    ['EACCES', /may not read and write \.\/data/],
    ['EPERM', /may not read and write \.\/data/],
    ['EROFS', /read-only/],
    ['ENOSPC', /full/],
    ['ELOOP', /cannot be used \(ELOOP\)/],
  ])('that fails with %s says so in one line', (code, words) => {
    expect(folderFault('./data', code)).toMatch(words);
    expect(folderFault('./data', code)).not.toContain('\n');
  });
});
