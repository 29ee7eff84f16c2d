/** Opening the local database of one account, and running work on it when the browser closes it underneath us. */
import { Dexie } from 'dexie';
import type { EntityTable, Table } from 'dexie';
import { AssertionFailure, assert } from '#lib/assert.ts';
import { err, ok } from '#lib/result.ts';
import type { Result } from '#lib/result.ts';
import type { Attached } from '#contract/attached-chart.ts';
import type { Row } from '#contract/join.ts';
import type { Kind } from '#contract/kinds.ts';
import type { WireRow } from '#contract/sync.ts';
import type { FactSheet } from '#contract/stored-reading.ts';
import { BlockedError, dbFailure, mayReopen } from './failure.ts';
import type { DbFailure } from './failure.ts';
import { schemaVersions } from './schema.ts';
import type { StoredRow } from './stored-row.ts';

/** `anon` before any sign-in, otherwise the account's user id. */
export type Account = string;

/** A record that the server has not got yet. `mark` is never reused, so a late answer cannot clear a newer edit. */
export type OutboxEntry = { readonly kind: string; readonly id: string; readonly mark: number };

/** A record that the server would not take, and why: one of `refusalReasons`, or the word of a newer server. */
export type RefusedRow = {
  readonly kind: string;
  readonly id: string;
  readonly why: string;
  /** When, milliseconds since 1970. */
  readonly at: number;
};

/** A record of a kind that this version does not know, carried until one does. */
export type ForeignRow = { readonly kind: string; readonly id: string; readonly row: Row };

/** Bytes that are to be sent to the server or fetched from it. */
export type BlobTask = {
  readonly sha: string;
  readonly way: 'up' | 'down';
  readonly attempts: number;
  /** Not to be tried before, milliseconds since 1970. */
  readonly notBefore: number;
};

/** Where the exchange with the server stands. One row, key `sync`. */
export type SyncMeta = {
  readonly key: 'sync';
  readonly device: string;
  readonly mark: number;
  readonly cursor: number;
  readonly epoch: string | null;
  readonly gen: number;
  /** Highest server time seen, milliseconds. */
  readonly srv: number;
  /** What must be added to this device's clock, milliseconds. */
  readonly offset: number;
  /**
   * Only in `anon`: the account that takes over what is in it. Stored before the first row is copied, so that a copy
   * that broke off goes on into the same account, whoever signs in next.
   */
  readonly mergeTo?: Account;
};

/** Text in the input that was not sent. `key` is a thread id, or `new`. */
export type Draft = {
  readonly key: string;
  readonly text: string;
  /** A chart that waits to be sent along; absent in most drafts. */
  readonly attached?: Attached;
  readonly updatedAt: number;
};
export type CachedSheet = { readonly hash: string; readonly sheet: FactSheet; readonly usedAt: number };
export type LocalValue = { readonly key: string; readonly value: unknown };
export type BlobData = { readonly sha: string; readonly data: ArrayBuffer };
/** A row as it was found broken, kept whole before anything was written over it. */
export type SetAside = {
  readonly seq?: number;
  readonly kind: string;
  readonly id: string;
  readonly raw: unknown;
  readonly at: number;
};

/**
 * A piece of an archive that was read whole and found good, waiting for the one transaction that writes it all: rows as
 * they travel, bytes, or what is no record.
 */
export type StagedPart = { readonly seq?: number } & (
  | { readonly type: 'rows'; readonly rows: readonly WireRow[] }
  | { readonly type: 'bytes'; readonly bytes: BlobData }
  | { readonly type: 'local'; readonly values: readonly LocalValue[] }
  | { readonly type: 'drafts'; readonly drafts: readonly Draft[] }
  | { readonly type: 'set-aside'; readonly rows: readonly SetAside[] }
);

type Life = {
  /** Why this connection must not be opened again. */
  ended: null | 'by-us' | 'deleted' | 'upgraded';
  /** Opening waits for another tab. */
  blocked: boolean;
  /** Frees some of the disk when it is full, at no cost to what is here; false when there is nothing more to give. */
  makeRoom: null | (() => Promise<boolean>);
  /** How often room was made; and the making that is going on. */
  roomMade: number;
  makingRoom: Promise<boolean> | null;
};

export type SoulsticeDb = Dexie & { readonly [K in Kind]: Table<StoredRow, string> } & {
  readonly account: Account;
  readonly life: Life;
  readonly outbox: Table<OutboxEntry, [string, string]>;
  readonly refused: Table<RefusedRow, [string, string]>;
  readonly foreign: Table<ForeignRow, [string, string]>;
  readonly blob_queue: Table<BlobTask, string>;
  readonly meta: Table<SyncMeta, string>;
  readonly blob_data: Table<BlobData, string>;
  readonly draft: Table<Draft, string>;
  readonly sheet: Table<CachedSheet, string>;
  readonly local: Table<LocalValue, string>;
  readonly set_aside: EntityTable<SetAside, 'seq'>;
  readonly staged: Table<StagedPart, number>;
};

