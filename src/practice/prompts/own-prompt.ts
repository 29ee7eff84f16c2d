/** A prompt that a person writes: what the form holds, and what is stored. */
import { MAX_MESSAGE_CHARS } from '#contract/limits.ts';
import { CUSTOM_AUTHOR } from '#contract/prompt.ts';
import type { PromptFields } from '#contract/prompt.ts';
import { isStorableText } from '#contract/text.ts';
import { err, ok } from '#lib/result.ts';
import type { Result } from '#lib/result.ts';
import { PROMPT_CATEGORIES } from './library.ts';

export const MAX_PROMPT_TITLE_CHARS = 120;
export const MAX_PROMPT_DESCRIPTION_CHARS = 500;
export const MAX_PROMPT_CATEGORY_CHARS = 60;
export const MAX_TAG_CHARS = 40;
export const MAX_TAGS = 20;

/** The form: tags as they are typed, with commas between. */
export type PromptDraft = {
  readonly title: string;
  readonly description: string;
  readonly content: string;
  readonly category: string;
  readonly tags: string;
};

export const EMPTY_DRAFT: PromptDraft = {
  title: '',
  description: '',
  content: '',
  category: PROMPT_CATEGORIES[0],
  tags: '',
};

export type DraftProblem = {
  readonly field: keyof PromptDraft;
  readonly why: 'empty' | 'too-long' | 'too-many' | 'unstorable';
};

/** What a new prompt or an edit stores, or everything that is wrong with the form. */
export function readDraft(
  draft: PromptDraft,
): Result<
  Pick<PromptFields, 'title' | 'description' | 'content' | 'category' | 'tags' | 'author'>,
  readonly DraftProblem[]
> {
  const title = draft.title.trim();
  const description = draft.description.trim();
  const content = draft.content.trim();
  const category = draft.category.trim();
  const tags = readTags(draft.tags);
  const problems: DraftProblem[] = [
    ...checkText('title', title, MAX_PROMPT_TITLE_CHARS, true),
    ...checkText('description', description, MAX_PROMPT_DESCRIPTION_CHARS, false),
    ...checkText('content', content, MAX_MESSAGE_CHARS, true),
    ...checkText('category', category, MAX_PROMPT_CATEGORY_CHARS, true),
    ...checkTags(tags),
  ];
  if (problems.length > 0) return err(problems);
  return ok({ title, description, content, category, tags: [...tags], author: CUSTOM_AUTHOR });
}

/** Tags out of a line: commas or line ends between, `#` and blanks cut off, each once. */
export function readTags(line: string): readonly string[] {
  const tags = line
    .split(/[,،，\n]/)
    .map((tag) => tag.trim().replace(/^#+/, '').trim().toLowerCase())
    .filter((tag) => tag !== '');
  return [...new Set(tags)];
}

function checkText(
  field: keyof PromptDraft,
  text: string,
  max: number,
  isRequired: boolean,
): readonly DraftProblem[] {
  if (text === '') return isRequired ? [{ field, why: 'empty' }] : [];
  if (text.length > max) return [{ field, why: 'too-long' }];
  return isStorableText(text) ? [] : [{ field, why: 'unstorable' }];
}

function checkTags(tags: readonly string[]): readonly DraftProblem[] {
  if (tags.length > MAX_TAGS) return [{ field: 'tags', why: 'too-many' }];
  return tags.flatMap((tag) => checkText('tags', tag, MAX_TAG_CHARS, false)).slice(0, 1);
}
