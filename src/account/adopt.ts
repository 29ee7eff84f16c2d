/**
 * Moving what a person made without an account into theirs.
 *
 * The order makes it safe to kill at any point: the account that takes over is noted in the anonymous database before the
 * first row is copied; copying is a join with an outbox entry, so doing it twice is doing it once; the anonymous database
 * is emptied only in a transaction that finds nothing added since it was read, and deleted after that. Whoever is signed
 * in at the next start, it goes on into the account that was noted.
 */
import { defaultFolderIds } from '#contract/folder.ts';
import { isDeleted } from '#contract/join.ts';
import type { Row } from '#contract/join.ts';
import { kinds } from '#contract/kinds.ts';
import type { Kind } from '#contract/kinds.ts';
import { rowToWire } from '#contract/sync.ts';
import type { WireRow } from '#contract/sync.ts';
import { stampMs } from '#contract/stamps.ts';
import type { Ids } from '#lib/id.ts';
import { sha256Hex } from '#lib/sha256.ts';
import { err, ok } from '#lib/result.ts';
import type { Result } from '#lib/result.ts';
import { attempt, closeSoulsticeDb, databaseName, openSoulsticeDb } from '#db/database.ts';
import type { Account, IndexedDbParts, SetAside, SoulsticeDb, SyncMeta } from '#db/database.ts';
import type { DbFailure } from '#db/failure.ts';
import { storedToRow } from '#db/stored-row.ts';
import type { StoredRow } from '#db/stored-row.ts';
import { readSyncMeta } from '#db/marks.ts';

/** How much lies there. Default folders, settings and what was deleted do not count. */
export type AnonymousCount = {
  readonly items: number;
  readonly byKind: Readonly<Partial<Record<Kind, number>>>;
};

export type AdoptDeps = {
  readonly parts?: IndexedDbParts;
  readonly ids: Ids;
  /** Milliseconds since 1970. */
  readonly nowMs: () => number;
  /** Joins rows into an account's database and has them sent, all or none. */
  readonly absorb: (into: SoulsticeDb, rows: readonly WireRow[]) => Promise<Result<null, DbFailure>>;
};

/** Told how many things have been moved: those that count. */
export type OnMoved = (count: number) => void;

/** Rows copied in one transaction. */
const BATCH = 200;

const ANON = 'anon';

/** Key of `local`: how far the anonymous database had come when this account did not want what lies in it. */
const REFUSED_KEY = 'adopt-refused';

/** Kinds that are no things of their own to a person: a picture belongs to its message. */
const uncounted: ReadonlySet<Kind> = new Set(['setting', 'blob']);
const defaultFolders: ReadonlySet<string> = new Set(defaultFolderIds);

/** Counts what lies in an open anonymous database. Rejects when it cannot be read. */
export async function countAnonymous(anon: SoulsticeDb): Promise<AnonymousCount> {
  const byKind: Partial<Record<Kind, number>> = {};
  let items = 0;
  for (const kind of kinds) {
    const count = await anon[kind].filter((one) => isCounted(kind, one)).count();
    if (count === 0) continue;
    byKind[kind] = count;
    items += count;
  }
  return { items, byKind };
}

function isCounted(kind: Kind, { id, _del, deletedAt }: StoredRow): boolean {
  if (uncounted.has(kind) || (kind === 'folder' && defaultFolders.has(id))) return false;
  return _del !== true && typeof deletedAt !== 'number';
}

/** What the person of `own` is to be asked about; null when there is nothing to ask. Never rejects. */
export async function anonymousOffer(
  own: SoulsticeDb,
  deps: AdoptDeps,
  evenRefused: boolean,
): Promise<AnonymousCount | null> {
  const asked = await withAnonymous(deps, async (anon) => {
    const meta = await anon.meta.get('sync');
    // What is promised to an account, this one or another, is on its way there.
    if (meta === undefined || meta.mergeTo !== undefined) return null;
    const refused = (await own.local.get(REFUSED_KEY))?.value;
    if (!evenRefused && refused === (await stateOf(anon, meta.device))) return null;
    const count = await countAnonymous(anon);
    return count.items === 0 ? null : count;
  });
  return asked.ok ? asked.value : null;
}

