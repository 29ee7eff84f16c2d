/** The day and the instant that a question is about, and the schools that were chosen. */
import { isCivilDate, parseIsoDate } from '#astro/time/local-time-calendar.ts';
import { unixMs } from '#astro/time/instant.ts';
import type { UnixMs } from '#astro/time/instant.ts';
import { localDate } from '#lib/local-date.ts';
import type { TraditionInputs } from '../tradition.ts';

export type Asked = {
  /** `YYYY-MM-DD` in the zone of the person. */
  readonly day: string;
  /** `now` cut to the minute when the day is today, else noon of the day there. */
  readonly at: UnixMs;
};

const MINUTE = 60_000;

/** Years the engine is made for (astro/time/birth-date.ts). */
const FIRST_YEAR = 1800;
const LAST_YEAR = 2400;

/** What is asked about. A zone that the platform does not know is read as UTC, a date that is none, or out of the engine's years, as today. */
export function askedAbout({ now, zone, day, zoneRules }: TraditionInputs): Asked {
  const known = zoneRules.isZone(zone) ? zone : 'Etc/UTC';
  const at = unixMs(Math.floor(now / MINUTE) * MINUTE);
  const today = localDate(at, known);
  const civil = parseIsoDate(day);
  if (civil === null || !isCivilDate(civil) || day === today) return { day: today, at };
  if (civil.year < FIRST_YEAR || civil.year > LAST_YEAR) return { day: today, at };
  const noon = Date.parse(`${day}T12:00:00Z`);
  return { day, at: unixMs(noon - zoneRules.offsetSeconds(known, unixMs(noon)) * 1000) };
}

type Offered = Readonly<Record<string, readonly [string, ...string[]]>>;

/** For each choice what was chosen, when it is one of those offered; the first of them otherwise. */
export function chosenSchools<const Choices extends Offered>(
  offered: Choices,
  given: Readonly<Record<string, string>>,
): { readonly [Name in keyof Choices]: Choices[Name][number] } {
  const chosen = Object.entries(offered).map(([name, choices]) => [
    name,
    choices.find((choice) => choice === given[name]) ?? choices[0],
  ]);
  return Object.fromEntries(chosen) as { readonly [Name in keyof Choices]: Choices[Name][number] };
}
