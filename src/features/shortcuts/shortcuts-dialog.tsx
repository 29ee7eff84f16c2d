import { LargeDialog } from '#parts/large-dialog.tsx';
import { ariaKeys, isMacDevice, keyCaps, keyMap, type ShortcutId } from './command-keys.ts';
import { commandIds } from '#store/commands.ts';
import { uiPalette } from '#text/en/ui-palette.ts';
import { useText } from '#ui/use-text.ts';
import styles from './shortcuts.module.css';

const listed: readonly ShortcutId[] = ['open-palette', ...commandIds, 'show-shortcuts'];

/** Every shortcut with its keys. */
export function ShortcutsDialog(props: { onClose: () => void }) {
  const t = useText(uiPalette);
  const isMac = isMacDevice();
  const map = keyMap(isMac);
  return (
    <LargeDialog title={t.shortcutsTitle} closeLabel={t.close} narrow onClose={props.onClose}>
      <p className="muted">{t.shortcutsNote}</p>
      <dl className={styles.list}>
        {listed.map((id) => (
          <div key={id}>
            <dt>{t[id]}</dt>
            <dd>
              <span className="sr-only">{ariaKeys(map[id])}</span>
              {keyCaps(map[id], isMac).map((cap) => (
                <kbd key={cap} aria-hidden>
                  {cap}
                </kbd>
              ))}
            </dd>
          </div>
        ))}
      </dl>
    </LargeDialog>
  );
}
