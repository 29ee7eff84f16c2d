/** Which statements about a birth hold over the whole stretch it may lie in, and what else each could be. */
import { signOf } from '#astro/angle/sign.ts';
import type { NatalRange, RangePoint } from '#astro/chart/natal-range.ts';
import type { PointId } from '#astro/body/body-id.ts';
import type { ChartText } from './chart-view.ts';

export type Survivor = {
  readonly id: string;
  /** "Moon sign". */
  readonly claim: string;
  readonly holds: boolean;
  /** The one value it has, or all it could have; null where it cannot be said at all. */
  readonly values: readonly string[];
};

const SIGNED = ['sun', 'moon', 'mercury', 'venus', 'mars', 'jupiter', 'saturn'] as const;
const HOUSED = ['sun', 'moon', 'mercury', 'venus', 'mars'] as const;

/** In the order a person asks: Sun, Moon, Ascendant, then the rest. */
export function survivorsOf(range: NatalRange, t: ChartText): readonly Survivor[] {
  const body = (id: string) => range.bodies.find((one) => one.id === id);
  const signs = (id: (typeof SIGNED)[number]): readonly Survivor[] => {
    const found = body(id);
    return found === undefined ? [] : [survivor(`${id}.sign`, t.signOfBody(t[id]), signNames(found, t))];
  };
  const angle = (id: 'asc' | 'mc'): readonly Survivor[] => {
    const found = range.angles?.[id];
    if (found !== undefined) return [survivor(`${id}.sign`, t.signOfBody(t[id]), signNames(found, t))];
    // Without a place, or over more than some hours, an angle may be anywhere.
    return [{ id: `${id}.sign`, claim: t.signOfBody(t[id]), holds: false, values: [] }];
  };
  const houses = HOUSED.flatMap((id): readonly Survivor[] => {
    const found = body(id)?.houses;
    return found === null || found === undefined
      ? []
      : [survivor(`${id}.house`, t.houseOfBody(t[id]), found.map(t.ordinal))];
  });
  const [sun, moon, ...others] = SIGNED;
  return [
    ...signs(sun),
    ...signs(moon),
    ...angle('asc'),
    ...angle('mc'),
    ...others.flatMap(signs),
    ...houses,
    ...(range.place === null
      ? []
      : [
          survivor(
            'sect',
            t.sectClaim,
            range.sect === null
              ? [t.dayChart, t.nightChart]
              : [range.sect === 'day' ? t.dayChart : t.nightChart],
          ),
        ]),
    survivor(
      'phase',
      t.phaseClaim,
      range.phases.map((phase) => t[phase]),
    ),
  ];
}

function survivor(id: string, claim: string, values: readonly string[]): Survivor {
  return { id, claim, holds: values.length === 1, values };
}

function signNames(point: RangePoint<PointId>, t: ChartText): readonly string[] {
  return (point.signs.length === 0 ? [signOf(point.lonMin)] : point.signs).map((sign) => t[sign]);
}
