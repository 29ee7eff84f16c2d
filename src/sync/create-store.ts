/**
 * The rules of the device's side, over whatever storage.
 *
 * Invariants:
 *
 * - a record that the server has not got is in the outbox or on the shelf, and nowhere else is it forgotten;
 * - a mark is never used twice, so an answer that comes late cannot clear a newer edit;
 * - a row is never replaced by what comes in, only joined with it;
 * - the device holds everything of the server up to its cursor;
 * - what belongs to another account is not looked at.
 */
import type { Clock } from '#lib/clock.ts';
import { utf8Length } from '#lib/utf8.ts';
import { isDeleted, joinRows, sameRow } from '#contract/join.ts';
import type { Row } from '#contract/join.ts';
import { isEarly, MAX_AHEAD_MS, MAX_ROW_BYTES, rowToWire, wireToRow } from '#contract/sync.ts';
import type { PullAnswer, PushDone, PushEarly, WireRow } from '#contract/sync.ts';
import type { OutboxEntry, RefusedRow, SyncMeta } from '#db/database.ts';
import { heard, isOtherHistory, ownVersion } from './progress.ts';
import { restamped } from './restamp.ts';
import type { FoundRow, HeldRow, RawRow, RecordKey, SyncStorage, SyncTx } from './storage.ts';
import type { Batch, BatchLimit, Outgoing, PullOutcome, PushOutcome, SyncStore } from './store.ts';

/**
 * Rows handled between two waits for the disk. Each wait lets the screen draw; the transaction stays one, since it
 * never waits for anything else.
 */
const SLICE = 100;

export type StoreDeps = { readonly clock: Clock };

/** The store of one account. */
export function createStore(storage: SyncStorage, { clock }: StoreDeps): SyncStore {
  const { account, transaction } = storage;

  const outgoing = async (limit: BatchLimit): Promise<Batch> => {
    for (;;) {
      const { batch, unsendable } = await transaction('r', 'everything', (tx) => pick(tx, limit));
      if (unsendable.length > 0) {
        await transaction('rw', 'progress', (tx) => shelve(tx, unsendable, clock.now()));
      }
      if (batch.rows.length > 0 || unsendable.length === 0) return batch;
    }
  };

  const pushed: SyncStore['pushed'] = async (batch, from) => {
    if (from.account !== account) return dropped;
    const { answer } = from;
    if (isEarly(answer)) return clockRefused(batch, answer);
    const outcome = await transaction('rw', 'progress', (tx) => settle(tx, batch, answer, clock.now()));
    if (outcome !== 'other-history') return outcome;
    await transaction('rw', 'everything', (tx) => startOver(tx, answer, clock.now()));
    return { type: 'taken', refused: 0, isUpToDate: false, ownTo: null };
  };

  const clockRefused = (batch: Batch, answer: PushEarly): Promise<PushOutcome> =>
    transaction('rw', 'everything', async (tx) => {
      const meta = await tx.getMeta();
      if (!isFromHere(batch, meta) || answer.gen <= meta.gen) return dropped;
      const floorMs = Math.max(meta.srv, answer.now) + MAX_AHEAD_MS;
      const mark = await stampAgain(tx, meta, floorMs);
      await tx.putMeta({ ...heard(meta, answer.now, clock.now()), gen: answer.gen, mark });
      return { type: 'stamped-again', refused: 0, isUpToDate: false, ownTo: null };
    });

  const pulled: SyncStore['pulled'] = async (from) => {
    const { answer } = from;
    if (from.account !== account) return { type: 'ignored', more: false, changed: 0 };
    const kinds = [...new Set(answer.rows.map(([kind]) => kind))];
    const outcome = await transaction('rw', kinds, (tx) => joinPage(tx, answer, clock.now()));
    if (outcome !== 'other-history') return outcome;
    await transaction('rw', 'everything', (tx) => startOver(tx, answer, clock.now()));
    return { type: 'started-over', more: true, changed: 0 };
  };

  const absorb = (rows: readonly WireRow[]): Promise<void> =>
    transaction('rw', [...new Set(rows.map(([kind]) => kind))], async (tx) => {
      const changed: HeldRow[] = [];
      for (const slice of slices(rows)) changed.push(...(await joinRowsInto(tx, slice, clock.now())));
      const meta = await tx.getMeta();
      await tx.putMeta({ ...meta, mark: await markDirty(tx, changed, meta.mark) });
    });

  const retryRefused = (): Promise<number> =>
    transaction('rw', 'progress', async (tx) => {
      const rows = await tx.refused();
      if (rows.length === 0) return 0;
      const marks = await tx.marksOf(rows);
      const meta = await tx.getMeta();
      const still = rows.filter((_, at) => marks[at] === null);
      const mark = await markDirty(tx, still, meta.mark);
      await tx.deleteRefused(rows);
      await tx.putMeta({ ...meta, mark });
      return rows.length;
    });

  return {
    account,
    outgoing,
    pushed,
    pulled,
    absorb,
    retryRefused,
    meta: () => transaction('r', 'progress', (tx) => tx.getMeta()),
    waiting: () => transaction('r', 'progress', (tx) => tx.countOutbox()),
    refused: () => transaction('r', 'progress', (tx) => tx.refused()),
    finished: () => transaction('rw', 'progress', (tx) => tx.putFinished(clock.now())),
    lastFinished: () => transaction('r', 'progress', (tx) => tx.getFinished()),
  };
}

