import { describe, expect, it } from 'vitest';
import { createTestDb, testNow, written } from '../../tests/support/test-db.ts';
import {
  chatLists,
  createFolder,
  deleteFolder,
  ensureDefaultFolders,
  renameFolder,
  restoreFolder,
} from './folders.ts';
import {
  appendErrorReply,
  appendReply,
  appendUserMessage,
  rateMessage,
  selectBranch,
  threadView,
} from './messages.ts';
import { corruptRows } from './read.ts';
import { repairThreads } from './repair.ts';
import { exportThreads } from './chat-library.ts';
import {
  anyMessageSent,
  clearThreads,
  createThread,
  deleteThread,
  getThread,
  moveThread,
  renameThread,
  restoreThreads,
  setThreadMode,
  pinThread,
} from './threads.ts';
import { emptyOldTrash } from './trash.ts';
import type { TestDb } from '../../tests/support/test-db.ts';
import { getDraft, NEW_CHAT_DRAFT, saveDraft } from './drafts.ts';
import { openSoulsticeDb } from './database.ts';
import { joinRows } from '#contract/join.ts';
import { storedToRow } from './stored-row.ts';

const question = 'Why do I feel stuck even when I try so hard?';
const day = 86_400_000;

async function ask(test: TestDb, threadId: string, content = question) {
  return written(await appendUserMessage(test.db, test.deps, { threadId, content, mode: 'mixed' }));
}

async function answer(
  test: TestDb,
  threadId: string,
  parentId: string,
  content = 'Because you carry more than you name.',
) {
  return written(
    await appendReply(test.db, test.deps, { threadId, parentId, content, mode: 'mixed', reading: null }),
  );
}

const texts = async ({ db }: TestDb, threadId: string) =>
  (await threadView(db, threadId))?.path.map(({ message }) => message.content);

describe('a new chat', () => {
  it('is called New Reading, or New and the mode', async () => {
    const { db, deps } = createTestDb();
    const plain = written(await createThread(db, deps, { mode: 'mixed' }));
    const western = written(await createThread(db, deps, { mode: 'western', modeName: 'Western' }));
    expect(plain).toMatchObject({
      title: 'New Reading',
      lastMessage: '',
      createdAt: testNow,
      folderId: null,
      leafId: null,
    });
    expect(western.title).toBe('New Western');
    expect(await getThread(db, plain.id)).toEqual(plain);
    expect(plain.id).toMatch(/^[A-Za-z0-9_-]{21}$/);
  });

  it('can begin with its first message, in one write', async () => {
    const test = createTestDb();
    const threadId = test.deps.ids.short();
    const { thread, message } = await ask(test, threadId);
    expect(await getThread(test.db, threadId)).toEqual(thread);
    expect(thread).toMatchObject({
      title: 'Why do I feel stuck even when ...',
      leafId: message.id,
      mode: 'mixed',
    });
    expect(await texts(test, threadId)).toEqual([question]);
  });
});

