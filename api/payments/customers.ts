/**
 * What is kept of the payment provider: whose customer is whose, which events were taken, and how each person's subscription
 * stands.
 */
import { toDb } from '../auth/times.ts';
import type { Database, Tx } from '../db/database.ts';
import type { Bought, PlanKnown } from './bought.ts';

export type CustomerKept = { readonly userId: string; readonly rev: number };

/** An event that is to count once. */
export type EventSeen = { readonly id: string; readonly type: string };

export type Kept =
  /** `changed`: the subscription stands differently from before. */
  | { readonly type: 'kept'; readonly changed: boolean }
  /** Somebody wrote since the customer was read: what was read of the provider may be older than that. */
  | { readonly type: 'overtaken' }
  /** The event had its effect before. */
  | { readonly type: 'known' };

/** The customer of a person, null before there is one. */
export async function customerIdOf(db: Database, userId: string): Promise<string | null> {
  const row = await db.own((tx) =>
    tx
      .selectFrom('app.payment_customers')
      .select('customer_id')
      .where('user_id', '=', userId)
      .executeTakeFirst(),
  );
  return row?.customer_id ?? null;
}

/** Keeps whose customer it is, and answers the one that is kept: another server may have been first. */
export function keepCustomer(db: Database, userId: string, customerId: string): Promise<string> {
  return db.own(async (tx) => {
    await tx
      .insertInto('app.payment_customers')
      .values({ user_id: userId, customer_id: customerId })
      .onConflict((on) => on.column('user_id').doNothing())
      .execute();
    const row = await tx
      .selectFrom('app.payment_customers')
      .select('customer_id')
      .where('user_id', '=', userId)
      .executeTakeFirstOrThrow();
    return row.customer_id;
  });
}

/** Forgets a customer that the provider has forgotten; the person's next purchase makes another. */
export async function dropCustomer(db: Database, customerId: string): Promise<void> {
  await db.own((tx) =>
    tx.deleteFrom('app.payment_customers').where('customer_id', '=', customerId).execute(),
  );
}

/** What is known before the provider is asked. Null for a customer of nobody here. */
export function readCustomer(
  db: Database,
  customerId: string,
  event: EventSeen | null,
): Promise<(CustomerKept & { readonly eventKnown: boolean; readonly plans: readonly PlanKnown[] }) | null> {
  return db.own(async (tx) => {
    const row = await tx
      .selectFrom('app.payment_customers')
      .select(['user_id', 'rev'])
      .where('customer_id', '=', customerId)
      .executeTakeFirst();
    if (row === undefined) return null;
    const plans = await tx
      .selectFrom('app.plans')
      .select(['id', 'interval', 'stripe_price_id'])
      .orderBy('active', 'desc')
      .orderBy('position')
      .orderBy('id')
      .execute();
    return {
      userId: row.user_id,
      rev: row.rev,
      eventKnown: event !== null && (await isKnown(tx, event.id)),
      plans,
    };
  });
}

async function isKnown(tx: Tx, id: string): Promise<boolean> {
  const row = await tx.selectFrom('app.payment_events').select('id').where('id', '=', id).executeTakeFirst();
  return row !== undefined;
}

/**
 * Writes how a subscription stands, and the event that told of it, both or neither. Whoever writes has read the provider
 * after the last one who wrote: `rev` is as it was before, or nothing is written.
 */
export function keepBought(
  db: Database,
  customerId: string,
  given: CustomerKept & {
    readonly bought: Bought | null;
    readonly event: EventSeen | null;
    readonly nowMs: number;
  },
): Promise<Kept> {
  const { userId, rev, bought, event, nowMs } = given;
  return db.own(async (tx): Promise<Kept> => {
    const turn = await tx
      .updateTable('app.payment_customers')
      .set({ rev: rev + 1 })
      .where('customer_id', '=', customerId)
      .where('rev', '=', rev)
      .returning('user_id')
      .executeTakeFirst();
    if (turn === undefined) return { type: 'overtaken' };
    if (event !== null && !(await keepEvent(tx, event, nowMs))) return { type: 'known' };
    return { type: 'kept', changed: await keepRow(tx, userId, bought, nowMs) };
  });
}

/** False when it was there. */
async function keepEvent(tx: Tx, event: EventSeen, nowMs: number): Promise<boolean> {
  const row = await tx
    .insertInto('app.payment_events')
    .values({ id: event.id, type: event.type.slice(0, 200), taken_at: toDb(nowMs) })
    .onConflict((on) => on.column('id').doNothing())
    .returning('id')
    .executeTakeFirst();
  return row !== undefined;
}

const columns = [
  'status',
  'plan_id',
  'trial_ends_at',
  'current_period_end',
  'ends_at',
  'stripe_subscription_id',
] as const;

async function keepRow(tx: Tx, userId: string, bought: Bought | null, nowMs: number): Promise<boolean> {
  const before = await tx
    .selectFrom('app.subscriptions')
    .select(columns)
    .where('user_id', '=', userId)
    .executeTakeFirst();
  // What the operator gave without a payment is not the provider's to take.
  const next =
    bought ?? (before === undefined || before.stripe_subscription_id === null ? null : over(before));
  if (next === null || isSame(before, next)) return false;
  const row = { ...next, updated_at: toDb(nowMs) };
  await tx
    .insertInto('app.subscriptions')
    .values({ user_id: userId, ...row })
    .onConflict((on) => on.column('user_id').doUpdateSet(row))
    .execute();
  return true;
}

type Row = { readonly [Column in keyof Bought]: Bought[Column] | null };

const over = (before: Row) => ({
  ...before,
  status: 'canceled' as const,
  trial_ends_at: null,
  ends_at: null,
});

function isSame(before: Row | undefined, next: Row): boolean {
  return before !== undefined && columns.every((column) => before[column] === next[column]);
}

/** Customers whose account is gone and whom the provider still has. */
export async function removalsDue(db: Database): Promise<readonly string[]> {
  const rows = await db.own((tx) =>
    tx.selectFrom('app.payment_removals').select('customer_id').orderBy('at').limit(100).execute(),
  );
  return rows.map((row) => row.customer_id);
}

export async function removalDone(db: Database, customerId: string): Promise<void> {
  await db.own((tx) => tx.deleteFrom('app.payment_removals').where('customer_id', '=', customerId).execute());
}

/** The provider sends an event again for three days at most, and what is signed longer ago is refused anyway. */
const EVENT_DAYS = 30;

export async function sweepEvents(db: Database, nowMs: number): Promise<void> {
  const before = toDb(nowMs - EVENT_DAYS * 86_400_000);
  await db.own((tx) => tx.deleteFrom('app.payment_events').where('taken_at', '<', before).execute());
}
