/** What a run leaves in the sources: the scores, and the table of docs/audio.md. */
import { execFileSync } from 'node:child_process';
import { existsSync, readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { recipes } from './recipes.mjs';

const SCORES = 'src/practice/audio/scores.ts';

/** Puts a score, and the hash of the recipe it was rendered from, in the place of the old one. */
export function writeScores(root, score, hash) {
  const path = join(root, SCORES);
  const old = existsSync(path) ? readFileSync(path, 'utf8') : '';
  const entry = (id) => {
    if (id === score.id) return `  '${id}': ${JSON.stringify({ ...score, id })},\n`;
    const found = new RegExp(`^ {2}'${id}': \\{\\n[\\s\\S]*?^ {2}\\},\\n`, 'm').exec(old);
    return found?.[0] ?? '';
  };
  const hashOf = (id) =>
    id === score.id ? hash : (new RegExp(`^ {2}'${id}':\\s+'([0-9a-f]{64})'`, 'm').exec(old)?.[1] ?? '');
  const ids = recipes.map(({ id }) => id);
  writeFileSync(
    path,
    `/**
 * How the seven titles are put together. Written by tools/audio/render.mjs; do not edit.
 */
import type { AudioScore, BuiltInId } from './titles.ts';

export const audioScores: Readonly<Record<BuiltInId, AudioScore>> = {
${ids.map(entry).join('')}};

/** SHA-256 of the recipe with everything it is made by: the files above belong to no other state of it. */
export const renderedFrom: Readonly<Record<BuiltInId, string>> = {
${ids.map((id) => `  '${id}': '${hashOf(id)}',\n`).join('')}};
`,
  );
  execFileSync(process.execPath, [join(root, 'node_modules/oxfmt/bin/oxfmt'), path], { stdio: 'ignore' });
}

/** Puts a title's row into the table of docs/audio.md. */
export function writeTable(root, id, m) {
  const path = join(root, 'docs/audio.md');
  const number = recipes.findIndex((recipe) => recipe.id === id) + 1;
  const clock = `${Math.floor(m.seconds / 60)}:${String(m.seconds % 60).padStart(2, '0')}`;
  const minus = (value, digits = 1) => value.toFixed(digits).replace('-', '−');
  const row = `| ${[
    `${number}. ${id}`,
    clock,
    `${m.kbps} ${m.channels === 1 ? 'mono' : 'stereo'}`,
    (m.bytes / 1e6).toFixed(2),
    minus(m.lufs, 2),
    minus(m.range),
    minus(m.samplePeak),
    minus(m.truePeak),
    minus(m.rise),
    minus(m.quietest),
    minus(m.above9k),
    `${minus(m.seam)} / ${minus(m.inside)}`,
    m.exact ? 'yes' : 'no',
  ].join(' | ')} |`;
  const text = readFileSync(path, 'utf8');
  const line = new RegExp(`^\\| ${number}\\. .*$`, 'm');
  if (!line.test(text)) throw new Error(`docs/audio.md has no row for ${id}`);
  writeFileSync(path, text.replace(line, row));
}
