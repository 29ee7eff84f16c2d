/**
 * Once before all browser tests: the data folder of a server that was started and stopped. Making a database costs
 * seconds, copying one does not. It lies where Playwright cleans up before each run.
 */
import { mkdir } from 'node:fs/promises';
import { join } from 'node:path';
import { startServer } from '../../tools/test-server.mjs';

/** Where it is, for `ownServer` to copy. */
export const usedFolder = join('test-results', 'used-data');

// Playwright runs the default export.
// oxlint-disable-next-line import/no-default-export
export default async function makeUsedFolder(): Promise<void> {
  await mkdir(usedFolder, { recursive: true });
  const server = await startServer({ dataDir: usedFolder, ready: true });
  await server.stop();
}
