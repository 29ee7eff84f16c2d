/**
 * PGlite in a thread of its own. What it does there can be ended: PostgreSQL in WebAssembly hears no signal, and one that
 * has given up (a full disk does it) spins for ever.
 */
import { Worker } from 'node:worker_threads';
import { DatabaseUnavailable } from './database.ts';
import type { Reply, Request, Start, Thrown } from './database-worker.ts';
import type { QueryOutcome } from './dialect.ts';
import type { Engine } from './engine.ts';

/** How long each thing may take, in milliseconds, before the thread is ended. */
export type EnginePatience = {
  /** Opening: after a kill, the log of changes is read again first. */
  readonly openMs: number;
  readonly dumpMs: number;
  readonly closeMs: number;
};

export const usualPatience: EnginePatience = { openMs: 300_000, dumpMs: 600_000, closeMs: 5000 };

/** After its time is up, a thread has this long for an answer that is on its way: the whole process may have been stopped. */
const lateMs = 250;

export type WorkerEngine = Engine & {
  /** Resolves with the reason when the thread has ended without being told to. */
  readonly lost: Promise<string>;
};

type Outcome = { readonly value: unknown } | { readonly thrown: Thrown } | { readonly lost: string };
/** A request as `ask` is given it, before it has a number. */
type Question = Request extends infer One ? (One extends Request ? Omit<One, 'id'> : never) : never;

/**
 * Opens the database of a folder, made first when it is not there. Throws what PGlite throws, and `DatabaseUnavailable`
 * when the thread ended or was not done in time. `signal` ends the thread while it opens.
 */
export async function openWorkerEngine(
  start: Start,
  patience: EnginePatience = usualPatience,
  signal?: AbortSignal,
): Promise<WorkerEngine> {
  const worker = startThread(start);
  const waiting = new Map<number, (outcome: Outcome) => void>();
  let asked = 0;
  let ended: string | null = null;
  let tellLost = (_why: string): void => {};
  const lost = new Promise<string>((resolve) => {
    tellLost = resolve;
  });

  const end = (why: string): void => {
    if (ended !== null) return;
    ended = why;
    for (const answer of waiting.values()) answer({ lost: why });
    waiting.clear();
    tellLost(why);
    void worker.terminate();
  };
  worker.on('message', (reply: Reply) => {
    if ('givenUp' in reply) return end(reply.givenUp);
    waiting.get(reply.id)?.(reply);
    waiting.delete(reply.id);
  });
  worker.on('error', (error) => end(error.message));
  worker.on('exit', () => end('its thread has ended'));

  /** Waits for the answer to message `id`; without one in time the thread is ended. */
  const answerTo = async (id: number, withinMs: number): Promise<unknown> => {
    if (ended !== null) throw new DatabaseUnavailable('the database was lost', { cause: new Error(ended) });
    let timer: NodeJS.Timeout | undefined;
    const outcome = await new Promise<Outcome>((resolve) => {
      waiting.set(id, resolve);
      timer = setTimeout(() => {
        timer = setTimeout(() => end(`no answer in ${withinMs} ms`), lateMs);
      }, withinMs);
    });
    clearTimeout(timer);
    if ('lost' in outcome)
      throw new DatabaseUnavailable('the database was lost', { cause: new Error(outcome.lost) });
    if ('thrown' in outcome) throw errorOf(outcome.thrown);
    return outcome.value;
  };
  const ask = (question: Question, withinMs: number): Promise<unknown> => {
    asked += 1;
    if (ended === null) worker.postMessage({ id: asked, ...question });
    return answerTo(asked, withinMs);
  };

  const stop = (): void => end('it was told to stop');
  signal?.addEventListener('abort', stop);
  if (signal?.aborted === true) stop();
  try {
    await answerTo(0, patience.openMs);
  } catch (error) {
    end('it could not be opened');
    throw error;
  } finally {
    signal?.removeEventListener('abort', stop);
  }

  return {
    lost,
    run: async (text, parameters, withinMs) =>
      (await ask({ ask: 'run', text, parameters }, withinMs)) as QueryOutcome,
    dump: async () => (await ask({ ask: 'dump' }, patience.dumpMs)) as Uint8Array,
    close: async (atOnce) => {
      // What could not be written at the end is read from the log of changes at the next start.
      if (!atOnce) await ask({ ask: 'close' }, patience.closeMs).catch(() => {});
      end('it is closed');
      await worker.terminate();
    },
  };
}

function errorOf({ name, message, code }: Thrown): Error {
  const error = new Error(message);
  error.name = name;
  return code === undefined ? error : Object.assign(error, { code });
}

/** What `npm run dev` and the tests have, and a built server does not need. */
const typescriptLoader = 'tsx/esm/api';

/** The build has the thread's file beside the server's; the sources are TypeScript, which a thread has to be taught. */
function startThread(start: Start): Worker {
  if (!import.meta.url.endsWith('.ts'))
    return new Worker(new URL('./database-worker.js', import.meta.url), { workerData: start });
  const file = JSON.stringify(new URL('./database-worker.ts', import.meta.url).href);
  const code = `import(${JSON.stringify(typescriptLoader)}).then((tsx) => tsx.tsImport(${file}, ${file}))`;
  return new Worker(code, { eval: true, workerData: start });
}
