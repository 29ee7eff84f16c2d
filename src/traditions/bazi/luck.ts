/**
 * The pillars of ten years: which way they run, when the first begins, and which is in force.
 *
 * Forward for a man of a yang year and a woman of a yin year, else backward, from the month pillar on. The days between the birth
 * and the term ahead (or behind) make the age: three days a year. The count is that of lunar-typescript.
 */
import type { UnixMs } from '#astro/time/instant.ts';
import { formatIsoDate } from '#astro/time/local-time-calendar.ts';
import type { Sex } from '../tradition.ts';
import { isYang, pillarOf } from '../east-asian/sexagenary.ts';
import type { Pillar } from '../east-asian/sexagenary.ts';
import type { BaziChart, BaziSchool } from './chart.ts';
import { chinaTime } from './solar-months.ts';

export const luckDirections = ['forward', 'backward'] as const;
export type LuckDirection = (typeof luckDirections)[number];

/** As many as people live to see. */
export const LUCK_PILLARS = 9;

export type LuckPillar = {
  readonly pillar: Pillar;
  /** First day, and the first day of the next one; `YYYY-MM-DD` in the time of China. */
  readonly from: string;
  readonly to: string;
};

export type Luck = {
  readonly direction: LuckDirection;
  /** Age at which the first one begins. */
  readonly start: { readonly years: number; readonly months: number; readonly days: number };
  /** Days from the birth to the term that was counted to, or from it. */
  readonly daysToTerm: number;
  readonly pillars: readonly LuckPillar[];
};

export function luckDirection(year: Pillar, sex: Sex): LuckDirection {
  return isYang(year.stem) === (sex === 'male') ? 'forward' : 'backward';
}

/** The pillars of ten years of one chart, by its instant. */
export function luckOf(chart: BaziChart, sex: Sex, luckStart: BaziSchool['luckStart']): Luck {
  const { at } = chart.sample;
  const direction = luckDirection(chart.year, sex);
  const yun = chinaTime(at)
    .getLunar()
    .getEightChar()
    .getYun(sex === 'male' ? 1 : 0, luckStart === 'by-minutes' ? 2 : 1);
  const first = yun.getStartSolar();
  const dayAfterYears = (years: number): string => {
    const solar = first.nextYear(years);
    return formatIsoDate({ year: solar.getYear(), month: solar.getMonth(), day: solar.getDay() });
  };
  return {
    direction,
    start: { years: yun.getStartYear(), months: yun.getStartMonth(), days: yun.getStartDay() },
    daysToTerm: daysBetween(at, direction === 'forward' ? chart.solar.until : chart.solar.since),
    pillars: Array.from({ length: LUCK_PILLARS }, (_, i) => ({
      pillar: luckPillar(chart.month, direction, i + 1),
      from: dayAfterYears(10 * i),
      to: dayAfterYears(10 * (i + 1)),
    })),
  };
}

/** The nth pillar of ten years, from 1. */
export const luckPillar = (month: Pillar, direction: LuckDirection, n: number): Pillar =>
  pillarOf(month.index + (direction === 'forward' ? n : -n));

/** To 0.01 day. */
const daysBetween = (a: UnixMs, b: UnixMs): number => Math.round((Math.abs(a - b) / 86_400_000) * 100) / 100;
