/** What a page is made of while it is laid out: blocks of sentences, and the points among them. */
import type { Ask, Form, Topic } from '#facts/ask.ts';
import type { SaidEntry } from '#facts/reading.ts';
import type { ReadingLength } from '#companion/request.ts';
import type { Scored } from '#companion/salience/salience.ts';
import type { SkyAnswer } from './sky-answer.ts';
import type { Refusal } from '#companion/understand/refusal.ts';
import { firstWord, wordCount } from '#companion/voice/realise.ts';
import type { Draft } from '#companion/voice/realise.ts';

export type Placed = { readonly draft: Draft; readonly opens: boolean };

export type LayoutOptions = {
  readonly ask: Ask;
  readonly topic: Topic;
  readonly minor: boolean;
  /** A question about love is answered as one about friendship. */
  readonly softened: boolean;
  /** The sky itself was asked about: what is said of it, before anything about the person. */
  readonly skyAnswer: SkyAnswer | null;
  /** What of the question is declined, before anything else is said. */
  readonly refusal: { readonly kind: Refusal; readonly form: Form } | null;
  /** Two charts came and are not read as a couple: one of them is under eighteen. */
  readonly pairUnder18: boolean;
  readonly previousWords: number | null;
  readonly length: ReadingLength;
  /** Facts cited earlier in this chat. */
  readonly saidFacts: ReadonlySet<string>;
  /** Entries of this chat, oldest first. */
  readonly chat: readonly SaidEntry[];
  /** Terms the message names, the one asked about first. */
  readonly terms: readonly string[];
};

/** A page, and the points for which it had no room: what names or answers them would be better laid out without them. */
export type Laid = { readonly page: readonly Placed[]; readonly unsaid: readonly Scored[] };

/** A point on the page: its claim, and what may be said about it, most telling first. */
export type Group = {
  readonly scored: Scored;
  readonly claim: Draft;
  /** The claim in other words, for where the first would begin like the sentence before it. */
  readonly alternative: Draft | null;
  readonly extras: Draft[];
  /** Those of them that are a short beat and no more. */
  readonly beats: ReadonlySet<Draft>;
  /** How many extras are said; −1 leaves the whole point out. */
  shown: number;
};

export type Block = {
  fixed: readonly Draft[];
  readonly group: Group | null;
  readonly opens: boolean;
  /** Goes when there are too many words. */
  readonly spare?: true;
  /** Goes before a point would lose the words that say what it means. */
  readonly closing?: true;
  /** Stands only where each of these points is told. */
  readonly about?: readonly Group[];
  /** Stands only where that block fell away. */
  readonly instead?: Block;
};

/** Whether a block goes without a point it speaks of. */
export function isStranded({ about, instead }: Block): boolean {
  if (instead !== undefined && instead.fixed.length > 0 && !isStranded(instead)) return true;
  return about !== undefined && about.some(({ shown }) => shown < 0);
}

/** First word of the last sentence on the page, so that the next one does not begin alike. */
export function lastWord(page: readonly Block[]): string | null {
  const block = page.at(-1);
  if (block === undefined) return null;
  const draft =
    block.group === null
      ? block.fixed.at(-1)
      : (block.group.extras[block.group.shown - 1] ?? block.group.claim);
  return draft === undefined ? null : firstWord(draft.text);
}

/** First words of a block, whichever of its point's sentences end up shown. */
export function firstWordsOf(block: Block | undefined): ReadonlySet<string> {
  const drafts =
    block === undefined
      ? []
      : block.group === null
        ? block.fixed
        : [block.group.claim, block.group.alternative, ...block.group.extras].filter((one) => one !== null);
  return new Set(drafts.map(({ text }) => firstWord(text)));
}

/** Lines that may follow the page whichever of its last point's sentences end up shown. */
export function notAfter(page: readonly Block[]): (line: { readonly text: string }) => boolean {
  // What closes may still fall away, and then the block before it is the last.
  const last = page.slice(page.at(-1)?.instead !== undefined ? -3 : page.at(-1)?.closing === true ? -2 : -1);
  const taken = new Set(last.flatMap((block) => [...firstWordsOf(block)]));
  return ({ text }) => !taken.has(firstWord(text));
}

export function wordsIn(block: Block): number {
  const { fixed, group } = block;
  if (isStranded(block)) return 0;
  const drafts =
    group === null ? fixed : group.shown < 0 ? [] : [group.claim, ...group.extras.slice(0, group.shown)];
  return drafts.reduce((sum, { text }) => sum + wordCount(text), 0);
}
