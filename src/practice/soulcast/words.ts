/** The words of a Daily Soulcast in one language, as an argument. They come from `content/`. */
import type { SignId } from '#astro/angle/sign.ts';
import type { AspectId } from '#astro/aspect/aspect-id.ts';
import type { PointId } from '#astro/body/body-id.ts';
import type { PhaseId } from '#astro/event/moon-phase.ts';

/** A headline that says what kind of day it is, and a question that goes with it. */
export type DayWords = { readonly headline: string; readonly question: string };

/** What a contact between a moving planet and a point of the chart is usually like. */
export type ContactWords = { readonly like: string; readonly use: string; readonly care: string };

/** A third of the Moon's stay in a sign: each of its days gets words of its own. */
export type MoonDayWords = DayWords & {
  readonly people: string;
  readonly goodFor: string;
  readonly goEasyOn: string;
};

/** The shape of `soulcast.json`. Sentences hold named slots in braces. */
export type SoulcastContent = {
  readonly sky: {
    readonly first: readonly string[];
    readonly ingress: string;
    readonly ingressPeople: string;
    readonly lunation: string;
    readonly lunationIngress: string;
  };
  readonly you: {
    readonly exact: readonly string[];
    readonly exactOpen: string;
    readonly span: string;
    readonly long: string;
    readonly ahead: string;
    readonly past: string;
    readonly between: string;
    readonly on: string;
    readonly about: string;
    readonly quiet: string;
  };
  readonly why: {
    readonly moon: string;
    readonly ingress: string;
    readonly lunation: string;
    readonly contact: string;
    readonly passes: string;
    readonly doubt: string;
    readonly moonContact: string;
    readonly moonOpen: string;
    readonly quiet: string;
  };
  readonly aspects: Readonly<Record<AspectId, string>>;
  readonly newWords: string;
  /** Rows that speak of romance, drinking or gambling: left out for people under 18. */
  readonly adults: readonly string[];
  readonly moonDays: Readonly<
    Record<SignId, { readonly way: string; readonly days: readonly MoonDayWords[] }>
  >;
  /** By `mercury-easy-neptune`. */
  readonly days: Readonly<Record<string, DayWords>>;
  /** Contacts that `transit-meanings.json` leaves out, under ids of the same form. */
  readonly rows: Readonly<Record<string, ContactWords>>;
};

export type SoulcastWords = {
  readonly lang: 'en';
  readonly content: SoulcastContent;
  /** By `transit.mercury-easy-neptune`. */
  readonly transits: Readonly<Record<string, ContactWords>>;
  readonly phaseNow: Readonly<Record<PhaseId, string>>;
  /** "helps", "puts pressure on" */
  readonly touches: Readonly<Record<AspectId, string>>;
  readonly sign: (sign: SignId) => string;
  /** "2:18 PM" from `14:18`, for a device that counts 12 hours. */
  readonly clock: (time: string) => string;
  /** "the Moon", "Mercury" */
  readonly body: (body: PointId) => string;
  /** "Neptune" */
  readonly bareBody: (body: PointId) => string;
  /** "the planet of dreams"; null for the Sun and the Moon. */
  readonly bodyIs: (body: PointId) => string | null;
  readonly days: (n: number) => string;
  /** "2 October", with the year when it is not this one. */
  readonly date: (date: string, today: string) => string;
  /** "9°30′ Cancer" */
  readonly longitude: (lon: number) => string;
};
