import { expect, test } from 'vitest';
import { natalChart } from '#astro/chart/natal.ts';
import { unixMs } from '#astro/time/instant.ts';
import { ordinalName } from '#text/en/names.ts';
import { uiChart } from '#text/en/ui-chart.ts';
import { questionAbout } from './ask-button.tsx';
import { type ChartObject, chartView } from './chart-view.ts';

/** Lisbon, 14 April 1993, 05:42 UTC: just before sunrise. */
const view = chartView(
  natalChart({
    at: unixMs(Date.parse('1993-04-14T05:42:00Z')),
    place: { latDeg: 38.717, lonDeg: -9.133 },
    houseSystem: 'whole',
    node: 'mean',
  }),
  uiChart,
);
const asked = (id: ChartObject['id'], own: boolean, change: Partial<ChartObject> = {}) => {
  const object = view.objects.find((one) => one.id === id);
  if (object === undefined) throw new Error(`no ${id} in the chart`);
  return questionAbout({ ...object, ...change }, own, { ordinalName }, uiChart);
};

test('my own chart is asked about as mine, another as a chart', () => {
  expect(asked('venus', true)).toBe('What does Venus in Aries in my first house mean for me?');
  expect(asked('venus', false)).toBe('What does Venus in Aries in the first house mean in this chart?');
  expect(asked('sun', true)).toBe('What does my Sun in Aries in my first house mean for me?');
  expect(asked('asc', true)).toBe('What does my Ascendant in Aries mean for me?');
  expect(asked('fortune', false)).toMatch(/^What does the Lot of Fortune in /);
});

test('what could be one or the other is left out', () => {
  expect(asked('moon', true, { signs: ['capricorn', 'aquarius'], houses: [9, 10] })).toBe(
    'What does my Moon mean for me?',
  );
});
