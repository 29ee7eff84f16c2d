import { useLiveQuery } from 'dexie-react-hooks';
import { getProfile } from '#db/profile.ts';
import { useLocalData } from '#store/db-context.tsx';

/** The name the person gave, empty when none, undefined until it was read. */
export function usePersonName(): string | undefined {
  const { db } = useLocalData();
  return useLiveQuery(async () => (await getProfile(db))?.name ?? '', [db]);
}
