/** What a sheet is told to a model in: its facts in words, and what the tradition behind it says of itself. */
import { seenFact } from '#companion/prompt/fact-lines.ts';
import type { PromptTradition } from '#companion/prompt/prompt-input.ts';
import type { TraditionWords } from '#companion/testimony/tradition-words.ts';
import type { Fact } from '#facts/fact.ts';
import { factsById } from '#facts/fact-sheet.ts';
import type { FactSheet } from '#facts/fact-sheet.ts';
import { localDate } from '#lib/local-date.ts';
import type { UnixMs } from '#astro/time/instant.ts';
import { factView } from '#text/en/fact-words.ts';
import { mixedModes, mixedWords } from '#text/en/traditions/mixed.ts';

export type ModelVoice = {
  /** A fact in English. */
  readonly say: (fact: Fact) => string;
  /** Null for a sheet that is none of a tradition with words of its own. */
  readonly tradition: PromptTradition | null;
};

/** Limits of a tradition that go along. */
const LIMITS = 3;

/** `wordsOf` gives the words of a mode, where they are loaded. */
export function modelVoice(
  sheet: FactSheet,
  { now, zone }: { readonly now: UnixMs; readonly zone: string },
  wordsOf: (mode: string) => TraditionWords | undefined,
): ModelVoice {
  const own = wordsOf(sheet.mode);
  const words = own ?? (sheet.mode === 'mixed' ? besideWords(wordsOf) : undefined);
  const context = {
    zone,
    today: localDate(now, zone),
    facts: factsById(sheet),
    ...(words === undefined ? {} : { tradition: { words, sheet } }),
  };
  return {
    say: (fact) => {
      const { title, detail } = factView(seenFact(fact), context);
      return detail === '' ? title : `${title}: ${detail}`;
    },
    tradition: own === undefined ? null : ofTradition(sheet, own),
  };
}

const besideWords = (wordsOf: (mode: string) => TraditionWords | undefined): TraditionWords =>
  mixedWords(mixedModes.flatMap((mode) => wordsOf(mode) ?? []));

function ofTradition({ facts, confidence }: FactSheet, words: TraditionWords): PromptTradition {
  const own = facts.flatMap((fact): [string, string][] => {
    const names = words.names(fact).flatMap((name) => name.own ?? []);
    return names.length === 0 ? [] : [[fact.id, names.join(', ')]];
  });
  return { confidence, limits: words.limits.slice(0, LIMITS), own: Object.fromEntries(own) };
}
