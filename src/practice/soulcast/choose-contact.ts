/** Which contact of a day matters most to a person. A function of the day and the chart alone, so that devices agree. */
import { present } from '#lib/assert.ts';
import type { AspectId } from '#astro/aspect/aspect-id.ts';
import type { PlanetId } from '#astro/body/body-id.ts';
import { MS_PER_DAY, unixMs } from '#astro/time/instant.ts';
import { hash32 } from '../soul-loop/variant.ts';
import { NEAR_DEG } from './day-sky.ts';
import type { Contact, DaySky, MoonContact } from './day-sky.ts';
import type { ContactWords, SoulcastWords } from './words.ts';

/** Days between two turns of one contact, so that its words come back after two weeks at the earliest. */
const TURN_DAYS = 15;

/** How much each planet's contact counts; the slow ones come seldom. */
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

/** The weight of a contact: `base · (1 − orb / 1.5)`, plus 3 when exact today, else 2, plus 1 to Sun, Moon or an angle. */
export function contactWeight(contact: Contact): number {
  const nearness = Math.max(0, 1 - contact.orbDeg / NEAR_DEG);
  const personal = ['sun', 'moon', 'asc', 'mc'].includes(contact.point) ? 1 : 0;
  return BASE[contact.mover] * nearness + (contact.exactToday === null ? 2 : 3) + personal;
}

export type Touch = Pick<Contact, 'mover' | 'aspect' | 'point'>;

/** `mercury-sextile-neptune`, as facts name it. */
export function contactKey({ mover, aspect, point }: Touch): string {
  return `${mover}-${aspect}-${point}`;
}

/** How two points meet, as the tables of meanings name it. */
export function toneOf(aspect: AspectId): 'together' | 'tense' | 'easy' {
  if (aspect === 'conjunction') return 'together';
  return aspect === 'trine' || aspect === 'sextile' ? 'easy' : 'tense';
}

/** `mercury-easy-neptune`, as the tables of words name it. */
export function rowKey({ mover, aspect, point }: Touch): string {
  return `${mover}-${toneOf(aspect)}-${point}`;
}

/** The row of a contact in the tables of meanings. */
export function contactWords(touch: Touch, { transits, content }: SoulcastWords): ContactWords {
  const id = `transit.${rowKey(touch)}`;
  return present(transits[id] ?? content.rows[id], id);
}

/** Which third of its sign the Moon is in at noon. It never stays in one for two noons. */
export function thirdOf(lon: number): number {
  return Math.floor((lon % 30) / 10);
}

/** Whether it is a contact's turn: the day it is exact, and every fifteenth day from there while it stays near. */
export function hasTurn(contact: Contact, { day }: Pick<DaySky, 'day'>): boolean {
  if (contact.exactToday !== null) return true;
  const gaps = contact.passes.map((at) => Math.round((day.noon - at) / MS_PER_DAY));
  const [first] = gaps;
  if (first === undefined) {
    const today = Math.floor(Date.parse(`${day.date}T00:00:00Z`) / MS_PER_DAY);
    return today % TURN_DAYS === hash32(contactKey(contact)) % TURN_DAYS;
  }
  return gaps.every((gap) => Math.abs(gap) >= TURN_DAYS) && first % TURN_DAYS === 0;
}

export type YouTopic =
  | { readonly kind: 'planet'; readonly contact: Contact }
  | { readonly kind: 'moon'; readonly contact: MoonContact }
  | { readonly kind: 'quiet' };

/**
 * The weightiest contact that has its turn today; without one, an exact contact of the Moon; else a quiet day. `closed` are
 * the rows that are not for this person's age.
 */
export function chooseYou(sky: DaySky, closed: ReadonlySet<string>): YouTopic {
  const [contact] = sky.contacts
    .filter((each) => !closed.has(rowKey(each)) && hasTurn(each, sky))
    .toSorted((a, b) => contactWeight(b) - contactWeight(a) || a.orbDeg - b.orbDeg);
  if (contact !== undefined) return { kind: 'planet', contact };
  const moon = chooseMoon(sky, closed);
  return moon === null ? { kind: 'quiet' } : { kind: 'moon', contact: moon };
}

/** A point has each of these once a month; the others come back within two weeks. */
const MONTHLY: ReadonlySet<AspectId> = new Set(['conjunction', 'opposition']);

/** Hours of the clock in which most people are awake. */
const WAKING = { from: 7, to: 23 } as const;

function chooseMoon({ day, moonContacts }: DaySky, closed: ReadonlySet<string>): MoonContact | null {
  const at = (hour: number) => unixMs(day.noon + (hour - 12) * 3_600_000);
  const awake = (contact: MoonContact): number =>
    contact.from >= at(WAKING.from) && contact.to <= at(WAKING.to) ? 0 : 1;
  // Equals are drawn by the date, so that the same point does not win every time.
  const drawn = (contact: MoonContact): number => hash32(`${day.date} ${contact.aspect} ${contact.point}`);
  const [first] = moonContacts
    .filter((each) => !closed.has(rowKey({ ...each, mover: 'moon' })))
    .toSorted(
      (a, b) =>
        Number(MONTHLY.has(b.aspect)) - Number(MONTHLY.has(a.aspect)) ||
        awake(a) - awake(b) ||
        drawn(a) - drawn(b),
    );
  return first ?? null;
}
