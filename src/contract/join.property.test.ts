/**
 * Laws of the join, over rows that real writes can make: any fields, any stamps, deletions and revivals.
 *
 * 1 commutative  2 associative  3 idempotent  4 each field ends on its highest stamp within one life
 * 5 a deleted row holds nothing else  6 any order and any repeats of deliveries end the same
 */
import fc from 'fast-check';
import { expect, it } from 'vitest';
import { fieldStamp, isDeleted, isRow, joinRows, rowAt } from './join.ts';
import type { Row } from './join.ts';
import { stampOf } from './stamps.ts';
import { sweep } from '../../tests/support/property-runs.ts';

// Few values, so that stamps meet, devices tie, and deletions fall before, between and after edits.
const stamp = fc
  .tuple(fc.integer({ min: 0, max: 6 }), fc.constantFrom('aa', 'bb', 'cc'))
  .map(([ms, device]) => stampOf(ms, device));
const value = fc.oneof(
  fc.integer({ min: 0, max: 3 }),
  fc.constant(null),
  fc.constantFrom('', 'x', 'ก'),
  fc.constant({ a: [1] }),
);
const edit = fc
  .tuple(stamp, fc.dictionary(fc.constantFrom('a', 'b', 'c', 'd'), value, { minKeys: 1, maxKeys: 4 }))
  .map(([at, fields]) => rowAt(at, fields));
const life = fc
  .tuple(stamp, fc.boolean(), value)
  .map(([at, gone, a]) => rowAt(at, gone ? { _del: true } : { _del: false, a, b: 0 }));
const row: fc.Arbitrary<Row> = fc
  .array(fc.oneof({ weight: 4, arbitrary: edit }, { weight: 1, arbitrary: life }), {
    minLength: 1,
    maxLength: 5,
    size: 'max',
  })
  .map((rows) => rows.reduce(joinRows));

it('is commutative', () => {
  fc.assert(
    fc.property(row, row, (a, b) => {
      expect(joinRows(a, b)).toEqual(joinRows(b, a));
    }),
  );
});

it('is associative', () => {
  fc.assert(
    fc.property(row, row, row, (a, b, c) => {
      expect(joinRows(joinRows(a, b), c)).toEqual(joinRows(a, joinRows(b, c)));
    }),
    { numRuns: sweep(500) },
  );
});

it('is idempotent, and a row is its own shortest form', () => {
  fc.assert(
    fc.property(row, (a) => {
      expect(joinRows(a, a)).toEqual(a);
    }),
  );
});

it('ends each field of one life on its highest stamp', () => {
  fc.assert(
    fc.property(fc.array(edit, { minLength: 1, maxLength: 6 }), (edits) => {
      const joined = edits.reduce(joinRows);
      for (const field of Object.keys(joined.d)) {
        const highest = edits
          .flatMap((one) => fieldStamp(one, field) ?? [])
          .toSorted()
          .at(-1);
        expect(fieldStamp(joined, field)).toBe(highest);
      }
    }),
  );
});

it('keeps nothing beside a deletion, and stays a row', () => {
  fc.assert(
    fc.property(row, row, (a, b) => {
      const joined = joinRows(a, b);
      expect(isRow(joined)).toBe(true);
      if (isDeleted(joined)) expect(Object.keys(joined.d)).toEqual(['_del']);
    }),
  );
});

it('ends the same in any order of delivery, with repeats', () => {
  const deliveries = fc
    .array(row, { minLength: 1, maxLength: 6 })
    .chain((rows) =>
      fc.tuple(
        fc.constant(rows),
        fc.shuffledSubarray([...rows, ...rows], { minLength: rows.length * 2, maxLength: rows.length * 2 }),
      ),
    );
  fc.assert(
    fc.property(deliveries, ([rows, shuffled]) => {
      expect(shuffled.reduce(joinRows)).toEqual(rows.reduce(joinRows));
    }),
    { numRuns: sweep(300) },
  );
});