describe('messages', () => {
  it('name the chat by the first only', async () => {
    const test = createTestDb();
    const { id } = written(await createThread(test.db, test.deps, { mode: 'mixed' }));
    const first = await ask(test, id);
    await answer(test, id, first.message.id);
    await ask(test, id, 'And what can I do about it?');
    expect((await getThread(test.db, id))?.title).toBe('Why do I feel stuck even when ...');
  });

  it('do not undo a title of the person’s own', async () => {
    const test = createTestDb();
    const { thread } = await ask(test, test.deps.ids.short());
    written(await renameThread(test.db, test.deps, thread.id, '  Work, again '));
    await ask(test, thread.id, 'And what can I do about it?');
    expect((await getThread(test.db, thread.id))?.title).toBe('Work, again');
    written(await renameThread(test.db, test.deps, thread.id, '   '));
    expect((await getThread(test.db, thread.id))?.title).toBe('Work, again');
  });

  it('show the first 50 characters of the reply under the title', async () => {
    const test = createTestDb();
    const { thread, message } = await ask(test, test.deps.ids.short());
    expect(thread.lastMessage).toBe('');
    await answer(
      test,
      thread.id,
      message.id,
      'A long reply that goes on and on until it is far past the end.',
    );
    expect((await getThread(test.db, thread.id))?.lastMessage).toBe(
      'A long reply that goes on and on until it is far p',
    );
  });

  it('show a failure as specified', async () => {
    const test = createTestDb();
    const { thread, message } = await ask(test, test.deps.ids.short());
    const failed = written(
      await appendErrorReply(test.db, test.deps, {
        threadId: thread.id,
        parentId: message.id,
        mode: 'mixed',
        reason: 'Failed to get AI response',
      }),
    );
    expect(failed.message).toMatchObject({
      sender: 'ai',
      content: 'Error: Failed to get AI response',
      reading: null,
    });
    expect((await getThread(test.db, thread.id))?.lastMessage).toBe('Error occurred');
  });

  it('stay in order when the clock is set back between question and answer', async () => {
    const test = createTestDb();
    const { thread, message } = await ask(test, test.deps.ids.short(), 'question');
    test.clock.advance(-3_600_000);
    await answer(test, thread.id, message.id, 'answer');
    await ask(test, thread.id, 'second question');
    expect(await texts(test, thread.id)).toEqual(['question', 'answer', 'second question']);
    const times = (await threadView(test.db, thread.id))?.path.map((entry) => entry.message.createdAt);
    expect(times).toEqual([testNow, testNow + 1, testNow + 2]);
  });

  it('keep markup, and what cannot be stored is replaced, not refused', async () => {
    const test = createTestDb();
    const { thread } = await ask(test, test.deps.ids.short(), '<img src=x onerror=alert(1)>\0\ud83d');
    expect(await texts(test, thread.id)).toEqual(['<img src=x onerror=alert(1)>\ufffd\ufffd']);
  });

  it('that were not checked are a defect and leave nothing', async () => {
    const { db, deps } = createTestDb();
    const message = { threadId: deps.ids.short(), mode: 'mixed' };
    expect(() => appendUserMessage(db, deps, { ...message, content: '  ' })).toThrow('messageProblem');
    expect(() => appendUserMessage(db, deps, { ...message, content: 'x'.repeat(10_000) })).toThrow(
      'messageProblem',
    );
    expect(await db.message.count()).toBe(0);
  });

  it('forget the draft in the same write', async () => {
    const { db, deps } = createTestDb();
    written(await saveDraft(db, NEW_CHAT_DRAFT, { text: question, attached: null }, testNow));
    expect((await getDraft(db, NEW_CHAT_DRAFT)).text).toBe(question);
    const threadId = deps.ids.short();
    written(
      await appendUserMessage(db, deps, {
        threadId,
        content: question,
        mode: 'mixed',
        draftKey: NEW_CHAT_DRAFT,
      }),
    );
    expect((await getDraft(db, NEW_CHAT_DRAFT)).text).toBe('');
  });

  it('count as sent once one was', async () => {
    const test = createTestDb();
    expect(await anyMessageSent(test.db)).toBe(false);
    await ask(test, test.deps.ids.short());
    expect(await anyMessageSent(test.db)).toBe(true);
  });

  it('are rated, and the rating can be taken back', async () => {
    const test = createTestDb();
    const { message } = await ask(test, test.deps.ids.short());
    written(await rateMessage(test.db, test.deps, message.id, 'landed'));
    expect((await test.db.message.get(message.id))?.['rating']).toBe('landed');
    written(await rateMessage(test.db, test.deps, message.id, null));
    expect((await test.db.message.get(message.id))?.['rating']).toBeNull();
  });
});

