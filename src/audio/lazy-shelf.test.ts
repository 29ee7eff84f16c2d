import { expect, it } from 'vitest';
import type { AudioKeeper } from './create-shelf.ts';
import { createLazyShelf } from './lazy-shelf.ts';
import type { AudioItem, KeptState } from './shelf.ts';

const item: AudioItem = { kind: 'built-in', key: 'built-in:a', id: 'a', title: 'A' };
const kept: KeptState = { type: 'kept', bytes: 3, usedAt: 1 };

function real(): AudioKeeper {
  return {
    stateOf: () => kept,
    subscribe: () => () => true,
    sizeOf: async () => 3,
    download: async () => kept,
    pause: () => {},
    remove: async () => {},
    open: async () => ({ url: 'blob:1', release: () => {} }),
    use: async () => ({ usedBytes: 3, budgetBytes: 9, items: [] }),
    setBudget: async () => {},
    giveWay: async () => true,
  };
}

it('loads nothing before somebody looks, and then once', async () => {
  let loads = 0;
  const shelf = createLazyShelf(async () => {
    loads += 1;
    return real();
  });
  expect([shelf.stateOf(item.key).type, loads]).toEqual(['none', 0]);
  let told = 0;
  shelf.subscribe(() => (told += 1));
  await shelf.use();
  expect([shelf.stateOf(item.key), told, loads]).toEqual([kept, 1, 1]);
});

it('that cannot be loaded says so as a download does, and tries again', async () => {
  let away = true;
  const shelf = createLazyShelf(() =>
    away ? Promise.reject(new TypeError('no chunk')) : Promise.resolve(real()),
  );
  expect(await shelf.download(item)).toMatchObject({ type: 'stopped', problem: 'offline' });
  expect(await shelf.giveWay()).toBe(false);
  away = false;
  expect(await shelf.download(item)).toBe(kept);
});
