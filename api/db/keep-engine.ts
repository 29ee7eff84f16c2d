/** Keeps an engine at hand: when one is lost, another one is opened on the same folder. */
import type { Log } from '../log.ts';
import { DatabaseUnavailable } from './database.ts';
import type { Engines } from './engine.ts';
import type { WorkerEngine } from './worker-engine.ts';

/** Milliseconds before each try to open it again; after the last one the database is given up. */
const usualWaitsMs: readonly number[] = [200, 1000, 3000, 10_000, 30_000, 60_000, 60_000];

export type KeepEngineDeps = {
  /** Ends what it began when the signal is aborted. */
  readonly open: (signal: AbortSignal) => Promise<WorkerEngine>;
  /** Returns true if the disk has enough space to open a database. While it has not, nothing is tried and no try is counted. */
  readonly hasRoom: () => Promise<boolean>;
  readonly log: Log;
  /** Called once, when no try was left. */
  readonly onGivenUp: (error: unknown) => Promise<void> | void;
  readonly waitsMs?: readonly number[];
};

/** Throws what `open` throws the first time. */
export async function keepEngine(deps: KeepEngineDeps): Promise<Engines> {
  const { log, waitsMs = usualWaitsMs } = deps;
  const closing = new AbortController();
  let engine: WorkerEngine | null = null;
  let reopening: Promise<void> = Promise.resolve();

  const hold = (opened: WorkerEngine): void => {
    engine = opened;
    void opened.lost.then((why) => {
      engine = null;
      if (closing.signal.aborted) return;
      log.error('database-lost', { why: why.slice(0, 300) });
      reopening = reopen().catch(async (error: unknown) => {
        if (!closing.signal.aborted) await deps.onGivenUp(error);
      });
    });
  };
  const reopen = async (): Promise<void> => {
    for (const [at, waitMs] of waitsMs.entries()) {
      do await pause(waitMs, closing.signal);
      while (!(await deps.hasRoom()));
      try {
        hold(await deps.open(closing.signal));
        log.info('database-reopened', { tries: at + 1 });
        return;
      } catch (error) {
        if (closing.signal.aborted || at === waitsMs.length - 1) throw error;
        log.error('database-not-reopened', { kind: error instanceof Error ? error.name : 'unknown' });
      }
    }
  };

  hold(await deps.open(closing.signal));
  return {
    current: () => {
      if (engine === null) throw new DatabaseUnavailable('the database is being opened again');
      return engine;
    },
    close: async (atOnce) => {
      closing.abort();
      await reopening;
      await engine?.close(atOnce);
    },
  };
}

/** Rejects when `signal` is aborted before the time is up. */
function pause(ms: number, signal: AbortSignal): Promise<void> {
  return new Promise((resolve, reject) => {
    const stop = (): void => {
      clearTimeout(timer);
      reject(new DatabaseUnavailable('the database is closed'));
    };
    const timer = setTimeout(() => {
      signal.removeEventListener('abort', stop);
      resolve();
    }, ms);
    signal.addEventListener('abort', stop);
    if (signal.aborted) stop();
  });
}
