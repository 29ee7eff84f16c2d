/**
 * A testimony: one candidate point for a reading, resting on one to four facts.
 *
 * "The ruler of the asked house, where it is and in what state" is one testimony of four facts, not four sentences.
 */
import type { FactId } from '#facts/fact-id.ts';

export type TestimonyKind = 'root' | 'bond' | 'timing' | 'limit';

/** What a testimony is about, so that frames can be chosen for it. */
export type TestimonyShape =
  | { readonly type: 'placement'; readonly body: string }
  | { readonly type: 'ruler'; readonly house: number; readonly ruler: string }
  | { readonly type: 'angle'; readonly angle: 'asc' | 'mc' }
  | { readonly type: 'aspect'; readonly a: string; readonly aspect: string; readonly b: string }
  | { readonly type: 'transit'; readonly mover: string; readonly aspect: string; readonly target: string }
  | { readonly type: 'moon-now' }
  | { readonly type: 'phase' }
  | { readonly type: 'sect' }
  | { readonly type: 'element'; readonly element: string; readonly extent: 'much' | 'none' }
  | { readonly type: 'profection' }
  | { readonly type: 'caveat'; readonly caveat: string };

export type Testimony = {
  /** Stable name, the memory of what was said: `placement:venus`, `transit:saturn-square-sun`. */
  readonly key: string;
  readonly shape: TestimonyShape;
  readonly kind: TestimonyKind;
  /** Cited facts by the role they play in a sentence (`sign`, `house`, `exact`). */
  readonly facts: Readonly<Record<string, FactId>>;
  /** Bodies and houses it is about; two testimonies that share a subject compete. */
  readonly subjects: readonly string[];
  /** −2 hard … 2 easy, as the tradition grades it. */
  readonly polarity: -2 | -1 | 0 | 1 | 2;
  readonly concepts: readonly string[];
  /** Tightness T, 0–18, and condition D, 0–10, which belong to the point itself and not to the question. */
  readonly tightness: number;
  readonly condition: number;
  /** Exact instants and window of a timed point, UTC ISO strings; empty for natal points. */
  readonly exact: readonly string[];
  readonly windows: readonly { readonly enter: string; readonly leave: string }[];
  /** Whether it holds against the doubt in the birth time. */
  readonly certain: 'yes' | 'in-range' | 'no';
};

/** Roles that only place the bodies of a contact; the contact itself rests on the others. */
const PLACING = new Set(['aSign', 'bSign', 'aHouse', 'bHouse', 'targetSign', 'targetHouse']);

/** The facts that make a testimony what it is: when one of them is cited, the point has been made. */
export function coreFacts({ facts }: Testimony): readonly FactId[] {
  return Object.entries(facts).flatMap(([role, id]) => (PLACING.has(role) ? [] : [id]));
}
