/** Shapes of the word tables that `text/` fills. Labels are language-free; only the cues are words. */
import type { Act, Form, Kind, Topic } from '#facts/ask.ts';

/**
 * Conditions on a cue. `needs`: one of these must stand in the same sentence. `blocks`: none of these may.
 * Both are matched as plain substrings of the normalised sentence.
 */
export type Guard = { readonly needs?: readonly string[]; readonly blocks?: readonly string[] };

/** `[cue, weight, concept or null, guard]`; a cue that starts with `=` takes no suffix. */
export type CueEntry =
  | readonly [cue: string, weight: number]
  | readonly [cue: string, weight: number, concept: string | null]
  | readonly [cue: string, weight: number, concept: string | null, guard: Guard];

/** `fresh` says the opposite: what comes now is a question of its own. */
export type FollowUpKind = 'anaphor' | 'ellipsis' | 'move' | 'fresh';

/** Words whose order makes a question without a mark: "is my crush …", "how do i …". */
export type QuestionOrder = {
  /** Ask before a subject only: "do i", "have we". */
  readonly helpers: readonly string[];
  /** Ask before a pronoun only: "did she", not "did the interview". */
  readonly pastHelpers: readonly string[];
  /** Ask before a pronoun anywhere: "… do i …". */
  readonly inverting: readonly string[];
  /** Ask before any subject: "will work calm down". */
  readonly openHelpers: readonly string[];
  /** Ask before any subject at the head of a clause; further inside only after an opener. */
  readonly be: readonly string[];
  readonly pronouns: readonly string[];
  /** Other words that open a subject: "my", "the", "this". */
  readonly subjects: readonly string[];
  /** Subjects after which a past helper still asks: "did my mother", not "did my taxes". */
  readonly pastSubjects: readonly string[];
  /** After "did my" these are what one did oneself: "best", "homework". */
  readonly ownDoings: readonly string[];
  /** Question words. */
  readonly askers: readonly string[];
  /** Those that ask at the head even before a plain word: "what kind of". */
  readonly openAskers: readonly string[];
  /** After these they exclaim: "what a day". */
  readonly exclaims: readonly string[];
  /** Those that are no relative words in the middle of a sentence. */
  readonly insideAskers: readonly string[];
  /** After these a helper at the head tells: "will do", "is so hard". */
  readonly tells: readonly string[];
  /** After these a clause begins anew: "or", "anyway". */
  readonly openers: readonly string[];
  /** After these a question word only reports: "i know why". */
  readonly knowers: readonly string[];
  /** Heads that ask by themselves: "any chance". */
  readonly bare: readonly string[];
  /** Ask at the very end, after what they ask about: "he unblocked me why now". */
  readonly finals: readonly string[];
  /** Question words that, unmarked and with no helper after them, join a clause: "when work is bad". */
  readonly joining: readonly string[];
};

export type CueTable = {
  /** Left out where questions are marked by particles. */
  readonly questionOrder?: QuestionOrder;
  /** Whole-word chat spellings (English) or substrings (Thai) and what they stand for. */
  readonly spellings: readonly (readonly [from: string, to: string])[];
  /** Polite particles, removed at the end of a stretch of Thai. */
  readonly particles: readonly string[];
  readonly topic: { readonly [T in Topic]?: readonly CueEntry[] };
  readonly form: { readonly [F in Form]?: readonly CueEntry[] };
  readonly act: { readonly [A in Act]?: readonly CueEntry[] };
  /** Tags that no topic cue carries. */
  readonly concept: { readonly [concept: string]: readonly string[] };
  /** Phrases that hold a cue and do not mean it: "birth date", "dying to know". */
  readonly masks: readonly string[];
  /** What points back at the last reading. */
  readonly followUp: { readonly [K in FollowUpKind]?: readonly string[] };
  /** Ordinals for "the second card", in order from the first. */
  readonly ordinals: readonly (readonly string[])[];
  /** Bodies, signs and points by id. */
  readonly entities: { readonly [id: string]: readonly string[] };
  /** Said before a topic, they take it out: "not about". */
  readonly negations: readonly string[];
  /** Said before a feeling, they turn it: "not", "never". */
  readonly affectNegations: readonly string[];
  /** Words that link two topics as both meant. */
  readonly joiners: readonly string[];
  /** Joiners that put a choice: "or". */
  readonly choiceWords: readonly string[];
  /** Words without content, left out of the token count and out of quotes' edges. */
  readonly stopWords: readonly string[];
  /** Words that strengthen a feeling. */
  readonly intensifiers: readonly string[];
  /** Small words that may stand before a question word without making it a conjunction. */
  readonly leadWords: readonly string[];
  /** Words at which a quote taken out of a question begins anew. */
  readonly quoteStops: readonly string[];
  /** Words that ask for houses or angles, which need a birth time. */
  readonly angles: readonly string[];
  /** Words beside a full date that make it a birth date. */
  readonly birthWords: readonly string[];
  /** Someone who is not named: with nothing else said, the matter is of the heart. */
  readonly someoneWords: readonly string[];
  /** Verbs that tell a story: a month beside them is over. */
  readonly pastWords: readonly string[];
  /** First person words: the question is about the asker. */
  readonly firstWords: readonly string[];
  /** Words that make a message a statement, not a keyword. */
  readonly selfWords: readonly string[];
};

