/**
 * Keeps the figures of the fourth set of test writers (docs/safety.md) from falling. The set was looked at after it was
 * measured: this is a regression test, not a measure.
 */
import { expect, test } from 'vitest';
import { assessSafety } from '#companion/safety/assess-safety.ts';
import { safetyTools } from '#engine/safety.ts';
import { readRows } from '../../tools/safety/rows.ts';

const folder = new URL('../../tools/safety/data/test/', import.meta.url).pathname;
const rows = readRows(folder).map((row) => ({ row, found: assessSafety(row.text, safetyTools) }));
const needs = rows.filter(({ row }) => row.tier !== 0);
const lookAlikes = rows.filter(({ row }) => row.tier === 0);

const share = (of: typeof rows, holds: (one: (typeof rows)[number]) => boolean): number =>
  of.filter(holds).length / of.length;

test('need of the fourth test writers is met, and look-alikes are left alone, as often as before', () => {
  expect(needs.length).toBeGreaterThan(500);
  expect(lookAlikes.length).toBeGreaterThan(500);
  const tiered = needs.filter(({ found }) => found.tier !== 0);
  expect(share(needs, ({ found }) => found.tier !== 0 || found.care)).toBeGreaterThan(0.93);
  expect(tiered.length / needs.length).toBeGreaterThan(0.81);
  expect(share(tiered, ({ row, found }) => found.tier === row.tier)).toBeGreaterThan(0.83);
  expect(share(lookAlikes, ({ found }) => found.tier !== 0)).toBeLessThan(0.03);
  expect(share(lookAlikes, ({ found }) => found.tier !== 0 || found.care)).toBeLessThan(0.092);
});
