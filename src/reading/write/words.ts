/** The words a reading is written with, in one language. Content, not code: content/en holds the English ones. */
import type { Kind, Topic } from '#facts/ask.ts';
import type { TextTopic } from '#reading/themes/theme.ts';
import type { Heading, LimitKey, OpeningForm } from '#reading/outline/part.ts';

export type BodyWords = {
  readonly name: string;
  /** "the Moon", "the north node": named with an article. */
  readonly article?: boolean;
  /** "the planet of love"; null for what needs no explanation. */
  readonly is: string | null;
  /** Completes "It shows …". */
  readonly shows: string;
};

export type SkyWords = {
  readonly bodies: Readonly<Record<string, BodyWords>>;
  /** By number: "the house of partners". */
  readonly houses: Readonly<Record<string, string>>;
  /** What a house is about, by number, for readings without technical words: "partners". */
  readonly areas: Readonly<Record<string, string>>;
  readonly ordinals: readonly string[];
  readonly counts: readonly string[];
  readonly phases: Readonly<Record<string, string>>;
  readonly phaseNow: Readonly<Record<string, string>>;
  readonly moonDay: Readonly<Record<string, string>>;
  readonly contacts: Readonly<Record<string, { readonly natal: string; readonly now: string }>>;
  readonly balance: Readonly<Record<string, string>>;
  readonly dignities: Readonly<Record<string, string>>;
  readonly sects: Readonly<Record<string, string>>;
};

export type ReadingLines = {
  readonly headings: Readonly<Record<Heading, string>>;
  /** With slots: `{theme1}`, `{strength1}`, `{window}`, `{hard}`, `{noun}`, `{verb}`, `{clause}`. */
  readonly openings: Readonly<Record<OpeningForm, readonly string[]>>;
  /** First sentences of the clear style, where the form has some. */
  readonly shortOpenings: Readonly<Partial<Record<OpeningForm, readonly string[]>>>;
  /** What the playful style begins with, before a colon. */
  readonly lightStarts: readonly string[];
  /** What the time asked about is called: "this week", "that day". */
  readonly times: Readonly<Record<TimeName, string>>;
  /** Names the matter before a step, by how it is said and what was asked. */
  readonly stepFor: Readonly<Record<StepFor, readonly string[]>>;
  /** Names the matter in the sympathy, by a hard or a good feeling. */
  readonly sympathyFor: Readonly<Record<'hard' | 'good', readonly string[]>>;
  readonly limits: Readonly<Record<LimitKey, string>>;
  /** Limits without a technical word, where `limits` has one. */
  readonly plainLimits: Readonly<Partial<Record<LimitKey, string>>>;
  /** By text topic, and `good` for a good mood. */
  readonly sympathy: Readonly<Record<string, readonly string[]>>;
  readonly offers: Readonly<Record<string, string>>;
  /** Questions to tap: by topic, for a body, and for anybody; `sky` needs no birth date. */
  readonly asks: {
    readonly day: string;
    readonly fullMoon: string;
    readonly newMoon: string;
    readonly body: string;
    readonly bodyInSign: string;
    readonly general: readonly string[];
    readonly sky: readonly string[];
    readonly topics: Readonly<Partial<Record<Topic, string>>>;
  };
  /** What cannot be answered, by what was asked; each says so and what to do instead. */
  readonly refusals: Readonly<Record<string, readonly string[]>>;
  /** First sentences where another tradition answers, with the slots `{noun}`, `{verb}` and `{clause}`. */
  readonly modeOpenings: Readonly<Record<string, readonly string[]>>;
  /** Offers the third question of a message: `{question}` as it was asked, or without it where it is long. */
  readonly third: { readonly quoted: string; readonly unquoted: string };
  /** What other traditions are called: "your Vedic chart". */
  readonly traditions: Readonly<Record<string, string>>;
  /** Messages that are about no chart: by kind. */
  readonly plain: Readonly<Record<string, readonly string[]>>;
};

export type StepFor = 'noun' | 'verb' | 'choice' | 'why' | 'when' | 'whether';

export type TimeName =
  | 'today'
  | 'day'
  | 'this-week'
  | 'next-week'
  | 'week'
  | 'this-month'
  | 'next-month'
  | 'month'
  | 'this-year'
  | 'next-year'
  | 'year'
  | 'range'
  | 'open'
  | 'now';

/** Days and clocks in words; local days are `YYYY-MM-DD`. */
export type DateWords = {
  readonly day: (localDate: string, today: string) => string;
  readonly onDays: (localDates: readonly string[], today: string) => string;
  readonly days: (localDates: readonly string[], today: string) => string;
  readonly fromTo: (from: string, to: string, today: string) => string;
  readonly until: (localDate: string, today: string) => string;
  readonly from: (localDate: string, today: string) => string;
  /** "3:53 PM on 24 November", or "15:53 on 24 November" where the device counts 24 hours. */
  readonly clock: (localDate: string, localTime: string, today: string, hours: 12 | 24) => string;
};

/** An answer to a question that is asked often. */
export type AnswerPlan = {
  readonly id: string;
  /** The question as people type it. */
  readonly asks: readonly string[];
  readonly kind: Kind;
  readonly topic: TextTopic;
  readonly first: readonly string[];
  readonly cannotSay: string | null;
  readonly step: string | null;
  readonly questions: readonly string[];
  readonly offer: readonly string[];
};

export function signName(id: string): string {
  return id.charAt(0).toUpperCase() + id.slice(1);
}

/** "Venus", "the Moon". */
export function bodyName(words: SkyWords, id: string): string {
  const body = words.bodies[id];
  return body === undefined ? id : body.article === true ? `the ${body.name}` : body.name;
}

/** "your Venus", "your Moon". */
export function yourBody(words: SkyWords, id: string): string {
  return `your ${words.bodies[id]?.name ?? id}`;
}

export function ordinal(words: SkyWords, house: number): string {
  return words.ordinals[house - 1] ?? String(house);
}

export function capital(text: string): string {
  return text.charAt(0).toUpperCase() + text.slice(1);
}

/** Steps and questions for a topic whatever the chart. */
export type TopicSteps = { readonly steps: readonly string[]; readonly questions: readonly string[] };
