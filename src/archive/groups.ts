/** What goes together when a person chooses what to take along. */
import type { Kind } from '#contract/kinds.ts';

export const archiveGroups = ['chats', 'pictures', 'people', 'journal', 'saved', 'settings'] as const;
export type ArchiveGroup = (typeof archiveGroups)[number];

/** Every kind belongs to one group: a new kind finds its place here before it compiles. */
export const groupOfKind = {
  thread: 'chats',
  message: 'chats',
  folder: 'chats',
  blob: 'pictures',
  profile: 'people',
  person: 'people',
  chart: 'people',
  soul_entry: 'journal',
  dream: 'journal',
  draw: 'journal',
  type_result: 'journal',
  prompt: 'saved',
  favourite: 'saved',
  setting: 'settings',
} as const satisfies Record<Kind, ArchiveGroup>;

/**
 * What this device alone keeps in `local` and an archive takes along, by the beginning of its key. What is not named here stays:
 * sealed keys of models above all, replies that are being written, and what can be computed again.
 */
const groupOfLocal: readonly (readonly [prefix: string, group: ArchiveGroup])[] = [
  ['setting:', 'settings'],
  ['model:lens', 'settings'],
  ['model:facts-only', 'settings'],
  ['soul-loop:', 'journal'],
  ['type-draft:', 'journal'],
];

/** The group of a value of this device; null for what no archive holds. */
export function localGroup(key: string): ArchiveGroup | null {
  return groupOfLocal.find(([prefix]) => key.startsWith(prefix))?.[1] ?? null;
}
