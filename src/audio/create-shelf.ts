/**
 * The shelf as a page has it: downloads, plays and gives back audio, beside other tabs that do the same.
 *
 * Whoever changes what is kept of an address holds its Web Lock, so a download, a removal and the note that something was played never
 * write over one another, in whatever tab they are.
 */
import type { AudioScore } from '#practice/audio/titles.ts';
import { blobOfRecord } from './answer.ts';
import type { AudioStore } from './audio-store.ts';
import { download, isFull } from './download.ts';
import type { DownloadDeps } from './download.ts';
import { audioLock } from './names.ts';
import { openFromNetwork } from './open-online.ts';
import { addressOf, planOf } from './plan.ts';
import { bytesHeld, bytesInAll, stateOfRecord } from './record.ts';
import type { AudioRecord } from './record.ts';
import { leastRecentFirst, whatGivesWay } from './room.ts';
import { createStates, joinTabs } from './states.ts';
import type { Channel } from './states.ts';
import type { AudioItem, AudioShelf, KeptState, Playable } from './shelf.ts';

export type AudioShelfDeps = {
  readonly store: AudioStore;
  readonly fetch: DownloadDeps['fetch'];
  readonly locks: Pick<LockManager, 'request'>;
  /** Null where the browser has no channels: other tabs then see changes when they are opened anew. */
  readonly makeChannel: ((name: string) => Channel) | null;
  readonly scores: readonly AudioScore[];
  /** The most that audio may take, bytes. */
  readonly budget: () => Promise<number>;
  readonly keepBudget: (bytes: number) => Promise<void>;
  /** Bytes used and allowed for everything of this site; null where the browser does not say. */
  readonly estimate: () => Promise<{ readonly usage: number; readonly quota: number } | null>;
  readonly nowMs: () => number;
  readonly makeUrl: (blob: Blob) => string;
  readonly dropUrl: (url: string) => void;
  /** Whether a service worker answers this page, so that a kept address plays by itself. */
  readonly isAnswered: () => boolean;
};

/** What the rest of the app may ask for beside the screens. */
export type AudioKeeper = AudioShelf & {
  /** Lets go of the audio that was not used for longest, for a person's own things; false where there is none. */
  readonly giveWay: () => Promise<boolean>;
};

/** Room that audio leaves free on the disk for what a person makes: this, or a tenth of what is allowed if that is less. */
const SPARED_BYTES = 20_000_000;
/** Longer audio is played from its address, which the worker answers part by part, and not from one large blob. */
const BLOB_BYTES = 24_000_000;
const PROGRESS_EVERY_MS = 150;

