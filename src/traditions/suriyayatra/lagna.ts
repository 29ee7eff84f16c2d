/**
 * The lagna of the Thai reckoning: the signs rise in fixed spans of minutes, counted from the Sun's own place at
 * sunrise, which is six by the place's own mean time.
 *
 * Source: the table of rising times (antonathi) of Thai almanacs, as ported in
 * github.com/vpcodebuilder/Thai-astro-suriyayatra. It knows no latitude: that is the school's own simplification.
 */
import { present } from '#lib/assert.ts';
import { ARCMIN_CIRCLE as CIRCLE } from '#calendar/suriyayatra-sun.ts';

/** Minutes in which each sign rises, Aries first; 1440 together. */
export const RISING_MINUTES = [120, 96, 72, 120, 144, 168, 168, 144, 120, 72, 96, 120] as const;

const DAY_MINUTES = 1440;
const SIGN = 1800;
const SUNRISE_MINUTE = 360;

/**
 * Arcminutes of the lagna, [0, 21 600), from the Sun's arcminutes and the minutes of the place's own mean time since
 * midnight (clock minutes of UTC+7 less 4 × (105 − longitude)). `sunriseMinute` is 6:00 by default; the school of the
 * real sunrise gives that instead, in the same time.
 */
export function suriyayatraLagna(
  sunArcmin: number,
  meanTimeMinute: number,
  sunriseMinute: number = SUNRISE_MINUTE,
): number {
  const sign = Math.floor(sunArcmin / SIGN);
  const own = rising(sign);
  const before = RISING_MINUTES.slice(0, sign).reduce((sum, minutes) => sum + minutes, 0);
  const elapsed = before + (own * (sunArcmin - sign * SIGN)) / SIGN;
  const minutes = (((elapsed + meanTimeMinute - sunriseMinute) % DAY_MINUTES) + DAY_MINUTES) % DAY_MINUTES;
  return arcminutesAt(minutes);
}

/** Walks the rising spans from Aries 0. */
function arcminutesAt(minutes: number): number {
  let left = minutes;
  for (const [sign, span] of RISING_MINUTES.entries()) {
    if (left < span) return sign * SIGN + (SIGN * left) / span;
    left -= span;
  }
  return CIRCLE - 1e-6;
}

function rising(sign: number): number {
  return present(RISING_MINUTES[sign], 'sign');
}
