/**
 * One push in one transaction: the head locked, the rows judged and joined (`#contract/sync-merge.ts`), what changed
 * written with the versions that follow.
 */
import { sql } from 'kysely';
import type { Row } from '#contract/join.ts';
import type { PushAnswer, PushBody, Refused } from '#contract/sync.ts';
import { mergePush } from '#contract/sync-merge.ts';
import { isStorableText } from '#contract/text.ts';
import { sqlState } from '../db/database.ts';
import type { Caller, Database, Tx } from '../db/database.ts';
import { keyOf, lockHeadFor, newRow, readRows, writeRows } from './rows.ts';
import type { Head, HeldRow, NewRow, Quota } from './rows.ts';

export type PushOptions = {
  readonly quota: Quota;
  /** In place of the database's clock; milliseconds since 1970. */
  readonly nowMs?: (() => number) | undefined;
};

/** A birth date of a person who is too young for an account: that record is refused, and nothing else. */
export const TOO_YOUNG = 'under-16';

type Who = { readonly userId: string; readonly sessionId: string };

/** From so many rows on it pays to guess that none is there: looking is a quarter of what the database does. */
const MANY_ROWS = 32;

/**
 * Runs as the caller: row-level security holds it to the caller's own rows.
 *
 * Many records that were never edited are most likely a history that comes up for the first time. They are written without
 * looking for them, and where one is there after all everything begins again: in another transaction, and with a look.
 */
export async function push(
  db: Database,
  caller: Caller,
  who: Who,
  body: PushBody,
  options: PushOptions,
): Promise<PushAnswer> {
  const once = (isLooking: boolean): Promise<PushAnswer> =>
    db.as(caller, (tx) => pushOnce(tx, who, body, options, isLooking));
  if (body.rows.length < MANY_ROWS || body.rows.some(wasEdited)) return once(true);
  try {
    return await once(false);
  } catch (error) {
    if (sqlState(error) !== NOT_UNIQUE) throw error;
    return once(true);
  }
}

const NOT_UNIQUE = '23505';

/** A record as it was made has one stamp. */
const wasEdited = ([, , , , x]: PushBody['rows'][number]): boolean => x !== undefined;

async function pushOnce(
  tx: Tx,
  who: Who,
  body: PushBody,
  options: PushOptions,
  isLooking: boolean,
): Promise<PushAnswer> {
  const head = await lockHeadFor(tx, who, body);
  const now = options.nowMs?.() ?? head.nowMs;
  if (body.gen < head.gen) return { clock: true, now, gen: head.gen };

  const before = isLooking
    ? await readRows(tx, who.userId, body.rows.flatMap(keyOfRow))
    : new Map<string, HeldRow>();
  const held = (kind: string, id: string): Row | null => before.get(keyOf(kind, id))?.row ?? null;
  const merge = mergePush({ nowMs: now, rows: body.rows, held });
  if (merge.type === 'clock')
    return { clock: true, now, gen: await closeGeneration(tx, who.userId, body.device, head.gen) };

  const fitting = withinQuota(
    merge.changed.map(({ kind, id, row }) => newRow(kind, id, row)),
    before,
    head,
    options.quota,
  );
  const written = await write(tx, who.userId, head, fitting.rows, before);
  return {
    epoch: head.epoch,
    now,
    first: head.ver,
    ver: written.head.ver,
    changed: written.head.ver - head.ver,
    refused: [...merge.refused, ...fitting.refused, ...written.refused],
  };
}

/** What may be looked for in the database; any other row is refused without looking. */
function keyOfRow([kind, id]: PushBody['rows'][number]): readonly {
  readonly kind: string;
  readonly id: string;
}[] {
  return isStorableText(kind) && isStorableText(id) ? [{ kind, id }] : [];
}

/** Stamps of the future were sent: no copy of that push is taken, whenever it arrives. */
async function closeGeneration(tx: Tx, userId: string, device: string, gen: number): Promise<number> {
  await tx
    .updateTable('app.sync_devices')
    .set({ gen: gen + 1 })
    .where('user_id', '=', userId)
    .where('device', '=', device)
    .execute();
  return gen + 1;
}

/** The rows there is room for, in their order. What takes no more room than before always fits: deletions do. */
function withinQuota(
  rows: readonly NewRow[],
  before: ReadonlyMap<string, HeldRow>,
  head: Head,
  quota: Quota,
): { readonly rows: readonly NewRow[]; readonly refused: readonly Refused[] } {
  let { records, bytes } = head;
  const fitting: NewRow[] = [];
  const refused: Refused[] = [];
  for (const row of rows) {
    const replaced = before.get(keyOf(row.kind, row.id));
    const more = { records: replaced === undefined ? 1 : 0, bytes: row.bytes - (replaced?.bytes ?? 0) };
    const grows = more.records > 0 || more.bytes > 0;
    if (grows && (records + more.records > quota.records || bytes + more.bytes > quota.bytes)) {
      refused.push([row.kind, row.id, 'quota']);
      continue;
    }
    records += more.records;
    bytes += more.bytes;
    fitting.push(row);
  }
  return { rows: fitting, refused };
}

/**
 * Writes the rows. The columns that a profile is copied to may refuse it, and only then is it left out: the statement is
 * tried with it first.
 */
async function write(
  tx: Tx,
  userId: string,
  head: Head,
  rows: readonly NewRow[],
  before: ReadonlyMap<string, HeldRow>,
): Promise<{ readonly head: Head; readonly refused: readonly Refused[] }> {
  const profile = rows.find(({ kind }) => kind === 'profile');
  if (profile === undefined) return { head: await writeRows(tx, userId, head, rows, before), refused: [] };
  await sql`savepoint profile`.execute(tx);
  try {
    return { head: await writeRows(tx, userId, head, rows, before), refused: [] };
  } catch (error) {
    const state = sqlState(error);
    if (state === null || !isRefusalOfProfile(state)) throw error;
    await sql`rollback to savepoint profile`.execute(tx);
    const others = rows.filter((row) => row !== profile);
    const why = state === 'PT422' ? TOO_YOUNG : 'bad-row';
    return {
      head: await writeRows(tx, userId, head, others, before),
      refused: [[profile.kind, profile.id, why]],
    };
  }
}

/** Our own no, a value the columns cannot hold, a rule of theirs; but not an account that is gone (23503). */
const isRefusalOfProfile = (state: string): boolean =>
  state === 'PT422' || (/^2[23]/.test(state) && state !== '23503');
