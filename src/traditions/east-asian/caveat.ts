/** Caveats of the family: a limit that holds is a fact of its own. */
import type { Fact, Json } from '#facts/fact.ts';
import { derived, fact, flagValue } from '../values.ts';

/** A caveat that holds, as its fact. */
export function caveatWhen(
  holds: boolean,
  name: string,
  values?: { readonly [name: string]: Json },
): readonly Fact[] {
  const id = `caveat.${name}`;
  return holds
    ? [fact(id, flagValue(true), `label.${id}`, derived('limit-of-inputs', [], 'source.inputs', values))]
    : [];
}
