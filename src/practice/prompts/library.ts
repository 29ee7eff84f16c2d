/** The prompts a person sees: the built-in ones and their own, found by search, category and tag, in three orders. */
import { CUSTOM_AUTHOR } from '#contract/prompt.ts';
import type { Prompt } from '#contract/prompt.ts';

export const PROMPT_CATEGORIES = ['Love', 'Work', 'Emotional Patterns', 'Future & Timing'] as const;
export type PromptCategory = (typeof PROMPT_CATEGORIES)[number];

/** A prompt of ours. Its use count is the person's own, kept apart. */
export type BuiltInPrompt = {
  /** 1 to 12; an own prompt has a record id instead. */
  readonly id: number;
  readonly category: PromptCategory;
  readonly title: string;
  readonly description: string;
  readonly tags: readonly string[];
  /** Orders "popular" until there are counts; never shown. */
  readonly seedOrder: number;
  /** Which facts to attach; selectors, not fact ids. */
  readonly facts: readonly string[];
  readonly content: string;
};

/** A card of the library. */
export type PromptCard = {
  /** `built-in-3`, or the id of the record. */
  readonly key: string;
  readonly title: string;
  readonly description: string;
  readonly content: string;
  readonly category: string;
  readonly tags: readonly string[];
  readonly author: string;
  readonly isCustom: boolean;
  /** How often this person used it. */
  readonly usedTimes: number;
  /** Milliseconds since 1970. */
  readonly createdAt: number;
  /** Rank of the built-in ones among themselves; null for own prompts. */
  readonly seedOrder: number | null;
  readonly facts: readonly string[];
};

export type BuiltInShelf = {
  readonly prompts: readonly BuiltInPrompt[];
  readonly author: string;
  /** When the shelf was written, milliseconds since 1970. */
  readonly createdAt: number;
};

/** The key of a built-in prompt, under which its uses are counted. */
export function builtInKey(id: number): string {
  return `built-in-${id}`;
}

/** Built-in prompts first, then the person's own that are not in the trash. `uses` counts built-in prompts by key. */
export function promptCards(
  shelf: BuiltInShelf,
  uses: ReadonlyMap<string, number>,
  own: readonly Prompt[],
): readonly PromptCard[] {
  const builtIn = shelf.prompts.map((prompt): PromptCard => {
    const key = builtInKey(prompt.id);
    return {
      ...prompt,
      key,
      author: shelf.author,
      isCustom: false,
      usedTimes: uses.get(key) ?? 0,
      createdAt: shelf.createdAt,
    };
  });
  const custom = own
    .filter(({ deletedAt }) => deletedAt === null)
    .map((prompt): PromptCard => {
      const { title, description, content, category, tags, author, createdAt } = prompt;
      return {
        key: prompt.id,
        title,
        description,
        content,
        category,
        tags,
        author,
        isCustom: author === CUSTOM_AUTHOR,
        usedTimes: prompt.usageCount,
        createdAt,
        seedOrder: null,
        facts: [],
      };
    });
  return [...builtIn, ...custom];
}

export const PROMPT_ORDERS = ['popular', 'newest', 'alphabetical'] as const;
export type PromptOrder = (typeof PROMPT_ORDERS)[number];

export type PromptQuery = {
  /** Words that must all be found; case, accents and width do not matter. */
  readonly search: string;
  /** Null for all. */
  readonly category: string | null;
  /** Null for all. */
  readonly tag: string | null;
  readonly order: PromptOrder;
  /** BCP 47, for the alphabet. */
  readonly locale: string;
};

/** The cards that a query finds, in its order. Every order is total: equal cards keep one order on every device. */
export function findPrompts(cards: readonly PromptCard[], query: PromptQuery): readonly PromptCard[] {
  const words = folded(query.search)
    .split(/\s+/)
    .filter((word) => word !== '');
  const tag = query.tag === null ? null : folded(query.tag);
  return cards
    .filter((card) => query.category === null || card.category === query.category)
    .filter((card) => tag === null || card.tags.some((own) => folded(own) === tag))
    .filter((card) => {
      const text = folded(
        [card.title, card.description, card.category, ...card.tags, card.content].join('\n'),
      );
      return words.every((word) => text.includes(word));
    })
    .toSorted(comparing(query.order, query.locale));
}

/** Categories that occur with how many cards each has: ours first in their order, then the person's by name. */
export function categoryCounts(
  cards: readonly PromptCard[],
): readonly { readonly category: string; readonly count: number }[] {
  const counts = new Map<string, number>();
  for (const { category } of cards) counts.set(category, (counts.get(category) ?? 0) + 1);
  const ours: readonly string[] = PROMPT_CATEGORIES;
  const others = [...counts.keys()].filter((category) => !ours.includes(category)).toSorted();
  return [...ours, ...others].flatMap((category) => {
    const count = counts.get(category);
    return count === undefined ? [] : [{ category, count }];
  });
}

/** Every tag in use with how many cards carry it, the commonest first, then by name. */
export function tagCounts(
  cards: readonly PromptCard[],
): readonly { readonly tag: string; readonly count: number }[] {
  const counts = new Map<string, number>();
  for (const { tags } of cards) for (const tag of new Set(tags)) counts.set(tag, (counts.get(tag) ?? 0) + 1);
  return [...counts]
    .map(([tag, count]) => ({ tag, count }))
    .toSorted((p, q) => q.count - p.count || compareText(p.tag, q.tag));
}

/** Tags on a card: the first three and how many more there are. */
export const TAGS_ON_A_CARD = 3;

export function tagsOnCard(tags: readonly string[]): {
  readonly shown: readonly string[];
  readonly more: number;
} {
  return { shown: tags.slice(0, TAGS_ON_A_CARD), more: Math.max(0, tags.length - TAGS_ON_A_CARD) };
}

// ---- the steps ----

function comparing(order: PromptOrder, locale: string): (p: PromptCard, q: PromptCard) => number {
  const alphabet = new Intl.Collator(locale, { sensitivity: 'base', numeric: true });
  const byTitle = (p: PromptCard, q: PromptCard): number =>
    alphabet.compare(p.title, q.title) || compareText(p.key, q.key);
  switch (order) {
    case 'popular':
      return (p, q) =>
        q.usedTimes - p.usedTimes ||
        (p.seedOrder ?? Number.MAX_SAFE_INTEGER) - (q.seedOrder ?? Number.MAX_SAFE_INTEGER) ||
        byTitle(p, q);
    case 'newest':
      return (p, q) => q.createdAt - p.createdAt || byTitle(p, q);
    case 'alphabetical':
      return byTitle;
  }
}

function compareText(p: string, q: string): number {
  if (p === q) return 0;
  return p < q ? -1 : 1;
}

/** Accents of Latin letters go; marks of other scripts are part of the word. */
function folded(text: string): string {
  return text
    .normalize('NFKD')
    .replaceAll(/[\u0300-\u036f]/g, '')
    .normalize('NFKC')
    .toLowerCase();
}
