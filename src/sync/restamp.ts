/**
 * Stamping again what a clock that ran ahead had stamped.
 *
 * The server refuses stamps too far ahead of its own clock and closes the generation they came in, so nothing of them is
 * ever taken later. What it can have taken before lies at or below `floorMs`; the new stamps lie above that, in the
 * order of the old ones, so that the newest edit of a field stays the newest.
 */
import type { Row } from '#contract/join.ts';
import { rowStamps, shortestRow } from '#contract/join.ts';
import { stampMs, stampOf } from '#contract/stamps.ts';
import type { Stamp } from '#contract/stamps.ts';

/**
 * The row with every stamp above `floorMs` (milliseconds since 1970) moved to `floorMs + 1` and on; null when it has
 * none. Only stamps of one row are ever compared, so each row begins anew: a thousand rows need no thousand milliseconds.
 */
export function restamped(row: Row, floorMs: number, device: string): Row | null {
  const early = rowStamps(row)
    .filter((stamp) => stampMs(stamp) > floorMs)
    .toSorted();
  if (early.length === 0) return null;
  const fresh = new Map(early.map((stamp, at) => [stamp, stampOf(floorMs + 1 + at, device)]));
  const now = (stamp: Stamp): Stamp => fresh.get(stamp) ?? stamp;
  const { t, d, x } = row;
  if (x === undefined) return { t: now(t), d };
  return shortestRow({
    t: now(t),
    d,
    x: Object.fromEntries(Object.entries(x).map(([name, stamp]) => [name, now(stamp)])),
  });
}
