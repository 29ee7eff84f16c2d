/** Whether the server may take more data in: its disk must keep some space, and its operator may have set a ceiling. */
import { sql } from 'kysely';
import type { Database } from './db/database.ts';
import { megabytes } from './disk.ts';
import type { FreeBytes } from './disk.ts';
import type { Log } from './log.ts';

/** Why nothing more is taken: the disk is full, or all accounts together have reached the ceiling. */
export type NoRoom = 'disk-full' | 'at-ceiling';

export type StorageRoom = {
  /** Whether `bytes` more may be stored; null when they may. Throws `DatabaseUnavailable` where the ceiling cannot be looked up. */
  readonly check: (bytes?: number) => Promise<NoRoom | null>;
};

export type StorageRoomDeps = {
  readonly freeBytes: FreeBytes;
  /** Bytes of the disk that stay free. */
  readonly floorBytes: number;
  /** Bytes that are stored. */
  readonly usedBytes: () => Promise<number>;
  /** Most bytes that are stored; null for as many as fit. */
  readonly ceilingBytes: number | null;
  /** Milliseconds since 1970. */
  readonly nowMs: () => number;
  readonly log: Log;
};

/** How long an answer of the disk is good for, and one of the database, which takes more to find. */
const freshMs = { free: 1000, used: 10_000 } as const;

export function createStorageRoom(deps: StorageRoomDeps): StorageRoom {
  const { floorBytes, ceilingBytes, nowMs, log } = deps;
  const freeBytes = remembered(deps.freeBytes, freshMs.free, nowMs);
  const usedBytes = remembered(deps.usedBytes, freshMs.used, nowMs);
  let before: NoRoom | null = null;

  return {
    check: async (bytes = 0) => {
      const free = await freeBytes.read();
      const isFull = free - freeBytes.added() - bytes < floorBytes;
      const isAtCeiling =
        !isFull &&
        ceilingBytes !== null &&
        (await usedBytes.read()) + usedBytes.added() + bytes > ceilingBytes;
      const now = isFull ? 'disk-full' : isAtCeiling ? 'at-ceiling' : null;
      if (now === null) {
        freeBytes.add(bytes);
        usedBytes.add(bytes);
      }
      if (now !== before) {
        if (now === null) log.info('storage-has-room');
        else log.error(now, { freeMb: Number.isFinite(free) ? megabytes(free) : null });
      }
      before = now;
      return now;
    },
  };
}

/** Reads a size at most once in `forMs`, and counts what was let in since. */
function remembered(read: () => Promise<number>, forMs: number, nowMs: () => number) {
  let last: { readonly atMs: number; readonly value: Promise<number> } | null = null;
  let added = 0;
  return {
    read: (): Promise<number> => {
      const sinceMs = last === null ? forMs : nowMs() - last.atMs;
      if (last !== null && sinceMs >= 0 && sinceMs < forMs) return last.value;
      added = 0;
      const value = read();
      last = { atMs: nowMs(), value };
      // A failure is told to who asked, and not remembered.
      value.catch(() => {
        last = null;
      });
      return value;
    },
    add: (bytes: number): void => {
      added += bytes;
    },
    added: (): number => added,
  };
}

/** Bytes of the database, and of all uploaded files wherever they lie. */
export async function storedBytes(db: Database): Promise<number> {
  const { rows } = await db.single((statements) =>
    sql<{ bytes: number }>`
      select (pg_database_size(current_database())
        + (select coalesce(sum(size), 0) from app.sync_blobs)
        + (select coalesce(sum(bytes), 0) from app.audio_files))::int8 as bytes`.execute(statements),
  );
  return rows[0]?.bytes ?? 0;
}
