/** The page of the sky, for the worker: how it stands, what comes, and the calendar file. */
import { aspectsAmong } from '#astro/aspect/aspects.ts';
import { NATAL_ORBS } from '#astro/aspect/orb-table.ts';
import { PLANET_IDS } from '#astro/body/body-id.ts';
import { positionsAt } from '#astro/body/position.ts';
import { lunarEclipses, solarEclipses } from '#astro/event/eclipses.ts';
import { moonPhaseAt } from '#astro/event/moon-phase.ts';
import { planetaryHoursAt } from '#astro/event/planetary-hours.ts';
import { ingresses, lunations, nextMoonIngress, stations, voidOfCourse } from '#astro/event/sky-events.ts';
import { addDays, unixMs } from '#astro/time/instant.ts';
import type { UnixMs } from '#astro/time/instant.ts';
import { createZoneRules } from '#astro/time/zone.ts';
import { momentOf } from '#companion/sheet-for.ts';
import { present } from '#lib/assert.ts';
import { localDate } from '#lib/local-date.ts';
import { calendarFile } from '#practice/ics/calendar-file.ts';
import { CALENDAR_MOVERS, calendarEvents, SLOW_MOVERS, timedTransits } from '#practice/ics/sky-events.ts';
import { weekdayOf } from '#practice/soulcast/local-day.ts';
import { openPoints } from '#practice/soulcast/natal-points.ts';
import type { OpenPoint } from '#practice/soulcast/natal-points.ts';
import type { CalendarRequest, CalendarText, SkyDay, SkyDayRequest, SkyEvent } from './protocol.ts';

const zoneRules = createZoneRules();

/** Degrees from exact within which two planets are shown as standing in an aspect. */
const SHOWN_ORB_DEG = 3;

/** Days ahead that are looked through, and how far the next eclipses are looked for. */
const AHEAD_DAYS = 30;
const ECLIPSE_DAYS = 366;

const PLANETS = PLANET_IDS.filter((body) => body !== 'moon');

/** The sky of a moment and of the days to come. */
export function skyDayOf(request: SkyDayRequest): SkyDay {
  const { now, zone, place } = request;
  const bodies = positionsAt(now, PLANET_IDS, { node: request.node }).map(({ body, lon, speed }) => ({
    body,
    lon,
    speed,
  }));
  return {
    now,
    bodies,
    phase: moonPhaseAt(now),
    stay: voidOfCourse(now),
    aspects: aspectsAmong(
      bodies.map(({ body, lon, speed }) => ({ id: body, lon, speed })),
      NATAL_ORBS,
    )
      .filter(({ orb }) => orb <= SHOWN_ORB_DEG)
      .map(({ a, aspect, b, orb, applying }) => ({ a, aspect, b, orb, applying })),
    events: eventsAhead(request),
    hours:
      place === null
        ? null
        : planetaryHoursAt({ place, at: now, weekdayOf: (at) => weekdayOf(localDate(at, zone)) }),
  };
}

function eventsAhead(request: SkyDayRequest): readonly SkyEvent[] {
  const { now, node } = request;
  const to = addDays(now, AHEAD_DAYS);
  const span = { bodies: PLANETS, from: now, to, node };
  const yearOn = addDays(now, ECLIPSE_DAYS);
  const moonNext = nextMoonIngress(now);
  const moons = lunations(now, to).map((one): SkyEvent => ({
    kind: 'lunation',
    at: one.at,
    phase: one.phase,
    lon: one.moonLon,
  }));
  const changes = [moonNext, ...ingresses(span)].map((one): SkyEvent => ({ kind: 'ingress', ...one }));
  const turns = stations(span).map((one): SkyEvent => ({ kind: 'station', ...one }));
  const eclipses = [
    ...solarEclipses(now, yearOn)
      .slice(0, 1)
      .map(({ at, kind, lon }): SkyEvent => ({ kind: 'eclipse', of: 'sun', at, how: kind, lon })),
    ...lunarEclipses(now, yearOn)
      .slice(0, 1)
      .map(({ at, kind, lon }): SkyEvent => ({ kind: 'eclipse', of: 'moon', at, how: kind, lon })),
  ];
  const points = pointsOf(request);
  const transits = timedTransits({ natal: points, movers: CALENDAR_MOVERS, from: now, to, node }).map(
    ({ at, mover, aspect, point, doubtDays }): SkyEvent => ({
      kind: 'transit',
      at,
      mover,
      aspect,
      point,
      doubtDays,
      lon: present(
        points.find(({ id }) => id === point),
        point,
      ).lon,
    }),
  );
  return [...moons, ...changes, ...turns, ...eclipses, ...transits].toSorted((a, b) => a.at - b.at);
}

/** The file of the months to come. It begins with the month, so that its events have the same UIDs as in any other. */
export async function calendarOf(request: CalendarRequest): Promise<CalendarText> {
  const { now, months, lang, owner, node } = request;
  const words =
    lang === 'th'
      ? (await import('#text/th/practice/ics/words.ts')).calendarWords
      : (await import('#text/en/practice/ics/words.ts')).calendarWords;
  const events = calendarEvents(
    {
      natal: request.transits === 'none' ? [] : pointsOf(request),
      movers: request.transits === 'slow' ? SLOW_MOVERS : CALENDAR_MOVERS,
      lunations: request.lunations,
      from: monthStart(now, 0),
      to: monthStart(now, months + 1),
      node,
    },
    words,
  );
  return { text: calendarFile({ name: words.name, owner, now, lang, events }), events: events.length };
}

function pointsOf(request: Pick<SkyDayRequest, 'birth' | 'houseSystem' | 'node'>): readonly OpenPoint[] {
  const moment = momentOf(request.birth, zoneRules);
  return moment === null ? [] : openPoints(moment, request);
}

/** The beginning, by UTC, of the month that an instant falls in, or of one after it. */
function monthStart(at: UnixMs, later: number): UnixMs {
  const date = new Date(at);
  return unixMs(Date.UTC(date.getUTCFullYear(), date.getUTCMonth() + later, 1));
}
