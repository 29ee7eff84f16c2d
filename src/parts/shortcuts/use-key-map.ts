import { useLiveQuery } from 'dexie-react-hooks';
import { useMemo } from 'react';
import { getSetting } from '#db/settings.ts';
import { useLocalData } from '#store/db-context.tsx';
import { isMacDevice, type KeyMap, ownKeyMap } from './command-keys.ts';

export interface OwnShortcuts {
  readonly map: KeyMap;
  /** Off: none of them is listened for. */
  readonly on: boolean;
  readonly isMac: boolean;
}

/** The keys in force on this device, kept current. Before they are read, the usual ones. */
export function useKeyMap(): OwnShortcuts {
  const { db } = useLocalData();
  const isMac = isMacDevice();
  const read = useLiveQuery(
    async () => ({ own: await getSetting(db, 'shortcuts.keys'), on: await getSetting(db, 'shortcuts.on') }),
    [db],
  );
  return useMemo(
    () => ({ map: ownKeyMap(isMac, read?.own ?? {}), on: read?.on ?? true, isMac }),
    [isMac, read],
  );
}