/** Remembers that this account does not want what lies there now. */
export async function refuseAnonymous(own: SoulsticeDb, deps: AdoptDeps): Promise<void> {
  const found = await withAnonymous(deps, async (anon) => {
    const meta = await anon.meta.get('sync');
    return meta === undefined ? null : stateOf(anon, meta.device);
  });
  if (!found.ok || found.value === null) return;
  const { value } = found;
  await attempt(own, () => own.local.put({ key: REFUSED_KEY, value }));
}

/** Another one after each write, since each puts an entry under a mark that was never used; and in each new database. */
async function stateOf(anon: SoulsticeDb, device: string): Promise<string> {
  const marks = await anon.outbox.orderBy('mark').keys();
  return sha256Hex(JSON.stringify([device, marks]));
}

/** Moves everything into `own`. When something stands in the way, `resumeAdoption` finishes it at a later start. */
export async function adoptAnonymous(
  own: SoulsticeDb,
  deps: AdoptDeps,
  onMoved?: OnMoved,
): Promise<Result<null, DbFailure>> {
  const promised = await withAnonymous(deps, (anon) =>
    anon.transaction('rw', anon.meta, async () => {
      const meta = await readSyncMeta(anon, deps.ids);
      if (meta.mergeTo === undefined) await anon.meta.put({ ...meta, mergeTo: own.account });
    }),
  );
  if (!promised.ok) return promised;
  const moved = await resumeAdoption(own, deps, onMoved);
  return moved.ok ? ok(null) : moved;
}

/**
 * Finishes what was begun, into the account that was noted then; false when there was nothing to do. `own` is the open
 * database, used when it is that account's.
 */
export async function resumeAdoption(
  own: SoulsticeDb,
  deps: AdoptDeps,
  onMoved: OnMoved = () => undefined,
): Promise<Result<boolean, DbFailure>> {
  const moved = await withAnonymous(deps, async (anon): Promise<Result<boolean, DbFailure>> => {
    const target = (await anon.meta.get('sync'))?.mergeTo;
    if (target === undefined) return ok(false);
    const into = target === own.account ? own : openSoulsticeDb(target, deps.parts);
    try {
      for (;;) {
        const copied = await copyAll(anon, into, deps, onMoved);
        if (!copied.ok) return copied;
        // What was written meanwhile is copied in another turn.
        if (await emptyIf(anon, async (meta) => (await stateOf(anon, meta?.device ?? '')) === copied.value))
          return ok(true);
      }
    } finally {
      if (into !== own) closeSoulsticeDb(into);
    }
  });
  if (!moved.ok) return moved;
  if (moved.value !== null && !moved.value.ok) return moved.value;
  const isMoved = moved.value?.value === true;
  if (isMoved) await deleteAnonymous(deps);
  return ok(isMoved);
}

/** How many things are promised to an account and not there yet. Never rejects. */
export async function countPromised(account: Account, deps: AdoptDeps): Promise<number> {
  const found = await withAnonymous(deps, async (anon) => {
    if ((await anon.meta.get('sync'))?.mergeTo !== account) return 0;
    return (await countAnonymous(anon)).items;
  });
  return found.ok ? (found.value ?? 0) : 0;
}

/** Deletes what is promised to an account and not there yet. Never rejects. */
export async function dropPromised(account: Account, deps: AdoptDeps): Promise<void> {
  const emptied = await withAnonymous(deps, (anon) => emptyIf(anon, (meta) => meta?.mergeTo === account));
  if (emptied.ok && emptied.value === true) await deleteAnonymous(deps);
}

/** Runs work on the anonymous database; null when there is none, which this does not change. */
async function withAnonymous<Value>(
  deps: AdoptDeps,
  work: (anon: SoulsticeDb) => PromiseLike<Value>,
): Promise<Result<Value | null, DbFailure>> {
  if (!(await hasAnonymous(deps))) return ok(null);
  const anon = openSoulsticeDb(ANON, deps.parts);
  try {
    const done = await attempt(anon, () => work(anon));
    return done.ok ? done : err(done.error);
  } finally {
    closeSoulsticeDb(anon);
  }
}

async function hasAnonymous({ parts }: AdoptDeps): Promise<boolean> {
  const factory = parts?.indexedDB ?? indexedDB;
  // Older browsers cannot tell; opening one that is not there makes an empty one, which does no harm.
  if (typeof factory.databases !== 'function') return true;
  const known = await factory.databases();
  return known.some(({ name }) => name === databaseName(ANON));
}

