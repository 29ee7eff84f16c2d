/** Answers to the questionnaire, as they are kept: one whole number an item, in the order of `ITEMS`. */
import { present } from '#lib/assert.ts';
import { ITEMS, PAGES } from './items.ts';
import type { ItemId } from './items.ts';

/** 1 not me at all, 2 mostly not me, 3 in between, 4 mostly me, 5 very much me. */
export const ANSWERS = [1, 2, 3, 4, 5] as const;
export type Answer = (typeof ANSWERS)[number];

/** What stands for an item that was not answered. */
export const UNANSWERED = 0;

const INDEX: ReadonlyMap<ItemId, number> = new Map(ITEMS.map(({ id }, at) => [id, at]));

/** Nothing answered yet. */
export function noAnswers(): readonly number[] {
  return ITEMS.map(() => UNANSWERED);
}

/** The answer to an item, or null. Anything that is no answer counts as none. */
export function answerTo(answers: readonly number[], id: ItemId): Answer | null {
  const value = answers[present(INDEX.get(id), id)];
  return ANSWERS.find((answer) => answer === value) ?? null;
}

/** The same answers with one changed. */
export function withAnswer(answers: readonly number[], id: ItemId, answer: Answer | null): readonly number[] {
  const at = present(INDEX.get(id), id);
  return ITEMS.map((_, index) => (index === at ? (answer ?? UNANSWERED) : (answers[index] ?? UNANSWERED)));
}

/** How many items have an answer. */
export function answeredCount(answers: readonly number[]): number {
  return ITEMS.filter(({ id }) => answerTo(answers, id) !== null).length;
}

/** The first page with an item that has no answer, or null when all are answered. */
export function firstOpenPage(answers: readonly number[]): number | null {
  const page = PAGES.findIndex((ids) => ids.some((id) => answerTo(answers, id) === null));
  return page < 0 ? null : page;
}
