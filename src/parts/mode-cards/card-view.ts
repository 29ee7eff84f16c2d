/** A sheet as a card asks it: values by fact id, with their names in English and in the script of the tradition. */
import { factsById } from '#facts/fact-sheet.ts';
import type { FactSheet } from '#facts/fact-sheet.ts';
import type { Fact, Json } from '#facts/fact.ts';
import type { TraditionWords } from '#companion/testimony/tradition-words.ts';
import { uiModeCard as t } from '#text/en/ui-mode-card.ts';
import type { TableRow } from './mode-card.ts';

export type ValueName = { readonly id: string; readonly en: string; readonly own: string | null };

export type CardView = {
  readonly sheet: FactSheet;
  readonly fact: (id: string) => Fact | undefined;
  readonly has: (id: string) => boolean;
  /** The ids of a fact's value: one, several, or those left open; empty when the sheet has no such fact. */
  readonly ids: (id: string) => readonly string[];
  /** The first id of a fact's value. */
  readonly id: (id: string) => string | null;
  readonly count: (id: string) => number | null;
  readonly deg: (id: string) => number | null;
  readonly isOn: (id: string) => boolean;
  /** Instants of a fact, ISO in UTC. */
  readonly at: (id: string) => readonly string[];
  /** Whether two or more answers are left open. */
  readonly isOpen: (id: string) => boolean;
  readonly names: (id: string) => readonly ValueName[];
  /** The English name or names: "Water", "Mars or Venus", "Mars, Venus"; null when the sheet has no such fact. */
  readonly name: (id: string) => string | null;
  /** The same in the script of the tradition; null where there is none. */
  readonly own: (id: string) => string | null;
  /** A value of the derivation. */
  readonly value: (id: string, name: string) => Json | undefined;
  /** Title and detail of a fact as a row of the table twin; none when the sheet lacks it. */
  readonly row: (id: string) => readonly TableRow[];
};

export function cardView(sheet: FactSheet, words: TraditionWords): CardView {
  const facts: ReadonlyMap<string, Fact> = factsById(sheet);
  const fact = (id: string): Fact | undefined => facts.get(id);
  const ids = (id: string): readonly string[] => idsOf(fact(id));
  const names = (id: string): readonly ValueName[] => {
    const found = fact(id);
    return found === undefined ? [] : namesOf(found, words);
  };
  const isOpen = (id: string): boolean => fact(id)?.value.type === 'either';
  const join = (list: readonly string[], id: string): string | null => joined(list, isOpen(id));
  return {
    sheet,
    fact,
    has: (id) => facts.has(id),
    ids,
    id: (id) => ids(id)[0] ?? null,
    count: (id) => {
      const value = fact(id)?.value;
      return value?.type === 'count' || value?.type === 'ratio' ? value.n : null;
    },
    deg: (id) => {
      const value = fact(id)?.value;
      return value?.type === 'degrees' ? value.deg : null;
    },
    isOn: (id) => {
      const value = fact(id)?.value;
      return value?.type === 'flag' && value.on;
    },
    at: (id) => {
      const value = fact(id)?.value;
      if (value?.type === 'instant') return [value.at];
      return value?.type === 'instants' ? value.at : [];
    },
    isOpen,
    names,
    name: (id) =>
      join(
        names(id).map(({ en }) => en),
        id,
      ),
    own: (id) =>
      join(
        names(id).flatMap(({ own }) => (own === null ? [] : [own])),
        id,
      ),
    value: (id, name) => fact(id)?.derivation.values?.[name],
    row: (id) => {
      const found = fact(id);
      if (found === undefined) return [];
      const { title, detail } = words.fact(found, sheet);
      return [{ head: title, cells: detail === '' ? [] : [detail] }];
    },
  };
}

/** "Mars, Venus", or "Mars or Venus" where only one of them holds; null for none. */
export function joined(list: readonly string[], isOpen: boolean): string | null {
  return list.length === 0 ? null : list.reduce((a, b) => (isOpen ? t.or(a, b) : t.and(a, b)));
}

function idsOf(fact: Fact | undefined): readonly string[] {
  if (fact === undefined) return [];
  const { value } = fact;
  if (value.type === 'id') return [value.id];
  return value.type === 'ids' || value.type === 'either' ? value.ids : [];
}

/** The names of a value; its ids where the words know none, so that nothing is left blank. */
function namesOf(fact: Fact, words: TraditionWords): readonly ValueName[] {
  const known = words.names(fact);
  return known.length > 0 ? known : idsOf(fact).map((id) => ({ id, en: id.replaceAll('-', ' '), own: null }));
}
