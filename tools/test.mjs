/**
 * `npm test`: runs the gate. With `LONG_RUN=250` it runs everything at full size. Plain Node: packages may not be
 * installed yet.
 *
 * Each check and each test counts as one in the closing line. Names of steps run only those: `node tools/test.mjs unit`.
 */
import { spawn } from 'node:child_process';
import { chmodSync, mkdtempSync, readFileSync, readdirSync, rmSync, statfsSync } from 'node:fs';
import { freemem, tmpdir } from 'node:os';
import { dirname, join, relative } from 'node:path';
import { fileURLToPath } from 'node:url';
import { stripVTControlCharacters } from 'node:util';
import { ensurePackages, nodeIsTooOld } from './start-install.mjs';
import { ensureBrowser, ensureShell } from './test-browser.mjs';
import { ensurePostgres } from './test-postgres.mjs';

const root = dirname(dirname(fileURLToPath(import.meta.url)));
process.chdir(root);
/** Temporary files of the tests, and their reports. Removed at the end. */
const scratch = mkdtempSync(join(scratchRoot(), 'soulstice-'));
// PostgreSQL runs as another user where the gate is run by root, and has a folder in here.
chmodSync(scratch, 0o711);

const total = { passed: 0, failed: 0, skipped: 0 };
/** Name and duration in seconds of every test. */
const times = [];
const say = (text) => process.stdout.write(`${text}\n`);

/** Static checks, run two at a time, the longest first: name, arguments of `node`, and the command that repairs it. */
const checks = [
  ['lint', ['node_modules/oxlint/bin/oxlint', '--type-aware', '--deny-warnings', '--format=unix']],
  ['types', ['node_modules/typescript/bin/tsc', '-b', '.', 'api', 'src/sw']],
  ['unused files, exports, packages', ['node_modules/knip/bin/knip.js', '--no-progress']],
  ['format', ['node_modules/oxfmt/bin/oxfmt', '--check'], 'npm run fix'],
  ['layers', ['tools/layers.mjs']],
];
/** The app for the browser tests, built while the checks run. */
const builds = [
  ['build: client', ['node_modules/vite/bin/vite.js', 'build', '--logLevel', 'warn']],
  [
    'build: server',
    ['node_modules/vite/bin/vite.js', 'build', '-c', 'vite.api.config.ts', '--logLevel', 'warn'],
  ],
  ['size of the first screen', ['tools/size.mjs']],
];

/** Steps by name. Those of a lane run one after the other, the lanes side by side. Browser tests need the builds. */
const lanes = [{ unit: runUnitTests }, { build: runBuilds, e2e: runBrowserTests, check: runChecks }];

const asked = process.argv.slice(2);
const names = lanes.flatMap((lane) => Object.keys(lane));
const unknown = asked.find((name) => !names.includes(name));
const tooOld = nodeIsTooOld();
if (unknown !== undefined) {
  say(`There is no step "${unknown}"; the steps are ${names.join(', ')}.`);
  process.exitCode = 1;
} else if (tooOld !== null || !ensurePackages(root)) {
  if (tooOld !== null) say(tooOld);
  count('packages', 0, 1);
  finish();
} else {
  const isAsked = (name) => asked.length === 0 || asked.includes(name);
  await Promise.all(
    lanes.map(async (lane) => {
      for (const [name, step] of Object.entries(lane)) if (isAsked(name)) await step();
    }),
  );
  saySlowest();
  finish();
}

async function runChecks() {
  const waiting = [...checks];
  const next = async () => {
    for (let check = waiting.shift(); check; check = waiting.shift()) await runCheck(check);
  };
  await Promise.all([next(), next()]);
}

async function runBuilds() {
  for (const build of builds) await runCheck(build, { QUICK_BUILD: '1' });
}

/** Runs one check. Its output is shown only when it fails. */
async function runCheck([name, args, remedy], env = {}) {
  const { code, output, seconds } = await run(args, env);
  count(name, code === 0 ? 1 : 0, code === 0 ? 0 : 1, seconds);
  if (code !== 0) say(indent(output + (remedy ? `\n${remedy} repairs it.` : '')));
}

async function runUnitTests() {
  const postgres = ensurePostgres();
  if (postgres.reason !== null) {
    say(`     PostgreSQL IS NOT HERE: ${postgres.reason}`);
    say(
      '     What runs on both databases runs on PGlite alone; the other half counts as skipped, not as passed.',
    );
  }
  const file = join(scratch, 'unit.json');
  const { code, output, seconds } = await run([
    // Collect garbage less often and in one thread: saves 7 % of the processor time.
    '--max-semi-space-size=128',
    '--single-threaded-gc',
    'node_modules/vitest/vitest.mjs',
    'run',
    '--reporter=json',
    `--outputFile=${file}`,
    '--reporter=dot',
  ]);
  const report = readJson(file);
  const passed = report?.numPassedTests ?? 0;
  // A file that fails to load counts as a failure; so does a skipped test.
  const broken = (report?.testResults ?? []).filter(
    (suite) => suite.status === 'failed' && suite.assertionResults.every((test) => test.status !== 'failed'),
  ).length;
  const skipped = (report?.numPendingTests ?? 0) + (report?.numTodoTests ?? 0);
  const excused = postgres.reason === null ? 0 : skippedForPostgres(report);
  let failed = (report?.numFailedTests ?? 0) + broken + skipped - excused;
  if (code !== 0 && failed === 0) failed = 1;
  total.skipped += excused;
  count('unit, law, reference and server tests', passed, failed, seconds);
  for (const suite of report?.testResults ?? []) {
    for (const test of suite.assertionResults) {
      times.push({
        seconds: (test.duration ?? 0) / 1000,
        name: `${relative(root, suite.name)} › ${test.fullName}`,
      });
    }
  }
  if (excused > 0) say(indent(`${excused} skipped for want of PostgreSQL.`));
  if (skipped > excused) say(indent(`${skipped - excused} skipped; a skipped test counts as failed.`));
  if (failed === 0) return;
  const fallen = (report?.testResults ?? []).flatMap((suite) =>
    suite.assertionResults
      .filter((test) => test.status === 'failed')
      .map((test) => [suite.name, test.fullName]),
  );
  for (const [path, name] of fallen) say(indent(`FAILED ${relative(root, path)} › ${name}`));
  say(indent(output));
}

