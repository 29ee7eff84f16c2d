/**
 * What the compute worker can be asked, and what it answers. Plain data both ways.
 *
 * Each call is a name, an argument and a result; `EngineCalls` is the one list from which client and worker are typed.
 */
import type { SignId } from '#astro/angle/sign.ts';
import type { AspectId } from '#astro/aspect/aspect-id.ts';
import type { ComputedBodyId, NodeKind, PointId } from '#astro/body/body-id.ts';
import type { ChartAngle, ChartBody, NatalChart } from '#astro/chart/natal.ts';
import type { NatalRange } from '#astro/chart/natal-range.ts';
import type { ChartPattern } from '#astro/chart/pattern.ts';
import type { ChartShape } from '#astro/chart/shape.ts';
import type { MoonPhase } from '#astro/event/moon-phase.ts';
import type { LunarEclipse, SolarEclipse } from '#astro/event/eclipses.ts';
import type { PlanetaryHours } from '#astro/event/planetary-hours.ts';
import type { Ingress, Lunation, Station, VoidOfCourse } from '#astro/event/sky-events.ts';
import type { TransitSeries } from '#astro/event/transit-series.ts';
import type { NatalPoint } from '#astro/event/transits.ts';
import type { Place } from '#astro/house/angles.ts';
import type { HouseNumber, Houses, HouseSystem } from '#astro/house/cusps.ts';
import type { HumanDesignChart } from '#astro/humandesign/chart.ts';
import type { NearLine } from '#astro/humandesign/near-lines.ts';
import type { HumanDesignRange } from '#astro/humandesign/range.ts';
import type { CompositeChart } from '#astro/relationship/composite.ts';
import type { Synastry } from '#astro/relationship/synastry.ts';
import type { SynastryRange } from '#astro/relationship/synastry-range.ts';
import type { BirthAnswer, BirthDetails, BirthMoment } from '#astro/time/birth-moment.ts';
import type { UnixMs } from '#astro/time/instant.ts';
import type { Answer, AnswerRequest, AttachedRequest, ReadingMode } from '#companion/request.ts';
import type { FactsOnly } from '#companion/facts-only.ts';
import type { TraditionGiven } from '#companion/given.ts';
import type { ModelImage } from '#companion/prompt/model-call.ts';
import type { DraftSentence, Judged, ToolAnswer, ToolTask } from '#companion/prompt/pipeline-types.ts';
import type { PersonField, PromptInput } from '#companion/prompt/prompt-input.ts';
import type { Fact } from '#facts/fact.ts';
import type { FactSheet, SheetHash } from '#facts/fact-sheet.ts';
import type { Reading } from '#facts/reading.ts';
import type { EventKey } from '#facts/sky-event.ts';
import type { Archetypes } from '#practice/archetypes/archetypes.ts';
import type { NextLunarEclipse } from '#practice/audio/lunar-eclipse.ts';
import type { Placement } from '#practice/chart-summary/chart-summary.ts';
import type { GrowthInput, GrowthView } from '#practice/growth/growth-view.ts';
import type { Soulcast } from '#practice/soulcast/compose-soulcast.ts';
import type { TarotInput } from '#traditions/tarot/sheet.ts';
import type { ModeNeeds, ModeQuestion } from './traditions.ts';

/** The two choices of school that every chart is drawn by. */
export type ChartSchool = { readonly houseSystem: HouseSystem; readonly node: NodeKind };

export type NatalRequest = ChartSchool & { readonly birth: BirthDetails };

/** A trait that a birth chart speaks for, and what of the chart it rests on. */
export type ChartTheme = {
  /** Id of a trait of content/en/themes.json. */
  readonly theme: string;
  readonly placements: readonly Placement[];
};

/** A birth that is no stretch of time yet: the clock's question about it, or what is wrong. */
export type Unresolved = Exclude<BirthAnswer, { readonly type: 'moment' }>;

/** A birth as a chart. Without a time there is no chart, only the range each body takes that day. */
export type NatalView =
  | {
      readonly type: 'chart';
      readonly moment: BirthMoment;
      readonly chart: NatalChart;
      readonly patterns: readonly ChartPattern[];
      readonly shape: ChartShape;
      /** What holds over the whole stretch of a time with ± minutes; null when the time is exact. */
      readonly doubt: NatalRange | null;
    }
  | { readonly type: 'range'; readonly moment: BirthMoment; readonly range: NatalRange }
  | { readonly type: 'unresolved'; readonly answer: Unresolved };

export type TransitsRequest = ChartSchool & {
  readonly birth: BirthDetails;
  readonly from: UnixMs;
  /** Exclusive; at most three years on. */
  readonly to: UnixMs;
  readonly movers: readonly ComputedBodyId[];
  readonly orbDeg: number;
};

