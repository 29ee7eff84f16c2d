import { Words } from '../card-svg.tsx';
import type { ValueName } from '../card-view.ts';
import styles from './thai-card.module.css';

/** Colours with their names, after a label; struck through where they are to be left out. */
/** Units of a colour with its name and the space after it. */
const roomOf = (name: string): number => 36 + name.length * 6.4;

export function Swatches(props: {
  x: number;
  y: number;
  label: string;
  colours: readonly ValueName[];
  isOpen?: boolean;
  isStruck?: boolean;
}) {
  const { x, y, label, colours, isOpen = false, isStruck = false } = props;
  return (
    <g>
      <Words x={2} y={y} way="label" anchor="start">
        {label}
      </Words>
      {colours.map(({ id, en }, at) => {
        const left = x + colours.slice(0, at).reduce((sum, one) => sum + roomOf(one.en), 0);
        return (
          <g key={id}>
            <circle
              cx={left + 8}
              cy={y - 4}
              r={8}
              className={`${styles.swatch} ${styles[id] ?? styles.clear}`}
              strokeDasharray={isOpen ? '2 3' : undefined}
            />
            {isStruck && (
              <path d={`M${left - 2} ${y + 6}L${left + 18} ${y - 14}`} className={styles.nowLine} />
            )}
            <Words x={left + 22} y={y} way="body" anchor="start">
              {en}
            </Words>
          </g>
        );
      })}
    </g>
  );
}
