/**
 * Maha Taksa (มหาทักษา): which star rules a time of life, and which star rules inside it.
 *
 * The ring turns from the birth star; each star rules as many years as its strength, 108 in all, and inside its period the
 * ring turns again from itself, each star with the share that its strength has of the 108. A year is 365.25 days. Everything is
 * counted in 432nds of a day, in which every edge is a whole number.
 *
 * Source: the 108-year table printed with Taksa (see taksa-ring.ts); sub-periods as in 4 months for the Sun in the Sun.
 */
import { STAR_POWER } from './stars.ts';
import type { RingStar } from './stars.ts';
import { stepRing } from './taksa-ring.ts';

/** `108`: years by strength. `96`: a minor school gives every star twelve. */
export const MAHA_TAKSA_CYCLES = ['108', '96'] as const;
export type MahaTaksaCycle = (typeof MAHA_TAKSA_CYCLES)[number];

/** Schools count years of 360 or of 365.25 days inside a period: edges are told as around, days either way. */
export const EDGE_DOUBT_DAYS = 21;

export type Period = {
  readonly star: RingStar;
  /** Years of age at which it begins and ends, of the running cycle of life; whole for the major periods. */
  readonly fromAge: number;
  readonly toAge: number;
  /** Days after birth on which it begins and the next one begins, the part of a day counted as a whole one. */
  readonly fromDay: number;
  readonly toDay: number;
};

export type Ruling = {
  /** 0 for the first 108 years of life. */
  readonly cycle: number;
  readonly major: Period;
  readonly sub: Period;
  /** The eight periods of this cycle and the eight inside the major one, in order. */
  readonly periods: readonly Period[];
  readonly subPeriods: readonly Period[];
  readonly nextMajor: RingStar;
  readonly nextSub: RingStar;
};

const PARTS_A_DAY = 432;
const PARTS_A_YEAR = 365.25 * PARTS_A_DAY;

const yearsOf = (star: RingStar, cycle: MahaTaksaCycle): number => (cycle === '96' ? 12 : STAR_POWER[star]);

/** What rules `days` whole days after birth. Negative days have no answer. */
export function rulingAt(birthStar: RingStar, days: number, school: MahaTaksaCycle = '108'): Ruling | null {
  if (!Number.isInteger(days) || days < 0) return null;
  const cycleYears = Number(school);
  const cycleParts = cycleYears * PARTS_A_YEAR;
  const cycle = Math.floor((days * PARTS_A_DAY) / cycleParts);
  const periods = spread(birthStar, cycle * cycleParts, (star) => yearsOf(star, school) * PARTS_A_YEAR);
  const major = running(periods, days);
  if (major === null) return null;
  const share = (star: RingStar): number =>
    (yearsOf(major.star, school) * yearsOf(star, school) * PARTS_A_YEAR) / cycleYears;
  const start = major.fromAge * PARTS_A_YEAR;
  const subPeriods = spread(major.star, start, share);
  const sub = running(subPeriods, days);
  if (sub === null) return null;
  const isLastSub = subPeriods.at(-1) === sub;
  const nextMajor = stepRing(major.star, 1);
  return {
    cycle,
    major,
    sub,
    periods,
    subPeriods,
    nextMajor,
    nextSub: isLastSub ? nextMajor : stepRing(sub.star, 1),
  };
}

/** Eight periods from a star on, one after the other. */
function spread(first: RingStar, start: number, parts: (star: RingStar) => number): readonly Period[] {
  let from = start;
  return Array.from({ length: 8 }, (_, step) => {
    const star = stepRing(first, step);
    const to = from + parts(star);
    const period = {
      star,
      fromAge: from / PARTS_A_YEAR,
      toAge: to / PARTS_A_YEAR,
      fromDay: Math.ceil(from / PARTS_A_DAY),
      toDay: Math.ceil(to / PARTS_A_DAY),
    };
    from = to;
    return period;
  });
}

const running = (periods: readonly Period[], days: number): Period | null =>
  periods.find(({ fromDay, toDay }) => days >= fromDay && days < toDay) ?? null;
