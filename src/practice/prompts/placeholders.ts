/**
 * `[PLACEHOLDER]` parts of a prompt as fields to fill in.
 *
 * A placeholder is square brackets around 1 to 60 characters with at least one letter and no small letter, on one line:
 * `[PERSON OR SITUATION]`, `[DATE 1]`, `[LIKE_THIS]`, `[ชื่อ]`. Other brackets, a link's among them, are text. Every occurrence is a
 * field of its own: two lists in one prompt are two lists.
 */
import { MAX_MESSAGE_CHARS } from '#contract/limits.ts';

export type PromptField = {
  /** Unique within the prompt: `list`, then `list-2`. */
  readonly key: string;
  /** What stands between the brackets. */
  readonly name: string;
  /** The name as a label: `Person or situation`. */
  readonly label: string;
  /** The words before it in its sentence or line, for telling two fields of one name apart; may be empty. */
  readonly lead: string;
};

export type PromptPart =
  | { readonly type: 'text'; readonly text: string }
  | { readonly type: 'field'; readonly field: PromptField };

const PLACEHOLDER = /\[([^[\]\n\r]{1,60})\]/g;

/** The prompt cut into text and fields, in order. Joined again with `[name]` for each field it is the content itself. */
export function promptParts(content: string): readonly PromptPart[] {
  const parts: PromptPart[] = [];
  const seen = new Map<string, number>();
  let from = 0;
  for (const match of content.matchAll(PLACEHOLDER)) {
    const name = match[1] ?? '';
    if (!isPlaceholder(name)) continue;
    if (match.index > from) parts.push({ type: 'text', text: content.slice(from, match.index) });
    const base = keyOf(name);
    const times = (seen.get(base) ?? 0) + 1;
    seen.set(base, times);
    const key = times === 1 ? base : `${base}-${times}`;
    const field = { key, name, label: labelOf(name), lead: leadBefore(content.slice(0, match.index)) };
    parts.push({ type: 'field', field });
    from = match.index + match[0].length;
  }
  if (from < content.length) parts.push({ type: 'text', text: content.slice(from) });
  return parts;
}

/** The fields of a prompt, in order. */
export function promptFieldsOf(content: string): readonly PromptField[] {
  return promptParts(content).flatMap((part) => (part.type === 'field' ? [part.field] : []));
}

export type FilledPrompt = {
  readonly text: string;
  /** Fields without a value; their brackets stand in the text. */
  readonly open: readonly PromptField[];
  /** UTF-16 units over the limit of the chat input; 0 when it fits. */
  readonly overBy: number;
};

/**
 * The prompt with values in their places, by field key. Blanks around a value go; an empty one leaves the brackets. A
 * value is put in as it is: brackets inside it are words, and are not filled again.
 */
export function fillPrompt(content: string, values: ReadonlyMap<string, string>): FilledPrompt {
  const open: PromptField[] = [];
  const text = promptParts(content)
    .map((part) => {
      if (part.type === 'text') return part.text;
      const value = values.get(part.field.key)?.trim() ?? '';
      if (value !== '') return value;
      open.push(part.field);
      return `[${part.field.name}]`;
    })
    .join('');
  return { text, open, overBy: Math.max(0, text.length - MAX_MESSAGE_CHARS) };
}

/**
 * The first field that was left in a text as a prompt has it, `[FEELING]`, with its place; null without one. Short words in
 * capitals and brackets, `[OK]`, are the person's own.
 */
export function openPlaceholder(
  text: string,
): { readonly name: string; readonly from: number; readonly to: number } | null {
  for (const match of text.matchAll(PLACEHOLDER)) {
    const name = match[1] ?? '';
    if (!isPlaceholder(name) || !/^[A-Z][A-Z0-9 ,'’/_-]{3,}$/.test(name)) continue;
    return { name, from: match.index, to: match.index + match[0].length };
  }
  return null;
}

// ---- the steps ----

function isPlaceholder(name: string): boolean {
  return /\p{L}/u.test(name) && !/\p{Ll}/u.test(name) && name.trim() === name;
}

function keyOf(name: string): string {
  return name
    .normalize('NFKC')
    .toLowerCase()
    .replaceAll(/[^\p{L}\p{M}\p{N}]+/gu, '-')
    .replaceAll(/^-|-$/g, '');
}

function labelOf(name: string): string {
  const words = name.replaceAll('_', ' ').toLowerCase().replaceAll(/\bi\b/g, 'I');
  return words.slice(0, 1).toUpperCase() + words.slice(1);
}

/** Back to the end of the sentence, line or field before; its own colon and quotation marks are cut off. */
function leadBefore(text: string): string {
  const start = /(?:^|[.!?\n\]])([^.!?\n\]]*)$/.exec(text)?.[1] ?? '';
  return start.replaceAll(/^[\s,;:”"]+|[\s,;:“"]+$/g, '');
}
