/** The profile form as it is typed: text that may not be valid yet. Kept on the device until it is saved or given up. */
import * as z from 'zod/mini';
import { birthPlace, folds } from './birth.ts';
import { textUpTo } from './fields.ts';
import { mbtiTypes, sexes } from './profile.ts';

/** More than any field can hold, so that nothing typed is lost before it was checked. */
const typed = textUpTo(2000);

export const profileDraft = z.object({
  name: typed,
  sex: z.enum([...sexes, '']),
  mbtiType: z.enum([...mbtiTypes, '']),
  iq: typed,
  date: typed,
  time: typed,
  timeUnknown: z.boolean(),
  plusMinusMin: z.number(),
  place: z.nullable(birthPlace),
  zone: z.nullable(typed),
  placeDraft: z.object({
    byHand: z.boolean(),
    text: typed,
    name: typed,
    lat: typed,
    lon: typed,
    zone: typed,
    zoneTouched: z.boolean(),
  }),
  fold: z.nullable(z.enum(folds)),
  gapOffset: z.nullable(z.number()),
  offset: typed,
});
