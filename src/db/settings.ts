/** Settings: those that travel are records, those of this device stay in the local table. Readers need not know which. */
import { settingKeys, settingOr, settingRules } from '#contract/setting.ts';
import type { SettingKey, SettingValue } from '#contract/setting.ts';
import { attempt } from './database.ts';
import type { SoulsticeDb } from './database.ts';
import { getRecord } from './read.ts';
import { writeAfterReading, writeRecords } from './write.ts';
import type { WriteDeps, Written } from './write.ts';

const localKey = (key: SettingKey): string => `setting:${key}`;

/** A setting's value, its default when it was never set or does not fit any more. For a live query. */
export async function getSetting<Key extends SettingKey>(
  db: SoulsticeDb,
  key: Key,
): Promise<SettingValue<Key>> {
  if (settingRules[key].home === 'device') return settingOr(key, (await db.local.get(localKey(key)))?.value);
  return settingOr(key, (await getRecord(db, 'setting', key))?.value);
}

export type Settings = { readonly [Key in SettingKey]: SettingValue<Key> };

/** All settings with their defaults filled in. For a live query. */
export async function allSettings(db: SoulsticeDb): Promise<Settings> {
  const entries = await Promise.all(
    settingKeys.map(async (key) => [key, await getSetting(db, key)] as const),
  );
  return Object.fromEntries(entries) as Settings;
}

/**
 * Sets one setting. Offline: at once. On conflict the later value wins. A setting of the device makes no outbox entry.
 */
export function setSetting<Key extends SettingKey>(
  db: SoulsticeDb,
  deps: WriteDeps,
  key: Key,
  value: SettingValue<Key>,
): Written<void> {
  if (settingRules[key].home === 'device') {
    return attempt(db, async () => {
      await db.local.put({ key: localKey(key), value });
    });
  }
  return writeRecords(db, deps, [{ kind: 'setting', id: key, fields: { value } }]);
}

/** Ticks steps of the Quick Setup checklist; those ticked before stay ticked. */
export function completeSetupSteps(
  db: SoulsticeDb,
  deps: WriteDeps,
  steps: SettingValue<'setup.completedSteps'>,
): Written<void> {
  return writeAfterReading(db, deps, ['setting'], async () => {
    const done = await getSetting(db, 'setup.completedSteps');
    const value = [...new Set([...done, ...steps])];
    return {
      changes: [{ kind: 'setting', id: 'setup.completedSteps', fields: { value } }],
      value: undefined,
    };
  });
}