/** Everything that passes a birth chart in a stretch of time, and what the sky does by itself meanwhile. */
export type TransitsView =
  | {
      readonly type: 'transits';
      readonly moment: BirthMoment;
      /** The points passed over. Those that the doubt in the time leaves open by more than a degree are left out. */
      readonly natal: readonly NatalPoint[];
      /** The houses of the points of the birth, as far as they are sure. */
      readonly houses: Readonly<Partial<Record<PointId, HouseNumber>>>;
      readonly series: readonly TransitSeries[];
      readonly sky: {
        readonly stations: readonly Station[];
        readonly lunations: readonly Lunation[];
        readonly ingresses: readonly Ingress[];
      };
    }
  | { readonly type: 'unresolved'; readonly answer: Unresolved };

/** What stands around a birth chart: the sky of the moment, or the chart itself moved on by a way of counting. */
export const rings = ['transits', 'progressions', 'solar-arc', 'solar-return', 'lunar-return'] as const;
export type Ring = (typeof rings)[number];

export type SkyAtRequest = ChartSchool & {
  readonly at: UnixMs;
  /** `transits` unless another is asked for; the others need a natal chart with a time, and without one give the sky. */
  readonly ring?: Ring;
  /** Where the angles are cut; null for a sky without houses. */
  readonly place: Place | null;
  /** The chart the sky passes over; null for the sky alone. */
  readonly natal: BirthDetails | null;
};

/** A moving body in aspect to a natal point at an instant. */
export type SkyContact = {
  readonly mover: ComputedBodyId;
  readonly aspect: AspectId;
  readonly point: PointId;
  readonly orb: number;
  readonly applying: boolean;
};

/** The sky of an instant, from a table the worker keeps for the years around it: cheap enough for every frame. */
export type SkyChart = {
  readonly at: UnixMs;
  readonly ring: Ring;
  /** The instant whose sky the bodies are: `at` for transits, the progressed instant, the return, or birth. */
  readonly skyOf: UnixMs;
  readonly bodies: readonly ChartBody[];
  readonly angles: { readonly asc: ChartAngle; readonly mc: ChartAngle } | null;
  readonly houses: Houses | null;
  /** Within 3° (1° for what moves a degree a year), tightest first; empty without a natal chart. */
  readonly toNatal: readonly SkyContact[];
};

export type HitsRequest = ChartSchool & {
  readonly natal: BirthDetails;
  readonly ring?: Ring;
  readonly from: UnixMs;
  readonly to: UnixMs;
  readonly movers: readonly ComputedBodyId[];
};

export type Hit = {
  readonly at: UnixMs;
  readonly mover: ComputedBodyId;
  readonly aspect: AspectId;
  readonly point: PointId;
};

export type SynastryRequest = ChartSchool & {
  readonly a: BirthDetails;
  readonly b: BirthDetails;
  readonly now: UnixMs;
  readonly zone: string;
};

/** Two people. Without both times there is only what holds over the doubt, and what is possible. */
export type SynastryView =
  | {
      readonly type: 'synastry';
      readonly a: Exclude<NatalView, { readonly type: 'unresolved' }>;
      readonly b: Exclude<NatalView, { readonly type: 'unresolved' }>;
      /** Of the given times; null unless both are known. */
      readonly synastry: Synastry | null;
      readonly composite: CompositeChart | null;
      readonly davison: NatalChart | null;
      /** What is sure and what is possible over the doubt in either time. */
      readonly range: SynastryRange;
      readonly sheet: FactSheet;
    }
  | { readonly type: 'unresolved'; readonly who: 'a' | 'b'; readonly answer: Unresolved };

export type HumanDesignRequest = {
  readonly birth: BirthDetails;
  readonly now: UnixMs;
  readonly zone: string;
};

export type HumanDesignView =
  | {
      readonly type: 'chart';
      readonly moment: BirthMoment;
      readonly chart: HumanDesignChart;
      /** Values that a few minutes of birth time, or the last of the engine's accuracy, would change. */
      readonly near: readonly NearLine[];
      /** What holds over a doubtful time; null when the time is exact. */
      readonly doubt: HumanDesignRange | null;
      readonly sheet: FactSheet;
    }
  | {
      readonly type: 'range';
      readonly moment: BirthMoment;
      readonly range: HumanDesignRange;
      readonly sheet: FactSheet;
    }
  | { readonly type: 'unresolved'; readonly answer: Unresolved };

