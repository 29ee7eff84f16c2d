/** Words of a mode made of its ids alone: what a card is drawn with where its names are not the point. */
import type { TraditionWords } from '#companion/testimony/tradition-words.ts';
import type { Fact } from '#facts/fact.ts';
import type { TraditionMode } from '#traditions/tradition.ts';

/** `old-yin` → "Old yin". */
export const plainName = (id: string): string =>
  id.charAt(0).toUpperCase() + id.slice(1).replaceAll('-', ' ');

function idsOf({ value }: Fact): readonly string[] {
  if (value.type === 'id') return [value.id];
  return value.type === 'ids' || value.type === 'either' ? value.ids : [];
}

export function plainWords(mode: TraditionMode): TraditionWords {
  return {
    mode,
    tell: () => [],
    opens: [],
    returns: [],
    limits: [],
    fact: (fact) => ({
      title: plainName(fact.id.split('.').slice(1).join(' ')),
      detail: idsOf(fact).map(plainName).join(', ') || ('n' in fact.value ? String(fact.value.n) : ''),
    }),
    pointTitle: plainName,
    methods: {},
    sources: {},
    caveats: {},
    names: (fact) => idsOf(fact).map((id) => ({ id, en: plainName(id), own: null })),
  };
}
