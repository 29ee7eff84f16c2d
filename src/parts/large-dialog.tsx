import { type ReactNode, useId } from 'react';
import { IconButton } from '#ui/icon-button.tsx';
import { IconX } from '#ui/icons.ts';
import { Modal } from '#ui/modal.tsx';
import styles from './large-dialog.module.css';

/** A dialog with room for a form or a chart: the whole screen on a phone, a wide card on a large window. */
export function LargeDialog(props: {
  title: string;
  closeLabel: string;
  /** A card for a form alone. */
  narrow?: boolean;
  /** Added to the card. */
  className?: string | undefined;
  /** In place of the content's own class: for content that scrolls in parts. */
  contentClassName?: string | undefined;
  /** Stands under the content while it scrolls; no foot without it. */
  actions?: ReactNode;
  /** For content that holds nothing to focus: it takes the focus itself, so that the keyboard can scroll it. */
  reading?: boolean;
  onClose: () => void;
  children: ReactNode;
}) {
  const id = useId();
  return (
    <Modal
      open
      onClose={props.onClose}
      className={[styles.dialog, props.narrow && styles.narrow, props.className].filter(Boolean).join(' ')}
      aria-labelledby={id}
    >
      <div className={styles.head}>
        <h2 id={id} className={`display ${styles.title}`}>
          {props.title}
        </h2>
        <IconButton label={props.closeLabel} icon={IconX} onClick={props.onClose} />
      </div>
      <div
        className={props.contentClassName ?? styles.content}
        // oxlint-disable-next-line jsx-a11y/no-noninteractive-tabindex -- a scrolling region
        tabIndex={props.reading === true ? 0 : undefined}
      >
        {props.children}
      </div>
      {props.actions ? <div className={styles.actions}>{props.actions}</div> : null}
    </Modal>
  );
}
