/** How things stand by key, for screens to watch; and what tabs of one browser tell one another. */
import { audioChannel } from './names.ts';
import type { KeptState } from './shelf.ts';

/** A `BroadcastChannel`, as far as it is used. */
export type Channel = {
  readonly postMessage: (message: unknown) => void;
  readonly addEventListener: (type: 'message', listener: (event: { readonly data: unknown }) => void) => void;
};

export type States = {
  readonly of: (key: string) => KeptState;
  readonly subscribe: (listener: () => void) => () => void;
  readonly set: (key: string, state: KeptState) => void;
};

const none: KeptState = { type: 'none' };

/** States that stay the same object until they change. */
export function createStates(): States {
  const states = new Map<string, KeptState>();
  const listeners = new Set<() => void>();
  return {
    of: (key) => states.get(key) ?? none,
    subscribe: (listener) => {
      listeners.add(listener);
      return () => listeners.delete(listener);
    },
    set: (key, state) => {
      if (JSON.stringify(states.get(key) ?? none) === JSON.stringify(state)) return;
      if (state.type === 'none') states.delete(key);
      else states.set(key, state);
      for (const listener of listeners) listener();
    },
  };
}

export type News =
  /** What is kept of an address changed. */
  | { readonly type: 'changed'; readonly address: string; readonly keys: readonly string[] }
  | {
      readonly type: 'progress';
      readonly address: string;
      readonly keys: readonly string[];
      readonly received: number;
      readonly total: number | null;
    }
  /** Whoever downloads this address should stop. */
  | { readonly type: 'pause'; readonly address: string };

export type Tabs = { readonly tell: (news: News) => void };

/** Opens the channel among tabs, where the browser has one; anything else that comes through it is ignored. */
export function joinTabs(
  makeChannel: ((name: string) => Channel) | null,
  onNews: (news: News) => void,
): Tabs {
  const channel = makeChannel?.(audioChannel);
  channel?.addEventListener('message', ({ data }) => {
    const news = readNews(data);
    if (news !== null) onNews(news);
  });
  return { tell: (news) => channel?.postMessage(news) };
}

function readNews(data: unknown): News | null {
  if (typeof data !== 'object' || data === null) return null;
  const { type, address, keys, received, total } = data as Readonly<Record<string, unknown>>;
  if (typeof address !== 'string') return null;
  if (type === 'pause') return { type, address };
  if (!Array.isArray(keys) || !keys.every((key) => typeof key === 'string')) return null;
  if (type === 'changed') return { type, address, keys };
  if (type !== 'progress' || typeof received !== 'number') return null;
  return { type, address, keys, received, total: typeof total === 'number' ? total : null };
}
