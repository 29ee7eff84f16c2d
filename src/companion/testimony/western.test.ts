import { describe, expect, it } from 'vitest';
import { windowsOf } from './western.ts';

describe('stays of a moving planet', () => {
  it.each([
    [
      ['2026-05-29', '2026-09-01'],
      ['2026-06-18', '2026-09-26'],
      [
        ['2026-05-29', '2026-06-18'],
        ['2026-09-01', '2026-09-26'],
      ],
    ],
    // Began before the search: open at its beginning.
    [
      ['2026-09-01'],
      ['2026-06-18', '2026-09-26'],
      [
        ['', '2026-06-18'],
        ['2026-09-01', '2026-09-26'],
      ],
    ],
    [[], ['2026-06-18'], [['', '2026-06-18']]],
    // Lasts beyond the search: open at its end.
    [['2026-05-29'], [], [['2026-05-29', '']]],
    [
      ['2026-05-29', '2026-09-01'],
      ['2026-06-18'],
      [
        ['2026-05-29', '2026-06-18'],
        ['2026-09-01', ''],
      ],
    ],
    [[], [], []],
  ])('%j in, %j out', (enters, leaves, stays) => {
    expect(windowsOf(enters, leaves).map(({ enter, leave }) => [enter, leave])).toEqual(stays);
  });
});
