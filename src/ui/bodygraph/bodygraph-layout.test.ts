import { expect, it, test } from 'vitest';
import { CENTER_GATES, centerOfGate, CHANNELS } from '#astro/humandesign/centers.ts';
import { CENTER_IDS } from '#astro/humandesign/hd-id.ts';
import {
  ARMS,
  BODYGRAPH_HEIGHT,
  BODYGRAPH_WIDTH,
  CENTER_SHAPES,
  CHANNEL_SHAPES,
  gatePoint,
} from './bodygraph-layout.ts';

const sorted = (numbers: readonly number[]) => [...numbers].sort((a, b) => a - b);

test('the drawing has the centres and gates of the engine', () => {
  expect(CENTER_SHAPES.map(({ center }) => center).sort()).toEqual([...CENTER_IDS].sort());
  for (const { center, gates } of CENTER_SHAPES)
    expect(sorted(gates.map(([gate]) => gate)), center).toEqual(sorted(CENTER_GATES[center]));
});

test('the drawing has the channels of the engine, each from gate to gate', () => {
  const drawn = CHANNEL_SHAPES.map(({ gates }) => gates.join('-')).sort();
  expect(drawn).toEqual(CHANNELS.map((channel) => channel.join('-')).sort());
  for (const { gates, centers, arms } of CHANNEL_SHAPES) {
    expect(centers).toEqual(gates.map(centerOfGate));
    expect(arms.map(({ gate }) => gate)).toEqual(gates);
  }
  expect(sorted(ARMS.map(({ gate }) => gate))).toEqual(Array.from({ length: 64 }, (_, i) => i + 1));
});

it('starts every half at its gate and ends both halves of a channel in one point', () => {
  for (const { arms, gates } of CHANNEL_SHAPES) {
    const [a, b] = arms;
    expect(a.curve[0]).toEqual(gatePoint(gates[0]));
    expect(b.curve[0]).toEqual(gatePoint(gates[1]));
    const [x, y] = [a.curve[2][0] - b.curve[2][0], a.curve[2][1] - b.curve[2][1]];
    expect(Math.hypot(x, y)).toBeLessThan(1);
  }
});

it('keeps 24 units between any two gates, so that each can be tapped', () => {
  const gates = CENTER_SHAPES.flatMap((shape) => shape.gates);
  gates.forEach(([a, x1, y1], i) => {
    for (const [b, x2, y2] of gates.slice(i + 1))
      expect(Math.hypot(x2 - x1, y2 - y1), `${a} and ${b}`).toBeGreaterThanOrEqual(24);
  });
});

it('keeps everything inside the view box', () => {
  for (const [x, y] of [
    ...CENTER_SHAPES.flatMap(({ corners }) => corners),
    ...ARMS.flatMap(({ curve }) => [curve[0], curve[2]]),
  ]) {
    expect(x).toBeGreaterThanOrEqual(0);
    expect(x).toBeLessThanOrEqual(BODYGRAPH_WIDTH);
    expect(y).toBeGreaterThanOrEqual(0);
    expect(y).toBeLessThanOrEqual(BODYGRAPH_HEIGHT);
  }
});
