import { describe, expect, it } from 'vitest';
import type { SyncMeta } from '#db/database.ts';
import { heard, isOtherHistory, ownVersion } from './progress.ts';

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

describe('the version up to which all is our own after a push', () => {
  it.each([
    [
      'is that of the push when nobody else wrote',
      { sent: 7, now: 7 },
      2,
      { first: 7, ver: 9, changed: 2 },
      9,
    ],
    ['is not known when others wrote before', { sent: 6, now: 6 }, 2, { first: 7, ver: 9, changed: 2 }, null],
    [
      'is not known when a row changed nothing',
      { sent: 7, now: 7 },
      3,
      { first: 7, ver: 9, changed: 2 },
      null,
    ],
    [
      'is not known when pages came meanwhile',
      { sent: 4, now: 7 },
      2,
      { first: 7, ver: 9, changed: 2 },
      null,
    ],
    [
      'is that of the push when pages went beyond',
      { sent: 7, now: 12 },
      2,
      { first: 7, ver: 9, changed: 2 },
      9,
    ],
    ['is not known after a fresh start', { sent: 7, now: 0 }, 2, { first: 7, ver: 9, changed: 2 }, null],
  ])('%s', (_, cursor, rows, answer, expected) => {
    expect(ownVersion(cursor, rows, answer)).toBe(expected);
  });
});
