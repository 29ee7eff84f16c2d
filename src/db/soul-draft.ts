/** The Soul Loop that is being written, and what was asked about earlier ones. Local only. */
import { isBlankDraft, soulDraftOf } from '#contract/soul-draft.ts';
import type { SoulDraft } from '#contract/soul-draft.ts';
import { attempt } from './database.ts';
import type { SoulsticeDb } from './database.ts';
import type { Written } from './write.ts';

const DRAFT = 'soul-loop:draft';
const ASKED = 'soul-loop:asked';

/** Entries remembered as asked about; older ones are never asked about again anyway. */
const MOST_ASKED = 40;

/** The loop that was begun and not completed; null when there is none. `date` is given to words of unknown age. */
export async function getSoulDraft(db: SoulsticeDb, date: string): Promise<SoulDraft | null> {
  return soulDraftOf((await db.local.get(DRAFT))?.value, date);
}

/** Keeps it as it stands in the place of what was kept before. One without anything in it is forgotten. */
export function saveSoulDraft(db: SoulsticeDb, draft: SoulDraft): Written<void> {
  return attempt(db, async () => {
    if (isBlankDraft(draft)) await forgetSoulDraftInside(db);
    else await db.local.put({ key: DRAFT, value: draft });
  });
}

/** Forgets it; nothing happens when there is none. */
export function forgetSoulDraft(db: SoulsticeDb): Written<void> {
  return attempt(db, async () => {
    await forgetSoulDraftInside(db);
  });
}

/** The same inside a transaction that may write the `local` table. */
export function forgetSoulDraftInside(db: SoulsticeDb): PromiseLike<void> {
  return db.local.delete(DRAFT);
}

/** Entries that "Did it help?" was already put about. */
export async function askedAbout(db: SoulsticeDb): Promise<ReadonlySet<string>> {
  const value = (await db.local.get(ASKED))?.value;
  return new Set(Array.isArray(value) ? value.filter((id) => typeof id === 'string') : []);
}

/** Remembers that it was put about this one. */
export function rememberAsked(db: SoulsticeDb, id: string): Written<void> {
  return attempt(db, async () => {
    const before = [...(await askedAbout(db))].filter((one) => one !== id);
    await db.local.put({ key: ASKED, value: [...before, id].slice(-MOST_ASKED) });
  });
}
