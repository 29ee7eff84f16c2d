/** When a planet comes back to where it stood at birth, or stands opposite it: every pass of the rounds around today. */
import type { Fact } from '#facts/fact.ts';
import { signOf } from '#astro/angle/sign.ts';
import type { ComputedBodyId } from '#astro/body/body-id.ts';
import { returnsOf } from '#astro/event/returns.ts';
import type { BodyReturn } from '#astro/event/returns.ts';
import { addDays, unixMs } from '#astro/time/instant.ts';
import type { UnixMs } from '#astro/time/instant.ts';
import { lonsOf } from './natal-lons.ts';
import type { NatalReading } from './natal-facts.ts';
import { derived, fact, instantsValue } from '../values.ts';

/** Mean days of one way round, and how long the passes of one round lie apart at the most. */
const ROUND_DAYS: Readonly<Record<string, number>> = {
  moon: 27.33,
  sun: 365.25,
  mercury: 365.25,
  venus: 365.25,
  mars: 687,
  jupiter: 4333,
  saturn: 10_759,
  chiron: 18_500,
  uranus: 30_700,
  neptune: 60_200,
  pluto: 90_600,
  northnode: 6793,
};
/** Passes further apart than this are of different rounds. */
const LOOP_DAYS = 500;
/** A person does not live to see rounds beyond this. */
const LIFE_DAYS = 100 * 365.25;
/** A natal place in doubt by more degrees than this gives no date. */
const WIDEST_DEG = 1.1;

/** @param apartDeg 0 for a return, 180 for an opposition */
export function cycleFacts(
  natal: NatalReading,
  name: string,
  apartDeg: 0 | 180,
  day: UnixMs,
): readonly Fact[] {
  const body = name as ComputedBodyId;
  const lons = lonsOf(natal, body);
  const first = lons[0] ?? 0;
  const swept = lons.map((lon) => ((lon - first + 540) % 360) - 180);
  const [low, high] = [Math.min(...swept), Math.max(...swept)];
  if (high - low > WIDEST_DEG) return [];
  const lon = (first + (low + high) / 2 + apartDeg + 360) % 360;
  const passes = passesOf(body, lon, natal, day);
  if (passes.length === 0) return [];
  const round = ROUND_DAYS[name] ?? 0;
  const doubtDays = Math.round(((high - low) / 2) * (round / 360) * 10) / 10;
  const id = `cycle.${name}.${apartDeg === 0 ? 'return' : 'opposition'}`;
  return [
    fact(
      id,
      instantsValue(passes.map(({ at }) => at)),
      'label.cycle',
      derived('back-at-its-natal-place', [`natal.${name}.degree`], 'source.astronomy-engine', {
        signs: passes.map(() => signOf(lon)),
        rounds: roundsOf(passes, Math.min(LOOP_DAYS, round / 2)),
        backwards: passes.map(({ retrograde }) => retrograde),
        ...(doubtDays > 0 ? { doubtDays } : {}),
      }),
      doubtDays > 0 ? 'in-range' : undefined,
    ),
  ];
}

/** From one round before today to one after it, inside the person's life. */
function passesOf(
  body: ComputedBodyId,
  lon: number,
  { chart, samples }: NatalReading,
  day: UnixMs,
): readonly BodyReturn[] {
  const birth = (chart ?? samples[0])?.at ?? day;
  const round = ROUND_DAYS[body] ?? 0;
  // The return of a body begins once it has left the place of birth for good.
  const from = Math.max(addDays(birth, Math.min(round / 4, 2000)), addDays(day, -1.15 * round));
  const to = Math.min(addDays(birth, LIFE_DAYS), addDays(day, 1.15 * round));
  return from >= to ? [] : returnsOf({ body, lon, from: unixMs(from), to: unixMs(to) });
}

/** Numbers the rounds from 0: passes not further apart than a loop are of one. */
function roundsOf(passes: readonly BodyReturn[], loopDays: number): readonly number[] {
  let round = 0;
  return passes.map(({ at }, i) => {
    const before = passes[i - 1];
    if (before !== undefined && at - before.at > loopDays * 86_400_000) round += 1;
    return round;
  });
}
