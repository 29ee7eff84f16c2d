/** A Soul Wisdom item as an admin types it. Kept on the device until it is saved or given up. */
import * as z from 'zod/mini';
import { contentItem } from './api/content.ts';
import { textUpTo } from './fields.ts';

/** More than can be saved, so that nothing typed is lost before it was checked. */
const typed = textUpTo(100_000);
const { type, gradientColor, emoji } = contentItem.shape;

export const contentDraft = z.object({
  type,
  title: typed,
  description: typed,
  duration: typed,
  audioUrl: typed,
  gradientColor,
  emoji,
  order: typed,
  published: z.boolean(),
});
