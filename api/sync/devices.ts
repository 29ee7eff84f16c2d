/** Where an account is signed in: its sessions that have not ended, with the device that came with each. */
import { toDb } from '../auth/times.ts';
import type { SyncDevice } from '#contract/api/sync.ts';
import type { Database, Tx } from '../db/database.ts';

type Who = { readonly userId: string; readonly sessionId: string };

/** The devices of the caller, last seen first. */
export async function listDevices(db: Database, who: Who, nowMs: number): Promise<readonly SyncDevice[]> {
  const rows = await db.own((tx) => standing(tx, who.userId, nowMs));
  return rows
    .map((row) => ({
      device: row.device ?? row.id,
      gen: row.gen ?? 0,
      seenAt: msOf(row.seen ?? row.refreshed_at ?? row.created_at),
      schema: row.schema,
      userAgent: row.user_agent,
      current: row.id === who.sessionId,
    }))
    .toSorted((a, b) => (b.seenAt ?? 0) - (a.seenAt ?? 0));
}

/**
 * Ends the sessions of a device, by its id or by that of a session. False where the caller has none such. The row of the
 * device stays: its generation must outlive requests that are still on the way.
 */
export async function endDevice(db: Database, who: Who, device: string): Promise<boolean> {
  return db.own(async (tx) => {
    const known = await tx
      .selectFrom('app.sync_devices')
      .select('session_id')
      .where('user_id', '=', who.userId)
      .where('device', '=', device)
      .executeTakeFirst();
    const ended = await tx
      .deleteFrom('auth.sessions')
      .where('user_id', '=', who.userId)
      .where('id', 'in', [known?.session_id ?? device, device])
      .executeTakeFirst();
    return ended.numDeletedRows > 0n;
  });
}

/** Forgets devices whose session ended a month ago: no request of theirs is taken any more. */
export async function sweepDevices(db: Database, nowMs: number): Promise<void> {
  await db.own((tx) =>
    tx
      .deleteFrom('app.sync_devices')
      .where('seen', '<', toDb(nowMs - goneMs))
      .where((eb) =>
        eb.not(
          eb.exists(
            eb
              .selectFrom('auth.sessions')
              .select('auth.sessions.id')
              .whereRef('auth.sessions.id', '=', 'app.sync_devices.session_id'),
          ),
        ),
      )
      .execute(),
  );
}

const goneMs = 30 * 86_400_000;

/** Sessions that stand, each once: with the device that was last seen with it, if any was. */
function standing(tx: Tx, userId: string, nowMs: number) {
  return tx
    .selectFrom('auth.sessions as session')
    .leftJoin('app.sync_devices as device', (join) =>
      join.onRef('device.session_id', '=', 'session.id').onRef('device.user_id', '=', 'session.user_id'),
    )
    .distinctOn('session.id')
    .select(['session.id', 'session.user_agent', 'session.refreshed_at', 'session.created_at'])
    .select(['device.device', 'device.gen', 'device.seen', 'device.schema'])
    .where('session.user_id', '=', userId)
    .where((eb) => eb.or([eb('not_after', 'is', null), eb('not_after', '>', toDb(nowMs))]))
    .orderBy('session.id')
    .orderBy('device.seen', (by) => by.desc().nullsLast())
    .execute();
}

function msOf(at: string): number | null {
  const ms = Date.parse(at);
  return Number.isNaN(ms) ? null : ms;
}
