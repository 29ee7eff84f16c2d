/** Replies that a closed page left unfinished become messages, marked as not whole: their text is there and can go on. */
import type { ChatStore } from './chat-store.ts';
import { isUnderWay, replyJob } from './reply-jobs.ts';
import { ifNobodyReplies } from './reply-lock.ts';

/** Makes a message of each reply left over in a chat, unless a page is writing there. */
export async function recoverReplies(store: ChatStore, threadId: string): Promise<void> {
  const left = await store.partialReplies(threadId);
  if (left.length === 0 || isUnderWay(replyJob(threadId))) return;
  await ifNobodyReplies(threadId, async () => {
    // Asked again: while this page waited for the lock another may have finished them.
    for (const partial of await store.partialReplies(threadId)) {
      await store.appendReply({ ...partial, wasPartial: true });
    }
  });
}
