/** An invariant of our own broke: the message says which, the values say how. Never used for a person's input. */
export class AssertionFailure extends Error {
  override name = 'AssertionFailure';
}

/** Throws `AssertionFailure` unless `condition` holds. For what cannot happen, not for what a person may type. */
export function assert(
  condition: unknown,
  message: string,
  values?: Readonly<Record<string, unknown>>,
): asserts condition {
  if (condition) return;
  throw new AssertionFailure(values === undefined ? message : `${message} ${JSON.stringify(values)}`);
}

/** The value, or an `AssertionFailure` that names what was missing. */
export function present<T>(value: T | null | undefined, what: string): T {
  // The message is put together only when it is needed: this stands in loops that run a million times.
  if (value === null || value === undefined) throw new AssertionFailure(`missing: ${what}`);
  return value;
}

/** Makes the compiler check that a switch covers every case. */
export function unreachable(value: never): never {
  throw new AssertionFailure(`unreachable case: ${JSON.stringify(value)}`);
}
