/** A birth as it is typed into a form: text that may not be valid yet. */
import * as z from 'zod/mini';
import { birthPlace, folds } from './birth.ts';
import { textUpTo } from './fields.ts';

/** More than any field can hold, so that nothing typed is lost before it was checked. */
export const typed = textUpTo(2000);

/** A place that is being looked for, or written by hand as coordinates. */
export const placeDraft = z.object({
  byHand: z.boolean(),
  text: typed,
  name: typed,
  lat: typed,
  lon: typed,
  zone: typed,
  zoneTouched: z.boolean(),
});

export const birthDraft = z.object({
  date: typed,
  time: typed,
  timeUnknown: z.boolean(),
  plusMinusMin: z.number(),
  place: z.nullable(birthPlace),
  zone: z.nullable(typed),
  placeDraft,
  fold: z.nullable(z.enum(folds)),
  gapOffset: z.nullable(z.number()),
  offset: typed,
});
