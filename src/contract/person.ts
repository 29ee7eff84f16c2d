/** Somebody else whose chart the person keeps, with the consent that keeping it rests on. */
import * as z from 'zod/mini';
import { birth } from './birth.ts';
import { deletedAt, instantMs, textUpTo } from './fields.ts';
import { MAX_NAME_CHARS } from './limits.ts';

export const personFields = z.object({
  name: textUpTo(MAX_NAME_CHARS),
  /** How they stand to the person: `partner`, `mother`, `friend`, or words of their own. */
  role: textUpTo(60),
  birth: z.nullable(birth),
  /** When the person said that they may keep these details; null when they did not. */
  consentAt: z.nullable(instantMs),
  deletedAt,
});
export type PersonFields = z.infer<typeof personFields>;
export type Person = PersonFields & { readonly id: string };
