/** The moment a question is about: now, or noon of another day that was asked for. */
import { addDays, MS_PER_DAY, unixMs } from '#astro/time/instant.ts';
import type { UnixMs } from '#astro/time/instant.ts';
import { localDate } from '#lib/local-date.ts';
import type { TraditionInputs } from '../tradition.ts';

type Asked = Pick<TraditionInputs, 'now' | 'day' | 'zone' | 'zoneRules'>;

const MINUTE = 60_000;
const HOUR = 3_600_000;

/** Whole minutes of UTC. */
export function askedMoment(asked: Asked): UnixMs {
  const now = unixMs(Math.floor(asked.now / MINUTE) * MINUTE);
  return localDate(now, asked.zone) === asked.day ? now : atLocalHour(asked, asked.day, 12);
}

/** The instant of a whole hour of a local day, by the offset of the zone at about that time. */
export function atLocalHour({ zone, zoneRules }: Asked, day: string, hour: number): UnixMs {
  const asUtc = Date.parse(`${day}T00:00:00Z`) + hour * HOUR;
  const offset = zoneRules.offsetSeconds(zone, unixMs(asUtc));
  return unixMs(asUtc - offset * 1000);
}

/** An instant on the clock of a zone: the civil day counted from 1970-01-01, and the minute of it. */
export function clockIn(
  { zone, zoneRules }: Pick<Asked, 'zone' | 'zoneRules'>,
  at: UnixMs,
): { readonly day: number; readonly minute: number } {
  const local = at + zoneRules.offsetSeconds(zone, at) * 1000;
  const day = Math.floor(local / MS_PER_DAY);
  return { day, minute: Math.floor((local - day * MS_PER_DAY) / MINUTE) };
}

/** The instant and two minutes to either side, for what changes at a minute. */
export function aroundMoment(at: UnixMs): readonly UnixMs[] {
  return [at, addDays(at, -2 / 1440), addDays(at, 2 / 1440)];
}
