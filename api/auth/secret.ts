/** The secret of a server that was given none: made once, beside its database. */
import { randomBytes } from 'node:crypto';
import { link, mkdir, readFile, rm, writeFile } from 'node:fs/promises';
import { join } from 'node:path';

/**
 * The secret in `dataDir`/server-secret, made at the first call: 256 random bits as base64url, readable by the owner of
 * the process alone. Processes that start together agree on one. Rejects when the folder cannot be written, or when the
 * file is there but holds no secret: making another would end every session without a word.
 */
export async function readOrMakeSecret(dataDir: string): Promise<string> {
  const path = join(dataDir, 'server-secret');
  return (await readSecret(path)) ?? makeSecret(dataDir, path);
}

async function makeSecret(dataDir: string, path: string): Promise<string> {
  await mkdir(dataDir, { recursive: true, mode: 0o700 });
  // Written whole under a name of its own, then linked: nobody reads half a secret, and the first one stays.
  const draft = `${path}.${randomBytes(6).toString('hex')}`;
  await writeFile(draft, `${randomBytes(32).toString('base64url')}\n`, { mode: 0o600, flag: 'wx' });
  try {
    await link(draft, path);
  } catch (error) {
    if (!hasCode(error, 'EEXIST')) throw error;
  } finally {
    await rm(draft, { force: true });
  }
  const made = await readSecret(path);
  if (made === null) throw new Error(`${path} was removed while the server started.`);
  return made;
}

async function readSecret(path: string): Promise<string | null> {
  const text = await readFile(path, 'utf8').catch((error: unknown) => {
    if (hasCode(error, 'ENOENT')) return null;
    throw error;
  });
  if (text === null) return null;
  const secret = text.trim();
  if (secret.length < 32)
    throw new Error(
      `${path} holds no secret. Put the old one back, or remove the file and everyone signs in again.`,
    );
  return secret;
}

const hasCode = (error: unknown, code: string): boolean =>
  error instanceof Error && 'code' in error && error.code === code;
