import { elementOf, modalityOf } from '../angle/sign.ts';
import type { ElementId, ModalityId, SignId } from '../angle/sign.ts';
import type { AnyAspectId } from '../aspect/aspect-id.ts';
import { comparePoints, PLANET_IDS } from '../body/body-id.ts';
import type { PlanetId, PointId } from '../body/body-id.ts';
import type { HouseNumber } from '../house/cusps.ts';
import type { ChartBody, NatalChart } from './natal.ts';

export const PATTERN_KINDS = [
  'grand-cross',
  't-square',
  'kite',
  'grand-trine',
  'mystic-rectangle',
  'yod',
  'stellium',
] as const;
export type PatternKind = (typeof PATTERN_KINDS)[number];

/** A figure that several planets make together. */
export type ChartPattern = {
  readonly kind: PatternKind;
  /** In pair order. */
  readonly points: readonly PointId[];
  /**
   * The planet the figure points at: both squares, both quincunxes, or the kite's opposition. Null when it
   * has none.
   */
  readonly apex: PointId | null;
  /** The sign of the apex, or the one all share; null when there is neither. */
  readonly sign: SignId | null;
  /** The house of the apex, or the one all share. */
  readonly house: HouseNumber | null;
  /** The element all points share: of a grand trine, of a kite's trine, of a stellium in one sign. */
  readonly element: ElementId | null;
  /** The modality all points share: of a T-square, of a grand cross, of a stellium in one sign. */
  readonly modality: ModalityId | null;
};

/** What a pattern is read from. */
export type PatternChart = Pick<NatalChart, 'bodies' | 'aspects' | 'minorAspects'>;

/**
 * The patterns of a chart, among the ten planets (Sun and Moon with them; no nodes, angles, Chiron or
 * Lilith): in the order of PATTERN_KINDS, then of the planets.
 *
 * A figure stands on the aspects of the chart, so on its orbs, out of sign or not:
 * - grand trine: three trines;
 * - kite: a grand trine, and a planet opposite one of its corners and in sextile to the other two;
 * - T-square: an opposition, and a planet square to both ends;
 * - grand cross: two oppositions and the four squares between them;
 * - mystic rectangle: two oppositions, two sextiles and two trines between them;
 * - yod: a sextile, and a planet in quincunx to both ends;
 * - stellium: three planets or more in one sign or in one house, at least one of them from the Moon to Mars,
 *   and at least one besides the Sun, Mercury and Venus, which are never far apart.
 *
 * A figure that is part of a larger one is not listed again: a grand trine inside a kite, a T-square inside a
 * grand cross. Rules: docs/adr/0031.
 */
export function patternsOf(chart: PatternChart): readonly ChartPattern[] {
  const sky = linksOf(chart);
  const trines = grandTrines(sky);
  const kites = trines.flatMap((trine) => kitesOn(trine, sky));
  const crosses = grandCrosses(sky);
  const squares = tSquares(sky);
  const isInside = (part: Figure, wholes: readonly Figure[]): boolean =>
    wholes.some((whole) => part.points.every((point) => whole.points.includes(point)));
  const figures: readonly Figure[] = [
    ...crosses,
    ...squares.filter((square) => !isInside(square, crosses)),
    ...kites,
    ...trines.filter((trine) => !isInside(trine, kites)),
    ...mysticRectangles(sky),
    ...yods(sky),
  ];
  return [...figures.map((figure) => describeFigure(figure, sky)), ...stelliums(sky)];
}

type Figure = {
  readonly kind: Exclude<PatternKind, 'stellium'>;
  readonly points: readonly PlanetId[];
  readonly apex: PlanetId | null;
};

/** The planets and the aspects between them, in pair order. */
type Sky = {
  readonly planets: readonly ChartBody[];
  readonly links: readonly (readonly [PlanetId, AnyAspectId, PlanetId])[];
  readonly stand: (a: PlanetId, b: PlanetId, aspect: AnyAspectId) => boolean;
};

function linksOf({ bodies, aspects, minorAspects }: PatternChart): Sky {
  const links = [...aspects, ...minorAspects].flatMap(({ a, aspect, b }) =>
    isPlanet(a) && isPlanet(b) ? [[a, aspect, b] as const] : [],
  );
  links.sort(([a, , b], [c, , d]) => comparePoints(a, c) || comparePoints(b, d));
  const aspectOf = new Map<PlanetId, Map<PlanetId, AnyAspectId>>(PLANET_IDS.map((id) => [id, new Map()]));
  for (const [a, aspect, b] of links) {
    aspectOf.get(a)?.set(b, aspect);
    aspectOf.get(b)?.set(a, aspect);
  }
  return {
    planets: bodies.filter(({ body }) => isPlanet(body)),
    links,
    stand: (a, b, aspect) => aspectOf.get(a)?.get(b) === aspect,
  };
}

const PLANETS: ReadonlySet<PointId> = new Set(PLANET_IDS);

function isPlanet(id: PointId): id is PlanetId {
  return PLANETS.has(id);
}

/** Pairs of planets in an aspect, each once. */
function pairsIn({ links }: Sky, wanted: AnyAspectId): readonly (readonly [PlanetId, PlanetId])[] {
  return links.flatMap(([a, aspect, b]) => (aspect === wanted ? [[a, b] as const] : []));
}

/** Pairs of oppositions that share no planet, each once. */
function crossings(sky: Sky): readonly (readonly [PlanetId, PlanetId, PlanetId, PlanetId])[] {
  const oppositions = pairsIn(sky, 'opposition');
  return oppositions.flatMap(([a, b], i) =>
    oppositions
      .slice(i + 1)
      .filter(([c, d]) => a !== c && a !== d && b !== c && b !== d)
      .map(([c, d]) => [a, b, c, d] as const),
  );
}

