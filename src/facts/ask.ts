/**
 * What a message asks, on independent axes.
 *
 * "When will he come back, I can't sleep" is topic breakup, form when, frame open-future and a low,
 * agitated feeling; one flat intent would lose three of these.
 */
export const acts = [
  'ask',
  'tell',
  'small-talk',
  'thanks',
  'feedback',
  'app',
  'draw-request',
  'correct-me',
] as const;
export type Act = (typeof acts)[number];

export const forms = [
  'why',
  'when',
  'should',
  'which',
  'will',
  'how',
  'what-is',
  'who-am-i',
  'how-am-i',
  'tell-me-more',
  'yes-no-other',
] as const;
export type Form = (typeof forms)[number];

/**
 * The kind of answer a message asks for. `lookup` to `strengths` have a short answer of their own; `why` to `draw` are
 * readings; the rest need none.
 */
export const kinds = [
  'lookup',
  'next-event',
  'confirm',
  'compare',
  'date',
  'explain',
  'overview',
  'strengths',
  'why',
  'when',
  'will',
  'should',
  'which',
  'how-to',
  'feelings',
  'today',
  'compatibility',
  'other-person',
  'draw',
  'follow-up',
  'correction',
  'out-of-domain',
  'about-app',
  'social',
  'unsafe',
  'not-understood',
] as const;
export type Kind = (typeof kinds)[number];

export const topics = [
  'love',
  'partner',
  'compatibility',
  'breakup',
  'work',
  'study',
  'money',
  'family',
  'home-move',
  'friendship',
  'health-worry',
  'decision',
  'self',
  'mood',
  'spirit',
  'creativity',
  'travel',
  'legal',
  'day',
  'name-number',
  'dream',
  'app',
  'none',
] as const;
export type Topic = (typeof topics)[number];

/** A finer tag shared by questions and authored atoms (`silence`, `debt`, `being-seen`); open set, checked by the pack. */
export type Concept = string;

export const frameKinds = [
  'none',
  'now',
  'day',
  'week',
  'month',
  'season',
  'year',
  'range',
  'open-future',
  'past',
  'life',
] as const;
export type FrameKind = (typeof frameKinds)[number];

/**
 * The stretch of time a question is about, as local dates (`YYYY-MM-DD`, both included) in the person's zone.
 * `assumed` marks a frame that was not said but follows from the form of the question.
 */
export type TimeFrame = {
  readonly kind: FrameKind;
  readonly from: string | null;
  readonly to: string | null;
  readonly assumed: boolean;
};

/** Half-open range of UTF-16 offsets in the message as the person wrote it. */
export type Span = { readonly start: number; readonly end: number; readonly text: string };

/**
 * The thing asked about, in second person: "your interview on Friday". `noun` completes "about …", `verb` (base form)
 * "Whether to …" and "If you …", `clause` "why …", "when …" or "whether …".
 */
export type AskedMatter = {
  readonly span: Span;
  readonly text: string;
  readonly as: 'noun' | 'verb' | 'clause';
};

export type PersonRef = { readonly role: string; readonly name?: string; readonly personId?: string };

export type Affect = {
  readonly valence: -2 | -1 | 0 | 1 | 2;
  readonly arousal: 0 | 1 | 2;
  readonly words: readonly Span[];
};

/** What a follow-up points at: something named, an ordinal, a move, a date, or the core of the last reading. */
export type Anchor = {
  readonly kind: 'entity' | 'ordinal' | 'move' | 'timing' | 'core';
  readonly value: string;
};

export const needs = [
  'birth-date',
  'birth-time',
  'birth-place',
  'partner-birth',
  'question',
  'name',
  'thai-name',
  'latin-name',
  'sex',
  'facing',
  'answers',
] as const;
export type Need = (typeof needs)[number];

/** One question back with two to four chips; `key` names the wording, `options` the chips. */
export type Clarify = { readonly key: string; readonly options: readonly Topic[] };

/** 0 none, 1 now, 2 active, 3 strain (companion/safety). */
export type SafetyTier = 0 | 1 | 2 | 3;

export type Scored<T> = { readonly label: T; readonly score: number };

export type Ask = {
  readonly lang: 'en' | 'th';
  readonly act: Act;
  readonly form: Form;
  readonly kind: Kind;
  readonly topics: readonly Scored<Topic>[];
  readonly concepts: readonly Concept[];
  readonly frame: TimeFrame;
  readonly people: readonly PersonRef[];
  readonly affect: Affect;
  readonly followUp: boolean;
  readonly refersTo?: Anchor;
  /** The person's own words worth giving back, verbatim, at most eight of them. */
  readonly mirror?: Span;
  /** Absent when the words give none that reads well in a sentence. */
  readonly matter?: AskedMatter;
  /** The questions of a message that asks two different ones, each to be understood on its own. */
  readonly parts?: readonly Span[];
  /** Ids of traits that the message is about, the likeliest first; absent where nothing was learned of its language. */
  readonly themes?: readonly string[];
  readonly missing: readonly Need[];
  readonly clarify?: Clarify;
  readonly safety: SafetyTier;
};

const kindByForm: { readonly [F in Form]?: Kind } = {
  why: 'why',
  when: 'when',
  should: 'should',
  which: 'which',
  will: 'will',
  how: 'how-to',
  'what-is': 'explain',
  'who-am-i': 'strengths',
  'tell-me-more': 'overview',
};

/** The kind that act and form alone suggest, for asks kept or sent without one. */
export function kindFromAxes({
  act,
  form,
  topics: [topic],
  frame,
}: Pick<Ask, 'act' | 'form' | 'topics' | 'frame'>): Kind {
  if (act === 'small-talk' || act === 'thanks' || act === 'feedback') return 'social';
  if (act === 'app') return 'about-app';
  if (act === 'correct-me') return 'correction';
  if (act === 'draw-request') return 'draw';
  if (act === 'tell') return 'feelings';
  const near = frame.kind !== 'none' && !frame.assumed;
  if (topic?.label === 'day' || (form === 'tell-me-more' && near)) return 'today';
  if (form === 'how-am-i') return near ? 'today' : 'feelings';
  if (form === 'yes-no-other') return topic?.label === 'compatibility' ? 'compatibility' : 'will';
  return kindByForm[form] ?? 'not-understood';
}

/** An ask as it is kept or sent: those of older versions have no kind. */
export type KeptAsk = Omit<Ask, 'kind'> & { readonly kind?: Kind };

/** An ask with its kind, derived from act and form where it was kept without one. */
export function askWithKind(ask: KeptAsk): Ask {
  return { ...ask, kind: ask.kind ?? kindFromAxes(ask) };
}
