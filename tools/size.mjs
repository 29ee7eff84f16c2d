/**
 * How much script the browser must have before `/` starts: the page's module, the chat screen and all they import
 * statically, packed with gzip. Fails above the budget.
 *
 *   node tools/size.mjs      after `npm run build`
 */
import { existsSync, readFileSync, readdirSync, statSync } from 'node:fs';
import { join, posix } from 'node:path';
import { pathToFileURL } from 'node:url';
import { gzipSync } from 'node:zlib';

/** 200 kB of 1,000 bytes. */
export const entryBudgetBytes = 200_000;

/** The scripts and styles that `index.html` in a folder asks for before it starts, each with its size. */
export function entryFiles(dist = 'dist') {
  const html = readFileSync(join(dist, 'index.html'), 'utf8');
  const scripts = new Set();
  const visit = (path) => {
    if (scripts.has(path) || !existsSync(join(dist, path))) return;
    scripts.add(path);
    for (const next of staticImports(readFileSync(join(dist, path), 'utf8'))) {
      visit(posix.normalize(posix.join(posix.dirname(path), next)));
    }
  };
  for (const [tag] of html.matchAll(/<script\b[^>]*>|<link\b[^>]*rel="modulepreload"[^>]*>/g)) {
    const path = /(?:src|href)="\/([^"]+)"/.exec(tag)?.[1];
    if (path) visit(path);
  }
  // The screen of `/` is fetched beside the shell, before anything is asked: it is part of what the page starts with.
  for (const name of existsSync(join(dist, 'assets')) ? readdirSync(join(dist, 'assets')) : []) {
    if (/^chat-screen-[\w-]+\.js$/.test(name)) visit(`assets/${name}`);
  }
  const styles = [...html.matchAll(/<link\b[^>]*rel="stylesheet"[^>]*>/g)].flatMap(
    ([tag]) => /href="\/([^"]+)"/.exec(tag)?.[1] ?? [],
  );
  return {
    scripts: [...scripts].map((path) => sized(dist, path)),
    styles: styles.map((path) => sized(dist, path)),
  };
}

/** Relative modules that a built script imports at once; `import(…)` is not among them. */
export function staticImports(code) {
  return [...code.matchAll(/(?:\bfrom|\bimport)\s*["'](\.{1,2}\/[^"']+\.js)["']/g)].map((match) => match[1]);
}

/** Everything the build has written for the browser, in bytes as served without packing. */
export function totalBytes(dist = 'dist') {
  return readdirSync(dist, { recursive: true, withFileTypes: true })
    .filter((entry) => entry.isFile() && !/\.(?:br|gz)$/.test(entry.name))
    .reduce((sum, entry) => sum + statSync(join(entry.parentPath ?? entry.path, entry.name)).size, 0);
}

function sized(dist, path) {
  const content = readFileSync(join(dist, path));
  return { path, bytes: content.length, gzipBytes: gzipSync(content, { level: 9 }).length };
}

export const sum = (files) => files.reduce((total, file) => total + file.gzipBytes, 0);

if (process.argv[1] && import.meta.url === pathToFileURL(process.argv[1]).href) {
  if (!existsSync('dist/index.html')) {
    process.stderr.write('There is no build to measure: run "npm run build" first.\n');
    process.exit(1);
  }
  const { scripts, styles } = entryFiles();
  const kb = (bytes) => `${(bytes / 1000).toFixed(1)} kB`.padStart(10);
  for (const file of [...scripts, ...styles]) process.stdout.write(`${kb(file.gzipBytes)}  ${file.path}\n`);
  const entry = sum(scripts);
  process.stdout.write(
    `${kb(entry)}  script before the first screen, gzip; the budget is ${kb(entryBudgetBytes).trim()}\n`,
  );
  if (entry > entryBudgetBytes) process.exitCode = 1;
}
