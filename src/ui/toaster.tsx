import { useEffect, useRef, useState } from 'react';
import { IconButton } from './icon-button.tsx';
import { IconX } from './icons.ts';
import { dismissNotice, NOTICE_MS, type ShownNotice, useNotice } from './notify.ts';
import styles from './toaster.module.css';

/** Pixels a notice must be pulled sideways to be thrown away. */
const SWIPE_PX = 50;

/** Where notices appear. Its live regions stand in the page from the start, so that what enters them is spoken. */
export function Toaster(props: { regionLabel: string; closeLabel: string }) {
  const notice = useNotice();
  const urgent = notice?.tone === 'error';
  return (
    <section className={styles.region} aria-label={props.regionLabel}>
      <div className="sr-only" role="status">
        {urgent ? '' : notice?.text}
      </div>
      <div className="sr-only" role="alert">
        {urgent ? notice?.text : ''}
      </div>
      {notice && <Toast key={notice.id} notice={notice} closeLabel={props.closeLabel} />}
    </section>
  );
}

function Toast({ notice, closeLabel }: { notice: ShownNotice; closeLabel: string }) {
  const [held, setHeld] = useState(false);
  const pulledFrom = useRef<number | undefined>(undefined);
  useEffect(() => {
    const durationMs = notice.durationMs ?? NOTICE_MS;
    if (held || !Number.isFinite(durationMs)) return undefined;
    const timer = setTimeout(() => dismissNotice(notice.id), durationMs);
    return () => clearTimeout(timer);
  }, [held, notice]);
  useUndoKey(notice);
  return (
    <div
      className={styles.toast}
      onPointerEnter={() => setHeld(true)}
      onPointerLeave={() => setHeld(false)}
      onFocus={() => setHeld(true)}
      onBlur={() => setHeld(false)}
      onPointerDown={(event) => {
        pulledFrom.current = event.clientX;
      }}
      onPointerMove={(event) => {
        if (pulledFrom.current === undefined || event.buttons === 0) return;
        if (Math.abs(event.clientX - pulledFrom.current) > SWIPE_PX) dismissNotice(notice.id);
      }}
    >
      {/* Spoken by the live region above; here it is only seen. */}
      <p className={styles.text} aria-hidden>
        {notice.text}
      </p>
      {notice.action && (
        <button
          type="button"
          className={styles.action}
          onClick={() => {
            notice.action?.onAction();
            dismissNotice(notice.id);
          }}
        >
          {notice.action.label}
        </button>
      )}
      <IconButton
        label={closeLabel}
        icon={IconX}
        iconSize={18}
        quiet
        onClick={() => dismissNotice(notice.id)}
      />
    </div>
  );
}

/** Ctrl+Z or ⌘Z takes the notice's action from anywhere but a text field, so Undo is never far for a keyboard. */
function useUndoKey(notice: ShownNotice): void {
  useEffect(() => {
    if (notice.action === undefined) return undefined;
    const { onAction } = notice.action;
    const onKeyDown = (event: KeyboardEvent) => {
      if (event.key.toLowerCase() !== 'z' || !(event.ctrlKey || event.metaKey) || event.shiftKey) return;
      if (event.target instanceof Element && event.target.closest('input, textarea, [contenteditable]'))
        return;
      event.preventDefault();
      onAction();
      dismissNotice(notice.id);
    };
    document.addEventListener('keydown', onKeyDown);
    return () => document.removeEventListener('keydown', onKeyDown);
  }, [notice]);
}
