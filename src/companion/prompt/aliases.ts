/**
 * Short names of facts in one prompt. They mean nothing outside of it and have gaps between them, so a name that was
 * copied from elsewhere or imagined stands, most likely, for no fact.
 */
import type { FactId } from '#facts/fact-id.ts';
import { seededStream, shuffled } from '#lib/seeded-stream.ts';

export type Aliases = {
  /** The alias of a fact, given on first asking. */
  readonly of: (id: FactId) => string;
  readonly factOf: (alias: string) => FactId | null;
};

/** `seed` has at least 32 hex digits. Up to 900 facts; more is a broken invariant. */
export function createAliases(seed: string): Aliases {
  const free = shuffled(
    Array.from({ length: 900 }, (_, n) => `f${100 + n}`),
    seededStream(seed),
  );
  const byFact = new Map<FactId, string>();
  const byAlias = new Map<string, FactId>();
  return {
    of: (id) => {
      const known = byFact.get(id);
      if (known !== undefined) return known;
      const alias = free.pop();
      if (alias === undefined) throw new RangeError('a prompt holds at most 900 facts');
      byFact.set(id, alias);
      byAlias.set(alias, id);
      return alias;
    },
    factOf: (alias) => byAlias.get(alias) ?? null,
  };
}