export type SheetRequest = ChartSchool & {
  readonly birth: BirthDetails | null;
  readonly now: UnixMs;
  readonly zone: string;
  readonly mode: ReadingMode;
  /** The chart the sheet stands on instead of the birth's own. */
  readonly attached: AttachedRequest | null;
  /** Laid cards, which stand before everything else. */
  readonly cards?: TarotInput | null;
  /** What the mode of a tradition was given beyond the birth: then its own sheet is computed. Absent for every other. */
  readonly given?: TraditionGiven;
  /** What other traditions say stands on it as well, as in `mixed`. */
  readonly beside?: true;
  /** Events that the question asked for. */
  readonly asked?: readonly EventKey[];
};

/** A question for a model on or from this device. */
export type UnderstoodRequest = {
  /** The question as it is: what the composer answers. */
  readonly request: AnswerRequest;
  /** The question as the model is to see it (#model/lens.ts); null when that is the same. */
  readonly shown: AnswerRequest | null;
  /** What the model may see beyond the question and its facts. Turns that met the safety layer are left out here. */
  readonly allows: {
    readonly name: boolean;
    readonly fields: readonly PersonField[];
    readonly images: readonly ModelImage[];
    /** Whether saved people who are named in the question may be looked up. */
    readonly people: boolean;
    readonly turns: PromptInput['turns'] | null;
  };
};

export type Understood = {
  /** The composer's answer to the question as it is. */
  readonly answer: Answer;
  /**
   * Null for who must not be handed to a model: someone at risk or under strain. Null as well where the chosen mode reads what the
   * model may not be shown.
   */
  readonly forModel: {
    readonly prompt: PromptInput;
    /** The composer's reading of what the model is shown. */
    readonly reading: Reading;
  } | null;
};

export type JudgeRequest = {
  /** The sentences so far; the last one is new. */
  readonly sentences: readonly DraftSentence[];
  readonly sheet: FactSheet;
  readonly zone: string;
  readonly now: UnixMs;
};

export type ToolRequest = {
  readonly task: ToolTask;
  readonly sheet: FactSheet;
  /** The question as the model sees it. */
  readonly request: AnswerRequest;
};

export type SoulcastRequest = ChartSchool & {
  /** Local date, `YYYY-MM-DD`, and the IANA zone of the person's days. */
  readonly date: string;
  readonly zone: string;
  /** Null for the sky of everyone. */
  readonly birth: BirthDetails | null;
  /** Hours that the clock of the device counts. */
  readonly clock: 12 | 24;
  /** How often new words were asked for. */
  readonly refresh: number;
};

export type SoulcastView = {
  readonly cast: Omit<Soulcast, 'sheet'>;
  /** What its lines cite, and the Moon's phase. */
  readonly facts: readonly Fact[];
  readonly hash: SheetHash;
};

export type SkyDayRequest = ChartSchool & {
  readonly now: UnixMs;
  /** IANA zone of the person's days. */
  readonly zone: string;
  /** Null for the sky alone. */
  readonly birth: BirthDetails | null;
  /** Where the hours are counted; null leaves them out. */
  readonly place: Place | null;
};

/** What the sky does at an instant to come. */
export type SkyEvent = { readonly at: UnixMs } & (
  | { readonly kind: 'lunation'; readonly phase: Lunation['phase']; readonly lon: number }
  | {
      readonly kind: 'ingress';
      readonly body: ComputedBodyId;
      readonly sign: SignId;
      readonly retrograde: boolean;
    }
  | {
      readonly kind: 'station';
      readonly body: ComputedBodyId;
      readonly turns: Station['turns'];
      readonly lon: number;
    }
  | {
      readonly kind: 'eclipse';
      readonly of: 'sun' | 'moon';
      readonly how: SolarEclipse['kind'] | LunarEclipse['kind'];
      readonly lon: number;
    }
  | {
      readonly kind: 'transit';
      readonly mover: ComputedBodyId;
      readonly aspect: AspectId;
      readonly point: PointId;
      readonly lon: number;
      /** By how much the doubt in the birth time may move it, days. */
      readonly doubtDays: number;
    }
);

export type SkyDay = {
  readonly now: UnixMs;
  readonly bodies: readonly {
    readonly body: ComputedBodyId;
    readonly lon: number;
    /** Degrees a day; negative while it moves backwards. */
    readonly speed: number;
  }[];
  readonly phase: MoonPhase;
  /** The Moon's stay in its sign, and the part of it that is void of course. */
  readonly stay: VoidOfCourse;
  /** Major aspects of Sun to Pluto within three degrees, tightest first. */
  readonly aspects: readonly {
    readonly a: PointId;
    readonly aspect: AspectId;
    readonly b: PointId;
    readonly orb: number;
    readonly applying: boolean;
  }[];
  /** What comes in the next thirty days, and the next eclipses within a year, in time order. */
  readonly events: readonly SkyEvent[];
  readonly hours: PlanetaryHours | null;
};

