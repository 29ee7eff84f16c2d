import { expect, test } from 'vitest';
import { putBlob } from '#db/blobs.ts';
import { appendUserMessage } from '#db/messages.ts';
import { addPrompt, deletePrompt } from '#db/prompts.ts';
import { createThread, deleteThread } from '#db/threads.ts';
import { createTestDb, written } from '../../../tests/support/test-db.ts';
import { countStorage } from './storage-counts.ts';

const nothing = { count: 0, bytes: 0 };

test('what lies in the trash is weighed there, and nowhere else', async () => {
  const { db, deps } = createTestDb();
  const weigh = async (kind: 'prompt' | 'thread' | 'message') =>
    (await db[kind].toArray()).reduce((sum, row) => sum + new Blob([JSON.stringify(row)]).size, 0);

  const prompt = written(
    await addPrompt(db, deps, {
      title: 'Näher',
      description: '',
      content: 'What do I not see?',
      tags: [],
      category: 'Custom',
    }),
  );
  const thread = written(await createThread(db, deps, { mode: 'mixed' }));
  written(await appendUserMessage(db, deps, { threadId: thread.id, content: 'Grüß dich', mode: 'mixed' }));
  const before = await countStorage(db);
  expect(before.trash).toEqual(nothing);
  expect(before.byKind.prompt).toEqual({ count: 1, bytes: await weigh('prompt') });
  expect(before.byKind.message).toEqual({ count: 1, bytes: await weigh('message') });

  written(await deletePrompt(db, deps, prompt.id));
  written(await deleteThread(db, deps, thread.id));
  const after = await countStorage(db);
  expect([after.byKind.prompt, after.byKind.thread, after.byKind.message]).toEqual([
    nothing,
    nothing,
    nothing,
  ]);
  expect(after.trash).toEqual({
    count: 2,
    bytes: (await weigh('prompt')) + (await weigh('thread')) + (await weigh('message')),
  });
});

test('a picture weighs its row and itself', async () => {
  const { db, deps } = createTestDb();
  written(await putBlob(db, deps, { sha: 'a'.repeat(64), type: 'image/png', data: new ArrayBuffer(5_000) }));
  const { blob } = (await countStorage(db)).byKind;
  expect(blob.count).toBe(1);
  expect(blob.bytes).toBeGreaterThan(5_000);
  expect(blob.bytes).toBeLessThan(6_000);
});
