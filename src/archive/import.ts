/**
 * Taking an archive in, all of it or nothing.
 *
 * 1. Everything is read, held to the rules and put into `staged`, a table of its own. Until it is whole nothing of the
 *    person’s has changed; closing the page here leaves only a note, and the next start clears the table.
 * 2. Once it is whole the note says so. Bytes go to their place, which shows nothing yet, and then every record is written
 *    in one transaction, with its entry in the outbox. Closing the page here changes nothing either: the next start finishes it.
 *
 * One page does this at a time; another that starts meanwhile leaves it alone.
 */
import { isKind, kinds } from '#contract/kinds.ts';
import type { Kind } from '#contract/kinds.ts';
import { rowToWire, wireToRow } from '#contract/sync.ts';
import type { WireRow } from '#contract/sync.ts';
import { err, ok } from '#lib/result.ts';
import { present } from '#lib/assert.ts';
import type { Result } from '#lib/result.ts';
import { attempt } from '#db/database.ts';
import type { Draft, LocalValue, OutboxEntry, SetAside, SoulsticeDb, StagedPart } from '#db/database.ts';
import type { DbFailure } from '#db/failure.ts';
import { IMPORT_NOTE } from '#db/import-note.ts';
import { takeMarks } from '#db/marks.ts';
import type { Marks } from '#db/marks.ts';
import { rowToStored, storedToRow } from '#db/stored-row.ts';
import type { WriteDeps } from '#db/write.ts';
import { emptied, rowAfter } from './joining.ts';
import type { ImportMode, Joining } from './joining.ts';
import type { OpenArchive } from './open-archive.ts';
import { ArchiveFailure } from './problem.ts';
import { itemsOf, takenKinds } from './preview.ts';
import type { Told } from './write-archive.ts';

export type ImportChoice = { readonly mode: ImportMode; readonly revive: boolean };

/** The person gave the import up before anything was written. */
export class GivenUp extends Error {
  override name = 'GivenUp';
}

/** How many records changed. */
export type ImportDone = { readonly changed: number; readonly deleted: number };

/** The part of the browser's lock manager that is used; null where there is none. */
export type Locks = Pick<LockManager, 'request'> | null;

type Note = ImportChoice & {
  readonly state: 'reading' | 'read';
  /** Kinds that the archive speaks for. */
  readonly kinds: readonly Kind[];
  readonly records: number;
};

/** Takes the archive in. Throws `ArchiveFailure`, or `GivenUp` after the signal: then nothing has changed. */
export async function importArchive(
  db: SoulsticeDb,
  deps: WriteDeps,
  archive: OpenArchive,
  choice: ImportChoice,
  told: Told & { readonly locks?: Locks } = {},
): Promise<Result<ImportDone, DbFailure | { readonly type: 'busy' }>> {
  const done = await alone(db, told.locks ?? null, async () => {
    const staged = await attempt(db, () => stageOrSay(db, archive, choice, told));
    if (staged.ok && staged.value === null) return apply(db, deps);
    await attempt(db, () => forgetStaged(db));
    if (!staged.ok) return staged;
    throw present(staged.value, 'why nothing was staged');
  });
  return done ?? err({ type: 'busy' });
}

/**
 * At each start: finishes an import that was read whole, and clears away one that was not. `dropped` has changed nothing and is to be
 * told; null when there was nothing to do, or another page is at it.
 */
export async function resumeImport(
  db: SoulsticeDb,
  deps: WriteDeps,
  locks: Locks,
): Promise<Result<'dropped' | ImportDone | null, DbFailure>> {
  const found = await attempt(db, () => readNote(db));
  if (!found.ok) return found;
  if (found.value === null) return ok(null);
  const done = await alone(db, locks, async () => {
    const note = await readNote(db);
    if (note === null) return ok(null);
    if (note.state === 'read') return apply(db, deps);
    const cleared = await attempt(db, () => forgetStaged(db));
    return cleared.ok ? ok('dropped' as const) : cleared;
  });
  return done ?? ok(null);
}

/** Null when another page is at it. */
async function alone<Value>(
  db: SoulsticeDb,
  locks: Locks,
  work: () => Promise<Value>,
): Promise<Value | null> {
  if (locks === null) return work();
  return locks.request(`${db.name}-import`, { ifAvailable: true }, (lock) => (lock === null ? null : work()));
}

/** What the archive or the person said against it; null when all of it is staged. Failures of the disk are thrown. */
async function stageOrSay(
  db: SoulsticeDb,
  archive: OpenArchive,
  choice: ImportChoice,
  told: Told,
): Promise<ArchiveFailure | GivenUp | null> {
  try {
    await stage(db, archive, choice, told);
    return null;
  } catch (error) {
    if (error instanceof ArchiveFailure) return error;
    if (told.signal?.aborted === true) return new GivenUp();
    throw error;
  }
}

