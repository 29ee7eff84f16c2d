import { expect, test } from 'vitest';
import { createTestDb } from '../../tests/support/test-db.ts';
import { audioFavourites, setAudioFavourite } from './audio-favourites.ts';
import { audioPlace, audioPlaces, keepAudioPlace } from './audio-places.ts';

const atFirst = ['built-in:two', 'built-in:four'];

function setUp() {
  const { db, deps } = createTestDb();
  return {
    db,
    set: (key: string, on: boolean) => setAudioFavourite(db, deps, { key, on, atFirst }),
    hearts: async () => [...(await audioFavourites(db, atFirst))].sort(),
  };
}

test('two have a heart before anything was chosen, and nothing is written for it', async () => {
  const { db, hearts } = setUp();
  expect(await hearts()).toEqual(['built-in:four', 'built-in:two']);
  expect(await db.favourite.count()).toBe(0);
});

test('one of them taken away stays away; the other stays', async () => {
  const { set, hearts } = setUp();
  expect((await set('built-in:two', false)).ok).toBe(true);
  expect(await hearts()).toEqual(['built-in:four']);
  await set('built-in:four', false);
  expect(await hearts()).toEqual([]);
});

test('a first heart of another keeps the two', async () => {
  const { set, hearts } = setUp();
  await set('published:x', true);
  expect(await hearts()).toEqual(['built-in:four', 'built-in:two', 'published:x']);
});

test('pressing again and again leaves one record', async () => {
  const { db, set, hearts } = setUp();
  for (const on of [true, false, true, true, false, true]) await set('published:x', on);
  expect(await hearts()).toContain('published:x');
  const rows = await db.favourite.where('[what+target]').equals(['audio', 'published:x']).count();
  expect(rows).toBe(1);
});

test('places are kept by title, and 0 forgets', async () => {
  const { db } = setUp();
  await keepAudioPlace(db, 'a', 12);
  await keepAudioPlace(db, 'b', 90.5);
  await keepAudioPlace(db, 'a', 0);
  expect(await audioPlace(db, 'b')).toBe(90.5);
  expect(await audioPlace(db, 'a')).toBe(0);
  expect([...(await audioPlaces(db))]).toEqual([['b', 90.5]]);
});
