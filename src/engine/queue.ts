/**
 * The order of work inside the worker: one request after the other, each in a turn of its own, so that a withdrawal can
 * arrive in between and take a request out before it starts.
 */
export type Queue<Request extends { readonly id: number }> = {
  readonly add: (request: Request) => void;
  /** Takes a request out; what has started already runs to its end. */
  readonly withdraw: (id: number) => void;
};

/** `run` never rejects. `later` calls back in a later turn of the event loop, after messages that wait by then. */
export function createQueue<Request extends { readonly id: number }>(
  run: (request: Request) => Promise<void>,
  later: (task: () => void) => void,
): Queue<Request> {
  const waiting: Request[] = [];
  let planned = false;

  function plan(): void {
    if (planned || waiting.length === 0) return;
    planned = true;
    later(() => {
      planned = false;
      const next = waiting.shift();
      if (next === undefined) return;
      // Loading words takes a while; charts asked for meanwhile do not wait for it.
      void run(next);
      plan();
    });
  }

  return {
    add: (request) => {
      waiting.push(request);
      plan();
    },
    withdraw: (id) => {
      const at = waiting.findIndex((request) => request.id === id);
      if (at >= 0) waiting.splice(at, 1);
    },
  };
}

/** A later turn through a message channel: unlike a timer it is not slowed to four milliseconds. */
export function messageTurns(): (task: () => void) => void {
  const tasks: (() => void)[] = [];
  const { port1, port2 } = new MessageChannel();
  port1.addEventListener('message', () => tasks.shift()?.());
  port1.start();
  return (task) => {
    tasks.push(task);
    port2.postMessage(null);
  };
}
