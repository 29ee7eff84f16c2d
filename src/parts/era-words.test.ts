import { afterEach, expect, test } from 'vitest';
import { birthTitle, writeDate } from '#parts/birth/birth-words.ts';
import { setPageSettings } from '#store/page-settings.ts';
import { shownDay } from './era-words.ts';
import { inEra } from './in-era.ts';

const settings = { era: 'ce', zodiac: 'tropical', autoSave: true } as const;
afterEach(() => setPageSettings(settings));

test('a written year is counted from 543 years earlier', () => {
  expect(inEra('14 April 1990', 'be')).toBe('14 April 2533 BE');
  expect(inEra('14 April 1990', 'ce')).toBe('14 April 1990');
  expect(inEra('14 April', 'be')).toBe('14 April');
});

test('what is shown follows the person, what is kept does not', () => {
  const place = { name: 'Bangkok, Thailand', latDeg: 13.75, lonDeg: 100.5 };
  setPageSettings({ ...settings, era: 'be' });
  expect(writeDate('1990-04-14')).toBe('14 April 2533 BE');
  expect(shownDay('2025-04-14', '2026-11-21')).toBe('14 April 2568 BE');
  expect(shownDay('2026-04-14', '2026-11-21')).toBe('14 April');
  expect(birthTitle({ date: '1990-04-14', time: null, place })).toBe('14 April 1990, Bangkok');
});
