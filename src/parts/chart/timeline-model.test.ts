import { expect, test } from 'vitest';
import type { TransitSeries } from '#astro/event/transit-series.ts';
import type { UnixMs } from '#astro/time/instant.ts';
import { timelineRows } from './timeline-model.ts';

const span = { from: 1000 as UnixMs, to: 2000 as UnixMs };

type Pass = readonly [enter: number | null, exact: readonly number[], leave: number | null];

function series(
  mover: TransitSeries['mover'],
  point: TransitSeries['point'],
  passes: readonly Pass[],
): TransitSeries {
  const all = passes.map(([enter, exact, leave]) => ({
    mover,
    aspect: 'square' as const,
    point,
    enter: enter as UnixMs | null,
    exact: exact as readonly UnixMs[],
    leave: leave as UnixMs | null,
    closest: { at: (exact[0] ?? enter ?? 0) as UnixMs, orbDeg: 0 },
  }));
  return {
    mover,
    aspect: 'square',
    point,
    passes: all,
    exact: all.flatMap(({ exact }) => exact),
    enter: all[0]?.enter ?? null,
    leave: all.at(-1)?.leave ?? null,
  };
}

test('the three passes of a loop share a row; a pass outside the window is left out of it', () => {
  const [row] = timelineRows(
    [
      series('saturn', 'sun', [
        [900, [1100], 1200],
        [1500, [1600], 1700],
        [2500, [2600], 2700],
      ]),
    ],
    span,
    null,
  );
  expect(row?.bars).toEqual([
    { from: 0, to: 0.2, openStart: true, openEnd: false },
    { from: 0.5, to: 0.7, openStart: false, openEnd: false },
  ]);
  expect(row?.marks).toEqual([0.1, 0.6]);
});

test('what began before and ends after what was searched fills the window, open at both ends', () => {
  const [row] = timelineRows([series('pluto', 'moon', [[null, [], null]])], span, null);
  expect(row?.bars).toEqual([{ from: 0, to: 1, openStart: true, openEnd: true }]);
});

test('what is over before the window or begins at its end is no row', () => {
  expect(
    timelineRows(
      [series('mars', 'sun', [[500, [600], 1000]]), series('mars', 'moon', [[2000, [], 2100]])],
      span,
      null,
    ),
  ).toEqual([]);
});

test('the slowest come first, then by when they begin; a point filters', () => {
  const all = [
    series('mars', 'sun', [[1100, [1200], 1300]]),
    series('pluto', 'sun', [[1400, [], 1500]]),
    series('pluto', 'moon', [[1200, [], 1300]]),
  ];
  expect(timelineRows(all, span, null).map(({ series: one }) => `${one.mover} ${one.point}`)).toEqual([
    'pluto moon',
    'pluto sun',
    'mars sun',
  ]);
  expect(timelineRows(all, span, 'moon')).toHaveLength(1);
});