function figure(kind: Figure['kind'], points: readonly PlanetId[], apex: PlanetId | null = null): Figure {
  return { kind, points: points.toSorted(comparePoints), apex };
}

function grandTrines(sky: Sky): readonly Figure[] {
  return pairsIn(sky, 'trine').flatMap(([a, b]) =>
    PLANET_IDS.slice(PLANET_IDS.indexOf(b) + 1)
      .filter((c) => sky.stand(a, c, 'trine') && sky.stand(b, c, 'trine'))
      .map((c) => figure('grand-trine', [a, b, c])),
  );
}

function kitesOn({ points }: Figure, sky: Sky): readonly Figure[] {
  return PLANET_IDS.flatMap((tip) =>
    points.flatMap((corner) => {
      const others = points.filter((point) => point !== corner);
      const isKite =
        sky.stand(tip, corner, 'opposition') && others.every((other) => sky.stand(tip, other, 'sextile'));
      return isKite ? [figure('kite', [...points, tip], tip)] : [];
    }),
  );
}

function tSquares(sky: Sky): readonly Figure[] {
  return pairsIn(sky, 'opposition').flatMap(([a, b]) =>
    PLANET_IDS.filter((c) => sky.stand(a, c, 'square') && sky.stand(b, c, 'square')).map((c) =>
      figure('t-square', [a, b, c], c),
    ),
  );
}

function grandCrosses(sky: Sky): readonly Figure[] {
  return crossings(sky)
    .filter(([a, b, c, d]) => [a, b].every((p) => [c, d].every((q) => sky.stand(p, q, 'square'))))
    .map((points) => figure('grand-cross', points));
}

function mysticRectangles(sky: Sky): readonly Figure[] {
  const sides = (a: PlanetId, b: PlanetId, c: PlanetId, d: PlanetId): boolean =>
    sky.stand(a, c, 'sextile') &&
    sky.stand(b, d, 'sextile') &&
    sky.stand(a, d, 'trine') &&
    sky.stand(b, c, 'trine');
  return crossings(sky)
    .filter(([a, b, c, d]) => sides(a, b, c, d) || sides(a, b, d, c))
    .map((points) => figure('mystic-rectangle', points));
}

function yods(sky: Sky): readonly Figure[] {
  return pairsIn(sky, 'sextile').flatMap(([a, b]) =>
    PLANET_IDS.filter((c) => sky.stand(a, c, 'quincunx') && sky.stand(b, c, 'quincunx')).map((c) =>
      figure('yod', [a, b, c], c),
    ),
  );
}

/** The fast ones, which tell one person's sky from that of everyone born in the same years. */
const PERSONAL: ReadonlySet<string> = new Set(['moon', 'mercury', 'venus', 'sun', 'mars']);
const INNER: ReadonlySet<string> = new Set(['mercury', 'venus', 'sun']);
const STELLIUM_SIZE = 3;

function stelliums(sky: Sky): readonly ChartPattern[] {
  const groups = [
    ...groupsBy(sky.planets, ({ sign }) => sign),
    ...groupsBy(sky.planets, ({ house }) => house),
  ];
  const seen = new Set<string>();
  return groups.flatMap((group) => {
    const key = group.map(({ body }) => body).join(' ');
    if (seen.has(key) || !isStellium(group)) return [];
    seen.add(key);
    const sign = shared(group.map((planet) => planet.sign));
    return [
      {
        kind: 'stellium' as const,
        points: group.map(({ body }) => body),
        apex: null,
        sign,
        house: shared(group.map(({ house }) => house)),
        element: sign === null ? null : elementOf(sign),
        modality: sign === null ? null : modalityOf(sign),
      },
    ];
  });
}

function isStellium(group: readonly ChartBody[]): boolean {
  return (
    group.length >= STELLIUM_SIZE &&
    group.some(({ body }) => PERSONAL.has(body)) &&
    group.some(({ body }) => !INNER.has(body))
  );
}

/** The planets with the same key, in the order of the first of each; those without one are left out. */
function groupsBy<Key>(
  planets: readonly ChartBody[],
  keyOf: (planet: ChartBody) => Key | null,
): readonly (readonly ChartBody[])[] {
  const groups = new Map<Key, ChartBody[]>();
  for (const planet of planets) {
    const key = keyOf(planet);
    if (key === null) continue;
    const group = groups.get(key);
    if (group === undefined) groups.set(key, [planet]);
    else group.push(planet);
  }
  return [...groups.values()];
}

function describeFigure({ kind, points, apex }: Figure, sky: Sky): ChartPattern {
  const find = (id: PlanetId): ChartBody | undefined => sky.planets.find(({ body }) => body === id);
  const tip = apex === null ? undefined : find(apex);
  const signsOf = (ids: readonly PlanetId[]): readonly SignId[] => ids.flatMap((id) => find(id)?.sign ?? []);
  const trine = kind === 'kite' ? points.filter((point) => point !== apex) : points;
  return {
    kind,
    points,
    apex,
    sign: tip?.sign ?? null,
    house: tip?.house ?? null,
    element: kind === 'kite' || kind === 'grand-trine' ? shared(signsOf(trine).map(elementOf)) : null,
    modality: kind === 't-square' || kind === 'grand-cross' ? shared(signsOf(points).map(modalityOf)) : null,
  };
}

/** The one value all share, else null. */
function shared<T>(values: readonly T[]): T | null {
  const [first, ...rest] = values;
  return first !== undefined && rest.every((value) => value === first) ? first : null;
}
