/**
 * The three bars of the Archetypes tab, each with the facts that add up to it.
 *
 * A birth whose time is in doubt has a bar with two ends: the least and the most that any minute of the stretch gives,
 * each with its own rows. Nothing is taken at noon.
 */
import { signOf } from '#astro/angle/sign.ts';
import type { SignId } from '#astro/angle/sign.ts';
import type { BirthMoment } from '#astro/time/birth-moment.ts';
import { unixMs } from '#astro/time/instant.ts';
import type { UnixMs } from '#astro/time/instant.ts';
import { present } from '#lib/assert.ts';
import { reference } from './data/reference.ts';
import { ARCHETYPE_IDS } from './formula.ts';
import type { ArchetypeId } from './formula.ts';
import { bandOf, percentOf } from './percent.ts';
import type { ArchetypeBand } from './percent.ts';
import { scoreArchetype } from './score.ts';
import type { ArchetypeRow, ArchetypeSky, Tenths } from './score.ts';
import { archetypeSky } from './sky.ts';

export type ArchetypeEnd = {
  /** An instant of the stretch that gives these points: the birth itself when it is known. */
  readonly at: UnixMs;
  readonly moonSign: SignId;
  /** The sum of the rows. */
  readonly tenths: Tenths;
  readonly rows: readonly ArchetypeRow[];
  /** 1–99: in how many of a hundred reference births the points are lower. */
  readonly percent: number;
  readonly band: ArchetypeBand;
};

export type ArchetypeBar = {
  readonly archetype: ArchetypeId;
  /** The same object when the birth leaves nothing open. */
  readonly low: ArchetypeEnd;
  readonly high: ArchetypeEnd;
  /** Points of the middle reference birth, for the tick at 50. */
  readonly medianTenths: Tenths;
};

export type Archetypes =
  | { readonly type: 'no-birth' }
  | {
      readonly type: 'bars';
      /** Whether Ascendant, Midheaven and houses are in the sum. */
      readonly withAngles: boolean;
      /** More than one sign when the Moon changes sign in the stretch. */
      readonly moonSigns: readonly SignId[];
      readonly bars: readonly ArchetypeBar[];
    };

const MINUTE_MS = 60_000;
/** Over a longer doubt an angle may be almost anywhere: the bar is then read without angles. */
const LONGEST_ANGLE_STRETCH_MS = 6 * 60 * MINUTE_MS;
/** The Ascendant turns a degree in four minutes; the Moon half a degree in an hour. */
const STEP_WITH_ANGLES_MS = 4 * MINUTE_MS;
const STEP_MS = 20 * MINUTE_MS;

/** The bars of a birth; `no-birth` when there is none. About 0.1 ms a known time, 10 ms an unknown one. */
export function archetypesOf(moment: BirthMoment | null): Archetypes {
  if (moment === null) return { type: 'no-birth' };
  const { place } = moment.details;
  const withAngles =
    moment.at !== null && place !== null && moment.to - moment.from <= LONGEST_ANGLE_STRETCH_MS;
  const samples = instantsOf(moment, withAngles ? STEP_WITH_ANGLES_MS : STEP_MS).map((at) => ({
    at,
    sky: archetypeSky(at, withAngles ? place : null),
  }));
  const quantiles = reference[withAngles ? 'known' : 'unknown'];
  return {
    type: 'bars',
    withAngles,
    moonSigns: [...new Set(samples.map(({ sky }) => signOf(sky.lons.moon)))],
    bars: ARCHETYPE_IDS.map((archetype) => barOf(archetype, samples, quantiles[archetype])),
  };
}

type Sample = { readonly at: UnixMs; readonly sky: ArchetypeSky };

function barOf(
  archetype: ArchetypeId,
  samples: readonly Sample[],
  quantiles: readonly Tenths[],
): ArchetypeBar {
  const scored = samples.map(({ at, sky }) => ({ at, sky, ...scoreArchetype(archetype, sky) }));
  const rising = scored.toSorted((p, q) => p.tenths - q.tenths);
  const endOf = ({ at, sky, tenths, rows }: (typeof scored)[number]): ArchetypeEnd => {
    const percent = percentOf(tenths, quantiles);
    return { at, moonSign: signOf(sky.lons.moon), tenths, rows, percent, band: bandOf(percent) };
  };
  const low = endOf(present(rising[0], 'sample'));
  const most = present(rising.at(-1), 'sample');
  return {
    archetype,
    low,
    high: most.tenths === low.tenths ? low : endOf(most),
    medianTenths: present(quantiles[50], 'median'),
  };
}

/** Both ends of the stretch and the steps between. */
function instantsOf({ from, to }: BirthMoment, stepMs: number): readonly UnixMs[] {
  const steps = Math.max(0, Math.ceil((to - from) / stepMs));
  return Array.from({ length: steps + 1 }, (_, at) => unixMs(Math.min(to, from + at * stepMs)));
}
