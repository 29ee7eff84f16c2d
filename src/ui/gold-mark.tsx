import type { ComponentProps } from 'react';
import styles from './gold-mark.module.css';

/**
 * The mark that a clause stands on computed facts: a tall lozenge, two when it stands on several.
 *
 * `label` says what opens ("Fact: Venus opposite Jupiter"). `open` draws the ring and sets aria-expanded; the
 * sentence's author underlines the clause with `citedClass`. Put it in a `nowrap` span with the last word
 * so that it never starts a line.
 */
export function GoldMark({
  facts,
  open,
  struck,
  hollow,
  label,
  ...rest
}: {
  facts: number;
  open: boolean;
  struck?: boolean;
  /** The clause stands on nothing that was computed. */
  hollow?: boolean;
  label: string;
} & Omit<ComponentProps<'button'>, 'children'>) {
  const pair = facts > 1;
  return (
    <button
      type="button"
      {...rest}
      aria-label={label}
      aria-expanded={open}
      className={[styles.mark, pair && styles.pair, struck && styles.struck, hollow && styles.outline]
        .filter(Boolean)
        .join(' ')}
    >
      <svg viewBox={pair ? '0 0 14 10' : '0 0 7 10'} aria-hidden>
        <path d="M3.5 0L7 5L3.5 10L0 5Z" />
        {pair && <path d="M10.5 0L14 5L10.5 10L7 5Z" />}
        {struck && <path className={styles.bar} d="M-1 5H8" />}
        <path
          className={styles.ring}
          d={
            pair ? 'M1.6-3.6H12.4L17.4 5L12.4 13.6H1.6L-3.4 5Z' : 'M3.5-5L9.6-1.4V11.4L3.5 15L-2.6 11.4V-1.4Z'
          }
        />
      </svg>
    </button>
  );
}

/** Put on the clause whose mark is open. */
export const citedClass: string = styles.cited ?? '';

/** The same lozenge as a list marker: filled when the reading already used the fact, outlined when not. */
export function FactLozenge(props: { filled: boolean }) {
  return (
    <svg
      viewBox="0 0 7 10"
      className={props.filled ? styles.bullet : `${styles.bullet} ${styles.hollow}`}
      aria-hidden
    >
      <path d="M3.5 0L7 5L3.5 10L0 5Z" />
    </svg>
  );
}
