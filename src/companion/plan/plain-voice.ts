/**
 * A small voice: whole sentences by kind of point, for a language that has no frames and atoms of its own yet.
 *
 * It says less than a voice pack and says it by the same rules: each sentence that asserts a fact cites it, dates come
 * first where a date was asked for, and the limits are those of the sheet.
 */
import type { Form } from '#facts/ask.ts';
import type { SkyAnswer } from './sky-answer.ts';
import type { Refusal } from '#companion/understand/refusal.ts';
import type { TextTopic } from '#reading/themes/theme.ts';

/** A point with its facts read off the sheet; dates are local days, `YYYY-MM-DD`. */
export type PlainPoint =
  | {
      readonly type: 'placement';
      readonly body: string;
      readonly sign: string;
      readonly house: number | null;
      readonly retrograde: boolean;
    }
  | {
      readonly type: 'ruler';
      readonly house: number;
      readonly ruler: string;
      readonly sign: string;
      readonly place: number;
      readonly retrograde: boolean;
    }
  | {
      readonly type: 'aspect';
      readonly a: string;
      readonly aspect: string;
      readonly b: string;
      /** Null where the doubt in the time leaves it open. */
      readonly orbDeg: number | null;
    }
  | { readonly type: 'angle'; readonly angle: 'asc' | 'mc'; readonly sign: string }
  | {
      readonly type: 'transit';
      readonly mover: string;
      readonly aspect: string;
      readonly target: string;
      readonly exact: readonly string[];
      readonly from: string | null;
      readonly to: string | null;
      /** The dates carry the doubt in the birth time. */
      readonly isNear: boolean;
    }
  | { readonly type: 'moon-now'; readonly sign: string };

/** The topics that this voice has words for. */
export type Theme = Exclude<TextTopic, 'general'>;

export type PlainVoice = {
  readonly lang: 'th';
  /** With `{words}` for the person's own words; those without stand anywhere. */
  readonly openers: Readonly<Record<'low' | 'open' | 'high', readonly string[]>>;
  readonly answers: Readonly<Partial<Record<Form, readonly string[]>>>;
  /** The sentence that states a point; `turn` chooses among its ways. */
  readonly claim: (point: PlainPoint, turn: number) => string | null;
  /** What it means for a theme. */
  readonly meaning: (point: PlainPoint, theme: Theme, turn: number) => string | null;
  /** The date that a "when" asks for; null where the point has none. */
  readonly dated: (point: PlainPoint, isHard: boolean) => string | null;
  readonly limits: Readonly<
    Record<
      | 'birthTimeUnknown'
      | 'birthDateUnknown'
      | 'outcome'
      | 'legalMoney'
      | 'thirdPerson'
      | 'noDate'
      | 'minors'
      | 'pairUnder18',
      readonly string[]
    >
  >;
  /** The sentence that declines what no chart is read for. */
  readonly refusals: Readonly<Record<Refusal, readonly string[]>>;
  /** The answer to a question about the sky itself. */
  readonly skyAnswer: (answer: SkyAnswer) => string;
  readonly practices: Readonly<Record<Theme, readonly string[]>>;
  readonly questions: Readonly<Record<Theme, readonly string[]>>;
  readonly smallTalk: readonly string[];
  readonly thanks: readonly string[];
  readonly ai: readonly string[];
  readonly clarify: readonly string[];
  readonly termAsks: readonly string[];
  readonly followUps: readonly string[];
  readonly against: readonly string[];
  readonly help: readonly string[];
  readonly term: (id: string) => readonly string[] | null;
  /** Said before a reading that is written in English alone. */
  readonly inEnglish: string;
};
