/** A sheet as values are read off it: nothing that the birth time leaves open counts, but for what is known to be one of two. */
import type { FactId } from '#facts/fact-id.ts';
import { factsById } from '#facts/fact-sheet.ts';
import type { FactSheet } from '#facts/fact-sheet.ts';
import type { Fact, Json } from '#facts/fact.ts';

export type Reader = {
  readonly now: number;
  readonly fact: (id: string) => Fact | undefined;
  readonly word: (id: string) => string | null;
  readonly words: (id: string) => readonly string[];
  readonly isOn: (id: string) => boolean;
  /** Instants of a fact, UTC milliseconds. */
  readonly at: (id: string) => readonly number[];
  /** What stands beside the value of a fact: the signs, houses or turns of its instants. */
  readonly beside: (id: string, name: string) => Json | undefined;
  /** Those of the ids that are on the sheet. */
  readonly ids: (wanted: readonly string[]) => readonly FactId[];
};

export function readerOf(sheet: Pick<FactSheet, 'facts' | 'inputs'>): Reader {
  const facts = factsById(sheet);
  const fact = (id: string): Fact | undefined => {
    const found = facts.get(id as FactId);
    return found?.survives === 'no' && found.value.type !== 'either' ? undefined : found;
  };
  const { now } = sheet.inputs as { readonly now: string };
  return {
    now: Date.parse(now),
    fact,
    word: (id) => {
      const value = fact(id)?.value;
      return value?.type === 'id' ? value.id : null;
    },
    words: (id) => {
      const value = fact(id)?.value;
      return value?.type === 'id'
        ? [value.id]
        : value?.type === 'either' || value?.type === 'ids'
          ? value.ids
          : [];
    },
    isOn: (id) => {
      const value = fact(id)?.value;
      return value?.type === 'flag' && value.on;
    },
    at: (id) => {
      const value = fact(id)?.value;
      return value?.type === 'instants' ? value.at.map((one) => Date.parse(one)) : [];
    },
    beside: (id, name) => fact(id)?.derivation.values?.[name],
    ids: (wanted) => wanted.flatMap((id) => fact(id)?.id ?? []),
  };
}
