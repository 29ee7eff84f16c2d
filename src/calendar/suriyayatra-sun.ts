/**
 * The true Sun of Suriyayatra, the arithmetic of Thai and Khmer almanacs, in whole arcminutes of its own fixed zodiac.
 *
 * Whole numbers throughout, floored where the rule floors. 292,207 days are 800 years. The zodiac begins where the Sun is at
 * Maha Songkran.
 * Source: the classical rules in J. C. Eade, "Rules for interpolation in the Thai calendar", Journal of the Siam Society 88.
 */
import { present } from '#lib/assert.ts';

/** Minutes of arc in the circle. */
export const ARCMIN_CIRCLE = 21_600;

/** Horakhun, the day count of the era, of a civil day counted from 1970-01-01. The era began in 638. */
export const horakhunOf = (days: number): number => days + 486_421;

/** The civil day of a horakhun, counted from 1970-01-01. */
export const daysOfHorakhun = (horakhun: number): number => horakhun - 486_421;

/** Equation of the Sun in arcminutes, a row for each 900′ of anomaly from the apogee. */
const SUN_TABLE = [0, 35, 67, 94, 116, 129, 134] as const;
const SUN_STEP = 900;
const SUN_APOGEE = 4800;

const wrap = (value: number, circle: number): number => ((value % circle) + circle) % circle;

/**
 * Mean longitude of the Sun, arcminutes, not wrapped: 0 to a little over a circle. `minute` is minutes of the local day,
 * 0–1439.
 */
export function suriyayatraMeanSun(horakhun: number, minute: number): number {
  const inYear = wrap((horakhun - 1) * 800 - 373, 292_207) + Math.floor((minute * 5) / 9);
  const inSign = inYear % 24_350;
  return (
    1800 * Math.floor(inYear / 24_350) + 60 * Math.floor(inSign / 811) + Math.floor((inSign % 811) / 14) - 3
  );
}

/** True longitude of the Sun, arcminutes in [0, 21600). */
export function suriyayatraSun(horakhun: number, minute: number): number {
  const mean = suriyayatraMeanSun(horakhun, minute);
  const anomaly = wrap(mean - SUN_APOGEE, ARCMIN_CIRCLE);
  const half = ARCMIN_CIRCLE / 2;
  const inHalf = anomaly % half;
  const arc = Math.min(inHalf, half - inHalf);
  const equation = Math.floor(interpolate(arc));
  return wrap(mean + (anomaly < half ? -equation : equation), ARCMIN_CIRCLE);
}

function interpolate(arc: number): number {
  const row = Math.min(Math.floor(arc / SUN_STEP), SUN_TABLE.length - 1);
  const from = present(SUN_TABLE[row], 'row of the table');
  const to = SUN_TABLE[row + 1] ?? from;
  return from + ((to - from) * (arc - row * SUN_STEP)) / SUN_STEP;
}
