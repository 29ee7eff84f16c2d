/** A run as it is held between the first step and the last, and the entry that becomes of it. */
import type { BegunLoop, SoulDraft } from '#contract/soul-draft.ts';
import type { SoulEntryFields } from '#contract/soul-entry.ts';
import { isActionId } from './actions.ts';
import type { ActionId } from './actions.ts';
import { smallerAction } from './choose-action.ts';
import { finalInsight } from './final-insight.ts';
import { factsToMarks, marksToFacts } from './past-run.ts';
import type { QuoteRules } from './quote.ts';
import { entryOf, isHeavy, plainEntry } from './run-loop.ts';
import type { LoopInput, LoopRun } from './run-loop.ts';
import type { LoopWords } from './words.ts';

type Run = Extract<LoopRun, { readonly type: 'run' }>;

/** A run, with the first action offered and the facts it cites. `at` is when it was made. */
export function begunRun(run: Run, input: LoopInput, at: number, words: LoopWords): BegunLoop {
  const first = run.actions[0];
  const offered = first === undefined ? [] : [first];
  const cited = new Set<string>(run.insight.flatMap(({ cites }) => cites));
  const facts = (input.sheet?.facts ?? []).filter(({ id }) => cited.has(id));
  return {
    kind: 'run',
    at,
    lang: words.lang,
    heavy: isHeavy(run.safety),
    entry: { ...entryOf(run, input, offered, words), cited: facts as unknown as Cited },
    parts: run.insight.map(({ kind, text, cites, entry }) => ({ kind, text, cites: [...cites], entry })),
    quote: run.quote,
    declined: [...input.declined],
    actions: [...run.actions],
    offered,
    keptAs: null,
  };
}

type Cited = NonNullable<SoulEntryFields['entry']['cited']>;

/** What stands in place of a run for words that asked for the support card. `keptAs` is the entry they were kept as. */
export function begunSupport(
  input: Pick<LoopInput, 'text' | 'emotion'>,
  at: number,
  words: LoopWords,
  keptAs: string | null,
): BegunLoop {
  return {
    kind: 'support',
    at,
    lang: words.lang,
    heavy: false,
    entry: plainEntry(input.text, input.emotion),
    parts: [],
    quote: null,
    declined: [],
    actions: [],
    offered: [],
    keptAs,
  };
}

/** The action that counts: the last one offered. */
export function offeredAction(begun: BegunLoop): ActionId | null {
  return begun.offered.findLast(isActionId) ?? null;
}

/** Whether a smaller action can be offered. */
export function hasSmaller(begun: BegunLoop): boolean {
  return nextSmaller(begun) !== null;
}

/** The same with a smaller action; itself when there is none. */
export function withSmaller(begun: BegunLoop, words: LoopWords): BegunLoop {
  const action = nextSmaller(begun);
  if (action === null) return begun;
  const marks = factsToMarks(begun.entry.facts);
  const facts = begun.entry.facts.filter((id) => !id.startsWith('loop.'));
  return {
    ...begun,
    offered: [...begun.offered, action],
    entry: {
      ...begun.entry,
      microAction: words.actions[action].text,
      facts: [...facts, ...marksToFacts({ ...marks, action })],
    },
  };
}

function nextSmaller(begun: BegunLoop): ActionId | null {
  return smallerAction(begun.actions.filter(isActionId), begun.offered.filter(isActionId));
}

/** The last words as they stand now: whether the action was done, and the end of the reflection. */
export function closingWords(draft: SoulDraft, words: LoopWords, rules: QuoteRules): string {
  const { begun, done, reflection } = draft;
  if (begun === null) return '';
  if (begun.kind === 'support') return words.support.final;
  const action = offeredAction(begun);
  return finalInsight({ final: begun.entry.finalInsight, action, done, reflection }, words, rules);
}

/** The entry that a draft is kept as; null while its first step was not left. */
export function closedEntry(
  draft: SoulDraft,
  words: LoopWords,
  rules: QuoteRules,
): Omit<SoulEntryFields, 'createdAt' | 'deletedAt'> | null {
  const { begun, date, done, reflection } = draft;
  if (begun === null) return null;
  const entry =
    begun.kind === 'support'
      ? begun.entry
      : { ...begun.entry, finalInsight: closingWords(draft, words, rules) };
  return { date, entry, completed: done, reflection, helped: null };
}
