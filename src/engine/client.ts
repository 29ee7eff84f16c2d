/** The typed door to the compute worker: one worker a page, started at first use, answers matched by number. */
import type { EngineCall, EngineCalls, EngineReply, EngineRequest, EngineWithdrawal } from './protocol.ts';

/** The part of a Worker that the client needs; a test gives its own. */
export type EngineWorker = {
  postMessage(message: EngineRequest | EngineWithdrawal): void;
  addEventListener(type: 'message', listener: (event: { readonly data: EngineReply }) => void): void;
  addEventListener(type: 'error', listener: (event: { readonly message?: string }) => void): void;
  terminate(): void;
};

export type Engine = {
  /**
   * Asks the worker. Rejects with an `AbortError` when `signal` fires first: the worker then does not begin with it, or
   * its answer is dropped. Rejects with the worker's message when the computation fails, which is a defect and not a person's mistake.
   */
  readonly ask: <K extends EngineCall>(
    call: K,
    input: EngineCalls[K]['in'],
    signal?: AbortSignal,
  ) => Promise<EngineCalls[K]['out']>;
  readonly close: () => void;
};

type Waiting = { readonly resolve: (output: never) => void; readonly reject: (reason: Error) => void };

function startWorker(): EngineWorker {
  return new Worker(new URL('./engine.worker.ts', import.meta.url), {
    type: 'module',
    name: 'soulstice-engine',
  });
}

/** Makes a client. The worker starts with the first question and starts anew after a crash. */
export function createEngine(start: () => EngineWorker = startWorker): Engine {
  let worker: EngineWorker | null = null;
  let lastId = 0;
  const waiting = new Map<number, Waiting>();

  function running(): EngineWorker {
    if (worker !== null) return worker;
    const made = start();
    made.addEventListener('message', ({ data }) => {
      const one = waiting.get(data.id);
      waiting.delete(data.id);
      if (one === undefined) return;
      if (data.ok) one.resolve(data.output as never);
      else one.reject(new Error(data.message));
    });
    made.addEventListener('error', ({ message }) => {
      worker = null;
      made.terminate();
      const lost = [...waiting.values()];
      waiting.clear();
      for (const one of lost) one.reject(new Error(message ?? 'the compute worker stopped'));
    });
    worker = made;
    return made;
  }

  return {
    ask: (call, input, signal) =>
      new Promise((resolve, reject) => {
        if (signal?.aborted === true) {
          reject(abortError());
          return;
        }
        lastId += 1;
        const id = lastId;
        waiting.set(id, { resolve, reject });
        signal?.addEventListener(
          'abort',
          () => {
            if (!waiting.delete(id)) return;
            worker?.postMessage({ id, withdraw: true });
            reject(abortError());
          },
          { once: true },
        );
        running().postMessage({ id, call, input } as EngineRequest);
      }),
    close: () => {
      worker?.terminate();
      worker = null;
      for (const one of waiting.values()) one.reject(abortError());
      waiting.clear();
    },
  };
}

function abortError(): Error {
  return new DOMException('The question was withdrawn.', 'AbortError');
}
