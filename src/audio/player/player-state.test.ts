import { expect, test } from 'vitest';
import { emptyPlayer, neighbour, nextPlayerState } from './player-state.ts';
import type { PlayerEvent, PlayerState, Track } from './player-state.ts';

const track = (id: string, seconds: number | null = 100): Track => ({
  item: { kind: 'published', key: `published:${id}`, id, title: id, url: `/${id}.mp3` },
  category: 'podcast',
  cover: { gradient: 'Blue', emoji: '🌙' },
  seconds,
});
const after = (...events: PlayerEvent[]): PlayerState => events.reduce(nextPlayerState, emptyPlayer);
const selected = { type: 'select', track: track('a'), at: 0 } as const;

test('nothing → selected, paused at 0 → playing → paused', () => {
  expect(after(selected)).toMatchObject({ type: 'loaded', phase: 'paused', at: 0, total: 100, busy: true });
  expect(after(selected, { type: 'open' })).toMatchObject({ phase: 'paused', busy: false });
  expect(after(selected, { type: 'open' }, { type: 'play' })).toMatchObject({
    phase: 'playing',
    busy: false,
  });
  expect(after(selected, { type: 'open' }, { type: 'play' }, { type: 'pause' })).toMatchObject({
    phase: 'paused',
  });
});

test('at the end it stops and stands at 0', () => {
  const end = after(selected, { type: 'play' }, { type: 'time', at: 99 }, { type: 'end' });
  expect(end).toMatchObject({ phase: 'paused', at: 0, busy: false });
});

test('closing leaves nothing, and what comes late for it changes nothing', () => {
  const closed = after(selected, { type: 'play' }, { type: 'close' });
  expect(closed).toEqual({ type: 'empty' });
  for (const event of [{ type: 'play' }, { type: 'time', at: 4 }, { type: 'end' }] as const)
    expect(nextPlayerState(closed, event)).toBe(closed);
});

test('a place is brought into the title, and the file’s own length takes the place of the written one', () => {
  expect(after({ ...selected, at: 500 })).toMatchObject({ at: 100 });
  expect(after(selected, { type: 'time', at: -3 })).toMatchObject({ at: 0 });
  expect(after(selected, { type: 'time', at: 90 }, { type: 'length', seconds: 80 })).toMatchObject({
    at: 80,
    total: 80,
  });
  expect(after(selected, { type: 'length', seconds: Number.NaN })).toMatchObject({ total: 100 });
  expect(after({ ...selected, track: track('b', null) }, { type: 'time', at: 4000 })).toMatchObject({
    at: 4000,
    total: null,
  });
});

test('a failure is shown until it plays; a pause while the source is on its way leaves it on its way', () => {
  const failed = after(selected, { type: 'fail', problem: 'offline' });
  expect(failed).toMatchObject({ phase: 'paused', busy: false, problem: 'offline' });
  expect(nextPlayerState(failed, { type: 'play' })).toMatchObject({ problem: null });
  expect(after(selected, { type: 'pause' })).toMatchObject({ busy: true });
});

test('next and previous are the neighbours in the list that was shown', () => {
  const order = ['a', 'b', 'c'].map((id) => track(id));
  expect(neighbour(order, 'published:b', 1)?.item.id).toBe('c');
  expect(neighbour(order, 'published:b', -1)?.item.id).toBe('a');
  expect(neighbour(order, 'published:a', -1)).toBeNull();
  expect(neighbour(order, 'published:c', 1)).toBeNull();
  expect(neighbour(order, 'published:x', 1)).toBeNull();
});
