/** How far the places that this device computes are from those of another ephemeris. */
import { distance } from '#astro/angle/degrees.ts';
import type { Engine } from '#engine/client.ts';
import type { NatalView } from '#engine/protocol.ts';
import { type ReferenceChart, referenceCharts, type ReferencePoint } from './reference-charts.ts';

export interface PointAccuracy {
  readonly point: ReferencePoint;
  /** The furthest that it is off in any of the charts, arcseconds. */
  readonly worstArcsec: number;
}

export interface Accuracy {
  readonly charts: number;
  readonly positions: number;
  readonly points: readonly PointAccuracy[];
}

/**
 * Computes each reference chart in the worker and compares every longitude. `onChart` hears how many charts are done. Rejects
 * when the engine stops or a chart comes back without one of its points.
 */
export async function measureAccuracy(
  engine: Pick<Engine, 'ask'>,
  onChart: (done: number, of: number) => void,
): Promise<Accuracy> {
  const worst = new Map<ReferencePoint, number>();
  let positions = 0;
  for (const [index, chart] of referenceCharts.entries()) {
    // One after the other, so that the bar says what is done.
    const view = await engine.ask('natal', natalRequest(chart));
    for (const point of Object.keys(chart.longitudes) as ReferencePoint[]) {
      const lon = longitudeIn(view, point);
      if (lon === null) throw new Error(`no ${point} in the reference chart ${chart.id}`);
      const off = distance(lon, chart.longitudes[point]) * 3600;
      worst.set(point, Math.max(worst.get(point) ?? 0, off));
      positions += 1;
    }
    onChart(index + 1, referenceCharts.length);
  }
  const points = [...worst].map(([point, worstArcsec]) => ({ point, worstArcsec }));
  return { charts: referenceCharts.length, positions, points };
}

/** The question for a reference chart. The instant to the second: a clock that reads whole minutes, and is as many seconds behind. */
export function natalRequest({ utc, latDeg, lonDeg }: ReferenceChart) {
  return {
    birth: {
      date: utc.slice(0, 10),
      time: utc.slice(11, 16),
      plusMinusMin: 0,
      place: { name: 'Reference', latDeg, lonDeg },
      zone: 'Etc/UTC',
      offsetSeconds: -Number(utc.slice(17, 19)),
      fold: null,
    },
    houseSystem: 'placidus',
    node: 'mean',
  } as const;
}

/** The longitude of a point in a chart, degrees; null where the chart has none. */
export function longitudeIn(view: NatalView, point: ReferencePoint): number | null {
  if (view.type !== 'chart') return null;
  const { bodies, angles } = view.chart;
  if (point === 'asc' || point === 'mc') return angles?.[point].lon ?? null;
  return bodies.find(({ body }) => body === point)?.lon ?? null;
}
