/**
 * How often something may be asked for. Counts are in the database, so all instances of the server share them, and they hold no
 * address and no name: what is counted is kept as a keyed hash.
 *
 * When the clock is set back, a window that began later than now begins now and keeps its count: it neither starts again nor
 * lasts until the clock has caught up.
 */
import { createHmac } from 'node:crypto';
import { sql } from 'kysely';
import { DatabaseUnavailable } from './db/database.ts';
import type { Database, Tx } from './db/database.ts';
import type { Log } from './log.ts';

/**
 * At most `max` in `windowS` seconds from the first one. `name` tells limits apart that count the same subject.
 *
 * With `waitS` each further one is granted too, once it has waited: `waitS` seconds after the last one that was granted, then
 * twice as long each time, an hour at most. Then the window runs from the last one.
 */
export type Limit = {
  readonly name: string;
  readonly max: number;
  readonly windowS: number;
  readonly waitS?: number;
};

export type Taken = { readonly ok: true } | { readonly ok: false; readonly retryAfterS: number };

export type Limits = {
  /**
   * Takes `cost` (1 when not given) from what `subject` (an address, an account, an e-mail) has left, or nothing when that
   * is too little; then `retryAfterS` is the whole seconds until the window ends, 1 or more. What was refused costs nothing.
   */
  readonly take: (limit: Limit, subject: string, cost?: number) => Promise<Taken>;
  /** Forgets what `subject` has taken. */
  readonly clear: (limit: Limit, subject: string) => Promise<void>;
  /** Removes windows that have ended. */
  readonly sweep: () => Promise<void>;
};

export type LimitsDeps = {
  readonly db: Database;
  /** Secret key of the hashes. */
  readonly key: Uint8Array;
  /** Milliseconds since 1970. */
  readonly nowMs: () => number;
  readonly log: Log;
  /** Takes nothing ahead, whatever it costs. For tests that look at the rows. */
  readonly exact?: boolean;
};

/** Longest wait of a limit with `waitS`, seconds. */
const longestWaitS = 3600;
/** Beyond this many waits the longest one stays. */
const longestCount = 20;

/** No window is longer: a row older than this can go. */
const longestWindowS = 24 * 60 * 60;

/**
 * Wide limits are taken in blocks of a fiftieth, so that a busy subject does not write a row at each request. A block
 * that a process has not used up when the window ends is lost: a limit may come a little early, never late.
 */
const blocksOf = (max: number): number => (max >= 100 ? Math.floor(max / 50) : 1);
/** Subjects whose blocks are held at most. */
const heldBlocks = 20_000;

/** Subjects counted in memory at most, while the database is away. */
const memorySize = 20_000;