describe('branches', () => {
  it('come from a second answer; the newest shows, the other can be chosen', async () => {
    const test = createTestDb();
    const { thread, message } = await ask(test, test.deps.ids.short(), 'question');
    test.clock.advance(1000);
    const first = await answer(test, thread.id, message.id, 'first answer');
    test.clock.advance(1000);
    await ask(test, thread.id, 'follow-up');
    test.clock.advance(1000);
    const second = await answer(test, thread.id, message.id, 'second answer');
    expect(await texts(test, thread.id)).toEqual(['question', 'second answer']);
    const view = await threadView(test.db, thread.id);
    expect(view?.path[1]?.siblings).toEqual([first.message.id, second.message.id]);

    written(await selectBranch(test.db, test.deps, thread.id, first.message.id));
    expect(await texts(test, thread.id)).toEqual(['question', 'first answer', 'follow-up']);
  });

  it('come from asking the first question again in other words', async () => {
    const test = createTestDb();
    const { thread } = await ask(test, test.deps.ids.short(), 'question');
    const again = { threadId: thread.id, content: 'better question', mode: 'mixed', parentId: null };
    written(await appendUserMessage(test.db, test.deps, again));
    expect(await texts(test, thread.id)).toEqual(['better question']);
    expect((await getThread(test.db, thread.id))?.title).toBe('question...');
  });

  it('survive a damaged message in the middle', async () => {
    const test = createTestDb();
    const { thread, message } = await ask(test, test.deps.ids.short(), 'question');
    test.clock.advance(1000);
    const reply = await answer(test, thread.id, message.id, 'answer');
    test.clock.advance(1000);
    await ask(test, thread.id, 'follow-up');
    await test.db.message.put({
      ...(await test.db.message.get(reply.message.id)),
      id: reply.message.id,
      content: { not: 'text' },
    });
    expect(await texts(test, thread.id)).toEqual(['question', 'follow-up']);
    expect((await threadView(test.db, thread.id))?.unreadable).toBe(1);
    expect((await corruptRows(test.db)).map((row) => row.id)).toEqual([reply.message.id]);
  });

  it('show a message whose reading is damaged as plain text, and it can still be rated', async () => {
    const test = createTestDb();
    const { thread, message } = await ask(test, test.deps.ids.short(), 'question');
    const reply = await answer(test, thread.id, message.id, 'answer');
    await test.db.message.put({
      ...(await test.db.message.get(reply.message.id)),
      id: reply.message.id,
      reading: 'gone',
    });
    expect(await texts(test, thread.id)).toEqual(['question', 'answer']);
    expect((await corruptRows(test.db))[0]?.problems[0]?.path).toBe('reading');
    written(await rateMessage(test.db, test.deps, reply.message.id, 'landed'));
    expect((await test.db.set_aside.toArray())[0]).toMatchObject({ kind: 'message', id: reply.message.id });
    expect(await corruptRows(test.db)).toEqual([]);
  });

  it('end at the newest message when the chosen one has not arrived', async () => {
    const test = createTestDb();
    const { thread } = await ask(test, test.deps.ids.short(), 'question');
    await test.db.thread.update(thread.id, { leafId: '017f22e2-79b0-7cc3-98c4-dc0c0c07398f' });
    expect(await texts(test, thread.id)).toEqual(['question']);
    await ask(test, thread.id, 'next');
    expect(await texts(test, thread.id)).toEqual(['question', 'next']);
  });
});

