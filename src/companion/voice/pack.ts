/** A voice pack: all the words of one language, as an argument. `companion` never imports `text`. */
import type { BesideWords } from '#companion/beside.ts';
import type { SkyAnswer } from '#companion/plan/sky-answer.ts';
import type { Form, Need, Topic } from '#facts/ask.ts';
import type { SignName } from '#facts/fact-id.ts';
import type {
  AspectAtoms,
  ClassicalPlanet,
  Dignity,
  Element,
  HouseAtoms,
  Line,
  MoverAtoms,
  PairAtoms,
  PhaseName,
  PlanetAtoms,
  PlanetName,
  SignAtoms,
  TargetAtoms,
  Theme,
} from './atoms.ts';
import type { ToldWords } from '#companion/testimony/told-points.ts';
import type { ReadingStyle } from '#companion/request.ts';
import type { Frame } from './frame.ts';

export type Valence = 'low' | 'open' | 'high';

/** A first line. With `slot`, it holds `{words}` for the person's own words. */
export type Opener = Line & {
  readonly slot?: 'words';
  readonly valence: Valence;
  /** Fits only where one of its concepts was asked about. */
  readonly bound?: true;
  readonly forms?: readonly string[];
  /** Says that only one of two people is read: not for two charts. */
  readonly oneChart?: true;
};

export type LimitKind =
  | 'birthTimeUnknown'
  | 'birthDateUnknown'
  | 'moonEither'
  | 'polar'
  | 'noTimingInFrame'
  | 'thirdPerson'
  | 'medical'
  | 'outcome'
  | 'partnerBirth'
  | 'legalMoney'
  | 'declined'
  | 'minors'
  | 'pairUnder18'
  | 'hardOnly';

/** What a bridge leads into. */
export type BridgeKind = 'against' | 'help' | 'timing' | 'for' | 'wait';

/**
 * What joins a point to the one before it: what catches at it, what eases it, a second strain, the same passing body further
 * on, or a plain addition.
 */
export type JointKind = 'catch' | 'ease' | 'more' | 'still' | 'also';

/** The bodies a reading may come back to at its end. */
export type ReturnBody = Exclude<PlanetName, 'northnode' | 'southnode'>;

/**
 * Why one of two testimonies that pull apart weighs more: its angle is closer to exact, its day is nearer, it belongs to the
 * birth and the other passes, it is what moves in the stretch asked about, it speaks for the matter itself; or neither does.
 */
export type WeighReason = 'orb' | 'date' | 'natal' | 'passing' | 'matter' | 'even';

/** How a frightened hour is with somebody, and what then helps; clauses to "you". */
export type Comfort = { readonly feels: readonly string[]; readonly helps: readonly string[] };

/** A choice to make, a stretch of time, or a habit of the person. */
export type CounselKind = 'choice' | 'time' | 'habit';
export type CounselSide = 'hard' | 'easy' | 'both';

export type MajorAspect = 'conjunction' | 'sextile' | 'square' | 'trine' | 'opposition';
export type Modality = 'cardinal' | 'fixed' | 'mutable';

/** How a language writes dates; instants in UTC milliseconds, days in the zone of the person. */
export type DateWords = {
  /** "6 December", with the year when it is not the current one. */
  readonly day: (localDate: string, today: string) => string;
  /** "on 6 and 15 December" */
  readonly onDays: (localDates: readonly string[], today: string) => string;
  /** "from 29 October to 21 January" */
  readonly fromTo: (from: string, to: string, today: string) => string;
  /** "in reach from 29 October to 21 January", of a range that `fromTo` wrote. */
  readonly inReach: (range: string) => string;
  readonly until: (localDate: string, today: string) => string;
  /** "6 and 15 December", without "on" */
  readonly days: (localDates: readonly string[], today: string) => string;
  readonly from: (localDate: string, today: string) => string;
  /** "around 6 December", for a date with a computed doubt */
  readonly around: (phrase: string) => string;
  /** "tonight at 11:40 PM", "tomorrow at 10:09 AM", "on 24 November" */
  readonly clock: (localDate: string, localTime: string, today: string) => string;
};

