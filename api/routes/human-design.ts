/** `POST /api/calculate/human-design`: a Human Design chart. Nothing of a birth is kept or logged. */
import { Hono } from 'hono';
import { createZoneRules } from '#astro/time/zone.ts';
import { zoneAt } from '#engine/zone-at.ts';
import { wireHumanDesign } from '../charts/human-design.ts';
import { refuse, register } from '../calls.ts';
import type { RouteDeps } from '../calls.ts';

export function humanDesignRoutes(deps: RouteDeps): Hono {
  const app = new Hono();
  const rules = createZoneRules();

  register(app, 'humanDesign', deps, async ({ body }) => {
    const { birthDate, birthTime, latitude, longitude, fold } = body;
    const timezone = body.timezone ?? (await zoneOf(latitude, longitude));
    if (timezone === null)
      return refuse(400, 'Complete birth information required for Human Design calculation');
    try {
      const answer = wireHumanDesign({ birthDate, birthTime, latitude, longitude, timezone, fold }, rules);
      if (answer.type === 'refused') return refuse(400, answer.message);
      return { success: true, message: 'Human Design calculated', data: answer.data };
    } catch (error) {
      // The message of a thrown error may quote the birth; its kind may not.
      deps.log.error('human-design-failed', { kind: error instanceof Error ? error.name : typeof error });
      return refuse(500, 'Failed to calculate Human Design');
    }
  });

  return app;
}

/** Null without coordinates. */
async function zoneOf(latDeg: number | null, lonDeg: number | null): Promise<string | null> {
  return latDeg === null || lonDeg === null ? null : zoneAt(latDeg, lonDeg);
}
