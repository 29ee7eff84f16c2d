/** One page of what changed since a version: one statement, so one snapshot. */
import { sql } from 'kysely';
import { PULL_ROWS } from '#contract/sync.ts';
import type { PullAnswer, WireRow } from '#contract/sync.ts';
import type { Tx } from '../db/database.ts';
import { clock, lockHead } from './rows.ts';

export type PullOptions = {
  /** In place of the database's clock; milliseconds since 1970. */
  readonly nowMs?: (() => number) | undefined;
};

/** A page ends with the row that takes it past this many bytes. */
const maxPageBytes = 2 * 1024 * 1024;
/** How exactly it is kept when a device was last here. */
const seenS = 60;

type Page = {
  readonly head: number;
  readonly epoch: string;
  readonly nowMs: number;
  readonly stale: boolean;
  /** The highest version of the page; null when there is nothing above. */
  readonly last: number | null;
  readonly rows: readonly WireRow[];
};

/**
 * The page above `query.c`. Runs as the caller. A row that changes while pages are fetched moves to a higher version: it
 * may come twice, never not at all.
 */
export async function pull(
  tx: Tx,
  who: { readonly userId: string; readonly sessionId: string },
  query: { readonly c: number; readonly n?: number | undefined },
  options: PullOptions = {},
): Promise<PullAnswer> {
  const from = query.c;
  const page = (await readPage(tx, who, from, query.n ?? PULL_ROWS)) ?? (await newPage(tx, who, from));
  const { head, epoch, last } = page;
  if (page.stale) await noteSeen(tx, who);
  const answer = {
    now: options.nowMs?.() ?? page.nowMs,
    from,
    rows: page.rows,
    next: last ?? Math.max(from, head),
    more: last !== null && last < head,
  };
  // The device has seen versions that this database never gave out: it was put back from a backup.
  if (from > head) return { epoch: await renewEpoch(tx, who.userId), ...answer };
  return { epoch, ...answer };
}

/** Null where the account has no head yet. */
async function readPage(
  tx: Tx,
  who: { readonly userId: string; readonly sessionId: string },
  from: number,
  limit: number,
): Promise<Page | null> {
  // The rows come as they travel and as one text: a thousand of them are one value to take in, not ten thousand.
  const { rows } = await sql<Omit<Page, 'rows'> & { readonly rows: string | null }>`
    select head.ver as head, head.epoch, ${clock} as "nowMs",
      exists (select from app.sync_devices where user_id = head.user_id and session_id = ${who.sessionId}::uuid
        and seen < now() - ${seenS} * interval '1 second') as stale,
      page.last, page.rows
    from app.sync_heads head
      left join lateral (
        select max(ver) as last,
          string_agg('[' || to_json(kind)::text || ',' || to_json(id)::text || ',' || to_json(t)::text || ',' || d::text
            || coalesce(',' || x::text, '') || ']', ',' order by ver) as rows
        from (
          select kind, id, t, d, x, ver, sum(bytes) over (order by ver) - bytes as before
          from (
            select kind, id, t, d, x, ver, bytes from app.sync_rows
            where user_id = head.user_id and ver > ${from} order by ver limit ${limit}
          ) next
        ) measured where before < ${maxPageBytes}
      ) page on true
    where head.user_id = ${who.userId}::uuid`.execute(tx);
  const [page] = rows;
  if (page === undefined) return null;
  return { ...page, rows: page.rows === null ? [] : (JSON.parse(`[${page.rows}]`) as WireRow[]) };
}

/** The first page of an account that has never synced, or whose rows are gone: its head is made, so that its epoch stays. */
async function newPage(
  tx: Tx,
  who: { readonly userId: string; readonly sessionId: string },
  from: number,
): Promise<Page> {
  await lockHead(tx, who.userId);
  const page = await readPage(tx, who, from, PULL_ROWS);
  if (page === null) throw new Error('an account has a head once it was made');
  return page;
}

async function noteSeen(tx: Tx, who: { readonly userId: string; readonly sessionId: string }): Promise<void> {
  await sql`
    update app.sync_devices set seen = clock_timestamp()
    where user_id = ${who.userId}::uuid and session_id = ${who.sessionId}::uuid`.execute(tx);
}

async function renewEpoch(tx: Tx, userId: string): Promise<string> {
  const row = await tx
    .updateTable('app.sync_heads')
    .set({ epoch: sql<string>`gen_random_uuid()` })
    .where('user_id', '=', userId)
    .returning('epoch')
    .executeTakeFirstOrThrow();
  return row.epoch;
}
