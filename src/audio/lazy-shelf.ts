/** The shelf as the page starts with it: nothing is fetched or read before somebody asks what is kept. */
import type { AudioKeeper } from './create-shelf.ts';
import type { KeptState } from './shelf.ts';

const none: KeptState = { type: 'none' };

export function createLazyShelf(load: () => Promise<AudioKeeper>): AudioKeeper {
  const listeners = new Set<() => void>();
  let shelf: AudioKeeper | null = null;
  let loading: Promise<AudioKeeper> | null = null;

  const loaded = (): Promise<AudioKeeper> => {
    loading ??= load().then(
      (made) => {
        shelf = made;
        made.subscribe(tell);
        tell();
        return made;
      },
      (error: unknown) => {
        // The next thing that is asked tries again: the network may be back.
        loading = null;
        throw error;
      },
    );
    return loading;
  };
  const tell = (): void => {
    for (const listener of listeners) listener();
  };

  return {
    stateOf: (key) => shelf?.stateOf(key) ?? none,
    subscribe: (listener) => {
      listeners.add(listener);
      void loaded().catch(() => {});
      return () => listeners.delete(listener);
    },
    sizeOf: async (item) => (await loaded()).sizeOf(item),
    download: (item) =>
      loaded().then(
        (made) => made.download(item),
        () => ({ type: 'stopped', received: 0, total: null, problem: 'offline' }),
      ),
    pause: (key) => shelf?.pause(key),
    remove: async (key) => (await loaded()).remove(key),
    open: async (item) => (await loaded()).open(item),
    use: async () => (await loaded()).use(),
    setBudget: async (bytes) => (await loaded()).setBudget(bytes),
    giveWay: () =>
      loaded().then(
        (made) => made.giveWay(),
        () => false,
      ),
  };
}
