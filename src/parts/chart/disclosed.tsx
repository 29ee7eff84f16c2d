import { type ReactNode, useState } from 'react';
import { Icon } from '#ui/icon.tsx';
import { IconChevronDown } from '#ui/icons.ts';
import styles from './chart.module.css';

/** A line that opens the words under it; plain where there are none. */
export function Disclosed(props: { words: ReactNode; children: ReactNode }) {
  const [open, setOpen] = useState(false);
  if (props.words === null) return <div>{props.children}</div>;
  return (
    <div>
      <button
        type="button"
        className={styles.disclosed}
        aria-expanded={open}
        onClick={() => setOpen((was) => !was)}
      >
        <span>{props.children}</span>
        <Icon of={IconChevronDown} size={15} />
      </button>
      {open && <div className={styles.words}>{props.words}</div>}
    </div>
  );
}
