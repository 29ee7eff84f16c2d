import { useLiveQuery } from 'dexie-react-hooks';
import { type ChatLists, chatLists } from '#db/folders.ts';
import { useLocalData } from '#store/db-context.tsx';

/** Recent chats and folders with theirs, kept current; undefined until they were read once. */
export function useChatLists(): ChatLists | undefined {
  const { db } = useLocalData();
  return useLiveQuery(() => chatLists(db), [db]);
}
