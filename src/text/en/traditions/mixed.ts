/** The words of mode `mixed`: those of each tradition that stands beside the western chart, told apart by the first part of an id. */
import type { TraditionWords } from '#companion/testimony/tradition-words.ts';

/** Families of facts and of points, by mode. */
const FAMILIES: Readonly<Record<string, readonly string[]>> = {
  'thai-taksa': ['thai', 'taksa'],
  'chinese-bazi': ['bazi'],
  vedic: ['vedic'],
  pythagorean: ['numerology', 'pythagorean'],
  'thai-almanac': ['almanac'],
};

/** Modes whose facts may stand on a mixed sheet. */
export const mixedModes: readonly string[] = Object.keys(FAMILIES);

/** What the western chart says keeps the western words: for it there is no title here. */
export function mixedWords(all: readonly TraditionWords[]): TraditionWords {
  const beside = (id: string): TraditionWords | undefined => {
    const family = id.slice(0, id.search(/[.:]/u));
    return all.find(({ mode }) => FAMILIES[mode]?.includes(family) === true);
  };
  return {
    mode: 'mixed',
    beside,
    tell: () => [],
    opens: [],
    returns: [],
    limits: [],
    fact: () => ({ title: '', detail: '' }),
    pointTitle: (key) => beside(key)?.pointTitle(key) ?? '',
    methods: {},
    sources: {},
    // A limit is the same limit whoever found it.
    caveats: Object.assign({}, ...all.map(({ caveats }) => caveats)) as TraditionWords['caveats'],
    names: (fact) => beside(fact.id)?.names(fact) ?? [],
  };
}
