/**
 * `POST /api/astrology/natal-chart` and `POST /api/astrology/transit-chart`: charts of the sky, computed here.
 *
 * Nothing of a birth is kept or logged. What cannot be computed is 400 with a sentence that names the field.
 */
import { Hono } from 'hono';
import { createZoneRules } from '#astro/time/zone.ts';
import { zoneAt } from '#engine/zone-at.ts';
import { wireNatal } from '../charts/natal.ts';
import { wireTransit } from '../charts/transit.ts';
import { refuse, register } from '../calls.ts';
import type { RouteDeps } from '../calls.ts';

export function astrologyRoutes(deps: RouteDeps): Hono {
  const app = new Hono();
  const rules = createZoneRules();

  register(app, 'natalChart', deps, async ({ body }) => {
    const { birthDate, birthTime, lat, lng, fold } = body;
    const timezoneId = await zoneOf(body);
    const answer = wireNatal({ birthDate, birthTime, lat, lng, timezoneId, fold }, rules);
    if (answer.type === 'refused') return refuse(400, answer.message);
    return { success: true, data: answer.data };
  });

  register(app, 'transitChart', deps, async ({ body }) => {
    const { birthDate, birthTime, lat, lng, fold, transitDate } = body;
    const timezoneId = await zoneOf(body);
    const answer = wireTransit({ birthDate, birthTime, lat, lng, timezoneId, fold, transitDate }, rules);
    if (answer.type === 'refused') return refuse(400, answer.message);
    return { success: true, data: answer.data };
  });

  return app;
}

/** The zone that was given, else the one the coordinates lie in. */
async function zoneOf(place: {
  readonly timezoneId: string | null;
  readonly lat: number;
  readonly lng: number;
}): Promise<string> {
  return place.timezoneId ?? (await zoneAt(place.lat, place.lng)) ?? '';
}
