import styles from './card-inks.module.css';

const DOT = 4.4;
const BAR = 7;
const STEP = 11.5;

/** How tall a number stands: a row for each bar of five, and one for its dots. */
export const mayaHeight = (n: number): number =>
  n === 0 ? 20 : Math.floor(n / 5) * STEP + (n % 5 > 0 ? STEP : 0);

/** A number 0–19 in dots and bars of five, dots on top, its foot at `foot`; nought is a shell. */
export function MayaNumber(props: { n: number; cx: number; foot: number }) {
  const { n, cx, foot } = props;
  if (n === 0)
    return (
      <path
        d={`M${cx - 17} ${foot - 8}C${cx - 9} ${foot - 20} ${cx + 9} ${foot - 20} ${cx + 17} ${foot - 8}C${cx + 9} ${foot + 3} ${cx - 9} ${foot + 3} ${cx - 17} ${foot - 8}M${cx - 7} ${foot - 14}V${foot - 3}M${cx} ${foot - 15}V${foot - 2}M${cx + 7} ${foot - 14}V${foot - 3}`}
        className={styles.goldLine}
      />
    );
  const bars = Math.floor(n / 5);
  const dots = n % 5;
  const dotY = foot - bars * STEP - DOT - 0.5;
  return (
    <g>
      {Array.from({ length: bars }, (_, at) => (
        <rect
          key={at}
          x={cx - 19}
          y={foot - at * STEP - BAR}
          width={38}
          height={BAR}
          rx={2.5}
          className={styles.gold}
        />
      ))}
      {Array.from({ length: dots }, (_, at) => (
        <circle key={at} cx={cx + (at - (dots - 1) / 2) * 11} cy={dotY} r={DOT} className={styles.gold} />
      ))}
    </g>
  );
}
