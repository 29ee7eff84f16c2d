/** The profile form as it is typed. Kept on the device until it is saved or given up. */
import * as z from 'zod/mini';
import { birthDraft, typed } from './birth-draft.ts';
import { mbtiTypes, sexes } from './profile.ts';

export const profileDraft = z.extend(birthDraft, {
  name: typed,
  sex: z.enum([...sexes, '']),
  mbtiType: z.enum([...mbtiTypes, '']),
  iq: typed,
});
