/**
 * Year and month pillars: they turn at solar terms, instants that are the same all over the Earth.
 *
 * The terms are those of lunar-typescript, which counts in the time of China; an instant is carried there and back.
 */
import { Solar } from 'lunar-typescript';
import { present } from '#lib/assert.ts';
import { unixMs } from '#astro/time/instant.ts';
import type { UnixMs } from '#astro/time/instant.ts';
import { civilToDays, daysToCivil } from '#astro/time/local-time-calendar.ts';
import { branchIds, mod, pillarOfChars } from '../east-asian/sexagenary.ts';
import type { Pillar } from '../east-asian/sexagenary.ts';

/** The twelve terms at which a month begins, from that of the tiger month on: Sun at 315°, 345°, … */
export const monthTermIds = [
  'li-chun',
  'jing-zhe',
  'qing-ming',
  'li-xia',
  'mang-zhong',
  'xiao-shu',
  'li-qiu',
  'bai-lu',
  'han-lu',
  'li-dong',
  'da-xue',
  'xiao-han',
] as const;
export type MonthTermId = (typeof monthTermIds)[number];

export type SolarMonth = {
  readonly year: Pillar;
  readonly month: Pillar;
  /** The term that opened the month. */
  readonly term: MonthTermId;
  readonly since: UnixMs;
  /** When the next month begins. */
  readonly until: UnixMs;
};

const DAY_MS = 86_400_000;
const CHINA_MS = 8 * 3_600_000;

/** The library's reading of an instant, to the second, on the clock of China. */
export function chinaTime(at: UnixMs): Solar {
  const local = Math.floor((at + CHINA_MS) / 1000);
  const days = Math.floor(local / 86_400);
  const { year, month, day } = daysToCivil(days);
  const second = local - days * 86_400;
  return Solar.fromYmdHms(
    year,
    month,
    day,
    Math.floor(second / 3600),
    Math.floor(second / 60) % 60,
    second % 60,
  );
}

/** The instant of a reading on the clock of China. */
export function ofChinaTime(solar: Solar): UnixMs {
  const days = civilToDays({ year: solar.getYear(), month: solar.getMonth(), day: solar.getDay() });
  const seconds = solar.getHour() * 3600 + solar.getMinute() * 60 + solar.getSecond();
  return unixMs(days * DAY_MS + seconds * 1000 - CHINA_MS);
}

/** The year and the month in force at an instant, years 1–9998. */
export function solarMonthAt(at: UnixMs): SolarMonth {
  const lunar = chinaTime(at).getLunar();
  const month = present(pillarOfChars(lunar.getMonthInGanZhiExact()), 'month pillar');
  return {
    year: present(pillarOfChars(lunar.getYearInGanZhiExact()), 'year pillar'),
    month,
    term: present(monthTermIds[mod(branchIds.indexOf(month.branch) - 2, 12)], 'term of a month'),
    since: ofChinaTime(lunar.getPrevJie().getSolar()),
    until: ofChinaTime(lunar.getNextJie().getSolar()),
  };
}

/** When the solar year that is in force at an instant began, and when the next one does. */
export function solarYearAt(at: UnixMs): { readonly from: UnixMs; readonly to: UnixMs } {
  const year = chinaTime(at).getYear();
  const start = springOf(year);
  return at < start ? { from: springOf(year - 1), to: start } : { from: start, to: springOf(year + 1) };
}

/** The beginning of spring in a Gregorian year, about 4 February. */
function springOf(year: number): UnixMs {
  const table = Solar.fromYmd(year, 6, 1).getLunar().getJieQiTable();
  return ofChinaTime(present(table['立春'], 'beginning of spring'));
}
