import { describe, expect, it } from 'vitest';
import { atan2Deg, distance, midpoint, signedDifference, wrap360 } from './degrees.ts';

describe('wrap360', () => {
  it.each([
    [0, 0],
    [360, 0],
    [-360, 0],
    [725, 5],
    [-1, 359],
    [-1e-17, 0],
    [359.999, 359.999],
  ])('%d becomes %d', (angle, expected) => {
    expect(wrap360(angle)).toBe(expected);
  });

  it('never gives minus zero', () => {
    expect(Object.is(wrap360(-0), 0)).toBe(true);
    expect(Object.is(wrap360(-720), 0)).toBe(true);
  });
});

describe('signedDifference', () => {
  it.each([
    [350, 10, 20],
    [10, 350, -20],
    [0, 180, 180],
    [180, 0, 180],
    [90, 90, 0],
    [1, 182, -179],
  ])('from %d to %d is %d', (from, to, expected) => {
    expect(signedDifference(from, to)).toBe(expected);
  });
});

it('measures the short way across Aries', () => {
  expect(distance(359, 2)).toBe(3);
  expect(distance(2, 359)).toBe(3);
});

it('puts the midpoint on the shorter arc', () => {
  expect(midpoint(350, 20)).toBe(5);
  expect(midpoint(20, 350)).toBe(5);
  expect(midpoint(0, 180)).toBe(90);
});

it('points along the four axes', () => {
  expect([atan2Deg(0, 1), atan2Deg(1, 0), atan2Deg(0, -1), atan2Deg(-1, 0)]).toEqual([0, 90, 180, 270]);
});
