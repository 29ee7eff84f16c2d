/** Where the time comes from. Everything that needs the time is given one of these; nothing reads the machine's own. */
export type Clock = {
  /** Milliseconds since 1970-01-01T00:00Z, whole. */
  readonly now: () => number;
};

/** A clock over a source of milliseconds, for example `createClock(() => Date.now())` in the composition root. */
export function createClock(readMs: () => number): Clock {
  return { now: () => Math.floor(readMs()) };
}

export type TestClock = Clock & {
  /** Moves the clock by `ms`, which may be negative: real clocks are set back too. */
  readonly advance: (ms: number) => void;
  readonly set: (ms: number) => void;
};

/** A clock that stands still until a test moves it. */
export function createTestClock(startMs: number): TestClock {
  let ms = startMs;
  return {
    now: () => ms,
    advance: (byMs) => {
      ms += byMs;
    },
    set: (toMs) => {
      ms = toMs;
    },
  };
}
