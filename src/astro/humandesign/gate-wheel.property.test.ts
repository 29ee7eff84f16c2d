/**
 * Laws of the wheel of gates.
 * 1. Every longitude has one gate of 1–64 and one line of 1–6, and stands inside both.
 * 2. A boundary belongs to the line it opens; just before it is the line before, round the seams at 302° and 0° too.
 * 3. Opposite points stand in opposite gates, in the same line.
 * 4. The margin is the distance to the nearer boundary.
 */
import * as fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { distance, signedDifference, wrap360 } from '../angle/degrees.ts';
import {
  GATE_WHEEL,
  GATE_WIDTH_DEG,
  gateLineAt,
  gateLineOf,
  gateStartDeg,
  LINE_COUNT,
  LINE_WIDTH_DEG,
  lineIndexOf,
  lineMarginDeg,
  WHEEL_START_DEG,
} from './gate-wheel.ts';

const lon = fc.double({ min: 0, max: 360, maxExcluded: true, noNaN: true });
const index = fc.integer({ min: 0, max: LINE_COUNT - 1 });

describe('the wheel of gates', () => {
  it('holds each gate once', () => {
    expect([...GATE_WHEEL].sort((a, b) => a - b)).toEqual(Array.from({ length: 64 }, (_, i) => i + 1));
  });

  it('1. gives every longitude one gate and line', () => {
    fc.assert(
      fc.property(lon, (at) => {
        const { gate, line } = gateLineOf(at);
        const into = wrap360(at - gateStartDeg(gate));
        expect(into).toBeLessThan(GATE_WIDTH_DEG + 1e-9);
        expect(into - (line - 1) * LINE_WIDTH_DEG).toBeGreaterThan(-1e-9);
        expect(into - line * LINE_WIDTH_DEG).toBeLessThan(1e-9);
        expect(Number.isInteger(line) && line >= 1 && line <= 6).toBe(true);
      }),
    );
  });

  it('2. opens a line at its boundary', () => {
    fc.assert(
      fc.property(index, (k) => {
        const boundary = wrap360(WHEEL_START_DEG + k * LINE_WIDTH_DEG);
        expect(gateLineOf(boundary)).toEqual(gateLineAt(k));
        expect(gateLineOf(wrap360(boundary - 1e-9))).toEqual(gateLineAt(k - 1));
        expect(lineIndexOf(wrap360(boundary + 1e-9))).toBe(k);
      }),
    );
  });

  it('3. puts opposite points into opposite gates', () => {
    fc.assert(
      fc.property(lon, (at) => {
        fc.pre(lineMarginDeg(at) > 1e-9);
        const here = gateLineOf(at);
        const there = gateLineOf(wrap360(at + 180));
        expect(there.line).toBe(here.line);
        const places = GATE_WHEEL.indexOf(there.gate) - GATE_WHEEL.indexOf(here.gate);
        expect(Math.abs(places)).toBe(32);
      }),
    );
  });

  it('4. measures the margin to the nearer boundary', () => {
    fc.assert(
      fc.property(lon, (at) => {
        const margin = lineMarginDeg(at);
        const k = lineIndexOf(at);
        const opens = wrap360(WHEEL_START_DEG + k * LINE_WIDTH_DEG);
        const closes = wrap360(opens + LINE_WIDTH_DEG);
        expect(margin).toBeCloseTo(Math.min(distance(at, opens), Math.abs(signedDifference(at, closes))), 9);
        expect(margin).toBeLessThanOrEqual(LINE_WIDTH_DEG / 2);
      }),
    );
  });
});

it.each([
  [302, 41, 1],
  [301.9999999, 60, 6],
  [0, 25, 2],
  [359.9999999, 25, 2],
  [358.25, 25, 1],
  [3.875, 17, 1],
])('%d° is gate %d, line %d', (at, gate, line) => {
  expect(gateLineOf(at)).toEqual({ gate, line });
});
