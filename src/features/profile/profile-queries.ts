import { useLiveQuery } from 'dexie-react-hooks';
import type { Profile } from '#contract/profile.ts';
import type { SettingValue } from '#contract/setting.ts';
import type { SoulsticeDb } from '#db/database.ts';
import { getProfile } from '#db/profile.ts';
import { getSetting } from '#db/settings.ts';
import { useLocalData } from '#store/db-context.tsx';
import { dayZone } from '#db/day-zone.ts';

export interface Blueprint {
  profile: Profile | null;
  houseSystem: SettingValue<'chart.houseSystem'>;
  node: SettingValue<'chart.node'>;
  dateFormat: SettingValue<'display.dateFormat'>;
  /** The person has once asked for their natal chart; from then on it is drawn by itself. */
  generated: boolean;
  /** IANA zone of the person's days: the one chosen in settings, else the device's. */
  zone: string;
}

async function readBlueprint(db: SoulsticeDb): Promise<Blueprint> {
  const [profile, houseSystem, node, dateFormat, zone, steps] = await Promise.all([
    getProfile(db),
    getSetting(db, 'chart.houseSystem'),
    getSetting(db, 'chart.node'),
    getSetting(db, 'display.dateFormat'),
    getSetting(db, 'display.timezone'),
    getSetting(db, 'setup.completedSteps'),
  ]);
  const generated = steps.includes('natal-chart');
  return { profile, houseSystem, node, dateFormat, generated, zone: dayZone(zone) };
}

/** The profile and the settings that shape its chart, kept current; undefined until they were read once. */
export function useBlueprint(): Blueprint | undefined {
  const { db } = useLocalData();
  return useLiveQuery(() => readBlueprint(db), [db]);
}
