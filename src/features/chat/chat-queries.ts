import { useEffect, useState } from 'react';
import { useLiveQuery } from 'dexie-react-hooks';
import type { SoulsticeDb } from '#db/database.ts';
import type { StoredReading } from '#contract/stored-reading.ts';
import type { ThreadView } from '#db/messages.ts';
import { useLocalData } from '#store/db-context.tsx';
import { type ChatPerson, deviceRules, readChatPerson } from './chat-person.ts';
import type { ChatStore } from './chat-store.ts';
import { useViewSize } from './conversation-window.ts';
import { useTemporaryView } from './temporary-chat.ts';

/** The chat shown, live; null when there is none under this id, undefined until it was read. */
export function useThreadView(store: ChatStore, threadId: string | undefined): ThreadView | null | undefined {
  const temporary = useTemporaryView(store);
  const size = useViewSize(threadId);
  const found = useLiveQuery(
    async () => ({
      threadId,
      view: threadId === undefined || store.temporary ? null : await store.view(threadId, size),
    }),
    [store, threadId, size],
  );
  if (store.temporary) return temporary;
  // For one render after a change of address the query still holds the chat left.
  return found === undefined || found.threadId !== threadId ? undefined : found.view;
}

export function useChatPerson(): ChatPerson | undefined {
  const { db, deps } = useLocalData();
  return useLiveQuery(() => readChatPerson(db, deviceRules(), deps.clock.now()), [db, deps]);
}

/** Readings that the next one must not repeat. */
export const LEDGER = 20;

/**
 * The newest readings of all chats, kept at hand so that a question need not wait for them; undefined until they were
 * read. Read anew when another message is the last one shown, not after each write: an import or another device may write
 * thousands.
 */
export function useRecentReadings(
  store: ChatStore,
  lastShown: string | undefined,
): readonly StoredReading[] | undefined {
  const [read, setRead] = useState<{ lastShown: string | undefined; readings: readonly StoredReading[] }>();
  useEffect(() => {
    let wanted = true;
    store.recentReadings(LEDGER).then(
      (readings) => wanted && setRead({ lastShown, readings }),
      // Without them a question reads them for itself, and says what stands in the way.
      () => undefined,
    );
    return () => {
      wanted = false;
    };
  }, [store, lastShown]);
  return read === undefined || read.lastShown !== lastShown ? undefined : read.readings;
}

/** Whether the first message ever written lies in this chat. */
export function useIsFirstChat(threadId: string | undefined): boolean {
  const { db } = useLocalData();
  return (
    useLiveQuery(async () => threadId !== undefined && (await firstChat(db)) === threadId, [db, threadId]) ??
    false
  );
}

async function firstChat(db: SoulsticeDb): Promise<unknown> {
  const first = await db.message.orderBy('createdAt').first();
  return first?.['threadId'];
}
