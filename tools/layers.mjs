/**
 * The layers of the source: which folder may import which, and what each may ask of the outside.
 *
 *   node tools/layers.mjs           checks every file, exits 1 when an import points the wrong way
 *   node tools/layers.mjs --table   prints the table below in Markdown, for ARCHITECTURE.md
 *
 * Imports point one way: a layer may import those above it in the table, as its row says.
 */
import { readFileSync, readdirSync } from 'node:fs';
import { dirname, join, posix, relative, sep } from 'node:path';
import { fileURLToPath, pathToFileURL } from 'node:url';

const screen = ['react', 'react-dom', '@mantine/*', 'virtual:icon/*'];
const purePaths = [
  'lib',
  'facts',
  'contract',
  'astro',
  'places',
  'calendar',
  'traditions',
  'reading',
  'companion',
  'practice',
  'text',
];

/**
 * One row a layer. `may`: layers it imports; `types`: layers it imports types from; `files`: single files
 * of other layers; `data`: folders of JSON beside `src/`; `packages`: outside packages, `x/*` for a whole scope; `only`: packages that single folders of the layer may
 * use, so that they are loaded with them alone. `why` is told with a violation.
 */
export const layers = [
  {
    path: 'lib',
    may: [],
    packages: ['@noble/hashes'],
    why: 'lib holds pieces without project words; what needs a project word belongs to a layer below it.',
  },
  {
    path: 'facts',
    may: ['lib'],
    packages: [],
    why: 'facts are plain data that every layer shares; they know neither the sky nor the screen.',
  },
  {
    path: 'contract',
    may: ['lib', 'facts'],
    packages: ['zod/mini'],
    why: 'contract holds what is stored or sent; it outlives the arithmetic and the screens, so it leans on neither.',
  },
  {
    path: 'astro',
    may: ['lib'],
    packages: ['astronomy-engine'],
    why: 'the sky is arithmetic: time, place and school come in as arguments, and names of facts come later.',
  },
  {
    path: 'places',
    may: ['lib'],
    packages: ['@photostructure/tz-lookup'],
    why: 'searching a list of places needs only the list; who fetches it and where it is kept is for others.',
  },
  {
    path: 'calendar',
    may: ['lib', 'astro'],
    packages: [],
    why: 'calendars are built on the sky and on nothing that comes after it.',
  },
  {
    path: 'traditions',
    may: ['lib', 'facts', 'astro', 'calendar'],
    packages: [],
    only: { bazi: ['lunar-typescript'], ziwei: ['lunar-typescript'] },
    why: 'a tradition turns the sky into facts; it does not write sentences or store rows.',
  },
  {
    path: 'reading',
    may: ['lib', 'facts'],
    packages: [],
    why: 'a reading is made from facts and content in steps; facts and words come in as arguments.',
  },
  {
    path: 'companion',
    may: ['lib', 'facts', 'astro', 'calendar', 'traditions', 'reading'],
    packages: [],
    why: 'the companion chooses what to say from facts and speaks in keys; the words come in as an argument.',
  },
  {
    path: 'practice',
    may: ['lib', 'facts', 'contract', 'astro', 'calendar', 'traditions', 'companion'],
    packages: [],
    why: 'practice is what a person does each day, told from their own words and counts; it speaks in keys, the words come in as an argument.',
  },
  {
    path: 'text',
    may: ['lib', 'facts'],
    data: ['content'],
    types: ['facts', 'contract', 'astro', 'calendar', 'traditions', 'companion', 'practice', 'reading'],
    packages: [],
    why: 'text is words by language: it may name the keys of the pure layers (import type) but runs none of their code.',
  },
  {
    path: 'db',
    may: ['lib', 'facts', 'contract'],
    packages: ['dexie'],
    why: 'the database keeps what contract describes; what it means is computed elsewhere.',
  },
  {
    path: 'account',
    may: ['lib', 'contract', 'db'],
    packages: ['@supabase/supabase-js'],
    why: 'account says who is signed in and which database is open, and nothing about what is in it.',
  },
  {
    path: 'sync',
    may: ['lib', 'contract', 'db', 'account'],
    packages: [],
    why: 'sync carries rows between devices; it has no opinion about what they say and draws nothing.',
  },
  {
    path: 'archive',
    may: ['lib', 'contract', 'db'],
    files: ['#sync/restamp.ts'],
    packages: ['zod/mini'],
    why: 'archive writes and reads the file in which a person takes everything along; it draws nothing and asks no server.',
  },
  {
    path: 'engine',
    may: purePaths,
    data: ['content'],
    packages: ['@photostructure/tz-lookup'],
    why: 'the engine runs the pure layers in a worker; with storage or a screen it could not run on the server too.',
  },
  {
    path: 'model',
    may: ['lib', 'facts', 'contract', 'companion', 'text', 'db'],
    types: ['astro', 'engine'],
    packages: [],
    why: 'model speaks to language models for the person, with the pure pipeline of companion; it draws nothing.',
  },
  {
    path: 'search',
    may: ['lib', 'contract', 'db'],
    packages: [],
    why: 'search finds words in rows, in a worker of its own; it neither writes rows nor shows them.',
  },
  {
    path: 'audio',
    may: ['lib', 'contract', 'practice'],
    packages: ['zod/mini'],
    why: 'audio keeps files that can be fetched again, apart from what a person makes; the page and the service worker read the same shelf.',
  },
  {
    path: 'sw',
    may: ['lib', 'contract', 'audio'],
    files: [
      '#sync/background.ts',
      '#sync/reminder.ts',
      '#text/en/ui-reminder.ts',
      '#practice/audio/scores.ts',
      '#practice/audio/titles.ts',
    ],
    packages: ['workbox-*'],
    why: 'the service worker must stay small and start without the app; of the rest it runs the one round and the one reminder that need no page, and it knows how titles are joined.',
  },
  {
    path: 'ui',
    may: ['lib', 'text'],
    types: ['facts', 'astro'],
    files: ['#astro/angle/degrees.ts', '#astro/angle/sign.ts'],
    packages: [...screen, 'react-router-dom', 'get-nonce', '@fontsource-variable/*'],
    why: 'ui is dress and drawing: plain data in, intent out. What reads rows or runs a command is a feature.',
  },
  {
    path: 'store',
    may: ['lib', 'contract'],
    types: ['db', 'engine', 'account', 'sync', 'model', 'search', 'audio'],
    packages: ['jotai', 'react'],
    why: 'store is the one door to Jotai and holds what several parts of a screen share; it reads and writes no rows.',
  },
  {
    path: 'parts',
    may: [...purePaths, 'db', 'engine', 'audio', 'model', 'ui', 'store'],
    files: ['#app/paths.ts', '#app/brand.ts', '#content/en/themes.json'],
    packages: [...screen, 'dexie-react-hooks', 'dayjs', 'react-markdown', 'remend'],
    why: 'a part is a piece of a screen that several features show, a birth form or a chart; it belongs to none of them and knows none.',
  },
  {
    path: 'features',
    may: [
      ...purePaths,
      'db',
      'account',
      'sync',
      'archive',
      'engine',
      'model',
      'search',
      'audio',
      'ui',
      'store',
      'parts',
    ],
    files: ['#app/paths.ts', '#app/brand.ts'],
    packages: [...screen, 'dexie-react-hooks', 'virtua', 'dayjs'],
    why: 'a feature is one thing a person does. Two that need each other meet in a route of app, or share a part that moves down a layer.',
  },
  {
    path: 'app',
    may: [
      ...purePaths,
      'db',
      'account',
      'sync',
      'archive',
      'engine',
      'model',
      'search',
      'audio',
      'sw',
      'ui',
      'store',
      'parts',
      'features',
    ],
    packages: [...screen, 'dexie-react-hooks', 'workbox-window'],
    why: 'app puts the features together; an outside library belongs to the layer that wraps it.',
  },
  {
    path: 'api',
    may: purePaths,
    files: [
      '#engine/card-words.ts',
      '#engine/compose.ts',
      '#engine/model-voice.ts',
      '#engine/zone-at.ts',
      '#app/brand.ts',
    ],
    packages: [
      'hono',
      '@hono/*',
      'ai',
      '@ai-sdk/*',
      'zod',
      'zod/mini',
      'pino',
      'kysely',
      'pg',
      '@electric-sql/pglite',
      'jose',
      'openid-client',
      'nodemailer',
      'aws4fetch',
      'web-push',
      'stripe',
      'node:*',
    ],
    why: 'the server shares the pure layers with the device and none of its storage or screens.',
  },
];

