import { type ComponentProps, useEffect, useRef } from 'react';
import styles from './dialog.module.css';
import { enterModal } from './top-modal.ts';

/**
 * The browser's own modal dialog: it holds focus, makes the rest inert, closes on Escape and gives focus back.
 * A press on the ground around it also closes. Children are mounted while it is open.
 */
export function Modal({
  open,
  onClose,
  className,
  children,
  ...rest
}: { open: boolean; onClose: () => void } & Omit<ComponentProps<'dialog'>, 'open' | 'onClose' | 'onClick'>) {
  const dialog = useRef<HTMLDialogElement>(null);
  const closeNow = useRef(onClose);
  useEffect(() => {
    closeNow.current = onClose;
  });
  useEffect(() => {
    const element = dialog.current;
    if (!open || element === null || element.open) return undefined;
    const before = document.activeElement;
    element.showModal();
    const onClick = (event: MouseEvent) => {
      if (event.target === element) closeNow.current();
    };
    element.addEventListener('click', onClick);
    const leaveModal = enterModal(element);
    return () => {
      leaveModal();
      element.removeEventListener('click', onClick);
      element.close();
      // The browser gives focus back to what had it, but not out of a dialog that has left the page already.
      const lost = document.activeElement === null || document.activeElement === document.body;
      if (lost && before instanceof HTMLElement && before.isConnected) before.focus({ preventScroll: true });
    };
  }, [open]);
  if (!open) return null;
  return (
    <dialog
      {...rest}
      ref={dialog}
      className={[styles.dialog, className].filter(Boolean).join(' ')}
      onCancel={(event) => {
        // What a dialog inside this one, or its file picker, was asked to give up is not this dialog's.
        if (event.target !== event.currentTarget) return;
        // Escape asks; the owner of `open` decides.
        event.preventDefault();
        onClose();
      }}
    >
      {children}
    </dialog>
  );
}
