/**
 * Sends each reminder at its person's own time: at most once a day, by whichever server comes first.
 *
 * A reminder is taken out of the list before it is sent. A server that dies in between leaves a day without one, never a day
 * with two; what the push service could not take is tried twice more.
 */
import { REMINDER_PATH } from '#contract/api/push.ts';
import type { ReminderPush } from '#contract/api/push.ts';
import { dayAfter, instantOfDay } from '#lib/daily-time.ts';
import { uiReminder } from '#text/en/ui-reminder.ts';
import { standingSessions } from '../auth/verifier.ts';
import type { Database } from '../db/database.ts';
import type { Log } from '../log.ts';
import { forgetReminders, takeDue, tryAgain } from './reminder-rows.ts';
import type { Taken } from './reminder-rows.ts';
import type { SendPush } from './send-push.ts';

export type Reminders = {
  /** Sends what is due now; says how many were taken. */
  readonly tick: () => Promise<number>;
  /** Looks every half minute. */
  readonly start: () => void;
  /** Looks no more, and waits for what is being sent. */
  readonly stop: () => Promise<void>;
};

export type RemindersDeps = {
  readonly db: Database;
  readonly send: SendPush;
  /** Milliseconds since 1970, UTC. */
  readonly nowMs: () => number;
  readonly log: Log;
};

const EVERY_MS = 30_000;
/** Taken at once, and sent at once. */
const BATCH = 64;
const AT_ONCE = 8;
/** Waits before the second and the third attempt; there is no fourth. */
const AGAIN_MS = [60_000, 300_000] as const;
/** A push service keeps a message no longer than this, and not past the day it speaks of. */
const MAX_TTL_S = 12 * 3600;
const MIN_TTL_S = 60;

/** What every reminder holds, for everyone. */
export const reminderText = JSON.stringify({
  title: uiReminder.noticeTitle,
  body: uiReminder.notice,
  path: REMINDER_PATH,
} satisfies ReminderPush);

/** A newer reminder takes the place of one that has not arrived. */
const TOPIC = 'soul-loop';

export function createReminders(deps: RemindersDeps): Reminders {
  const { db, nowMs, log } = deps;
  let timer: NodeJS.Timeout | null = null;
  let running: Promise<unknown> = Promise.resolve();
  const stopping = new AbortController();

  const remind = async (taken: Taken): Promise<void> => {
    const { endpoint, p256dh, auth } = taken;
    const options = { ttlS: ttlOf(taken, nowMs()), topic: TOPIC };
    const outcome = await deps.send({ endpoint, p256dh, auth }, reminderText, options);
    if (outcome.type === 'gone') {
      await db.own((tx) => forgetReminders(tx, [taken.id]));
      log.info('reminder-gone', { why: outcome.why });
    } else if (outcome.type === 'refused') {
      log.warn('reminder-refused', { status: outcome.status });
    } else if (outcome.type === 'later') {
      const wait = AGAIN_MS[taken.tries];
      log.info('reminder-later', { why: outcome.why, tries: taken.tries });
      if (wait !== undefined) await db.own((tx) => tryAgain(tx, taken, nowMs() + wait));
    }
  };

  const tick = async (): Promise<number> => {
    const taken = await db.own((tx) => takeDue(tx, nowMs(), BATCH));
    if (taken.length === 0) return 0;
    const standing = await standingSessions(db, [...new Set(taken.map((one) => one.sessionId))], nowMs());
    const ended = taken.filter((one) => !standing.has(one.sessionId));
    await db.own((tx) =>
      forgetReminders(
        tx,
        ended.map(({ id }) => id),
      ),
    );
    const queue = taken.filter((one) => standing.has(one.sessionId) && !one.isVoid);
    const worker = async (): Promise<void> => {
      for (let one = queue.shift(); one !== undefined; one = queue.shift()) {
        // One that fails in a way nobody foresaw does not keep the others waiting.
        await remind(one).catch(() => log.error('reminder-failed'));
      }
    };
    await Promise.all(Array.from({ length: AT_ONCE }, worker));
    return taken.length;
  };

  const look = async (): Promise<void> => {
    try {
      while (!stopping.signal.aborted && (await tick()) === BATCH);
    } catch {
      // The database is away; what is due stays due.
      log.warn('reminders-not-read');
    }
    if (!stopping.signal.aborted) timer = setTimeout(run, EVERY_MS).unref();
  };
  const run = (): void => {
    running = look();
  };

  return {
    tick,
    start: run,
    stop: async () => {
      stopping.abort();
      if (timer !== null) clearTimeout(timer);
      await running;
    },
  };
}

/** Seconds until the local day is over, within limits. */
function ttlOf({ day, zone }: Taken, nowMs: number): number {
  const end = instantOfDay(dayAfter(day, 1), '00:00', zone) ?? nowMs;
  return Math.max(MIN_TTL_S, Math.min(MAX_TTL_S, Math.floor((end - nowMs) / 1000)));
}
