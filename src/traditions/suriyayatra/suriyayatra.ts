/**
 * Suriyayatra: the positions of Thai almanacs, by the whole-number arithmetic of the treatise.
 *
 * Everything is counted in integers: days since the era, minutes of the day, arcminutes of a circle of 21 600. The
 * meridian is the 105th, so a moment is given as the civil date and the minute of UTC+7. Where the treatise cuts a
 * remainder, so do we; the last node of a table returns its last value.
 *
 * Sources: J. C. Eade, The Calendrical Systems of Mainland South-East Asia (1995), for the Sun and the Moon; the
 * tables of the planets as ported in github.com/vpcodebuilder/Thai-astro-suriyayatra.
 */
import { present } from '#lib/assert.ts';
import {
  ARCMIN_CIRCLE as CIRCLE,
  horakhunOf,
  suriyayatraMeanSun,
  suriyayatraSun,
} from '#calendar/suriyayatra-sun.ts';

/** The ten stars of a Thai chart in the order of their numbers 1–9 and 0. Ketu has its own course of 679 days. */
export const THAI_STAR_IDS = [
  'sun',
  'moon',
  'mars',
  'mercury',
  'jupiter',
  'venus',
  'saturn',
  'rahu',
  'ketu',
  'uranus',
] as const;
export type ThaiStarId = (typeof THAI_STAR_IDS)[number];

/** Minutes of UTC+7 on a civil date of UTC+7, the clock of the treatise. */
export type SuriyayatraMoment = {
  /** Days since 1970-01-01. */
  readonly day: number;
  /** 0–1439, whole. */
  readonly minute: number;
};

/** One star at a moment: arcminutes 0–21 599 from Aries 0. Searches ask for one at a time. */
export function suriyayatraStar(star: ThaiStarId, moment: SuriyayatraMoment): number {
  const base = baseOf(moment);
  switch (star) {
    case 'sun':
      return suriyayatraSun(base.horakhun, moment.minute);
    case 'moon':
      return wrap(moonOf(base, moment.minute));
    case 'rahu':
      return wrap(15_150 - (cut(base.epoch, 20) + cut(base.epoch, 265)));
    case 'ketu':
      return ketuOf(base, moment.minute);
    case 'mars':
    case 'mercury':
    case 'jupiter':
    case 'venus':
    case 'saturn':
    case 'uranus':
      return planet(star, base);
  }
}

type Base = {
  readonly horakhun: number;
  /** Elapsed days. */
  readonly elapsed: number;
  readonly meanSun: number;
  /** The mean Sun less 23′, from which planets are counted (ravi). */
  readonly ravi: number;
  /** Arcminutes of the mean Sun since the beginning of the planets' reckoning. */
  readonly epoch: number;
};

/** 800ths of a day in a year of 365.25875 days. */
const YEAR_800THS = 292_207;

function baseOf({ day, minute }: SuriyayatraMoment): Base {
  const horakhun = horakhunOf(day);
  const elapsed = horakhun - 1;
  // 800ths of a day since the era began.
  const parts = elapsed * 800 - 373 + cut(minute * 5, 9);
  const year = cut(parts, YEAR_800THS);
  const meanSun = suriyayatraMeanSun(horakhun, minute);
  const ravi = meanSun - 23;
  // For 364 parts after the year's change the mean Sun is still counted to the old year.
  const before = mod(parts, YEAR_800THS) >= 364 ? 610 : 611;
  return { horakhun, elapsed, meanSun, ravi, epoch: (year - before) * CIRCLE + ravi };
}

function moonOf({ elapsed, meanSun }: Base, minute: number): number {
  const run = mod(elapsed * 703 + 650 + cut(minute * 703, 1440), 20_760);
  const mean = 720 * cut(run, 692) + cut(26 * (run % 692), 25) - 40 + meanSun;
  const apogee = cut((mod(elapsed - 621, 3232) * 1440 + minute) * 15, 3232) + 2;
  const { arc, sign } = quadrant(mean - apogee);
  return mean + sign * interpolate(arc, 900, MOON_TABLE);
}

function ketuOf({ elapsed }: Base, minute: number): number {
  return wrap(CIRCLE - cut((mod(elapsed - 344, 679) * 1440 + minute) * CIRCLE, 679 * 1440));
}

const MOON_TABLE = [0, 77, 148, 209, 256, 286, 296] as const;
const PLANET_TABLE = [0, 244, 427, 488] as const;

