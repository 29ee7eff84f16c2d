import { createContext, type ReactNode, useContext } from 'react';
import { assert } from '#lib/assert.ts';
import type { SoulsticeDb } from '#db/database.ts';
import type { WriteDeps } from '#db/write.ts';

/** The open database of this person, with the clock and the ids that its writes take. */
export interface LocalData {
  readonly db: SoulsticeDb;
  readonly deps: WriteDeps;
}

const LocalDataContext = createContext<LocalData | undefined>(undefined);

export function LocalDataProvider(props: { value: LocalData; children: ReactNode }) {
  return <LocalDataContext value={props.value}>{props.children}</LocalDataContext>;
}

/** For a feature's queries and commands. Throws outside the provider: a screen without a database is a defect. */
export function useLocalData(): LocalData {
  const value = useContext(LocalDataContext);
  assert(value !== undefined, 'a screen that reads the database stands inside LocalDataProvider');
  return value;
}
