import { useLiveQuery } from 'dexie-react-hooks';
import type { SoulsticeDb } from '#db/database.ts';
import { getProfile } from '#db/profile.ts';
import { getSetting } from '#db/settings.ts';
import { anyMessageSent } from '#db/threads.ts';
import { useLocalData } from '#store/db-context.tsx';
import type { SetupFacts } from './setup-steps.ts';

/** Where a message was found once: the query then follows messages no more, of which an import brings thousands. */
const messageFound = new WeakSet<SoulsticeDb>();

/** What the checklist looks at, from the database. For a live query. */
async function readSetupFacts(db: SoulsticeDb): Promise<SetupFacts> {
  const [profile, marked, messageSent] = await Promise.all([
    getProfile(db),
    getSetting(db, 'setup.completedSteps'),
    messageFound.has(db) || anyMessageSent(db),
  ]);
  if (messageSent) messageFound.add(db);
  return { marked, birth: profile?.birth ?? null, anyMessageSent: messageSent };
}

/** Kept current; undefined until it was read once. */
export function useSetupFacts(): SetupFacts | undefined {
  const { db } = useLocalData();
  return useLiveQuery(() => readSetupFacts(db), [db]);
}
