/**
 * `npm run bench`: measures, prints a table, keeps it in bench-results/ and fails above a budget.
 *
 * Each file of tools/bench/ exports `measure(flags)` and returns rows `{ what, value, unit, budget?, least? }`:
 * `budget` is the most a value may be, `least` the least. `npm run bench -- server` measures only the files named; with
 * `--lighthouse` the page is measured as well (about a minute). Runs after `npm run build`.
 */
import { existsSync, mkdirSync, readdirSync, writeFileSync } from 'node:fs';
import { cpus } from 'node:os';
import { join } from 'node:path';

if (!existsSync('dist/index.html')) {
  process.stderr.write('There is no build to measure: run "npm run build" first.\n');
  process.exit(1);
}

const flags = new Set(process.argv.slice(2).filter((word) => word.startsWith('--')));
const named = process.argv.slice(2).filter((word) => !word.startsWith('--'));
const rows = [];
for (const file of readdirSync(new URL('bench/', import.meta.url))
  .filter((name) => name.endsWith('.mjs'))
  .filter((name) => named.length === 0 || named.includes(name.replace('.mjs', '')))
  .sort()) {
  const { measure } = await import(new URL(`bench/${file}`, import.meta.url).href);
  rows.push(...(await measure(flags)));
}

const isMet = ({ value, budget, least }) =>
  (budget === undefined || value <= budget) && (least === undefined || value >= least);
const shown = (value) => (Number.isInteger(value) ? String(value) : value.toPrecision(3));
const wish = ({ budget, least, unit }) =>
  budget !== undefined ? `≤ ${budget} ${unit}` : least !== undefined ? `≥ ${least} ${unit}` : '';

const lines = rows.map((row) => [
  row.what,
  `${shown(row.value)} ${row.unit}`.trim(),
  wish(row).trim(),
  row.budget === undefined && row.least === undefined ? '' : isMet(row) ? 'met' : 'MISSED',
]);
const heads = ['what', 'measured', 'budget', ''];
const widths = heads.map((head, i) => Math.max(head.length, ...lines.map((line) => line[i].length)));
const print = (cells) => `| ${cells.map((cell, i) => cell.padEnd(widths[i])).join(' | ')} |`;
const table = [
  print(heads),
  `| ${widths.map((width) => '-'.repeat(width)).join(' | ')} |`,
  ...lines.map(print),
].join('\n');

process.stdout.write(
  `Node ${process.versions.node}, ${cpus().length} × ${cpus()[0]?.model.trim() ?? 'unknown'}\n\n${table}\n`,
);
mkdirSync('bench-results', { recursive: true });
writeFileSync(join('bench-results', 'last.md'), `${table}\n`);
if (!rows.every(isMet)) process.exitCode = 1;