const dropped: PushOutcome = { type: 'dropped', refused: 0, isUpToDate: false, ownTo: null };

/** An entry that can never be sent as it is; without a reason the record is gone and there is nothing to send. */
type Unsendable = OutboxEntry & { readonly why: 'bad-row' | 'too-large' | null };

async function pick(
  tx: SyncTx,
  limit: BatchLimit,
): Promise<{ readonly batch: Batch; readonly unsendable: readonly Unsendable[] }> {
  const meta = await tx.getMeta();
  const rows: Outgoing[] = [];
  const unsendable: Unsendable[] = [];
  let bytes = 0;
  // Slice by slice: of five hundred long rows only the first few fit, and the rest need not be read.
  // One more than fits tells whether there is more.
  const entriesOf = await tx.outbox(limit.rows + 1, limit.above);
  for (const entries of slices(entriesOf.slice(0, limit.rows))) {
    const found = await tx.getRows(entries);
    let full = false;
    for (const [at, entry] of entries.entries()) {
      const one = found[at] ?? missing;
      if (one.type !== 'row') {
        unsendable.push({ ...entry, why: one.type === 'missing' ? null : 'bad-row' });
        continue;
      }
      const size = sizeOf(entry, one.row);
      if (size > MAX_ROW_BYTES) {
        unsendable.push({ ...entry, why: 'too-large' });
        continue;
      }
      full = rows.length > 0 && bytes + size > limit.bytes;
      if (full) break;
      bytes += size;
      rows.push({ ...entry, row: one.row });
    }
    if (full) break;
  }
  const isMore = entriesOf.length > rows.length + unsendable.length;
  return { batch: { meta, rows, isMore }, unsendable };
}

const missing: FoundRow = { type: 'missing' };

/** Bytes of the row in the body of a push, its comma included. */
function sizeOf({ kind, id }: RecordKey, row: Row): number {
  return utf8Length(JSON.stringify(rowToWire(kind, id, row))) + 1;
}

/** Takes entries that cannot be sent out of the way, unless they were edited since. */
async function shelve(tx: SyncTx, unsendable: readonly Unsendable[], at: number): Promise<void> {
  const marks = await tx.marksOf(unsendable);
  const still = unsendable.filter((entry, index) => marks[index] === entry.mark);
  await tx.deleteOutbox(still);
  await tx.putRefused(
    still.flatMap(({ kind, id, why }): readonly RefusedRow[] =>
      why === null ? [] : [{ kind, id, why, at }],
    ),
  );
}

async function settle(
  tx: SyncTx,
  batch: Batch,
  answer: PushDone,
  wallMs: number,
): Promise<PushOutcome | 'other-history'> {
  const meta = await tx.getMeta();
  if (!isFromHere(batch, meta)) return dropped;
  if (isOtherHistory(meta, answer.epoch)) return 'other-history';
  const reasons = new Map(answer.refused.map(([kind, id, why]) => [keyText({ kind, id }), why]));
  const marks = await tx.marksOf(batch.rows);
  // What was edited since it was sent goes on waiting, whatever became of the older version.
  const settled = batch.rows.filter((row, at) => marks[at] === row.mark);
  const shelf = settled.flatMap(({ kind, id }): readonly RefusedRow[] => {
    const why = reasons.get(keyText({ kind, id }));
    return why === undefined ? [] : [{ kind, id, why, at: wallMs }];
  });
  await tx.deleteOutbox(settled);
  await tx.deleteRefused(settled);
  await tx.putRefused(shelf);
  const ownTo = ownVersion({ sent: batch.meta.cursor, now: meta.cursor }, batch.rows.length, answer);
  const cursor = Math.max(meta.cursor, ownTo ?? 0);
  await tx.putMeta({ ...heard(meta, answer.now, wallMs), epoch: answer.epoch, cursor });
  return { type: 'taken', refused: shelf.length, isUpToDate: cursor === answer.ver, ownTo };
}

