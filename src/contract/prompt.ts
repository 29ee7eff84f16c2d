/** A question the person saved for later use. */
import * as z from 'zod/mini';
import { deletedAt, instantMs, textUpTo } from './fields.ts';
import { MAX_MESSAGE_CHARS } from './limits.ts';

export const promptFields = z.object({
  title: textUpTo(120).check(z.minLength(1)),
  description: textUpTo(500),
  /** Text with [PLACEHOLDER] parts; fits the chat input. */
  content: textUpTo(MAX_MESSAGE_CHARS).check(z.minLength(1)),
  tags: z.array(textUpTo(40)).check(z.maxLength(20)),
  category: textUpTo(60),
  author: textUpTo(60),
  /** How often the person used it. */
  usageCount: z.int().check(z.gte(0)),
  createdAt: instantMs,
  updatedAt: instantMs,
  deletedAt,
});
export type PromptFields = z.infer<typeof promptFields>;
export type Prompt = PromptFields & { readonly id: string };

/** Author shown for prompts that people write themselves. */
export const CUSTOM_AUTHOR = 'Custom';
