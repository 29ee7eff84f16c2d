/**
 * Finds a Chromium for the browser tests, and fetches one only when the machine has none.
 */
import { spawnSync } from 'node:child_process';
import { existsSync } from 'node:fs';
import { createRequire } from 'node:module';
import { join } from 'node:path';

/** What a headless Chromium is started with: it may run as root, and it calls nobody on its own. */
export const chromiumFlags = [
  '--no-sandbox',
  '--disable-gpu',
  '--disable-quic',
  '--no-first-run',
  '--disable-background-networking',
  '--disable-component-update',
  '--disable-sync',
];

const names = [
  'chromium',
  'chromium-browser',
  'google-chrome',
  'google-chrome-stable',
  'chrome',
  'microsoft-edge',
];
const elsewhere = [
  '/Applications/Google Chrome.app/Contents/MacOS/Google Chrome',
  '/Applications/Chromium.app/Contents/MacOS/Chromium',
  '/snap/bin/chromium',
  'C:\\Program Files\\Google\\Chrome\\Application\\chrome.exe',
  'C:\\Program Files (x86)\\Google\\Chrome\\Application\\chrome.exe',
];

/** What Chromium without its windows is called: the same engine, a third less work for the processor. */
const shellNames = ['chromium-headless-shell', 'chrome-headless-shell'];

/** Path of a browser on this machine, or null. `CHROMIUM_PATH` and `CHROME_PATH` come first. */
export function findBrowser() {
  return (
    existing([process.env.CHROMIUM_PATH, process.env.CHROME_PATH]) ??
    existing([...placesOf(names), ...elsewhere, ownBrowser()])
  );
}

/**
 * Path of a headless shell on this machine, or null. It has no notifications and offers no installation: tests of
 * those open a whole browser. `HEADLESS_SHELL_PATH` comes first; empty, it stands for none.
 */
export function findShell() {
  if (process.env.HEADLESS_SHELL_PATH === '') return null;
  return existing([process.env.HEADLESS_SHELL_PATH, ...placesOf(shellNames)]);
}

function existing(paths) {
  return paths.find((path) => path && existsSync(path)) ?? null;
}

function placesOf(programs) {
  const folders = (process.env.PATH ?? '').split(process.platform === 'win32' ? ';' : ':');
  return ['/usr/bin', '/usr/local/bin', ...folders].flatMap((folder) =>
    programs.map((name) => join(folder, name)),
  );
}

/** The browser that Playwright keeps for itself, if its package is here; the file may be missing. */
function ownBrowser() {
  try {
    return createRequire(import.meta.url)('@playwright/test').chromium.executablePath();
  } catch {
    return null;
  }
}

/** A browser, fetched if need be. Throws with what to do when there is no way to one. */
export function ensureBrowser() {
  const found = findBrowser();
  if (found) return found;
  if (canInstall()) {
    say('No Chromium here: installing it with apt-get.');
    install('chromium');
  }
  if (!findBrowser()) {
    say('No Chromium here: asking Playwright for its own.');
    run(process.execPath, ['node_modules/@playwright/test/cli.js', 'install', 'chromium']);
  }
  const fetched = findBrowser();
  if (fetched) return fetched;
  throw new Error(
    'The browser tests need Chromium and there is none on this machine.\n' +
      'Install it (Debian: apt-get install chromium) or set CHROMIUM_PATH to an existing Chrome or Chromium.',
  );
}

/** A headless shell, fetched where that is one command; null where there is none: a whole browser does as well, slower. */
export function ensureShell() {
  const found = findShell();
  if (found !== null || process.env.HEADLESS_SHELL_PATH === '' || !canInstall()) return found;
  say('No headless shell of Chromium here: installing it with apt-get.');
  install('chromium-headless-shell');
  return findShell();
}

/** Whether Debian's packages can be installed by whoever this is. */
function canInstall() {
  return existsSync('/usr/bin/apt-get') && process.getuid?.() === 0;
}

function install(name) {
  run('apt-get', ['update', '-qq']);
  run('apt-get', ['install', '-y', '-qq', '--no-install-recommends', name]);
}

function run(command, args) {
  spawnSync(command, args, {
    stdio: ['ignore', 'inherit', 'inherit'],
    env: { ...process.env, DEBIAN_FRONTEND: 'noninteractive' },
  });
}

function say(text) {
  process.stdout.write(`${text}\n`);
}
