import { useState } from 'react';

/**
 * A stored value as it was just changed: what was chosen is shown at once, and what is stored as soon as that has changed.
 * `null` gives the choice up again, when it could not be kept.
 */
export function useHeld<Value>(stored: Value): readonly [Value, (next: Value | null) => void] {
  const key = JSON.stringify(stored);
  const [held, setHeld] = useState<{ readonly over: string; readonly value: Value } | null>(null);
  const value = held !== null && held.over === key ? held.value : stored;
  return [value, (next) => setHeld(next === null ? null : { over: key, value: next })];
}
