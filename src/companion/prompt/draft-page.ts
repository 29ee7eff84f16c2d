/** The sentences of one draft: judged as they come, held back until they may be shown. */
import type { Fact } from '#facts/fact.ts';
import type { FactId } from '#facts/fact-id.ts';
import { factsById } from '#facts/fact-sheet.ts';
import type { FactSheet } from '#facts/fact-sheet.ts';
import type { Move, Sentence } from '#facts/reading.ts';
import type { Lint, LintFault } from './lint.ts';
import type { ParsedSentence } from './mark-parser.ts';
import type { Judge, Judged, PipelineEvent } from './pipeline-types.ts';

/** Sentences that are judged together before the first one is shown. */
const HELD_AT_FIRST = 2;
/** Sentences before the judged one that are read with it, so that "it" finds its body. */
const CONTEXT = 2;
const MAX_STRUCK = 1;

export type DraftItem = {
  readonly parsed: ParsedSentence;
  readonly judged: Judged;
  readonly sentence: Sentence;
  readonly truth: Fact | null;
  readonly faults: readonly LintFault[];
};

/** Why a draft may not be shown. */
export type WithdrawnWhy = 'contradicted' | 'unsafe' | 'crisis';

export type DraftPage = {
  /** Judges the next sentence; says why the draft may not be shown, if so. */
  readonly add: (parsed: ParsedSentence, sheet: FactSheet) => Promise<WithdrawnWhy | null>;
  /** What may be shown now; with `all`, everything. Nothing is given twice. */
  readonly release: (all: boolean) => readonly Extract<PipelineEvent, { type: 'sentence' }>[];
  /** Forgets what was not shown: words before a tool call. */
  readonly dropHeld: () => void;
  readonly items: () => readonly DraftItem[];
  readonly shown: () => number;
  /** Enough of what is claimed is cited. */
  readonly isCovered: () => boolean;
};

export function createDraftPage(judge: Judge, lint: Lint, mustCite: boolean): DraftPage {
  const items: DraftItem[] = [];
  let shown = 0;

  const isCovered = (): boolean => {
    const claims = items.filter(({ judged }) => judged.claims.length > 0);
    const marked = claims.filter(({ parsed }) => parsed.cites.length > 0).length;
    return (items.some(hasValidMark) || !mustCite) && marked * 2 >= claims.length;
  };

  return {
    isCovered,
    items: () => items,
    shown: () => shown,
    dropHeld: () => void items.splice(shown),
    add: async (parsed, sheet) => {
      const before = items.slice(-CONTEXT).map((item) => item.parsed);
      const judged = (await judge([...before, parsed], sheet)).at(-1) ?? unjudged(parsed);
      const facts = factsById(sheet);
      const truth = judged.truth === null ? null : (facts.get(judged.truth) ?? null);
      const previous = items.at(-1)?.parsed.text;
      const faults = lint(previous === undefined ? parsed.text : `${previous} ${parsed.text}`);
      items.push({ parsed, judged, truth, faults, sentence: sentenceOf(parsed, judged, items.length) });
      if (judged.crisis === true) return 'crisis';
      if (faults.some(({ kind }) => kind === 'safety')) return 'unsafe';
      return isWrong(items) ? 'contradicted' : null;
    },
    release: (all) => {
      if (!all && (items.length < HELD_AT_FIRST || !isCovered())) return [];
      const ready = items.slice(shown);
      shown = items.length;
      return ready.map(({ sentence, truth }) => ({ type: 'sentence', sentence, truth }));
    },
  };
}

/** A mark the model wrote and the verifier left: one on a sentence that has nothing to do with its fact counts for nothing. */
export function hasValidMark({ parsed, judged }: DraftItem): boolean {
  return parsed.cites.some((id) => judged.cites.includes(id));
}

/** Two contradicted sentences, or a wrong sign or card at the beginning. */
function isWrong(items: readonly DraftItem[]): boolean {
  const wrong = items.filter(({ judged }) => judged.verdict === 'contradicted');
  if (wrong.length > MAX_STRUCK) return true;
  return items
    .slice(0, HELD_AT_FIRST)
    .some(({ judged }) => judged.verdict === 'contradicted' && /\.(?:sign|card)$/.test(judged.truth ?? ''));
}

function unjudged(parsed: ParsedSentence): Judged {
  return { verdict: 'reflection', cites: parsed.cites, claims: [], truth: null };
}

function sentenceOf(parsed: ParsedSentence, judged: Judged, at: number): Sentence {
  const { text, opens } = parsed;
  return {
    text,
    cites: judged.cites,
    move: moveOf(text, judged.cites, at),
    verdict: judged.verdict,
    ...(judged.truth === null ? {} : { truth: judged.truth }),
    ...(opens && at > 0 ? { opens: true } : {}),
  };
}

/** What a sentence of a model does, as far as its marks and its place tell. */
function moveOf(text: string, cites: readonly FactId[], at: number): Move {
  if (cites.some((id) => id.startsWith('caveat.'))) return 'limit';
  if (cites.some((id) => /\.(?:exact|enter|leave)$/.test(id))) return 'timing';
  if (cites.length > 0) return 'observe';
  if (/\?["'”’]*$/u.test(text)) return 'askback';
  return at === 0 ? 'mirror' : 'resource';
}
