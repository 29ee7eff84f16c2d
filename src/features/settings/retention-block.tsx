import { useLiveQuery } from 'dexie-react-hooks';
import { useId, useState } from 'react';
import type { SettingKey, SettingValue } from '#contract/setting.ts';
import { countOldChats } from '#db/retention.ts';
import { getSetting, setSetting } from '#db/settings.ts';
import fields from '#parts/birth/birth-form.module.css';
import { useLocalData } from '#store/db-context.tsx';
import { uiData } from '#text/en/ui-data.ts';
import { useText } from '#ui/use-text.ts';
import { Toggle } from './controls.tsx';
import styles from './panes.module.css';

const choices = [30, 90, 180, 365, 730, 1825];

/** The person's own rule about old chats, and what it would find now. */
export function RetentionBlock() {
  const t = useText(uiData);
  const id = useId();
  const { db, deps } = useLocalData();
  const [failed, setFailed] = useState(false);
  const rule = useLiveQuery(async () => {
    const days = await getSetting(db, 'dataRetention.chatHistoryDays');
    return {
      days,
      isOn: await getSetting(db, 'dataRetention.autoDeleteEnabled'),
      old: await countOldChats(db, days, deps.clock.now()),
    };
  }, [db, deps]);
  if (rule === undefined) return null;
  const change = <Key extends SettingKey>(key: Key, value: SettingValue<Key>) =>
    void setSetting(db, deps, key, value).then((result) => setFailed(!result.ok));
  // A number from another device or an earlier version stands among ours.
  const offered = [...new Set([...choices, rule.days])].toSorted((a, b) => a - b);
  return (
    <>
      <div className={styles.fields}>
        <Toggle
          setting="dataRetention.autoDeleteEnabled"
          label={t.retentionOn}
          hint={t.retentionNote}
          on={rule.isOn}
          onChange={(on) => change('dataRetention.autoDeleteEnabled', on)}
        />
        <div className={fields.field}>
          <label htmlFor={`${id}-days`} className={fields.label}>
            {t.retentionDays}
          </label>
          <select
            id={`${id}-days`}
            className={fields.input}
            value={rule.days}
            aria-describedby={`${id}-now`}
            onChange={({ target }) => change('dataRetention.chatHistoryDays', Number(target.value))}
          >
            {offered.map((days) => (
              <option key={days} value={days}>
                {t.days(days)}
              </option>
            ))}
          </select>
          <p id={`${id}-now`} className="meta num">
            {t.retentionNow(rule.old)}
          </p>
        </div>
      </div>
      <p role="alert" className={failed ? fields.problem : 'sr-only'}>
        {failed ? t.settingFailed : ''}
      </p>
    </>
  );
}
