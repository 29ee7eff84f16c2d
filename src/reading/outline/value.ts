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

/** A value inside a line of content/en/value-lines.json; instants are UTC milliseconds. */
export type Slot =
  | { readonly is: 'body' | 'your-body' | 'sign' | 'word' | 'contact'; readonly id: string }
  | { readonly is: 'bodies' | 'signs'; readonly ids: readonly string[] }
  | { readonly is: 'house' | 'count' | 'degrees'; readonly n: number }
  | { readonly is: 'houses'; readonly ns: readonly number[] }
  | { readonly is: 'moment' | 'day'; readonly at: number }
  | { readonly is: 'days'; readonly at: readonly number[] }
  | { readonly is: 'degree'; readonly deg: number }
  | { readonly is: 'meaning'; readonly key: string };

/** A line by its key, what fills it, and what it rests on. A line whose `meaning` is not written is left out. */
export type ValueLine = {
  readonly key: string;
  readonly slots: Readonly<Record<string, Slot>>;
  readonly cites: readonly FactId[];
};

export type Value =
  | { readonly type: 'lines'; readonly lines: readonly ValueLine[] }
  | {
      readonly type: 'placements';
      readonly placements: readonly Placement[];
      /** The rising sign was asked for as well, and the birth time is not known. */
      readonly lacksRising?: true;
    }
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
