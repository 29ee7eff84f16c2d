import { describe, expect, it } from 'vitest';
import { createTestLog } from '../tests/support/test-log.ts';
import { createStorageRoom } from './storage-room.ts';

const MB = 1024 * 1024;

function setUp({ free = 1000, used = 0, ceiling = null as number | null } = {}) {
  const disk = { free: free * MB, used: used * MB, asked: 0, nowMs: 1_000_000 };
  const { log, lines } = createTestLog();
  const room = createStorageRoom({
    freeBytes: async () => {
      disk.asked += 1;
      return disk.free;
    },
    floorBytes: 64 * MB,
    usedBytes: async () => disk.used,
    ceilingBytes: ceiling === null ? null : ceiling * MB,
    nowMs: () => disk.nowMs,
    log,
  });
  return { room, disk, lines };
}

describe('the floor of free space', () => {
  it.each([
    ['more than the floor', 65, 0, null],
    ['the floor', 64, 0, null],
    ['less than the floor', 63, 0, 'disk-full'],
    ['an upload that goes down to the floor', 80, 16, null],
    ['an upload that goes below it', 80, 17, 'disk-full'],
  ])('with %s', async (_, free, upload, expected) => {
    expect(await setUp({ free }).room.check(upload * MB)).toBe(expected);
  });

  it('counts what it let in since the disk was asked', async () => {
    const { room, disk } = setUp({ free: 100 });
    expect(await room.check(30 * MB)).toBeNull();
    expect(await room.check(30 * MB)).toBe('disk-full');
    disk.nowMs += 1000;
    expect(await room.check(30 * MB)).toBeNull();
  });

  it('asks the disk once a second, and recovers by itself', async () => {
    const { room, disk, lines } = setUp({ free: 10 });
    for (let i = 0; i < 100; i++) expect(await room.check()).toBe('disk-full');
    expect(disk.asked).toBe(1);
    disk.free = 500 * MB;
    disk.nowMs += 1000;
    expect(await room.check()).toBeNull();
    expect(disk.asked).toBe(2);
    expect(lines).toEqual([
      { level: 'error', event: 'disk-full', fields: { freeMb: 10 } },
      { level: 'info', event: 'storage-has-room', fields: {} },
    ]);
  });
});

describe('the ceiling of stored data', () => {
  it.each([
    ['nothing is set', null, 5000, 0, null],
    ['less is stored', 100, 99, 0, null],
    ['as much is stored', 100, 100, 0, null],
    ['more is stored', 100, 101, 0, 'at-ceiling'],
    ['an upload goes above it', 100, 90, 11, 'at-ceiling'],
  ] as const)('when %s', async (_, ceiling, used, upload, expected) => {
    expect(await setUp({ ceiling, used }).room.check(upload * MB)).toBe(expected);
  });

  it('is told after a full disk, which is worse', async () => {
    expect(await setUp({ free: 1, ceiling: 100, used: 200 }).room.check()).toBe('disk-full');
  });
});

it('does not remember that the disk could not be asked', async () => {
  const answers: (() => Promise<number>)[] = [() => Promise.reject(new Error('away')), async () => 1000 * MB];
  const room = createStorageRoom({
    freeBytes: () => answers.shift()?.() ?? Promise.reject(new Error('asked too often')),
    floorBytes: 64 * MB,
    usedBytes: async () => 0,
    ceilingBytes: null,
    nowMs: () => 0,
    log: createTestLog().log,
  });
  await expect(room.check()).rejects.toThrow('away');
  expect(await room.check()).toBeNull();
});
