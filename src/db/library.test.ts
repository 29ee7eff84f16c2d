/** What a person does with chats they have: pin, archive, copy, take out, find again. */
import { describe, expect, it } from 'vitest';
import {
  archivedThreads,
  chatLists,
  ensureDefaultFolders,
  listChats,
  readChatRows,
  setFolderMode,
} from './folders.ts';
import { appendReply, appendUserMessage, selectBranch, threadView } from './messages.ts';
import { duplicateThread, exportThreads, lastUsedThreads, readBranch, showMessage } from './chat-library.ts';
import { archiveThread, deleteThread, moveThread, pinThread } from './threads.ts';
import { createTestDb, type TestDb, written } from '../../tests/support/test-db.ts';

async function ask(
  test: TestDb,
  content: string,
  threadId = test.deps.ids.short(),
  parentId?: string | null,
) {
  test.clock.advance(1000);
  const message = { threadId, content, mode: 'mixed', ...(parentId === undefined ? {} : { parentId }) };
  return written(await appendUserMessage(test.db, test.deps, message));
}

async function answer(test: TestDb, threadId: string, parentId: string, content: string) {
  test.clock.advance(1000);
  return written(
    await appendReply(test.db, test.deps, { threadId, parentId, content, mode: 'mixed', reading: null }),
  );
}

/** A question with two answers, the second of which is shown. */
async function withTwoAnswers(test: TestDb) {
  const { thread, message } = await ask(test, 'Why now?');
  const first = await answer(test, thread.id, message.id, 'first answer');
  const second = await answer(test, thread.id, message.id, 'second answer');
  return { thread, question: message.id, first: first.message.id, second: second.message.id };
}

const shown = async (test: TestDb, threadId: string) =>
  (await threadView(test.db, threadId))?.path.map(({ message }) => message.content);

describe('the lists', () => {
  it('hold a pinned chat once, above the recent ones, and in its folder too', async () => {
    const test = createTestDb();
    written(await ensureDefaultFolders(test.db, test.deps));
    const { thread } = await ask(test, 'one');
    const other = await ask(test, 'two');
    written(await pinThread(test.db, test.deps, thread.id, true));
    written(await pinThread(test.db, test.deps, other.thread.id, true));
    written(await moveThread(test.db, test.deps, other.thread.id, 'folder-pattern'));
    const lists = await chatLists(test.db);
    expect(lists.pinned.map(({ title }) => title)).toEqual(['two...', 'one...']);
    expect(lists.recent).toEqual([]);
    expect(lists.folders.map(({ count }) => count)).toEqual([0, 0, 1]);
  });

  it('leave an archived chat out of everything but the archive', async () => {
    const test = createTestDb();
    written(await ensureDefaultFolders(test.db, test.deps));
    const { thread } = await ask(test, 'one');
    written(await moveThread(test.db, test.deps, thread.id, 'folder-pattern'));
    written(await archiveThread(test.db, test.deps, thread.id, true));
    const lists = await chatLists(test.db);
    expect(lists).toMatchObject({ pinned: [], recent: [], recentCount: 0, archivedCount: 1 });
    expect(lists.folders.every(({ count }) => count === 0)).toBe(true);
    expect((await archivedThreads(test.db)).map(({ id }) => id)).toEqual([thread.id]);
    expect(await lastUsedThreads(test.db, 5)).toEqual([]);
  });

  it('list no more than they are asked for, and count all', async () => {
    const test = createTestDb();
    written(await ensureDefaultFolders(test.db, test.deps));
    for (const content of ['one', 'two', 'three', 'four']) await ask(test, content);
    const { thread } = await ask(test, 'five');
    written(await moveThread(test.db, test.deps, thread.id, 'folder-pattern'));
    const rows = await readChatRows(test.db);
    const few = listChats(rows, { recent: 2, open: new Set() });
    expect(few.recent.map(({ title }) => title)).toEqual(['four...', 'three...']);
    expect(few.recentCount).toBe(4);
    expect(few.folders.at(-1)).toMatchObject({ count: 1, threads: [] });
    const open = listChats(rows, { recent: 2, open: new Set(['folder-pattern']) });
    expect(open.folders.at(-1)?.threads).toHaveLength(1);
    expect((await lastUsedThreads(test.db, 2)).map(({ title }) => title)).toEqual(['five...', 'four...']);
  });

  it('keep the mode a folder gives its chats', async () => {
    const test = createTestDb();
    written(await ensureDefaultFolders(test.db, test.deps));
    written(await setFolderMode(test.db, test.deps, 'folder-pattern', 'western'));
    written(await setFolderMode(test.db, test.deps, 'folder-clarity', null));
    const modes = (await chatLists(test.db)).folders.map(({ folder }) => folder.defaultMode);
    expect(modes).toEqual(['mixed', null, 'western']);
  });
});

