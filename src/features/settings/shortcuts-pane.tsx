import { useLiveQuery } from 'dexie-react-hooks';
import { useState } from 'react';
import { getSetting, setSetting } from '#db/settings.ts';
import fields from '#parts/birth/birth-form.module.css';
import {
  ariaKeys,
  isMacDevice,
  type Keys,
  ownKeyMap,
  type ShortcutId,
  shortcutIds,
} from '#parts/shortcuts/command-keys.ts';
import { useLocalData } from '#store/db-context.tsx';
import { uiSettings } from '#text/en/ui-settings.ts';
import { uiShortcuts } from '#text/en/ui-shortcuts.ts';
import { Button } from '#ui/button.tsx';
import { useText } from '#ui/use-text.ts';
import { Group, Toggle } from './controls.tsx';
import styles from './panes.module.css';
import { ShortcutRow } from './shortcut-row.tsx';

type Own = Readonly<Record<string, string | null>>;

/** Which keys run which command: each can be pressed anew, taken back, or switched off with all the others. */
export function ShortcutsPane() {
  const t = useText(uiSettings);
  const s = useText(uiShortcuts);
  const { db, deps } = useLocalData();
  const [failed, setFailed] = useState(false);
  const [recording, setRecording] = useState<ShortcutId | null>(null);
  const kept = useLiveQuery(
    async () => ({ own: await getSetting(db, 'shortcuts.keys'), on: await getSetting(db, 'shortcuts.on') }),
    [db],
  );
  if (kept === undefined) return null;
  const { own, on } = kept;
  const isMac = isMacDevice();
  const map = ownKeyMap(isMac, own);
  const keep = (next: Own) =>
    void setSetting(db, deps, 'shortcuts.keys', next).then((result) => setFailed(!result.ok));
  const give = (id: ShortcutId, keys: Keys, from: ShortcutId | null) => {
    setRecording(null);
    keep({ ...own, [id]: ariaKeys(keys), ...(from === null ? {} : { [from]: null }) });
  };
  const reset = (id: ShortcutId) =>
    keep(Object.fromEntries(Object.entries(own).filter(([one]) => one !== id)));
  return (
    <>
      <Group title={s.switchHeading}>
        <Toggle
          setting="shortcuts.on"
          label={t.shortcutsSwitch}
          hint={s.switchHint}
          on={on}
          onChange={(next) =>
            void setSetting(db, deps, 'shortcuts.on', next).then((result) => setFailed(!result.ok))
          }
        />
      </Group>
      <Group title={s.keysHeading} note={s.note}>
        <ul className={styles.shortcuts}>
          {shortcutIds.map((id) => (
            <ShortcutRow
              key={id}
              id={id}
              map={map}
              isMac={isMac}
              changed={id in own}
              recording={recording === id}
              onRecord={(begin) => setRecording(begin ? id : null)}
              onKeys={(keys, from) => give(id, keys, from)}
              onReset={() => reset(id)}
            />
          ))}
        </ul>
        <div className={styles.buttons}>
          <Button
            size="small"
            aria-disabled={Object.keys(own).length === 0}
            onClick={() => {
              if (Object.keys(own).length > 0) keep({});
            }}
          >
            {s.resetAll}
          </Button>
        </div>
      </Group>
      <p role="alert" className={failed ? fields.problem : 'sr-only'}>
        {failed ? t.settingFailed : ''}
      </p>
    </>
  );
}
