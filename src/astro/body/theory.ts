import type { AstroTime } from 'astronomy-engine';
import { INNER } from './data/inner.ts';
import { MOON } from './data/moon.ts';
import { outerFrame, outerState } from './outer.ts';
import type { OuterFrame, OuterId } from './outer.ts';
import { seriesOf, seriesState } from './series-state.ts';
import type { State } from './state.ts';

type InnerId = keyof typeof INNER;

/** Where the bodies are at one instant, each computed when first asked for and then kept. AU and AU/day. */
export type SkyTheory = {
  /** From the Sun, on the ecliptic of J2000. */
  readonly heliocentric: (body: InnerId | OuterId) => State;
  /** The Moon from the Earth, on the mean ecliptic and equinox of date. */
  readonly moon: () => MoonPlace;
};

/** Longitude and latitude in radians, distance in AU, and the changes of the two angles a day. */
export type MoonPlace = {
  readonly lon: number;
  readonly lat: number;
  readonly distance: number;
  readonly lonRate: number;
  readonly latRate: number;
  /** How the rates change a day. */
  readonly lonBend: number;
  readonly latBend: number;
};

export function skyTheory(time: AstroTime): SkyTheory {
  let moon: MoonPlace | null = null;
  let earth: State | null = null;
  let outer: OuterFrame | null = null;
  const heliocentric = (body: InnerId | OuterId): State => {
    if (body === 'earth') return (earth ??= seriesState(INNER.earth, time.tt));
    if (body === 'mercury' || body === 'venus' || body === 'mars') return seriesState(INNER[body], time.tt);
    outer ??= outerFrame(time.tt, heliocentric('earth'));
    return outerState(outer, body);
  };
  return { heliocentric, moon: () => (moon ??= moonPlace(time.tt)) };
}

/**
 * The Moon seen from the Earth, light-time not yet taken off. Its departure from the full ELP/MPP02 over 1798–2152 stands
 * in data/moon.ts.
 */
export function moonPlace(ttDays: number): MoonPlace {
  const [lon, lat, distance, lonRate, latRate, , lonBend, latBend] = seriesOf(MOON)(ttDays);
  return { lon, lat, distance, lonRate, latRate, lonBend, latBend };
}
