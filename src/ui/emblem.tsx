import styles from './drawing.module.css';
import { emblems, type EmblemId } from './emblem-paths.ts';

/** A room's emblem, decorative. Its stroke stays 2.25 at 120 px and thickens to 5 by 36 px so that it reads. */
export function Emblem(props: { id: EmblemId; size?: number; className?: string }) {
  const drawing = emblems[props.id];
  const size = props.size ?? 120;
  const stroke = 2.25 + (2.75 * Math.min(84, Math.max(0, 120 - size))) / 84;
  const dots: readonly (readonly [number, number, number])[] = 'dots' in drawing ? drawing.dots : [];
  return (
    <svg
      viewBox="0 0 120 120"
      width={size}
      height={size}
      strokeWidth={stroke}
      className={[styles.line, styles.mark, props.className].filter(Boolean).join(' ')}
      aria-hidden
    >
      <path d={drawing.line} />
      {drawing.detail.map((d) => (
        <path key={d} d={d} />
      ))}
      {dots.map(([x, y, r]) => (
        <circle key={`${x} ${y}`} className={styles.sun} cx={x} cy={y} r={r} />
      ))}
    </svg>
  );
}