export function createLimits({ db, key, nowMs, log, exact = false }: LimitsDeps): Limits {
  const memory = createMemory();
  let away = false;

  const keyOf = (limit: Limit, subject: string): string =>
    `${limit.name}:${createHmac('sha256', key).update(`${limit.name}\n${subject}`).digest('base64url')}`;

  const inDatabase = async (
    limit: Limit,
    id: string,
    cost: number,
    now: number,
  ): Promise<{ readonly startedMs: number; readonly count: number; readonly granted: boolean }> => {
    if (limit.waitS !== undefined) return waitingInDatabase(limit, limit.waitS, id, now);
    const started = isoOf(now);
    const ended = isoOf(now - limit.windowS * 1000);
    // One statement, so that any number of takers at the same moment get no more than `max` together: a row is there
    // when it was granted.
    const { rows } = await db.single((statement) =>
      sql<{ window_start: string; count: number }>`
        insert into app.limits as held (key, window_start, count) values (${id}, ${started}, ${cost})
        on conflict (key) do update set
          window_start = case when held.window_start <= ${ended} then excluded.window_start
            else least(held.window_start, excluded.window_start) end,
          count = case when held.window_start <= ${ended} then excluded.count else held.count + excluded.count end
        where held.window_start <= ${ended} or held.count + excluded.count <= ${limit.max}
        returning window_start, count`.execute(statement),
    );
    if (rows[0] !== undefined)
      return { startedMs: Date.parse(rows[0].window_start), count: rows[0].count, granted: true };
    return refusedInDatabase(id, now);
  };

  /** The same for a limit whose waits double. */
  const waitingInDatabase = async (limit: Limit, waitS: number, id: string, now: number) => {
    const started = isoOf(now);
    const ended = isoOf(now - limit.windowS * 1000);
    const { rows } = await db.single((statement) =>
      sql<{ count: number }>`
        insert into app.limits as held (key, window_start, count) values (${id}, ${started}, 1)
        on conflict (key) do update set
          window_start = excluded.window_start,
          count = case when held.window_start <= ${ended} then 1
            else least(held.count + 1, ${limit.max + longestCount}::int) end
        where held.window_start <= ${ended} or held.count < ${limit.max}::int
          or held.window_start + make_interval(
            secs => least(${longestWaitS}::int, ${waitS}::int * power(2, held.count - ${limit.max}::int))
          ) <= ${started}
        returning count`.execute(statement),
    );
    if (rows[0] !== undefined) return { startedMs: now, count: rows[0].count, granted: true };
    return refusedInDatabase(id, now);
  };

  const refusedInDatabase = async (id: string, now: number) => {
    const started = isoOf(now);
    const held = await db.single((statement) =>
      statement
        .selectFrom('app.limits')
        .select(['window_start', 'count'])
        .where('key', '=', id)
        .executeTakeFirst(),
    );
    const startedMs = held === undefined ? now : Date.parse(held.window_start);
    const count = held?.count ?? 0;
    if (startedMs <= now) return { startedMs, count, granted: false };
    await db.single((statement) =>
      statement
        .updateTable('app.limits')
        .set({ window_start: started })
        .where('key', '=', id)
        .where('window_start', '>', started)
        .execute(),
    );
    return { startedMs: now, count, granted: false };
  };

  /** What this process has taken ahead of its callers, by the key of the limit. */
  const blocks = new Map<string, { readonly startedMs: number; left: number }>();

  const takeFromBlock = (limit: Limit, id: string, cost: number, now: number): boolean => {
    const block = blocks.get(id);
    if (block === undefined || block.left < cost) return false;
    if (block.startedMs > now || block.startedMs <= now - limit.windowS * 1000) return false;
    block.left -= cost;
    return true;
  };

  const keepBlock = (id: string, startedMs: number, left: number): void => {
    blocks.delete(id);
    if (left > 0) blocks.set(id, { startedMs, left });
    const oldest = blocks.size > heldBlocks ? blocks.keys().next() : null;
    if (oldest?.done === false) blocks.delete(oldest.value);
  };

  const take = async (limit: Limit, id: string, cost: number, now: number): Promise<Taken> => {
    if (takeFromBlock(limit, id, cost, now)) return { ok: true };
    const block = exact || limit.waitS !== undefined ? cost : Math.max(cost, blocksOf(limit.max));
    const ahead = await inDatabase(limit, id, block, now);
    if (ahead.granted) {
      keepBlock(id, ahead.startedMs, block - cost);
      return { ok: true };
    }
    // What is left may be less than a block.
    const last = block === cost ? ahead : await inDatabase(limit, id, cost, now);
    return last.granted ? { ok: true } : refusal(last.startedMs, last.count, limit, now);
  };

  return {
    take: async (limit, subject, cost = 1) => {
      if (limit.windowS > longestWindowS) throw new RangeError(`${limit.name}: a window is a day at most`);
      const now = nowMs();
      if (cost > limit.max) return { ok: false, retryAfterS: limit.windowS };
      const id = keyOf(limit, subject);
      try {
        const taken = await take(limit, id, cost, now);
        away = false;
        return taken;
      } catch (error) {
        if (!(error instanceof DatabaseUnavailable)) throw error;
        // Without a database most calls fail anyway; what still answers stays limited, by each instance for itself.
        if (!away) log.warn('limits-in-memory');
        away = true;
        return memory.take(limit, id, cost, now);
      }
    },
    clear: async (limit, subject) => {
      const id = keyOf(limit, subject);
      blocks.delete(id);
      memory.clear(id);
      await db.own((tx) => tx.deleteFrom('app.limits').where('key', '=', id).execute());
    },
    sweep: async () => {
      const before = isoOf(nowMs() - longestWindowS * 1000);
      await db.own((tx) => tx.deleteFrom('app.limits').where('window_start', '<', before).execute());
    },
  };
}

/** Seconds from the last one that was granted, or from the first one of a limit without waits, until there is another. */
function spanS({ max, windowS, waitS }: Limit, count: number): number {
  return waitS === undefined ? windowS : Math.min(longestWaitS, waitS * 2 ** Math.max(0, count - max));
}

function refusal(startedMs: number, count: number, limit: Limit, now: number): Taken {
  const span = spanS(limit, count);
  const leftS = Math.ceil((startedMs + span * 1000 - now) / 1000);
  return { ok: false, retryAfterS: Math.min(Math.max(leftS, 1), span) };
}

