import styles from './drawing.module.css';

/**
 * The voice mark: the figure of eight the Sun draws in a year, tilted, its Sun at the summer end, over a horizon.
 * 26 px in the header, 20 px beside the companion's name. Decorative: the name always stands beside it.
 */
export function Mark(props: { size?: number; className?: string }) {
  const size = props.size ?? 26;
  return (
    <svg
      viewBox="0 0 24 24"
      width={size}
      height={size}
      strokeWidth={1.5}
      className={[styles.line, styles.mark, props.className].filter(Boolean).join(' ')}
      aria-hidden
    >
      <g transform="rotate(30 12 11)">
        <path d="M12 8.8C8.6 6.6 8.4.4 12 .4S15.4 6.6 12 8.8C6.2 12.2 6.6 20.6 12 20.6S17.8 12.2 12 8.8z" />
        <circle className={styles.sun} cx="12" cy=".5" r="2.1" />
      </g>
      <path d="M1 23h22" />
    </svg>
  );
}
