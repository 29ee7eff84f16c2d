/**
 * Laws of reading the end of a chat, over any tree that writes make.
 *
 * 1 it is the end of the branch that reading all of it gives, with the same branches at each place
 * 2 it holds what was asked for: as many messages as the branch has, and the one it is to go back to
 * 3 `earlier` says whether the branch goes on above
 */
import fc from 'fast-check';
import { expect, it } from 'vitest';
import { closeSoulsticeDb } from './database.ts';
import { threadView } from './messages.ts';
import { createTestDb, testNow } from '../../tests/support/test-db.ts';
import { sweep } from '../../tests/support/property-runs.ts';

const chat = 'aaaaaaaaaaaaaaaaaaaaa';

/** Rows of a chat: each names an earlier one, or none, as its parent. */
const picks = fc.array(fc.tuple(fc.nat({ max: 99 }), fc.boolean()), { minLength: 1, maxLength: 60 });

it('gives the end of the branch shown', async () => {
  await fc.assert(
    fc.asyncProperty(
      picks,
      fc.nat({ max: 59 }),
      fc.integer({ min: 1, max: 12 }),
      fc.option(fc.nat({ max: 59 }), { nil: null }),
      async (tree, leaf, most, back) => {
        const { db, deps } = createTestDb();
        try {
          const ids = tree.map((_, at) => deps.ids.timed(testNow + at));
          await db.message.bulkPut(
            tree.map(([pick, follows], at) => ({
              id: ids[at] as string,
              threadId: chat,
              // Mostly one after the other, as people write.
              parentId: at === 0 ? null : ((follows ? ids[at - 1] : ids[pick % at]) ?? null),
              sender: 'user',
              content: `${at}`,
              readingMode: 'mixed',
              createdAt: testNow + at,
              imageId: null,
              rating: null,
              deletedAt: null,
              attached: null,
              reading: null,
              _t: '0',
            })),
          );
          await db.thread.put({
            id: chat,
            title: 'A chat',
            mode: 'mixed',
            lastMessage: '',
            createdAt: 1,
            updatedAt: 1,
            folderId: null,
            leafId: ids[leaf % ids.length],
            pinned: false,
            archived: false,
            deletedAt: null,
            _t: '0',
          });
          const from = back === null ? null : (ids[back % ids.length] as string);
          const whole = await threadView(db, chat);
          const part = await threadView(db, chat, { most, from });
          const all = whole?.path ?? [];
          const shown = part?.path ?? [];
          expect(shown).toEqual(all.slice(all.length - shown.length));
          expect(shown.length).toBeGreaterThanOrEqual(Math.min(most, all.length));
          expect(part?.earlier).toBe(shown.length < all.length);
          if (all.some(({ message }) => message.id === from))
            expect(shown.map(({ message }) => message.id)).toContain(from);
        } finally {
          closeSoulsticeDb(db);
        }
      },
    ),
    // Each run makes a database: a few dozen trees are enough to meet every turn.
    { numRuns: sweep(40) },
  );
});
