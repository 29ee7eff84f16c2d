import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { chatTimeLabel } from './chat-time.ts';

// A device that counts 12 hours.
beforeEach(() => void vi.stubGlobal('navigator', { language: 'en-US' }));
afterEach(() => void vi.unstubAllGlobals());

const words = { yesterday: 'Yesterday' };
const now = Date.parse('2026-11-21T21:10:00Z');
const label = (iso: string, zone: string) =>
  chatTimeLabel(Date.parse(iso), now, words, zone).replace(/\u202f/g, ' ');

test.each([
  ['2026-11-21T21:06:00Z', 'UTC', '9:06 PM'],
  ['2026-11-21T00:00:00Z', 'UTC', '12:00 AM'],
  ['2026-11-20T23:59:59Z', 'UTC', 'Yesterday'],
  ['2026-11-19T12:00:00Z', 'UTC', 'Nov 19'],
  ['2026-01-01T12:00:00Z', 'UTC', 'Jan 1'],
  // The same instant is yesterday in Lisbon and already today in Bangkok, where now is 04:10 of the 22nd.
  ['2026-11-20T17:30:00Z', 'Europe/Lisbon', 'Yesterday'],
  ['2026-11-21T17:30:00Z', 'Asia/Bangkok', '12:30 AM'],
  ['2026-11-21T16:30:00Z', 'Asia/Bangkok', 'Yesterday'],
])('%s in %s is shown as %s', (iso, zone, expected) => {
  expect(label(iso, zone)).toBe(expected);
});

test('the 23-hour day of a clock change is one day', () => {
  // Berlin: half past midnight of 30 March (summer time) and of 29 March (winter time), 23 hours apart.
  const now = Date.parse('2026-03-29T22:30:00Z');
  expect(chatTimeLabel(Date.parse('2026-03-28T23:30:00Z'), now, words, 'Europe/Berlin')).toBe('Yesterday');
  expect(chatTimeLabel(Date.parse('2026-03-28T22:30:00Z'), now, words, 'Europe/Berlin')).toBe('Mar 28');
});