export type CalendarRequest = ChartSchool & {
  readonly now: UnixMs;
  readonly birth: BirthDetails | null;
  readonly months: number;
  readonly transits: 'all' | 'slow' | 'none';
  readonly lunations: boolean;
  readonly lang: 'en' | 'th';
  /** Keeps the events of two people apart; only its hash goes into the file. */
  readonly owner: string;
};

/** A calendar file, ready to be saved. */
export type CalendarText = { readonly text: string; readonly events: number };

export type SkyNow = {
  readonly moon: { readonly sign: SignId; readonly phase: MoonPhase };
  /** The Moon's next change of sign. */
  readonly next: { readonly sign: SignId; readonly at: UnixMs };
};

export type EngineCalls = {
  /** Answers a message: safety first, then a reading. Of its sheet come the facts that the reading cites. */
  readonly answer: { readonly in: AnswerRequest; readonly out: Answer };
  /** The facts card of a message: no prose but what is written for someone at risk. */
  readonly factsOnly: { readonly in: AnswerRequest; readonly out: FactsOnly };
  /** A message as far as a model needs it, without asking one. */
  readonly understood: { readonly in: UnderstoodRequest; readonly out: Understood };
  /** The verdict on each sentence of a draft. */
  readonly judge: { readonly in: JudgeRequest; readonly out: readonly Judged[] };
  /** What a model asked to look up. */
  readonly tool: { readonly in: ToolRequest; readonly out: ToolAnswer };
  readonly natal: { readonly in: NatalRequest; readonly out: NatalView };
  /** The traits that a birth chart speaks for most, at most four, the strongest first. */
  readonly chartThemes: { readonly in: NatalRequest; readonly out: readonly ChartTheme[] };
  /** What a birth is in time, and the clock's question when its hour came twice or never. */
  readonly resolve: { readonly in: BirthDetails; readonly out: BirthAnswer };
  readonly transits: { readonly in: TransitsRequest; readonly out: TransitsView };
  /** The sky at an instant, for a control that moves through time. */
  readonly skyAt: { readonly in: SkyAtRequest; readonly out: SkyChart };
  /** Exact instants in time order, for that control to stop at. */
  readonly hits: { readonly in: HitsRequest; readonly out: readonly Hit[] };
  readonly synastry: { readonly in: SynastryRequest; readonly out: SynastryView };
  readonly humanDesign: { readonly in: HumanDesignRequest; readonly out: HumanDesignView };
  readonly sheet: { readonly in: SheetRequest; readonly out: FactSheet };
  /** What a reading mode lacks for a question, and what would add to it. */
  readonly modeNeeds: { readonly in: ModeQuestion; readonly out: ModeNeeds };
  readonly sky: { readonly in: { readonly now: UnixMs }; readonly out: SkyNow };
  /** The sky of the moment for its own page. */
  readonly skyDay: { readonly in: SkyDayRequest; readonly out: SkyDay };
  readonly calendar: { readonly in: CalendarRequest; readonly out: CalendarText };
  /** The eclipse of the Moon that comes next, by a listener's clock and, where it is known, their place. */
  readonly nextLunarEclipse: {
    readonly in: { readonly now: UnixMs; readonly zone: string; readonly place: Place | null };
    readonly out: NextLunarEclipse;
  };
  /** The Soulcast of a local day. */
  readonly soulcast: { readonly in: SoulcastRequest; readonly out: SoulcastView };
  /** How strongly each archetype speaks in a birth, with what adds up to it. */
  readonly archetypes: { readonly in: BirthDetails; readonly out: Archetypes };
  /** What a person's entries say of their days. */
  readonly growth: { readonly in: GrowthInput; readonly out: GrowthView };
  /** Gets ready for questions. With the sheet of a person, their first question finds everything compiled and at hand. */
  readonly warm: { readonly in: SheetRequest | null; readonly out: null };
};
export type EngineCall = keyof EngineCalls;

export type EngineRequest = {
  [K in EngineCall]: { readonly id: number; readonly call: K; readonly input: EngineCalls[K]['in'] };
}[EngineCall];

/** Takes back a request that has not begun. */
export type EngineWithdrawal = { readonly id: number; readonly withdraw: true };

export type EngineReply =
  | { readonly id: number; readonly ok: true; readonly output: EngineCalls[EngineCall]['out'] }
  | { readonly id: number; readonly ok: false; readonly message: string };
