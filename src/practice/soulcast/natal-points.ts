/** The points of a birth that a moving sky is set against, each with how far its doubt reaches. */
import { wrap360 } from '#astro/angle/degrees.ts';
import { PLANET_IDS } from '#astro/body/body-id.ts';
import type { NodeKind, PointId } from '#astro/body/body-id.ts';
import { natalChart, bodyIn } from '#astro/chart/natal.ts';
import { natalRange } from '#astro/chart/natal-range.ts';
import type { HouseSystem } from '#astro/house/cusps.ts';
import type { BirthMoment } from '#astro/time/birth-moment.ts';

export type OpenPoint = {
  readonly id: PointId;
  /** Degrees: of the given time, or the middle of the range. */
  readonly lon: number;
  /** Half the range the doubt in the birth time leaves, degrees; 0 for an exact time. */
  readonly doubtDeg: number;
};

/** A point known to no better than this is left out, degrees: the Sun of a whole day still counts. */
const WIDEST_DEG = 1.1;

export type School = { readonly houseSystem: HouseSystem; readonly node: NodeKind };

/** Sun to Pluto, and the two angles where time and place are known. In pair order. */
export function openPoints(moment: BirthMoment, { houseSystem, node }: School): readonly OpenPoint[] {
  const place = moment.details.place;
  // Only these two: whoever asks may carry a place of its own, and a birth is cut where it happened.
  const school = { houseSystem, node };
  const chart = moment.at === null ? null : natalChart({ at: moment.at, place, ...school });
  const isExact = moment.from === moment.to;
  const range = isExact
    ? null
    : natalRange({ from: moment.from, to: moment.to, place: moment.at === null ? null : place, ...school });
  const points: OpenPoint[] = [];
  const add = (id: PointId, lon: number | null, span: { lonMin: number; lonMax: number } | null): void => {
    const width = span === null ? 0 : span.lonMax - span.lonMin;
    if (width > WIDEST_DEG || (lon === null && span === null)) return;
    const middle = span === null ? 0 : span.lonMin + width / 2;
    points.push({ id, lon: wrap360(lon ?? middle), doubtDeg: width / 2 });
  };
  for (const id of PLANET_IDS)
    add(
      id,
      chart === null ? null : bodyIn(chart.bodies, id).lon,
      range?.bodies.find((body) => body.id === id) ?? null,
    );
  const angles = chart?.angles ?? null;
  if (angles !== null)
    for (const id of ['asc', 'mc'] as const) {
      const span = range === null ? null : (range.angles?.[id] ?? { lonMin: 0, lonMax: 360 });
      add(id, angles[id].lon, span);
    }
  return points;
}
