/** Where chance comes from: `count` bytes, each 0–255 and equally likely. */
export type RandomBytes = (count: number) => Uint8Array;

/** A repeatable source for tests. The same seed gives the same bytes; it is no secret and must not make ids people keep. */
export function createTestRandom(seed: number): RandomBytes {
  let state = seed >>> 0;
  const nextByte = (): number => {
    state = (Math.imul(state, 1664525) + 1013904223) >>> 0;
    // The low bits of such a generator repeat quickly; the top eight do not.
    return state >>> 24;
  };
  return (count) => Uint8Array.from({ length: count }, nextByte);
}
