/** What is measured of every sync, ours and others, and how single runs become one number. */

export type SyncFigures = {
  /** Records a second of a first push and a first pull, and bytes on the socket a record, both ways together. */
  readonly pushPerS: number;
  readonly pushBytes: number;
  readonly pullPerS: number;
  readonly pullBytes: number;
  /** Changed records a second that a device fetches which has the rest. */
  readonly catchUpPerS: number;
  /** All conflicting edits together, and bytes an edit. */
  readonly conflictMs: number;
  readonly conflictBytes: number;
  readonly liveP50Ms: number;
  readonly liveP95Ms: number;
};

/** The median of each figure. */
export function medians(runs: readonly SyncFigures[]): SyncFigures {
  const first = runs[0];
  if (first === undefined) throw new Error('nothing was measured');
  const names = Object.keys(first) as (keyof SyncFigures)[];
  return Object.fromEntries(
    names.map((name) => [
      name,
      part(
        runs.map((run) => run[name]),
        0.5,
      ),
    ]),
  ) as SyncFigures;
}

/** Median and 95th percentile. */
export function spread(times: readonly number[]): Pick<SyncFigures, 'liveP50Ms' | 'liveP95Ms'> {
  return { liveP50Ms: part(times, 0.5), liveP95Ms: part(times, 0.95) };
}

export const perSecond = (count: number, seconds: number): number => count / seconds;

/** The value that a share of all does not exceed. */
export function part(values: readonly number[], share: number): number {
  const sorted = values.toSorted((a, b) => a - b);
  return sorted[Math.min(sorted.length - 1, Math.floor(sorted.length * share))] ?? 0;
}
