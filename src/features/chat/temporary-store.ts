/** A chat in the memory of this page: the same store as the person's database, and nothing of it is ever kept. */
import { ok } from '#lib/result.ts';
import { messageProblem, type Message } from '#contract/message.ts';
import type { Thread } from '#contract/thread.ts';
import { assert } from '#lib/assert.ts';
import type { DraftContent } from '#db/drafts.ts';
import { branchTo, newestLeafUnder, siblingsIn } from '#db/message-tree.ts';
import { type Appended, type Appending, appendedTo, type ThreadView } from '#db/messages.ts';
import { newThreadFields } from '#db/threads.ts';
import type { WriteDeps, Written } from '#db/write.ts';
import type { ChatStore, Picture } from './chat-store.ts';

export interface TemporaryStore extends ChatStore {
  /** The chat as it is now, the same object until it changes; null before its first message. */
  readonly current: () => ThreadView | null;
  readonly subscribe: (listener: () => void) => () => void;
}

/**
 * An empty temporary chat. It ends with the object. `ledger` is read only: what the person's kept readings said, so that
 * an answer here does not repeat it.
 */
export function createTemporaryStore(deps: WriteDeps, ledger: ChatStore['recentReadings']): TemporaryStore {
  let thread: Thread | null = null;
  let messages: readonly Message[] = [];
  let current: ThreadView | null = null;
  const drafts = new Map<string, DraftContent>();
  const pictures = new Map<string, Picture>();
  const listeners = new Set<() => void>();

  const changed = (): void => {
    current = thread === null ? null : viewOf(thread, messages);
    for (const listener of listeners) listener();
  };

  const append = async (message: Appending): Written<Appended> => {
    const now = deps.clock.now();
    const id = message.id ?? deps.ids.timed(now);
    const before = thread ?? newThreadFields({ mode: message.mode, folderId: null }, now);
    const end = branchTo(messages, before.leafId).at(-1)?.id ?? null;
    const parentId = message.parentId === undefined ? end : message.parentId;
    const made = appendedTo(before, message, {
      id,
      parentId,
      isFirst: message.sender === 'user' && !messages.some(({ sender }) => sender === 'user'),
      now,
      after: messages.find((one) => one.id === parentId)?.createdAt,
    });
    thread = { ...made.thread, id: message.threadId };
    const added = { ...made.fields, id };
    messages = [...messages, added];
    if (message.draftKey !== undefined) drafts.delete(message.draftKey);
    changed();
    return ok({ thread, message: added });
  };

  const nothing = async (): Written<void> => ok(undefined);
  return {
    temporary: true,
    current: () => current,
    subscribe: (listener) => {
      listeners.add(listener);
      return () => listeners.delete(listener);
    },
    view: async (threadId) => (current?.thread.id === threadId ? current : null),
    appendUserMessage: (message) => {
      assert(
        messageProblem(message.content) === null,
        'a message to append was not checked with messageProblem',
      );
      return append({ ...message, sender: 'user', reading: null, failed: false });
    },
    appendReply: (reply) => append({ ...reply, sender: 'ai', failed: false }),
    appendErrorReply: ({ reason, ...reply }) =>
      append({ ...reply, content: `Error: ${reason}`, sender: 'ai', reading: null, failed: true }),
    rate: async (messageId, rating) => {
      messages = messages.map((one) => (one.id === messageId ? { ...one, rating } : one));
      changed();
      return ok(undefined);
    },
    selectBranch: async (_, messageId) => {
      if (thread !== null) thread = { ...thread, leafId: newestLeafUnder(messages, messageId) };
      changed();
      return ok(undefined);
    },
    recentReadings: async (count) =>
      [...(await ledger(count)), ...messages.flatMap(({ reading }) => reading ?? [])].slice(-count),
    // The page holds what is being written, and with the page it is gone.
    keepPartial: nothing,
    forgetPartial: nothing,
    partialReplies: async () => [],
    getDraft: async (key) => drafts.get(key) ?? { text: '', attached: null },
    saveDraft: async (key, draft) => {
      drafts.set(key, draft);
      return ok(undefined);
    },
    picture: async (sha) => pictures.get(sha) ?? null,
    keepPicture: async ({ sha, ...picture }) => {
      pictures.set(sha, picture);
      return ok(undefined);
    },
  };
}

function viewOf(thread: Thread, messages: readonly Message[]): ThreadView {
  const siblings = siblingsIn(messages);
  const path = branchTo(messages, thread.leafId).map((message) => ({
    message,
    siblings: siblings.get(message.parentId) ?? [message.id],
  }));
  return { thread, path, earlier: false, unreadable: 0 };
}
