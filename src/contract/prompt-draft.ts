/** What is typed on the screen of Real Life Questions and not yet saved or sent. */
import * as z from 'zod/mini';
import { textUpTo } from './fields.ts';

/** More than can be saved, so that nothing typed is lost before it was checked. */
const typed = textUpTo(100_000);

/** A question of the person's own. */
export const promptDraft = z.object({
  title: typed,
  description: typed,
  content: typed,
  category: typed,
  tags: typed,
});

/** What was filled into the placeholders of questions, by question and placeholder. */
export const promptFieldsDraft = z.record(z.string(), z.record(z.string(), typed));
