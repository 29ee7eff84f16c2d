import { useEffect, useRef, useState } from 'react';
import { createPortal } from 'react-dom';
import { IconButton } from './icon-button.tsx';
import { IconX } from './icons.ts';
import { dismissNotice, NOTICE_MS, type ShownNotice, useNotice } from './notify.ts';
import styles from './toaster.module.css';
import { useTopModal } from './top-modal.ts';

/** Pixels a notice must be pulled sideways to be thrown away. */
const SWIPE_PX = 50;

/** How long a live region stands empty before it is filled; shorter, and screen readers do not know it yet. */
const REGION_MS = 100;

/**
 * Where notices appear: over the page, and while a modal dialog is open inside that dialog, since the page under it can
 * neither be pressed nor heard.
 */
export function Toaster(props: { regionLabel: string; closeLabel: string }) {
  const modal = useTopModal();
  const region = <Region {...props} />;
  return modal === null ? region : createPortal(region, modal);
}

/** Its live regions stand in the page before what enters them, so that it is spoken. */
function Region(props: { regionLabel: string; closeLabel: string }) {
  const notice = useNotice();
  const spoken = useSpoken(notice);
  const urgent = notice?.tone === 'error';
  return (
    <section className={styles.region} aria-label={props.regionLabel}>
      <div className="sr-only" role="status">
        {urgent ? '' : spoken}
      </div>
      <div className="sr-only" role="alert">
        {urgent ? spoken : ''}
      </div>
      {notice && <Toast key={notice.id} notice={notice} closeLabel={props.closeLabel} />}
    </section>
  );
}

/** The words to be spoken. A region that has just come into the page with its dialog is filled a moment later. */
function useSpoken(notice: ShownNotice | undefined): string {
  const [standing, setStanding] = useState(false);
  useEffect(() => {
    const timer = setTimeout(() => setStanding(true), REGION_MS);
    return () => clearTimeout(timer);
  }, []);
  if (!standing || notice === undefined) return '';
  return notice.title === undefined ? notice.text : `${notice.title}. ${notice.text}`;
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
        {notice.title !== undefined && <b className={styles.title}>{notice.title}</b>}
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
