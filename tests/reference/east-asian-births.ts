/** Seeded random births for the cross-checks of the East Asian modes. */
import { resolveBirth } from '#astro/time/birth-moment.ts';
import type { BirthMoment } from '#astro/time/birth-moment.ts';
import { instantToWall } from '#astro/time/local-time.ts';
import { unixMs } from '#astro/time/instant.ts';
import type { UnixMs } from '#astro/time/instant.ts';
import { createZoneRules } from '#astro/time/zone.ts';

export const zoneRules = createZoneRules();

/** Whole numbers below `n`, the same for the same seed (Lehmer's generator). */
export function dice(seed: number): (n: number) => number {
  let state = seed;
  return (n) => {
    state = (state * 48_271) % 2_147_483_647;
    return state % n;
  };
}

/** A birth at an instant of a whole minute, on a clock of fixed offset. */
export function bornAt(at: UnixMs, offsetHours: number): BirthMoment {
  const { date, time } = instantToWall(at, offsetHours * 3600);
  const answer = resolveBirth(
    {
      date,
      time,
      plusMinusMin: 0,
      place: { name: '', latDeg: 30, lonDeg: offsetHours * 15 },
      zone: 'Etc/UTC',
      offsetSeconds: offsetHours * 3600,
      fold: null,
    },
    zoneRules,
  );
  if (answer.type !== 'moment') throw new Error(`no birth at ${date} ${time}`);
  return answer.moment;
}

const MINUTE = 60_000;
const FIRST = Date.parse('1901-01-01T00:00:00Z');
const SPAN_MIN = (Date.parse('2099-12-31T00:00:00Z') - FIRST) / MINUTE;

/** A minute of 1901–2099. */
export const anyMinute = (roll: (n: number) => number): UnixMs =>
  unixMs(FIRST + (roll(SPAN_MIN) % SPAN_MIN) * MINUTE);
