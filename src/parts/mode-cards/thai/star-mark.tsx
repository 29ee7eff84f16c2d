import styles from '../card-inks.module.css';
import { Words } from '../card-svg.tsx';
import { numeralOf } from './thai-view.ts';

/** The numeral of a star on its disc, its middle at `cx`, `cy`; `lit` for the star that the card is about. */
export function StarMark(props: { star: string; cx: number; cy: number; lit?: boolean; isOpen?: boolean }) {
  const { star, cx, cy, lit = false, isOpen = false } = props;
  const className = [lit ? styles.lit : styles.plate, isOpen && styles.either].filter(Boolean).join(' ');
  return (
    <g>
      <circle cx={cx} cy={cy} r={13} className={className} />
      <Words x={cx} y={cy + 5.5} way="name" lang="th" ink={lit ? 'gold' : 'text'}>
        {numeralOf(star)}
      </Words>
    </g>
  );
}
