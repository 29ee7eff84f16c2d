/** Fillings of a questionnaire: the one that was begun and waits on this device, and those that were finished. */
import { emptyProfile, PROFILE_ID } from '#contract/profile.ts';
import type { MbtiType } from '#contract/profile.ts';
import type { TypeResult, TypeResultFields } from '#contract/type-result.ts';
import { attempt } from './database.ts';
import type { SoulsticeDb } from './database.ts';
import { getProfile } from './profile.ts';
import { allRecords } from './read.ts';
import { moveToTrash, restore } from './trash.ts';
import { writeAfterReading } from './write.ts';
import type { Change, WriteDeps, Written } from './write.ts';

/** A filling that is not finished. Local only. */
export type TypeDraft = {
  readonly itemsVersion: number;
  /** In the order of the items; 0 where there is none yet. */
  readonly answers: readonly number[];
  /** The page that was open, from 0. */
  readonly page: number;
  /** Time spent on it so far, milliseconds. */
  readonly elapsedMs: number;
};

const draftKey = (test: string): string => `type-draft:${test}`;

/** The filling that was begun; null when there is none or it is of another version of the items. For a live query. */
export async function getTypeDraft(
  db: SoulsticeDb,
  test: string,
  itemsVersion: number,
): Promise<TypeDraft | null> {
  const draft = (await db.local.get(draftKey(test)))?.value;
  return isTypeDraft(draft) && draft.itemsVersion === itemsVersion ? draft : null;
}

export function saveTypeDraft(db: SoulsticeDb, test: string, draft: TypeDraft): Written<void> {
  return attempt(db, async () => {
    await db.local.put({ key: draftKey(test), value: draft });
  });
}

export function forgetTypeDraft(db: SoulsticeDb, test: string): Written<void> {
  return attempt(db, async () => {
    await db.local.delete(draftKey(test));
  });
}

/**
 * Keeps a finished filling and forgets its draft, in one transaction. `ownType` goes into a profile that names no type
 * yet: a type that the person chose is never written over.
 *
 * Offline: at once. On conflict: none, each filling is a record of its own.
 */
export function keepTypeResult(
  db: SoulsticeDb,
  deps: WriteDeps,
  result: Omit<TypeResultFields, 'createdAt' | 'deletedAt'>,
  ownType: MbtiType | null,
): Written<TypeResult> {
  const now = deps.clock.now();
  const id = deps.ids.timed(now);
  const fields: TypeResultFields = { ...result, createdAt: now, deletedAt: null };
  return writeAfterReading(
    db,
    deps,
    ['type_result', 'profile'],
    async () => {
      const changes: Change[] = [{ kind: 'type_result', id, fields, isNew: true }];
      const profile = await getProfile(db);
      if (ownType !== null && (profile?.mbtiType ?? null) === null) {
        const mbtiType = { mbtiType: ownType };
        const whole = profile === null ? { ...emptyProfile, ...mbtiType } : mbtiType;
        changes.push({ kind: 'profile', id: PROFILE_ID, fields: whole });
      }
      await db.local.delete(draftKey(result.test));
      return { changes, value: { ...fields, id } };
    },
    ['local'],
  );
}

/** The fillings of a questionnaire that are in use, newest first. For a live query. */
export async function typeResults(db: SoulsticeDb, test: string): Promise<readonly TypeResult[]> {
  const all = await allRecords(db, 'type_result');
  return all
    .filter((result) => result.test === test && result.deletedAt === null)
    .toSorted((a, b) => b.createdAt - a.createdAt || (a.id < b.id ? 1 : -1));
}

export function deleteTypeResult(db: SoulsticeDb, deps: WriteDeps, id: string): Written<readonly string[]> {
  return moveToTrash(db, deps, 'type_result', [id]);
}

export function restoreTypeResult(db: SoulsticeDb, deps: WriteDeps, id: string): Written<readonly string[]> {
  return restore(db, deps, 'type_result', [id]);
}

function isTypeDraft(value: unknown): value is TypeDraft {
  if (typeof value !== 'object' || value === null) return false;
  const { itemsVersion, answers, page, elapsedMs } = value as Record<string, unknown>;
  return (
    typeof itemsVersion === 'number' &&
    Array.isArray(answers) &&
    answers.every((answer) => Number.isInteger(answer)) &&
    Number.isInteger(page) &&
    typeof elapsedMs === 'number'
  );
}
