/**
 * The figures of a birth chart as facts: minor aspects, parallels, the Vertex and the lots, patterns, the shape, and
 * bodies out of bounds. Each with what becomes of it over the doubt in the birth time.
 */
import { present } from '#lib/assert.ts';
import type { Fact, Survival } from '#facts/fact.ts';
import { PLANET_IDS } from '#astro/body/body-id.ts';
import { LOT_IDS } from '#astro/chart/lot.ts';
import { bodyIn } from '#astro/chart/natal.ts';
import type { ChartPoint, NatalChart } from '#astro/chart/natal.ts';
import { patternsOf } from '#astro/chart/pattern.ts';
import type { ChartPattern } from '#astro/chart/pattern.ts';
import { shapeOf } from '#astro/chart/shape.ts';
import {
  degreesValue,
  derived,
  fact,
  flagValue,
  idsValue,
  idValue,
  oneOrEither,
  rangeValue,
} from '../values.ts';

const POSITION_SOURCE = 'source.astronomy-engine';
const TRADITION_SOURCE = 'source.western-tradition';
const ORB_SOURCE = 'source.orb-table';
const FIGURE_SOURCE = 'source.figure-rules';

type Holds = (holds: boolean) => Survival | undefined;

/** `holds` turns "true in every sample" into what is written with a fact. */
export function figureFacts(
  chart: NatalChart | null,
  samples: readonly NatalChart[],
  holds: Holds,
): readonly Fact[] {
  return [
    ...pairFacts(chart, samples, holds, ({ minorAspects }) =>
      minorAspects.map((one) => ({
        ...one,
        key: `${one.a}-${one.aspect}-${one.b}`,
        method: 'aspect-within-orb',
      })),
    ),
    ...pairFacts(chart, samples, holds, ({ parallels }) =>
      parallels.map((one) => ({
        ...one,
        key: `${one.a}-${one.kind}-${one.b}`,
        method: 'equal-declinations',
      })),
    ),
    ...boundsFacts(chart, samples, holds),
    ...patternFacts(chart, samples, holds),
    ...shapeFacts(chart, samples, holds),
    ...(chart === null ? [] : pointFacts(chart, samples, holds)),
  ];
}

type Pair = {
  readonly key: string;
  readonly method: string;
  readonly a: string;
  readonly b: string;
  readonly orb: number;
  readonly orbLimit: number;
};

/** Without a time only what holds at every hour is said; with a doubtful one the fact stands, marked. */
function pairFacts(
  chart: NatalChart | null,
  samples: readonly NatalChart[],
  holds: Holds,
  pairsOf: (chart: NatalChart) => readonly Pair[],
): readonly Fact[] {
  const seen = samples.map((sample) => new Map(pairsOf(sample).map((pair) => [pair.key, pair.orb])));
  return pairsOf(chart ?? present(samples[0], 'sample')).flatMap(({ key, method, a, b, orb, orbLimit }) => {
    const orbs = seen.flatMap((pairs) => pairs.get(key) ?? []);
    const lasting = orbs.length === samples.length;
    if (chart === null && !lasting) return [];
    const value = chart === null ? rangeValue(Math.min(...orbs), Math.max(...orbs)) : degreesValue(orb);
    const how = derived(method, [`natal.${a}.degree`, `natal.${b}.degree`], ORB_SOURCE, { limit: orbLimit });
    return [fact(`natal.${key}.orb`, value, 'label.aspect-orb', how, holds(lasting))];
  });
}

function boundsFacts(
  chart: NatalChart | null,
  samples: readonly NatalChart[],
  holds: Holds,
): readonly Fact[] {
  const base = chart ?? present(samples[0], 'sample');
  return base.bodies.flatMap(({ body, outOfBounds, dec }) => {
    if (!outOfBounds) return [];
    const lasting = samples.every((sample) => bodyIn(sample.bodies, body).outOfBounds);
    if (chart === null && !lasting) return [];
    const how = derived('beyond-the-sun', [`natal.${body}.degree`], POSITION_SOURCE, {
      declinationDeg: Math.round(dec * 100) / 100,
    });
    return [fact(`natal.${body}.out-of-bounds`, flagValue(true), 'label.out-of-bounds', how, holds(lasting))];
  });
}

