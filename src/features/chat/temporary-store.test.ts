import { expect, it } from 'vitest';
import { closeSoulsticeDb } from '#db/database.ts';
import { createTestDb, written } from '../../../tests/support/test-db.ts';
import { databaseChatStore } from './chat-store.ts';
import { createTemporaryStore } from './temporary-store.ts';

const chat = 'aaaaaaaaaaaaaaaaaaaaa';

it('shows the same chat as the database does, step by step, and touches no table', async () => {
  const kept = createTestDb();
  const held = createTestDb();
  try {
    const stores = [databaseChatStore(kept), createTemporaryStore(held.deps, async () => [])] as const;
    const shown = async () =>
      Promise.all(
        stores.map(async (store) => {
          const view = await store.view(chat);
          return {
            title: view?.thread.title,
            lastMessage: view?.thread.lastMessage,
            path: view?.path.map(({ message, siblings }) => [
              message.content,
              message.rating,
              siblings.length,
            ]),
          };
        }),
      );
    const both = async (step: (store: (typeof stores)[number]) => Promise<unknown>) => {
      for (const store of stores) await step(store);
      const [own, temporary] = await shown();
      expect(temporary).toEqual(own);
      return own;
    };
    const ids = {
      first: '01900000-0000-7000-8000-000000000001',
      reply: '01900000-0000-7000-8000-000000000002',
    };
    await both(async (store) =>
      written(
        await store.appendUserMessage({
          id: ids.first,
          threadId: chat,
          content: 'Why do I wait for others to begin?',
          mode: 'mixed',
        }),
      ),
    );
    const reply = {
      id: ids.reply,
      threadId: chat,
      parentId: ids.first,
      content: 'Because.',
      mode: 'mixed',
      reading: null,
    };
    await both(async (store) => written(await store.appendReply(reply)));
    await both((store) => store.rate(ids.reply, 'landed'));
    kept.clock.advance(5);
    held.clock.advance(5);
    await both((store) =>
      store.appendErrorReply({ threadId: chat, parentId: ids.first, mode: 'mixed', reason: 'no' }),
    );
    await both((store) => store.selectBranch(chat, ids.reply));
    const own = await both((store) =>
      store.appendUserMessage({ threadId: chat, content: 'Again', mode: 'mixed', parentId: null }),
    );
    expect(own?.path).toEqual([['Again', null, 2]]);
    const counts = await Promise.all(held.db.tables.map((table) => table.count()));
    expect(counts.every((count) => count === 0)).toBe(true);
  } finally {
    closeSoulsticeDb(kept.db);
    closeSoulsticeDb(held.db);
  }
});
