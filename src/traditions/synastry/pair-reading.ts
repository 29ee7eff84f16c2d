/**
 * Two births read together: the charts of the given times, and every pair of samples over the doubt in
 * either.
 */
import { rememberRecent } from '#lib/recent.ts';
import type { Survival } from '#facts/fact.ts';
import type { NatalChart } from '#astro/chart/natal.ts';
import { compositeChart } from '#astro/relationship/composite.ts';
import type { CompositeChart } from '#astro/relationship/composite.ts';
import { spanOfCharts, synastryRange } from '#astro/relationship/synastry-range.ts';
import type { SynastryRange } from '#astro/relationship/synastry-range.ts';
import { synastry } from '#astro/relationship/synastry.ts';
import type { Synastry } from '#astro/relationship/synastry.ts';
import type { BirthMoment } from '#astro/time/birth-moment.ts';
import { natalFacts } from '../western/natal-facts.ts';
import type { NatalOptions, NatalReading } from '../western/natal-facts.ts';

export type PairSample = { readonly synastry: Synastry; readonly composite: CompositeChart };

export type PairReading = {
  readonly first: NatalReading;
  readonly second: NatalReading;
  /** Of the given times; null when one of them is unknown. */
  readonly given: PairSample | null;
  /** Each sample of one with each of the other; `given` alone when both times are exact. */
  readonly samples: readonly PairSample[];
  readonly range: SynastryRange;
  readonly isExact: boolean;
};

/**
 * Reads two births together. The last few pairs are remembered: questions about one come one after another.
 */
export function readPair(first: BirthMoment, second: BirthMoment, options: NatalOptions): PairReading {
  const { houseSystem, node } = options;
  return recentPair(JSON.stringify([first, second, houseSystem, node]), () => {
    const a = natalFacts(first, options);
    const b = natalFacts(second, options);
    const given = a.chart === null || b.chart === null ? null : pairSample(a.chart, b.chart);
    const isExact = given !== null && a.samples.length === 1 && b.samples.length === 1;
    return {
      first: a,
      second: b,
      given,
      samples: isExact ? [given] : a.samples.flatMap((one) => b.samples.map((two) => pairSample(one, two))),
      range: synastryRange(spanOfCharts(a.samples), spanOfCharts(b.samples)),
      isExact,
    };
  });
}

const recentPair = rememberRecent<PairReading>(3);

function pairSample(a: NatalChart, b: NatalChart): PairSample {
  return { synastry: synastry(a, b), composite: compositeChart(a, b) };
}

/** What becomes of a value of the pair: nothing to say when both times are exact. */
export function pairSurvival({ given, isExact }: PairReading, holds: boolean): Survival | undefined {
  if (isExact) return undefined;
  if (!holds) return 'no';
  return given === null ? 'always' : 'in-range';
}

export function allEqual<T>(values: readonly T[]): boolean {
  return values.every((value) => value === values[0]);
}
