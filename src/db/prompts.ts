/** Questions the person saved. */
import { CUSTOM_AUTHOR } from '#contract/prompt.ts';
import type { Prompt, PromptFields } from '#contract/prompt.ts';
import type { SoulsticeDb } from './database.ts';
import { allRecords, getRecord } from './read.ts';
import { getSetting } from './settings.ts';
import { moveToTrash, restore } from './trash.ts';
import { writeAfterReading, writeRecords } from './write.ts';
import type { WriteDeps, Written } from './write.ts';

export type NewPrompt = Pick<PromptFields, 'title' | 'description' | 'content' | 'tags' | 'category'>;

/** Saves a question of the person's own. Offline: at once. On conflict: none, the id is new. */
export async function addPrompt(db: SoulsticeDb, deps: WriteDeps, prompt: NewPrompt): Written<Prompt> {
  const now = deps.clock.now();
  const id = deps.ids.timed(now);
  const fields: PromptFields = {
    ...prompt,
    author: CUSTOM_AUTHOR,
    usageCount: 0,
    createdAt: now,
    updatedAt: now,
    deletedAt: null,
  };
  const written = await writeRecords(db, deps, [{ kind: 'prompt', id, fields, isNew: true }]);
  return written.ok ? { ok: true, value: { ...fields, id } } : written;
}

/** On conflict each field goes to its later save. */
export function savePrompt(
  db: SoulsticeDb,
  deps: WriteDeps,
  id: string,
  fields: Partial<NewPrompt>,
): Written<void> {
  const updatedAt = deps.clock.now();
  return changePrompt(db, deps, id, () => ({ ...fields, updatedAt }));
}

/** Counts one use. On conflict the higher stamp wins, so uses on two devices while offline may count once. */
export function countPromptUse(db: SoulsticeDb, deps: WriteDeps, id: string): Written<void> {
  return changePrompt(db, deps, id, (prompt) => ({ usageCount: prompt.usageCount + 1 }));
}

/**
 * Counts one use of a built-in question, which has no record of its own: its count lies in the setting `prompts.uses`. On
 * conflict the later save wins, so uses on two devices while offline may count once.
 */
export function countBuiltInUse(db: SoulsticeDb, deps: WriteDeps, key: string): Written<void> {
  return writeAfterReading(db, deps, ['setting'], async () => {
    const uses = await getSetting(db, 'prompts.uses');
    const value = { ...uses, [key]: (uses[key] ?? 0) + 1 };
    return { changes: [{ kind: 'setting', id: 'prompts.uses', fields: { value } }], value: undefined };
  });
}

export function deletePrompt(db: SoulsticeDb, deps: WriteDeps, id: string): Written<readonly string[]> {
  return moveToTrash(db, deps, 'prompt', [id]);
}

export function restorePrompt(db: SoulsticeDb, deps: WriteDeps, id: string): Written<readonly string[]> {
  return restore(db, deps, 'prompt', [id]);
}

/** The person's own prompts, newest first. For a live query. */
export async function prompts(db: SoulsticeDb): Promise<readonly Prompt[]> {
  const all = await allRecords(db, 'prompt');
  return all.filter((prompt) => prompt.deletedAt === null).toSorted((a, b) => b.createdAt - a.createdAt);
}

function changePrompt(
  db: SoulsticeDb,
  deps: WriteDeps,
  id: string,
  change: (prompt: Prompt) => Partial<PromptFields>,
): Written<void> {
  return writeAfterReading(db, deps, ['prompt'], async () => {
    const prompt = await getRecord(db, 'prompt', id);
    return {
      changes: prompt === null ? [] : [{ kind: 'prompt', id, fields: change(prompt) }],
      value: undefined,
    };
  });
}