/** Copies everything that is worth keeping. Answers the state of the moment before, by which later writes are told. */
async function copyAll(
  anon: SoulsticeDb,
  into: SoulsticeDb,
  deps: AdoptDeps,
  onMoved: OnMoved,
): Promise<Result<string, DbFailure>> {
  let moved = 0;
  const state = await stateOf(anon, (await anon.meta.get('sync'))?.device ?? '');
  const unreadable: SetAside[] = await anon.set_aside.toArray();
  for (const kind of kinds) {
    for (let after: string | null = null; ;) {
      const table = anon[kind];
      const stored: readonly StoredRow[] = await (
        after === null ? table.orderBy('id') : table.where('id').above(after)
      )
        .limit(BATCH)
        .toArray();
      after = stored.at(-1)?.id ?? null;
      if (after === null) break;
      const rows: WireRow[] = [];
      for (const one of stored) {
        const row = storedToRow(one);
        if (row === null) unreadable.push({ kind, id: one.id, raw: one, at: deps.nowMs() });
        else if (!isUntouchedDefault(kind, one.id, row)) rows.push(rowToWire(kind, one.id, row));
      }
      const absorbed = rows.length === 0 ? ok(null) : await deps.absorb(into, rows);
      if (!absorbed.ok) return absorbed;
      moved += stored.filter((one) => isCounted(kind, one)).length;
      onMoved(moved);
    }
  }
  await copyBytes(anon, into);
  await copyBesides(anon, into, unreadable);
  return ok(state);
}

/** Every database makes these by itself. */
function isUntouchedDefault(kind: Kind, id: string, row: Row): boolean {
  return kind === 'folder' && defaultFolders.has(id) && !isDeleted(row) && stampMs(row.t) === 0 && !row.x;
}

async function copyBytes(anon: SoulsticeDb, into: SoulsticeDb): Promise<void> {
  for (const sha of await anon.blob_data.toCollection().primaryKeys()) {
    const bytes = await anon.blob_data.get(sha);
    if (bytes === undefined) continue;
    await into.transaction('rw', into.blob_data, into.blob_queue, async () => {
      if ((await into.blob_data.get(sha)) !== undefined) return;
      await into.blob_data.put(bytes);
      await into.blob_queue.put({ sha, way: 'up', attempts: 0, notBefore: 0 });
    });
  }
}

/** What is no record: text in the input, a Soul Loop half done, settings of this device, and rows that nobody could read. */
async function copyBesides(
  anon: SoulsticeDb,
  into: SoulsticeDb,
  unreadable: readonly SetAside[],
): Promise<void> {
  const [drafts, locals] = await Promise.all([anon.draft.toArray(), anon.local.toArray()]);
  await into.transaction('rw', into.draft, into.local, into.set_aside, async () => {
    for (const draft of drafts) {
      if ((await into.draft.get(draft.key)) === undefined) await into.draft.put(draft);
    }
    for (const one of locals) {
      const comesAlong = ['setting:', 'model:', 'soul-loop:'].some((kind) => one.key.startsWith(kind));
      if (comesAlong && (await into.local.get(one.key)) === undefined) {
        await into.local.put(one);
      }
    }
    for (const { seq: _, ...one } of unreadable) {
      const known = await into.set_aside.where({ kind: one.kind, id: one.id }).toArray();
      const raw = JSON.stringify(one.raw);
      if (!known.some((other) => JSON.stringify(other.raw) === raw)) await into.set_aside.add(one);
    }
  });
}

/** Empties the database, or does nothing: in one transaction with the question. */
function emptyIf(
  anon: SoulsticeDb,
  may: (meta: SyncMeta | undefined) => boolean | Promise<boolean>,
): Promise<boolean> {
  return anon.transaction('rw', anon.tables, async () => {
    if (!(await may(await anon.meta.get('sync')))) return false;
    for (const table of anon.tables) await table.clear();
    return true;
  });
}

/** An empty database that cannot be deleted now, because another tab holds it, is as good as none. */
async function deleteAnonymous({ parts }: AdoptDeps): Promise<void> {
  const factory = parts?.indexedDB ?? indexedDB;
  await new Promise<void>((resolve) => {
    const request = factory.deleteDatabase(databaseName(ANON));
    for (const type of ['success', 'error', 'blocked']) request.addEventListener(type, () => resolve());
  });
}
