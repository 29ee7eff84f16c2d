/** When a moving star next stands in another sign. */
import { rememberRecent } from '#lib/recent.ts';
import { signIndex } from '#astro/angle/sign.ts';
import { addDays, unixMs } from '#astro/time/instant.ts';
import type { UnixMs } from '#astro/time/instant.ts';
import type { ThaiStarId } from '../suriyayatra/suriyayatra.ts';
import { starLon } from './thai-sky.ts';
import type { ThaiSystem } from './thai-sky.ts';

/** Days between looks in the modern sky, and how far ahead. Suriyayatra is looked at at least daily: it costs next to nothing. */
const SEARCH: Readonly<Record<ThaiStarId, readonly [stepDays: number, aheadDays: number]>> = {
  moon: [0.5, 4],
  sun: [2, 35],
  mercury: [2, 130],
  venus: [3, 180],
  mars: [4, 280],
  jupiter: [8, 460],
  saturn: [12, 1200],
  rahu: [20, 620],
  ketu: [10, 120],
  uranus: [25, 3300],
};

const MINUTE = 60_000;
const recent = rememberRecent<UnixMs | null>(40);

/** To the minute; null when none is near. */
export function nextIngress(star: ThaiStarId, from: UnixMs, system: ThaiSystem): UnixMs | null {
  return recent(`${star} ${from} ${system}`, () => search(star, from, system));
}

function search(star: ThaiStarId, from: UnixMs, system: ThaiSystem): UnixMs | null {
  const [coarse, aheadDays] = SEARCH[star];
  const stepDays = system === 'suriyayatra' ? Math.min(1, coarse) : coarse;
  const signOn = (at: UnixMs): number => signIndex(starLon(star, at, system));
  const now = signOn(from);
  for (let days = stepDays; days <= aheadDays; days += stepDays) {
    if (signOn(addDays(from, days)) === now) continue;
    let [lo, hi] = [addDays(from, days - stepDays), addDays(from, days)];
    while (hi - lo > MINUTE) {
      const middle = unixMs((lo + hi) / 2);
      if (signOn(middle) === now) lo = middle;
      else hi = middle;
    }
    return unixMs(Math.round(hi / MINUTE) * MINUTE);
  }
  return null;
}
