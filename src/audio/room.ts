/** Which audio gives way. Pure; only audio is ever asked. */

export type Held = { readonly address: string; readonly bytes: number; readonly usedAt: number };

/** Least recently used first; among those used at once, the larger one gives way first. */
export function leastRecentFirst<Item extends Held>(items: readonly Item[]): Item[] {
  return items.toSorted(
    (a, b) => a.usedAt - b.usedAt || b.bytes - a.bytes || (a.address < b.address ? -1 : 1),
  );
}

/**
 * What must go so that `needed` more bytes fit into `budget`: the least recently used, and no more than needed. `staying` is the
 * address the room is made for, which counts as used. Null where it does not fit with everything else gone.
 */
export function whatGivesWay(
  items: readonly Held[],
  {
    budget,
    needed,
    staying,
  }: { readonly budget: number; readonly needed: number; readonly staying: string | null },
): readonly string[] | null {
  let over = items.reduce((sum, { bytes }) => sum + bytes, 0) + needed - budget;
  const going: string[] = [];
  for (const { address, bytes } of leastRecentFirst(items)) {
    if (over <= 0) break;
    if (address === staying || bytes === 0) continue;
    going.push(address);
    over -= bytes;
  }
  return over <= 0 ? going : null;
}
