import { describe, expect, it } from 'vitest';
import { factId } from './fact-id.ts';
import { factsById, hashSheet, sealSheet } from './fact-sheet.ts';
import type { FactSheet } from './fact-sheet.ts';
import type { Json } from './fact.ts';

const base: Omit<FactSheet, 'hash'> = {
  mode: 'western',
  engineVersion: 1,
  school: { house: 'placidus', node: 'mean' },
  inputs: { now: '2026-11-21T10:00:00Z', birth: { date: '1993-04-14', time: '07:42' } },
  missing: [],
  facts: [
    {
      id: factId('natal.venus.sign'),
      value: { type: 'id', id: 'aries' },
      label: 'label.body-sign',
      derivation: { method: 'apparent-longitude', from: [], source: 'source.astronomy-engine' },
    },
    {
      id: factId('natal.venus.degree'),
      value: { type: 'degrees', deg: 5.1234 },
      label: 'label.body-degree',
      derivation: {
        method: 'apparent-longitude',
        from: [],
        source: 'source.astronomy-engine',
        values: { at: '1993-04-14T06:42:00Z' },
      },
      survives: 'in-range',
    },
  ],
  complete: ['natal.*.sign'],
  caveats: [],
  confidence: 'high',
  sources: ['source.astronomy-engine'],
};

function reversedKeys(value: Json): Json {
  if (Array.isArray(value)) return value.map((item: Json) => reversedKeys(item));
  if (typeof value !== 'object' || value === null) return value;
  return Object.fromEntries(
    Object.entries(value)
      .toReversed()
      .map(([key, item]) => [key, reversedKeys(item)]),
  );
}

/** Every copy of `value` in which one leaf is another one. */
function changedLeaves(value: Json): Json[] {
  if (Array.isArray(value)) {
    return [
      [...value, 'one more'],
      ...value.flatMap((item: Json, i) =>
        changedLeaves(item).map((changed) => value.with(i, changed) as Json),
      ),
    ];
  }
  if (typeof value === 'object' && value !== null) {
    return Object.entries(value).flatMap(([key, item]) =>
      changedLeaves(item).map((changed): Json => ({ ...(value as object), [key]: changed })),
    );
  }
  if (typeof value === 'number') return [value + 0.0001];
  if (typeof value === 'boolean') return [!value];
  return [`${String(value)}x`];
}

describe('the hash of a sheet', () => {
  it('is 64 lower-case hex digits', () => {
    expect(sealSheet(base).hash).toMatch(/^[0-9a-f]{64}$/);
  });

  it('is that of the contents without the hash itself', () => {
    const sealed = sealSheet(base);
    const { hash, ...contents } = sealed;
    expect(hashSheet(contents)).toBe(hash);
  });

  it('does not depend on the order of keys', () => {
    expect(hashSheet(reversedKeys(base as unknown as Json) as unknown as typeof base)).toBe(hashSheet(base));
  });

  it('differs for every single changed value, and for facts in another order', () => {
    const changed = changedLeaves(base);
    expect(changed.length).toBeGreaterThan(25);
    const hashes = [base, { ...base, facts: base.facts.toReversed() }, ...changed].map((sheet) =>
      hashSheet(sheet as unknown as typeof base),
    );
    expect(new Set(hashes).size).toBe(hashes.length);
  });
});

it('gives facts by id', () => {
  const found = factsById(base);
  expect(found.get(factId('natal.venus.sign'))?.value).toEqual({ type: 'id', id: 'aries' });
  expect(found.get(factId('natal.mars.sign'))).toBeUndefined();
  expect(found.size).toBe(2);
});
