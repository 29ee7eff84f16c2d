/**
 * The ledger: what is kept of one address, and how far an unfinished download has come.
 *
 * A file lies in chunks, one after another from its first byte on, and stays so when it is whole: a part of it is then read without
 * the rest, and nothing is ever copied. All changes of a record are here, and all are pure.
 */
import * as z from 'zod/mini';
import { downloadProblems } from './shelf.ts';
import type { DownloadProblem, KeptState } from './shelf.ts';

const count = z.int().check(z.gte(0));
const sha256 = z.string().check(z.regex(/^[0-9a-f]{64}$/));

const fileRecord = z.object({
  /** Where it is fetched. */
  url: z.string(),
  /** Null before the server has said. */
  bytes: z.nullable(count),
  /** SHA-256 of the whole file, or its first half where only the name tells; null where nobody tells. */
  sha256: z.nullable(z.string().check(z.regex(/^[0-9a-f]{32}(?:[0-9a-f]{32})?$/))),
  /** Strong tag of the answer the chunks are from. */
  etag: z.nullable(z.string()),
  /** Bytes of each chunk, in order. */
  chunks: z.array(count.check(z.gte(1))),
  /** Size and hash were found right. */
  checked: z.boolean(),
});

const audioRecord = z.object({
  version: z.literal(1),
  /** Path at which the whole is played. */
  address: z.string(),
  /** Keys of the items that play it. */
  keys: z.array(z.string()).check(z.minLength(1)),
  title: z.string(),
  /** Media type. */
  type: z.string(),
  files: z.array(fileRecord).check(z.minLength(1)),
  /** Place in `files`, and how often in a row. */
  order: z.array(z.tuple([count, count])).check(z.minLength(1)),
  state: z.enum(['partial', 'kept']),
  /** Why it stopped; null while it goes on, or where the page went away. */
  stopped: z.nullable(z.enum(['paused', ...downloadProblems])),
  /** Milliseconds since 1970. */
  usedAt: z.number(),
});

export type FileRecord = Readonly<z.infer<typeof fileRecord>>;
export type AudioRecord = Omit<Readonly<z.infer<typeof audioRecord>>, 'files'> & {
  readonly files: readonly FileRecord[];
};

/** What is to be fetched for an item, before anything is here. */
export type Plan = {
  readonly address: string;
  readonly key: string;
  readonly title: string;
  readonly type: string;
  readonly files: readonly Pick<FileRecord, 'url' | 'bytes' | 'sha256'>[];
  readonly order: readonly (readonly [file: number, times: number])[];
};

/** Reads what was stored; null where it is no record of this version. */
export function readRecord(stored: unknown): AudioRecord | null {
  const parsed = audioRecord.safeParse(stored);
  if (!parsed.success) return null;
  const { files, order } = parsed.data;
  return order.every(([file]) => file < files.length) ? parsed.data : null;
}

/** A record of which nothing is here yet. */
export function newRecord({ key, order, files, ...plan }: Plan, nowMs: number): AudioRecord {
  return {
    ...plan,
    version: 1,
    keys: [key],
    files: files.map((file) => ({ ...file, etag: null, chunks: [], checked: false })),
    order: order.map(([file, times]) => [file, times]),
    state: 'partial',
    stopped: null,
    usedAt: nowMs,
  };
}

/** Whether what is here belongs to the same files, so that a download can go on. */
export function fitsPlan(record: AudioRecord, plan: Plan): boolean {
  return (
    record.files.length === plan.files.length &&
    record.files.every((file, i) => {
      const wanted = plan.files[i];
      return file.url === wanted?.url && (wanted.sha256 === null || file.sha256?.startsWith(wanted.sha256));
    }) &&
    JSON.stringify(record.order) === JSON.stringify(plan.order)
  );
}

/** The record with one of its files changed. */
export function withFile(record: AudioRecord, at: number, change: Partial<FileRecord>): AudioRecord {
  return { ...record, files: record.files.map((file, i) => (i === at ? { ...file, ...change } : file)) };
}

/** The record with one more key that plays it. */
export function withKey(record: AudioRecord, key: string): AudioRecord {
  return record.keys.includes(key) ? record : { ...record, keys: [...record.keys, key] };
}

/** Bytes of a file that are here. */
export const heldOf = (file: Pick<FileRecord, 'chunks'>): number =>
  file.chunks.reduce((sum, bytes) => sum + bytes, 0);

/** Bytes of a record that are here: the room it takes. */
export const bytesHeld = (record: AudioRecord): number =>
  record.files.reduce((sum, file) => sum + heldOf(file), 0);

/** Bytes there will be when all is here; null where a server has not said. */
export const bytesInAll = (record: AudioRecord): number | null =>
  record.files.reduce<number | null>(
    (sum, { bytes }) => (sum === null || bytes === null ? null : sum + bytes),
    0,
  );

/** How a record is shown; `downloading` is known only to whoever downloads. */
export function stateOfRecord(record: AudioRecord): KeptState {
  const received = bytesHeld(record);
  if (record.state === 'kept') return { type: 'kept', bytes: received, usedAt: record.usedAt };
  const total = bytesInAll(record);
  if (record.stopped === null || record.stopped === 'paused') return { type: 'paused', received, total };
  return { type: 'stopped', received, total, problem: record.stopped satisfies DownloadProblem };
}

/** Whether these digits are a full SHA-256. */
export const isFullHash = (digits: string): boolean => sha256.safeParse(digits).success;
