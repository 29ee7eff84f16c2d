/**
 * The daily reminder as this device keeps it: the day it was last said on, and by which way it comes. Local only: each device
 * says it for itself.
 */
import { attempt } from './database.ts';
import type { SoulsticeDb } from './database.ts';
import type { Written } from './write.ts';

const SAID_KEY = 'soul-loop:reminded';
const WAY_KEY = 'reminder:way';

/** Whether it is due on a local day, `YYYY-MM-DD`; from then on it is not, until another day. */
export function takeReminder(db: SoulsticeDb, date: string): Written<boolean> {
  return attempt(db, () =>
    db.transaction('rw', db.local, async () => {
      if ((await db.local.get(SAID_KEY))?.value === date) return false;
      await db.local.put({ key: SAID_KEY, value: date });
      return true;
    }),
  );
}

export const reminderWays = ['push', 'periodic', 'open', 'unsent'] as const;

/** How the reminder comes to this device, and what the server was told of it. */
export type ReminderWay = {
  /**
   * `push`: the server wakes the browser. `periodic`: the browser wakes the app now and then. `open`: only while the app is
   * open. `unsent`: it is to be `push`, and the server could not be told yet.
   */
  readonly type: (typeof reminderWays)[number];
  /** What the server knows, one text; empty for other ways. When it differs from what holds now, the server is told again. */
  readonly told: string;
};

/** Null while nothing was arranged, or when what is kept does not fit any more. For a live query. */
export async function reminderWay(db: SoulsticeDb): Promise<ReminderWay | null> {
  const kept = (await db.local.get(WAY_KEY))?.value as Partial<ReminderWay> | null | undefined;
  const type = reminderWays.find((way) => way === kept?.type);
  return type === undefined || typeof kept?.told !== 'string' ? null : { type, told: kept.told };
}

/** Keeps the way; null forgets it. */
export function keepReminderWay(db: SoulsticeDb, way: ReminderWay | null): Written<void> {
  return attempt(db, async () => {
    if (way === null) await db.local.delete(WAY_KEY);
    else await db.local.put({ key: WAY_KEY, value: way });
  });
}
