/**
 * The plan of a reading: what is said, in which order, and what may be left out. Holds no words.
 */
import type { FactId } from '#facts/fact-id.ts';
import type { Agreement } from '#reading/themes/agreement.ts';
import type { ChosenTheme } from '#reading/themes/choose.ts';
import type { ThemeId } from '#reading/themes/theme.ts';
import type { Timed } from '#reading/themes/timing.ts';
import type { Value } from './value.ts';

/**
 * When a line may be left out: 1 never, 2 in a brief reading, 3 in a medium one, and so on. Lines with a higher number go first
 * when a reading is too long, and come first when it is too short.
 */
export type Need = 1 | 2 | 3 | 4 | 5 | 6;

/** One thing that is said of a theme: a fact and its clause, or a line of its passage. */
export type Piece =
  | { readonly say: 'evidence'; readonly at: 0 | 1; readonly need: Need }
  | { readonly say: 'body' | 'cost' | 'strength' | 'short'; readonly need: Need };

/** The heading of a paragraph that is not a theme's own. */
export type Heading =
  | 'helps'
  | 'for'
  | 'against'
  | 'decide'
  | 'timing'
  | 'when'
  | 'patient'
  | 'why-then'
  | 'how-you'
  | 'gets-in-the-way'
  | 'good-for'
  | 'go-easy'
  | 'now';

/** What the first sentence does. */
export type OpeningForm =
  | 'pattern'
  | 'strengths'
  | 'how'
  | 'when'
  | 'when-unknown'
  | 'relief'
  | 'lean-yes'
  | 'lean-no'
  | 'lean-even'
  | 'should'
  | 'which'
  | 'will'
  | 'other-person'
  | 'overview'
  | 'compatibility'
  | 'day';

export type Part =
  | {
      readonly part: 'opening';
      readonly form: OpeningForm;
      readonly themes: readonly ChosenTheme[];
      /** The best time, and one to be careful in. */
      readonly window: Timed | null;
      readonly hard: Timed | null;
    }
  /** Plain sympathy, before anything else. */
  | { readonly part: 'sympathy' }
  | {
      readonly part: 'theme';
      readonly theme: ChosenTheme;
      /** `own` is the lead of the theme; null leaves the paragraph without one. */
      readonly heading: Heading | 'own' | null;
      readonly pieces: readonly Piece[];
      /** Goes on in the paragraph before. */
      readonly joins?: true;
    }
  | { readonly part: 'both'; readonly pair: readonly [ThemeId, ThemeId]; readonly need: Need }
  | {
      readonly part: 'time';
      readonly timed: Timed;
      readonly heading: Heading | null;
      /** Names the dates, or only what the transit is: the dates were said before. */
      readonly dates: boolean;
      readonly pieces: readonly {
        readonly say: 'what' | 'where' | 'like' | 'use' | 'care' | 'earlier';
        readonly need: Need;
      }[];
      /** The house of the point that is touched; absent where the birth time leaves it open. */
      readonly house?: { readonly number: number; readonly cites: readonly FactId[] };
    }
  /** The Moon of the day, and what such a day is like. */
  | { readonly part: 'day'; readonly need: Need }
  | { readonly part: 'value'; readonly value: Value }
  | { readonly part: 'limit'; readonly limit: LimitKey; readonly need: Need }
  | { readonly part: 'step'; readonly from: StepSource; readonly need: Need }
  | { readonly part: 'question'; readonly theme: ChosenTheme | null; readonly need: Need }
  /** What other traditions say to the first theme. */
  | { readonly part: 'agreement'; readonly agreement: Agreement; readonly need: Need }
  /** A fixed answer that needs no chart. */
  | { readonly part: 'plain'; readonly key: string }
  /** What is declined, and what to do instead. */
  | { readonly part: 'refusal'; readonly key: string }
  /** What a term means. */
  | { readonly part: 'term'; readonly term: string }
  /** Questions that the person could ask next. */
  | { readonly part: 'offer'; readonly need: Need };

export type StepSource =
  | { readonly type: 'theme'; readonly theme: ChosenTheme }
  | { readonly type: 'time'; readonly timed: Timed };

/** What cannot be said, and why. */
export type LimitKey =
  | 'birth-time'
  | 'birth-date'
  | 'dates-shift'
  | 'no-dates'
  | 'others-mind'
  | 'no-promise'
  | 'partner-birth'
  | 'pair-under-18'
  | 'under-18'
  | 'no-event';
