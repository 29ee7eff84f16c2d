/** Twelve places on a ring of 340 units, the first at the top, clockwise. */
import { onRound } from '../round.ts';

export const RING = { middle: 170, r: 138 } as const;

export function ringPlace(index: number, r: number = RING.r): readonly [x: number, y: number] {
  return onRound(RING.middle, RING.middle, r, 0.75 - index / 12);
}
