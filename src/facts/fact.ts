/**
 * Facts: what was computed, drawn or counted, with its derivation.
 *
 * A reading may say only what a fact holds. Ids are stable for ever: they are stored with messages
 * and synced between devices. The grammar of the ids is in `fact-id.ts`.
 */
import type { FactId } from './fact-id.ts';

/** Plain JSON; object keys are written in any order and made canonical before hashing. */
export type Json = null | boolean | number | string | readonly Json[] | { readonly [key: string]: Json };

/**
 * The typed value of a fact.
 *
 * `id` is a word of a closed vocabulary (`aries`, `major-05`); `ids` a list of them; a two-valued
 * fact (a Moon that changes sign on the day of a birth without a time) is `either`.
 * Degrees are rounded to 0.0001, instants are whole seconds in UTC: the last bits of a sine differ
 * between browsers, and the hash of a sheet must not.
 */
export type FactValue =
  | { readonly type: 'id'; readonly id: string }
  | { readonly type: 'ids'; readonly ids: readonly string[] }
  | { readonly type: 'either'; readonly ids: readonly [string, string, ...string[]] }
  | { readonly type: 'degrees'; readonly deg: number }
  | { readonly type: 'degree-range'; readonly fromDeg: number; readonly toDeg: number }
  | { readonly type: 'count'; readonly n: number }
  | { readonly type: 'ratio'; readonly n: number }
  | { readonly type: 'flag'; readonly on: boolean }
  | { readonly type: 'instant'; readonly at: string }
  | { readonly type: 'instants'; readonly at: readonly string[] }
  | { readonly type: 'text'; readonly text: string };

/** A key of a language catalogue; the words live in `text/`. */
export type TextKey = string;

/** How a fact came about: the method, what went in, and the source of the rule. */
export type Derivation = {
  /** Names the method, e.g. `apparent-longitude`, `ruler-of-sign`. */
  readonly method: TextKey;
  /** Facts it was computed from, and plain values such as an instant or an orb limit. */
  readonly from: readonly FactId[];
  readonly values?: { readonly [name: string]: Json };
  /** Where the rule or the numbers come from. */
  readonly source: TextKey;
};

/**
 * Whether a fact holds in the face of the doubt in the birth time: for any time of the day (`always`),
 * within the ± minutes the person gave (`in-range`), or not (`no`).
 */
export type Survival = 'always' | 'in-range' | 'no';

export type Fact = {
  readonly id: FactId;
  readonly value: FactValue;
  /** Key of the display label; its arguments are read off the id. */
  readonly label: TextKey;
  readonly derivation: Derivation;
  readonly survives?: Survival;
};
