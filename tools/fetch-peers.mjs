/** Packages to measure beside ours, put into a temporary folder for one run and never part of the product. */
import { execFileSync } from 'node:child_process';
import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';

const LIMIT_MS = 120_000;

/** The folder they lie in with what removes it; null where they cannot be fetched. */
export function fetchPeers(packages) {
  const folder = mkdtempSync(join(tmpdir(), 'soulstice-peers-'));
  const remove = () => rmSync(folder, { recursive: true, force: true, maxRetries: 5 });
  const options = ['--no-audit', '--no-fund', '--ignore-scripts', '--silent'];
  try {
    execFileSync('npm', ['install', ...options, '--prefix', folder, ...packages], {
      timeout: LIMIT_MS,
      stdio: 'ignore',
    });
    return { folder, remove };
  } catch {
    remove();
    return null;
  }
}
