/**
 * Lighthouse on the built app, as a phone: the run with the median performance of an odd number of runs.
 *
 *   node tools/lighthouse.mjs [runs]     after `npm run build`; prints the scores and what cost points
 */
import { execFile } from 'node:child_process';
import { pathToFileURL } from 'node:url';
import { promisify } from 'node:util';
import { ensureBrowser, chromiumFlags } from './test-browser.mjs';
import { startServer } from './test-server.mjs';

const run = promisify(execFile);
/** Fetched when first used: as a dependency its 170 packages would slow down every installation. */
const version = '12.8.2';
const categories = ['performance', 'accessibility', 'best-practices'];
const shown = [
  'first-contentful-paint',
  'largest-contentful-paint',
  'total-blocking-time',
  'cumulative-layout-shift',
  'speed-index',
];

/** Scores from 0 to 100 and the main timings of the median run; `faults` are audits that cost points. */
export async function measurePage(runs = 3) {
  const server = await startServer();
  try {
    const reports = [];
    // A run may fail to record its trace on a busy machine; it gets one more chance.
    for (let i = 0; i < runs; i++) reports.push(await report(server.url).catch(() => report(server.url)));
    reports.sort((a, b) => a.categories.performance.score - b.categories.performance.score);
    const median = reports[Math.floor(runs / 2)];
    return {
      scores: Object.fromEntries(
        categories.map((id) => [id, Math.round((median.categories[id].score ?? 0) * 100)]),
      ),
      timings: Object.fromEntries(shown.map((id) => [id, median.audits[id].numericValue])),
      faults: faultsOf(median),
    };
  } finally {
    await server.stop();
  }
}

async function report(url) {
  const flags = ['--headless=new', ...chromiumFlags].join(' ');
  const { stdout } = await run(
    'npx',
    [
      '--yes',
      `lighthouse@${version}`,
      url,
      '--quiet',
      '--output=json',
      '--no-enable-error-reporting',
      `--only-categories=${categories.join(',')}`,
      `--chrome-flags=${flags}`,
    ],
    { env: { ...process.env, CHROME_PATH: ensureBrowser() }, maxBuffer: 64 * 1024 * 1024 },
  );
  return JSON.parse(stdout);
}

function faultsOf(result) {
  return categories.flatMap((id) =>
    result.categories[id].auditRefs
      .filter(({ weight }) => weight > 0)
      .map((ref) => result.audits[ref.id])
      .filter((audit) => audit.score !== null && audit.score < 0.9)
      .map((audit) => `${id}: ${audit.title}${audit.displayValue ? ` (${audit.displayValue})` : ''}`),
  );
}

if (process.argv[1] && import.meta.url === pathToFileURL(process.argv[1]).href) {
  const { scores, timings, faults } = await measurePage(Number(process.argv[2] ?? 3));
  for (const [id, score] of Object.entries(scores)) process.stdout.write(`${id.padEnd(26)} ${score}\n`);
  for (const [id, value] of Object.entries(timings))
    process.stdout.write(`${id.padEnd(26)} ${value.toFixed(3)}\n`);
  for (const fault of faults) process.stdout.write(`  ${fault}\n`);
}
