/** Reads the values of a sheet by id. */
import type { Fact } from '#facts/fact.ts';
import type { FactSheet } from '#facts/fact-sheet.ts';

export type SheetIndex = {
  readonly has: (id: string) => boolean;
  readonly fact: (id: string) => Fact | null;
  readonly under: (prefix: string) => readonly Fact[];
};

export function sheetIndex({ facts }: Pick<FactSheet, 'facts'>): SheetIndex {
  const byId = new Map<string, Fact>(facts.map((fact) => [fact.id, fact]));
  return {
    has: (id) => byId.has(id),
    fact: (id) => byId.get(id) ?? null,
    under: (prefix) => facts.filter(({ id }) => id.startsWith(prefix)),
  };
}

/** The one id of a fact; null when it is absent or open. */
export function idOf(index: SheetIndex, id: string): string | null {
  const value = index.fact(id)?.value;
  return value?.type === 'id' ? value.id : null;
}

/** The one count of a fact; null when it is absent or open. */
export function countOf(index: SheetIndex, id: string): number | null {
  const value = index.fact(id)?.value;
  return value?.type === 'count' ? value.n : null;
}

/** The ids of a list; empty when it is absent. */
export function idsOf(index: SheetIndex, id: string): readonly string[] {
  const value = index.fact(id)?.value;
  return value?.type === 'ids' ? value.ids : [];
}

/** Whether a flag is there and on. */
export function isOn(index: SheetIndex, id: string): boolean {
  const value = index.fact(id)?.value;
  return value?.type === 'flag' && value.on;
}
