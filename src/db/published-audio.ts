/**
 * The list of what admins have published, as the server last told it: so that it is there without a network. Local only; it
 * is the server's, and each device asks for itself.
 */
import { contentList } from '#contract/api/content.ts';
import type { ContentItem } from '#contract/api/content.ts';
import { attempt } from './database.ts';
import type { SoulsticeDb } from './database.ts';
import type { Written } from './write.ts';

const KEY = 'audio:published';

/** Keeps the list in the place of the one before. Drafts, which an admin's own list holds, are left out. */
export function keepPublished(db: SoulsticeDb, items: readonly ContentItem[]): Written<void> {
  return attempt(db, async () => {
    await db.local.put({ key: KEY, value: items.filter(isPublished) });
  });
}

/** The list as it was kept last; null when none was, or when what is kept does not fit any more. */
export async function keptPublished(db: SoulsticeDb): Promise<readonly ContentItem[] | null> {
  const read = contentList.safeParse((await db.local.get(KEY))?.value);
  return read.success ? read.data : null;
}

/** Whether an item is there for everyone. */
export const isPublished = (item: ContentItem): boolean => item.isPublished === 'true';
