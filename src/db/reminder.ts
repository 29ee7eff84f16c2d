/** The day on which the daily reminder was last said. Local only: each device says it for itself. */
import { attempt } from './database.ts';
import type { SoulsticeDb } from './database.ts';
import type { Written } from './write.ts';

const KEY = 'soul-loop:reminded';

/** Whether it is due on a local day, `YYYY-MM-DD`; from then on it is not, until another day. */
export function takeReminder(db: SoulsticeDb, date: string): Written<boolean> {
  return attempt(db, () =>
    db.transaction('rw', db.local, async () => {
      if ((await db.local.get(KEY))?.value === date) return false;
      await db.local.put({ key: KEY, value: date });
      return true;
    }),
  );
}