/** Counts the skipped tests of the files that need a database: without PostgreSQL only PGlite is tested. */
function skippedForPostgres(report) {
  return (report?.testResults ?? [])
    .filter((suite) => suite.name.endsWith('.pg.test.ts'))
    .flatMap((suite) => suite.assertionResults)
    .filter((test) => test.status === 'pending' || test.status === 'skipped').length;
}

async function runBrowserTests() {
  if (!hasFiles('tests/e2e', '.spec.ts')) return;
  let browser;
  try {
    browser = ensureBrowser();
  } catch (error) {
    count('browser tests', 0, 1);
    return say(indent(error.message));
  }
  const file = join(scratch, 'e2e.json');
  const { code, output, seconds } = await run(['node_modules/@playwright/test/cli.js', 'test'], {
    CHROMIUM_PATH: browser,
    HEADLESS_SHELL_PATH: ensureShell() ?? '',
    E2E_REPORT: file,
  });
  const report = readJson(file);
  const stats = report?.stats;
  const passed = stats?.expected ?? 0;
  let failed = (stats?.unexpected ?? 0) + (stats?.flaky ?? 0) + (stats?.skipped ?? 0);
  if (code !== 0 && failed === 0) failed = 1;
  count('browser tests', passed, failed, seconds);
  const tests = report === null ? [] : browserTests(report.suites);
  times.push(...tests);
  const fallen = tests.filter((test) => test.status !== 'expected');
  for (const test of fallen) {
    say(indent(`FAILED ${test.name}`));
    if (test.error !== '') say(indent(indent(test.error)));
  }
  if (failed > 0 && fallen.length === 0) say(indent(output));
}

/** Flattens a Playwright report into one entry a test. */
function browserTests(suites = []) {
  return suites.flatMap((suite) => [
    ...browserTests(suite.suites),
    ...(suite.specs ?? []).flatMap((spec) =>
      spec.tests.map((test) => ({
        name: `${spec.file}:${spec.line} › ${spec.title}`,
        seconds: test.results.reduce((sum, { duration }) => sum + duration, 0) / 1000,
        status: test.status,
        error: stripVTControlCharacters(test.results.find((result) => result.error)?.error.message ?? ''),
      })),
    ),
  ]);
}

/**
 * Returns /dev/shm where there is enough memory, else the system's temporary folder. Tests create and delete hundreds of
 * databases and browser profiles; on some disks that takes six times as long.
 */
function scratchRoot() {
  const gib = 2 ** 30;
  try {
    const { bavail, bsize } = statfsSync('/dev/shm');
    if (bavail * bsize > 6 * gib && freemem() > 8 * gib) return '/dev/shm';
  } catch {
    // No such folder: this is no Linux.
  }
  return tmpdir();
}

/** Runs Node with arguments and collects its output. */
function run(args, env = {}) {
  const startedMs = performance.now();
  return new Promise((resolve) => {
    const child = spawn(process.execPath, args, {
      stdio: ['ignore', 'pipe', 'pipe'],
      env: { ...process.env, TMPDIR: scratch, NO_COLOR: '1', FORCE_COLOR: '0', ...env },
    });
    let output = '';
    const keep = (part) => {
      output += part;
    };
    child.stdout.on('data', keep);
    child.stderr.on('data', keep);
    child.once('error', (error) => keep(error.message));
    child.once('close', (code) => resolve({ code, output, seconds: (performance.now() - startedMs) / 1000 }));
  });
}

function count(name, passed, failed, seconds) {
  total.passed += passed;
  total.failed += failed;
  const sign = failed === 0 ? 'ok  ' : 'FAIL';
  const amount = passed + failed === 1 ? '' : `${passed} passed, ${failed} failed`;
  const time = seconds === undefined ? '' : `${seconds.toFixed(1)} s`;
  say(`${sign} ${name.padEnd(34)} ${time.padStart(7)}  ${amount}`.trimEnd());
}

/** Prints the 20 slowest tests. */
function saySlowest() {
  if (times.length === 0) return;
  say('\nThe slowest tests:');
  for (const { seconds, name } of times.toSorted((a, b) => b.seconds - a.seconds).slice(0, 20)) {
    say(`${seconds.toFixed(1).padStart(7)} s  ${name}`);
  }
}

function finish() {
  rmSync(scratch, { recursive: true, force: true });
  process.exitCode = total.failed === 0 ? 0 : 1;
  const skipped = total.skipped === 0 ? '' : `, ${total.skipped} skipped`;
  say(`\n${total.passed} passed, ${total.failed} failed${skipped}`);
}

function readJson(path) {
  try {
    return JSON.parse(readFileSync(path, 'utf8'));
  } catch {
    return null;
  }
}

function hasFiles(folder, end) {
  try {
    return readdirSync(folder, { recursive: true }).some((name) => String(name).endsWith(end));
  } catch {
    return false;
  }
}

function indent(text) {
  return text
    .trimEnd()
    .split('\n')
    .map((line) => `     ${line}`)
    .join('\n');
}
