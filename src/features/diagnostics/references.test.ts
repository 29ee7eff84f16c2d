/** What is bundled for the self-test is what the reference files say. */
import { expect, test } from 'vitest';
import clocks from '../../../tests/reference/localtime.json' with { type: 'json' };
import natal from '../../../tests/reference/natal-open.json' with { type: 'json' };
import { referenceCharts } from '#parts/accuracy/reference-charts.ts';
import { referenceClocks } from './reference-clocks.ts';

const columns: Readonly<Record<string, string>> = { northnode: 'meannode' };

test.each(referenceCharts)('chart $id has the numbers of its source', (chart) => {
  const source = natal.charts.find(({ id }) => id === chart.id);
  expect(source).toMatchObject({ utc: chart.utc, lat: chart.latDeg, lon: chart.lonDeg });
  const column = (point: string) =>
    natal.meta.bodies.findIndex((body) => body.toLowerCase() === (columns[point] ?? point));
  for (const [point, lon] of Object.entries(chart.longitudes)) {
    const theirs = point === 'asc' || point === 'mc' ? source?.[point] : source?.L[column(point)];
    expect(lon, point).toBe(theirs);
  }
});

test.each(referenceClocks)('clock $id is as in its source', (clock) => {
  expect(clocks.births.find(({ id }) => id === clock.id)).toMatchObject(clock);
});
