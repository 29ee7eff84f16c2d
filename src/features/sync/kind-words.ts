/** Kinds of records and single records, in the words of the screen. */
import { isKind, kinds } from '#contract/kinds.ts';
import type { Kind } from '#contract/kinds.ts';
import type { uiSync } from '#text/en/ui-sync.ts';

type Words = typeof uiSync;

const many = {
  thread: 'threads',
  message: 'messages',
  folder: 'folders',
  soul_entry: 'soulEntries',
  profile: 'profile',
  person: 'people',
  favourite: 'favourites',
  prompt: 'prompts',
  chart: 'charts',
  draw: 'draws',
  dream: 'dreams',
  type_result: 'typeResults',
  setting: 'settings',
  blob: 'blobs',
} as const satisfies Record<Kind, keyof Words>;

const one = {
  thread: 'oneThread',
  message: 'oneMessage',
  folder: 'oneFolder',
  soul_entry: 'oneSoulEntry',
  profile: 'oneProfile',
  person: 'onePerson',
  favourite: 'oneFavourite',
  prompt: 'onePrompt',
  chart: 'oneChart',
  draw: 'oneDraw',
  dream: 'oneDream',
  type_result: 'oneTypeResult',
  setting: 'oneSetting',
  blob: 'oneBlob',
} as const satisfies Record<Kind, keyof Words>;

/** What a person would ask about first comes first. */
const told: readonly Kind[] = ['profile', 'soul_entry', 'thread', 'message', 'person', 'chart'];

/** "your profile with your birth data, 3 chats and 41 messages". */
export function listWords(byKind: Readonly<Partial<Record<Kind, number>>>, t: Words): string {
  const order = [...told, ...kinds.filter((kind) => !told.includes(kind))];
  const parts = order
    .map((kind) => ({ kind, count: byKind[kind] ?? 0 }))
    .filter(({ count }) => count > 0)
    .map(({ kind, count }) => t[many[kind]](count));
  const last = parts.pop();
  if (last === undefined) return '';
  return parts.length === 0 ? last : `${parts.join(', ')} ${t.and} ${last}`;
}

/** "Chat", "Saved prompt"; a kind of another version is called so. */
export function kindWord(kind: string, t: Words): string {
  return isKind(kind) ? t[one[kind]] : t.oneOther;
}

/** The members of a stored row by which a person knows it again, by kind; the first that says something. */
const naming: { readonly [K in Kind]?: readonly string[] } = {
  thread: ['title'],
  message: ['content'],
  folder: ['name'],
  soul_entry: ['date'],
  person: ['name'],
  prompt: ['title'],
  chart: ['title'],
  draw: ['question', 'mode'],
  dream: ['text', 'date'],
  type_result: ['outcome'],
  favourite: ['target'],
  setting: ['id'],
};

const NAME_CHARS = 80;

/** By which words a person knows a stored row again; null when there are none. */
export function rowName(kind: string, stored: Readonly<Record<string, unknown>> | undefined): string | null {
  if (!isKind(kind) || stored === undefined) return null;
  for (const member of naming[kind] ?? []) {
    const value = stored[member];
    if (typeof value !== 'string' || value.trim() === '') continue;
    const characters = Array.from(value.trim().replace(/\s+/g, ' '));
    return characters.length <= NAME_CHARS
      ? characters.join('')
      : `${characters.slice(0, NAME_CHARS).join('')}…`;
  }
  return null;
}

/** Why the server would not take a record, in a sentence. A word of a newer server is passed on as it is. */
export function refusalWords(why: string, t: Words): string {
  const known: Readonly<Record<string, string>> = {
    'unknown-kind': t.whyUnknownKind,
    'bad-id': t.whyBadRow,
    'bad-row': t.whyBadRow,
    'too-large': t.whyTooLarge,
    'fixed-field': t.whyFixedField,
    quota: t.whyQuota,
  };
  return Object.hasOwn(known, why) ? (known[why] ?? t.whyOther(why)) : t.whyOther(why);
}
