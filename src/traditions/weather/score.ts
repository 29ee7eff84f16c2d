/** Testimonies of the charts and the five sums: which quality the old rules would put first. Ranks, never temperatures. */
import type { WeatherChart } from './chart.ts';
import { isLight } from './chart.ts';
import { NATURES, ORBS, PAIR_RULES, QUALITIES, WEIGHTS } from './natures.ts';
import type { Quality } from './natures.ts';
import { seasonFactor } from './season.ts';
import type { SeasonId } from './season.ts';

/** One thing a chart says, with the fact it is read off. */
export type Testimony = {
  readonly rule: 'angular' | 'exact-to-light' | 'pair';
  readonly of: string;
  readonly quality: Quality;
  readonly weight: number;
};

/** All testimonies of a chart whose facts stand under `prefix` (`weather.ingress`). */
export function testimoniesOf(prefix: string, { planets, aspects }: WeatherChart): readonly Testimony[] {
  const angular = planets.flatMap(({ planet, angle }) =>
    angle === null
      ? []
      : NATURES[planet].map((quality): Testimony => ({
          rule: 'angular',
          of: `${prefix}.${planet}.angle`,
          quality,
          weight: WEIGHTS.angular,
        })),
  );
  const touching = aspects.flatMap(({ a, aspect, b, orbDeg }) => {
    const of = `${prefix}.${a}-${aspect}-${b}.orb`;
    const pair = (PAIR_RULES[`${a}-${b}`] ?? []).map((quality): Testimony => ({
      rule: 'pair',
      of,
      quality,
      weight: WEIGHTS.pair,
    }));
    // Of two lights neither is the planet that touches one.
    const [toucher] = isLight(a) === isLight(b) ? [] : [isLight(a) ? b : a];
    const exact =
      toucher === undefined || orbDeg > ORBS.exact
        ? []
        : NATURES[toucher].map((quality): Testimony => ({
            rule: 'exact-to-light',
            of,
            quality,
            weight: WEIGHTS.exactToLight,
          }));
    return [...exact, ...pair];
  });
  return [...angular, ...touching];
}

export type Scores = Readonly<Record<Quality, number>>;

/** Sums of weight times season, whole numbers. */
export function scoresOf(testimonies: readonly Testimony[], season: SeasonId | null): Scores {
  const sums = { heat: 0, cold: 0, moisture: 0, wind: 0, storm: 0 };
  for (const { quality, weight } of testimonies) sums[quality] += weight * seasonFactor(quality, season);
  return sums;
}

/** Qualities from the highest sum down, those with none left out; equal ones in the order of the list. */
export function ranked(scores: Scores): readonly Quality[] {
  return QUALITIES.filter((quality) => scores[quality] > 0).toSorted((a, b) => scores[b] - scores[a]);
}
