import { present } from '#lib/assert.ts';
import type { FactValue, Survival } from '#facts/fact.ts';
import type { HumanDesignChart } from '#astro/humandesign/chart.ts';
import type { HumanDesignRange } from '#astro/humandesign/range.ts';
import { oneOrEither } from '../values.ts';

export const RULES_SOURCE = 'source.human-design';
export const POSITION_SOURCE = 'source.astronomy-engine';

/** A birth read: at the given time, and over the stretch when the time is in doubt. One of the two is there. */
export type HdReading = {
  /** Null when the time is unknown. */
  readonly chart: HumanDesignChart | null;
  /** Null when the time is exact. */
  readonly range: HumanDesignRange | null;
};

/** `undefined` for an exact time, where the question does not arise. */
export function survivalOf({ chart, range }: HdReading, holds: boolean): Survival | undefined {
  if (range === null) return undefined;
  if (!holds) return 'no';
  return chart === null ? 'always' : 'in-range';
}

/** The value of the given time first, then every other that the stretch leaves open. */
export function openValue(given: string | null, possible: readonly string[]): FactValue {
  return oneOrEither(given === null ? possible : [given, ...possible]);
}

/** What is read off the chart when there is one, and off the stretch when there is not. */
export function either<T>(
  { chart, range }: HdReading,
  ofChart: (chart: HumanDesignChart) => T,
  ofRange: (range: HumanDesignRange) => T,
): T {
  return chart === null ? ofRange(present(range, 'a chart or a stretch')) : ofChart(chart);
}
