/**
 * The audio in Cache Storage: a record an address and its chunks beside it, so that they stay and go together. A person's own things are
 * elsewhere, in IndexedDB, and nothing here can reach them.
 */
import { audioCache } from './names.ts';
import { readRecord } from './record.ts';
import type { AudioRecord } from './record.ts';

export type AudioStore = {
  readonly record: (address: string) => Promise<AudioRecord | null>;
  /** All records, and addresses of which chunks are here that no record counts. */
  readonly list: () => Promise<{
    readonly records: readonly AudioRecord[];
    readonly strays: readonly string[];
  }>;
  /** Rejects with a `QuotaExceededError` where there is no room. */
  readonly putRecord: (record: AudioRecord) => Promise<void>;
  /** A chunk, unread; null where the browser has lost it. */
  readonly chunk: (address: string, file: number, chunk: number) => Promise<Blob | null>;
  /** Rejects with a `QuotaExceededError` where there is no room. */
  readonly putChunk: (address: string, file: number, chunk: number, bytes: Blob) => Promise<void>;
  /** Removes the chunks of an address that are not in `kept`; all of them, and the record, where that is null. */
  readonly clear: (address: string, kept: AudioRecord | null) => Promise<void>;
};

/** Paths of our own making: nothing is ever fetched from them. */
const root = '/audio-shelf';
const recordPath = (address: string): string => `${root}/record/${encodeURIComponent(address)}`;
const chunkPath = (address: string, file: number, chunk: number): string =>
  `${root}/chunk/${encodeURIComponent(address)}/${file}/${chunk}`;

/** `storage` is null where the page is not served securely: nothing is kept then, and nothing can be. */
export function createAudioStore(storage: CacheStorage | null): AudioStore {
  // Opened each time: a cache that was removed underneath would take what is written to it along.
  const opened = (): Promise<Cache> =>
    storage === null
      ? Promise.reject(new DOMException('there is no Cache Storage here', 'QuotaExceededError'))
      : storage.open(audioCache);

  /** What lies at a path. Asked of the storage itself: what is to sound does not wait for a cache to be opened first. */
  const found = async (path: string): Promise<Response | undefined> =>
    storage?.match(path, { cacheName: audioCache });

  const record: AudioStore['record'] = async (address) => {
    const kept = await found(recordPath(address));
    return kept === undefined ? null : readRecord(await kept.json().catch(() => null));
  };

  return {
    record,
    list: async () => {
      if (storage === null) return { records: [], strays: [] };
      const paths = (await (await opened()).keys()).map((request) => new URL(request.url).pathname);
      const named = paths.flatMap((path) => /^\/audio-shelf\/record\/([^/]+)$/.exec(path)?.[1] ?? []);
      const read = await Promise.all(named.map((name) => record(decodeURIComponent(name))));
      const records = read.filter((one) => one !== null);
      const counted = new Set(records.flatMap(chunkPathsOf));
      const strays = paths.flatMap((path) =>
        counted.has(path) ? [] : (/^\/audio-shelf\/chunk\/([^/]+)\//.exec(path)?.[1] ?? []),
      );
      return { records, strays: [...new Set(strays)].map((name) => decodeURIComponent(name)) };
    },
    putRecord: async (one) => {
      const body = new Response(JSON.stringify(one), { headers: { 'Content-Type': 'application/json' } });
      await (await opened()).put(recordPath(one.address), body);
    },
    chunk: async (address, file, chunk) => {
      const kept = await found(chunkPath(address, file, chunk));
      return kept === undefined ? null : kept.blob();
    },
    putChunk: async (address, file, chunk, bytes) => {
      await (await opened()).put(chunkPath(address, file, chunk), new Response(bytes));
    },
    clear: async (address, kept) => {
      if (storage === null) return;
      const cache = await opened();
      const staying = new Set(kept === null ? [] : chunkPathsOf(kept));
      const begin = `${root}/chunk/${encodeURIComponent(address)}/`;
      for (const request of await cache.keys()) {
        const path = new URL(request.url).pathname;
        if (path.startsWith(begin) && !staying.has(path)) await cache.delete(request);
      }
      // Last, so that a page that goes away meanwhile leaves something to be found again.
      if (kept === null) await cache.delete(recordPath(address));
    },
  };
}

const chunkPathsOf = (record: AudioRecord): string[] =>
  record.files.flatMap(({ chunks }, file) =>
    chunks.map((_, chunk) => chunkPath(record.address, file, chunk)),
  );
