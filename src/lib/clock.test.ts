import { expect, it } from 'vitest';
import { createClock, createTestClock } from './clock.ts';

it('gives whole milliseconds of its source', () => {
  expect(createClock(() => 12.9).now()).toBe(12);
});

it('stands still until it is moved, either way', () => {
  const clock = createTestClock(1000);
  expect(clock.now()).toBe(1000);
  clock.advance(-400);
  expect(clock.now()).toBe(600);
  clock.set(5);
  expect(clock.now()).toBe(5);
});
