import { afterEach, beforeEach, expect, test } from 'vitest';
import type { DrawFields } from '#contract/draw.ts';
import { createTestDb, type TestDb, written } from '../../tests/support/test-db.ts';
import { closeSoulsticeDb } from './database.ts';
import { addDraw, changeDraw, deleteDraw, draws, restoreDraw } from './draws.ts';

let local: TestDb;
beforeEach(() => {
  local = createTestDb();
});
afterEach(() => closeSoulsticeDb(local.db));

const fields: Omit<DrawFields, 'createdAt' | 'deletedAt'> = {
  mode: 'tarot',
  spread: 'three',
  question: '',
  pieces: [{ piece: 'swords-05', position: 'past', reversed: true }],
  deck: 'soulstice-draw-2',
  proof: { seed: 'a'.repeat(32), commitment: 'b'.repeat(64), slots: [7], reversals: true },
  entered: false,
  readAt: null,
  reading: null,
};

async function add(more: Partial<typeof fields> = {}): Promise<string> {
  const { db, deps, clock } = local;
  clock.advance(1000);
  const id = deps.ids.timed(clock.now());
  written(await addDraw(db, deps, id, { ...fields, ...more }));
  return id;
}

test('a draw is there from its first card, grows, and is left unread until it is read', async () => {
  const { db, deps } = local;
  const id = await add();
  expect(await draws(db, 'tarot')).toMatchObject([{ id, readAt: null, pieces: [{ piece: 'swords-05' }] }]);
  const pieces = [...fields.pieces, { piece: 'cups-ace', position: 'present', reversed: false }];
  written(await changeDraw(db, deps, id, { pieces, question: 'What now?' }));
  written(await changeDraw(db, deps, id, { readAt: 5 }));
  expect(await draws(db, 'tarot')).toMatchObject([{ id, pieces, question: 'What now?', readAt: 5 }]);
});

test('draws come newest first, of their mode alone; a deleted one comes back', async () => {
  const { db, deps } = local;
  const [first, second] = [await add(), await add()];
  await add({ mode: 'i-ching' });
  const ids = async () => (await draws(db, 'tarot')).map(({ id }) => id);
  expect(await ids()).toEqual([second, first]);
  written(await deleteDraw(db, deps, second));
  expect(await ids()).toEqual([first]);
  written(await restoreDraw(db, deps, second));
  expect(await ids()).toEqual([second, first]);
});

test('a change of a draw that is not there makes none', async () => {
  const { db, deps } = local;
  written(await changeDraw(db, deps, deps.ids.timed(1), { question: 'x' }));
  expect(await draws(db, 'tarot')).toEqual([]);
});
