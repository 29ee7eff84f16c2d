/** The forms of the chart screens as they are typed. Kept on the device until they are cleared. */
import * as z from 'zod/mini';
import { birthPlace } from './birth.ts';
import { birthDraft, placeDraft, typed } from './birth-draft.ts';

/** How long a transit timeline lasts. */
export const spanLengths = ['month', 'quarter', 'year'] as const;

/** The chart types of the Chart Generator. */
export const chartTypes = ['natal', 'transit', 'synastry'] as const;
export const chartTypeDraft = z.enum(chartTypes);

export const chartDraft = z.object({
  name: typed,
  subject: birthDraft,
  partnerName: typed,
  partner: birthDraft,
  /** `YYYY-MM-DD`; null for the day on which the form is shown. */
  from: z.nullable(typed),
  length: z.enum(spanLengths),
  /** One of the two was filled in from Saved people, or is to be used once. */
  filledIn: z.boolean(),
});

/** The moment that Soulcast & Strategy reads. */
export const momentDraft = z.object({
  date: typed,
  time: typed,
  place: z.nullable(birthPlace),
  zone: z.nullable(typed),
  placeDraft,
});
