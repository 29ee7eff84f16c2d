/** Old chats and the trash, with a clock that a test moves. */
import { describe, expect, it } from 'vitest';
import { isDeleted } from '#contract/join.ts';
import { addDream, deleteDream } from './dreams.ts';
import { createFolder, deleteFolder, restoreFolder } from './folders.ts';
import { saveDraft } from './drafts.ts';
import { appendUserMessage } from './messages.ts';
import { countOldChats, retireOldChats } from './retention.ts';
import { setSetting } from './settings.ts';
import { storedToRow } from './stored-row.ts';
import {
  archiveThread,
  createThread,
  deleteThread,
  getThread,
  pinThread,
  renameThread,
  restoreThreads,
} from './threads.ts';
import { deleteFromTrash, emptyOldTrash, restore } from './trash.ts';
import { createTestDb, written } from '../../tests/support/test-db.ts';
import type { TestDb } from '../../tests/support/test-db.ts';

const DAY = 86_400_000;

async function keepFor(days: number, { db, deps }: TestDb) {
  written(await setSetting(db, deps, 'dataRetention.chatHistoryDays', days));
  written(await setSetting(db, deps, 'dataRetention.autoDeleteEnabled', true));
}

async function chat({ db, deps }: TestDb): Promise<string> {
  const thread = written(await createThread(db, deps, { mode: 'mixed' }));
  written(await appendUserMessage(db, deps, { threadId: thread.id, content: 'Why?', mode: 'mixed' }));
  return thread.id;
}

describe('old chats', () => {
  it('stay for ever while the rule is off', async () => {
    const local = createTestDb();
    await chat(local);
    local.clock.advance(4000 * DAY);
    expect(written(await retireOldChats(local.db, local.deps))).toEqual([]);
  });

  it('go to the trash by their last message, one millisecond after their time and not before', async () => {
    const local = createTestDb();
    await keepFor(30, local);
    const old = await chat(local);
    const alive = await chat(local);
    local.clock.advance(10 * DAY);
    written(
      await appendUserMessage(local.db, local.deps, { threadId: alive, content: 'Still?', mode: 'mixed' }),
    );
    // A new title is no message.
    written(await renameThread(local.db, local.deps, old, 'Named late'));
    local.clock.advance(20 * DAY);
    expect(written(await retireOldChats(local.db, local.deps))).toEqual([]);
    local.clock.advance(1);
    expect(await countOldChats(local.db, 30, local.clock.now())).toBe(1);
    expect(written(await retireOldChats(local.db, local.deps))).toEqual([old]);
    expect((await local.db.thread.get(old))?.['deletedAt']).toBe(local.clock.now());
    // Once.
    expect(written(await retireOldChats(local.db, local.deps))).toEqual([]);
    // Undo, and it stays out for as long as the rule does not find it again at the next run.
    expect(written(await restoreThreads(local.db, local.deps, [old]))).toEqual([old]);
    expect((await getThread(local.db, old))?.title).toBe('Named late');
  });

  it('stay when they are pinned, archived or half written', async () => {
    const local = createTestDb();
    await keepFor(1, local);
    const [pinned, archived, drafted, old] = [
      await chat(local),
      await chat(local),
      await chat(local),
      await chat(local),
    ];
    written(await pinThread(local.db, local.deps, pinned, true));
    written(await archiveThread(local.db, local.deps, archived, true));
    written(await saveDraft(local.db, drafted, { text: 'and then', attached: null }, 1));
    local.clock.advance(3 * DAY);
    expect(await countOldChats(local.db, 1, local.clock.now())).toBe(1);
    expect(written(await retireOldChats(local.db, local.deps))).toEqual([old]);
  });

  it('are gone for good seven days after, with their messages', async () => {
    const local = createTestDb();
    await keepFor(30, local);
    const old = await chat(local);
    local.clock.advance(31 * DAY);
    written(await retireOldChats(local.db, local.deps));
    local.clock.advance(7 * DAY - 1);
    expect(written(await emptyOldTrash(local.db, local.deps))).toBe(0);
    local.clock.advance(1);
    expect(written(await emptyOldTrash(local.db, local.deps))).toBe(1);
    const rows = [await local.db.thread.get(old), ...(await local.db.message.toArray())];
    expect(rows).toHaveLength(2);
    for (const stored of rows) {
      const row = stored === undefined ? null : storedToRow(stored);
      expect(row !== null && isDeleted(row)).toBe(true);
    }
    expect(written(await restoreThreads(local.db, local.deps, [old]))).toEqual([]);
  });
});

describe('the trash', () => {
  it('gives up things of every kind after seven days, and none before', async () => {
    const local = createTestDb();
    const { db, deps } = local;
    const folder = written(await createFolder(db, deps, { name: 'Mine' }));
    const dream = written(
      await addDream(db, deps, {
        date: '2026-11-21',
        text: 'Water.',
        feeling: null,
        returning: null,
        nightPart: null,
        causes: [],
        symbols: [],
      }),
    );
    written(await deleteFolder(db, deps, folder.id));
    written(await deleteDream(db, deps, dream));
    local.clock.advance(7 * DAY - 1);
    expect(written(await emptyOldTrash(db, deps))).toBe(0);
    local.clock.advance(1);
    expect(written(await emptyOldTrash(db, deps))).toBe(2);
    for (const row of [await db.folder.get(folder.id), await db.dream.get(dream)])
      expect(row?.['_del']).toBe(true);
  });

  it('gives back what is taken out in time', async () => {
    const { db, deps, clock } = createTestDb();
    const folder = written(await createFolder(db, deps, { name: 'Mine' }));
    written(await deleteFolder(db, deps, folder.id));
    clock.advance(6 * DAY);
    written(await restoreFolder(db, deps, folder.id));
    clock.advance(30 * DAY);
    expect(written(await emptyOldTrash(db, deps))).toBe(0);
    expect((await db.folder.get(folder.id))?.['deletedAt']).toBeNull();
  });

  it('empties what is chosen now, and nothing that was restored meanwhile', async () => {
    const local = createTestDb();
    const { db, deps } = local;
    const [gone, back] = [await chat(local), await chat(local)];
    written(await deleteThread(db, deps, gone));
    written(await deleteThread(db, deps, back));
    written(await restore(db, deps, 'thread', [back]));
    const items = [gone, back].map((id) => ({ kind: 'thread', id }) as const);
    expect(written(await deleteFromTrash(db, deps, items))).toBe(1);
    expect(await getThread(db, back)).not.toBeNull();
    expect((await db.thread.get(gone))?.['_del']).toBe(true);
    expect((await db.message.toArray()).filter((row) => row['_del'] === true)).toHaveLength(1);
  });
});