async function stage(
  db: SoulsticeDb,
  archive: OpenArchive,
  choice: ImportChoice,
  { onProgress, signal }: Told,
): Promise<void> {
  // Reading is one half of the way, writing the other.
  const of = itemsOf(archive) * 2;
  let done = 0;
  let records = 0;
  const put = async (count: number, part: StagedPart) => {
    signal?.throwIfAborted();
    await db.staged.add(part);
    done += count;
    onProgress?.(Math.min(done, of), of);
  };
  const note: Note = { ...choice, state: 'reading', kinds: takenKinds(archive), records: 0 };
  await db.transaction('rw', db.staged, db.local, async () => {
    await db.staged.clear();
    await db.local.put({ key: IMPORT_NOTE, value: note });
  });
  for await (const rows of archive.records()) {
    records += rows.length;
    await put(rows.length, { type: 'rows', rows: rows.map(({ kind, id, row }) => rowToWire(kind, id, row)) });
  }
  for await (const bytes of archive.blobs()) await put(1, { type: 'bytes', bytes });
  const values: LocalValue[] = [];
  for await (const one of archive.locals()) values.push(one);
  await put(values.length, { type: 'local', values });
  const drafts: Draft[] = [];
  for await (const one of archive.drafts()) drafts.push(one);
  await put(drafts.length, { type: 'drafts', drafts });
  const aside: SetAside[] = [];
  for await (const one of archive.setAside()) aside.push(one);
  await put(aside.length, { type: 'set-aside', rows: aside });
  await db.local.put({ key: IMPORT_NOTE, value: { ...note, state: 'read', records } satisfies Note });
}

/** The second half: from `staged` into the person's tables. May run again from its beginning at any time. */
async function apply(db: SoulsticeDb, deps: WriteDeps): Promise<Result<ImportDone, DbFailure>> {
  const bytes = await attempt(db, () => placeBytes(db));
  if (!bytes.ok) return bytes;
  let marks: Marks | null = null;
  const tables = [
    ...kinds,
    'foreign',
    'outbox',
    'meta',
    'set_aside',
    'local',
    'draft',
    'blob_data',
    'blob_queue',
    'staged',
  ].map((name) => db.table(name));
  const written = await attempt(db, () =>
    db.transaction('rw', tables, async (): Promise<ImportDone> => {
      const note = await readNote(db);
      if (note === null) return { changed: 0, deleted: 0 };
      const atMost = note.records + (note.mode === 'replace' ? await countIn(db, note.kinds) : 0);
      const taken = await takeMarks(db, deps.ids, Math.max(1, atMost));
      marks = taken;
      const joining: Joining = {
        mode: note.mode,
        revive: note.revive,
        meta: taken.meta,
        now: deps.clock.now(),
      };
      const meta = taken.toPut();
      if (meta !== null) await db.meta.put(meta);
      const writer: Writer = { db, joining, next: taken.next, now: joining.now };
      const inArchive = new Map<string, Set<string>>();
      let changed = 0;
      for (const seq of await db.staged.toCollection().primaryKeys()) {
        const part = await db.staged.get(seq);
        if (part === undefined) continue;
        if (part.type === 'rows') changed += await takeRows(writer, part.rows, inArchive);
        else await takeBesides(db, note.mode, part);
      }
      const deleted = note.mode === 'replace' ? await emptyOthers(writer, note.kinds, inArchive) : 0;
      await db.staged.clear();
      await db.local.delete(IMPORT_NOTE);
      return { changed, deleted };
    }),
  );
  if (!written.ok) return written;
  (marks as Marks | null)?.committed();
  const { afterSave } = deps;
  if (afterSave !== undefined && written.value.changed + written.value.deleted > 0) queueMicrotask(afterSave);
  return written;
}

/** Bytes are known by their sum: here before their record is, they show nothing and harm nothing. */
async function placeBytes(db: SoulsticeDb): Promise<void> {
  for (const seq of await db.staged.toCollection().primaryKeys()) {
    await db.transaction('rw', db.staged, db.blob_data, db.blob_queue, async () => {
      const part = await db.staged.get(seq);
      if (part?.type !== 'bytes') return;
      const { sha } = part.bytes;
      if ((await db.blob_data.where('sha').equals(sha).count()) === 0) {
        await db.blob_data.put(part.bytes);
        await db.blob_queue.put({ sha, way: 'up', attempts: 0, notBefore: 0 });
      }
      await db.staged.delete(seq);
    });
  }
}

type Writer = {
  readonly db: SoulsticeDb;
  readonly joining: Joining;
  readonly next: () => number;
  readonly now: number;
};

