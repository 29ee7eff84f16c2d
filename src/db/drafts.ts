/** What stands in an input and was not sent. Local only; survives a reload, a crash and a failed write. */
import { toStorableText } from '#contract/text.ts';
import { attempt } from './database.ts';
import type { Draft, SoulsticeDb } from './database.ts';
import type { Written } from './write.ts';

/** Key of the draft for a chat that does not exist yet. */
export const NEW_CHAT_DRAFT = 'new';

/** Keeps the text of an input, of any length; empty text forgets it. */
export function saveDraft(db: SoulsticeDb, key: string, text: string, now: number): Written<void> {
  return attempt(db, async () => {
    if (text === '') await db.draft.delete(key);
    else await db.draft.put({ key, text: toStorableText(text), updatedAt: now });
  });
}

/** The kept text, empty when there is none. */
export async function getDraft(db: SoulsticeDb, key: string): Promise<string> {
  const draft: Draft | undefined = await db.draft.get(key);
  return typeof draft?.text === 'string' ? draft.text : '';
}
