/** Web Locks of one browser, in memory: named, in the order of asking, with `ifAvailable` and `signal`. */

type Work = (lock: object | null) => Promise<unknown>;
type Waiting = { readonly start: () => void };

export type FakeLocks = Pick<LockManager, 'request'> & {
  /** Names that are held now. */
  readonly held: () => readonly string[];
};

export function createFakeLocks(): FakeLocks {
  const queues = new Map<string, Waiting[]>();

  const run = async (name: string, work: Work): Promise<unknown> => {
    try {
      return await work({ name });
    } finally {
      const next = queues.get(name)?.shift();
      if (next === undefined) queues.delete(name);
      else next.start();
    }
  };

  const request = (name: string, ...rest: readonly unknown[]): Promise<unknown> => {
    const work = rest.at(-1) as Work;
    const options = (rest.length > 1 ? rest[0] : {}) as { ifAvailable?: boolean; signal?: AbortSignal };
    const queue = queues.get(name);
    if (queue === undefined) {
      queues.set(name, []);
      return run(name, work);
    }
    if (options.ifAvailable === true) return work(null);
    return new Promise((resolve, reject) => {
      const waiting = { start: () => resolve(run(name, work)) };
      queue.push(waiting);
      options.signal?.addEventListener('abort', () => {
        const at = queue.indexOf(waiting);
        if (at < 0) return;
        queue.splice(at, 1);
        reject(options.signal?.reason);
      });
    });
  };

  return { request, held: () => [...queues.keys()] };
}