/** `[cue, valence -2…2, arousal 0…2]`. */
export type AffectEntry = readonly [cue: string, valence: number, arousal: number];

/** Role to cues: `mother: ['mother', 'mum']`. */
export type PeopleTable = {
  readonly roles: { readonly [role: string]: readonly string[] };
  /** Capitalised words that are no names: greetings, places' prepositions aside. */
  readonly notNames: readonly string[];
  /** Words after which a capitalised word is a person: "with", "and". */
  readonly beforeNames: readonly string[];
  /** Words after which "to" leads to a person, not a place: "talk". */
  readonly towardNames: readonly string[];
  /** Words before which a capitalised word is a person: "and i", "hasn't". */
  readonly afterNames: readonly string[];
};

export type Season = 'spring' | 'summer' | 'autumn' | 'winter';

/** Words of the time grammar; the grammar itself is in `time-frame.ts`. */
export type TimeWords = {
  readonly months: readonly (readonly string[])[];
  /** Monday first. */
  readonly weekdays: readonly (readonly string[])[];
  readonly units: { readonly [U in 'day' | 'week' | 'month' | 'year']: readonly string[] };
  readonly numbers: { readonly [word: string]: number };
  readonly seasons: { readonly [S in Season]: readonly string[] };
  /** Seasons with months of their own, whatever the hemisphere: `[cues, first month, last month]`. */
  readonly localSeasons: readonly (readonly [
    cues: readonly string[],
    firstMonth: number,
    lastMonth: number,
  ])[];
  /** Days offset from today: `{ tomorrow: 1 }`. */
  readonly days: { readonly [word: string]: number };
  readonly now: readonly string[];
  readonly openFuture: readonly string[];
  readonly life: readonly string[];
  readonly past: readonly string[];
  readonly weekend: readonly string[];
  /** Fixed feasts: `[cues, month, first day, last day]`. */
  readonly feasts: readonly (readonly [
    cues: readonly string[],
    month: number,
    firstDay: number,
    lastDay: number,
  ])[];
  readonly birthday: readonly string[];
  /** Phrases for the stretch in which a planet walks backwards. */
  readonly retrogrades: { readonly [body in 'mercury' | 'venus' | 'mars']: readonly string[] };
  /** Words of the grammar itself, by part. */
  readonly this: readonly string[];
  readonly next: readonly string[];
  readonly last: readonly string[];
  readonly ago: readonly string[];
  readonly hence: readonly string[];
  readonly within: readonly string[];
  readonly by: readonly string[];
  readonly before: readonly string[];
  readonly after: readonly string[];
  readonly since: readonly string[];
  readonly between: readonly string[];
  readonly to: readonly string[];
  /** Between two stretches of which one is to be chosen. */
  readonly or: readonly string[];
  readonly early: readonly string[];
  readonly mid: readonly string[];
  readonly late: readonly string[];
  /** Written before a year: "ปี", "พ.ศ.". */
  readonly yearMark: readonly string[];
};

