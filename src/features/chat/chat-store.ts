/**
 * Where the messages of a chat live: in the person's database, or, for a temporary chat, in the memory of this page
 * alone. Whoever reads or writes messages of the chat that is shown goes through this, and knows no database.
 */
import { createContext, useContext } from 'react';
import { assert } from '#lib/assert.ts';
import type { Rating } from '#contract/message.ts';
import type { StoredReading } from '#contract/stored-reading.ts';
import { getBlob, putBlob } from '#db/blobs.ts';
import { type DraftContent, getDraft, saveDraft } from '#db/drafts.ts';
import {
  type Appended,
  appendErrorReply,
  appendReply,
  appendUserMessage,
  type NewReply,
  type NewUserMessage,
  rateMessage,
  recentReadings,
  selectBranch,
  type ThreadView,
  threadView,
  type ViewSize,
} from '#db/messages.ts';
import { forgetPartial, keepPartial, type PartialReply, partialReplies } from '#db/replies.ts';
import type { Written } from '#db/write.ts';
import type { LocalData } from '#store/db-context.tsx';
import { pageSetting } from '#store/page-settings.ts';

export type Picture = { readonly type: string; readonly data: ArrayBuffer };

export interface ChatStore {
  /** Nothing of it is ever kept: no draft, no setting, no count either. */
  readonly temporary: boolean;
  /** The chat with the end of the branch it shows, as much of it as `size` asks for. */
  readonly view: (threadId: string, size?: ViewSize) => Promise<ThreadView | null>;
  readonly appendUserMessage: (message: NewUserMessage) => Written<Appended>;
  readonly appendReply: (reply: NewReply) => Written<Appended>;
  readonly appendErrorReply: (reply: {
    readonly threadId: string;
    readonly parentId: string;
    readonly mode: string;
    readonly reason: string;
  }) => Written<Appended>;
  readonly rate: (messageId: string, rating: Rating | null) => Written<void>;
  readonly selectBranch: (threadId: string, messageId: string) => Written<void>;
  /** The newest readings, which the next one must not repeat. */
  readonly recentReadings: (count: number) => Promise<readonly StoredReading[]>;
  readonly keepPartial: (partial: PartialReply) => Written<void>;
  readonly forgetPartial: (threadId: string, id: string) => Written<void>;
  readonly partialReplies: (threadId: string) => Promise<readonly PartialReply[]>;
  readonly getDraft: (key: string) => Promise<DraftContent>;
  readonly saveDraft: (key: string, draft: DraftContent) => Written<void>;
  /** A picture under its SHA-256, null while it is not on this device. */
  readonly picture: (sha: string) => Promise<Picture | null>;
  readonly keepPicture: (picture: Picture & { readonly sha: string }) => Written<void>;
}

/** Drafts of somebody who has Auto-save off, for as long as the page lives. */
const unkept = new Map<string, DraftContent>();

/** The person's own database. */
export function databaseChatStore({ db, deps }: LocalData): ChatStore {
  return {
    temporary: false,
    view: (threadId, size) => threadView(db, threadId, size),
    appendUserMessage: (message) => appendUserMessage(db, deps, message),
    appendReply: (reply) => appendReply(db, deps, reply),
    appendErrorReply: (reply) => appendErrorReply(db, deps, reply),
    rate: (messageId, rating) => rateMessage(db, deps, messageId, rating),
    selectBranch: (threadId, messageId) => selectBranch(db, deps, threadId, messageId),
    recentReadings: (count) => recentReadings(db, count),
    keepPartial: (partial) => keepPartial(db, partial),
    forgetPartial: (threadId, id) => forgetPartial(db, threadId, id),
    partialReplies: (threadId) => partialReplies(db, threadId),
    getDraft: async (key) => unkept.get(`${db.name} ${key}`) ?? (await getDraft(db, key)),
    saveDraft: (key, draft) => {
      const isEmpty = draft.text === '' && draft.attached === null;
      const keeps = isEmpty || pageSetting('autoSave');
      if (keeps) unkept.delete(`${db.name} ${key}`);
      else unkept.set(`${db.name} ${key}`, draft);
      // What was kept before of a draft that is not to be kept goes as well.
      return saveDraft(db, key, keeps ? draft : { text: '', attached: null }, deps.clock.now());
    },
    picture: (sha) => getBlob(db, sha),
    keepPicture: (picture) => putBlob(db, deps, picture),
  };
}

const ChatStoreContext = createContext<ChatStore | undefined>(undefined);
export const ChatStoreProvider = ChatStoreContext.Provider;

/** The store of the chat that is shown. For the parts inside the chat screen. */
export function useChatStore(): ChatStore {
  const store = useContext(ChatStoreContext);
  assert(store !== undefined, 'a part of the chat stands inside ChatStoreProvider');
  return store;
}
