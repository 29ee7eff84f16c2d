/** Taking a question to the chat: into its input, in mode mixed, and counted. */
import type { SoulEntry } from '#contract/soul-entry.ts';
import { countBuiltInUse, countPromptUse } from '#db/prompts.ts';
import { setSetting } from '#db/settings.ts';
import { useAttachToChat } from '#parts/chat/attach-to-chat.ts';
import { attachmentOf } from '#practice/prompts/attach.ts';
import type { Attachable } from '#practice/prompts/attach.ts';
import type { PromptCard } from '#practice/prompts/library.ts';
import { daysBetween } from '#practice/soul-loop/past-run.ts';
import { isPatternId } from '#practice/soul-loop/patterns.ts';
import { useLocalData } from '#store/db-context.tsx';
import { gapLines } from '#text/en/self/prompt-words.ts';
import type { uiPrompts } from '#text/en/ui-prompts.ts';

/** Days of Soul Loops that a question may draw on, and how many of a kind it names. */
const LATELY_DAYS = 30;
const NAMED = 3;

/** Names of patterns; the words of the Soul Loop hold them. */
export type PatternNames = (id: string) => string | null;

/** What a question says about itself beneath its words: what the Soul Loops hold, and what is left out. Empty for most. */
export function footLines(
  facts: readonly string[],
  has: Attachable,
  loops: {
    readonly entries: readonly SoulEntry[];
    readonly today: string;
    readonly patternName: PatternNames;
  },
  t: typeof uiPrompts,
): readonly string[] {
  const { attached, left } = attachmentOf(facts, has);
  const lately = loops.entries.filter(({ date }) => {
    const age = daysBetween(date, loops.today);
    return age >= 0 && age < LATELY_DAYS;
  });
  const asks = (...names: readonly string[]) => attached.some((selector) => names.includes(selector));
  const feelings = asks('loop.emotions', 'loop.recent') ? commonest(lately.map(feelingOf)) : [];
  const patterns = asks('loop.patterns', 'loop.recent')
    ? commonest(lately.map(({ entry }) => patternOf(entry.patternId, loops.patternName)))
    : [];
  const named = [...feelings, ...patterns].map(([name, count]) => t.times(name, count));
  const gaps = left.map(({ gap }) => gapLines[gap]);
  return [
    ...(named.length === 0 ? [] : [t.lately(named.join(', '))]),
    ...(gaps.length === 0 ? [] : [t.missing(gaps.join('; '))]),
  ];
}

/** Puts the words into the input of the chat and goes there. */
export function useTakeToChat(): (card: PromptCard, text: string) => void {
  const { db, deps } = useLocalData();
  const attach = useAttachToChat();
  return (card, text) => {
    void setSetting(db, deps, 'chat.readingMode', 'mixed');
    void (card.isCustom ? countPromptUse(db, deps, card.key) : countBuiltInUse(db, deps, card.key));
    attach({ text, attached: null });
  };
}

// ---- the steps ----

function feelingOf({ entry }: SoulEntry): string | null {
  return entry.emotionCategory;
}

function patternOf(id: string | null, patternName: PatternNames): string | null {
  return id !== null && isPatternId(id) ? patternName(id) : null;
}

/** What comes most often, the commonest first; equal ones in the order of the first. */
function commonest(names: readonly (string | null)[]): readonly (readonly [string, number])[] {
  const counts = new Map<string, number>();
  for (const name of names) if (name !== null) counts.set(name, (counts.get(name) ?? 0) + 1);
  return [...counts].toSorted((a, b) => b[1] - a[1]).slice(0, NAMED);
}
