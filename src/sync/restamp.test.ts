import { expect, it } from 'vitest';
import { stampOf } from '#contract/stamps.ts';
import { restamped } from './restamp.ts';

const at = (ms: number, device = 'aa') => stampOf(ms, device);

it('leaves a row alone that lies at or below the floor', () => {
  expect(restamped({ t: at(100), d: { a: 1 } }, 100, 'bb')).toBeNull();
});

it('moves early stamps just above the floor, in their own order, and no others', () => {
  const row = { t: at(900), d: { a: 1, b: 2, c: 3, d: 4 }, x: { b: at(50), c: at(700), d: at(901) } };
  expect(restamped(row, 100, 'bb')).toEqual({
    // Each field has a stamp of its own now, so the highest is the one that is not told apart.
    t: at(103, 'bb'),
    d: { a: 1, b: 2, c: 3, d: 4 },
    x: { a: at(102, 'bb'), b: at(50), c: at(101, 'bb') },
  });
});

it('keeps what was written together together', () => {
  const row = { t: at(900), d: { a: 1, b: 2, c: 3 }, x: { c: at(3) } };
  expect(restamped(row, 100, 'bb')).toEqual({ t: at(101, 'bb'), d: row.d, x: { c: at(3) } });
});

it('orders stamps of one millisecond by their device, as the join does', () => {
  const row = { t: at(900, 'cc'), d: { a: 1, b: 2 }, x: { b: at(900, 'ab') } };
  expect(restamped(row, 100, 'bb')).toEqual({ t: at(102, 'bb'), d: row.d, x: { b: at(101, 'bb') } });
});

it('moves a deletion and a life with the rest', () => {
  expect(restamped({ t: at(900), d: { _del: true } }, 100, 'bb')).toEqual({
    t: at(101, 'bb'),
    d: { _del: true },
  });
  const revived = { t: at(900), d: { _del: false, a: 1 }, x: { a: at(901) } };
  expect(restamped(revived, 100, 'bb')).toEqual({
    t: at(102, 'bb'),
    d: { a: 1, _del: false },
    x: { _del: at(101, 'bb') },
  });
});
