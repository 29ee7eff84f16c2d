import { expect, test } from 'vitest';
import { isSameClock } from './same-clock.ts';

test('clocks are compared by what they show', () => {
  const winter = Date.parse('2026-01-15T12:00:00Z');
  const summer = Date.parse('2026-07-15T12:00:00Z');
  expect(isSameClock(winter, 'Asia/Bangkok', 'Asia/Ho_Chi_Minh')).toBe(true);
  expect(isSameClock(winter, 'Europe/Lisbon', 'Africa/Abidjan')).toBe(true);
  expect(isSameClock(summer, 'Europe/Lisbon', 'Africa/Abidjan')).toBe(false);
  expect(isSameClock(winter, 'Nowhere/X', 'Europe/Lisbon')).toBe(false);
});
