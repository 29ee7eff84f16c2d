import { type ReactNode, useId } from 'react';
import { Button } from './button.tsx';
import styles from './dialog.module.css';
import { Modal } from './modal.tsx';

/**
 * A question that must be answered, or with no `cancelLabel` a message that must be seen.
 * Focus starts on the first answer, which is the safe one.
 */
export function ConfirmDialog(props: {
  open: boolean;
  title: string;
  children?: ReactNode;
  confirmLabel: string;
  cancelLabel?: string;
  danger?: boolean;
  onConfirm: () => void;
  onCancel: () => void;
}) {
  const id = useId();
  return (
    <Modal
      open={props.open}
      onClose={props.onCancel}
      className={styles.centre}
      role="alertdialog"
      aria-labelledby={`${id}title`}
      {...(props.children === undefined ? {} : { 'aria-describedby': `${id}text` })}
    >
      <div className={styles.body}>
        <h2 id={`${id}title`} className={`display ${styles.title}`}>
          {props.title}
        </h2>
        {props.children !== undefined && (
          <div id={`${id}text`} className={styles.text}>
            {props.children}
          </div>
        )}
        <div className={styles.actions}>
          {props.cancelLabel !== undefined && (
            <Button tone="plain" size="small" onClick={props.onCancel}>
              {props.cancelLabel}
            </Button>
          )}
          <Button tone={props.danger ? 'danger' : 'gold'} size="small" onClick={props.onConfirm}>
            {props.confirmLabel}
          </Button>
        </div>
      </div>
    </Modal>
  );
}
