import { expect, test } from 'vitest';
import { answered } from './motion.ts';

const reduce = '(prefers-reduced-motion: reduce)';
const moves = '(prefers-reduced-motion: no-preference)';

test.each([
  [reduce, 'system', reduce],
  [reduce, 'reduced', 'all'],
  [reduce, 'full', 'not all'],
  [moves, 'reduced', 'not all'],
  [moves, 'full', 'all'],
  [`(width >= 48em) and ${moves}`, 'full', '(width >= 48em)'],
  [`${moves} and (hover: hover)`, 'full', '(hover: hover)'],
  [`${moves} and (hover: hover)`, 'reduced', 'not all'],
  [`screen and ${reduce} and (width < 30em)`, 'reduced', 'screen and (width < 30em)'],
  [`print, ${reduce}`, 'full', 'print'],
] as const)('%s with %s motion asks %s', (query, choice, asks) => {
  expect(answered(query, choice)).toBe(asks);
});
