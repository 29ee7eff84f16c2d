/**
 * Khmer lunar dates of random births against @thyrith/momentkh, asked at noon: it counts days by the host's clock, which a change of
 * offset between 1900 and the birth takes off midnight.
 *
 * | difference | cause |
 * | --- | --- |
 * | the New Year of 2032 and 2059 | the Sun stands at Aries 0 at midnight: the library prints 00:00 on the day before, the moment is the midnight that ends that day |
 * | the New Year of 2011–2015 | both give the times as they were announced |
 *
 * Nothing else differs.
 */
import { createRequire } from 'node:module';
import { describe, expect, it } from 'vitest';
import { seededStream } from '#lib/seeded-stream.ts';
import { civilToDays, daysToCivil, formatIsoDate } from '#astro/time/local-time-calendar.ts';
import { khmerLunarDate } from '#calendar/khmer-lunar.ts';
import type { KhmerMonth } from '#calendar/khmer-lunar.ts';
import { khmerNewYear } from '#traditions/khmer/khmer-year.ts';

type Lunar = { toKhDate: (format: string) => string };
type Momentkh = {
  (date: string): Lunar;
  getKhNewYearMoment: (year: number) => { format: (format: string) => string };
};

/** The library is written for `require`, and dresses the moment that it is handed. */
const require = createRequire(import.meta.url);
const wrap = require('@thyrith/momentkh') as (moment: unknown) => Momentkh;
const ofLibrary = createRequire(require.resolve('@thyrith/momentkh'));
const theirs = wrap(ofLibrary('moment'));

const BIRTHS = 500;
const FIRST = civilToDays({ year: 1901, month: 1, day: 1 });
const COUNT = civilToDays({ year: 2035, month: 1, day: 1 }) - FIRST;
const stream = seededStream('9c0e2d4f6a8b1c3d5e7f90a1b2c3d4e5');
const births = Array.from({ length: BIRTHS }, () => FIRST + stream.below(COUNT));

const MONTHS: Readonly<Record<string, KhmerMonth>> = {
  មិគសិរ: 'migasir',
  បុស្ស: 'boss',
  មាឃ: 'meak',
  ផល្គុន: 'phalkun',
  ចេត្រ: 'chetr',
  ពិសាខ: 'pisakh',
  ជេស្ឋ: 'jesth',
  អាសាឍ: 'asadh',
  បឋមាសាឍ: 'pathamasadh',
  ទុតិយាសាឍ: 'tutiyasadh',
  ស្រាពណ៍: 'srapoan',
  ភទ្របទ: 'phutrobot',
  អស្សុជ: 'assoch',
  កត្ដិក: 'kadeuk',
};
const PHASES: Readonly<Record<string, string>> = { កើត: 'keit', រោច: 'roach' };

/** Digits of the language to digits of ours. */
const number = (text: string): number =>
  Number(Array.from(text, (digit) => String((digit.codePointAt(0) ?? 0) - 0x17e0)).join(''));

function readTheirs(iso: string): readonly (string | number | undefined)[] {
  // Its Buddhist year looks for Visak day by day, a second a date: the reference vectors check that.
  const [day = '', phase = '', month = ''] = theirs(`${iso}T12:00`).toKhDate('d|N|m').split('|');
  return [MONTHS[month], PHASES[phase], number(day)];
}

describe(`${BIRTHS} births`, () => {
  it('have the same month, half and day', () => {
    const differing = births.flatMap((day) => {
      const iso = formatIsoDate(daysToCivil(day));
      const lunar = khmerLunarDate(day);
      const ours = [lunar?.month, lunar?.phase, lunar?.day];
      const want = readTheirs(iso);
      return JSON.stringify(ours) === JSON.stringify(want) ? [] : [[iso, ours, want]];
    });
    expect(differing).toEqual([]);
  });

  it('have the same New Year moment 2000–2060, but where it is midnight', () => {
    const differing = Array.from({ length: 61 }, (_, i) => 2000 + i).flatMap((year) => {
      const want = theirs.getKhNewYearMoment(year).format('YYYY-MM-DDTHH:mm');
      const { text } = khmerNewYear(year);
      return want === text ? [] : [[year, text, want]];
    });
    expect(differing.map(([year]) => year)).toEqual([2032, 2059]);
    expect(differing.every(([, ours]) => String(ours).endsWith('T00:00'))).toBe(true);
  });
});
