import { expect, it } from 'vitest';
import { layRows } from './lay-rows.ts';
import type { Shape } from './lay-rows.ts';

const room = { step: 10, height: 10, leading: 12 };
const square: Shape = { top: 0, bottom: 40, span: () => [0, 40] };
/** Wide at the foot. */
const triangle: Shape = { top: 0, bottom: 40, span: (y) => [20 - y / 2, 20 + y / 2] };

it('puts one sign in the middle of a square, and three beside each other', () => {
  expect(layRows(1, square, room)).toEqual([[20, 20]]);
  expect(layRows(3, square, room)).toEqual([
    [10, 20],
    [20, 20],
    [30, 20],
  ]);
});

it('breaks what one row cannot hold', () => {
  expect(layRows(6, square, room).map(([, y]) => y)).toEqual([14, 14, 14, 26, 26, 26]);
});

it('keeps every sign inside a triangle, more of them where it is wide', () => {
  const spots = layRows(3, triangle, room);
  for (const [x, y] of spots) {
    const [from, to] = triangle.span(y - room.height / 2);
    expect(x - room.step / 2).toBeGreaterThanOrEqual(from);
    expect(x + room.step / 2).toBeLessThanOrEqual(to);
  }
  expect(spots).toHaveLength(3);
});

it('leaves no sign out where there is no room', () => {
  expect(layRows(12, { top: 0, bottom: 8, span: () => [0, 20] }, room)).toHaveLength(12);
  expect(layRows(0, square, room)).toEqual([]);
});
