/**
 * Chinese New Year and Li Chun against lunar-typescript, which is used in no Thai mode.
 *
 * No difference is expected or found: New Year on every year 1880–2110 and in the three winters with an early leap month, Li Chun
 * within two minutes 1900–2100 (Delta T and the series differ by seconds).
 */
import { Lunar, Solar } from 'lunar-typescript';
import { expect, it } from 'vitest';
import { chineseNewYear, liChun } from '#calendar/chinese-new-year.ts';
import { daysToCivil, formatIsoDate } from '#astro/time/local-time-calendar.ts';

const years = [...Array.from({ length: 116 }, (_, at) => 1880 + 2 * at), 1985, 2033, 2129, 2147, 2148];

it('has New Year on the same day', () => {
  const ours = years.map((year) => formatIsoDate(daysToCivil(chineseNewYear(year))));
  const theirs = years.map((year) => Lunar.fromYmd(year, 1, 1).getSolar().toYmd());
  expect(ours).toEqual(theirs);
});

it('has Li Chun at the same time', () => {
  const apart = Array.from({ length: 41 }, (_, at) => 1900 + 5 * at).map((year) => {
    const theirs = Solar.fromYmd(year, 2, 10).getLunar().getJieQiTable()['立春'];
    const wall = Date.parse(`${theirs?.toYmdHms().replace(' ', 'T') ?? ''}+08:00`);
    return Math.abs(liChun(year) - wall) / 60_000;
  });
  expect(Math.max(...apart)).toBeLessThan(2);
});
