/**
 * Laws of the odu: all 256 pairs of legs have their own sign and, in both orders of rank, their own number 1–256; sixteen are meji;
 * the cast reaches every one of them.
 */
import { expect, it } from 'vitest';
import { sealCast } from '../cast/sealed-cast.ts';
import { marksOf, oduAt, oduIds, oduOf, principalOduIds, principalOf, rankOf, rankOrders } from './odu.ts';

it('has sixteen principals of different marks', () => {
  expect(new Set(principalOduIds.map(marksOf)).size).toBe(16);
  for (const odu of principalOduIds) expect(principalOf(marksOf(odu))).toBe(odu);
});

it.each(rankOrders)('numbers 256 signs in the order %s', (order) => {
  const all = principalOduIds.flatMap((right) =>
    principalOduIds.map((left) => oduOf(marksOf(right), marksOf(left), order)),
  );
  expect(all.map(({ index }) => index).toSorted((a, b) => a - b)).toEqual(
    Array.from({ length: 256 }, (_, at) => at + 1),
  );
  expect(new Set(all.map(({ id }) => id))).toEqual(new Set(oduIds));
  expect(all.filter(({ isMeji }) => isMeji).length).toBe(16);
  for (const { isMeji, senior, right, left } of all) {
    expect(senior === null).toBe(isMeji);
    if (senior !== null) expect(senior === 'right').toBe(rankOf(right, order) < rankOf(left, order));
  }
  if (order === 'widespread') for (const { id, index } of all) expect(oduAt(index)).toBe(id);
});

it('reaches every principal on either leg', () => {
  const casts = Array.from({ length: 200 }, (_, n) => sealCast('geomancy-ifa', `odu ${n}`).drawn);
  const legs = (from: number) => casts.map((marks) => principalOf(marks.slice(from, from + 4).join('')));
  expect(new Set(legs(0)).size).toBe(16);
  expect(new Set(legs(4)).size).toBe(16);
  expect(new Set(casts.map((marks) => marks[8])).size).toBe(2);
});