/** Numbered within their kind in the order of `patternsOf`, so that two T-squares have two ids. */
function patternFacts(
  chart: NatalChart | null,
  samples: readonly NatalChart[],
  holds: Holds,
): readonly Fact[] {
  const keyOf = ({ kind, points }: ChartPattern): string => `${kind} ${points.join(' ')}`;
  const seen = samples.map((sample) => new Set(patternsOf(sample).map(keyOf)));
  const numbers = new Map<string, number>();
  return patternsOf(chart ?? present(samples[0], 'sample')).flatMap((pattern) => {
    const lasting = seen.every((keys) => keys.has(keyOf(pattern)));
    if (chart === null && !lasting) return [];
    const { kind, points, apex, sign } = pattern;
    const n = (numbers.get(kind) ?? 0) + 1;
    numbers.set(kind, n);
    const from = points.map((point) => `natal.${point}.degree`);
    const how = derived('figure-of-aspects', from, FIGURE_SOURCE, { apex, sign });
    return [fact(`natal.pattern.${kind}.${n}`, idsValue(points), 'label.pattern', how, holds(lasting))];
  });
}

function shapeFacts(chart: NatalChart | null, samples: readonly NatalChart[], holds: Holds): readonly Fact[] {
  const kinds = samples.map((sample) => shapeOf(sample).kind);
  const lasting = kinds.every((kind) => kind === kinds[0]);
  if (chart === null && !lasting) return [];
  const { kind, gapDeg, leader, handle } = shapeOf(chart ?? present(samples[0], 'sample'));
  const how = derived(
    'ten-planets-about-the-circle',
    PLANET_IDS.map((body) => `natal.${body}.degree`),
    FIGURE_SOURCE,
    { gapDeg: Math.round(gapDeg * 10) / 10, leader, handle },
  );
  return [fact('natal.shape', idValue(kind), 'label.shape', how, holds(lasting))];
}

/** The Vertex and the lots turn as fast as the Ascendant: their degree never holds over a doubt. */
function pointFacts(chart: NatalChart, samples: readonly NatalChart[], holds: Holds): readonly Fact[] {
  const placed = (
    prefix: string,
    pointIn: (chart: NatalChart) => ChartPoint | null | undefined,
    how: ReturnType<typeof derived>,
  ): readonly Fact[] => {
    const point = pointIn(chart);
    if (point === null || point === undefined) return [];
    const seen = samples.map((sample) => present(pointIn(sample), prefix));
    const signs = seen.map(({ sign }) => sign);
    const sameSign = signs.every((sign) => sign === signs[0]);
    const facts = [
      fact(
        `${prefix}.sign`,
        sameSign ? idValue(point.sign) : oneOrEither([point.sign, ...signs]),
        'label.point-sign',
        how,
        holds(sameSign),
      ),
      fact(
        `${prefix}.degree`,
        degreesValue(point.lon),
        'label.point-degree',
        how,
        holds(samples.length === 1),
      ),
    ];
    if (point.house === null) return facts;
    const sameHouse = seen.every(({ house }) => house === point.house);
    const house = fact(
      `${prefix}.house`,
      idValue(String(point.house)),
      'label.point-house',
      derived('house-of-longitude', [`${prefix}.degree`], TRADITION_SOURCE, {
        system: present(chart.houses, 'houses').system,
      }),
      holds(sameHouse),
    );
    return [...facts, house];
  };
  const vertex = derived('west-of-the-prime-vertical', [], POSITION_SOURCE);
  const lot = derived(
    'lot-by-sect',
    ['natal.asc.degree', 'natal.sun.degree', 'natal.moon.degree', 'natal.sect'],
    TRADITION_SOURCE,
  );
  return [
    ...placed('natal.vertex', (one) => one.vertex, vertex),
    ...LOT_IDS.flatMap((id) => placed(`natal.lot.${id}`, (one) => one.lots?.[id], lot)),
  ];
}
