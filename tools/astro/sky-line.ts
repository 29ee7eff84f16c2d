/** `sky`: stations, ingresses, lunar phases and eclipses of a stretch of time. */
import { z } from 'zod';
import { SIGN_IDS } from '#astro/angle/sign.ts';
import type { ComputedBodyId } from '#astro/body/body-id.ts';
import { lunarEclipses, solarEclipses } from '#astro/event/eclipses.ts';
import { ingresses, lunations, stations } from '#astro/event/sky-events.ts';
import type { LunationId } from '#astro/event/sky-events.ts';
import { MOVERS } from './bodies.ts';
import { forward, idField, spanFields } from './fields.ts';
import { longitude6, unixSeconds } from './numbers.ts';

export const skyInput = forward(z.object({ id: idField, ...spanFields }));

const PHASES: readonly LunationId[] = ['new', 'first-quarter', 'full', 'last-quarter'];

/**
 * Lists as in the reference: `[time, body, R or D, longitude]`, `[time, body, sign, retrograde]` and so on,
 * each by time.
 */
export function skyLine({ id, from, to }: z.output<typeof skyInput>) {
  return {
    id,
    stations: stations({ bodies: MOVERS, from, to }).map(({ body, at, turns, lon }) => [
      unixSeconds(at),
      indexOf(body),
      turns === 'retrograde' ? 'R' : 'D',
      longitude6(lon),
    ]),
    ingresses: ingresses({ bodies: MOVERS, from, to }).map(({ body, at, sign, retrograde }) => [
      unixSeconds(at),
      indexOf(body),
      SIGN_IDS.indexOf(sign),
      retrograde ? 1 : 0,
    ]),
    lunations: lunations(from, to).map(({ phase, at, moonLon }) => [
      unixSeconds(at),
      PHASES.indexOf(phase),
      longitude6(moonLon),
    ]),
    solarEclipses: solarEclipses(from, to).map(({ at, kind, lon }) => [
      unixSeconds(at),
      kind,
      longitude6(lon),
    ]),
    lunarEclipses: lunarEclipses(from, to).map(({ at, kind, lon }) => [
      unixSeconds(at),
      kind,
      longitude6(lon),
    ]),
  };
}

function indexOf(body: ComputedBodyId): number {
  return MOVERS.findIndex((mover) => mover === body);
}
