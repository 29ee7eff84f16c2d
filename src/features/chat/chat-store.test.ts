import { afterEach, beforeEach, expect, test } from 'vitest';
import { closeSoulsticeDb } from '#db/database.ts';
import { getDraft } from '#db/drafts.ts';
import { setPageSettings } from '#store/page-settings.ts';
import { createTestDb, type TestDb } from '../../../tests/support/test-db.ts';
import { databaseChatStore } from './chat-store.ts';

const settings = { era: 'ce', zodiac: 'tropical', autoSave: true } as const;
let local: TestDb;
beforeEach(() => {
  local = createTestDb();
});
afterEach(() => {
  setPageSettings(settings);
  closeSoulsticeDb(local.db);
});

test('with Auto-save off a draft lives in the page alone, and what was kept of it goes', async () => {
  const store = databaseChatStore(local);
  const draft = (text: string) => ({ text, attached: null });
  await store.saveDraft('new', draft('kept'));
  expect((await getDraft(local.db, 'new')).text).toBe('kept');
  setPageSettings({ ...settings, autoSave: false });
  await store.saveDraft('new', draft('not kept'));
  expect((await getDraft(local.db, 'new')).text).toBe('');
  // Another screen and back: the page still has it.
  expect((await databaseChatStore(local).getDraft('new')).text).toBe('not kept');
  await store.saveDraft('new', draft(''));
  expect((await store.getDraft('new')).text).toBe('');
  setPageSettings(settings);
  await store.saveDraft('new', draft('kept again'));
  expect((await getDraft(local.db, 'new')).text).toBe('kept again');
});
