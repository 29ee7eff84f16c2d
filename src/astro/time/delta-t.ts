import { DeltaT_EspenakMeeus } from 'astronomy-engine';

/**
 * Seconds of TT − UT at the start of a year: observed values, and predictions after 2025.
 *
 * Source: values of the Stephenson/Morrison/Hohenkerk 2016 model with later observations, as the reference
 * ephemeris of tests/truth uses them. Espenak and Meeus (2006), the default of astronomy-engine, has drifted 6 s
 * from the sky by 2026, which is 3″ of Moon.
 */
const DELTA_T_BY_YEAR: readonly (readonly [year: number, seconds: number])[] = [
  [1900, -2.0],
  [1910, 11.1],
  [1920, 21.6],
  [1930, 24.4],
  [1940, 24.4],
  [1950, 28.9],
  [1960, 33.1],
  [1970, 40.2],
  [1980, 50.5],
  [1990, 56.9],
  [2000, 63.83],
  [2004, 64.57],
  [2008, 65.46],
  [2012, 66.6],
  [2016, 68.1],
  [2020, 69.36],
  [2024, 69.1],
  [2028, 68.8],
  [2040, 71.8],
  [2050, 74.6],
  [2075, 82.8],
  [2100, 93.2],
];

/** What the table's source says beyond what the polynomial of Espenak and Meeus says, in seconds, before 1900. */
const EXCESS_BEFORE_1900: readonly (readonly [year: number, seconds: number])[] = [
  [1800, 4.8],
  [1850, 2.2],
  [1900, -2.0 - DeltaT_EspenakMeeus(dayOfYear(1900))],
];

/** Days from J2000 (2000-01-01 12:00) to the start of a Julian-length year, enough for so slow a curve. */
function dayOfYear(year: number): number {
  return (year - 2000) * 365.25 - 0.5;
}

/**
 * Delta T = TT − UT in seconds.
 *
 * `utDays` is days of UT since J2000. Linear in the table over 1900–2100 (within 1 s of the source; 1 s is 0.5″ of
 * Moon). Before and after, the polynomials of Espenak and Meeus, shifted so that the curve has no step.
 */
export function deltaTSeconds(utDays: number): number {
  const year = 2000 + (utDays + 0.5) / 365.25;
  if (year < 1900) return DeltaT_EspenakMeeus(utDays) + interpolate(EXCESS_BEFORE_1900, year);
  if (year > 2100) return 93.2 + DeltaT_EspenakMeeus(utDays) - DeltaT_EspenakMeeus(dayOfYear(2100));
  return interpolate(DELTA_T_BY_YEAR, year);
}

function interpolate(rows: readonly (readonly [number, number])[], x: number): number {
  let before = rows[0] ?? [0, 0];
  for (const row of rows) {
    if (x < row[0])
      return row === before
        ? row[1]
        : before[1] + ((row[1] - before[1]) * (x - before[0])) / (row[0] - before[0]);
    before = row;
  }
  return before[1];
}
