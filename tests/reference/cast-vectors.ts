/** Runs the vectors of a drawn or cast mode: of what came out, only what a vector expects is compared. */
import { readFileSync } from 'node:fs';
import { describe, expect, it } from 'vitest';
import { familyOf } from '#facts/fact-id.ts';
import { hashSheet } from '#facts/fact-sheet.ts';
import type { Json } from '#facts/fact.ts';
import type { Tradition } from '#traditions/tradition.ts';
import type { FactsOf } from '../../tools/astro/facts/line.ts';

type Fields = { readonly [name: string]: Json };
type Vector = { readonly id: string; readonly input: Fields; readonly expect: Fields };

/** See tests/reference/README.md. */
const truth = JSON.parse(readFileSync(new URL('traditions-open.json', import.meta.url), 'utf8')) as {
  readonly modes: Readonly<Record<string, { readonly vectors: readonly Vector[] }>>;
};

/** What every sheet of a mode must be, whatever was drawn. Ids are registered, unique and cited only where they stand. */
export function expectSound(tradition: Tradition, line: Awaited<ReturnType<FactsOf>>, leastPoints = 5): void {
  const { sheet } = line;
  const { hash, ...contents } = sheet;
  expect(hashSheet(contents)).toBe(hash);
  expect(sheet.mode).toBe(tradition.mode);
  const ids = new Set<string>(sheet.facts.map(({ id }) => id));
  expect(ids.size).toBe(sheet.facts.length);
  expect([...ids].filter((id) => familyOf(id) === null)).toEqual([]);
  expect(
    sheet.facts.flatMap(({ id, derivation }) =>
      derivation.from.filter((from) => !ids.has(from)).map((from) => `${id} from ${from}`),
    ),
  ).toEqual([]);
  const points = tradition.points(sheet);
  expect(points.length).toBeGreaterThanOrEqual(leastPoints);
  expect(new Set(points.map(({ key }) => key)).size).toBe(points.length);
  expect(points.filter(({ isFrame }) => isFrame === true).length).toBeGreaterThanOrEqual(1);
  expect(
    points.filter(
      ({ facts, weight, topics }) =>
        facts.length > 4 ||
        facts.some((id) => !ids.has(id)) ||
        weight < 0 ||
        weight > 20 ||
        Object.values(topics).some((gain) => gain < 0 || gain > 12),
    ),
  ).toEqual([]);
}

/** All vectors of the mode; their number is stated so that none can be lost. */
export function vectorsOf(tradition: Tradition, factsOf: FactsOf, count: number): void {
  const vectors = truth.modes[tradition.mode]?.vectors ?? [];
  describe(`vectors of ${tradition.mode}`, () => {
    it('are all there', () => {
      expect(vectors.length).toBe(count);
    });
    it.each(vectors)('$id', async ({ input, expect: wanted }) => {
      const line = await factsOf(input);
      expect(line.expect).toMatchObject(wanted);
      expectSound(tradition, line);
    });
  });
}