describe('deleting', () => {
  it('hides a chat with its messages, and undo brings it back whole', async () => {
    const test = createTestDb();
    const { thread } = await ask(test, test.deps.ids.short());
    const ids = written(await deleteThread(test.db, test.deps, thread.id));
    expect(ids).toEqual([thread.id]);
    expect(await getThread(test.db, thread.id)).toBeNull();
    expect(await threadView(test.db, thread.id)).toBeNull();
    expect((await chatLists(test.db)).recent).toEqual([]);

    expect(written(await restoreThreads(test.db, test.deps, ids))).toEqual(ids);
    expect(await getThread(test.db, thread.id)).toEqual(thread);
    expect(await texts(test, thread.id)).toEqual([question]);
  });

  it('of what is gone already answers nothing to undo', async () => {
    const test = createTestDb();
    expect(written(await deleteThread(test.db, test.deps, 'a'.repeat(21)))).toEqual([]);
    const { thread } = await ask(test, test.deps.ids.short());
    written(await deleteThread(test.db, test.deps, thread.id));
    expect(written(await deleteThread(test.db, test.deps, thread.id))).toEqual([]);
  });

  it('of all chats can be undone as a whole', async () => {
    const test = createTestDb();
    const kept = await ask(test, test.deps.ids.short(), 'deleted before');
    written(await deleteThread(test.db, test.deps, kept.thread.id));
    for (const content of ['one', 'two', 'three']) await ask(test, test.deps.ids.short(), content);
    const ids = written(await clearThreads(test.db, test.deps));
    expect(ids).toHaveLength(3);
    expect((await chatLists(test.db)).recent).toEqual([]);
    written(await restoreThreads(test.db, test.deps, ids));
    expect((await chatLists(test.db)).recent.map((thread) => thread.title).toSorted()).toEqual([
      'one...',
      'three...',
      'two...',
    ]);
  });

  it('is for good after seven days, chat and messages', async () => {
    const test = createTestDb();
    const old = await ask(test, test.deps.ids.short(), 'old');
    const live = await ask(test, test.deps.ids.short(), 'live');
    written(await deleteThread(test.db, test.deps, old.thread.id));
    test.clock.advance(7 * day - 1);
    expect(written(await emptyOldTrash(test.db, test.deps))).toBe(0);
    test.clock.advance(1);
    expect(written(await emptyOldTrash(test.db, test.deps))).toBe(1);
    expect(await test.db.thread.get(old.thread.id)).toEqual({
      id: old.thread.id,
      _del: true,
      _t: expect.any(String),
    });
    expect(await test.db.message.get(old.message.id)).toEqual({
      id: old.message.id,
      _del: true,
      _t: expect.any(String),
    });
    expect(await texts(test, live.thread.id)).toEqual(['live']);
    expect(await corruptRows(test.db)).toEqual([]);
    expect(written(await restoreThreads(test.db, test.deps, [old.thread.id]))).toEqual([]);
  });
});

describe('folders', () => {
  it('start with the three, once, however often and on however many tabs', async () => {
    const { db, deps, parts } = createTestDb();
    const tab = openSoulsticeDb('anon', parts);
    await Promise.all([
      ensureDefaultFolders(db, deps),
      ensureDefaultFolders(tab, deps),
      ensureDefaultFolders(db, deps),
    ]);
    expect((await chatLists(db)).folders.map(({ folder }) => [folder.id, folder.name])).toEqual([
      ['folder-soulcast', 'Soulcast & Strategy™'],
      ['folder-clarity', 'Clarity on Love/Work/Life'],
      ['folder-pattern', 'Your Soul Pattern'],
    ]);
    expect(await db.outbox.count()).toBe(3);
  });

  it('give way to what a person changed on another device', async () => {
    const one = createTestDb();
    const two = createTestDb();
    written(await ensureDefaultFolders(one.db, one.deps));
    written(await renameFolder(one.db, one.deps, 'folder-clarity', 'Love'));
    two.clock.advance(365 * day);
    written(await ensureDefaultFolders(two.db, two.deps));
    const rows = await Promise.all(
      [one, two].map(async ({ db }) => storedToRow((await db.folder.get('folder-clarity'))!)!),
    );
    expect(joinRows(rows[0]!, rows[1]!).d['name']).toBe('Love');
  });

  it('hold a chat in one place, count it there, and give it back', async () => {
    const test = createTestDb();
    written(await ensureDefaultFolders(test.db, test.deps));
    const { thread } = await ask(test, test.deps.ids.short());
    const counts = async () => (await chatLists(test.db)).folders.map(({ count }) => count);

    written(await moveThread(test.db, test.deps, thread.id, 'folder-clarity'));
    expect(await counts()).toEqual([0, 1, 0]);
    expect((await chatLists(test.db)).recent).toEqual([]);
    written(await moveThread(test.db, test.deps, thread.id, 'folder-pattern'));
    expect(await counts()).toEqual([0, 0, 1]);
    written(await moveThread(test.db, test.deps, thread.id, null));
    expect(await counts()).toEqual([0, 0, 0]);
    expect((await chatLists(test.db)).recent.map(({ id }) => id)).toEqual([thread.id]);
  });

  it('that are deleted let their chats show as recent, and take them back on undo', async () => {
    const test = createTestDb();
    const folder = written(await createFolder(test.db, test.deps, { name: '  Travel  ' }));
    expect(folder).toMatchObject({ name: 'Travel', order: 0, icon: 'folder' });
    const { thread } = await ask(test, test.deps.ids.short());
    written(await moveThread(test.db, test.deps, thread.id, folder.id));
    written(await deleteFolder(test.db, test.deps, folder.id));
    expect(await chatLists(test.db)).toMatchObject({ recent: [{ id: thread.id }], folders: [] });
    written(await restoreFolder(test.db, test.deps, folder.id));
    expect(await chatLists(test.db)).toMatchObject({ recent: [], folders: [{ count: 1 }] });
  });

  it('list the chat used last first', async () => {
    const test = createTestDb();
    const first = await ask(test, test.deps.ids.short(), 'first');
    test.clock.advance(1000);
    await ask(test, test.deps.ids.short(), 'second');
    test.clock.advance(1000);
    await ask(test, first.thread.id, 'again');
    expect((await chatLists(test.db)).recent.map(({ title }) => title)).toEqual(['first...', 'second...']);
  });
});

