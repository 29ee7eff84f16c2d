import { describe, expect, it } from 'vitest';
import { backdate, drift } from './state.ts';
import type { State } from './state.ts';

const GM = 2.959122082855911e-4;
/** An ellipse of half axis 2 AU and eccentricity 0.5 at its perihelion. */
const PERIHELION: State = { x: 1, y: 0, z: 0, vx: 0, vy: Math.sqrt(GM * 1.5), vz: 0 };
const PERIOD = 2 * Math.PI * Math.sqrt(8 / GM);

const apart = (a: State, b: State): number => Math.hypot(a.x - b.x, a.y - b.y, a.z - b.z);

describe('an orbit of two bodies', () => {
  it('closes after its period, either way and many times', () => {
    for (const turns of [1, -1, 7])
      expect(apart(drift(PERIHELION, turns * PERIOD, GM), PERIHELION)).toBeLessThan(1e-9);
  });

  it('is at the far end after half of it', () => {
    const far = drift(PERIHELION, PERIOD / 2, GM);
    expect(far.x).toBeCloseTo(-3, 9);
    expect(far.vy).toBeCloseTo(-PERIHELION.vy / 3, 12);
  });

  it('moves at its own velocity', () => {
    const [before, here, after] = [99.99, 100, 100.01].map((days) => drift(PERIHELION, days, GM)) as [
      State,
      State,
      State,
    ];
    expect((after.x - before.x) / 0.02).toBeCloseTo(here.vx, 9);
    expect((after.y - before.y) / 0.02).toBeCloseTo(here.vy, 9);
  });

  it('is what a short step back follows', () => {
    const start = drift(PERIHELION, 300, GM);
    expect(apart(backdate(start, 0.2), drift(start, -0.2, GM))).toBeLessThan(1e-8);
  });
});
