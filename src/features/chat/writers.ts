/** Who answers in this chat: the composer, a model, or nobody in prose. Chosen on this device, for this device. */
import { useLiveQuery } from 'dexie-react-hooks';
import type { SoulsticeDb } from '#db/database.ts';
import { type Author, readAuthor, readFactsOnly } from '#model/author.ts';

export interface Writer {
  readonly author: Author;
  /** The facts card and authored meanings alone: no prose, no model. */
  readonly factsOnly: boolean;
}

export async function readWriter(db: SoulsticeDb): Promise<Writer> {
  const [author, factsOnly] = await Promise.all([readAuthor(db), readFactsOnly(db)]);
  return { author, factsOnly };
}

/** Who answers now, live; undefined until it was read. */
export function useWriter(db: SoulsticeDb): Writer | undefined {
  return useLiveQuery(() => readWriter(db), [db]);
}
