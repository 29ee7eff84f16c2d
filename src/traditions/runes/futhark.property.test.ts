/**
 * Laws of the runes: three aettir of eight letters of their own; eight shapes (nine in one school) have no other side; the bag
 * gives every rune, and every rune that can turn both ways; no spread has a place for an outcome.
 */
import { expect, it } from 'vitest';
import { sealCast } from '../cast/sealed-cast.ts';
import { aettIds, canTurn, runeAt, runes, runeSpreads, symmetrySchools } from './futhark.ts';
import { isMerkstave } from './sheet.ts';

it('is three aettir of eight', () => {
  expect(new Set(runes.map(({ letter }) => letter)).size).toBe(24);
  expect(runes.every(({ letter }) => /^[\u16A0-\u16EA]$/.test(letter))).toBe(true);
  for (const aett of aettIds)
    expect(runes.filter((rune) => rune.aett === aett).map(({ place }) => place)).toEqual([
      1, 2, 3, 4, 5, 6, 7, 8,
    ]);
});

it.each(symmetrySchools)('turns what can be turned in the school %s', (symmetry) => {
  const still = runes.filter((rune) => !canTurn(rune, symmetry)).length;
  expect(still).toBe(symmetry === 'eight' ? 8 : 9);
  const first = new Set<number>();
  const sides = new Set<string>();
  const faults: number[] = [];
  for (let n = 0; n < 200; n += 1) {
    const { drawn, turned } = sealCast('runes', `bag ${n}`);
    first.add(drawn[0] ?? 0);
    drawn.forEach((index, at) => {
      const rune = { index, turned: turned[at] === true };
      const side = isMerkstave(rune, { symmetry, merkstave: true });
      sides.add(`${index} ${side}`);
      if (side && !canTurn(runeAt(index), symmetry)) faults.push(index);
    });
  }
  expect(faults).toEqual([]);
  expect(first.size).toBe(24);
  expect(sides.size).toBe(48 - still);
});

it('has spreads of one, three, five and nine', () => {
  expect(Object.values(runeSpreads).map(({ length }) => length)).toEqual([1, 3, 5, 9]);
  expect(Object.values(runeSpreads).flat()).not.toContain('outcome');
});
