import { useLiveQuery } from 'dexie-react-hooks';
import type { Person } from '#contract/person.ts';
import { people } from '#db/people.ts';
import { useLocalData } from '#store/db-context.tsx';

/** Everyone kept, current; undefined until they were read once. */
export function usePeople(): readonly Person[] | undefined {
  const { db } = useLocalData();
  return useLiveQuery(() => people(db), [db]);
}
