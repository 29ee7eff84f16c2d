/** Chance that repeats with its seed. What several loops draw from it still depends on which of them asks first. */
export type Chance = {
  /** From 0 up to, not including, 1. */
  readonly next: () => number;
  /** A whole number from `low` to `high`. */
  readonly whole: (low: number, high: number) => number;
  readonly pick: <Item>(items: readonly Item[]) => Item;
  /** Another source, with a seed of its own taken from this one. */
  readonly split: () => Chance;
};

/** Mulberry32: 32 bits of state, public domain, good enough to spread faults. */
export function createChance(seed: number): Chance {
  let state = seed >>> 0;
  const next = (): number => {
    state = (state + 0x6d2b79f5) >>> 0;
    let mixed = Math.imul(state ^ (state >>> 15), state | 1);
    mixed ^= mixed + Math.imul(mixed ^ (mixed >>> 7), mixed | 61);
    return ((mixed ^ (mixed >>> 14)) >>> 0) / 2 ** 32;
  };
  const whole = (low: number, high: number): number => low + Math.floor(next() * (high - low + 1));
  return {
    next,
    whole,
    pick: <Item>(items: readonly Item[]): Item => {
      const item = items[whole(0, items.length - 1)];
      if (item === undefined) throw new Error('there is nothing to pick from');
      return item;
    },
    split: () => createChance(whole(0, 2 ** 32 - 1)),
  };
}
