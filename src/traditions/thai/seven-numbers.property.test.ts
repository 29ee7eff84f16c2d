/**
 * Laws of the grid, over all 7 × 12 × 12 beginnings:
 * 1. bases 1–3 and 5–9 hold the numbers 1–7 once each; base 4 is the sum of its column, 3–21;
 * 2. each number stands in one cell of each of the first three bases;
 * 3. a sum has a name, and every name comes;
 * 4. ages walk through the columns.
 */
import { expect, it } from 'vitest';
import { ageColumn, cellsOf, sevenGrid, TOTAL_NAMES, totalName } from './seven-numbers.ts';

const beginnings = Array.from({ length: 7 * 12 * 12 }, (_, at) => ({
  weekday: (at % 7) + 1,
  lunarMonth: (Math.floor(at / 7) % 12) + 1,
  animalYear: Math.floor(at / 84) + 1,
}));
const sorted = (row: readonly number[]): string => row.toSorted((a, b) => a - b).join('');

it('fills every base', () => {
  const names = new Set<string>();
  const broken = beginnings.filter((beginning) => {
    const grid = sevenGrid(beginning);
    const sums = grid[3] ?? [];
    for (const sum of sums) names.add(totalName(sum));
    const holds = grid.length === 9 && grid.every((row, base) => base === 3 || sorted(row) === '1234567');
    const adds = sums.every(
      (sum, column) => sum === grid.slice(0, 3).reduce((total, row) => total + (row[column] ?? 0), 0),
    );
    const meets = [1, 2, 3, 4, 5, 6, 7].every((n) => new Set(cellsOf(grid, n)).size === 3);
    return !holds || !adds || !meets;
  });
  expect(broken).toEqual([]);
  expect(names).toEqual(new Set(TOTAL_NAMES));
});

it('lets months begin with the fifth', () => {
  const at = (lunarMonth: number) =>
    sevenGrid({ weekday: 1, lunarMonth, animalYear: 1 }, 'from-fifth')[1]?.[0];
  expect([5, 6, 11, 12, 1, 4].map(at)).toEqual([1, 2, 7, 1, 2, 5]);
});

it('walks ages through the columns', () => {
  expect([1, 7, 8, 36].map(ageColumn)).toEqual([1, 7, 1, 1]);
});
