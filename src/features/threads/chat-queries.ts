import { useLiveQuery } from 'dexie-react-hooks';
import { useMemo } from 'react';
import { type ChatLists, listChats, readChatRows } from '#db/folders.ts';
import { useLocalData } from '#store/db-context.tsx';

/**
 * Recent chats and folders with theirs, kept current; undefined until they were read once. `recent` and `open` say what
 * is listed of them.
 */
export function useChatLists(recent: number, open: ReadonlySet<string>): ChatLists | undefined {
  const { db } = useLocalData();
  const rows = useLiveQuery(() => readChatRows(db), [db]);
  return useMemo(
    () => (rows === undefined ? undefined : listChats(rows, { recent, open })),
    [rows, recent, open],
  );
}