describe('a chat', () => {
  it('changes mode and is pinned; one that is gone stays gone', async () => {
    const { db, deps } = createTestDb();
    const { id } = written(await createThread(db, deps, { mode: 'mixed' }));
    written(await setThreadMode(db, deps, id, 'western'));
    written(await pinThread(db, deps, id, true));
    expect(await getThread(db, id)).toMatchObject({ mode: 'western', pinned: true });
    written(await renameThread(db, deps, 'b'.repeat(21), 'ghost'));
    expect(await db.thread.count()).toBe(1);
  });

  it('that is damaged does not take the list with it, and is repaired from its messages', async () => {
    const test = createTestDb();
    const good = await ask(test, test.deps.ids.short(), 'good');
    const bad = await ask(test, test.deps.ids.short(), question);
    const raw = { ...(await test.db.thread.get(bad.thread.id)), id: bad.thread.id, title: 42, pinned: true };
    await test.db.thread.put(raw);
    expect((await chatLists(test.db)).recent.map(({ id }) => id)).toEqual([good.thread.id]);
    expect((await corruptRows(test.db))[0]).toMatchObject({ kind: 'thread', id: bad.thread.id, raw });

    expect(written(await repairThreads(test.db, test.deps))).toEqual([bad.thread.id]);
    expect(await getThread(test.db, bad.thread.id)).toMatchObject({
      title: 'Why do I feel stuck even when ...',
      pinned: true,
    });
    expect(await texts(test, bad.thread.id)).toEqual([question]);
    expect((await test.db.set_aside.toArray())[0]?.raw).toEqual(raw);
    expect(written(await repairThreads(test.db, test.deps))).toEqual([]);
  });
});

it('exports every chat with its messages, and what cannot be read as it is', async () => {
  const test = createTestDb();
  const { thread, message } = await ask(test, test.deps.ids.short());
  const reply = await answer(test, thread.id, message.id, 'answer');
  const deleted = await ask(test, test.deps.ids.short(), 'deleted');
  written(await deleteThread(test.db, test.deps, deleted.thread.id));
  const broken = { ...(await test.db.message.get(reply.message.id)), id: reply.message.id, content: 5 };
  await test.db.message.put(broken);

  const { fileName, text } = await exportThreads(test.db, { nowMs: testNow, localDate: '2026-11-21' });
  expect(fileName).toBe('soulstice-chats-2026-11-21.json');
  const archive = JSON.parse(text);
  expect(archive).toMatchObject({
    format: 'soulstice-chats',
    version: 1,
    exportedAt: '2026-11-21T12:00:00.000Z',
  });
  expect(archive.threads).toHaveLength(1);
  expect(archive.threads[0]).toMatchObject({
    id: thread.id,
    messages: [{ id: message.id, content: question }],
  });
  expect(archive.unreadable).toMatchObject([{ id: reply.message.id, content: 5 }]);
});
