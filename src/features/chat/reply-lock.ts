/** One page at a time writes a reply in a chat; the browser lets go of the lock when that page is closed. */

const nameOf = (threadId: string): string => `soulstice-reply-${threadId}`;

/** Does the work while other pages know that a reply is being written in this chat; resolves with what came of it. */
export async function holdingReply<T>(threadId: string, work: () => Promise<T>): Promise<T> {
  const locks = pageLocks();
  if (locks === null) return work();
  return locks.request(nameOf(threadId), { mode: 'shared' }, work);
}

/** Does the work if no page writes a reply in this chat now. */
export async function ifNobodyReplies(threadId: string, work: () => Promise<void>): Promise<void> {
  const locks = pageLocks();
  if (locks === null) return work();
  await locks.request(nameOf(threadId), { ifAvailable: true }, async (lock) => {
    if (lock !== null) await work();
  });
}

/** Old browsers and unsafe pages have none: there a second page may take an unfinished reply for one that was left. */
function pageLocks(): LockManager | null {
  return (navigator as { readonly locks?: LockManager | null }).locks ?? null;
}