/** Rows of one kind. Answers how many changed. */
async function takeRows(
  { db, joining, next, now }: Writer,
  wires: readonly WireRow[],
  inArchive: Map<string, Set<string>>,
): Promise<number> {
  const kind = wires[0]?.[0] ?? '';
  const ids = wires.map(([, id]) => id);
  const seen = inArchive.get(kind) ?? new Set();
  for (const id of ids) seen.add(id);
  inArchive.set(kind, seen);
  const stored = isKind(kind)
    ? await db[kind].bulkGet(ids)
    : await db.foreign.bulkGet(ids.map((id): [string, string] => [kind, id]));
  const puts: { readonly id: string; readonly row: NonNullable<ReturnType<typeof wireToRow>> }[] = [];
  for (const [at, wire] of wires.entries()) {
    const here = stored[at];
    const row = wireToRow(wire);
    if (row === null) continue;
    const before =
      here === undefined
        ? null
        : isKind(kind)
          ? storedToRow(here)
          : (here as unknown as { row: typeof row }).row;
    // There is nothing to join with in what lies there broken; it is kept before the sound copy takes its place.
    if (here !== undefined && before === null)
      await db.set_aside.add({ kind, id: wire[1], raw: here, at: now });
    const after = rowAfter(before, { kind, id: wire[1], row }, joining);
    if (after !== null) puts.push({ id: wire[1], row: after });
  }
  if (isKind(kind)) await db[kind].bulkPut(puts.map(({ id, row }) => rowToStored(id, row)));
  else await db.foreign.bulkPut(puts.map(({ id, row }) => ({ kind, id, row })));
  await db.outbox.bulkPut(puts.map(({ id }): OutboxEntry => ({ kind, id, mark: next() })));
  return puts.length;
}

/** Replacing: what the archive speaks for and does not hold is deleted for good, here and wherever this account is. */
async function emptyOthers(
  { db, joining, next }: Writer,
  ofKinds: readonly Kind[],
  inArchive: ReadonlyMap<string, ReadonlySet<string>>,
): Promise<number> {
  let deleted = 0;
  for (const kind of ofKinds) {
    const kept = inArchive.get(kind);
    const others = (await db[kind].toCollection().primaryKeys()).filter((id) => kept?.has(id) !== true);
    for (const id of others) {
      const stored = await db[kind].get(id);
      const row = stored === undefined ? null : storedToRow(stored);
      if (row === null) {
        // What nobody can read has no row to empty.
        await db[kind].delete(id);
        continue;
      }
      const after = emptied(row, joining);
      if (after === null) continue;
      deleted += 1;
      await db[kind].put(rowToStored(id, after));
      await db.outbox.put({ kind, id, mark: next() });
      if (kind === 'blob') await Promise.all([db.blob_data.delete(id), db.blob_queue.delete(id)]);
    }
  }
  return deleted;
}

/** What is no record. Merging leaves alone what is here. */
async function takeBesides(db: SoulsticeDb, mode: ImportMode, part: StagedPart): Promise<void> {
  if (part.type === 'local') {
    for (const one of part.values)
      if (mode === 'replace' || (await db.local.get(one.key)) === undefined) await db.local.put(one);
  }
  if (part.type === 'drafts') {
    for (const one of part.drafts)
      if (mode === 'replace' || (await db.draft.get(one.key)) === undefined) await db.draft.put(one);
  }
  if (part.type === 'set-aside') {
    for (const one of part.rows) {
      const known = await db.set_aside.where('[kind+id]').equals([one.kind, one.id]).toArray();
      const raw = JSON.stringify(one.raw);
      if (!known.some((other) => JSON.stringify(other.raw) === raw)) await db.set_aside.add(one);
    }
  }
}

async function countIn(db: SoulsticeDb, ofKinds: readonly Kind[]): Promise<number> {
  const counts = await Promise.all(ofKinds.map((kind) => db[kind].count()));
  return counts.reduce((sum, count) => sum + count, 0);
}

function forgetStaged(db: SoulsticeDb): PromiseLike<void> {
  return db.transaction('rw', db.staged, db.local, async () => {
    await db.staged.clear();
    await db.local.delete(IMPORT_NOTE);
  });
}

async function readNote(db: SoulsticeDb): Promise<Note | null> {
  const value = (await db.local.get(IMPORT_NOTE))?.value as Partial<Note> | undefined;
  if (value === undefined || (value.state !== 'reading' && value.state !== 'read')) return null;
  return {
    state: value.state,
    mode: value.mode === 'replace' ? 'replace' : 'merge',
    revive: value.revive === true,
    kinds: (value.kinds ?? []).filter(isKind),
    records: value.records ?? 0,
  };
}
