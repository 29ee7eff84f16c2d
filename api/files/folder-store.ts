/** Files in a folder of this machine. */
import { constants } from 'node:fs';
import { copyFile, link, mkdir, open, rename, rm, stat } from 'node:fs/promises';
import { join } from 'node:path';
import { assertFileName } from './file-store.ts';
import type { FileStore } from './file-store.ts';
import { streamOfFile } from './stream-of-file.ts';

export function folderStore(dir: string): FileStore {
  const pathOf = (name: string): string => {
    assertFileName(name);
    return join(dir, name);
  };
  return {
    put: async (name, file) => {
      const path = pathOf(name);
      await mkdir(dir, { recursive: true, mode: 0o700 });
      await place(file.path, path);
      await syncFolder(dir);
    },
    get: async (name, range) => {
      const path = pathOf(name);
      const found = await stat(path).catch(absentAsNull);
      return found === null ? null : streamOfFile(path, range);
    },
    has: async (name) => (await stat(pathOf(name)).catch(absentAsNull)) !== null,
    remove: (name) => rm(pathOf(name), { force: true }),
  };
}

/**
 * A second name for the same file where the disk can do that; a copy that is renamed when whole where it
 * cannot.
 */
async function place(from: string, to: string): Promise<void> {
  const linked = await link(from, to).then(
    () => true,
    // A name says what is in it: what is already there under this name is this.
    (error: unknown) => codeOf(error) === 'EEXIST',
  );
  if (linked) return;
  const half = `${to}.${process.pid}.part`;
  await copyFile(from, half, constants.COPYFILE_FICLONE);
  await rename(half, to);
}

/** The name itself must survive a power cut as well. Some systems cannot sync a folder, and need not. */
async function syncFolder(dir: string): Promise<void> {
  const folder = await open(dir, 'r').catch(() => null);
  await folder?.sync().catch(() => {});
  await folder?.close();
}

function absentAsNull(error: unknown): null {
  if (codeOf(error) === 'ENOENT') return null;
  throw error;
}

const codeOf = (error: unknown): unknown => (error instanceof Error && 'code' in error ? error.code : null);
