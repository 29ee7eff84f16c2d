import { describe, expect, it } from 'vitest';
import type { SyncMeta } from '#db/database.ts';
import { cursorAfterPush, heard, isOtherHistory } from './progress.ts';

const meta: SyncMeta = {
  key: 'sync',
  device: 'aa',
  mark: 3,
  cursor: 7,
  epoch: 'one',
  gen: 0,
  srv: 1000,
  offset: -5,
};

describe('the time of an answer', () => {
  it('corrects the clock', () => {
    expect(heard(meta, 2000, 5000)).toEqual({ ...meta, srv: 2000, offset: -3000 });
  });

  it('says nothing new when a later answer came before it', () => {
    expect(heard(meta, 999, 5000)).toEqual(meta);
  });
});

it('tells another history from the first', () => {
  expect(isOtherHistory(meta, 'one')).toBe(false);
  expect(isOtherHistory(meta, 'two')).toBe(true);
  expect(isOtherHistory({ ...meta, epoch: null }, 'two')).toBe(false);
});

describe('the cursor after a push', () => {
  it.each([
    ['moves over what is our own alone', { taken: 7, now: 7 }, 2, { first: 7, ver: 9, changed: 2 }, 9],
    ['stays when others wrote before', { taken: 6, now: 6 }, 2, { first: 7, ver: 9, changed: 2 }, 6],
    ['stays when a row changed nothing', { taken: 7, now: 7 }, 3, { first: 7, ver: 9, changed: 2 }, 7],
    [
      'stays when pages brought it there meanwhile',
      { taken: 4, now: 7 },
      2,
      { first: 7, ver: 9, changed: 2 },
      7,
    ],
    ['never goes back', { taken: 7, now: 12 }, 2, { first: 7, ver: 9, changed: 2 }, 12],
    ['stays at a fresh start', { taken: 7, now: 0 }, 2, { first: 7, ver: 9, changed: 2 }, 0],
  ])('%s', (_, cursor, sent, answer, expected) => {
    expect(cursorAfterPush(cursor, sent, answer)).toBe(expected);
  });
});
