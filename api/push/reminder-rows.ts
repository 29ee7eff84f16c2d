/** The rows of reminders: who is to be reminded, and when next. */
import { createECDH } from 'node:crypto';
import { MAX_REMINDERS } from '#contract/api/push.ts';
import type { Body } from '#contract/api/calls.ts';
import { nextDaily } from '#lib/daily-time.ts';
import type { DailyMoment } from '#lib/daily-time.ts';
import { sql } from 'kysely';
import { fromDb, toDb } from '../auth/times.ts';
import type { Tx } from '../db/database.ts';

type Who = { readonly userId: string; readonly sessionId: string };

/** What is wrong with a reminder beyond its shape, in the words of a refusal; null for nothing. */
export function faultOfReminder({ keys, zone }: Body<'saveReminder'>, nowMs: number): string | null {
  try {
    nextDaily(nowMs, '00:00', zone);
  } catch {
    return 'zone: must be a time zone like Europe/Berlin';
  }
  try {
    const own = createECDH('prime256v1');
    own.generateKeys();
    own.computeSecret(Buffer.from(keys.p256dh, 'base64url'));
    return null;
  } catch {
    return 'keys.p256dh: must be a public key';
  }
}

/**
 * Keeps the reminder of a browser, in the place of the one it had, whoever had it: it shows by its keys that it is the same
 * browser. A day that was reminded of is not reminded of again by choosing another time. Null when the address is another's.
 */
export async function keepReminder(
  tx: Tx,
  who: Who,
  { endpoint, keys, time, zone }: Body<'saveReminder'>,
  nowMs: number,
): Promise<DailyMoment | null> {
  const own = { p256dh: keys.p256dh.replace('=', ''), auth: keys.auth.replaceAll('=', '') };
  await tx
    .deleteFrom('app.reminders')
    .where('endpoint', '=', endpoint)
    .where('user_id', '!=', who.userId)
    .where('p256dh', '=', own.p256dh)
    .where('auth', '=', own.auth)
    .execute();
  const before = await tx
    .selectFrom('app.reminders')
    .select(['user_id', 'sent_on'])
    .where('endpoint', '=', endpoint)
    .forUpdate()
    .executeTakeFirst();
  if (before !== undefined && before.user_id !== who.userId) return null;
  const next = nextDaily(nowMs, time, zone, before?.sent_on ?? null);
  const parts = {
    session_id: who.sessionId,
    ...own,
    time,
    zone,
    day: next.day,
    next_at: toDb(next.at),
    tries: 0,
  };
  const kept = await tx
    .insertInto('app.reminders')
    .values({ user_id: who.userId, endpoint, created_at: toDb(nowMs), ...parts })
    .onConflict((on) =>
      on
        .column('endpoint')
        .doUpdateSet({ ...parts, created_at: toDb(nowMs) })
        .where('app.reminders.user_id', '=', who.userId),
    )
    .returning('id')
    .executeTakeFirst();
  // Another account came first at the same moment.
  if (kept === undefined) return null;
  await tx
    .deleteFrom('app.reminders')
    .where('user_id', '=', who.userId)
    .where(
      'id',
      'not in',
      tx
        .selectFrom('app.reminders')
        .select('id')
        .where('user_id', '=', who.userId)
        .orderBy('created_at', 'desc')
        .orderBy('id')
        .limit(MAX_REMINDERS),
    )
    .execute();
  return next;
}

/** A reminder that was taken out of the list of what is due, and is already set for its next day. */
export type Taken = {
  readonly id: string;
  readonly userId: string;
  readonly sessionId: string;
  readonly endpoint: string;
  readonly p256dh: string;
  readonly auth: string;
  /** The local day it is for. */
  readonly day: string;
  readonly zone: string;
  /** Failed attempts for this day before this one. */
  readonly tries: number;
  readonly nextMs: number;
  /** The day's loop is done, or its time is long past: nothing is said. */
  readonly isVoid: boolean;
};

/** A reminder that is later than this is not said any more: the server was down, and nobody expects it now. */
const LATE_MS = 3_600_000;

/**
 * Takes what is due, at most `limit`. Its next day is set in the same transaction, so that a server that dies after it, or
 * another one beside it, does not say it twice.
 */
export async function takeDue(tx: Tx, nowMs: number, limit: number): Promise<readonly Taken[]> {
  const rows = await tx
    .selectFrom('app.reminders')
    .select(['id', 'user_id', 'session_id', 'endpoint', 'p256dh', 'auth'])
    .select(['time', 'zone', 'day', 'next_at', 'tries'])
    .where('next_at', '<=', toDb(nowMs))
    .orderBy('next_at')
    .limit(limit)
    .forUpdate()
    .skipLocked()
    .execute();
  const taken: Taken[] = [];
  for (const row of rows) {
    const next = nextDaily(nowMs, row.time, row.zone, row.day);
    const late = row.tries === 0 && nowMs - fromDb(row.next_at) > LATE_MS;
    await tx
      .updateTable('app.reminders')
      .set({ day: next.day, next_at: toDb(next.at), tries: 0, ...(late ? {} : { sent_on: row.day }) })
      .where('id', '=', row.id)
      .execute();
    taken.push({
      id: row.id,
      userId: row.user_id,
      sessionId: row.session_id,
      endpoint: row.endpoint,
      p256dh: row.p256dh,
      auth: row.auth,
      day: row.day,
      zone: row.zone,
      tries: row.tries,
      nextMs: next.at,
      isVoid: late || (await isDone(tx, row.user_id, row.day)),
    });
  }
  return taken;
}

/** Whether the account has the day's Soul Loop, from any of its devices. */
async function isDone(tx: Tx, userId: string, day: string): Promise<boolean> {
  const { rows } = await sql<{ done: boolean }>`
    select exists (
      select from app.sync_rows
      where user_id = ${userId} and kind = 'soul_entry' and d ->> 'date' = ${day} and d ->> 'deletedAt' is null
    ) as done`.execute(tx);
  return rows[0]?.done === true;
}

/** Sets a reminder that could not be sent to be tried again, unless somebody has changed or ended it meanwhile. */
export async function tryAgain(tx: Tx, taken: Taken, atMs: number): Promise<void> {
  await tx
    .updateTable('app.reminders')
    .set({ day: taken.day, next_at: toDb(atMs), sent_on: null, tries: taken.tries + 1 })
    .where('id', '=', taken.id)
    .where('endpoint', '=', taken.endpoint)
    .where('next_at', '=', toDb(taken.nextMs))
    .execute();
}

export async function forgetReminders(tx: Tx, ids: readonly string[]): Promise<void> {
  if (ids.length === 0) return;
  await tx.deleteFrom('app.reminders').where('id', 'in', ids).execute();
}
