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

/** Path of a browser on this machine, or null. `CHROMIUM_PATH` and `CHROME_PATH` come first. */
export function findBrowser() {
  for (const given of [process.env.CHROMIUM_PATH, process.env.CHROME_PATH]) {
    if (given && existsSync(given)) return given;
  }
  const folders = (process.env.PATH ?? '').split(process.platform === 'win32' ? ';' : ':');
  const known = ['/usr/bin', '/usr/local/bin', ...folders].flatMap((folder) =>
    names.map((name) => join(folder, name)),
  );
  return [...known, ...elsewhere, ownBrowser()].find((path) => path !== null && existsSync(path)) ?? null;
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
  const say = (text) => process.stdout.write(`${text}\n`);
  const run = (command, args) =>
    spawnSync(command, args, {
      stdio: ['ignore', 'inherit', 'inherit'],
      env: { ...process.env, DEBIAN_FRONTEND: 'noninteractive' },
    });

  const apt = existsSync('/usr/bin/apt-get') && process.getuid?.() === 0;
  if (apt) {
    say('No Chromium here: installing it with apt-get.');
    run('apt-get', ['update', '-qq']);
    run('apt-get', ['install', '-y', '-qq', '--no-install-recommends', 'chromium']);
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
