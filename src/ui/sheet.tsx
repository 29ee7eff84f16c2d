import { type ReactNode, useEffect, useId, useRef } from 'react';
import styles from './dialog.module.css';
import { IconButton } from './icon-button.tsx';
import { IconX } from './icons.ts';
import { Modal } from './modal.tsx';
import { useWide } from './use-media-query.ts';

/**
 * A second surface: on a phone it rises from the bottom over the page, on a wide window it stands beside the page
 * as a complementary region (place it last in a row). `actions` sit before Close.
 */
export function Sheet(props: {
  open: boolean;
  onClose: () => void;
  title: string;
  closeLabel: string;
  actions?: ReactNode;
  children: ReactNode;
}) {
  const id = useId();
  const wide = useWide();
  if (!props.open) return null;
  const inside = (
    <>
      <div className={styles.head}>
        <h2 id={id} className={`display ${styles.title}`}>
          {props.title}
        </h2>
        {props.actions}
        <IconButton label={props.closeLabel} icon={IconX} onClick={props.onClose} />
      </div>
      <div className={styles.content}>{props.children}</div>
    </>
  );
  if (wide) {
    return (
      <Aside labelledBy={id} onClose={props.onClose}>
        {inside}
      </Aside>
    );
  }
  return (
    <Modal open onClose={props.onClose} className={styles.sheet} aria-labelledby={id}>
      <div className={styles.grip} />
      {inside}
    </Modal>
  );
}

function Aside(props: { labelledBy: string; onClose: () => void; children: ReactNode }) {
  const aside = useRef<HTMLElement>(null);
  const { onClose } = props;
  useEffect(() => {
    const element = aside.current;
    const onKeyDown = (event: KeyboardEvent) => {
      if (event.key === 'Escape' && !event.defaultPrevented) onClose();
    };
    element?.addEventListener('keydown', onKeyDown);
    return () => element?.removeEventListener('keydown', onKeyDown);
  }, [onClose]);
  return (
    <aside ref={aside} className={styles.aside} aria-labelledby={props.labelledBy}>
      {props.children}
    </aside>
  );
}
