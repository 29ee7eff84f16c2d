/** The folder the server keeps everything in, made and tried before anything is started. */
import { access, constants, mkdir, stat } from 'node:fs/promises';
import { EnvError } from './env.ts';

/**
 * Makes the folder for its owner alone, or finds it there as it is. Throws `EnvError`, one line that says what to do, when it
 * is no folder or cannot be read and written.
 */
export async function prepareDataFolder(dir: string): Promise<void> {
  try {
    await mkdir(dir, { recursive: true, mode: 0o700 });
    if (!(await stat(dir)).isDirectory()) throw new EnvError(folderFault(dir, 'ENOTDIR'));
    await access(dir, constants.R_OK | constants.W_OK | constants.X_OK);
  } catch (error) {
    throw error instanceof EnvError ? error : new EnvError(folderFault(dir, codeOf(error)));
  }
}

/** Returns what is wrong with the folder and what to do, for the code of a system error. */
export function folderFault(dir: string, code: string): string {
  switch (code) {
    case 'EEXIST':
    case 'ENOTDIR':
      return `DATA_DIR: ${dir} is a file, or lies inside one. Set DATA_DIR to a folder.`;
    case 'EACCES':
    case 'EPERM':
      return `DATA_DIR: this user may not read and write ${dir}. Change its owner, or set DATA_DIR to another folder.`;
    case 'EROFS':
      return `DATA_DIR: ${dir} is on a disk that is read-only. Set DATA_DIR to another folder.`;
    case 'ENOSPC':
      return `DATA_DIR: the disk of ${dir} is full. Make room, or set DATA_DIR to another folder.`;
    default:
      return `DATA_DIR: ${dir} cannot be used (${code}). Set DATA_DIR to another folder.`;
  }
}

const codeOf = (error: unknown): string =>
  error instanceof Error && 'code' in error ? String(error.code) : String(error);
