/** Choices of school of the Thai chart modes. */
import { DAY_SCHOOLS, daySchoolOf } from '../thai/birth-day.ts';
import type { DaySchool } from '../thai/birth-day.ts';
import { DIGNITY_SETS } from './rules.ts';
import type { DignitySet } from './rules.ts';
import { LAGNA_DAWNS, THAI_SYSTEMS } from './thai-sky.ts';
import type { ThaiSkySchool } from './thai-sky.ts';

export type ThaiChartSchool = ThaiSkySchool & {
  readonly dignities: DignitySet;
  readonly day: DaySchool;
};

/** The default of each stands first. */
export const THAI_CHART_SCHOOLS = {
  system: THAI_SYSTEMS,
  dawn: LAGNA_DAWNS,
  dignities: DIGNITY_SETS,
  ...DAY_SCHOOLS,
} as const;

/** Unknown names fall back to the default. */
export function thaiChartSchool(named: Readonly<Record<string, string>>): ThaiChartSchool {
  return {
    system: named['system'] === 'lahiri' ? 'lahiri' : 'suriyayatra',
    dawn: named['dawn'] === 'sunrise' ? 'sunrise' : 'six',
    dignities: named['dignities'] === 'six' ? 'six' : 'four',
    day: daySchoolOf(named),
  };
}

/** As a sheet names them. */
export function schoolNames({
  system,
  dawn,
  dignities,
  day,
}: ThaiChartSchool): Readonly<Record<string, string>> {
  return { system, dawn, dignities, ...day, houses: 'whole-sign' };
}
