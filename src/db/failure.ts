/** What can go wrong between us and the disk, told apart by name, never by the words of a message. */

export type DbFailure = {
  /**
   * - `quota`: no room; nothing of the write was kept in the database
   * - `closed`: the database was closed and did not come back; a retry later may work
   * - `blocked`: another open tab holds an older version and must be closed or reloaded
   * - `unknown`: anything else; `name` is for the diagnostics report
   */
  readonly type: 'quota' | 'closed' | 'blocked' | 'unknown';
  readonly name: string;
};

/** The database is waiting for another tab. Our own: IndexedDB only fires an event. */
export class BlockedError extends Error {
  override name = 'BlockedError';
}

/**
 * Sorts anything that Dexie or IndexedDB threw. A full disk hides in several places: thrown as it is, inside the
 * AbortError of the transaction it ended, or among the failures of a bulk write.
 */
export function dbFailure(error: unknown): DbFailure {
  const names = errorNames(error, 0);
  const name = names[0] ?? 'UnknownError';
  if (names.includes('QuotaExceededError')) return { type: 'quota', name };
  if (names.includes('BlockedError')) return { type: 'blocked', name };
  if (names.includes('DatabaseClosedError') || names.includes('InvalidStateError'))
    return { type: 'closed', name };
  return { type: 'unknown', name };
}

/** Whether opening the database again may help: it was closed, or its server process was lost (iOS in the background). */
export function mayReopen(error: unknown): boolean {
  return dbFailure(error).type === 'closed' || errorNames(error, 0).includes('UnknownError');
}

function errorNames(error: unknown, depth: number): readonly string[] {
  if (typeof error !== 'object' || error === null || depth > 4) return [];
  const { name, inner, cause, failures } = error as {
    name?: unknown;
    inner?: unknown;
    cause?: unknown;
    failures?: unknown;
  };
  return [
    ...(typeof name === 'string' ? [name] : []),
    ...errorNames(inner, depth + 1),
    ...errorNames(cause, depth + 1),
    ...(Array.isArray(failures) ? failures.slice(0, 3).flatMap((one) => errorNames(one, depth + 1)) : []),
  ];
}
