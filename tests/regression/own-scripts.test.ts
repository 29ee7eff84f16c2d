/** What the small fonts of the traditions' own scripts must hold: every character of theirs that stands in the sources. */
import { readFileSync, readdirSync } from 'node:fs';
import { join } from 'node:path';
import { expect, it } from 'vitest';

const root = join(import.meta.dirname, '../../src');
const own =
  /[\p{Script=Han}\p{Script=Khmer}\p{Script=Devanagari}\p{Script=Tibetan}\p{Script=Runic}\p{Script=Egyptian_Hieroglyphs}]/gu;

const sources = readdirSync(root, { recursive: true, encoding: 'utf8' }).filter(
  (file) => /\.(?:ts|tsx|json)$/u.test(file) && !/\.test\.tsx?$/u.test(file),
);

const inFonts = new Set(
  [
    ...readFileSync(join(root, 'ui/own-scripts/own-scripts.css'), 'utf8').matchAll(
      /U\+([\dA-F]+)(?:-([\dA-F]+))?/gu,
    ),
  ].flatMap(([, from = '', to = from]) => {
    const first = Number.parseInt(from, 16);
    return Array.from({ length: Number.parseInt(to, 16) - first + 1 }, (_, at) => first + at);
  }),
);

it('are drawn alike everywhere; `node tools/fonts.mjs` adds what is new', () => {
  const shown = new Set(sources.flatMap((file) => readFileSync(join(root, file), 'utf8').match(own) ?? []));
  expect(shown.size).toBeGreaterThan(400);
  expect([...shown].filter((one) => !inFonts.has(one.codePointAt(0) ?? 0))).toEqual([]);
});
