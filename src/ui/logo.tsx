import styles from './drawing.module.css';
import { Mark } from './mark.tsx';

/** Mark and wordmark. The word is text colour, never gold. */
export function Logo(props: { name: string; large?: boolean }) {
  return (
    <span className={props.large ? `${styles.logo} ${styles.large}` : styles.logo}>
      <Mark />
      <span>{props.name}</span>
    </span>
  );
}
