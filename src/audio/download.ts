/** One download from its first missing byte to the last check. Whoever calls it holds the lock of the address. */
import { createSha256 } from '#lib/sha256.ts';
import type { AudioStore } from './audio-store.ts';
import { fetchFile } from './fetch-file.ts';
import type { Arriving, FetchFileDeps } from './fetch-file.ts';
import {
  bytesHeld,
  bytesInAll,
  fitsPlan,
  heldOf,
  isFullHash,
  newRecord,
  withFile,
  withKey,
} from './record.ts';
import type { AudioRecord, Plan } from './record.ts';
import type { DownloadProblem } from './shelf.ts';

export type DownloadDeps = Pick<FetchFileDeps, 'fetch'> & {
  readonly store: AudioStore;
  /** Makes room for more bytes of an address by letting other audio go; false where that is not enough. */
  readonly makeRoom: (address: string, bytes: number) => Promise<boolean>;
  /** Lets go of the least recently used audio but this; false where there is none. For a disk that is full already. */
  readonly letOneGo: (address: string) => Promise<boolean>;
  /** Called at each change; `pending` bytes have come beyond what the record counts. */
  readonly onProgress: (record: AudioRecord, pending: number) => void;
  readonly nowMs: () => number;
};

/** Downloads what the plan names; the record as it stands at the end says how it ended. Rejects where nothing can be stored. */
export async function download(plan: Plan, signal: AbortSignal, deps: DownloadDeps): Promise<AudioRecord> {
  const { store } = deps;
  const before = await store.record(plan.address);
  if (before?.state === 'kept') {
    const record = withKey(before, plan.key);
    if (record !== before) await store.putRecord(record);
    return record;
  }
  let record: AudioRecord =
    before !== null && fitsPlan(before, plan)
      ? { ...withKey(before, plan.key), stopped: null, title: plan.title }
      : newRecord(plan, deps.nowMs());
  // What another version of the files left.
  await store.clear(plan.address, record);

  const save = async (next: AudioRecord): Promise<void> => {
    await withRoom(plan.address, deps, () => store.putRecord(next));
    record = next;
    deps.onProgress(record, 0);
  };
  const stop = async (stopped: 'paused' | DownloadProblem): Promise<AudioRecord> => {
    record = { ...record, stopped };
    // A disk too full for these few bytes: the chunks before are counted by the record before.
    await store.putRecord(record).catch(() => {});
    return record;
  };

  try {
    const known = bytesInAll(record);
    if (known !== null && !(await deps.makeRoom(plan.address, known - bytesHeld(record)))) {
      return await stop('no-room');
    }
    await save(record);
    for (const at of record.files.keys()) {
      const end = await fetchInto(at);
      if (end !== 'complete') return await stop(end);
    }
    // Others may have grown meanwhile.
    if (!(await deps.makeRoom(plan.address, 0))) return await stop('no-room');
    await save({ ...record, state: 'kept', stopped: null, usedAt: deps.nowMs() });
    return record;
  } catch (error) {
    if (!isFull(error)) throw error;
    return stop('no-room');
  }

  /** Brings file `at` to its end, and checks it. */
  async function fetchInto(at: number): Promise<'complete' | 'paused' | DownloadProblem> {
    const file = (): AudioRecord['files'][number] => record.files[at] as AudioRecord['files'][number];
    if (file().checked) return 'complete';
    if (file().bytes === null || heldOf(file()) < (file().bytes ?? 0)) {
      const end = await fetchFile(
        { url: file().url, held: heldOf(file()), etag: file().etag },
        {
          fetch: deps.fetch,
          signal,
          onArriving: (arriving) => begin(at, arriving),
          onChunk: async (bytes) => {
            const { chunks } = file();
            const put = () => store.putChunk(plan.address, at, chunks.length, bytes);
            // Room for a file of known length was made before its first byte.
            if (file().bytes === null && !(await deps.makeRoom(plan.address, bytes.size))) return false;
            if (!(await withRoom(plan.address, deps, put).then(yes, orFull))) return false;
            return save(withFile(record, at, { chunks: [...chunks, bytes.size] })).then(yes, orFull);
          },
          onProgress: (pending) => deps.onProgress(record, pending),
        },
      );
      if (end !== 'complete') return end;
    }
    const held = heldOf(file());
    // A link that broke in a way that looks like an end.
    if (held < (file().bytes ?? held)) return 'offline';
    const hash = held === (file().bytes ?? held) && held > 0 ? await hashOf(record, at, store) : null;
    if (hash === null || (file().sha256 !== null && !hash.startsWith(file().sha256 ?? ''))) {
      // None of it can be trusted; the next try begins anew.
      record = withFile(record, at, { chunks: [], etag: null });
      await stop('damaged');
      await store.clear(plan.address, record);
      return 'damaged';
    }
    await save(withFile(record, at, { bytes: held, sha256: hash, checked: true }));
    return 'complete';
  }

  async function begin(at: number, { total, etag, type, fromStart }: Arriving): Promise<boolean> {
    const file = record.files[at];
    const said = etag === null ? '' : etag.slice(1, -1);
    const wanted = plan.files[at]?.sha256 ?? null;
    const next = withFile(record, at, {
      ...(fromStart ? { chunks: [] } : {}),
      etag,
      bytes: plan.files[at]?.bytes ?? total,
      // The server's tag is the hash, unless the app knows better: then it is the app that is believed.
      sha256: isFullHash(said) && said.startsWith(wanted ?? '') ? said : wanted,
    });
    const isOne = record.files.length === 1 && type.startsWith('audio/');
    if (fromStart && file !== undefined && file.chunks.length > 0) await store.clear(plan.address, next);
    await save(isOne ? { ...next, type } : next);
    const all = bytesInAll(record);
    return all === null || deps.makeRoom(plan.address, all - bytesHeld(record));
  }
}

const yes = (): true => true;

function orFull(error: unknown): false {
  if (isFull(error)) return false;
  throw error;
}

/** Does a write; where the disk is full, lets go of other audio, one after another, and tries again. */
async function withRoom(
  address: string,
  deps: Pick<DownloadDeps, 'letOneGo'>,
  write: () => Promise<void>,
): Promise<void> {
  for (;;) {
    try {
      await write();
      return;
    } catch (error) {
      if (!isFull(error) || !(await deps.letOneGo(address))) throw error;
    }
  }
}

/** Whether the browser refused for want of room. */
export const isFull = (error: unknown): boolean =>
  typeof error === 'object' && error !== null && (error as { name?: unknown }).name === 'QuotaExceededError';

/** SHA-256 of a file as it lies here, read a chunk at a time; null where a chunk is gone or short. */
async function hashOf(record: AudioRecord, at: number, store: AudioStore): Promise<string | null> {
  const hash = createSha256();
  for (const [chunk, bytes] of (record.files[at]?.chunks ?? []).entries()) {
    const blob = await store.chunk(record.address, at, chunk);
    if (blob?.size !== bytes) return null;
    hash.add(new Uint8Array(await blob.arrayBuffer()));
  }
  return hash.hex();
}
