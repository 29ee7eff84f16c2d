/** A chat. Its messages are records of their own that name it. */
import * as z from 'zod/mini';
import { deletedAt, instantMs, modeKey, shortId, textUpTo, timedId } from './fields.ts';
import { folderId } from './folder.ts';
import { LAST_MESSAGE_CHARACTERS, MAX_TITLE_CHARS, TITLE_CHARACTERS } from './limits.ts';
import { firstCharacters } from './text.ts';

export const threadId = shortId;

export const threadFields = z.object({
  title: textUpTo(MAX_TITLE_CHARS),
  mode: modeKey,
  /** First characters of the newest reply, shown under the title. */
  lastMessage: textUpTo(LAST_MESSAGE_CHARACTERS * 8),
  createdAt: instantMs,
  updatedAt: instantMs,
  /** The one folder it lies in, null for Recent Chats. */
  folderId: z.nullable(folderId),
  /** Last message of the branch shown; null while empty. */
  leafId: z.nullable(timedId),
  pinned: z.boolean(),
  archived: z.boolean(),
  deletedAt,
});
export type ThreadFields = z.infer<typeof threadFields>;
export type Thread = ThreadFields & { readonly id: string };

/** Title of a chat without messages: "New Reading", or "New <mode name>" when the mode's display name is given. */
export function emptyThreadTitle(modeName: string | null): string {
  return modeName === null ? 'New Reading' : `New ${modeName}`;
}

/** Title a chat takes from its first message: its first 30 characters and "...", as product-spec section 3 has it. */
export function titleFromMessage(message: string): string {
  return `${firstCharacters(message, TITLE_CHARACTERS)}...`;
}

/** The line under the title: the first 50 characters of the reply. */
export function lastMessageFromReply(reply: string): string {
  return firstCharacters(reply, LAST_MESSAGE_CHARACTERS);
}

/** The line under the title after a reply that failed. */
export const LAST_MESSAGE_ON_ERROR = 'Error occurred';
