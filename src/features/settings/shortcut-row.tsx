import { type KeyboardEvent, useEffect, useRef, useState } from 'react';
import fields from '#parts/birth/birth-form.module.css';
import {
  ariaKeys,
  type KeyMap,
  type Keys,
  keysOf,
  pressOf,
  type ShortcutId,
} from '#parts/shortcuts/command-keys.ts';
import { KeyCaps } from '#parts/shortcuts/key-caps.tsx';
import { canBeKept, type KeyProblem, keyProblem } from '#parts/shortcuts/key-problems.ts';
import { uiPalette } from '#text/en/ui-palette.ts';
import { uiShortcuts } from '#text/en/ui-shortcuts.ts';
import { Button } from '#ui/button.tsx';
import { TextButton } from '#ui/text-link.tsx';
import { useText } from '#ui/use-text.ts';
import styles from './panes.module.css';

/** A command with its keys. Pressing them waits for others to be pressed in their place. */
export function ShortcutRow(props: {
  id: ShortcutId;
  map: KeyMap;
  isMac: boolean;
  /** It has other keys than the usual ones, or none. */
  changed: boolean;
  recording: boolean;
  onRecord: (begin: boolean) => void;
  /** `from`: the command that loses these keys. */
  onKeys: (keys: Keys, from: ShortcutId | null) => void;
  onReset: () => void;
}) {
  const t = useText(uiPalette);
  const s = useText(uiShortcuts);
  const { id, map, isMac, recording, onRecord } = props;
  const [pressed, setPressed] = useState<{ keys: Keys; problem: KeyProblem } | null>(null);
  const [wasRecording, setWasRecording] = useState(recording);
  if (wasRecording !== recording) {
    setWasRecording(recording);
    setPressed(null);
  }
  const field = useRef<HTMLButtonElement>(null);
  useDialogKeepsOpen(field, recording);
  const keys = map[id];
  const name = t[id];

  const onKeyDown = (event: KeyboardEvent) => {
    if (!recording || event.nativeEvent.isComposing) return;
    // Tab goes on as it does everywhere: nobody is caught here.
    if (event.key === 'Tab' && !event.ctrlKey && !event.altKey && !event.metaKey) return;
    event.preventDefault();
    event.stopPropagation();
    if (event.key === 'Escape') return onRecord(false);
    const taken = keysOf(pressOf(event.nativeEvent));
    if (taken === null || event.repeat) return;
    const problem = keyProblem(taken, id, map, isMac);
    if (problem === null) props.onKeys(taken, null);
    else setPressed({ keys: taken, problem });
  };
  return (
    <li className={styles.shortcut}>
      <span id={`${id}-name`} className={styles.shortcutName}>
        {name}
      </span>
      <span className={styles.shortcutReset}>
        {props.changed && !recording && (
          <TextButton aria-label={s.resetFor(name)} onClick={props.onReset}>
            {s.reset}
          </TextButton>
        )}
      </span>
      <button
        ref={field}
        type="button"
        className={styles.recorder}
        data-recording={recording || undefined}
        aria-label={
          recording ? s.recordingFor(name) : s.changeFor(name, keys === null ? t.noKeys : ariaKeys(keys))
        }
        onClick={() => onRecord(!recording)}
        onKeyDown={onKeyDown}
        onBlur={(event) => {
          // What overrules a warning stands beside it, and has to be reached.
          if (
            recording &&
            event.relatedTarget?.closest(`.${styles.shortcut}`) !== field.current?.closest('li')
          )
            onRecord(false);
        }}
      >
        {recording ? (
          <span>{s.pressKeys}</span>
        ) : keys === null ? (
          <span className="muted">{t.noKeys}</span>
        ) : (
          <KeyCaps keys={keys} />
        )}
      </button>
      <div role="alert" className={pressed === null ? 'sr-only' : styles.problem}>
        {pressed !== null && (
          <>
            <p className={fields.problem}>{problemText(pressed, s, t)}</p>
            {canBeKept(pressed.problem) && (
              <Button
                size="small"
                onClick={() => {
                  const { problem } = pressed;
                  props.onKeys(pressed.keys, problem.type === 'other' ? problem.id : null);
                  field.current?.focus();
                }}
              >
                {s.useAnyway}
              </Button>
            )}
          </>
        )}
      </div>
    </li>
  );
}

function problemText(
  { keys, problem }: { keys: Keys; problem: KeyProblem },
  s: typeof uiShortcuts,
  t: typeof uiPalette,
): string {
  const written = ariaKeys(keys);
  return problem.type === 'other' ? s.other(written, t[problem.id]) : s[problem.type](written);
}

/** While keys are waited for, Escape ends that and does not close the dialog: browsers close it before any key handler of ours. */
function useDialogKeepsOpen(field: { readonly current: HTMLElement | null }, active: boolean): void {
  useEffect(() => {
    const dialog = field.current?.closest('dialog');
    if (!active || dialog === null || dialog === undefined) return undefined;
    const onCancel = (event: Event) => {
      event.preventDefault();
      event.stopImmediatePropagation();
    };
    dialog.addEventListener('cancel', onCancel, { capture: true });
    return () => dialog.removeEventListener('cancel', onCancel, { capture: true });
  }, [field, active]);
}
