import { liveQuery } from 'dexie';
import { describe, expect, it, vi } from 'vitest';
import { emptyBirth } from '#contract/birth.ts';
import { emptyProfile } from '#contract/profile.ts';
import { sealSheet } from '#facts/fact-sheet.ts';
import { emptySoulDraft } from '#contract/soul-draft.ts';
import { createTestDb, testNow, written } from '../../tests/support/test-db.ts';
import { getBlob, putBlob } from './blobs.ts';
import {
  CACHED_SHEETS,
  cachedSheet,
  cacheSheet,
  charts,
  deleteChart,
  restoreChart,
  saveChart,
} from './charts.ts';
import { getDraft, saveDraft } from './drafts.ts';
import { favouritesOf, setFavourite } from './favourites.ts';
import { addPerson, deletePerson, people, restorePerson, savePerson } from './people.ts';
import { askPersistence, persistAfterFirstSave } from './persistence.ts';
import { getProfile, saveProfile } from './profile.ts';
import { addPrompt, countPromptUse, deletePrompt, prompts, restorePrompt, savePrompt } from './prompts.ts';
import { allSettings, completeSetupSteps, getSetting, setSetting } from './settings.ts';
import {
  addSoulEntry,
  deleteSoulEntry,
  recentSoulEntries,
  keepSoulEntry,
  restoreSoulEntry,
  saveSoulEntry,
  soulEntryOf,
} from './soul-entries.ts';
import { getSoulDraft, saveSoulDraft } from './soul-draft.ts';

const sheet = (n: number) =>
  sealSheet({
    mode: 'western',
    engineVersion: 1,
    school: {},
    inputs: { n },
    missing: [],
    facts: [],
    complete: [],
    caveats: [],
    confidence: 'high',
    sources: [],
  });

describe('the profile', () => {
  it('is null before the first save, then has its defaults', async () => {
    const { db, deps } = createTestDb();
    expect(await getProfile(db)).toBeNull();
    const birth = { ...emptyBirth, date: '1990-05-05', time: '14:30' };
    expect(written(await saveProfile(db, deps, { name: 'Ada', birth }))).toEqual({
      ...emptyProfile,
      id: 'me',
      name: 'Ada',
      birth,
    });
    written(await saveProfile(db, deps, { mbtiType: 'INFJ' }));
    expect(await getProfile(db)).toEqual({ ...emptyProfile, id: 'me', name: 'Ada', birth, mbtiType: 'INFJ' });
  });

  it('reaches a live query', async () => {
    const { db, deps } = createTestDb();
    const seen: (string | undefined)[] = [];
    const subscription = liveQuery(() => getProfile(db)).subscribe((profile) => {
      seen.push(profile?.name);
    });
    // Dexie may run the query again for late writes of other tests: their databases have the same name.
    await vi.waitFor(() => expect(new Set(seen)).toEqual(new Set([undefined])));
    written(await saveProfile(db, deps, { name: 'Ada' }));
    await vi.waitFor(() => expect(seen.at(-1)).toBe('Ada'));
    subscription.unsubscribe();
  });
});

describe('people', () => {
  it('are added, changed, deleted and brought back', async () => {
    const { db, deps } = createTestDb();
    const bea = written(
      await addPerson(db, deps, { name: 'Bea', role: 'partner', birth: null, consentAt: testNow }),
    );
    written(await addPerson(db, deps, { name: 'Ada', role: 'friend', birth: null, consentAt: null }));
    written(await savePerson(db, deps, bea.id, { role: 'wife' }));
    expect((await people(db)).map(({ name, role }) => `${name} ${role}`)).toEqual(['Ada friend', 'Bea wife']);
    written(await deletePerson(db, deps, bea.id));
    expect((await people(db)).map(({ name }) => name)).toEqual(['Ada']);
    written(await restorePerson(db, deps, bea));
    expect(await people(db)).toHaveLength(2);
    written(await savePerson(db, deps, '017f22e2-79b0-7cc3-98c4-dc0c0c07398f', { name: 'ghost' }));
    expect(await people(db)).toHaveLength(2);
  });
});