describe('a duplicate', () => {
  it('has every message and branch under ids of its own, and shows the same', async () => {
    const test = createTestDb();
    const { thread, first, second } = await withTwoAnswers(test);
    written(await selectBranch(test.db, test.deps, thread.id, first));
    written(await pinThread(test.db, test.deps, thread.id, true));
    test.clock.advance(60_000);
    const copy = written(await duplicateThread(test.db, test.deps, thread.id, (title) => `${title} (copy)`));
    expect(copy).toMatchObject({ title: 'Why now?... (copy)', pinned: false, updatedAt: test.clock.now() });
    expect(await shown(test, copy?.id ?? '')).toEqual(['Why now?', 'first answer']);
    const view = await threadView(test.db, copy?.id ?? '');
    expect(view?.path.at(-1)?.siblings).toHaveLength(2);
    expect(view?.path.at(-1)?.siblings).not.toContain(second);

    written(await deleteThread(test.db, test.deps, thread.id));
    await ask(test, 'And then?', copy?.id);
    expect(await shown(test, copy?.id ?? '')).toEqual(['Why now?', 'first answer', 'And then?']);
  });

  it('of a chat that is gone is none', async () => {
    const test = createTestDb();
    expect(written(await duplicateThread(test.db, test.deps, 'a'.repeat(21), String))).toBeNull();
    expect(await test.db.thread.count()).toBe(0);
  });
});

describe('taking one chat out', () => {
  it('as JSON holds it alone, with all branches', async () => {
    const test = createTestDb();
    const { thread } = await withTwoAnswers(test);
    await ask(test, 'another chat');
    const at = { nowMs: test.clock.now(), localDate: '2026-11-21' };
    const { fileName, text } = await exportThreads(test.db, at, thread.id);
    const { threads } = JSON.parse(text) as { threads: { id: string; messages: unknown[] }[] };
    expect(fileName).toBe('soulstice-chats-2026-11-21.json');
    expect(threads.map(({ id }) => id)).toEqual([thread.id]);
    expect(threads[0]?.messages).toHaveLength(3);
  });

  it('for a reader holds the branch that is shown', async () => {
    const test = createTestDb();
    const { thread } = await withTwoAnswers(test);
    const read = await readBranch(test.db, thread.id);
    expect(read?.messages.map(({ content }) => content)).toEqual(['Why now?', 'second answer']);
    written(await deleteThread(test.db, test.deps, thread.id));
    expect(await readBranch(test.db, thread.id)).toBeNull();
  });
});

describe('showing a message that was found', () => {
  it('in another branch shows that branch', async () => {
    const test = createTestDb();
    const { thread, first } = await withTwoAnswers(test);
    written(await showMessage(test.db, test.deps, thread.id, first));
    expect(await shown(test, thread.id)).toEqual(['Why now?', 'first answer']);
  });

  it('in the branch that is shown changes nothing, though a newer branch goes through it', async () => {
    const test = createTestDb();
    const { thread, question, first } = await withTwoAnswers(test);
    written(await selectBranch(test.db, test.deps, thread.id, first));
    const before = await test.db.thread.get(thread.id);
    written(await showMessage(test.db, test.deps, thread.id, question));
    expect(await test.db.thread.get(thread.id)).toEqual(before);
  });

  it('that is not there changes nothing', async () => {
    const test = createTestDb();
    const { thread } = await withTwoAnswers(test);
    const before = await test.db.thread.get(thread.id);
    const nobody = test.deps.ids.timed(test.clock.now());
    written(await showMessage(test.db, test.deps, thread.id, nobody));
    written(await showMessage(test.db, test.deps, 'a'.repeat(21), nobody));
    expect(await test.db.thread.get(thread.id)).toEqual(before);
  });
});
