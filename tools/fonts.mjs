/**
 * Makes the small fonts of the traditions' own scripts: just the characters that stand in the sources, from Noto.
 *
 *   node tools/fonts.mjs
 *
 * Writes src/ui/own-scripts/*.woff2 and own-scripts.css. Run it when a test says that a character is missing; the network is
 * needed, and nothing it fetches stays. Fonts: Google, SIL Open Font License 1.1, as packed by Fontsource.
 */
import { execFileSync } from 'node:child_process';
import { mkdirSync, readFileSync, writeFileSync } from 'node:fs';
import { createRequire } from 'node:module';
import { dirname, join } from 'node:path';
import { fileURLToPath, pathToFileURL } from 'node:url';
import { fetchPeers } from './fetch-peers.mjs';

const root = dirname(dirname(fileURLToPath(import.meta.url)));
const folder = join(root, 'src/ui/own-scripts');

/** Each script with its characters and the fonts asked for them in turn: what the first lacks the next gives. */
const scripts = [
  {
    name: 'han',
    characters: /[\p{Script=Han}・。，]/gu,
    fonts: {
      'noto-serif-tc': 'chinese-traditional',
      'noto-serif-sc': 'chinese-simplified',
      'noto-serif-jp': 'japanese',
    },
  },
  { name: 'khmer', characters: /\p{Script=Khmer}/gu, fonts: { 'noto-serif-khmer': 'khmer' } },
  {
    name: 'devanagari',
    characters: /\p{Script=Devanagari}/gu,
    fonts: { 'noto-serif-devanagari': 'devanagari' },
  },
  { name: 'tibetan', characters: /\p{Script=Tibetan}/gu, fonts: { 'noto-serif-tibetan': 'tibetan' } },
  { name: 'runic', characters: /\p{Script=Runic}/gu, fonts: { 'noto-sans-runic': 'runic' } },
  {
    name: 'hieroglyphs',
    characters: /\p{Script=Egyptian_Hieroglyphs}/gu,
    fonts: { 'noto-sans-egyptian-hieroglyphs': 'egyptian-hieroglyphs' },
  },
];

const peers = fetchPeers([
  'subset-font@2.9.0',
  'fontkit@2.0.4',
  ...scripts.flatMap(({ fonts }) => Object.keys(fonts).map((font) => `@fontsource/${font}@5.3.0`)),
]);
if (peers === null) throw new Error('the fonts could not be fetched: is there a network?');

try {
  const fromPeers = createRequire(join(peers.folder, 'package.json'));
  const { default: subsetFont } = await import(pathToFileURL(fromPeers.resolve('subset-font')).href);
  const fontkit = fromPeers('fontkit');
  const sources = sourceText();
  mkdirSync(folder, { recursive: true });
  const rules = [];
  for (const { name, characters, fonts } of scripts) {
    let wanted = [...new Set([...sources.matchAll(characters)].map(([one]) => one.codePointAt(0)))].toSorted(
      (a, b) => a - b,
    );
    for (const [at, [font, part]] of Object.entries(fonts).entries()) {
      const whole = readFileSync(
        join(peers.folder, `node_modules/@fontsource/${font}/files/${font}-${part}-400-normal.woff2`),
      );
      const known = new Set(fontkit.create(whole).characterSet);
      const given = wanted.filter((point) => known.has(point));
      wanted = wanted.filter((point) => !known.has(point));
      if (given.length === 0) continue;
      const file = `${name}${at === 0 ? '' : `-${at + 1}`}.woff2`;
      const small = await subsetFont(whole, String.fromCodePoint(...given), { targetFormat: 'woff2' });
      writeFileSync(join(folder, file), small);
      rules.push(
        `@font-face {\n  font-family: 'Own Scripts';\n  font-style: normal;\n  font-display: swap;\n` +
          `  src: url('./${file}') format('woff2');\n  unicode-range: ${rangesOf(given)};\n}\n`,
      );
      process.stdout.write(`${file}: ${given.length} characters, ${small.length} bytes\n`);
    }
    if (wanted.length > 0) throw new Error(`no font has ${String.fromCodePoint(...wanted)}`);
  }
  const head =
    '/* Written by tools/fonts.mjs: the scripts of the traditions, each file fetched only when one of its characters is shown. */\n';
  writeFileSync(join(folder, 'own-scripts.css'), head + rules.join(''));
  execFileSync(process.execPath, ['node_modules/oxfmt/bin/oxfmt', 'src/ui/own-scripts'], { cwd: root });
} finally {
  peers.remove();
}

/** The text of everything that ships, tests aside. */
function sourceText() {
  const files = execFileSync('git', ['ls-files', '--cached', '--others', '--exclude-standard', 'src'], {
    cwd: root,
    encoding: 'utf8',
  });
  return files
    .split('\n')
    .filter((file) => /\.(?:ts|tsx|json)$/u.test(file) && !/\.test\.tsx?$/u.test(file))
    .map((file) => readFileSync(join(root, file), 'utf8'))
    .join('\n');
}

/** `U+4E00-4E01, U+4E03` from points in order. */
function rangesOf(points) {
  const hex = (point) => point.toString(16).toUpperCase();
  const runs = [];
  for (const point of points) {
    const last = runs.at(-1);
    if (last !== undefined && last[1] === point - 1) last[1] = point;
    else runs.push([point, point]);
  }
  return runs.map(([from, to]) => `U+${hex(from)}${to > from ? `-${hex(to)}` : ''}`).join(', ');
}
