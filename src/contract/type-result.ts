/** The outcome of one filling of a questionnaire. */
import * as z from 'zod/mini';
import { deletedAt, instantMs, textUpTo } from './fields.ts';

export const typeResultFields = z.object({
  /** Which questionnaire, `mbti`. */
  test: textUpTo(40),
  /** Version of its items, so that answers keep their meaning. */
  itemsVersion: z.int().check(z.gte(1)),
  /** Answers in the order of the items. */
  answers: z.array(z.int()).check(z.maxLength(400)),
  /** The type that came out, `ENFP`. */
  outcome: textUpTo(40),
  /** How long the filling took, milliseconds; null where it is not known. */
  elapsedMs: z._default(z.nullable(z.int().check(z.gte(0))), null),
  createdAt: instantMs,
  deletedAt,
});
export type TypeResultFields = z.infer<typeof typeResultFields>;
export type TypeResult = TypeResultFields & { readonly id: string };
