import { expect, test } from 'vitest';
import { litShare, moonPath } from './moon-path.ts';

interface Drawn {
  halfAxis: number;
  limbSweep: number;
  terminatorSweep: number;
}

function read(path: string): Drawn {
  const parts = /^M0 -10A10 10 0 0 ([01]) 0 10A([\d.]+) 10 0 0 ([01]) 0 -10Z$/.exec(path);
  expect(parts, path).not.toBeNull();
  return { limbSweep: Number(parts?.[1]), halfAxis: Number(parts?.[2]), terminatorSweep: Number(parts?.[3]) };
}

/** The share of the disc that the path encloses: half a disc, less or more half the terminator's ellipse. */
function enclosed({ halfAxis, limbSweep, terminatorSweep }: Drawn): number {
  // Down the limb and up the terminator on the same side leaves a crescent: both arcs then turn opposite ways.
  const crescent = limbSweep !== terminatorSweep;
  return 0.5 + ((crescent ? -1 : 1) * halfAxis) / 20;
}

test.each([
  // Illuminated fraction (1 - cos e) / 2, from its definition.
  [0, 0],
  [45, 0.146447],
  [90, 0.5],
  [135, 0.853553],
  [180, 1],
  [225, 0.853553],
  [270, 0.5],
  [300, 0.25],
  [359.999, 0],
  [-60, 0.25],
  [405, 0.146447],
])('at %d° the lit share is %d', (elongation, share) => {
  expect(litShare(elongation)).toBeCloseTo(share, 5);
  expect(enclosed(read(moonPath(elongation, 10)))).toBeCloseTo(share, 3);
});

test('the waxing Moon is lit on the right, the waning Moon on the left', () => {
  // From the top down, sweep 1 runs clockwise: over the right limb.
  expect([30, 150].map((e) => read(moonPath(e, 10)).limbSweep)).toEqual([1, 1]);
  expect([210, 330].map((e) => read(moonPath(e, 10)).limbSweep)).toEqual([0, 0]);
});
