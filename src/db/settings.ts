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

/** A setting as it is stored, whatever its value is. */
export type ChangedSetting = { readonly key: SettingKey; readonly value: unknown };

/** Settings whose stored value is not the default, valid or not. */
export async function changedSettings(db: SoulsticeDb): Promise<readonly ChangedSetting[]> {
  const stored = await Promise.all(
    settingKeys.map(async (key) => {
      const onDevice = settingRules[key].home === 'device';
      const row = onDevice ? await db.local.get(localKey(key)) : await getRecord(db, 'setting', key);
      return { key, value: row?.value };
    }),
  );
  return stored.filter(
    ({ key, value }) =>
      value !== undefined && JSON.stringify(value) !== JSON.stringify(settingRules[key].fallback),
  );
}

/** Gives settings their default back; those that travel, on every device. On conflict the later value wins. */
export async function resetSettings(
  db: SoulsticeDb,
  deps: WriteDeps,
  keys: readonly SettingKey[],
): Written<void> {
  const isOnDevice = (key: SettingKey) => settingRules[key].home === 'device';
  const travelling = keys.filter((key) => !isOnDevice(key));
  const written = await writeRecords(
    db,
    deps,
    travelling.map((key) => ({ kind: 'setting', id: key, fields: { value: settingRules[key].fallback } })),
  );
  if (!written.ok) return written;
  return attempt(db, () => db.local.bulkDelete(keys.filter(isOnDevice).map(localKey)));
}
