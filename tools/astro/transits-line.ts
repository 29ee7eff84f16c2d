/** `transits`: every exact major aspect of the Sun to Pluto to twelve natal points. */
import { z } from 'zod';
import { ASPECT_ANGLE } from '#astro/aspect/aspect-id.ts';
import { bodyPosition } from '#astro/body/position.ts';
import { exactTransits } from '#astro/event/transits.ts';
import type { TransitHit } from '#astro/event/transits.ts';
import { MOVERS, NATAL_POINTS } from './bodies.ts';
import { forward, idField, spanFields, utcField } from './fields.ts';
import { unixSeconds } from './numbers.ts';

const NATAL = 'expected 12 longitudes: Sun to Pluto, then Ascendant and Midheaven';
const LONGITUDE = 'expected a longitude from 0 up to 360';

export const transitsInput = forward(
  z.object({
    id: idField,
    natal: z
      .array(z.number({ error: LONGITUDE }).min(0, LONGITUDE).lt(360, LONGITUDE), { error: NATAL })
      .length(NATAL_POINTS.length, NATAL),
    ...spanFields,
    moonTo: utcField.optional(),
  }),
);

/**
 * `[unix seconds, body, aspect angle, point, speed]` by time, in [from, to); the Moon's until `moonTo`,
 * none without it.
 */
export function transitsLine({ id, natal, from, to, moonTo }: z.output<typeof transitsInput>) {
  const points = NATAL_POINTS.map((point, i) => ({ id: point, lon: natal[i] ?? NaN }));
  const slower = exactTransits({ natal: points, movers: MOVERS.filter((body) => body !== 'moon'), from, to });
  const moon =
    moonTo === undefined || moonTo <= from
      ? []
      : exactTransits({ natal: points, movers: ['moon'], from, to: moonTo < to ? moonTo : to });
  return {
    id,
    transits: [...slower, ...moon].toSorted((a, b) => a.at - b.at).map(transitRow),
  };
}

function transitRow({ at, mover, aspect, point }: TransitHit): readonly number[] {
  const { speed } = bodyPosition(mover, at);
  return [
    unixSeconds(at),
    MOVERS.findIndex((body) => body === mover),
    ASPECT_ANGLE[aspect],
    NATAL_POINTS.findIndex((id) => id === point),
    Math.round(speed * 1e5) / 1e5,
  ];
}
