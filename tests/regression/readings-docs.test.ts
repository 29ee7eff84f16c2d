/**
 * The readings under docs/readings are what the composer writes today, byte for byte.
 *
 * After a change of words or of choices, write them again: `UPDATE_READINGS=1 npx vitest run tests/regression/readings-docs.test.ts`,
 * then read them aloud before they are committed.
 */
import { mkdirSync, readFileSync, writeFileSync } from 'node:fs';
import { expect, test } from 'vitest';
import { createCompanion } from '#engine/compose.ts';
import { kept, pageOf } from './readings-docs.ts';

const companion = createCompanion();
const folder = new URL('../../docs/readings/', import.meta.url);

test.each(kept.map((item) => [item.file, item] as const))('%s', async (file, item) => {
  await companion.ready(item.mode);
  const page = pageOf(item, companion);
  const path = new URL(`${file}.md`, folder);
  if (process.env['UPDATE_READINGS'] === '1') {
    mkdirSync(folder, { recursive: true });
    writeFileSync(path, page);
  }
  expect(page).toBe(readFileSync(path, 'utf8'));
});