/** The same counting without a database. Bounded: the windows that began first make room. */
function createMemory() {
  const windows = new Map<string, { startedMs: number; count: number }>();
  return {
    clear: (id: string): void => void windows.delete(id),
    take: (limit: Limit, id: string, cost: number, now: number): Taken => {
      const held = windows.get(id);
      if (held === undefined || held.startedMs <= now - limit.windowS * 1000) {
        windows.delete(id);
        windows.set(id, { startedMs: now, count: cost });
        const oldest = windows.size > memorySize ? windows.keys().next() : null;
        if (oldest?.done === false) windows.delete(oldest.value);
        return { ok: true };
      }
      held.startedMs = Math.min(held.startedMs, now);
      if (held.count + cost > limit.max) {
        const waited = now >= held.startedMs + spanS(limit, held.count) * 1000;
        if (limit.waitS === undefined || !waited) return refusal(held.startedMs, held.count, limit, now);
      }
      held.count += cost;
      if (limit.waitS !== undefined) held.startedMs = now;
      return { ok: true };
    },
  };
}

export type Metered =
  | { readonly ok: true; readonly used: number }
  | {
      readonly ok: false;
      readonly used: number;
      /** Milliseconds since 1970 when the next day begins, UTC. */
      readonly resetsAtMs: number;
    };

export type Meter = {
  /** Counts one use of `kind` by `who` today, unless `perDay` have been counted; `used` includes it. */
  readonly take: (who: string, kind: string, perDay: number) => Promise<Metered>;
  /** Takes back one use that was counted at `atMs`, milliseconds since 1970; none is left below zero. */
  readonly giveBack: (who: string, kind: string, atMs: number) => Promise<void>;
  /** Uses counted today. */
  readonly used: (who: string, kind: string) => Promise<number>;
};

const dayMs = 24 * 60 * 60_000;

/**
 * Counts what costs money, by account or hashed address and day in UTC. Without a database it throws
 * `DatabaseUnavailable`: what cannot be counted is not given away. What was counted on a later day, before the clock was set
 * back, counts today.
 */
export function createMeter({ db, nowMs }: Pick<LimitsDeps, 'db' | 'nowMs'>): Meter {
  const used = (who: string, kind: string, day: string): Promise<number> =>
    db.own(async (tx) => {
      const row = await tx
        .selectFrom('app.usage')
        .select((row) => row.fn.sum<string | null>('count').as('count'))
        .where('who', '=', who)
        .where('day', '>=', day)
        .where('kind', '=', kind)
        .executeTakeFirst();
      return Number(row?.count ?? 0);
    });

  return {
    take: async (who, kind, perDay) => {
      const now = nowMs();
      const day = isoOf(now).slice(0, 10);
      const counted = await db.own(async (tx) => {
        await bringBack(tx, who, kind, day);
        const { rows } = await sql<{ count: number }>`
          insert into app.usage as held (who, day, kind, count)
          select ${who}, ${day}, ${kind}, 1 where ${perDay}::int >= 1
          on conflict (who, day, kind) do update set count = held.count + 1 where held.count < ${perDay}
          returning count`.execute(tx);
        return rows[0]?.count ?? null;
      });
      if (counted !== null) return { ok: true, used: counted };
      const resetsAtMs = (Math.floor(now / dayMs) + 1) * dayMs;
      return { ok: false, used: await used(who, kind, day), resetsAtMs };
    },
    giveBack: (who, kind, atMs) =>
      db.own(async (tx) => {
        await tx
          .updateTable('app.usage')
          .set((row) => ({ count: row('count', '-', 1) }))
          .where('who', '=', who)
          .where('day', '=', isoOf(atMs).slice(0, 10))
          .where('kind', '=', kind)
          .where('count', '>', 0)
          .execute();
      }),
    used: (who, kind) => used(who, kind, isoOf(nowMs()).slice(0, 10)),
  };
}

/** Moves what was counted on later days to `day`. */
async function bringBack(tx: Tx, who: string, kind: string, day: string): Promise<void> {
  const later = await tx
    .deleteFrom('app.usage')
    .where('who', '=', who)
    .where('day', '>', day)
    .where('kind', '=', kind)
    .returning('count')
    .execute();
  const count = later.reduce((sum, row) => sum + row.count, 0);
  if (count === 0) return;
  await sql`
    insert into app.usage as held (who, day, kind, count) values (${who}, ${day}, ${kind}, ${count})
    on conflict (who, day, kind) do update set count = held.count + excluded.count`.execute(tx);
}

function isoOf(ms: number): string {
  return new Date(ms).toISOString();
}
