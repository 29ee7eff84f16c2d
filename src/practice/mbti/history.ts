/** What changed between two fillings, and when another makes sense. */
import { AXES } from './items.ts';
import type { AxisId } from './items.ts';
import type { TypeScore } from './score.ts';

export const RETEST_AFTER_DAYS = 30;

/** Ninety-five of a hundred differences that are wobble alone stay within this many standard errors. */
const WOBBLE_SDS = 1.96;

export type AxisChange =
  | { readonly type: 'not-comparable'; readonly axis: AxisId }
  | {
      readonly type: 'changed' | 'within-wobble';
      readonly axis: AxisId;
      /** Later mean minus earlier mean. */
      readonly difference: number;
      /** What the difference has to pass to count: 1.96·√(SEM₁² + SEM₂²). */
      readonly threshold: number;
    };

/** Axis by axis, whether a later filling differs by more than the questionnaire's own wobble. */
export function changesBetween(earlier: TypeScore, later: TypeScore): readonly AxisChange[] {
  return AXES.map((axis) => {
    const before = earlier.axes.find((score) => score.axis === axis);
    const after = later.axes.find((score) => score.axis === axis);
    if (before?.type !== 'measured' || after?.type !== 'measured') return { type: 'not-comparable', axis };
    const difference = after.mean - before.mean;
    const threshold = WOBBLE_SDS * Math.sqrt(before.sem ** 2 + after.sem ** 2);
    const type = Math.abs(difference) > threshold ? 'changed' : 'within-wobble';
    return { type, axis, difference, threshold };
  });
}

/** Whether 30 days have passed. Both instants in milliseconds since 1970. */
export function isRetestDue(lastAt: number, now: number): boolean {
  return now - lastAt >= RETEST_AFTER_DAYS * 86_400_000;
}
