/** Only one tab, or the service worker, refreshes at a time: the second would use a refresh token that is spent. */

export type Locks = Pick<LockManager, 'request'>;

export const REFRESH_LOCK = 'auth-refresh';

/** Runs `work` once nobody else refreshes. */
export async function withRefreshLock<Value>(
  locks: Locks | null,
  work: () => Promise<Value>,
): Promise<Value> {
  if (locks === null) return work();
  const held = await locks.request(REFRESH_LOCK, {}, async () => ({ value: await work() }));
  return held.value;
}
