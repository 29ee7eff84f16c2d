import { wrap360 } from '../angle/degrees.ts';
import type { ComputedBodyId, NodeKind } from '../body/body-id.ts';
import { daysToUnix, unixToDays } from '../time/instant.ts';
import type { UnixMs } from '../time/instant.ts';
import { createFrameSource, crossings, longitudeTrack } from './track.ts';

/** One instant at which a body is back at a longitude. The chart of a return is the chart of `at`, at any place. */
export type BodyReturn = {
  readonly at: UnixMs;
  /** True when it comes to the longitude backwards: the second of three. */
  readonly retrograde: boolean;
  /** Which coming round this is within the search, from 0; the three of one retrograde loop share a number. */
  readonly round: number;
};

export type ReturnSearch = {
  readonly body: ComputedBodyId;
  /** The longitude it comes back to, tropical, of date. Precession is not taken out. */
  readonly lon: number;
  readonly from: UnixMs;
  /** Exclusive. */
  readonly to: UnixMs;
  readonly node?: NodeKind;
};

/**
 * Every instant in [from, to) at which the body stands at the longitude, in time order, to 0.1″ of the engine's own
 * position. The mean node and any body at birth itself count like all others.
 */
export function returnsOf(search: ReturnSearch): readonly BodyReturn[] {
  const { body, lon, node = 'mean' } = search;
  const from = unixToDays(search.from);
  const to = unixToDays(search.to);
  const track = longitudeTrack(body, from, to, { node }, createFrameSource());
  const found: BodyReturn[] = [];
  let round = 0;
  let forwardBefore: boolean | null = null;
  // The lunar nodes go backwards as a rule; a loop of theirs is the part that goes forwards.
  const usual = body !== 'northnode' && body !== 'southnode';
  for (const { t, rising } of crossings(track, wrap360(lon))) {
    if (t < from || t >= to) continue;
    const forward = rising === usual;
    // Within a loop forward and backward take turns; forward twice running means it has been all the way round.
    if (forward && forwardBefore === true) round += 1;
    forwardBefore = forward;
    found.push({ at: daysToUnix(t), retrograde: !rising, round });
  }
  return found;
}

/** When the Sun is back at its natal longitude, once a year. */
export function solarReturns(search: {
  readonly natalSunLon: number;
  readonly from: UnixMs;
  readonly to: UnixMs;
}): readonly UnixMs[] {
  const { natalSunLon, from, to } = search;
  return returnsOf({ body: 'sun', lon: natalSunLon, from, to }).map(({ at }) => at);
}

/** When the Moon is back at its natal longitude, every 27.3 days. */
export function lunarReturns(search: {
  readonly natalMoonLon: number;
  readonly from: UnixMs;
  readonly to: UnixMs;
}): readonly UnixMs[] {
  const { natalMoonLon, from, to } = search;
  return returnsOf({ body: 'moon', lon: natalMoonLon, from, to }).map(({ at }) => at);
}
