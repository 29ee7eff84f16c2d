/** The eclipse of the Moon that comes next, as a listener's own calendar and sky have it. */
import type { LunarEclipseKind } from '#astro/event/eclipses.ts';
import { lunarEclipses } from '#astro/event/eclipses.ts';
import { isUp } from '#astro/event/rise-set.ts';
import type { Place } from '#astro/house/angles.ts';
import { addDays } from '#astro/time/instant.ts';
import type { UnixMs } from '#astro/time/instant.ts';
import { instantToLocal } from '#astro/time/local-time.ts';
import type { ZoneRules } from '#astro/time/zone.ts';

export type NextLunarEclipse = {
  /** Greatest eclipse, within 20 s. */
  readonly at: UnixMs;
  readonly kind: LunarEclipseKind;
  /** The listener's own date then, `YYYY-MM-DD`. */
  readonly date: string;
  /** Where their Moon stands at that moment; null when their place is not known. */
  readonly moonIsUp: boolean | null;
};

/** There are at least two a year, so one stretch of this many days nearly always holds one. */
const STRETCH_DAYS = 200;

/**
 * The next lunar eclipse whose middle is after `now`, the hardly visible penumbral ones too. `zone` is an IANA name and
 * decides the date; `place` decides whether the Moon is up. Throws on an unknown zone. 20 to 100 ms of work.
 */
export function nextLunarEclipse(
  now: UnixMs,
  zone: string,
  rules: ZoneRules,
  place: Place | null,
): NextLunarEclipse {
  for (let from = now; ; from = addDays(from, STRETCH_DAYS)) {
    const [next] = lunarEclipses(from, addDays(from, STRETCH_DAYS)).filter(({ at }) => at > now);
    if (next === undefined) continue;
    return {
      at: next.at,
      kind: next.kind,
      date: instantToLocal(next.at, zone, rules).date,
      moonIsUp: place === null ? null : isUp('moon', place, next.at),
    };
  }
}
