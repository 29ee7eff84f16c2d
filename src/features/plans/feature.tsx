import { Icon } from '#ui/icon.tsx';
import { IconCheck } from '#ui/icons.ts';
import styles from './plans.module.css';

/** One thing a plan brings. */
export function Feature(props: { children: string }) {
  return (
    <li>
      <span className={styles.tick}>
        <Icon of={IconCheck} size={18} />
      </span>
      {props.children}
    </li>
  );
}
