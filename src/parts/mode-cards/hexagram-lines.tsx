import styles from './card-inks.module.css';

/** How one line of a hexagram is drawn: whole or broken, and whether it is turning or has turned. */
export type DrawnLine = { readonly isYang: boolean; readonly state: 'still' | 'changing' | 'changed' };

/** Six lines, the first at the foot, in a box of `width` × `height` at `x`, `y`; a little more air between the trigrams. */
export function HexagramLines(props: {
  x: number;
  y: number;
  width: number;
  height: number;
  lines: readonly DrawnLine[];
}) {
  const { x, y, width, height, lines } = props;
  const { thick, at } = lineBoxes(height);
  return lines.map(({ isYang, state }, index) => {
    const top = y + at(index + 1);
    const ink = state === 'still' ? styles.solid : styles.gold;
    const gap = width * 0.17;
    const half = (width - gap) / 2;
    const round = Math.min(1.5, thick / 4);
    return (
      <g key={index}>
        {isYang ? (
          <rect x={x} y={top} width={width} height={thick} rx={round} className={ink} />
        ) : (
          <>
            <rect x={x} y={top} width={half} height={thick} rx={round} className={ink} />
            <rect x={x + half + gap} y={top} width={half} height={thick} rx={round} className={ink} />
          </>
        )}
        {state === 'changing' && (
          <Turning cx={x + width / 2} cy={top + thick / 2} r={thick * 0.62} isYang={isYang} />
        )}
      </g>
    );
  });
}

/** The old marks of a turning line: a ring on a whole one, a cross in a broken one. */
function Turning(props: { cx: number; cy: number; r: number; isYang: boolean }) {
  const { cx, cy, r, isYang } = props;
  if (isYang) return <circle cx={cx} cy={cy} r={r} className={styles.lit} />;
  const d = r * 0.72;
  return (
    <path
      d={`M${cx - d} ${cy - d}L${cx + d} ${cy + d}M${cx + d} ${cy - d}L${cx - d} ${cy + d}`}
      className={styles.goldLine}
    />
  );
}

/** Thickness of a line, and the top of line 1–6 from the top of the box. */
export function lineBoxes(height: number): { thick: number; at: (place: number) => number } {
  // Six lines, four plain gaps of 0.75 of a line and one of 1.35 between the trigrams.
  const thick = height / (6 + 4 * 0.75 + 1.35);
  const at = (place: number): number => {
    const fromTop = 6 - place;
    return fromTop * thick * 1.75 + (fromTop >= 3 ? thick * 0.6 : 0);
  };
  return { thick, at };
}
