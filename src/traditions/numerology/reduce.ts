/** Adding digits until one is left, with every sum on the way kept. */
import { present } from '#lib/assert.ts';

/** 11, 22 and 33 are not added up further. The school without 33 stops at the first two. */
export type Masters = '11-22-33' | '11-22' | 'none';

const MASTERS: Readonly<Record<Masters, readonly number[]>> = {
  '11-22-33': [11, 22, 33],
  '11-22': [11, 22],
  none: [],
};

/** From the first sum to the number that is left: `[1990, 19, 10, 1]`. One entry when there is nothing to add. */
export function reductionOf(total: number, masters: Masters): readonly number[] {
  const path = [total];
  for (let at = total; at > 9 && !MASTERS[masters].includes(at); path.push(at)) at = digitSum(at);
  return path;
}

/** The number that is left. */
export function reduced(total: number, masters: Masters): number {
  return present(reductionOf(total, masters).at(-1), 'end of a reduction');
}

/** The sum of the decimal digits of a whole number, zero or more. */
export function digitSum(n: number): number {
  return String(n)
    .split('')
    .reduce((sum, digit) => sum + Number(digit), 0);
}
