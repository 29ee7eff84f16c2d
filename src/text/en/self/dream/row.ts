/** One image of the dream lexicon as it is written down: what finds it in a dream, and what is said of it. */
import type { DreamEntry, DreamKind } from '#traditions/dream/lexicon.ts';
import type { DreamSymbolWords } from '#practice/tools/dream-interpretation.ts';

export type DreamRow = DreamEntry & DreamSymbolWords;

/** Forms are written with bars between. English plurals are found by themselves. */
export function image(
  id: string,
  kind: DreamKind,
  forms: readonly [en: string, th: string],
  name: string,
  reflective: string,
  folk: string | null = null,
): DreamRow {
  const listOf = (text: string): readonly string[] => (text === '' ? [] : text.split('|'));
  return { id, kind, forms: { en: listOf(forms[0]), th: listOf(forms[1]) }, name, reflective, folk };
}
