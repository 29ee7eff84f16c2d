/** Every kind of record that a person makes, with the shape of its id and its fields. A kind is also the name of its table. */
import * as z from 'zod/mini';
import type { Json } from '#facts/fact.ts';
import { blobFields } from './blob.ts';
import type { BlobFields } from './blob.ts';
import { chartFields } from './chart.ts';
import type { ChartFields } from './chart.ts';
import { drawFields } from './draw.ts';
import type { DrawFields } from './draw.ts';
import { dreamFields } from './dream.ts';
import type { DreamFields } from './dream.ts';
import { favouriteFields } from './favourite.ts';
import type { FavouriteFields } from './favourite.ts';
import { sha256, timedId } from './fields.ts';
import { folderFields, folderId } from './folder.ts';
import type { FolderFields } from './folder.ts';
import { messageFields, messageId } from './message.ts';
import type { MessageFields } from './message.ts';
import { personFields } from './person.ts';
import type { PersonFields } from './person.ts';
import { profileFields, PROFILE_ID } from './profile.ts';
import type { ProfileFields } from './profile.ts';
import { promptFields } from './prompt.ts';
import type { PromptFields } from './prompt.ts';
import { settingFields, settingId } from './setting.ts';
import type { SettingFields } from './setting.ts';
import { soulEntryFields } from './soul-entry.ts';
import type { SoulEntryFields } from './soul-entry.ts';
import { threadFields, threadId } from './thread.ts';
import type { ThreadFields } from './thread.ts';
import { typeResultFields } from './type-result.ts';
import type { TypeResultFields } from './type-result.ts';

export type FieldsByKind = {
  thread: ThreadFields;
  message: MessageFields;
  folder: FolderFields;
  soul_entry: SoulEntryFields;
  profile: ProfileFields;
  person: PersonFields;
  favourite: FavouriteFields;
  prompt: PromptFields;
  chart: ChartFields;
  draw: DrawFields;
  dream: DreamFields;
  type_result: TypeResultFields;
  setting: SettingFields;
  blob: BlobFields;
};

export type Kind = keyof FieldsByKind;
export type FieldsOf<K extends Kind> = FieldsByKind[K];
/** A record as the app reads it: its id and its fields. */
export type RecordOf<K extends Kind> = FieldsByKind[K] & { readonly id: string };

export const recordSchemas = {
  thread: { id: threadId, fields: threadFields },
  message: { id: messageId, fields: messageFields },
  folder: { id: folderId, fields: folderFields },
  soul_entry: { id: timedId, fields: soulEntryFields },
  profile: { id: z.literal(PROFILE_ID), fields: profileFields },
  person: { id: timedId, fields: personFields },
  favourite: { id: timedId, fields: favouriteFields },
  prompt: { id: timedId, fields: promptFields },
  chart: { id: timedId, fields: chartFields },
  draw: { id: timedId, fields: drawFields },
  dream: { id: timedId, fields: dreamFields },
  type_result: { id: timedId, fields: typeResultFields },
  setting: { id: settingId, fields: settingFields },
  blob: { id: sha256, fields: blobFields },
} as const satisfies Record<Kind, { id: z.ZodMiniType; fields: z.ZodMiniType }>;

export const kinds = Object.keys(recordSchemas) as readonly Kind[];

/** Whether a name from a store or the wire is a kind that this version knows. */
export function isKind(name: string): name is Kind {
  return Object.hasOwn(recordSchemas, name);
}

export type RecordProblem = { readonly path: string; readonly code: string };
export type RecordCheck<K extends Kind> =
  | { readonly type: 'valid'; readonly record: RecordOf<K> }
  | { readonly type: 'invalid'; readonly problems: readonly RecordProblem[] };

/**
 * Checks an id and its fields against the contract. Fields that this version does not know are left out of the
 * record; they stay in the store.
 */
export function checkRecord<K extends Kind>(kind: K, id: unknown, fields: unknown): RecordCheck<K> {
  const schema = recordSchemas[kind];
  const checkedId = schema.id.safeParse(id);
  const checkedFields = schema.fields.safeParse(fields);
  if (checkedId.success && checkedFields.success) {
    const record = { ...(checkedFields.data as object), id: checkedId.data };
    return { type: 'valid', record: record as unknown as RecordOf<K> };
  }
  return {
    type: 'invalid',
    problems: [
      ...(checkedId.error?.issues ?? []).map((issue) => ({ path: 'id', code: codeOf(issue) })),
      ...(checkedFields.error?.issues ?? []).map((issue) => ({
        path: issue.path.join('.'),
        code: codeOf(issue),
      })),
    ],
  };
}

/**
 * Checks a person's input before it is saved: the problems of those fields that are present, none when all fit.
 * A form turns `path` and `code` into words; codes are `too_big`, `too_small`, `invalid_type`, `invalid_format`,
 * `invalid_value`, `no-such-day`, `unstorable-text`, `unknown-field`.
 */
export function fieldProblems<K extends Kind>(
  kind: K,
  fields: Partial<FieldsOf<K>>,
): readonly RecordProblem[] {
  const shape = recordSchemas[kind].fields.shape as Readonly<Record<string, z.ZodMiniType>>;
  return Object.entries(fields).flatMap(([name, value]) => {
    const schema = shape[name];
    if (schema === undefined) return [{ path: name, code: 'unknown-field' }];
    const checked = schema.safeParse(value);
    return (checked.error?.issues ?? []).map((issue) => ({
      path: [name, ...issue.path].join('.'),
      code: codeOf(issue),
    }));
  });
}

function codeOf(issue: z.core.$ZodIssue): string {
  return issue.code === 'custom' ? issue.message : issue.code;
}

/** Fields as they travel and are stored: plain JSON by name. */
export type FieldValues = Readonly<Record<string, Json>>;
