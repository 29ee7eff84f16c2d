/** The moving sky against a birth: sign changes ahead, the years of Saturn about the Moon, and the star of the day. */
import { present } from '#lib/assert.ts';
import { rememberRecent } from '#lib/recent.ts';
import { signIndex } from '#astro/angle/sign.ts';
import { addDays, unixMs } from '#astro/time/instant.ts';
import type { UnixMs } from '#astro/time/instant.ts';
import { grahaLon } from './graha.ts';
import type { GrahaId, SkySchool } from './graha.ts';

/** Days between looks and how far ahead: a planet stays out of a sign for longer than a step, or comes back to be seen. */
const SEARCH: Readonly<Partial<Record<GrahaId, { readonly stepDays: number; readonly aheadDays: number }>>> =
  {
    saturn: { stepDays: 15, aheadDays: 1200 },
    jupiter: { stepDays: 10, aheadDays: 450 },
    rahu: { stepDays: 20, aheadDays: 620 },
  };

/** The three whose changes are dated. */
export const SLOW_GRAHAS = ['saturn', 'jupiter', 'rahu'] as const;
export type SlowGraha = (typeof SLOW_GRAHAS)[number];

const recentChanges = rememberRecent<UnixMs | null>(12);

const MINUTE = 60_000;

/** The next instant at which a slow graha is in another sign, to the minute; null when none is near. */
export function nextSignChange(graha: SlowGraha, from: UnixMs, school: SkySchool): UnixMs | null {
  return recentChanges(JSON.stringify([graha, from, school]), () => searchChange(graha, from, school));
}

function searchChange(graha: SlowGraha, from: UnixMs, school: SkySchool): UnixMs | null {
  const { stepDays, aheadDays } = present(SEARCH[graha], graha);
  const signOn = (at: UnixMs): number => signIndex(grahaLon(graha, at, school));
  const now = signOn(from);
  for (let days = stepDays; days <= aheadDays; days += stepDays) {
    const at = addDays(from, days);
    if (signOn(at) === now) continue;
    let [lo, hi] = [addDays(from, days - stepDays), at];
    while (hi - lo > MINUTE) {
      const middle = unixMs((lo + hi) / 2);
      if (signOn(middle) === now) lo = middle;
      else hi = middle;
    }
    return unixMs(Math.round(hi / MINUTE) * MINUTE);
  }
  return null;
}

/** Saturn before, over and after the Moon's sign: about two and a half years each. */
export const SADE_SATI_STATES = ['none', 'rising', 'peak', 'setting'] as const;
export type SadeSati = (typeof SADE_SATI_STATES)[number];

/** From the place of Saturn's sign counted from the natal Moon's. */
export function sadeSatiOf(countFromMoon: number): SadeSati {
  if (countFromMoon === 12) return 'rising';
  if (countFromMoon === 1) return 'peak';
  return countFromMoon === 2 ? 'setting' : 'none';
}

/** The nine relations of a day's mansion to the natal Moon's, in order. Source: Muhurta Chintamani, ch. 2. */
export const TARA_IDS = [
  'janma',
  'sampat',
  'vipat',
  'kshema',
  'pratyari',
  'sadhaka',
  'vadha',
  'mitra',
  'ati-mitra',
] as const;
export type TaraId = (typeof TARA_IDS)[number];

/** Mansions as numbers 1–27. */
export function taraOf(natal: number, day: number): TaraId {
  return present(TARA_IDS[(((day - natal) % 27) + 27) % 9], 'tara');
}