describe('soul entries', () => {
  const entry = (date: string, userInput: string) => ({
    date,
    entry: {
      userInput,
      emotionCategory: 'sad' as const,
      patternInsight: '',
      reflectiveQuestion: '',
      microAction: '',
      soullogPrompt: '',
      finalInsight: '',
      patternId: null,
      facts: [],
    },
    completed: false,
    reflection: '',
    helped: null,
  });

  it('show the newest of a date; the other stays findable', async () => {
    const { db, deps, clock } = createTestDb();
    const first = written(await addSoulEntry(db, deps, entry('2026-11-21', 'first')));
    clock.advance(1000);
    const second = written(await addSoulEntry(db, deps, entry('2026-11-21', 'second')));
    expect((await soulEntryOf(db, '2026-11-21'))?.id).toBe(second.id);
    expect(await soulEntryOf(db, '2026-11-20')).toBeNull();
    written(await deleteSoulEntry(db, deps, second.id));
    expect((await soulEntryOf(db, '2026-11-21'))?.id).toBe(first.id);
    written(await restoreSoulEntry(db, deps, second.id));
    written(await saveSoulEntry(db, deps, second.id, { completed: true, reflection: 'ok', helped: 2 }));
    expect(await soulEntryOf(db, '2026-11-21')).toMatchObject({
      id: second.id,
      completed: true,
      reflection: 'ok',
      helped: 2,
    });
  });

  it('take the place of what the day had, with their draft, or do nothing', async () => {
    const { db, deps, clock } = createTestDb();
    const first = written(await addSoulEntry(db, deps, entry('2026-11-21', 'first')));
    clock.advance(1000);
    written(await saveSoulDraft(db, { ...emptySoulDraft('2026-11-21', [first.id]), text: 'second' }));
    const second = written(
      await keepSoulEntry(db, deps, {
        entry: entry('2026-11-21', '👨‍👩‍👧‍👦'.repeat(301)),
        replaces: [first.id],
        forgetDraft: true,
      }),
    );
    // Held to the limit that the field keeps, by the same rule.
    expect(second.entry.userInput).toBe('👨‍👩‍👧‍👦'.repeat(300));
    expect((await recentSoulEntries(db)).map(({ id }) => id)).toEqual([second.id]);
    expect(await getSoulDraft(db, '2026-11-21')).toBeNull();
    // In the trash, not gone.
    written(await restoreSoulEntry(db, deps, first.id));
    expect(await db.soul_entry.count()).toBe(2);
  });

  it('have a draft whose words survive a shape that nobody knows', async () => {
    const { db } = createTestDb();
    await db.local.put({
      key: 'soul-loop:draft',
      value: { text: 'words', reflection: 'more', step: 'nine' },
    });
    expect(await getSoulDraft(db, '2026-11-21')).toEqual({
      ...emptySoulDraft('2026-11-21'),
      text: 'words',
      reflection: 'more',
    });
    await db.local.put({ key: 'soul-loop:draft', value: 7 });
    expect(await getSoulDraft(db, '2026-11-21')).toBeNull();
  });

  it('list thirty days, newest first, one a date, and keep the rest', async () => {
    const { db, deps } = createTestDb();
    for (let n = 1; n <= 31; n += 1) {
      written(await addSoulEntry(db, deps, entry(`2026-10-${String(n).padStart(2, '0')}`, 'x')));
    }
    written(await addSoulEntry(db, deps, entry('2026-11-01', 'x')));
    const dates = (await recentSoulEntries(db)).map(({ date }) => date);
    expect(dates).toHaveLength(30);
    expect(dates.slice(0, 2)).toEqual(['2026-11-01', '2026-10-31']);
    expect(dates.at(-1)).toBe('2026-10-03');
    expect(await db.soul_entry.count()).toBe(32);
  });
});

