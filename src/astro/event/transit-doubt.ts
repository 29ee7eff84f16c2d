import { signedDifference, wrap360 } from '../angle/degrees.ts';
import type { NodeKind } from '../body/body-id.ts';
import { daysToUnix, unixToDays } from '../time/instant.ts';
import type { UnixMs } from '../time/instant.ts';
import { createFrameSource, crossings, longitudeTrack, trackValue } from './track.ts';
import { reachDays, targetsOf } from './transits.ts';
import type { TransitPass } from './transits.ts';

/** A stretch of time in which a transit may be exact. */
export type DoubtWindow = { readonly from: UnixMs; readonly to: UnixMs };

/**
 * When a transit can be exact, if its natal point lies anywhere from `lonMin` forward to `lonMax`.
 *
 * `pass` is one stay found for a longitude inside that stretch. Each exact time of any point of the stretch falls in
 * one of the windows, which are in time order and do not touch; a retrograde loop gives up to three. Null when they
 * reach past the stay itself: then the transit cannot be timed.
 */
export function transitDoubt(
  pass: TransitPass,
  lonMin: number,
  lonMax: number,
  node: NodeKind = 'mean',
): readonly DoubtWindow[] | null {
  const width = wrap360(lonMax - lonMin);
  // A search that begins or ends inside a stay cuts it short: then as far as a stay this wide may last.
  const reach = reachDays(pass.mover, Math.max(width, pass.closest.orbDeg), node);
  const middle = unixToDays(pass.closest.at);
  const start = pass.enter === null ? middle - reach : unixToDays(pass.enter);
  const end = pass.leave === null ? middle + reach : unixToDays(pass.leave);
  const track = longitudeTrack(pass.mover, start, end, { node }, createFrameSource());
  const there = trackValue(track, middle);
  const centre = wrap360(lonMin + width / 2);
  const target = targetsOf(centre, pass.aspect).toSorted(
    (a, b) => Math.abs(signedDifference(there, a)) - Math.abs(signedDifference(there, b)),
  )[0];
  if (target === undefined) return null;
  const low = target - width / 2;
  const inside = (t: number): boolean => wrap360(trackValue(track, t) - low) <= width;
  // The mover must have come in and gone out again while it was within orb.
  if (inside(start) || inside(end)) return null;
  const borders = [...crossings(track, low), ...crossings(track, target + width / 2)]
    .map(({ t }) => t)
    .filter((t) => t >= start && t < end)
    .sort((a, b) => a - b);
  const windows: DoubtWindow[] = [];
  for (let i = 0; i + 1 < borders.length; i += 2)
    windows.push({ from: daysToUnix(borders[i] ?? NaN), to: daysToUnix(borders[i + 1] ?? NaN) });
  return windows;
}