/** The IndexedDB to use; the browser's own unless a test gives one. */
export type IndexedDbParts = { readonly indexedDB: IDBFactory; readonly IDBKeyRange: typeof IDBKeyRange };

/** Name of an account's database: `soulstice-anon`, `soulstice-<uid>`. */
export function databaseName(account: Account): string {
  assert(account === 'anon' || /^[0-9a-f-]{8,64}$/.test(account), 'an account is anon or a user id');
  return `soulstice-${account}`;
}

/**
 * The database of an account. Returns at once; it opens at the first use.
 *
 * Another tab that deletes the database (sign-out) or upgrades it ends this connection: later writes answer `closed`
 * or `blocked`, and the app asks for a reload. It is never opened again by itself, which would bring a deleted
 * database back.
 */
export function openSoulsticeDb(account: Account, parts?: IndexedDbParts): SoulsticeDb {
  const dexie = new Dexie(databaseName(account), parts);
  for (const { version, stores, upgrade } of schemaVersions) {
    const step = dexie.version(version).stores({ ...stores });
    if (upgrade !== undefined) step.upgrade(upgrade);
  }
  const life: Life = { ended: null, blocked: false, makeRoom: null, roomMade: 0, makingRoom: null };
  const db = Object.assign(dexie, { account, life }) as unknown as SoulsticeDb;
  // Our subscribers run first; `false` keeps Dexie's own from writing to the console.
  db.on('versionchange', (event) => {
    life.ended = (event.newVersion ?? 0) > 0 ? 'upgraded' : 'deleted';
    db.close();
    return false;
  });
  db.on('blocked', () => {
    life.blocked = true;
    blockedListeners.get(db)?.();
    return false;
  });
  return db;
}

const blockedListeners = new WeakMap<SoulsticeDb, () => void>();

/** Closes the database so that no late write opens it again: sign-out, account switch, the end of a test. */
export function closeSoulsticeDb(db: SoulsticeDb): void {
  db.life.ended ??= 'by-us';
  db.close();
}

/**
 * Runs work that touches the database and answers with its value or with what stood in the way.
 *
 * When the browser closed the connection (iOS does in the background) it is opened once more and the work runs a
 * second time, and when the disk is full after room was made, so the work must be safe to repeat: a transaction that failed has left nothing behind. Must not be
 * called inside a transaction. Broken invariants are thrown on.
 */
export async function attempt<Value>(
  db: SoulsticeDb,
  work: () => PromiseLike<Value>,
): Promise<Result<Value, DbFailure>> {
  try {
    return ok(await withMoreRoom(db, () => withOneReopening(db, work)));
  } catch (error) {
    if (error instanceof AssertionFailure) throw error;
    return err(dbFailure(error));
  }
}

/** Tries again while the disk is full and room can still be made. */
async function withMoreRoom<Value>({ life }: SoulsticeDb, work: () => Promise<Value>): Promise<Value> {
  for (;;) {
    const { roomMade } = life;
    try {
      return await work();
    } catch (error) {
      if (dbFailure(error).type !== 'quota') throw error;
      // Writes that met the full disk together need room once, not once each.
      if (life.roomMade === roomMade && !(await makeRoom(life))) throw error;
    }
  }
}

async function makeRoom(life: Life): Promise<boolean> {
  life.makingRoom ??= (async () => {
    try {
      const made = (await life.makeRoom?.()) === true;
      if (made) life.roomMade += 1;
      return made;
    } finally {
      life.makingRoom = null;
    }
  })();
  return life.makingRoom;
}

async function withOneReopening<Value>(db: SoulsticeDb, work: () => PromiseLike<Value>): Promise<Value> {
  try {
    await opened(db);
    return await work();
  } catch (error) {
    if (db.life.ended !== null || !mayReopen(error)) throw error;
    db.close({ disableAutoOpen: false });
    await opened(db);
    return work();
  }
}

/** Resolves when the database is open; rejects with `BlockedError` while another tab keeps it from opening. */
async function opened(db: SoulsticeDb): Promise<void> {
  if (db.isOpen()) {
    db.life.blocked = false;
    return;
  }
  if (db.life.ended === 'upgraded') throw new BlockedError('another tab runs a newer version');
  if (db.life.ended !== null) throw new Dexie.DatabaseClosedError('this database was closed for good');
  if (db.life.blocked) throw new BlockedError('another tab holds an older version');
  const waits = new Promise<never>((_, reject) => {
    blockedListeners.set(db, () => reject(new BlockedError('another tab holds an older version')));
  });
  await Promise.race([db.open(), waits]);
}
