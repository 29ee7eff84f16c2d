/** The zone of the person's days, and whether a day's loop is done. */
import { dayZone } from './day-zone.ts';
import type { SoulsticeDb } from './database.ts';
import { getSetting } from './settings.ts';
import { soulEntryOf } from './soul-entries.ts';

/** The zone that the person chose, else that of the device. For a live query. */
export async function zoneOfDays(db: SoulsticeDb): Promise<string> {
  return dayZone(await getSetting(db, 'display.timezone'));
}

/** Whether a local day, `YYYY-MM-DD`, has its Soul Loop. For a live query. */
export async function isLoopDone(db: SoulsticeDb, date: string): Promise<boolean> {
  return (await soulEntryOf(db, date)) !== null;
}