type PlanetRow = {
  readonly mean: (epoch: number) => number;
  /** Longitude of the apogee and size of the first circle. */
  readonly apogee: number;
  readonly size: number;
  /** Size of the second circle: a number for the inner planets, a share of the first divisor for the outer. */
  readonly second: number | readonly [over: number, under: number];
  readonly inner: boolean;
};

const PLANETS: Readonly<Record<Exclude<ThaiStarId, 'sun' | 'moon' | 'rahu' | 'ketu'>, PlanetRow>> = {
  mars: {
    mean: (e) => cut(e, 2) + cut(16 * e, 505) + 5420,
    apogee: 7620,
    size: 2700,
    second: [4, 15],
    inner: false,
  },
  mercury: {
    mean: (e) => cut(7 * e, 46) + 4 * e + 10_642,
    apogee: 13_200,
    size: 6000,
    second: 1260,
    inner: true,
  },
  jupiter: {
    mean: (e) => cut(e, 12) + cut(e, 1032) + 14_297,
    apogee: 10_320,
    size: 5520,
    second: [3, 7],
    inner: false,
  },
  venus: {
    mean: (e) => cut(5 * e, 3) - cut(10 * e, 243) + 10_944,
    apogee: 4800,
    size: 19_200,
    second: 660,
    inner: true,
  },
  saturn: {
    mean: (e) => cut(e, 30) + cut(6 * e, 10_000) + 11_944,
    apogee: 14_820,
    size: 3780,
    second: [7, 6],
    inner: false,
  },
  uranus: {
    mean: (e) => cut(e, 84) + cut(e, 7224) + 16_277,
    apogee: 7440,
    size: 38_640,
    second: [3, 7],
    inner: false,
  },
};

/** Two corrections, to the apogee and to the Sun: for the inner planets the mean Sun stands for the planet's mean. */
function planet(id: keyof typeof PLANETS, { epoch, ravi }: Base): number {
  const { mean, apogee, size, second, inner } = PLANETS[id];
  const own = wrap(mean(epoch));
  const base = inner ? ravi : own;
  const p = quadrant(base - apogee);
  const divisor = size + cut(interpolateNearest(p.co, 1800, PLANET_TABLE), 2) * p.coSign;
  const first = base + p.sign * cut(60 * interpolate(p.arc, 1800, PLANET_TABLE, 60), divisor);
  const q = quadrant(first - (inner ? own : ravi));
  const share = interpolate(q.arc, 1800, PLANET_TABLE, 60);
  const circle = typeof second === 'number' ? second : cut(divisor * second[0], second[1]);
  const divisor2 =
    cut(cut(share + 30, 60), 3) + circle + interpolateNearest(q.co, 1800, PLANET_TABLE) * q.coSign;
  return wrap(first + q.sign * cut(60 * share, divisor2));
}

type Quadrant = {
  readonly arc: number;
  readonly co: number;
  readonly sign: 1 | -1;
  readonly coSign: 1 | -1;
};

/** An anomaly as the arc from the nearer apsis (0–5400), its complement, and the signs of sine and cosine. */
function quadrant(anomaly: number): Quadrant {
  const a = wrap(anomaly);
  const q = cut(a, 5400);
  const arc = q === 0 ? a : q === 1 ? 10_800 - a : q === 2 ? a - 10_800 : CIRCLE - a;
  return { arc, co: 5400 - arc, sign: q < 2 ? -1 : 1, coSign: q === 0 || q === 3 ? 1 : -1 };
}

/** Whole part of `times` × the table read at `arc`, nodes `step` apart. */
function interpolate(arc: number, step: number, table: readonly number[], times = 1): number {
  const { value, rise, rest } = nodeOf(arc, step, table);
  return times * value + cut(times * rise * rest, step);
}

/** The table read at `arc`, to the nearest whole. */
function interpolateNearest(arc: number, step: number, table: readonly number[]): number {
  const { value, rise, rest } = nodeOf(arc, step, table);
  return value + cut(2 * rise * rest + step, 2 * step);
}

function nodeOf(
  arc: number,
  step: number,
  table: readonly number[],
): { readonly value: number; readonly rise: number; readonly rest: number } {
  const at = Math.min(cut(arc, step), table.length - 1);
  const value = present(table[at], 'node of a table');
  return { value, rise: (table[at + 1] ?? value) - value, rest: arc - at * step };
}

/** Whole part of a division, downward. */
function cut(over: number, under: number): number {
  return Math.floor(over / under);
}

function mod(over: number, under: number): number {
  return ((over % under) + under) % under;
}

function wrap(arcmin: number): number {
  return mod(arcmin, CIRCLE);
}
