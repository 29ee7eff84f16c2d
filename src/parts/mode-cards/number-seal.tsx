import styles from './card-inks.module.css';
import { Words } from './card-svg.tsx';

/** A number in its ring, with what it is over it and how it came under it. */
export function NumberSeal(props: {
  cx: number;
  y: number;
  label: string;
  value: number;
  path: string;
  isChief?: boolean;
}) {
  const { cx, y, label, value, path, isChief = false } = props;
  return (
    <g>
      <Words x={cx} y={y + 11} way="label">
        {label}
      </Words>
      <circle cx={cx} cy={y + 46} r={27} className={isChief ? styles.lit : styles.plate} />
      <Words x={cx} y={y + 55} way="number">
        {value}
      </Words>
      <Words x={cx} y={y + 90} way="label">
        {path}
      </Words>
    </g>
  );
}
