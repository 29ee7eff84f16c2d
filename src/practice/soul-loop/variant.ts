/**
 * Which of several ready wordings a day gets: the same on reopening, another tomorrow.
 *
 * FNV-1a over UTF-16 units, 32 bits, with the mixing step of MurmurHash3 at the end: without it, days that follow one
 * another would differ in too few bits. Wording only; nothing that is shown as insight hangs on it.
 */
export function hash32(text: string): number {
  let hash = 0x811c9dc5;
  for (let i = 0; i < text.length; i += 1) hash = Math.imul(hash ^ text.charCodeAt(i), 0x01000193);
  hash = Math.imul(hash ^ (hash >>> 16), 0x85ebca6b);
  hash = Math.imul(hash ^ (hash >>> 13), 0xc2b2ae35);
  return (hash ^ (hash >>> 16)) >>> 0;
}

/**
 * The numbers of the choices within one run. Each was picked so that the worked examples of the design come out as
 * they were written; any other set would serve as well.
 */
export const choice = { mirror: 121, insight: 92, question: 159, sky: 14 } as const;

/** A whole number in [0, count) for a local date (`YYYY-MM-DD`), a pattern and the number of a choice. */
export function variantOf(date: string, pattern: string, n: number, count: number): number {
  return hash32(`${date} ${pattern} ${String(n)}`) % count;
}
