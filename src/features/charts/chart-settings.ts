import { useLiveQuery } from 'dexie-react-hooks';
import type { DateOrder } from '#astro/time/birth-date.ts';
import type { Profile } from '#contract/profile.ts';
import type { SoulsticeDb } from '#db/database.ts';
import { getProfile } from '#db/profile.ts';
import { getSetting } from '#db/settings.ts';
import type { ChartSchool } from '#engine/protocol.ts';
import { dateOrder } from '#parts/birth/birth-words.ts';
import { useLocalData } from '#store/db-context.tsx';
import { dayZone } from '#db/day-zone.ts';

export interface ChartSettings {
  profile: Profile | null;
  school: ChartSchool;
  order: DateOrder;
  /** IANA zone of the person's days. */
  zone: string;
}

async function readSettings(db: SoulsticeDb): Promise<ChartSettings> {
  const [profile, houseSystem, node, dateFormat, zone] = await Promise.all([
    getProfile(db),
    getSetting(db, 'chart.houseSystem'),
    getSetting(db, 'chart.node'),
    getSetting(db, 'display.dateFormat'),
    getSetting(db, 'display.timezone'),
  ]);
  return {
    profile,
    school: { houseSystem, node },
    order: dateOrder(dateFormat),
    zone: dayZone(zone),
  };
}

/** What shapes a chart besides its form, kept current; undefined until it was read once. */
export function useChartSettings(): ChartSettings | undefined {
  const { db } = useLocalData();
  return useLiveQuery(() => readSettings(db), [db]);
}