/** What pure layers must be given rather than take. Matched in code only, not in comments or strings. */
const impurities = [
  [/\bDate\.now\s*\(/, 'Date.now(): take the time as an argument'],
  [/\bnew Date\s*\(\s*\)/, 'new Date(): take the time as an argument'],
  [/\bMath\.random\s*\(/, 'Math.random(): take chance as an argument'],
  [/\bperformance\s*\./, 'performance: take the time as an argument'],
  [/\bconsole\s*\./, 'console: return what is to be said'],
  [/\b(?:globalThis|process)\s*\./, 'globalThis and process: take what you need as an argument'],
  [/\bresolvedOptions\s*\(/, 'resolvedOptions(): take the zone or locale as an argument'],
];

const layerByPath = new Map(layers.map((layer) => [layer.path, layer]));

/** Files of `src/` that are the app itself. */
const appFiles = new Set(['src/main.tsx', 'src/main.ts']);

/** The layer of a file given from the root of the repository with forward slashes; null for the rest. */
export function layerOf(file) {
  if (appFiles.has(file)) return 'app';
  if (file.startsWith('api/')) return 'api';
  const folder = /^src\/([^/]+)\//.exec(file)?.[1];
  return folder ?? null;
}

const isTest = (file) => /\.test\.(?:ts|tsx|mjs)$|\.test-d\.ts$/.test(file);

/**
 * What is wrong with the imports of one file: a sentence each, with the line.
 * `file` is its path from the root with forward slashes, `source` its text.
 */
export function faultsOf(file, source) {
  const name = layerOf(file);
  if (name === null || isTest(file)) return [];
  const layer = layerByPath.get(name);
  if (!layer) {
    return [
      {
        line: 1,
        text: `src/${name} is not in the table of tools/layers.mjs: give it a row, or put the file in a layer.`,
      },
    ];
  }
  const code = withoutComments(source);
  const faults = importsOf(code).flatMap(({ specifier, typeOnly, line }) => {
    const text = faultOfImport(file, layer, specifier, typeOnly);
    return text === null ? [] : [{ line, text: `${text} ${layer.why}` }];
  });
  if (purePaths.includes(name)) {
    const lines = withoutStrings(code).split('\n');
    for (const [pattern, advice] of impurities) {
      lines.forEach((lineText, i) => {
        if (pattern.test(lineText)) faults.push({ line: i + 1, text: `${name} is pure. ${advice}.` });
      });
    }
  }
  return faults;
}

function faultOfImport(file, layer, specifier, typeOnly) {
  if (isTest(specifier)) return `imports the test "${specifier}"; nothing imports tests.`;
  if (specifier.startsWith('.')) {
    const target = posix.normalize(posix.join(posix.dirname(file), specifier));
    if (/^(?:tests|tools)\//.test(target)) return `imports "${specifier}"; nothing imports tests or tools.`;
    const to = layerOf(target);
    if (to === null) return null;
    if (to !== layer.path)
      return `reaches "${specifier}" by a relative path; across folders write "#${to}/…".`;
    return crossesFeature(file, target) ? `imports another feature, "${specifier}".` : null;
  }
  if (specifier.startsWith('#')) {
    const to = specifier.slice(1).split('/', 1)[0];
    const target = `src/${specifier.slice(1)}`;
    if (to === layer.path)
      return crossesFeature(file, target) ? `imports another feature, "${specifier}".` : null;
    if (layer.may.includes(to) || layer.data?.includes(to) || layer.files?.includes(specifier)) return null;
    if (layer.types?.includes(to)) {
      return typeOnly ? null : `runs code of "${specifier}"; it may only import its types (import type).`;
    }
    return `may not import "${specifier}".`;
  }
  const inFolder = layer.only?.[file.split('/')[2]] ?? [];
  return [...layer.packages, ...inFolder].some((allowed) => matches(allowed, specifier))
    ? null
    : `may not use the package "${specifier}".`;
}

/** `x/*` and `x-*` stand for everything that begins so; a plain name for the package and its parts. */
function matches(allowed, specifier) {
  if (allowed.endsWith('*')) return specifier.startsWith(allowed.slice(0, -1));
  return specifier === allowed || specifier.startsWith(`${allowed}/`);
}

function crossesFeature(from, to) {
  const feature = (path) => /^src\/features\/([^/]+)\//.exec(path)?.[1];
  const [mine, theirs] = [feature(from), feature(to)];
  return mine !== undefined && theirs !== undefined && mine !== theirs;
}

/** Every module a text asks for: imports, re-exports, dynamic imports and worker files. */
export function importsOf(code) {
  const found = [];
  const lineAt = (index) => code.slice(0, index).split('\n').length;
  const add = (pattern, read) => {
    for (const match of code.matchAll(pattern)) found.push({ ...read(match), line: lineAt(match.index) });
  };
  add(
    /^[ \t]*(?:import|export)\s+(type\s+)?(?:[\w*${},\s]+?\s+from\s+|\*\s+from\s+)?['"]([^'"\n]+)['"]/gm,
    (m) => ({
      specifier: bare(m[2]),
      typeOnly: m[1] !== undefined,
    }),
  );
  add(/\bimport\(\s*['"]([^'"\n]+)['"]/g, (m) => ({ specifier: bare(m[1]), typeOnly: false }));
  add(/\bnew URL\(\s*['"]([^'"\n]+)['"]\s*,\s*import\.meta\.url/g, (m) => ({
    specifier: bare(m[1]),
    typeOnly: false,
  }));
  return found;
}

/** A specifier without what follows a question mark, as in `./worker.ts?worker`. */
const bare = (specifier) => specifier.split('?', 1)[0];

/** The text with comments blanked out and strings kept; every line stays where it was. */
export const withoutComments = (source) => blank(source, { comments: true, strings: false });

/** The text with strings blanked out as well. */
export const withoutStrings = (source) => blank(source, { comments: true, strings: true });

function blank(source, { comments, strings }) {
  let out = '';
  let i = 0;
  const take = (end, drop) => {
    const part = source.slice(i, end);
    out += drop ? part.replace(/[^\n]/g, ' ') : part;
    i = end;
  };
  while (i < source.length) {
    const two = source.slice(i, i + 2);
    const char = source[i];
    if (two === '//') take(endOr(source.indexOf('\n', i), source), comments);
    else if (two === '/*') take(endOr(source.indexOf('*/', i + 2) + 2, source, 2), comments);
    else if (char === '/' && startsPattern(out)) take(patternEnd(source, i), strings);
    else if (char === "'" || char === '"') take(stringEnd(source, i), strings);
    else if (char === '`') take(templateEnd(source, i), strings);
    else {
      out += char;
      i += 1;
    }
  }
  return out;
}

const endOr = (index, source, least = 0) => (index < least ? source.length : index);

/** A slash begins a regular expression where a value may begin. */
const startsPattern = (before) => /(?:^|[(,=:[!&|?{};+\n>]|\breturn)\s*$/.test(before.slice(-40));

function patternEnd(source, start) {
  let inClass = false;
  for (let i = start + 1; i < source.length; i++) {
    const char = source[i];
    if (char === '\n') return start + 1;
    if (char === '\\') i += 1;
    else if (char === '[') inClass = true;
    else if (char === ']') inClass = false;
    else if (char === '/' && !inClass) return i + 1;
  }
  return start + 1;
}

/** Past the closing quote; an apostrophe in the text of a part has none on its line and counts as itself. */
function stringEnd(source, start) {
  for (let i = start + 1; i < source.length; i++) {
    if (source[i] === '\n') return start + 1;
    if (source[i] === '\\') i += 1;
    else if (source[i] === source[start]) return i + 1;
  }
  return start + 1;
}

function templateEnd(source, start) {
  for (let i = start + 1; i < source.length; i++) {
    if (source[i] === '\\') i += 1;
    else if (source[i] === '`') return i + 1;
  }
  return source.length;
}

/** The table in Markdown. */
export function tableOfLayers() {
  const list = (names) => (names.length === 0 ? '–' : names.join(', '));
  const rows = layers.map(({ path, may, types = [], files = [], packages, only = {} }) => {
    const allowed = [...may, ...types.map((name) => `${name} (types)`), ...files];
    const inFolders = Object.entries(only).flatMap(([folder, names]) =>
      names.map((name) => `${name} (${folder})`),
    );
    return `| ${path} | ${list(allowed)} | ${list([...packages, ...inFolders])} |`;
  });
  return ['| layer | may import | outside packages |', '| --- | --- | --- |', ...rows].join('\n');
}

function sourceFiles(root) {
  return ['src', 'api'].flatMap((folder) =>
    readdirSync(join(root, folder), { recursive: true, withFileTypes: true })
      .filter((entry) => entry.isFile() && /\.(?:ts|tsx)$/.test(entry.name))
      .map((entry) =>
        relative(root, join(entry.parentPath ?? entry.path, entry.name))
          .split(sep)
          .join('/'),
      ),
  );
}

if (process.argv[1] && import.meta.url === pathToFileURL(process.argv[1]).href) {
  const root = dirname(dirname(fileURLToPath(import.meta.url)));
  if (process.argv.includes('--table')) {
    process.stdout.write(`${tableOfLayers()}\n`);
  } else {
    const files = sourceFiles(root);
    let count = 0;
    for (const file of files) {
      for (const { line, text } of faultsOf(file, readFileSync(join(root, file), 'utf8'))) {
        count += 1;
        process.stdout.write(`${file}:${line}  ${layerOf(file)} ${text}\n`);
      }
    }
    process.stdout.write(`layers: ${files.length} files, ${count} imports the wrong way\n`);
    process.exitCode = count === 0 ? 0 : 1;
  }
}
