import { ariaKeys, isMacDevice, keyCaps, type Keys } from './command-keys.ts';
import styles from './key-caps.module.css';

/** Keys as they are drawn, with what a screen reader says of them. */
export function KeyCaps({ keys }: { keys: Keys }) {
  return (
    <span className={styles.keys}>
      <span className="sr-only">{ariaKeys(keys)}</span>
      {keyCaps(keys, isMacDevice()).map((cap) => (
        <kbd key={cap} aria-hidden>
          {cap}
        </kbd>
      ))}
    </span>
  );
}
