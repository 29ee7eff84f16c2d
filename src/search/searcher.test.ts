import { afterEach, beforeEach, expect, test } from 'vitest';
import { closeSoulsticeDb, openSoulsticeDb } from '#db/database.ts';
import { appendReply, appendUserMessage } from '#db/messages.ts';
import { duplicateThread } from '#db/chat-library.ts';
import { archiveThread, deleteThread, renameThread, restoreThreads } from '#db/threads.ts';
import { createTestDb, type TestDb, written } from '../../tests/support/test-db.ts';
import { createSearcher, type Searcher } from './searcher.ts';

let test_: TestDb;
let searcher: Searcher | null = null;
beforeEach(() => {
  test_ = createTestDb();
});
afterEach(() => {
  searcher?.close();
  searcher = null;
  closeSoulsticeDb(test_.db);
});

const pause = () => new Promise<void>((resolve) => setTimeout(resolve));

async function say(content: string, threadId = test_.deps.ids.short()) {
  test_.clock.advance(1000);
  return written(await appendUserMessage(test_.db, test_.deps, { threadId, content, mode: 'mixed' }));
}

async function search(query: string) {
  searcher ??= createSearcher(test_.db, pause);
  // A write is told a moment after it is on disk.
  await pause();
  await searcher.settled();
  const answer = await searcher.search({ query, limit: 10 });
  if (answer === null) throw new Error('the database is open');
  return answer;
}
const snippets = async (query: string) => (await search(query)).messages.map(({ snippet }) => snippet.text);

test('what is there, and what is written later, is found', async () => {
  const { thread, message } = await say('Will the move to Lisbon work out?');
  expect(await snippets('lisbon')).toEqual(['Will the move to Lisbon work out?']);
  written(
    await appendReply(test_.db, test_.deps, {
      threadId: thread.id,
      parentId: message.id,
      content: 'Lisbon stands well.',
      mode: 'mixed',
      reading: null,
    }),
  );
  const answer = await search('lisbon');
  expect(answer.messages.map(({ sender }) => sender)).toEqual(['ai', 'user']);
  expect(answer).toMatchObject({ total: 2, near: false, reading: null });
});

test('a deleted chat is found no more until it is restored; an archived one says so', async () => {
  const { thread } = await say('the lighthouse dream');
  expect(await snippets('lighthouse')).toHaveLength(1);
  written(await deleteThread(test_.db, test_.deps, thread.id));
  expect(await search('lighthouse')).toMatchObject({ messages: [], chats: [], total: 0 });
  written(await restoreThreads(test_.db, test_.deps, [thread.id]));
  written(await archiveThread(test_.db, test_.deps, thread.id, true));
  expect(await search('lighthouse')).toMatchObject({
    messages: [{ archived: true }],
    chats: [{ archived: true }],
  });
});

test('chats are found by their titles, and without words the last used are listed', async () => {
  const { thread } = await say('Hello');
  await say('Another');
  written(await renameThread(test_.db, test_.deps, thread.id, 'Notes on Saturn'));
  expect((await search('sat not')).chats).toMatchObject([
    { id: thread.id, title: { text: 'Notes on Saturn' } },
  ]);
  expect((await search('')).chats.map(({ title }) => title.text)).toEqual(['Another...', 'Notes on Saturn']);
});

test('more messages than are read at a time, and a copied chat', async () => {
  const { thread } = await say('number 0 moon');
  for (let at = 1; at < 450; at += 1) await say(`number ${at} moon`, thread.id);
  expect((await search('moon')).total).toBe(450);
  written(await duplicateThread(test_.db, test_.deps, thread.id, (title) => `${title} (copy)`));
  expect((await search('moon')).total).toBe(900);
}, 20_000);

test('a database that is deleted elsewhere answers nothing more', async () => {
  await say('the lighthouse dream');
  expect(await snippets('lighthouse')).toHaveLength(1);
  await openSoulsticeDb('anon', test_.parts).delete();
  expect(await searcher?.search({ query: 'lighthouse', limit: 10 })).toBeNull();
});
