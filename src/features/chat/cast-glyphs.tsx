/** The marks of a cast, drawn as its tradition writes them. Their words stand beside them. */
import styles from './mode-needs.module.css';

/** A line of a hexagram by the number that was thrown; one that was not thrown yet is a faint rule. */
export function LineGlyph({ thrown }: { thrown: string | undefined }) {
  const isOld = thrown === '6' || thrown === '9';
  return (
    <svg className={styles.glyph} data-open={thrown === undefined} viewBox="0 0 36 8" width={36} height={8}>
      {thrown === '6' || thrown === '8' ? (
        <path className={styles.stroke} d="M0 4H14M22 4H36" />
      ) : (
        <path className={styles.stroke} d="M0 4H36" />
      )}
      {isOld && thrown === '9' && <circle className={styles.mark} cx={18} cy={4} r={3.2} />}
      {isOld && thrown === '6' && <path className={styles.mark} d="M15.6 1.6L20.4 6.4M20.4 1.6L15.6 6.4" />}
    </svg>
  );
}

/** One point or two, of a geomantic figure. */
export function DotsGlyph({ isDouble }: { isDouble: boolean }) {
  return (
    <svg className={styles.glyph} viewBox="0 0 24 8" width={24} height={8}>
      {isDouble ? (
        <path className={styles.dots} d="M5 4h.01M19 4h.01" />
      ) : (
        <path className={styles.dots} d="M12 4h.01" />
      )}
    </svg>
  );
}

/** One stroke or two, as a leg of an odu is marked. */
export function StrokesGlyph({ isDouble }: { isDouble: boolean }) {
  return (
    <svg className={styles.glyph} viewBox="0 0 16 14" width={16} height={14}>
      <path className={styles.stroke} d={isDouble ? 'M5 1V13M11 1V13' : 'M8 1V13'} />
    </svg>
  );
}
