/** Where a natal body may stand: one longitude for a known time, several over a stretch of doubt. */
import type { ComputedBodyId } from '#astro/body/body-id.ts';
import { bodyIn } from '#astro/chart/natal.ts';
import type { NatalReading } from './natal-facts.ts';

/** Tropical longitudes in degrees; never empty. */
export function lonsOf({ chart, samples }: NatalReading, body: ComputedBodyId): readonly number[] {
  return (chart === null ? samples : [chart]).map((one) => bodyIn(one.bodies, body).lon);
}
