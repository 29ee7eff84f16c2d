/**
 * The four types of hand, by two ratios: palm (length from the wrist crease to the base of the middle finger over width) and fingers
 * (middle finger over palm length). A palm under 1.15 is square, fingers under 0.80 are short. Within three hundredths of a threshold
 * both sides are told. The thresholds are ours; handbooks say "square" and "long".
 */
import { handTypeIds } from './questions.ts';
import type { HandType } from './questions.ts';

export const PALM_THRESHOLD = 1.15;
export const FINGER_THRESHOLD = 0.8;
const NEAR = 0.03;
/** A three-hundredth is a decimal fraction; the last bit of its product is not. */
const TINY = 1e-9;

/** Whether a ratio lies below its threshold; both answers where it lies too near to say. */
function sidesOf(ratio: number, threshold: number): readonly boolean[] {
  const isBelow = ratio < threshold;
  return Math.abs(ratio - threshold) <= threshold * NEAR + TINY ? [isBelow, !isBelow] : [isBelow];
}

function typeOf(isSquare: boolean, isShort: boolean): HandType {
  if (isSquare) return isShort ? 'earth' : 'air';
  return isShort ? 'fire' : 'water';
}

/** One type, or the two or four that a ratio near its threshold leaves open, in the order of `handTypeIds`. */
export function handTypes(palmRatio: number, fingerRatio: number): readonly HandType[] {
  const found = sidesOf(palmRatio, PALM_THRESHOLD).flatMap((isSquare) =>
    sidesOf(fingerRatio, FINGER_THRESHOLD).map((isShort) => typeOf(isSquare, isShort)),
  );
  return handTypeIds.filter((id) => found.includes(id));
}
