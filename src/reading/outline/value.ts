/** Answers that are values: where something stands, when something happens next, whether something is so. */
import type { FactId } from '#facts/fact-id.ts';

/** Where a body or an angle stands at birth. */
export type Placement = {
  readonly body: string;
  /** More than one where the birth time leaves it open. */
  readonly signs: readonly string[];
  readonly house: number | null;
  readonly retrograde: boolean;
  readonly cites: readonly FactId[];
  /** Keys of meanings, the sign first: `natal.moon.sign=capricorn`. */
  readonly meanings: readonly string[];
};

export type Value =
  | { readonly type: 'placements'; readonly placements: readonly Placement[] }
  | {
      readonly type: 'house';
      readonly house: number;
      readonly sign: string;
      readonly ruler: string | null;
      readonly occupants: readonly string[];
      readonly cites: readonly FactId[];
      readonly meanings: readonly string[];
    }
  | {
      readonly type: 'motion';
      readonly body: string;
      readonly retrograde: boolean;
      readonly cites: readonly FactId[];
      readonly meanings: readonly string[];
    }
  | {
      readonly type: 'is-sign';
      readonly body: string;
      /** The signs that were named in the question. */
      readonly asked: readonly string[];
      readonly signs: readonly string[];
      readonly cites: readonly FactId[];
      readonly meanings: readonly string[];
    }
  | {
      readonly type: 'contact';
      readonly a: string;
      readonly b: string;
      /** Null where the two are in no contact. */
      readonly aspect: string | null;
      readonly cites: readonly FactId[];
      readonly meanings: readonly string[];
    }
  | {
      readonly type: 'phase';
      readonly phases: readonly string[];
      readonly cites: readonly FactId[];
      readonly meanings: readonly string[];
    }
  | {
      readonly type: 'lunation';
      readonly phase: 'new' | 'full';
      /** UTC milliseconds. */
      readonly at: number;
      readonly sign: string | null;
      readonly house: number | null;
      readonly cites: readonly FactId[];
    }
  | {
      readonly type: 'transit-place';
      readonly body: string;
      readonly sign: string;
      readonly house: number | null;
      readonly retrograde: boolean;
      readonly cites: readonly FactId[];
    }
  /** The chart holds no answer: what is missing, or what the value would need. */
  | {
      readonly type: 'unknown';
      readonly lacks: 'birth-date' | 'birth-time' | 'reach';
      readonly subject: string;
    };
