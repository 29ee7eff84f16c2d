import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { distance, signedDifference, wrap360 } from '#astro/angle/degrees.ts';
import { createRingMotion } from './ring-motion.ts';
import type { RingMotion } from './ring-motion.ts';

const GAP = { gapDeg: 9, gapArc: 24 };
const start = (motion: RingMotion, ids: readonly string[], lons: readonly number[]) =>
  motion.place({ ids, lons, ...GAP, still: true, rest: false });
const step = (motion: RingMotion, ids: readonly string[], lons: readonly number[], rest = false) =>
  motion.place({ ids, lons, ...GAP, still: false, rest });

/** Two that meet, and two that stand elsewhere. */
const ids = ['fast', 'slow', 'far', 'away'];
const sky = (fast: number, slow: number) => [fast, slow, 200, 300];

describe('one body passes another', () => {
  test('each glyph moves a little with every frame and never back and forth', () => {
    const motion = createRingMotion();
    let before = start(motion, ids, sky(90, 100)).lons;
    let turns = 0;
    let sign = 0;
    for (let lon = 90.1; lon < 112; lon += 0.1) {
      const { lons } = step(motion, ids, sky(lon, 100));
      lons.forEach((place, i) => expect(distance(place, before[i] ?? 0)).toBeLessThan(3));
      const now = Math.sign(signedDifference(lons[0] ?? 0, lons[1] ?? 0));
      if (now !== sign && now !== 0) turns += 1;
      sign = now;
      before = lons;
    }
    // Behind at first, then ahead: one change of places.
    expect(turns).toBe(2);
    expect(sign).toBe(-1);
  });

  test('on the way the one that passes goes outside, clear of the other', () => {
    const motion = createRingMotion();
    start(motion, ids, sky(99, 100));
    let lifted = 0;
    for (let lon = 99; lon < 112; lon += 0.1) {
      const { lons, lifts } = step(motion, ids, sky(lon, 100));
      const along = (distance(lons[0] ?? 0, lons[1] ?? 0) / GAP.gapDeg) * GAP.gapArc;
      const apart = Math.hypot(along, (lifts[0] ?? 0) - (lifts[1] ?? 0));
      expect(apart).toBeGreaterThan(GAP.gapArc * 0.99);
      lifted = Math.max(lifted, ...lifts);
    }
    expect(lifted).toBeGreaterThan(GAP.gapArc / 2);
  });

  test('two that hover about each other do not change places again and again', () => {
    const motion = createRingMotion();
    const first = start(motion, ids, sky(99.9, 100)).lons;
    for (let i = 0; i < 40; i++) {
      const { lons } = step(motion, ids, sky(100 + (i % 2 === 0 ? 0.4 : -0.4), 100));
      lons.forEach((place, k) => expect(distance(place, first[k] ?? 0)).toBeLessThan(1));
    }
  });

  test('at rest the order is true and nothing is lifted', () => {
    const motion = createRingMotion();
    start(motion, ids, sky(99.9, 100));
    let frame = step(motion, ids, sky(100.5, 100));
    expect(frame.settled).toBe(false);
    let frames = 0;
    while (!frame.settled && frames < 100) {
      frame = step(motion, ids, sky(100.5, 100), true);
      frames += 1;
    }
    expect(frames).toBeLessThan(40);
    expect(frame.lifts).toEqual([0, 0, 0, 0]);
    expect(signedDifference(frame.lons[1] ?? 0, frame.lons[0] ?? 0)).toBeCloseTo(GAP.gapDeg, 6);
  });
});

test('a leap in time sets the ring at once', () => {
  const motion = createRingMotion();
  start(motion, ids, sky(99, 100));
  const { lons, settled } = step(motion, ids, sky(240, 100));
  expect(settled).toBe(true);
  expect(lons.map(Math.round)).toEqual([240, 100, 200, 300]);
});

test('other bodies are another ring', () => {
  const motion = createRingMotion();
  start(motion, ids, sky(99, 100));
  const { lons, settled } = step(motion, ['a', 'b', 'c'], [10, 20, 30]);
  expect(settled).toBe(true);
  expect(lons.map(Math.round)).toEqual([10, 20, 30]);
});

test('whatever happened, the ring at rest is the ring as if set there', () => {
  const lon = fc.double({ min: 0, max: 359.99, noNaN: true });
  const speeds = [13.2, 1.6, 1.2, 1, 0.6, 0.1, -0.1];
  const names = speeds.map((_, i) => `${i}`);
  fc.assert(
    fc.property(fc.tuple(...speeds.map(() => lon)), fc.integer({ min: 1, max: 40 }), (from, frames) => {
      const motion = createRingMotion();
      start(motion, names, from);
      let lons: number[] = from;
      for (let i = 0; i < frames; i++) {
        lons = lons.map((place, k) => wrap360(place + (speeds[k] ?? 0) * 0.5));
        step(motion, names, lons);
      }
      let frame = step(motion, names, lons, true);
      for (let i = 0; i < 100 && !frame.settled; i++) frame = step(motion, names, lons, true);
      const anew = start(createRingMotion(), names, lons);
      frame.lons.forEach((place, i) => expect(distance(place, anew.lons[i] ?? 0)).toBeLessThan(1e-6));
    }),
  );
});
