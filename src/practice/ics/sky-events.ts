/** Which events of the sky go into a person's calendar, and their words. */
import type { AspectId } from '#astro/aspect/aspect-id.ts';
import { PLANET_IDS } from '#astro/body/body-id.ts';
import type { ComputedBodyId, NodeKind, PointId } from '#astro/body/body-id.ts';
import { lunations } from '#astro/event/sky-events.ts';
import type { LunationId } from '#astro/event/sky-events.ts';
import { exactTransits } from '#astro/event/transits.ts';
import type { NatalPoint } from '#astro/event/transits.ts';
import { signOf } from '#astro/angle/sign.ts';
import type { SignId } from '#astro/angle/sign.ts';
import type { UnixMs } from '#astro/time/instant.ts';
import type { CalendarEvent } from './calendar-file.ts';

export type CalendarWords = {
  readonly name: string;
  /** "Saturn square your Sun" */
  readonly transit: (mover: ComputedBodyId, aspect: AspectId, point: PointId) => string;
  readonly transitNote: string;
  /** "Full Moon in Gemini" */
  readonly lunation: (phase: LunationId, sign: SignId) => string;
  readonly lunationNote: string;
};

export type CalendarChoice = {
  /** Points of the chart; empty for the Moon alone. */
  readonly natal: readonly NatalPoint[];
  readonly movers: readonly ComputedBodyId[];
  readonly lunations: boolean;
  readonly from: UnixMs;
  /** Exclusive; at most three years on. */
  readonly to: UnixMs;
  readonly node?: NodeKind;
};

/** Sun to Pluto: the Moon would fill a calendar. */
export const CALENDAR_MOVERS: readonly ComputedBodyId[] = PLANET_IDS.filter((body) => body !== 'moon');

/** The exact transits and quarters of the Moon in a stretch of time, in time order. */
export function calendarEvents(choice: CalendarChoice, words: CalendarWords): readonly CalendarEvent[] {
  const { natal, movers, from, to, node = 'mean' } = choice;
  const transits = exactTransits({ natal, movers, from, to, node }).map(
    ({ at, mover, aspect, point }): CalendarEvent => ({
      key: `transit.${mover}-${aspect}-${point}`,
      at,
      summary: words.transit(mover, aspect, point),
      description: words.transitNote,
    }),
  );
  const moons = choice.lunations
    ? lunations(from, to).map(({ phase, at, moonLon }): CalendarEvent => ({
        key: `moon.${phase}`,
        at,
        summary: words.lunation(phase, signOf(moonLon)),
        description: words.lunationNote,
      }))
    : [];
  return [...transits, ...moons].toSorted((a, b) => a.at - b.at);
}
