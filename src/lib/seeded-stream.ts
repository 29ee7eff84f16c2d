import { assert, present } from './assert.ts';

/**
 * A deterministic stream of choices from a seed, for wording alone: which of several true sentences is said.
 *
 * sfc32 (Chris Doty-Humphrey, PractRand), seeded with 128 bits. The same seed gives the same stream on every
 * platform. Nothing that is shown as insight may come from it; casts and draws have their own committed engine.
 */
export type SeededStream = {
  /** A whole number in [0, 2³²). */
  readonly next: () => number;
  /** A whole number in [0, n), unbiased by rejection; `n` from 1 to 2³². */
  readonly below: (n: number) => number;
};

/** Opens the stream of `seedHex`, at least 32 hex digits; the first 32 are used. Throws on anything else. */
export function seededStream(seedHex: string): SeededStream {
  assert(/^[0-9a-f]{32}/.test(seedHex), 'a seed has at least 32 lower-case hex digits', { seedHex });
  let a = Number.parseInt(seedHex.slice(0, 8), 16) | 0;
  let b = Number.parseInt(seedHex.slice(8, 16), 16) | 0;
  let c = Number.parseInt(seedHex.slice(16, 24), 16) | 0;
  let d = Number.parseInt(seedHex.slice(24, 32), 16) | 0;
  const next = (): number => {
    const t = (((a + b) | 0) + d) | 0;
    d = (d + 1) | 0;
    a = b ^ (b >>> 9);
    b = (c + (c << 3)) | 0;
    c = (((c << 21) | (c >>> 11)) + t) | 0;
    return t >>> 0;
  };
  for (let warm = 0; warm < 12; warm += 1) next();
  const below = (n: number): number => {
    assert(Number.isInteger(n) && n >= 1 && n <= 2 ** 32, 'a choice needs at least one option', { n });
    const limit = 2 ** 32 - (2 ** 32 % n);
    let value = next();
    while (value >= limit) value = next();
    return value % n;
  };
  return { next, below };
}

/** A copy of `items` in an order drawn from the stream (Fisher and Yates). */
export function shuffled<T>(items: readonly T[], stream: SeededStream): T[] {
  const out = [...items];
  for (let i = out.length - 1; i > 0; i -= 1) {
    const j = stream.below(i + 1);
    const held = present(out[i], 'item');
    out[i] = present(out[j], 'item');
    out[j] = held;
  }
  return out;
}
