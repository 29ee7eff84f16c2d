import { DeltaT_EspenakMeeus } from 'astronomy-engine';

/**
 * Seconds of TT − UT at the start of a year: observed values, and predictions after 2025.
 *
 * Sources: from 1942 to 2022 the observations of the US Naval Observatory and the IERS (as in the data of the npm package
 * astronomia 4.2.0). Before and after, values of the Stephenson/Morrison/Hohenkerk 2016 model, as the reference
 * ephemeris of tests/reference uses them. Espenak and Meeus (2006), the default of astronomy-engine, has drifted 6 s
 * from the sky by 2026, which is 3″ of Moon.
 */
const DELTA_T_BY_YEAR: readonly (readonly [year: number, seconds: number])[] = [
  [1900, -2.0],
  [1910, 11.1],
  [1920, 21.6],
  [1930, 24.4],
  [1940, 24.4],
  [1942, 25.3],
  [1944, 26.27],
  [1946, 27.27],
  [1948, 28.25],
  [1950, 28.95],
  [1952, 29.97],
  [1954, 30.72],
  [1956, 31.35],
  [1958, 32.17],
  [1960, 33.15],
  [1962, 33.99],
  [1964, 35.03],
  [1966, 36.55],
  [1968, 38.29],
  [1970, 40.18],
  [1972, 42.23],
  [1974, 44.48],
  [1976, 46.46],
  [1978, 48.53],
  [1980, 50.54],
  [1982, 52.17],
  [1984, 53.79],
  [1986, 54.87],
  [1988, 55.82],
  [1990, 56.86],
  [1992, 58.31],
  [1994, 59.99],
  [1996, 61.63],
  [1998, 62.97],
  [2000, 63.83],
  [2002, 64.3],
  [2004, 64.57],
  [2006, 64.85],
  [2008, 65.46],
  [2010, 66.07],
  [2012, 66.6],
  [2014, 67.28],
  [2016, 68.1],
  [2018, 68.97],
  [2020, 69.36],
  [2022, 69.29],
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
 * `utDays` is days of UT since J2000. Smooth through the table over 1900–2100 (within 0.4 s of the reference; 1 s is
 * 0.5″ of Moon). Before and after, the polynomials of Espenak and Meeus, shifted so that the curve has no step.
 */
export function deltaTSeconds(utDays: number): number {
  const year = 2000 + (utDays + 0.5) / 365.25;
  if (year < 1900) return DeltaT_EspenakMeeus(utDays) + interpolate(EXCESS_BEFORE_1900, year);
  if (year > 2100) return 93.2 + DeltaT_EspenakMeeus(utDays) - DeltaT_EspenakMeeus(dayOfYear(2100));
  return smooth(DELTA_T_BY_YEAR, year);
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

/** Cubic through the rows, each row's slope that of the parabola through it and its neighbours. */
function smooth(rows: readonly (readonly [number, number])[], x: number): number {
  let i = 0;
  while (i < rows.length - 2 && x >= (rows[i + 1]?.[0] ?? 0)) i += 1;
  const [x0, y0] = rows[i] ?? [0, 0];
  const [x1, y1] = rows[i + 1] ?? [x0, y0];
  const width = x1 - x0;
  const u = (x - x0) / width;
  const v = 1 - u;
  return (
    v * v * (1 + 2 * u) * y0 +
    u * u * (1 + 2 * v) * y1 +
    width * u * v * (v * slopeAt(rows, i) - u * slopeAt(rows, i + 1))
  );
}

function slopeAt(rows: readonly (readonly [number, number])[], i: number): number {
  const [x, y] = rows[i] ?? [0, 0];
  const before = rows[i - 1];
  const after = rows[i + 1];
  const left = before === undefined ? null : (y - before[1]) / (x - before[0]);
  const right = after === undefined ? null : (after[1] - y) / (after[0] - x);
  if (left === null || before === undefined) return right ?? 0;
  if (right === null || after === undefined) return left;
  return (left * (after[0] - x) + right * (x - before[0])) / (after[0] - before[0]);
}