describe('favourites', () => {
  it('stay bounded however often they are toggled', async () => {
    const { db, deps, clock } = createTestDb();
    for (let n = 0; n < 6; n += 1) {
      clock.advance(1000);
      written(await setFavourite(db, deps, { what: 'audio', target: '2', on: n % 2 === 0 }));
    }
    expect(await favouritesOf(db, 'audio')).toEqual(new Set());
    expect(await db.favourite.count()).toBe(1);
    written(await setFavourite(db, deps, { what: 'audio', target: '2', on: true }));
    written(await setFavourite(db, deps, { what: 'audio', target: '2', on: true }));
    written(await setFavourite(db, deps, { what: 'prompt', target: '7', on: true }));
    expect(await favouritesOf(db, 'audio')).toEqual(new Set(['2']));
    expect(await favouritesOf(db, 'prompt')).toEqual(new Set(['7']));
  });

  it('survive a removal that had not seen the add', async () => {
    const one = createTestDb();
    const two = createTestDb();
    written(await setFavourite(one.db, one.deps, { what: 'audio', target: '2', on: true }));
    written(await setFavourite(two.db, two.deps, { what: 'audio', target: '2', on: true }));
    one.clock.advance(60_000);
    written(await setFavourite(one.db, one.deps, { what: 'audio', target: '2', on: false }));
    // What the sync will do: each row of the other device lands here.
    for (const row of await two.db.favourite.toArray()) await one.db.favourite.put(row);
    expect(await favouritesOf(one.db, 'audio')).toEqual(new Set(['2']));
  });
});

describe('prompts', () => {
  it('are saved, changed, counted, deleted and brought back', async () => {
    const { db, deps, clock } = createTestDb();
    const prompt = written(
      await addPrompt(db, deps, {
        title: 'T',
        description: '',
        content: 'C [X]',
        tags: ['a'],
        category: 'Love',
      }),
    );
    expect(prompt).toMatchObject({ author: 'Custom', usageCount: 0 });
    clock.advance(5);
    written(await savePrompt(db, deps, prompt.id, { title: 'U' }));
    written(await countPromptUse(db, deps, prompt.id));
    written(await countPromptUse(db, deps, prompt.id));
    expect(await prompts(db)).toMatchObject([
      { title: 'U', usageCount: 2, updatedAt: testNow + 5, createdAt: testNow },
    ]);
    written(await deletePrompt(db, deps, prompt.id));
    expect(await prompts(db)).toEqual([]);
    written(await restorePrompt(db, deps, prompt.id));
    expect(await prompts(db)).toHaveLength(1);
  });
});

describe('charts and sheets', () => {
  it('keep what a chart was computed from', async () => {
    const { db, deps } = createTestDb();
    const { mode, school, inputs, engineVersion, hash } = sheet(1);
    const ref = { mode, school, inputs, engineVersion, hash };
    const chart = written(await saveChart(db, deps, { title: 'Mine', chartType: 'natal', sheet: ref }));
    expect(await charts(db)).toEqual([chart]);
    written(await deleteChart(db, deps, chart.id));
    expect(await charts(db)).toEqual([]);
    written(await restoreChart(db, deps, chart.id));
    expect(await charts(db)).toHaveLength(1);
  });

  it('cache sheets up to a cap, without the outbox, the longest unused first out', async () => {
    const { db } = createTestDb();
    for (let n = 0; n < CACHED_SHEETS + 3; n += 1) written(await cacheSheet(db, sheet(n), testNow + n));
    expect(await db.sheet.count()).toBe(CACHED_SHEETS);
    expect(await cachedSheet(db, sheet(2).hash)).toBeNull();
    expect(await cachedSheet(db, sheet(3).hash)).toEqual(sheet(3));
    expect(await db.outbox.count()).toBe(0);
  });

  it('do not give back a sheet that was changed in the store', async () => {
    const { db } = createTestDb();
    const good = sheet(1);
    await db.sheet.put({ hash: good.hash, usedAt: 1, sheet: { ...good, inputs: { n: 2 } } });
    expect(await cachedSheet(db, good.hash)).toBeNull();
  });
});

describe('settings', () => {
  it('travel or stay, and are read alike', async () => {
    const { db, deps } = createTestDb();
    expect(await getSetting(db, 'ai.responseLength')).toBe('medium');
    expect(await getSetting(db, 'display.theme')).toBe('dark');
    written(await setSetting(db, deps, 'ai.responseLength', 'deep'));
    written(await setSetting(db, deps, 'display.theme', 'light'));
    expect(await getSetting(db, 'ai.responseLength')).toBe('deep');
    expect(await getSetting(db, 'display.theme')).toBe('light');
    expect(await db.outbox.toArray()).toEqual([{ kind: 'setting', id: 'ai.responseLength', mark: 1 }]);
    expect(await allSettings(db)).toMatchObject({
      'ai.responseLength': 'deep',
      'display.theme': 'light',
      'chart.node': 'mean',
    });
  });

  it('fall back to the default when the stored value is damaged', async () => {
    const { db, deps } = createTestDb();
    written(await setSetting(db, deps, 'ai.responseLength', 'deep'));
    await db.setting.put({
      ...(await db.setting.get('ai.responseLength')),
      id: 'ai.responseLength',
      value: 'endless',
    });
    await db.local.put({ key: 'setting:display.theme', value: 5 });
    expect(await getSetting(db, 'ai.responseLength')).toBe('medium');
    expect(await getSetting(db, 'display.theme')).toBe('dark');
  });

  it('keep ticked steps ticked', async () => {
    const { db, deps } = createTestDb();
    written(await completeSetupSteps(db, deps, ['welcome']));
    written(await completeSetupSteps(db, deps, ['natal-chart', 'welcome']));
    expect(await getSetting(db, 'setup.completedSteps')).toEqual(['welcome', 'natal-chart']);
  });
});

