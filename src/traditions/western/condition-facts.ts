/**
 * How well placed the seven visible planets are: essential dignity by five rulers, sect, nearness to the Sun, mutual
 * reception. Each holds over a doubtful time only when every sample agrees.
 */
import { present } from '#lib/assert.ts';
import type { Fact, Survival } from '#facts/fact.ts';
import {
  CLASSICAL_PLANET_IDS,
  DIGNITY_POINTS,
  essentialDignity,
  mutualReceptions,
  sectCondition,
  solarCondition,
} from '#astro/chart/dignity.ts';
import type { ClassicalPlanetId } from '#astro/chart/dignity.ts';
import { bodyIn } from '#astro/chart/natal.ts';
import type { NatalChart } from '#astro/chart/natal.ts';
import { countValue, derived, fact, idsValue, idValue } from '../values.ts';

const SOURCE = 'source.western-tradition';

type Holds = (holds: boolean) => Survival | undefined;

/** `holds` turns "true in every sample" into what is written with a fact. */
export function conditionFacts(
  chart: NatalChart | null,
  samples: readonly NatalChart[],
  holds: Holds,
): readonly Fact[] {
  const base = chart ?? present(samples[0], 'sample');
  /** One value read off every sample: a fact where it may stand, else none. */
  const read = <Value>(
    of: (chart: NatalChart) => Value | null,
    write: (value: Value, held: Survival | undefined) => Fact,
  ): readonly Fact[] => {
    const shown = of(base);
    if (shown === null) return [];
    const lasting = samples.every((sample) => JSON.stringify(of(sample)) === JSON.stringify(shown));
    return chart === null && !lasting ? [] : [write(shown, holds(lasting))];
  };
  const lonIn = (one: NatalChart, body: ClassicalPlanetId): number => bodyIn(one.bodies, body).lon;
  return CLASSICAL_PLANET_IDS.flatMap((body) => [
    ...read(
      (one) => essentialDignity(body, lonIn(one, body), one.sect),
      ({ held, score }, survives) =>
        fact(
          `natal.${body}.dignity-score`,
          countValue(score),
          'label.dignity-score',
          derived('sum-of-dignities', [`natal.${body}.degree`], SOURCE, {
            rows: held.map((id) => ({ id, points: DIGNITY_POINTS[id] })),
          }),
          survives,
        ),
    ),
    ...read(
      (one) =>
        one.sect === null ? null : sectCondition(body, lonIn(one, body), lonIn(one, 'sun'), one.sect),
      (condition, survives) =>
        fact(
          `natal.${body}.sect-condition`,
          idValue(condition),
          'label.sect-condition',
          derived('planet-of-the-sect', ['natal.sect'], SOURCE),
          survives,
        ),
    ),
    ...read(
      (one) => solarCondition(body, lonIn(one, body), lonIn(one, 'sun')),
      (condition, survives) =>
        fact(
          `natal.${body}.sun-condition`,
          idValue(condition),
          'label.sun-condition',
          derived('distance-from-the-sun', [`natal.${body}.degree`, 'natal.sun.degree'], SOURCE),
          survives,
        ),
    ),
    ...read(
      (one) => {
        const partners = mutualReceptions(one.bodies).flatMap(({ a, b }) =>
          a === body ? [b] : b === body ? [a] : [],
        );
        return partners.length === 0 ? null : partners;
      },
      (partners, survives) =>
        fact(
          `natal.${body}.reception`,
          idsValue(partners),
          'label.reception',
          derived(
            'mutual-reception',
            [body, ...partners].map((one) => `natal.${one}.sign`),
            SOURCE,
          ),
          survives,
        ),
    ),
  ]);
}
