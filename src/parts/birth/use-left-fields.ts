import { useState } from 'react';

/** Which fields were left once: what is wrong in them may be said. */
export function useLeftFields<Field extends string>() {
  const [left, setLeft] = useState<ReadonlySet<Field>>(new Set());
  return {
    left,
    leave: (field: Field, to: EventTarget | null) => {
      // On the way to a button nothing may move: a press that began on it must end on it.
      if (to instanceof HTMLButtonElement) return;
      setLeft((was) => new Set([...was, field]));
    },
  };
}
