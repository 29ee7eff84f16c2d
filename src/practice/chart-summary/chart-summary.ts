/** A birth chart in short: which of its placements are worth a sentence each. It speaks in keys; the words come later. */
import type { ElementId, ModalityId, SignId } from '#astro/angle/sign.ts';
import type { AspectId } from '#astro/aspect/aspect-id.ts';
import { LISTED_PLANET_IDS } from '#astro/body/body-id.ts';
import type { AngleId, PlanetId, PointId } from '#astro/body/body-id.ts';
import type { ChartBody, NatalChart } from '#astro/chart/natal.ts';
import type { NatalRange } from '#astro/chart/natal-range.ts';
import type { HouseNumber } from '#astro/house/cusps.ts';

export type SummaryPoint = PlanetId | AngleId;

/** What one sentence rests on. */
export type Placement =
  | { readonly type: 'sign'; readonly point: SummaryPoint; readonly sign: SignId }
  | { readonly type: 'house'; readonly point: PlanetId; readonly house: HouseNumber }
  | {
      readonly type: 'aspect';
      readonly a: SummaryPoint;
      readonly aspect: Exclude<AspectId, 'conjunction'>;
      readonly b: SummaryPoint;
    }
  | { readonly type: 'element'; readonly element: ElementId; readonly count: number }
  | { readonly type: 'modality'; readonly modality: ModalityId; readonly count: number };

export type ChartSummary = {
  /** Sun, Moon and Ascendant in their signs, then the strongest element and mode, as far as they are sure. */
  readonly summary: readonly Placement[];
  /** The closest trines and sextiles, at most three. */
  readonly strengths: readonly Placement[];
  /** The closest squares and oppositions, at most three. */
  readonly challenges: readonly Placement[];
};

const ASPECTS = 3;
/** Of the ten planets; fewer in one element, or in one mode, is no more than usual. */
const STRONG = 4;
const EASY = ['trine', 'sextile'] as const;
const TENSE = ['square', 'opposition'] as const;
const POINTS: readonly string[] = [...LISTED_PLANET_IDS, 'asc', 'mc'];
/** Two of these are in aspect for years: a whole age group shares it. */
const SLOW: readonly string[] = ['uranus', 'neptune', 'pluto'];

type AspectsOf = readonly { readonly a: PointId; readonly aspect: AspectId; readonly b: PointId }[];

/** The short form of a chart whose time is known. */
export function chartSummary(
  chart: Pick<NatalChart, 'angles' | 'aspects' | 'elements' | 'modalities'> & {
    readonly bodies: readonly Pick<ChartBody, 'body' | 'sign' | 'house'>[];
  },
): ChartSummary {
  const { angles, bodies, aspects } = chart;
  const signOf = (point: 'sun' | 'moon'): Placement[] =>
    bodies.flatMap(({ body, sign }) => (body === point ? [{ type: 'sign', point, sign }] : []));
  const angleOf = (point: AngleId): Placement[] =>
    angles === null ? [] : [{ type: 'sign', point, sign: angles[point].sign }];
  const element = strongest(chart.elements);
  const modality = strongest(chart.modalities);
  return {
    summary: [
      ...signOf('sun'),
      ...signOf('moon'),
      ...angleOf('asc'),
      ...(element === null ? [] : [{ type: 'element', element: element.id, count: element.count } as const]),
      ...(modality === null
        ? []
        : [{ type: 'modality', modality: modality.id, count: modality.count } as const]),
    ],
    strengths: closest(aspects, EASY),
    challenges: closest(aspects, TENSE),
  };
}

/** The short form of a birth without a time or a place: what holds at every moment it may have been. */
export function rangeSummary({ bodies, aspects }: Pick<NatalRange, 'bodies' | 'aspects'>): ChartSummary {
  const signOf = (point: 'sun' | 'moon'): Placement[] =>
    bodies.flatMap(({ id, signs: [sign, other] }) =>
      id === point && sign !== undefined && other === undefined ? [{ type: 'sign', point, sign }] : [],
    );
  const byOrb = aspects.toSorted((a, b) => a.orbMax - b.orbMax);
  return {
    summary: [...signOf('sun'), ...signOf('moon')],
    strengths: closest(byOrb, EASY),
    challenges: closest(byOrb, TENSE),
  };
}

/** The first few aspects of some kinds, tightest first as they come. */
function closest(
  aspects: AspectsOf,
  kinds: readonly Exclude<AspectId, 'conjunction'>[],
): readonly Placement[] {
  return aspects
    .flatMap(({ a, aspect: found, b }): Placement[] => {
      const aspect = kinds.find((kind) => kind === found);
      if (aspect === undefined || !isPoint(a) || !isPoint(b)) return [];
      return SLOW.includes(a) && SLOW.includes(b) ? [] : [{ type: 'aspect', a, aspect, b }];
    })
    .slice(0, ASPECTS);
}

const isPoint = (id: PointId): id is SummaryPoint => POINTS.includes(id);

/** The one with most planets, if it has many and no other has as many. */
function strongest<Id extends string>(
  counts: Readonly<Record<Id, number>>,
): { readonly id: Id; readonly count: number } | null {
  const [first, second] = (Object.keys(counts) as Id[])
    .map((id) => ({ id, count: counts[id] }))
    .toSorted((a, b) => b.count - a.count);
  return first === undefined || first.count < STRONG || first.count === second?.count ? null : first;
}