/** Where a message asks a second question, as regular expressions over normalised text. */
export type JointTable = {
  /** Joins a second question to a first: "and when"; what it matches is left out. */
  readonly second: string;
  /** A question that ends by pointing back at the first: "and will he like it". */
  readonly pointsBack: string;
  /** Says that more than one is coming: "two things". */
  readonly announced: string;
  /** A sentence that asks without being a question: "tell me about …". */
  readonly request: string;
  /** Before words that somebody else asked, or that the person asks themselves. */
  readonly quoted: string;
  /** Words before a question that are no part of it: "also", "and". */
  readonly lead: string;
};

/**
 * Patterns for the kind of a question, over normalised sentences: regular expressions in which `{name}` stands for the
 * alternatives of a slot and `^` skips words such as "so" and "please". The highest weight wins.
 */
export type KindTable = {
  readonly slots: { readonly [name: string]: string };
  /** Alternatives skipped after `^`; empty where there are none. */
  readonly leads: string;
  /** Stretches of time that are no date of the calendar: "this week". */
  readonly near: string;
  readonly joints: JointTable;
  /** Someone between two ways: "scared to quit"; then "what should I do" asks which. */
  readonly torn: string;
  readonly rows: readonly (readonly [kind: Kind, weight: number, patterns: readonly string[]])[];
};

/** How the words after an opening become the thing asked about. */
export type MatterShape =
  /** A helper, its subject and the rest: "does he hate me". */
  | 'inverted'
  /** Subject first: "i cant sleep". */
  | 'clause'
  /** A verb in its base form: "take the job". */
  | 'verb'
  | 'noun'
  /** Someone who does something again and again: "my mum keeps calling". */
  | 'habit'
  /** A person by name or role. */
  | 'role'
  /** Someone beside the asker: "Ana and i". */
  | 'pair'
  /** Two things named: "the red flat or the one by the river". */
  | 'choice';

/** Words by which the thing asked about is cut out of a question and said in second person. */
export type MatterWords = {
  /** Openings by kind, tried in order; an opening is a regular expression, and what follows it is the matter. */
  readonly openings: readonly (readonly [kinds: readonly Kind[], shape: MatterShape, opening: string])[];
  /** Base forms of verbs. */
  readonly verbs: readonly string[];
  /** Verbs that do not form their past with -ed. */
  readonly pasts: { readonly [base: string]: string };
  /** Helpers before a subject: "does", "cant". */
  readonly helpers: readonly string[];
  /** Words that stand between a subject and its verb. */
  readonly adverbs: readonly string[];
  readonly prepositions: readonly string[];
  /** Words that precede a noun and are none: "last", "best". */
  readonly adjectives: readonly string[];
  readonly determiners: readonly string[];
  /** Subjects of one word. */
  readonly pronouns: readonly string[];
  /** Nouns that stand without a determiner: "work". */
  readonly bareNouns: readonly string[];
  /** Words at which a noun phrase ends. */
  readonly stops: readonly string[];
  readonly contractions: { readonly [typed: string]: string };
  /** Seen from outside: "my" is "your". */
  readonly seen: { readonly [word: string]: string };
  /** "we" may be said as "you" beside one of these. */
  readonly together: readonly string[];
  /** Left out wherever they are. */
  readonly fillers: readonly string[];
  /** Left out too, and end what stands before them. */
  readonly breaks: readonly string[];
  /** Cut off at the end. */
  readonly tails: readonly string[];
  /** A matter that holds one of these is not named. */
  readonly unfit: readonly string[];
};

/** Everything one language brings. */
export type LanguageTable = {
  readonly lang: 'en' | 'th';
  readonly cues: CueTable;
  readonly affect: readonly AffectEntry[];
  readonly people: PeopleTable;
  readonly time: TimeWords;
  readonly kinds: KindTable;
  /** Absent where only `nouns` are taken. */
  readonly matter?: MatterWords;
  /** Patterns whose first group is a noun phrase to take as typed. */
  readonly nounMatters?: readonly string[];
};
