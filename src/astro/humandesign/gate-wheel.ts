/**
 * The wheel of gates: 64 of 5.625° each along the zodiac, six lines of 0.9375° in a gate.
 *
 * Gate 41 begins at 302°, two degrees into Aquarius. Four independent public implementations have the same order and
 * the same start; the charts of tests/reference/humandesign.test.ts agree.
 */
import { present } from '#lib/assert.ts';
import { wrap360 } from '../angle/degrees.ts';
import type { GateLine, LineNumber } from './hd-id.ts';

export const GATE_WIDTH_DEG = 5.625;
export const LINE_WIDTH_DEG = 0.9375;
export const WHEEL_START_DEG = 302;

/** Gates in the order of the zodiac from `WHEEL_START_DEG`. */
export const GATE_WHEEL: readonly number[] = [
  41, 19, 13, 49, 30, 55, 37, 63, 22, 36, 25, 17, 21, 51, 42, 3, 27, 24, 2, 23, 8, 20, 16, 35, 45, 12, 15, 52,
  39, 53, 62, 56, 31, 33, 7, 4, 29, 59, 40, 64, 47, 6, 46, 18, 48, 57, 32, 50, 28, 44, 1, 43, 14, 34, 9, 5,
  26, 11, 10, 58, 38, 54, 61, 60,
];

/** Lines once round the wheel. */
export const LINE_COUNT = 384;

/** Which of the 384 lines a longitude lies in, counted from the start of gate 41: 0 to 383. */
export function lineIndexOf(lon: number): number {
  // A line is 15/16 of a degree, so a boundary divides without rounding.
  return Math.floor(wrap360(lon - WHEEL_START_DEG) / LINE_WIDTH_DEG) % LINE_COUNT;
}

/** The gate and line of an index; any whole number, whole turns aside. */
export function gateLineAt(index: number): GateLine {
  const turn = ((index % LINE_COUNT) + LINE_COUNT) % LINE_COUNT;
  return {
    gate: present(GATE_WHEEL[Math.floor(turn / 6)], 'gate'),
    line: ((turn % 6) + 1) as LineNumber,
  };
}

/** The gate and line a longitude stands in. A boundary belongs to the line it opens. */
export function gateLineOf(lon: number): GateLine {
  return gateLineAt(lineIndexOf(lon));
}

/** Where a gate begins, degrees in [0, 360). */
export function gateStartDeg(gate: number): number {
  return wrap360(WHEEL_START_DEG + GATE_WHEEL.indexOf(gate) * GATE_WIDTH_DEG);
}

/** Degrees to the nearest boundary between two lines, 0 to 0.46875. */
export function lineMarginDeg(lon: number): number {
  const into = wrap360(lon - WHEEL_START_DEG) % LINE_WIDTH_DEG;
  return Math.min(into, LINE_WIDTH_DEG - into);
}
