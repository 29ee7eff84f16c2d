import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { distance, wrap360 } from '#astro/angle/degrees.ts';
import { createRingDriver } from './ring-driver.ts';
import { createRingMotion, ringGaps } from './ring-motion.ts';
import type { MovingPlaces } from './ring-motion.ts';
import { doubleLayouts } from './wheel-layout.ts';
import type { RingMoment, WheelBody } from './wheel-types.ts';

const row = doubleLayouts.compact.outer ?? doubleLayouts.compact.rows[0];
const FRAME_MS = 1000 / 60;

const body = (id: string, lon: number): WheelBody => ({
  id,
  glyph: 'sun',
  lon,
  stretch: null,
  degree: `${Math.floor(lon % 30)}°`,
  sign: null,
  minute: null,
  retrograde: false,
  name: `${id} at ${lon}`,
});
const momentOf = (lons: readonly number[], label = 'Transits'): RingMoment => ({
  label,
  bodies: lons.map((lon, i) => body(`${i}`, lon)),
  aspects: [],
});

/** A stage of which the test turns the frames. */
function staged(first: RingMoment, canPaint = true) {
  let moment = first;
  let drawn = first;
  let waiting: ((now: number) => void) | null = null;
  let now = 0;
  const painted: { moment: RingMoment; places: MovingPlaces }[] = [];
  const named: RingMoment[] = [];
  const rested: RingMoment[] = [];
  const driver = createRingDriver({
    motion: createRingMotion(),
    moment: () => moment,
    drawn: () => drawn,
    row: () => row,
    reduced: () => false,
    begin: () => canPaint,
    paint: (shown, places) => painted.push({ moment: shown, places }),
    name: (shown) => named.push(shown),
    rest: (shown) => {
      drawn = shown;
      rested.push(shown);
    },
    request: (frame) => {
      waiting = frame;
      return 1;
    },
    cancel: () => {
      waiting = null;
    },
  });
  const turn = (frames: number) => {
    for (let i = 0; i < frames; i++) {
      const frame = waiting;
      waiting = null;
      now += FRAME_MS;
      frame?.(now);
    }
  };
  const change = (next: RingMoment) => {
    moment = next;
    driver.changed();
  };
  return { driver, painted, named, rested, turn, change, isWaiting: () => waiting !== null };
}

describe('a ring that moves', () => {
  test('is painted in every frame that brings a change, and drawn once when it rests', () => {
    const stage = staged(momentOf([10, 100]));
    for (let i = 1; i <= 30; i++) {
      stage.change(momentOf([10 + i, 100]));
      stage.turn(1);
    }
    expect(stage.painted.map(({ moment }) => moment.bodies[0]?.lon)).toEqual(
      Array.from({ length: 30 }, (_, i) => 11 + i),
    );
    expect(stage.rested).toEqual([]);
    expect(stage.driver.isMoving()).toBe(true);
    stage.turn(60);
    expect(stage.rested).toEqual([momentOf([40, 100])]);
    expect(stage.driver.isMoving()).toBe(false);
    expect(stage.isWaiting()).toBe(false);
  });

  test('tells the names a few times a second', () => {
    const stage = staged(momentOf([10]));
    for (let i = 1; i <= 60; i++) {
      stage.change(momentOf([10 + i]));
      stage.turn(1);
    }
    expect(stage.named.length).toBeGreaterThan(2);
    expect(stage.named.length).toBeLessThan(6);
  });

  test('asks for nothing while nothing changes, and is painted anew for another look', () => {
    const stage = staged(momentOf([10]));
    expect(stage.isWaiting()).toBe(false);
    stage.change(momentOf([11]));
    stage.turn(3);
    expect(stage.painted).toHaveLength(1);
    stage.driver.restyled();
    stage.turn(1);
    expect(stage.painted).toHaveLength(2);
  });

  test('is drawn for each change where there is nothing to paint on', () => {
    const stage = staged(momentOf([10]), false);
    stage.change(momentOf([11]));
    stage.change(momentOf([12]));
    expect(stage.rested).toEqual([momentOf([11]), momentOf([12])]);
    expect(stage.isWaiting()).toBe(false);
  });

  test('with other bodies or another name is another ring, drawn at once', () => {
    const stage = staged(momentOf([10, 20]));
    stage.change(momentOf([10, 20, 30]));
    expect(stage.rested).toHaveLength(1);
    stage.change(momentOf([11, 20, 30]));
    stage.turn(1);
    expect(stage.driver.isMoving()).toBe(true);
    stage.change(momentOf([11, 20, 30], 'Solar arc'));
    stage.turn(1);
    expect(stage.rested.at(-1)).toEqual(momentOf([11, 20, 30], 'Solar arc'));
    expect(stage.driver.isMoving()).toBe(false);
  });
});

test('whatever came and went, the bodies end where the last moment says, as if set there', () => {
  const speeds = [13.2, 1.6, 1.2, 1, 0.6, 0.1, -0.1];
  // Never two on one place to the last bit: in which order they stood would be anyone's guess.
  const starts = fc.tuple(
    ...speeds.map((_, i) => fc.integer({ min: 0, max: 359 }).map((lon) => lon + i * 0.0137)),
  );
  const pull = fc.record({
    days: fc.integer({ min: -300, max: 300 }).map((tenth) => tenth * 0.01071),
    frames: fc.integer({ min: 0, max: 25 }),
  });
  const pulls = fc.array(pull, { minLength: 1, maxLength: 25 });
  fc.assert(
    fc.property(starts, pulls, (from, steps) => {
      const stage = staged(momentOf(from));
      let lons: number[] = from;
      for (const { days, frames } of steps) {
        lons = lons.map((place, i) => wrap360(place + (speeds[i] ?? 0) * days));
        stage.change(momentOf(lons));
        stage.turn(frames);
      }
      stage.turn(200);
      const last = momentOf(lons);
      expect(stage.rested.at(-1)).toEqual(last);
      expect(stage.driver.isMoving()).toBe(false);
      const anew = createRingMotion().place({ ...ringGaps(row, last.bodies), still: true, rest: true });
      const end = stage.painted.at(-1);
      expect(end?.moment).toEqual(last);
      end?.places.lons.forEach((place, i) => expect(distance(place, anew.lons[i] ?? 0)).toBeLessThan(1e-6));
      expect(end?.places.lifts.every((lift) => lift === 0)).toBe(true);
    }),
  );
});
