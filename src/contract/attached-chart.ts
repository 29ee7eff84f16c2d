/** A chart, laid cards or what a mode was given, as they go with a message: what the reading stands on, so that it can be drawn again. */
import * as z from 'zod/mini';
import { birth } from './birth.ts';
import { chartTypes } from './chart.ts';
import { drawProof } from './draw.ts';
import { instantMs, modeKey, textUpTo } from './fields.ts';
import { MAX_CONTENT_CHARS, MAX_ENTERED_CHARS, MAX_NAME_CHARS } from './limits.ts';

const someone = z.object({
  /** Empty when not given. */
  name: textUpTo(MAX_NAME_CHARS),
  birth,
});

export const attachedChart = z.object({
  chartType: z.enum(chartTypes),
  /** Names the chart to the person: "Natal Chart, 14 April 1993, 07:42, Lisbon". */
  title: textUpTo(200),
  subject: someone,
  /** The second person of a synastry; null for every other chart. */
  partner: z.nullable(someone),
  /** The stretch of a transit timeline, one minute for a transit chart of one moment; null for every other chart. */
  span: z.nullable(z.object({ from: instantMs, to: instantMs })),
});
export type AttachedChart = z.infer<typeof attachedChart>;

export const attachedCards = z.object({
  chartType: z.literal('tarot'),
  /** Names the cards to the person: "Tarot, Celtic Cross". */
  title: textUpTo(200),
  spread: z.enum(['single', 'three', 'celtic']),
  /** In the order of the places: `swords-05`, and whether it lies upside down. */
  cards: z.array(z.object({ card: textUpTo(40), reversed: z.boolean() })).check(z.maxLength(10)),
  /** Null for cards of a deck of paper. */
  proof: z.nullable(drawProof),
});
export type AttachedCards = z.infer<typeof attachedCards>;

/** What a person gave a reading mode for this question: their own cast, or answers. */
export const attachedGiven = z.object({
  chartType: z.literal('given'),
  mode: modeKey,
  /** Names it to the person: "I Ching, cast by hand". */
  title: textUpTo(200),
  /** A cast of their own hand, as the mode writes it; null where they cast nothing. */
  entered: z.nullable(textUpTo(MAX_ENTERED_CHARS)),
  /** Question to the options chosen, or to the words written. */
  answers: z.record(textUpTo(40), z.array(textUpTo(MAX_CONTENT_CHARS)).check(z.maxLength(40))),
});
export type AttachedGiven = z.infer<typeof attachedGiven>;

/** What can go with a message, told apart by `chartType`. */
export const attached = z.union([attachedChart, attachedCards, attachedGiven]);
export type Attached = AttachedChart | AttachedCards | AttachedGiven;

/** Whether a chart goes with a message, which has births in it. */
export function isAttachedChart(one: Attached): one is AttachedChart {
  return one.chartType !== 'tarot' && one.chartType !== 'given';
}

/** What a moment lasts, ms: charts and sheets stand on whole minutes. */
export const MOMENT_MS = 60_000;

/** The instant a transit chart is read for; null for a timeline and for every other chart. */
export function momentOf({ chartType, span }: AttachedChart): number | null {
  return chartType === 'transit' && span !== null && span.to - span.from <= MOMENT_MS ? span.from : null;
}