export function createAudioShelf(deps: AudioShelfDeps): AudioKeeper {
  const { store, locks } = deps;
  const states = createStates();
  const sizes = new Map<string, number>();
  /** Downloads of this tab, by address. */
  const running = new Map<
    string,
    { readonly key: string; readonly stop: AbortController; readonly end: Promise<KeptState> }
  >();
  /** Addresses that another tab is downloading, as far as we heard. */
  const elsewhere = new Set<string>();

  const tabs = joinTabs(deps.makeChannel, (news) => {
    if (news.type === 'pause') running.get(news.address)?.stop.abort();
    else if (running.has(news.address)) return;
    else if (news.type === 'changed') void show(news.address, news.keys);
    else {
      const { received, total } = news;
      for (const key of news.keys) states.set(key, { type: 'downloading', received, total });
      void watch(news.address, news.keys);
    }
  });

  /** Runs work as the only one who changes this address; null without waiting where somebody else does. */
  const holding = <T>(address: string, work: () => Promise<T>): Promise<T> =>
    locks.request(audioLock(address), work);
  const holdingIfFree = (address: string, work: () => Promise<boolean>): Promise<boolean> =>
    locks.request(audioLock(address), { ifAvailable: true }, async (lock) =>
      lock === null ? false : work(),
    );

  /** Shows what the disk says of an address. */
  async function show(address: string, keys: readonly string[]): Promise<void> {
    const record = await store.record(address).catch(() => null);
    for (const key of keys) states.set(key, { type: 'none' });
    if (record !== null) for (const key of record.keys) states.set(key, stateOfRecord(record));
  }

  /** Shows how a download of another tab ended, also where that tab is gone without a word. */
  async function watch(address: string, keys: readonly string[]): Promise<void> {
    if (elsewhere.has(address)) return;
    elsewhere.add(address);
    await holding(address, async () => elsewhere.delete(address));
    if (!running.has(address)) await show(address, keys);
  }

  const told = (record: Pick<AudioRecord, 'address' | 'keys'>): void =>
    tabs.tell({ type: 'changed', address: record.address, keys: record.keys });

  const ready = (async () => {
    const { records, strays } = await store.list().catch(() => ({ records: [], strays: [] }));
    for (const record of records) for (const key of record.keys) states.set(key, stateOfRecord(record));
    // Chunks that a page left which went away in the middle; one that is at work holds the lock.
    for (const address of strays) {
      await holdingIfFree(address, async () => {
        await store.clear(address, await store.record(address));
        return true;
      }).catch(() => false);
    }
  })();

  const recordsNow = async (): Promise<readonly AudioRecord[]> => (await store.list()).records;
  const held = (records: readonly AudioRecord[]) =>
    records.map((record) => ({ ...record, bytes: bytesHeld(record) }));

  /** Removes what is kept of an address; false where it is in use by a download. */
  const letGo = (address: string): Promise<boolean> =>
    holdingIfFree(address, async () => {
      const record = await store.record(address);
      await store.clear(address, null);
      if (record === null) return false;
      for (const key of record.keys) states.set(key, { type: 'none' });
      told(record);
      return true;
    });

  async function letOneGo(staying: string | null): Promise<boolean> {
    for (const { address, bytes } of leastRecentFirst(held(await recordsNow()))) {
      if (address !== staying && bytes > 0 && (await letGo(address))) return true;
    }
    return false;
  }

  /** Makes room for more bytes of an address, within the budget and on the disk. */
  async function makeRoom(address: string, needed: number): Promise<boolean> {
    const budget = await deps.budget();
    const going = whatGivesWay(held(await recordsNow()), { budget, needed, staying: address });
    if (going === null) return false;
    for (const one of going) await letGo(one);
    for (;;) {
      const disk = await deps.estimate();
      if (disk === null) return true;
      const spared = Math.min(SPARED_BYTES, disk.quota / 10);
      if (disk.quota - disk.usage - needed >= spared) return true;
      if (!(await letOneGo(address))) return false;
    }
  }

  function startDownload(item: AudioItem): Promise<KeptState> {
    const address = addressOf(item);
    const already = running.get(address);
    if (already !== undefined) return already.end;
    const stop = new AbortController();
    const end = run(item, address, stop.signal).finally(() => {
      running.delete(address);
      tabs.tell({ type: 'changed', address, keys: [item.key] });
    });
    running.set(address, { key: item.key, stop, end });
    return end;
  }

  async function run(item: AudioItem, address: string, signal: AbortSignal): Promise<KeptState> {
    let shownMs = Number.NEGATIVE_INFINITY;
    const onProgress = (record: AudioRecord, pending: number): void => {
      if (deps.nowMs() - shownMs < PROGRESS_EVERY_MS) return;
      shownMs = deps.nowMs();
      const received = bytesHeld(record) + pending;
      const total = bytesInAll(record);
      for (const key of record.keys) states.set(key, { type: 'downloading', received, total });
      tabs.tell({ type: 'progress', address, keys: record.keys, received, total });
    };
    const at = (problem: 'offline' | 'no-room' | 'server'): KeptState => {
      const { received, total } = progressOf(states.of(item.key));
      return { type: 'stopped', received, total, problem };
    };
    let state: KeptState;
    try {
      await ready;
      const plan = planOf(item, deps.scores);
      if (plan === null) return settled(item.key, at('server'));
      const { received, total } = progressOf(states.of(item.key));
      if (states.of(item.key).type !== 'kept') states.set(item.key, { type: 'downloading', received, total });
      const record = await (locks.request(audioLock(address), { signal }, () =>
        download(plan, signal, { ...deps, makeRoom, letOneGo, onProgress }),
      ) as Promise<AudioRecord>);
      state = stateOfRecord(record);
      for (const key of record.keys) states.set(key, state);
    } catch (error) {
      // Waiting for another tab was given up, or the disk refused.
      if (signal.aborted && !isFull(error)) {
        await show(address, [item.key]);
        return states.of(item.key);
      }
      state = at('no-room');
    }
    return settled(item.key, state);
  }

  /** Shows a state, and gives the object that stands for it. */
  function settled(key: string, state: KeptState): KeptState {
    states.set(key, state);
    return states.of(key);
  }

  /** Notes that a record was played; whoever is changing it just now decides what becomes of it. */
  async function touch(address: string): Promise<void> {
    await holdingIfFree(address, async () => {
      const record = await store.record(address);
      if (record?.state !== 'kept') return false;
      const used = { ...record, usedAt: deps.nowMs() };
      await store.putRecord(used);
      for (const key of used.keys) states.set(key, stateOfRecord(used));
      told(used);
      return true;
    }).catch(() => false);
  }

  /** What is kept under an address, ready to play; null where it is not whole. */
  async function playKept(record: AudioRecord): Promise<Playable | null> {
    if (bytesHeld(record) > BLOB_BYTES && deps.isAnswered()) {
      void touch(record.address);
      return { url: record.address, release: () => {} };
    }
    const blob = await blobOfRecord(record, store);
    if (blob === null) return null;
    void touch(record.address);
    const url = deps.makeUrl(blob);
    return { url, release: () => deps.dropUrl(url) };
  }

  async function open(item: AudioItem): Promise<Playable> {
    const address = addressOf(item);
    const record = await store.record(address).catch(() => null);
    if (record?.state === 'kept') {
      const playable = await playKept(record);
      if (playable !== null) return playable;
      // The browser has lost a part of it.
      await letGo(address).catch(() => false);
    }
    const same = await sameFileOf(item, address);
    const playable = same === null ? null : await playKept(same);
    if (playable !== null) return playable;
    try {
      const playable = await openFromNetwork(item, deps);
      // The item plays another file now: the one before is no longer it.
      for (const old of await earlierOf(item, address)) await letGo(old.address);
      return playable;
    } catch (error) {
      for (const old of await earlierOf(item, address)) {
        const playable = await playKept(old);
        if (playable !== null) return playable;
      }
      throw error;
    }
  }

  /** The same file kept under another address, told by the hash in its name. */
  async function sameFileOf(item: AudioItem, address: string): Promise<AudioRecord | null> {
    const wanted = planOf(item, deps.scores)?.files[0]?.sha256;
    if (item.kind !== 'published' || wanted === undefined || wanted === null) return null;
    const earlier = await earlierOf(item, address);
    return earlier.find(({ files }) => files[0]?.sha256?.startsWith(wanted)) ?? null;
  }

  /** Kept audio of an item from before it was given another file. */
  async function earlierOf(item: AudioItem, address: string): Promise<readonly AudioRecord[]> {
    const records = await recordsNow().catch(() => []);
    return records.filter(
      (record) => record.state === 'kept' && record.address !== address && record.keys.includes(item.key),
    );
  }

  /** Addresses of what is kept of a key, or on its way. */
  async function addressesOf(key: string): Promise<readonly string[]> {
    const records = await recordsNow().catch(() => []);
    const kept = records.filter(({ keys }) => keys.includes(key)).map(({ address }) => address);
    const coming = [...running].filter(([, one]) => one.key === key).map(([address]) => address);
    return [...new Set([...kept, ...coming])];
  }

  /** Stops the downloads of a key, here and in other tabs. */
  async function pause(key: string): Promise<readonly string[]> {
    for (const one of running.values()) if (one.key === key) one.stop.abort();
    const addresses = await addressesOf(key);
    for (const address of addresses) {
      running.get(address)?.stop.abort();
      tabs.tell({ type: 'pause', address });
    }
    return addresses;
  }

  return {
    stateOf: states.of,
    subscribe: states.subscribe,
    download: startDownload,
    open,
    pause: (key) => void pause(key),
    remove: async (key) => {
      for (const address of await pause(key)) {
        await running.get(address)?.end;
        await holding(address, () => store.clear(address, null));
        told({ address, keys: [key] });
      }
      states.set(key, { type: 'none' });
    },
    sizeOf: async (item) => {
      const plan = planOf(item, deps.scores);
      if (plan === null) return null;
      const record = await store.record(plan.address).catch(() => null);
      const known = (record === null ? null : bytesInAll(record)) ?? sizes.get(plan.address) ?? null;
      if (known !== null) return known;
      if (item.kind === 'built-in') return plan.files.reduce((sum, { bytes }) => sum + (bytes ?? 0), 0);
      const answer = await deps.fetch(item.url, { method: 'HEAD' }).catch(() => null);
      const said = answer?.status === 200 ? answer.headers.get('content-length') : null;
      if (said === null) return null;
      sizes.set(plan.address, Number(said));
      return Number(said);
    },
    use: async () => {
      const items = leastRecentFirst(held(await recordsNow().catch(() => [])));
      return {
        usedBytes: items.reduce((sum, { bytes }) => sum + bytes, 0),
        budgetBytes: await deps.budget(),
        items: items.map(({ keys, title, bytes, usedAt }) => ({ key: keys[0] ?? '', title, bytes, usedAt })),
      };
    },
    setBudget: async (budget) => {
      await deps.keepBudget(budget);
      const going = whatGivesWay(held(await recordsNow()), { budget, needed: 0, staying: null });
      for (const address of going ?? []) await letGo(address);
    },
    giveWay: () => letOneGo(null).catch(() => false),
  };
}

function progressOf(state: KeptState): { readonly received: number; readonly total: number | null } {
  return 'received' in state ? state : { received: 0, total: null };
}
