import { expect, test } from 'vitest';
import { createDirectEngine } from '../../../tests/support/direct-engine.ts';
import { measureAccuracy } from './accuracy.ts';
import { REFERENCE_TOLERANCE_DEG, referenceCharts } from './reference-charts.ts';

test('every body and angle of every chart is compared, and the bar hears of each', async () => {
  const heard: string[] = [];
  const { charts, positions, points } = await measureAccuracy(createDirectEngine(), (done, of) =>
    heard.push(`${done}/${of}`),
  );
  expect([charts, positions, points.length]).toEqual([5, 70, 14]);
  expect(heard).toEqual(['1/5', '2/5', '3/5', '4/5', '5/5']);
  for (const { point, worstArcsec } of points) {
    expect(worstArcsec, point).toBeGreaterThan(0);
    expect(worstArcsec, point).toBeLessThan(REFERENCE_TOLERANCE_DEG * 3600);
  }
});

test('a device that is wrong is told how far: a minute of time moves the Moon by half a minute of arc', async () => {
  const engine = createDirectEngine();
  const late: typeof engine = {
    ...engine,
    ask: (call, input) => {
      const moved = structuredClone(input) as { birth: { offsetSeconds: number } };
      moved.birth.offsetSeconds += 60;
      return engine.ask(call, moved as unknown as typeof input);
    },
  };
  const { points } = await measureAccuracy(late, () => undefined);
  const moon = points.find(({ point }) => point === 'moon')?.worstArcsec ?? 0;
  expect(moon).toBeGreaterThan(25);
  expect(moon).toBeLessThan(40);
});

test('an engine that stops is no measurement', async () => {
  const broken = createDirectEngine(() => {
    throw new Error('stopped');
  });
  await expect(measureAccuracy(broken, () => undefined)).rejects.toThrow('stopped');
  expect(referenceCharts).toHaveLength(5);
});
