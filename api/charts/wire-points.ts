/** How the points of a chart are named and written on the wire. */
import { present } from '#lib/assert.ts';
import { signOf } from '#astro/angle/sign.ts';
import { ASPECT_ANGLE } from '#astro/aspect/aspect-id.ts';
import type { AspectId } from '#astro/aspect/aspect-id.ts';
import type { PointId } from '#astro/body/body-id.ts';
import { signName } from '#text/en/names.ts';

/** The points of a chart that travel, in the order in which they are listed. */
export const WIRE_POINTS = [
  ['sun', 'Sun'],
  ['moon', 'Moon'],
  ['asc', 'Ascendant'],
  ['mercury', 'Mercury'],
  ['venus', 'Venus'],
  ['mars', 'Mars'],
  ['jupiter', 'Jupiter'],
  ['saturn', 'Saturn'],
  ['uranus', 'Uranus'],
  ['neptune', 'Neptune'],
  ['pluto', 'Pluto'],
  ['northnode', 'North node'],
  ['southnode', 'South node'],
  ['mc', 'MC'],
] as const satisfies readonly (readonly [PointId, string])[];

export type WirePointId = (typeof WIRE_POINTS)[number][0];
type WirePointName = (typeof WIRE_POINTS)[number][1];

const NAMES: ReadonlyMap<PointId, WirePointName> = new Map(WIRE_POINTS);

/** Whether the point has a name on the wire; Chiron, Lilith and the Vertex have none. */
export function isWirePoint(id: PointId): id is WirePointId {
  return NAMES.has(id);
}

export function wirePointName(id: WirePointId): WirePointName {
  return present(NAMES.get(id), 'name of a point');
}

/** The sign of a longitude, `Aries` to `Pisces`. */
export function wireSign(lon: number): string {
  return signName(signOf(lon));
}

/**
 * Degrees with six decimals (0.004″), cut and never rounded: rounding 29.9999999° would write the next sign's first
 * degree beside this sign's name.
 */
export function wireDegrees(deg: number): number {
  return Math.floor(deg * 1e6) / 1e6;
}

/** Degrees a day with six decimals. */
export function wireSpeed(degADay: number): number {
  return Math.round(degADay * 1e6) / 1e6;
}

/** `Trine` and 120. */
export function wireAspect(aspect: AspectId): { readonly type: string; readonly angle: number } {
  return { type: signName(aspect), angle: ASPECT_ANGLE[aspect] };
}

/** The text flags of the wire. */
export function wireFlag(on: boolean): 'true' | 'false' {
  return on ? 'true' : 'false';
}
