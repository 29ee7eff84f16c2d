/** What a day's three lines are about: the sky for everyone, one contact to the chart, and an hour. */
import type { ClassicalPlanetId } from '#astro/chart/dignity.ts';
import type { PlanetaryHour } from '#astro/event/planetary-hours.ts';
import type { Lunation } from '#astro/event/sky-events.ts';
import type { PlanetId } from '#astro/body/body-id.ts';
import { unixMs } from '#astro/time/instant.ts';
import type { UnixMs } from '#astro/time/instant.ts';
import { NEAR_DEG } from './day-sky.ts';
import type { Contact, DaySky, MoonContact, VoidStretch } from './day-sky.ts';

/** Minutes of waking time below which a void of course is not worth a line. */
const SHORTEST_VOID_MIN = 30;

/** Hours of the day in which something is said to be at hand: 07:00–23:00, and 07:00–22:00 for an hour to use. */
const WAKING = { from: 7, to: 23 } as const;
const USABLE = { from: 7, to: 22 } as const;

/** Days running on which one contact may lead. */
const LONGEST_LEAD_DAYS = 3;

export type SkyTopic =
  | { readonly kind: 'void'; readonly stretch: VoidStretch; readonly lunation: Lunation | null }
  | { readonly kind: 'ingress'; readonly lunation: Lunation | null }
  | { readonly kind: 'lunation'; readonly lunation: Lunation }
  | { readonly kind: 'sign'; readonly lunation: Lunation | null };

/** The line for everyone: a long enough void, else a change of sign, else an exact quarter, else sign and phase. */
export function chooseSky(sky: DaySky): SkyTopic {
  const { day, moon } = sky;
  const today = sky.lunations.findLast(({ at }) => at >= day.start) ?? null;
  const lunation = today ?? sky.lunations.at(-1) ?? null;
  const stretch = moon.voids
    .map((each) => ({ each, minutes: overlapMinutes(each, sky, WAKING) }))
    .filter(({ minutes }) => minutes >= SHORTEST_VOID_MIN)
    .toSorted((a, b) => b.minutes - a.minutes)[0]?.each;
  if (stretch !== undefined) return { kind: 'void', stretch, lunation };
  if (moon.ingress !== null) return { kind: 'ingress', lunation };
  if (today !== null) return { kind: 'lunation', lunation: today };
  return { kind: 'sign', lunation };
}

function overlapMinutes(
  stretch: { readonly from: UnixMs; readonly to: UnixMs },
  sky: DaySky,
  hours: { readonly from: number; readonly to: number },
): number {
  const { from, to } = windowOf(sky, hours);
  return Math.max(0, Math.min(stretch.to, to) - Math.max(stretch.from, from)) / 60_000;
}

/** Hours of the local clock, counted from noon so that a change of the clock at night does not move them. */
function windowOf(
  sky: DaySky,
  hours: { readonly from: number; readonly to: number },
): { readonly from: UnixMs; readonly to: UnixMs } {
  const at = (hour: number): UnixMs => unixMs(sky.day.noon + (hour - 12) * 3_600_000);
  return { from: at(hours.from), to: at(hours.to) };
}

/** How much each planet's touch is worth a line; the slow ones come seldom. */
const BASE: Readonly<Record<PlanetId, number>> = {
  moon: 0,
  sun: 2,
  mercury: 2,
  venus: 2,
  mars: 3,
  jupiter: 4,
  neptune: 4,
  pluto: 4,
  saturn: 5,
  uranus: 5,
};

/** The weight of a contact: `base · (1 − orb / 1.5)`, 3 more when exact today, 1 more to Sun, Moon or an angle. */
export function contactWeight(contact: Contact): number {
  const nearness = Math.max(0, 1 - contact.orbDeg / NEAR_DEG);
  const personal = ['sun', 'moon', 'asc', 'mc'].includes(contact.point) ? 1 : 0;
  return BASE[contact.mover] * nearness + (contact.exactToday === null ? 0 : 3) + personal;
}

export function contactKey(contact: Contact): string {
  return `${contact.mover}-${contact.aspect}-${contact.point}`;
}

export type YouTopic = {
  readonly lead: Contact;
  /** The weightiest, when it has led for three days and steps back. */
  readonly stillNear: Contact | null;
};

/**
 * The contact that leads. `led` are the keys of the days before, yesterday first; a day without one is null. One that
 * has led three days running gives way to the next.
 */
export function chooseYou(sky: DaySky, led: readonly (string | null)[]): YouTopic | null {
  const ranked = sky.contacts.toSorted((a, b) => contactWeight(b) - contactWeight(a) || a.orbDeg - b.orbDeg);
  const [first, second] = ranked;
  if (first === undefined) return null;
  const before = led.slice(0, LONGEST_LEAD_DAYS);
  const tired = before.length === LONGEST_LEAD_DAYS && before.every((key) => key === contactKey(first));
  return tired && second !== undefined
    ? { lead: second, stillNear: first }
    : { lead: first, stillNear: null };
}

export type HoursTopic =
  | { readonly kind: 'moon'; readonly contact: MoonContact }
  | {
      readonly kind: 'hour';
      readonly hour: PlanetaryHour;
      readonly number: number;
      readonly ofDayRuler: boolean;
    }
  | { readonly kind: 'none'; readonly why: 'polar' | 'no-place' | 'no-hour' };

/**
 * An hour for it, between seven and ten: the Moon exact to Sun, Moon or Ascendant; else the hour of the leading planet
 * or of the planet it touches, nearest to the exact time (to noon on other days); else one of the day's own planet.
 */
export function chooseHours(sky: DaySky, lead: Contact | null): HoursTopic {
  const window = windowOf(sky, USABLE);
  const inside = (from: UnixMs, to: UnixMs): boolean => from >= window.from && to <= window.to;
  const moon = sky.moonContacts.find(
    ({ point, from, to }) => ['sun', 'moon', 'asc'].includes(point) && inside(from, to),
  );
  if (moon !== undefined) return { kind: 'moon', contact: moon };
  const { hours } = sky;
  if (hours === null) return { kind: 'none', why: 'no-place' };
  if (hours.type === 'polar') return { kind: 'none', why: 'polar' };
  const usable = hours.hours
    .map((hour, i) => ({ hour, number: i + 1 }))
    .filter(({ hour }) => inside(hour.from, hour.to));
  const wanted = lead === null ? [] : [lead.mover, lead.point];
  const target = lead?.exactToday ?? sky.day.noon;
  const nearest = (planets: readonly string[]): { hour: PlanetaryHour; number: number } | undefined =>
    usable
      .filter(({ hour }) => planets.includes(hour.planet))
      .toSorted((a, b) => gap(a.hour, target) - gap(b.hour, target))[0];
  const own = nearest(wanted);
  if (own !== undefined) return { kind: 'hour', ...own, ofDayRuler: false };
  const ruler: ClassicalPlanetId = hours.dayRuler;
  const ofDay = nearest([ruler]);
  return ofDay === undefined
    ? { kind: 'none', why: 'no-hour' }
    : { kind: 'hour', ...ofDay, ofDayRuler: true };
}

function gap(hour: PlanetaryHour, at: UnixMs): number {
  return Math.max(0, hour.from - at, at - hour.to);
}