/**
 * Whether the batch was taken from this database. After signing out and in again the account is the same and the database
 * is not: its marks and its cursor began anew, so an answer to the old one would clear and skip what it knows nothing of.
 */
function isFromHere(batch: Batch, meta: SyncMeta): boolean {
  return batch.meta.device === meta.device;
}

/** Moves the stamps of what waits below the server's clock. Answers the highest mark. */
async function stampAgain(tx: SyncTx, meta: SyncMeta, floorMs: number): Promise<number> {
  let mark = meta.mark;
  for (const entries of slices(await tx.outbox(Infinity))) {
    const found = await tx.getRows(entries);
    const rows = entries.flatMap(({ kind, id }, at): readonly HeldRow[] => {
      const one = found[at] ?? missing;
      const fresh = one.type === 'row' ? restamped(one.row, floorMs, meta.device) : null;
      return fresh === null ? [] : [{ kind, id, row: fresh }];
    });
    await tx.putRows(rows);
    mark = await markDirty(tx, rows, mark);
  }
  return mark;
}

async function joinPage(
  tx: SyncTx,
  page: PullAnswer,
  wallMs: number,
): Promise<PullOutcome | 'other-history'> {
  const meta = await tx.getMeta();
  if (isOtherHistory(meta, page.epoch)) return 'other-history';
  if (page.from > meta.cursor) return { type: 'ignored', more: true, changed: 0 };
  let changed = 0;
  for (const slice of slices(page.rows)) {
    const joined = await joinRowsInto(tx, slice, wallMs);
    changed += joined.length;
    const blobs = joined.filter(({ kind, row }) => kind === 'blob' && !isDeleted(row));
    if (blobs.length > 0) await tx.fetchBlobs(blobs.map(({ id }) => id));
  }
  const cursor = Math.max(meta.cursor, page.next);
  await tx.putMeta({ ...heard(meta, page.now, wallMs), epoch: page.epoch, cursor });
  return { type: 'applied', more: page.more, changed };
}

/** Joins rows into those that are here. Answers those that changed, as they are now, each once. */
async function joinRowsInto(
  tx: SyncTx,
  wires: readonly WireRow[],
  wallMs: number,
): Promise<readonly HeldRow[]> {
  const incoming: HeldRow[] = [];
  const broken: RawRow[] = [];
  for (const wire of wires) {
    const [kind, id] = wire;
    const row = wireToRow(wire);
    if (row === null) broken.push({ kind, id, raw: wire });
    else incoming.push({ kind, id, row });
  }
  const found = await tx.getRows(incoming);
  const changed = new Map<string, HeldRow>();
  for (const [at, { kind, id, row }] of incoming.entries()) {
    const key = keyText({ kind, id });
    const one = found[at] ?? missing;
    const before = changed.get(key)?.row ?? (one.type === 'row' ? one.row : null);
    // There is nothing to join with in what lies there broken; it is kept before the sound copy takes its place.
    if (one.type === 'broken' && before === null) broken.push({ kind, id, raw: one.raw });
    const after = before === null ? row : joinRows(before, row);
    if (before === null || !sameRow(before, after)) changed.set(key, { kind, id, row: after });
  }
  await tx.putRows([...changed.values()]);
  if (broken.length > 0) await tx.setAside(broken, wallMs);
  return [...changed.values()];
}

/** Another history of the server: whatever it may have lost is here, so everything is sent and fetched again. */
async function startOver(
  tx: SyncTx,
  answer: { readonly epoch: string; readonly now: number },
  wallMs: number,
): Promise<void> {
  const meta = await tx.getMeta();
  if (!isOtherHistory(meta, answer.epoch)) return;
  let { mark } = meta;
  for (const keys of slices(await tx.allKeys())) mark = await markDirty(tx, keys, mark);
  await tx.deleteRefused(await tx.refused());
  await tx.sendBlobs();
  await tx.putMeta({
    ...meta,
    mark,
    cursor: 0,
    epoch: answer.epoch,
    // Its clock may be another one as well: what the former one said is not held against it.
    srv: answer.now,
    offset: answer.now - wallMs,
  });
}

/** Puts records into the outbox under fresh marks, in their order. Answers the highest. */
async function markDirty(tx: SyncTx, keys: readonly RecordKey[], from: number): Promise<number> {
  await tx.putOutbox(keys.map(({ kind, id }, at) => ({ kind, id, mark: from + 1 + at })));
  return from + keys.length;
}

function* slices<Item>(items: readonly Item[]): Generator<readonly Item[]> {
  for (let at = 0; at < items.length; at += SLICE) yield items.slice(at, at + SLICE);
}

/** No kind has a blank in it. */
const keyText = ({ kind, id }: RecordKey): string => `${kind} ${id}`;
