/**
 * Vimshottari: a hundred and twenty years in nine periods, begun by the Moon's mansion, each divided again in the same
 * shares starting with its own lord. Source: Brihat Parashara Hora Shastra, ch. 46.
 */
import { assert, present } from '#lib/assert.ts';
import { DASHA_LORDS, DASHA_YEARS, nakshatraOf } from '#astro/chart/sidereal.ts';
import type { DashaLord } from '#astro/chart/sidereal.ts';
import { MS_PER_DAY } from '#astro/time/instant.ts';

/** Days of a year of periods: of the Julian calendar by default, or twelve months of thirty days. */
export const DASHA_YEAR_DAYS = { julian: 365.25, savana: 360 } as const;
export type DashaYear = keyof typeof DASHA_YEAR_DAYS;

const CYCLE_YEARS = 120;

/** A period, UTC milliseconds; `to` is the first moment of the next. */
export type DashaPeriod = { readonly lord: DashaLord; readonly from: number; readonly to: number };

export type DashaBirth = {
  readonly start: DashaLord;
  /** Years of the first period still to run at birth. */
  readonly balanceYears: number;
  /** When the first period began, before birth: UTC milliseconds. */
  readonly began: number;
};

/** The period at birth, from the Moon's sidereal place. */
export function dashaAtBirth(moonDeg: number, bornAt: number, year: DashaYear): DashaBirth {
  const { lord, elapsed } = nakshatraOf(moonDeg);
  const years = DASHA_YEARS[lord];
  return {
    start: lord,
    balanceYears: years * (1 - elapsed),
    began: bornAt - years * elapsed * DASHA_YEAR_DAYS[year] * MS_PER_DAY,
  };
}

/** The three periods, one inside the other, that run at `at`. After 120 years the round begins again. */
export function dashasAt(birth: DashaBirth, at: number, year: DashaYear): readonly DashaPeriod[] {
  const cycle = CYCLE_YEARS * DASHA_YEAR_DAYS[year] * MS_PER_DAY;
  const from = birth.began + Math.floor((at - birth.began) / cycle) * cycle;
  const maha = runningPart({ lord: birth.start, from, to: from + cycle }, at);
  const antar = runningPart(maha, at);
  return [maha, antar, runningPart(antar, at)];
}

/** The nine parts of a period, in order from its own lord. */
export function partsOf(period: DashaPeriod): readonly DashaPeriod[] {
  const first = DASHA_LORDS.indexOf(period.lord);
  const length = period.to - period.from;
  let yearsBefore = 0;
  return DASHA_LORDS.map((_, step) => {
    const lord = present(DASHA_LORDS[(first + step) % DASHA_LORDS.length], 'lord');
    const from = period.from + (length * yearsBefore) / CYCLE_YEARS;
    yearsBefore += DASHA_YEARS[lord];
    return { lord, from, to: period.from + (length * yearsBefore) / CYCLE_YEARS };
  });
}

function runningPart(period: DashaPeriod, at: number): DashaPeriod {
  const parts = partsOf(period);
  const running = parts.findLast(({ from }) => from <= at) ?? parts[0];
  assert(running !== undefined, 'a period has nine parts');
  return running;
}
