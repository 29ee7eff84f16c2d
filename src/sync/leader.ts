/** One tab, or the service worker, at a time: by a Web Lock that ends with whoever holds it. */

export type Locks = Pick<LockManager, 'request'>;

export type Led<Value> = { readonly type: 'led'; readonly value: Value } | { readonly type: 'elsewhere' };

/** Names of the locks of an account. */
export const lockNames = {
  round: (account: string) => `sync:${account}`,
  pokes: (account: string) => `sync-pokes:${account}`,
  blobs: (account: string) => `sync-blobs:${account}`,
} as const;

/**
 * Runs `work` while holding the lock, or answers `elsewhere` at once when somebody else holds it. Without locks (a page
 * that is not served securely) everybody works: twice the same changes nothing.
 */
export async function lead<Value>(
  locks: Locks | null,
  name: string,
  work: () => Promise<Value>,
): Promise<Led<Value>> {
  if (locks === null) return { type: 'led', value: await work() };
  return locks.request(name, { ifAvailable: true }, async (lock): Promise<Led<Value>> => {
    return lock === null ? { type: 'elsewhere' } : { type: 'led', value: await work() };
  });
}

/**
 * Waits for the lock and runs `work` while holding it. Resolves without having run it when the signal is aborted first.
 */
export async function takeOver(
  locks: Locks | null,
  name: string,
  signal: AbortSignal,
  work: () => Promise<void>,
): Promise<void> {
  if (signal.aborted) return;
  if (locks === null) return work();
  try {
    await locks.request(name, { signal }, work);
  } catch (error) {
    if (!signal.aborted) throw error;
  }
}
