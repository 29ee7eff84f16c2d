/**
 * `npm start`: installs what is missing, builds what is out of date, and serves the app.
 * With `--dev` it serves the sources, with the API beside them. Plain Node: it must run before any package is there.
 */
import { spawn, spawnSync } from 'node:child_process';
import { copyFileSync, mkdirSync, readdirSync, statSync } from 'node:fs';
import { dirname, join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { ensurePackages, nodeIsTooOld } from './start-install.mjs';

const root = dirname(dirname(fileURLToPath(import.meta.url)));
process.chdir(root);

/** All that a build is made of. */
const sources = [
  'src',
  'api',
  'public',
  'index.html',
  'package.json',
  'package-lock.json',
  'postcss.config.cjs',
  'vite.config.ts',
  'vite.api.config.ts',
];

/** Where Vite serves the page in development. */
const devOrigin = 'http://localhost:5173';
const built = ['dist/index.html', 'dist/sw.js', 'dist-api/server.js', 'dist-api/database-worker.js'];

const tooOld = nodeIsTooOld();
if (tooOld !== null) stop(tooOld);
if (!ensurePackages(root)) process.exit(1);

if (process.argv.includes('--dev')) {
  serveSources();
} else {
  if (isOutOfDate()) build();
  await import('../dist-api/server.js');
}

/** A build is out of date when a source is newer than its oldest file, or a file is missing. */
function isOutOfDate() {
  const oldest = Math.min(...built.map((path) => modifiedMs(path) ?? 0));
  return Math.max(...sources.map(newestMs)) > oldest;
}

function modifiedMs(path) {
  return statSync(path, { throwIfNoEntry: false })?.mtimeMs;
}

function newestMs(path) {
  const stats = statSync(path, { throwIfNoEntry: false });
  if (!stats) return 0;
  if (!stats.isDirectory()) return stats.mtimeMs;
  // The folder's own time tells of files that were removed.
  return Math.max(stats.mtimeMs, ...readdirSync(path).map((name) => newestMs(join(path, name))));
}

function build() {
  process.stdout.write('Building the app…\n');
  const { status } = spawnSync('npm', ['run', '--silent', 'build'], {
    stdio: ['ignore', 'ignore', 'inherit'],
    shell: process.platform === 'win32',
  });
  if (status !== 0) stop('The build failed; what is written above says where.');
}

function serveSources() {
  // The API's process wants a client to serve; the page itself comes from Vite here.
  const client = join('.cache', 'dev');
  mkdirSync(client, { recursive: true });
  copyFileSync('index.html', join(client, 'index.html'));
  const bin = (name) => join('node_modules', '.bin', process.platform === 'win32' ? `${name}.cmd` : name);
  const children = [
    spawn(bin('tsx'), ['watch', 'api/server.ts'], {
      stdio: 'inherit',
      env: { PUBLIC_URL: devOrigin, ...process.env, DIST_DIR: client },
    }),
    spawn(bin('vite'), [], { stdio: 'inherit' }),
  ];
  for (const child of children) {
    child.once('exit', (code) => {
      for (const other of children) other.kill();
      process.exitCode ??= code ?? 0;
    });
  }
}

function stop(reason) {
  process.stderr.write(`${reason}\n`);
  process.exit(1);
}
