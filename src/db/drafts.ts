/** What stands in an input and was not sent. Local only; survives a reload, a crash and a failed write. */
import { attached as attachedShape } from '#contract/attached-chart.ts';
import type { Attached } from '#contract/attached-chart.ts';
import { toStorableText } from '#contract/text.ts';
import { attempt } from './database.ts';
import type { Draft, SoulsticeDb } from './database.ts';
import type { Written } from './write.ts';

/** Key of the draft for a chat that does not exist yet. */
export const NEW_CHAT_DRAFT = 'new';

/** What waits in an input: the words, and the chart that goes with them. */
export type DraftContent = { readonly text: string; readonly attached: Attached | null };

/** Keeps what stands in an input, text of any length; with neither text nor chart the draft is forgotten. */
export function saveDraft(
  db: SoulsticeDb,
  key: string,
  { text, attached }: DraftContent,
  now: number,
): Written<void> {
  const row: Draft = {
    key,
    text: toStorableText(text),
    ...(attached === null ? {} : { attached }),
    updatedAt: now,
  };
  const isEmpty = text === '' && attached === null;
  return attempt(db, () =>
    db.transaction('rw', db.draft, async ({ idbtrans }) => {
      const written: PromiseLike<unknown> = isEmpty ? db.draft.delete(key) : db.draft.put(row);
      // Commit without waiting for the write: a page that is being left does not live to hear of it, and the browser
      // undoes what was not committed.
      idbtrans.commit();
      await written;
    }),
  );
}

/** The kept draft; empty when there is none, and without its chart when that cannot be read. */
export async function getDraft(db: SoulsticeDb, key: string): Promise<DraftContent> {
  const draft: Draft | undefined = await db.draft.get(key);
  const attached = attachedShape.safeParse(draft?.attached);
  return {
    text: typeof draft?.text === 'string' ? draft.text : '',
    attached: attached.success ? attached.data : null,
  };
}
