import { afterEach, beforeEach, expect, test } from 'vitest';
import { noAnswers, withAnswer } from '#practice/mbti/answers.ts';
import { createTestDb, type TestDb, written } from '../../tests/support/test-db.ts';
import { closeSoulsticeDb } from './database.ts';
import { getProfile, saveProfile } from './profile.ts';
import {
  deleteTypeResult,
  getTypeDraft,
  keepTypeResult,
  restoreTypeResult,
  saveTypeDraft,
  typeResults,
} from './type-results.ts';

let local: TestDb;
beforeEach(() => {
  local = createTestDb();
});
afterEach(() => closeSoulsticeDb(local.db));

const draft = { itemsVersion: 1, answers: withAnswer(noAnswers(), 'EI01', 4), page: 2, elapsedMs: 5000 };
const result = { test: 'mbti', itemsVersion: 1, answers: [3, 4], outcome: 'INFJ', elapsedMs: 400_000 };

test('a filling waits on this device, for the version of the items it was begun with', async () => {
  const { db } = local;
  expect(await getTypeDraft(db, 'mbti', 1)).toBeNull();
  written(await saveTypeDraft(db, 'mbti', draft));
  expect(await getTypeDraft(db, 'mbti', 1)).toEqual(draft);
  expect(await getTypeDraft(db, 'mbti', 2)).toBeNull();
  expect(await db.outbox.count()).toBe(0);
  await db.local.put({ key: 'type-draft:mbti', value: { answers: 'broken' } });
  expect(await getTypeDraft(db, 'mbti', 1)).toBeNull();
});

test('a finished filling is kept, its draft forgotten, and a type nobody had chosen is filled in', async () => {
  const { db, deps } = local;
  written(await saveTypeDraft(db, 'mbti', draft));
  const kept = written(await keepTypeResult(db, deps, result, 'INFJ'));
  expect(await getTypeDraft(db, 'mbti', 1)).toBeNull();
  expect(await typeResults(db, 'mbti')).toEqual([kept]);
  expect(await getProfile(db)).toMatchObject({ mbtiType: 'INFJ' });
});

test('a type the person chose is not written over', async () => {
  const { db, deps } = local;
  written(await saveProfile(db, deps, { mbtiType: 'ESTP' }));
  written(await keepTypeResult(db, deps, result, 'INFJ'));
  expect(await getProfile(db)).toMatchObject({ mbtiType: 'ESTP' });
});

test('results come newest first, can be deleted and brought back', async () => {
  const { db, deps, clock } = local;
  const first = written(await keepTypeResult(db, deps, result, null));
  clock.advance(1000);
  const second = written(await keepTypeResult(db, deps, { ...result, outcome: 'ENFJ' }, null));
  expect((await typeResults(db, 'mbti')).map(({ id }) => id)).toEqual([second.id, first.id]);
  written(await deleteTypeResult(db, deps, second.id));
  expect((await typeResults(db, 'mbti')).map(({ id }) => id)).toEqual([first.id]);
  written(await restoreTypeResult(db, deps, second.id));
  expect(await typeResults(db, 'mbti')).toHaveLength(2);
  expect(await getProfile(db)).toBeNull();
});
