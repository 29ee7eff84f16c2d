/**
 * What the compute worker can be asked, and what it answers. Plain data both ways.
 *
 * Each call is a name, an argument and a result; `EngineCalls` is the one list from which client and worker are typed.
 */
import type { BirthAnswer, BirthDetails, BirthMoment } from '#astro/time/birth-moment.ts';
import type { UnixMs } from '#astro/time/instant.ts';
import type { NatalChart } from '#astro/chart/natal.ts';
import type { NatalRange } from '#astro/chart/natal-range.ts';
import type { MoonPhase } from '#astro/event/moon-phase.ts';
import type { SignId } from '#astro/angle/sign.ts';
import type { Answer, AnswerRequest, ReadingMode } from '#companion/request.ts';
import type { FactSheet } from '#facts/fact-sheet.ts';

export type NatalRequest = {
  readonly birth: BirthDetails;
  readonly houseSystem: 'placidus' | 'whole' | 'equal';
  readonly node: 'mean' | 'true';
};

/** A birth as a chart. Without a time there is no chart, only the range each body takes that day. */
export type NatalView =
  | { readonly type: 'chart'; readonly moment: BirthMoment; readonly chart: NatalChart }
  | { readonly type: 'range'; readonly moment: BirthMoment; readonly range: NatalRange }
  | { readonly type: 'unresolved'; readonly answer: Exclude<BirthAnswer, { readonly type: 'moment' }> };

export type SheetRequest = {
  readonly birth: BirthDetails | null;
  readonly now: UnixMs;
  readonly zone: string;
  readonly houseSystem: 'placidus' | 'whole' | 'equal';
  readonly node: 'mean' | 'true';
  readonly mode: ReadingMode;
};

export type SkyNow = {
  readonly moon: { readonly sign: SignId; readonly phase: MoonPhase };
  /** The Moon's next change of sign. */
  readonly next: { readonly sign: SignId; readonly at: UnixMs };
};

export type EngineCalls = {
  /** Answers a message: safety first, then a reading. */
  readonly answer: { readonly in: AnswerRequest; readonly out: Answer };
  readonly natal: { readonly in: NatalRequest; readonly out: NatalView };
  readonly resolve: { readonly in: BirthDetails; readonly out: BirthAnswer };
  readonly sheet: { readonly in: SheetRequest; readonly out: FactSheet };
  readonly sky: { readonly in: { readonly now: UnixMs }; readonly out: SkyNow };
  /** Loads words and computes today's sheet ahead of the first question. */
  readonly warm: { readonly in: SheetRequest | null; readonly out: null };
};
export type EngineCall = keyof EngineCalls;

export type EngineRequest = {
  readonly [K in EngineCall]: { readonly id: number; readonly call: K; readonly input: EngineCalls[K]['in'] };
}[EngineCall];
export type EngineReply =
  | { readonly id: number; readonly ok: true; readonly output: EngineCalls[EngineCall]['out'] }
  | { readonly id: number; readonly ok: false; readonly message: string };
