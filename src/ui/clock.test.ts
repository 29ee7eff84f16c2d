import { afterEach, expect, test, vi } from 'vitest';
import { writeClock } from './clock.ts';

afterEach(() => vi.unstubAllGlobals());

const evening = Date.parse('2026-11-21T21:06:00Z');

test.each([
  ['en-US', 'UTC', '9:06 PM'],
  ['en-GB', 'UTC', '21:06'],
  ['de', 'Europe/Vienna', '22:06'],
  ['th-TH', 'Asia/Bangkok', '04:06'],
  ['en-AU', 'Asia/Bangkok', '4:06 AM'],
])('on a device in %s a clock of %s shows %s', (language, zone, words) => {
  vi.stubGlobal('navigator', { language });
  expect(writeClock(evening, zone)).toBe(words);
});

test('midnight and noon are told apart on both', () => {
  const [midnight, noon] = [Date.parse('2026-11-21T00:00:00Z'), Date.parse('2026-11-21T12:00:00Z')];
  vi.stubGlobal('navigator', { language: 'en-US' });
  expect([writeClock(midnight, 'UTC'), writeClock(noon, 'UTC')]).toEqual(['12:00 AM', '12:00 PM']);
  vi.stubGlobal('navigator', { language: 'en-GB' });
  expect([writeClock(midnight, 'UTC'), writeClock(noon, 'UTC')]).toEqual(['00:00', '12:00']);
});
