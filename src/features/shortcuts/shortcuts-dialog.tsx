import { LargeDialog } from '#parts/large-dialog.tsx';
import { shortcutIds } from '#parts/shortcuts/command-keys.ts';
import { KeyCaps } from '#parts/shortcuts/key-caps.tsx';
import { useKeyMap } from '#parts/shortcuts/use-key-map.ts';
import { useOpenSettings } from '#store/open-settings.ts';
import { uiPalette } from '#text/en/ui-palette.ts';
import { TextButton } from '#ui/text-link.tsx';
import { useText } from '#ui/use-text.ts';
import styles from './shortcuts.module.css';

/** Every shortcut with its keys, and the way to choose others. */
export function ShortcutsDialog(props: { onClose: () => void }) {
  const t = useText(uiPalette);
  const { map, on } = useKeyMap();
  const openSettings = useOpenSettings();
  return (
    <LargeDialog title={t.shortcutsTitle} closeLabel={t.close} narrow onClose={props.onClose}>
      <p className="muted">{on ? t.shortcutsNote : t.shortcutsOff}</p>
      <dl className={styles.list}>
        {shortcutIds.map((id) => {
          const keys = map[id];
          return (
            <div key={id}>
              <dt>{t[id]}</dt>
              <dd>{keys === null ? <span className="muted">{t.noKeys}</span> : <KeyCaps keys={keys} />}</dd>
            </div>
          );
        })}
      </dl>
      <p className={styles.foot}>
        <TextButton
          onClick={() => {
            props.onClose();
            openSettings('shortcuts');
          }}
        >
          {t.changeKeys}
        </TextButton>
      </p>
    </LargeDialog>
  );
}
