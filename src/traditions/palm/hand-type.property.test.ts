/**
 * Laws of the hand: every pair of ratios has one, two or four types; away from both thresholds exactly one, and near one of
 * them the neighbours on both sides of it.
 */
import fc from 'fast-check';
import { expect, it } from 'vitest';
import { FINGER_THRESHOLD, handTypes, PALM_THRESHOLD } from './hand-type.ts';

const ratio = (from: number, to: number) => fc.double({ min: from, max: to, noNaN: true });
const distance = (value: number, threshold: number): number => Math.abs(value - threshold) / threshold;

it('parts the plane of ratios', () => {
  fc.assert(
    fc.property(ratio(0.5, 2), ratio(0.4, 1.3), (palm, fingers) => {
      const near = [distance(palm, PALM_THRESHOLD), distance(fingers, FINGER_THRESHOLD)];
      fc.pre(near.every((share) => Math.abs(share - 0.03) > 1e-6));
      const types = handTypes(palm, fingers);
      expect(types.length).toBe(2 ** near.filter((share) => share < 0.03).length);
      const isLong = types.every((type) => type === 'fire' || type === 'water');
      if ((near[0] ?? 0) > 0.03) expect(isLong).toBe(palm > PALM_THRESHOLD);
    }),
  );
});
