import { expect, it } from 'vitest';
import { CENTER_GATES, centerOfGate, CHANNELS, structureOf } from './centers.ts';
import { CENTER_IDS } from './hd-id.ts';

const of = (...gates: number[]) => structureOf((gate) => gates.includes(gate));

it('puts each of the 64 gates into one centre', () => {
  const gates = CENTER_IDS.flatMap((center) => CENTER_GATES[center]);
  expect([...gates].sort((a, b) => a - b)).toEqual(Array.from({ length: 64 }, (_, i) => i + 1));
  expect(centerOfGate(21)).toBe('heart');
});

it('has 36 channels, each between two centres, and no gate without one', () => {
  expect(CHANNELS).toHaveLength(36);
  for (const [a, b] of CHANNELS) {
    expect(a).toBeLessThan(b);
    expect(centerOfGate(a)).not.toBe(centerOfGate(b));
  }
  expect(new Set(CHANNELS.flat()).size).toBe(64);
});

it('defines nothing from single gates', () => {
  expect(of(1, 2, 3, 4, 5, 6, 7)).toMatchObject({
    channels: [],
    centers: [],
    type: 'reflector',
    strategy: 'wait-a-lunar-cycle',
    authority: 'lunar',
    definition: 'none',
  });
});

it.each([
  // Sacral alone with a way to the Throat: 34–20.
  [[20, 34], 'manifesting-generator', 'sacral', 'single'],
  // The way may lead through other centres: Sacral 5–15 G 7–31 Throat.
  [[5, 15, 7, 31], 'manifesting-generator', 'sacral', 'single'],
  // Sacral defined, Throat defined, no way between them.
  [[9, 52, 23, 43], 'generator', 'sacral', 'split'],
  // Another motor reaches the Throat while the Sacral, defined apart, does not.
  [[21, 45, 9, 52], 'manifesting-generator', 'sacral', 'split'],
  [[21, 45], 'manifestor', 'ego-manifested', 'single'],
  [[12, 22], 'manifestor', 'emotional', 'single'],
  // Root to Spleen to Throat.
  [[18, 58, 16, 48], 'manifestor', 'splenic', 'single'],
  [[16, 48], 'projector', 'splenic', 'single'],
  [[25, 51], 'projector', 'ego-projected', 'single'],
  [[25, 51, 1, 8], 'manifestor', 'ego-manifested', 'single'],
  [[7, 31], 'projector', 'self-projected', 'single'],
  [[24, 61], 'projector', 'mental', 'single'],
  [[24, 61, 17, 62], 'projector', 'mental', 'single'],
  [[24, 61, 7, 31, 26, 44], 'projector', 'splenic', 'triple-split'],
  [[24, 61, 7, 31, 26, 44, 39, 55], 'projector', 'emotional', 'quadruple-split'],
])('reads gates %j as %s, %s, %s', (gates, type, authority, definition) => {
  expect(of(...gates)).toMatchObject({ type, authority, definition });
});
