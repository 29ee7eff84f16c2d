/** Points made of the facts a sheet really holds. */
import type { Fact } from '#facts/fact.ts';
import { factsById } from '#facts/fact-sheet.ts';
import type { FactSheet } from '#facts/fact-sheet.ts';
import type { FactId } from '#facts/fact-id.ts';
import type { TraditionPoint } from '../tradition.ts';

export type PointDraft = {
  readonly key: string;
  /** Up to four; the first must be on the sheet, the others are cited where they are. */
  readonly facts: readonly string[];
  readonly move: TraditionPoint['move'];
  readonly weight: number;
  readonly topics: TraditionPoint['topics'];
  readonly isFrame?: true;
};

export type FactBook = {
  /** The one word of a fact; null when it is absent, open, or does not survive the doubt. */
  readonly word: (id: string) => string | null;
  readonly words: (id: string) => readonly string[];
  readonly count: (id: string) => number | null;
  readonly isOn: (id: string) => boolean;
  readonly has: (id: string) => boolean;
  /** The point of a draft, or none when what it is about is not on the sheet. */
  readonly point: (draft: PointDraft) => readonly TraditionPoint[];
};

export function factBook(sheet: FactSheet): FactBook {
  const facts = factsById(sheet);
  const find = (id: string): Fact | null => {
    const found = facts.get(id as FactId);
    return found === undefined || found.survives === 'no' ? null : found;
  };
  const valueOf = (id: string): Fact['value'] | null => find(id)?.value ?? null;
  const word = (id: string): string | null => {
    const value = valueOf(id);
    return value?.type === 'id' ? value.id : null;
  };
  return {
    word,
    words: (id) => {
      const value = valueOf(id);
      if (value?.type === 'ids' || value?.type === 'either') return value.ids;
      return value?.type === 'id' ? [value.id] : [];
    },
    count: (id) => {
      const value = valueOf(id);
      return value?.type === 'count' ? value.n : null;
    },
    isOn: (id) => {
      const value = valueOf(id);
      return value?.type === 'flag' && value.on;
    },
    has: (id) => find(id) !== null,
    point: ({ facts: wanted, weight, ...draft }) => {
      const [first, ...rest] = wanted;
      if (first === undefined || find(first) === null) return [];
      const others = [...new Set(rest)].filter((id) => id !== first && find(id) !== null).slice(0, 3);
      return [
        {
          ...draft,
          weight: Math.max(0, Math.min(20, weight)),
          facts: [first as FactId, ...(others as FactId[])],
        },
      ];
    },
  };
}