describe('drafts', () => {
  it('are kept at any length, forgotten when empty, and never leave the device', async () => {
    const { db } = createTestDb();
    const long = 'x'.repeat(10_000);
    written(await saveDraft(db, 'new', { text: long, attached: null }, testNow));
    expect((await getDraft(db, 'new')).text).toBe(long);
    written(await saveDraft(db, 'new', { text: '', attached: null }, testNow));
    expect((await getDraft(db, 'new')).text).toBe('');
    expect(await db.draft.count()).toBe(0);
    expect(await db.outbox.count()).toBe(0);
  });

  it('are committed before the page hears that they were written, which one that is being left never does', async () => {
    const { db } = createTestDb();
    await db.open();
    const put = vi.spyOn(IDBObjectStore.prototype, 'put');
    const atCommit: IDBRequestReadyState[] = [];
    const commit = vi.spyOn(IDBTransaction.prototype, 'commit').mockImplementation(() => {
      const request: unknown = put.mock.results.at(-1)?.value;
      if (request instanceof IDBRequest) atCommit.push(request.readyState);
    });
    written(await saveDraft(db, 'new', { text: 'Why now?', attached: null }, testNow));
    put.mockRestore();
    commit.mockRestore();
    expect(atCommit[0]).toBe('pending');
  });
});

describe('blobs', () => {
  it('keep their bytes beside the record', async () => {
    const { db, deps } = createTestDb();
    const sha = 'ab'.repeat(32);
    const data = Uint8Array.from([1, 2, 3]).buffer;
    written(await putBlob(db, deps, { sha, type: 'image/png', data }));
    written(await putBlob(db, deps, { sha, type: 'image/png', data }));
    const blob = await getBlob(db, sha);
    expect(blob?.type).toBe('image/png');
    expect([...new Uint8Array(blob?.data ?? new ArrayBuffer(0))]).toEqual([1, 2, 3]);
    expect(await db.outbox.toArray()).toEqual([{ kind: 'blob', id: sha, mark: 1 }]);
    expect(await getBlob(db, 'cd'.repeat(32))).toBeNull();
  });
});

describe('persistence', () => {
  const storage = (persisted: boolean, grants: boolean) => ({
    persisted: vi.fn(async () => persisted),
    persist: vi.fn(async () => grants),
  });

  it('is asked for once a visit, after the first save', async () => {
    const { db, deps } = createTestDb();
    const asked = storage(false, true);
    const woken = vi.fn();
    const saving = { ...deps, afterSave: persistAfterFirstSave(asked, woken) };
    written(await setSetting(db, saving, 'display.theme', 'light'));
    expect(asked.persist).not.toHaveBeenCalled();
    written(await saveProfile(db, saving, { name: 'Ada' }));
    written(await saveProfile(db, saving, { name: 'Bea' }));
    await vi.waitFor(() => expect(asked.persist).toHaveBeenCalledTimes(1));
    expect(woken).toHaveBeenCalledTimes(2);
  });

  it('answers what came of it', async () => {
    expect(await askPersistence(storage(false, true))).toBe('granted');
    expect(await askPersistence(storage(false, false))).toBe('refused');
    expect(await askPersistence(undefined)).toBe('unsupported');
    const granted = storage(true, false);
    expect(await askPersistence(granted)).toBe('granted');
    expect(granted.persist).not.toHaveBeenCalled();
    expect(
      await askPersistence({ persisted: () => Promise.reject(new Error('x')), persist: async () => true }),
    ).toBe('refused');
  });
});