export type VoicePack = {
  readonly lang: 'en';
  /** Said first where the chosen mode lacks something, and the birth chart answers instead. */
  readonly lacking: (need: Need) => string;
  readonly beside: BesideWords;
  readonly planets: Readonly<Record<PlanetName, PlanetAtoms>>;
  readonly signs: Readonly<Record<SignName, SignAtoms>>;
  readonly houses: Readonly<Record<number, HouseAtoms>>;
  readonly aspects: Readonly<Record<MajorAspect, AspectAtoms>>;
  readonly pairs: Readonly<Record<string, PairAtoms>>;
  readonly rulerInHouse: Readonly<Record<number, Readonly<Record<number, readonly string[]>>>>;
  /** By the sign of the Moon. */
  readonly comforts: Readonly<Record<SignName, Comfort>>;
  /** What somebody can lean on who is afraid for another, or for themselves. */
  readonly leanOn: Readonly<Record<'other' | 'own', readonly Line[]>>;
  readonly movers: Readonly<Record<string, MoverAtoms>>;
  readonly targets: Readonly<Record<string, TargetAtoms>>;
  readonly contacts: Readonly<Record<string, readonly string[] | undefined>>;
  readonly dignities: Readonly<Record<ClassicalPlanet, Readonly<Record<Dignity, readonly string[]>>>>;
  readonly retrogrades: Readonly<Record<string, readonly string[]>>;
  readonly sects: Readonly<Record<'day' | 'night', readonly string[]>>;
  readonly phasesAtBirth: Readonly<Record<PhaseName, readonly string[]>>;
  readonly phasesNow: Readonly<
    Record<PhaseName, { readonly name: string; readonly line: readonly string[] }>
  >;
  readonly moonToday: Readonly<Record<SignName, readonly string[]>>;
  readonly elements: Readonly<
    Record<Element, { readonly much: readonly string[]; readonly none: readonly string[] }>
  >;
  readonly practices: readonly Line[];
  readonly questions: readonly Line[];
  readonly openers: readonly Opener[];
  readonly answers: Readonly<Partial<Record<Form, readonly Line[]>>>;
  readonly followUps: readonly Line[];
  readonly thanks: readonly Line[];
  readonly smallTalk: readonly Line[];
  readonly appHelp: readonly Line[];
  /** Says plainly that an AI answers. */
  readonly aiLines: readonly Line[];
  /** The one question back. */
  readonly clarify: readonly Line[];
  /** After a term for somebody without a chart. */
  readonly termAsks: readonly Line[];
  readonly limits: Readonly<Record<LimitKind, readonly Line[]>>;
  readonly frames: readonly Frame[];
  /** Carriers of an image: "it is like {image}." */
  readonly cores: readonly string[];
  /** A term and its gloss: "{term} is {gloss}." */
  readonly terms: readonly string[];
  readonly bridges: Readonly<Record<BridgeKind | JointKind, readonly string[]>>;
  /** Bridges that one style has beside the common ones. */
  readonly styleBridges: Readonly<Record<ReadingStyle, Readonly<Record<BridgeKind, readonly string[]>>>>;
  /** Which of two testimonies weighs more, `{heavy}` or `{light}`, and why. */
  readonly weighings: Readonly<Record<WeighReason, readonly string[]>>;
  /** What follows from a weighing, by the kind of question and by whether the heavier is hard, easy or as heavy as the other. */
  readonly counsels: Readonly<Record<CounselKind, Readonly<Record<CounselSide, readonly string[]>>>>;
  /** Where a reading comes back to what it began with: sentences of `{placed}`, `{accept}` and `{turn}`, and what fills the last two. */
  readonly returns: {
    readonly carriers: readonly string[];
    readonly accepts: Readonly<Record<SignName, readonly string[]>>;
    readonly turns: Readonly<Record<ReturnBody, Readonly<Record<Theme, readonly string[]>>>>;
  };
  readonly themeLeads: Readonly<Record<Theme, readonly string[]>>;
  /** Leads for topics whose theme's own lead would name another matter. */
  readonly topicLeads: Readonly<Partial<Record<Topic, readonly string[]>>>;
  /** The part of a matter that is a planet's work: "saying it out loud". */
  readonly offices: Readonly<Partial<Record<PlanetName, Readonly<Record<Theme, string>>>>>;
  /** Other ways to explain a planet or a house in passing. */
  readonly glosses: {
    readonly planet: Readonly<Record<PlanetName, readonly string[]>>;
    readonly house: Readonly<Record<number, readonly string[]>>;
    readonly aspect: Readonly<Record<MajorAspect, readonly string[]>>;
  };
  /** Clauses of two to seven words. */
  readonly beats: {
    readonly sign: Readonly<Record<SignName, readonly string[]>>;
    readonly contact: Readonly<Record<'fuse' | 'hard' | 'easy', readonly string[]>>;
    readonly transit: Readonly<Record<'fuse' | 'hard' | 'easy', readonly string[]>>;
  };
  /** What the signs of two bodies, by their elements, do to each other. */
  readonly elementPair: (a: Element, b: Element) => readonly string[];
  readonly elementOf: (sign: string) => Element;
  /** Two bodies in one matter that want different things. */
  readonly apart: readonly string[];
  /** The same body again later in a chat: `{body}`. */
  readonly links: readonly string[];
  readonly practiceChecks: readonly string[];
  /** How a term of the field is explained; `null` when it is not in the dictionary. */
  readonly term: (id: string) => { readonly name: string; readonly gloss: readonly string[] } | null;
  /** Sentences for sheets that are read row by row. */
  readonly told: ToldWords;
  /** The answer to a question about the sky itself; dates in the zone of the person, beside today's. */
  readonly skyAnswer: (answer: SkyAnswer, today: string) => string;
  readonly names: {
    readonly body: (id: string) => string;
    /** "Venus’s", "the Moon’s" */
    readonly possessive: (id: string) => string;
    /** "Venus", "Moon" */
    readonly bare: (id: string) => string;
    /** "the same Venus" */
    readonly same: (id: string) => string;
    /** "your Venus", "your Ascendant" */
    readonly yours: (id: string) => string;
    readonly sign: (id: string) => string;
    readonly ordinal: (house: number) => string;
    readonly aspect: (id: string) => string;
    readonly element: (id: string) => string;
    readonly sect: (id: string) => string;
    readonly phase: (id: string) => string;
    readonly count: (n: number) => string;
    readonly inHouse: (house: number) => string;
    /** "the seventh house", as a term */
    readonly theHouse: (house: number) => string;
    readonly backwards: string;
    /** Stands for `backwards` once that has been said of the body. */
    readonly thatWay: string;
    /** "Saturn’s square to the Moon", "Saturn’s square to your Moon"; in plain words, "the strain between Saturn and the Moon". */
    readonly contact: (
      a: string,
      aspect: MajorAspect,
      b: string,
      how: { readonly moving: boolean; readonly plain: boolean },
    ) => string;
    /** "your Venus in Aries" */
    readonly placed: (body: string, sign: string) => string;
    readonly degreeOf: (lonDeg: number) => string;
    readonly orbWords: (deg: number, exact: boolean) => string | null;
    readonly eitherSign: (ids: readonly string[]) => string;
    readonly angle: Readonly<Record<'asc' | 'mc', { readonly name: string; readonly is: string }>>;
  };
  readonly dates: DateWords;
  /** Articles, doubled marks, capitals: the last touch on a sentence. */
  readonly polish: (sentence: string) => string;
};
