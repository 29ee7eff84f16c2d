/** Which type the tab shows, and on what grounds. */
import { mbtiTypes } from '#contract/profile.ts';
import type { MbtiType } from '#contract/profile.ts';
import type { TypeScore } from './score.ts';

/** Shown, marked as an example, when no type is known. */
export const EXAMPLE_TYPE: MbtiType = 'ENFP';

export type ShownType =
  /** Came out of the questionnaire; the score has the bars and the confidence. */
  | { readonly type: MbtiType; readonly standing: 'measured'; readonly score: TypeScore }
  /** The person says so; nothing was measured. */
  | { readonly type: MbtiType; readonly standing: 'declared' }
  | { readonly type: MbtiType; readonly standing: 'example' };

/**
 * The type to show. `declared` is what the profile holds, any text or null; `score` the newest filling, null without
 * one. A declared type that the filling agrees with is measured; one that differs is the person's own word and stands.
 */
export function shownType(declared: string | null, score: TypeScore | null): ShownType {
  const own = readType(declared);
  const measured = readType(score?.letters ?? null);
  if (measured !== null && score !== null && (own === null || own === measured))
    return { type: measured, standing: 'measured', score };
  return own === null ? { type: EXAMPLE_TYPE, standing: 'example' } : { type: own, standing: 'declared' };
}

/** One of the sixteen, or null. Case and blanks around it do not matter. */
export function readType(text: string | null): MbtiType | null {
  const letters = text?.trim().toUpperCase();
  return mbtiTypes.find((type) => type === letters) ?? null;
}
