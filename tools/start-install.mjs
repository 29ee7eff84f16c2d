/** Whether the packages are here as the lockfile says, and `npm ci` when they are not. Plain Node, no packages. */
import { spawnSync } from 'node:child_process';
import { existsSync, readFileSync } from 'node:fs';
import { join } from 'node:path';

const read = (path) => {
  try {
    return JSON.parse(readFileSync(path, 'utf8'));
  } catch {
    return null;
  }
};

/**
 * The first thing that is missing or of another version, as `name version`; null when all is in place.
 * Packages for other platforms are optional and may be absent.
 */
export function missingPackage(root) {
  const wanted = read(join(root, 'package-lock.json'))?.packages ?? {};
  const here = read(join(root, 'node_modules/.package-lock.json'))?.packages ?? {};
  for (const [path, entry] of Object.entries(wanted)) {
    if (path === '' || entry.optional || entry.link) continue;
    if (here[path]?.version !== entry.version)
      return `${path.replace(/^.*node_modules\//, '')} ${entry.version}`;
  }
  return null;
}

/** Makes sure that the packages are here. Returns true when they are; says what to do when they cannot be. */
export function ensurePackages(root) {
  const missing = missingPackage(root);
  if (missing === null) return true;
  process.stdout.write(
    existsSync(join(root, 'node_modules'))
      ? `Packages have changed (${missing}): npm ci\n`
      : 'First start: npm ci\n',
  );
  const { status } = spawnSync('npm', ['ci', '--prefer-offline', '--no-audit', '--no-fund'], {
    cwd: root,
    stdio: ['ignore', 'inherit', 'inherit'],
    shell: process.platform === 'win32',
  });
  if (status === 0) return true;
  process.stderr.write(
    'The packages could not be installed. The first start needs the network once; after that it works without.\n',
  );
  return false;
}

/** Says why this Node cannot be used; null when it can. */
export function nodeIsTooOld() {
  const [major = 0, minor = 0] = process.versions.node.split('.').map(Number);
  if (major > 20 || (major === 20 && minor >= 19)) return null;
  return `Soulstice needs Node 20.19 or newer, and this is ${process.versions.node}.`;
}
