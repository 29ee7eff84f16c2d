/**
 * When a round runs.
 *
 * - one at a time; what comes in meanwhile is remembered and answered by one more;
 * - after a write at once when idle, then at most every 300 ms;
 * - every five minutes while somebody looks;
 * - after a failure again and again, each time later, with chance in it so that a thousand devices do not come back at
 *   once; writes wait for that, what promises better (network, a look, a poke, a person's wish) does not;
 * - never before the time a server asked for.
 */

export type Cause =
  | 'start'
  | 'write'
  | 'asked'
  | 'online'
  | 'visible'
  | 'focus'
  | 'poke'
  | 'timer'
  /** Another tab wrote something and could not take the lead. */
  | 'kick'
  /** The session works again. */
  | 'session'
  | 'retry';

/** What a round came to, as far as the next one depends on it. */
export type RoundEnd =
  | { readonly type: 'done' }
  /** Another tab has the lead. */
  | { readonly type: 'elsewhere' }
  | {
      readonly type: 'failed';
      /** `for-now`: a later try may work. `limited`: not before `retryAfterS`. `for-good`: only something new helps. */
      readonly how: 'for-now' | 'limited' | 'for-good';
      readonly retryAfterS: number | null;
    }
  | { readonly type: 'stopped' };

export type SchedulerDeps = {
  /** Never rejects. */
  readonly run: (signal: AbortSignal, cause: Cause) => Promise<RoundEnd>;
  /** Milliseconds that never go back. */
  readonly nowMs: () => number;
  /** From 0 up to 1. */
  readonly random: () => number;
  readonly isOnline: () => boolean;
  readonly isVisible: () => boolean;
};

export type Scheduler = {
  readonly trigger: (cause: Cause) => void;
  /** Runs a round and resolves when it has ended, or at once when a server asked to wait. */
  readonly runNow: () => Promise<void>;
  /** Breaks off what runs and starts nothing more. */
  readonly stop: () => Promise<void>;
};

export const PACE_MS = 300;
export const EVERY_MS = 5 * 60_000;
const BACKOFF_FIRST_MS = 1_000;
const BACKOFF_MAX_MS = 5 * 60_000;
const LIMITED_MS = 30_000;
/** When another tab has the lead: it was told, and if it is gone meanwhile this one takes over. */
const ELSEWHERE_MS = 700;

/** Wait after the n-th failure in a row, n from 1. Half of it is chance. */
export function backoffMs(failures: number, random: number): number {
  const whole = Math.min(BACKOFF_MAX_MS, BACKOFF_FIRST_MS * 2 ** (failures - 1));
  return Math.round(whole * (0.5 + random / 2));
}

/** What starts a round even though the last one failed. */
const hopeful: ReadonlySet<Cause> = new Set([
  'start',
  'asked',
  'online',
  'visible',
  'focus',
  'poke',
  'session',
  'retry',
]);

export function createScheduler(deps: SchedulerDeps): Scheduler {
  const stopping = new AbortController();
  let running: Promise<void> | null = null;
  let again: Cause | null = null;
  let waiters: (() => void)[] = [];
  let due: {
    readonly atMs: number;
    readonly cause: Cause;
    readonly timer: ReturnType<typeof setTimeout>;
  } | null = null;
  let startedMs = -Infinity;
  let notBeforeMs = -Infinity;
  let failures = 0;

  const trigger = (cause: Cause): void => {
    if (stopping.signal.aborted) return;
    if (!deps.isOnline() && cause !== 'asked') return;
    if (running !== null) {
      again = strongest(again, cause);
      return;
    }
    if (failures > 0 && !hopeful.has(cause)) return;
    schedule(startedMs + PACE_MS, cause);
  };

  const schedule = (earliestMs: number, cause: Cause): void => {
    const nowMs = deps.nowMs();
    const atMs = Math.max(earliestMs, notBeforeMs, nowMs);
    if (due !== null && due.atMs <= atMs) return;
    if (due !== null) clearTimeout(due.timer);
    due = null;
    if (atMs <= nowMs) start(cause);
    else due = { atMs, cause, timer: setTimeout(() => fire(cause), atMs - nowMs) };
  };

  const fire = (cause: Cause): void => {
    due = null;
    if (stopping.signal.aborted) return;
    // Nobody looks: the next look starts a round anyway. Without network its return does.
    if (cause === 'timer' && !deps.isVisible()) return;
    if (!deps.isOnline() && cause !== 'asked') return;
    start(cause);
  };

  const start = (cause: Cause): void => {
    startedMs = deps.nowMs();
    again = null;
    const told = waiters;
    waiters = [];
    running = deps.run(stopping.signal, cause).then((end) => {
      running = null;
      if (end.type === 'elsewhere' && !stopping.signal.aborted) waiters.push(...told);
      else for (const tell of told) tell();
      if (!stopping.signal.aborted) settle(end);
    });
  };

  const settle = (end: RoundEnd): void => {
    const next = again;
    again = null;
    switch (end.type) {
      case 'done':
        failures = 0;
        if (next !== null || waiters.length > 0) schedule(startedMs + PACE_MS, next ?? 'asked');
        else schedule(deps.nowMs() + EVERY_MS, 'timer');
        return;
      case 'elsewhere':
        schedule(deps.nowMs() + ELSEWHERE_MS * (1 + deps.random()), 'retry');
        return;
      case 'failed':
        failures += 1;
        if (end.retryAfterS !== null || end.how === 'limited')
          notBeforeMs = deps.nowMs() + (end.retryAfterS === null ? LIMITED_MS : end.retryAfterS * 1000);
        // Whoever asked meanwhile would be told the same a moment later.
        for (const tell of waiters) tell();
        waiters = [];
        if (end.how === 'for-good') schedule(deps.nowMs() + EVERY_MS, 'timer');
        else schedule(deps.nowMs() + backoffMs(failures, deps.random()), 'retry');
        if (next !== null && hopeful.has(next)) schedule(startedMs + PACE_MS, next);
        return;
      case 'stopped':
        return;
    }
  };

  return {
    trigger,
    runNow: () => {
      if (stopping.signal.aborted || deps.nowMs() < notBeforeMs) return Promise.resolve();
      return new Promise((resolve) => {
        waiters.push(resolve);
        if (running === null) schedule(-Infinity, 'asked');
      });
    },
    stop: async () => {
      stopping.abort(new DOMException('the sync was stopped', 'AbortError'));
      if (due !== null) clearTimeout(due.timer);
      due = null;
      await running;
      for (const tell of waiters) tell();
      waiters = [];
    },
  };
}

/** Of several reasons for one more round the one that may run after a failure. */
function strongest(one: Cause | null, other: Cause): Cause {
  return one !== null && hopeful.has(one) ? one : other;
}
