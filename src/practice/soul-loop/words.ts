/** The words of a Soul Loop in one language, as an argument. `practice` never imports `text`. */
import type { Emotion } from '#contract/soul-entry.ts';
import type { AspectName, BodyName, SignName } from '#facts/fact-id.ts';
import type { ActionId, ActionPlace } from './actions.ts';
import type { NamedPatternId, PatternId } from './patterns.ts';

export type Feeling = Emotion | 'none';

/**
 * What is listened for in a language, one list a pattern.
 *
 * English cues of up to four letters stand as whole words, longer ones at the start of a word, written without
 * apostrophes' importance: "cant" and "can't" are one. Thai cues are found anywhere.
 */
export type LoopCues = {
  readonly patterns: Readonly<Record<NamedPatternId, readonly string[]>>;
  /** Words that take back a cue that follows closely. */
  readonly negators: readonly string[];
  /** Written right after a negator, these say that the cue holds all the same: "not only tired". */
  readonly notNegating: readonly string[];
  /** The writer is in company or on the way: only what can be done anywhere is offered. */
  readonly away: readonly string[];
  /** Whole texts that say only that there is a feeling, or none to be found: "sad", "idk". */
  readonly bare: readonly string[];
  /** A clause with one of these is never given back in quotes. */
  readonly unquotable: readonly string[];
  /** Parts of the body that a doctor should know of, when they are new. */
  readonly medical: readonly string[];
  /** Absolutes, for counting how a person writes: "always", "never". */
  readonly absolutes: readonly string[];
  /** Words for feelings and the emotion each is nearest to. */
  readonly feelings: Readonly<Record<Emotion, readonly string[]>>;
  /** Everyday words that show the text is in this language. */
  readonly common: readonly string[];
  /** Who is meant, for sentences about someone missed. Empty where the language needs no such choice. */
  readonly him: readonly string[];
  readonly her: readonly string[];
};

export type PatternWords = {
  readonly name: string;
  /** Inside "I also hear … in this". */
  readonly also: string;
  /** Where the idea is borrowed from, for the help page. */
  readonly approach: string;
  /** What the pattern names, in one sentence about nobody. */
  readonly names: string;
  readonly insights: readonly string[];
  readonly questions: readonly string[];
  readonly prompt: string;
  readonly final: string;
};

export type ActionWords = {
  readonly text: string;
  /** The action once done, in a few words, after a colon: "three endings, one tick". */
  readonly done: string;
};

/**
 * Sentences may hold slots in braces. Those a sentence may use are named beside it; every slot it holds is filled.
 */
export type LoopWords = {
  readonly lang: 'en' | 'th';
  readonly patterns: Readonly<Record<PatternId, PatternWords>>;
  readonly actions: Readonly<Record<ActionId, ActionWords>>;
  /** `quoted` holds `{quote}`; `plain` stands where nothing may be quoted. */
  readonly mirrors: Readonly<Record<Feeling, { readonly quoted: readonly string[]; readonly plain: string }>>;
  /** In place of an insight when there are no words to go by, only perhaps a feeling. */
  readonly neutral: Readonly<Partial<Record<Feeling, string>>>;
  /** When a pattern's own insights or questions were shown lately: lines that fit any pattern. */
  readonly returning: { readonly insights: readonly string[]; readonly questions: readonly string[] };
  /** Softens an insight that stands on a feeling alone. */
  readonly perhaps: (sentence: string) => string;
  /** The text is in neither language. */
  readonly otherLanguage: string;
  readonly medicalNote: string;
  readonly history: {
    /** `{date}` */
    readonly repeatedText: string;
    /** `{times} {patternName} {date}` */
    readonly sameRecent: string;
    /** `{date} {action}` */
    readonly helpedBefore: string;
    /** `{also}` */
    readonly also: string;
    readonly firstTime: string;
    /** `{emotionA} {emotionB}` */
    readonly shift: string;
  };
  readonly sky: {
    /** By the name of the phase; `{lit}` is whole per cent. */
    readonly phase: Readonly<Record<string, string>>;
    /** `{moonSign} {texture}` */
    readonly moonSign: string;
    readonly textures: Readonly<Record<SignName, string>>;
    /** `{aspect} {when} {theme}` */
    readonly transit: string;
    /** The same for one that comes near and is never exact: `{aspect} {orb} {theme}` */
    readonly near: string;
    readonly themes: Readonly<Partial<Record<BodyName, string>>>;
    /** "Mercury trine your Jupiter" */
    readonly aspect: (mover: BodyName, aspect: AspectName, point: BodyName) => string;
    /** "2:18 PM" from `14:18`, for a device that counts 12 hours. */
    readonly clock: (time: string) => string;
    /** "today at 14:18" or "today at 2:18 PM"; with `about`, the birth time is too open for a clock time. */
    readonly today: (time: string, about: boolean) => string;
    /** "on 27 November" */
    readonly onDay: (date: string, today: string, about: boolean) => string;
    readonly sign: (sign: SignName) => string;
  };
  readonly close: {
    /** `{action}` */
    readonly done: string;
    readonly notDone: string;
    /** `{quote}` */
    readonly reflection: string;
  };
  /** For the steps after the support card: nothing is read into what was written. */
  readonly support: {
    readonly question: string;
    readonly action: string;
    readonly prompt: string;
    readonly final: string;
  };
  readonly emotions: Readonly<Record<Emotion, string>>;
  readonly places: Readonly<Record<ActionPlace, string>>;
  /** "2 October", with the year when it is not this one. */
  readonly date: (date: string, today: string) => string;
  /** How often a pattern came before, as `sameRecent` says it: "once". */
  readonly times: (n: number) => string;
  /** Pronouns of someone missed, inside a sentence. */
  readonly them: Readonly<Record<'him' | 'her' | 'them', string>>;
  /** Between two sentences: a space. Thai writes one as well, and no full stop. */
  readonly between: string;
};
