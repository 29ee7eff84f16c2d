import { useEffect, useState } from 'react';
import type { TraditionWords } from '#companion/testimony/tradition-words.ts';
import type { SheetRef } from '#contract/stored-reading.ts';
import type { FactSheet } from '#facts/fact-sheet.ts';
import type { Fact } from '#facts/fact.ts';
import type { OfTradition } from '#text/en/fact-words.ts';

type Known = { readonly mode: string; readonly words: TraditionWords | null };
let last: Known | null = null;

/** The words of a sheet's mode, where it is told by a tradition. Fetched when they are first wanted. */
export async function traditionWordsOf(mode: string): Promise<TraditionWords | null> {
  const { loadTraditionWords } = await import('#text/en/traditions/load-words.ts');
  return loadTraditionWords(mode);
}

/** The same for a part of a screen; null for a mode without words, and when they cannot be fetched; undefined meanwhile. */
export function useTraditionWords(mode: string): TraditionWords | null | undefined {
  const [known, setKnown] = useState(last);
  useEffect(() => {
    if (known?.mode === mode) return undefined;
    let left = false;
    const show = (words: TraditionWords | null) => {
      last = { mode, words };
      if (!left) setKnown(last);
    };
    traditionWordsOf(mode).then(show, () => show(null));
    return () => {
      left = true;
    };
  }, [known, mode]);
  return known?.mode === mode ? known.words : undefined;
}

/** What `factView` tells facts of a kept sheet with, as far as they are kept; nothing for a sheet without words of its own. */
export function toldIn(
  words: TraditionWords | null | undefined,
  sheet: SheetRef,
  facts: readonly Fact[],
): { readonly tradition?: OfTradition } {
  if (words === null || words === undefined) return {};
  const kept: FactSheet = {
    ...sheet,
    facts,
    missing: [],
    complete: [],
    caveats: [],
    confidence: 'high',
    sources: [],
  };
  return { tradition: { words, sheet: kept } };
}
