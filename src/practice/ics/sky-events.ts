/** Which events of the sky go into a person's calendar, and their words. */
import type { AspectId } from '#astro/aspect/aspect-id.ts';
import { PLANET_IDS } from '#astro/body/body-id.ts';
import type { ComputedBodyId, NodeKind, PlanetId, PointId } from '#astro/body/body-id.ts';
import { positionsAt } from '#astro/body/position.ts';
import { lunations } from '#astro/event/sky-events.ts';
import type { LunationId } from '#astro/event/sky-events.ts';
import { exactTransits } from '#astro/event/transits.ts';
import type { NatalPoint, TransitHit } from '#astro/event/transits.ts';
import { signOf } from '#astro/angle/sign.ts';
import type { SignId } from '#astro/angle/sign.ts';
import type { UnixMs } from '#astro/time/instant.ts';
import { present } from '#lib/assert.ts';
import { DEG_PER_DAY } from '../soulcast/day-sky.ts';
import type { CalendarEvent } from './calendar-file.ts';

export type CalendarWords = {
  readonly name: string;
  /** "Saturn square your Sun" */
  readonly transit: (mover: ComputedBodyId, aspect: AspectId, point: PointId) => string;
  readonly transitNote: string;
  /** A sentence: by how much the doubt in the birth time may move it, days. */
  readonly transitDoubt: (days: number) => string;
  /** "Full Moon in Gemini" */
  readonly lunation: (phase: LunationId, sign: SignId) => string;
  readonly lunationNote: string;
};

export type CalendarChoice = {
  /** Points of the chart, with half of what the doubt in the birth time leaves open; empty for the Moon alone. */
  readonly natal: readonly (NatalPoint & { readonly doubtDeg?: number })[];
  readonly movers: readonly ComputedBodyId[];
  readonly lunations: boolean;
  readonly from: UnixMs;
  /** Exclusive; at most three years on. */
  readonly to: UnixMs;
  readonly node?: NodeKind;
};

/** An exact time that the doubt in the birth time moves by more than this is left out, days. */
export const WIDEST_DOUBT_DAYS = 2;

/** Degrees a day at that time, at most those of the mean: near a station a small doubt is a long stretch. */
function paceOf(mover: ComputedBodyId, at: UnixMs): number {
  const speed = Math.abs(present(positionsAt(at, [mover], { node: 'mean' })[0], mover).speed);
  const mean = PLANET_IDS.some((id) => id === mover) ? DEG_PER_DAY[mover as PlanetId] : speed;
  return Math.max(Math.min(mean, speed), mean / 20);
}

/** Jupiter to Pluto. */
export const SLOW_MOVERS: readonly ComputedBodyId[] = ['jupiter', 'saturn', 'uranus', 'neptune', 'pluto'];

/** Sun to Pluto: the Moon would fill a calendar. */
export const CALENDAR_MOVERS: readonly ComputedBodyId[] = PLANET_IDS.filter((body) => body !== 'moon');

/** The exact transits and quarters of the Moon in a stretch of time, in time order. */
export function calendarEvents(choice: CalendarChoice, words: CalendarWords): readonly CalendarEvent[] {
  const { natal, movers, from, to, node = 'mean' } = choice;
  const transits = timedTransits({ natal, movers, from, to, node }).map(
    ({ at, mover, aspect, point, doubtDays }): CalendarEvent => ({
      key: `transit.${mover}-${aspect}-${point}`,
      at,
      summary: words.transit(mover, aspect, point),
      description:
        doubtDays > 0 ? `${words.transitNote} ${words.transitDoubt(doubtDays)}` : words.transitNote,
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

/** An exact time, and by how much the doubt in the birth time may move it. */
export type TimedTransit = TransitHit & { readonly doubtDays: number };

/** The exact transits to points that may be in doubt, in time order. Nothing that may fall in another part of the week is among them. */
export function timedTransits(
  search: Pick<CalendarChoice, 'natal' | 'movers' | 'from' | 'to'> & { readonly node: NodeKind },
): readonly TimedTransit[] {
  const doubts = new Map(search.natal.map(({ id, doubtDeg = 0 }) => [id, doubtDeg]));
  return exactTransits(search).flatMap((hit): readonly TimedTransit[] => {
    const doubtDeg = doubts.get(hit.point) ?? 0;
    const doubtDays = doubtDeg === 0 ? 0 : doubtDeg / paceOf(hit.mover, hit.at);
    return doubtDays > WIDEST_DOUBT_DAYS ? [] : [{ ...hit, doubtDays }];
  });
}
