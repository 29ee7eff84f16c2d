import { readFileSync } from 'node:fs';
import { expect, it } from 'vitest';
import { licensedFonts, licensedServer, licensedSoftware } from './licences.ts';

const read = (path: string) =>
  JSON.parse(readFileSync(path, 'utf8')) as { dependencies?: Record<string, string>; license?: string };

/** SPDX names as the page writes them. */
const inWords = (spdx: string): string =>
  spdx.replace(/^OFL-/, 'SIL OFL ').replace(/^(Apache|MPL|CC0)-/, '$1 ');

it('every package that the app or the server is made of is named once, with the licence it says it has', () => {
  const named = [...licensedFonts, ...licensedSoftware, ...licensedServer].flatMap(({ packages, licence }) =>
    (packages ?? []).map((name) => `${name}: ${licence}`),
  );
  const used = Object.keys(read('package.json').dependencies ?? {}).map(
    (name) => `${name}: ${inWords(read(`node_modules/${name}/package.json`).license ?? '')}`,
  );
  expect(named.toSorted()).toEqual(used.toSorted());
});
