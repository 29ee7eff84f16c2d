/** A shelf of audio in memory, for screens: what is on it is given, and it can be taken off. */
import type { AudioShelf, ShelfUse } from '#audio/shelf.ts';

export function createFakeAudioShelf(
  items: ShelfUse['items'] = [],
  { budget = 500_000_000, fails = false } = {},
): AudioShelf {
  let kept = items;
  let budgetBytes = budget;
  const listeners = new Set<() => void>();
  const tell = (): void => {
    for (const listener of listeners) listener();
  };
  const used = (): number => kept.reduce((sum, { bytes }) => sum + bytes, 0);
  const refuse = () => Promise.reject(new DOMException('refused', 'UnknownError'));
  const none = { type: 'none' } as const;
  const states = new Map(
    items.map(({ key, bytes, usedAt }) => [key, { type: 'kept', bytes, usedAt } as const]),
  );
  return {
    stateOf: (key) => states.get(key) ?? none,
    subscribe: (listener) => {
      listeners.add(listener);
      return () => listeners.delete(listener);
    },
    sizeOf: async () => null,
    download: async (item) => states.get(item.key) ?? none,
    pause: () => {},
    remove: async (key) => {
      if (fails) return refuse();
      kept = kept.filter((item) => item.key !== key);
      states.delete(key);
      tell();
      return undefined;
    },
    open: async () => ({ url: 'blob:fake', release: () => {} }),
    use: async () => ({ usedBytes: used(), budgetBytes, items: kept }),
    setBudget: async (bytes) => {
      if (fails) return refuse();
      budgetBytes = bytes;
      while (used() > bytes) kept = kept.slice(1);
      tell();
      return undefined;
    },
  };
}
