import { expect, test } from 'vitest';
import { dayZone, deviceZone } from './day-zone.ts';

test('an unknown zone is never used', () => {
  expect(dayZone('Asia/Bangkok')).toBe('Asia/Bangkok');
  expect(dayZone('Nowhere/X')).toBe(deviceZone());
  expect(dayZone('')).toBe(deviceZone());
  expect(dayZone(null)).toBe(deviceZone());
});
