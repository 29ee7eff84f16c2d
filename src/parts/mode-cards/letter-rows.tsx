import styles from './card-inks.module.css';
import { Words } from './card-svg.tsx';

/** A letter on its tile: its number over it, under it, or neither. */
export type TileLetter = {
  readonly letter: string;
  readonly above?: number;
  readonly below?: number;
};

export const TILE = { width: 30, most: 10, height: 66 } as const;

/** Rows that a word takes. */
export const rowsOfWord = (letters: number): number => Math.max(1, Math.ceil(letters / TILE.most));

/** A word letter by letter, ten tiles a row, from `x`, `y` down. */
export function LetterRows(props: { x: number; y: number; letters: readonly TileLetter[] }) {
  const { x, y, letters } = props;
  return letters.map(({ letter, above, below }, at) => {
    const left = x + (at % TILE.most) * TILE.width;
    const top = y + Math.floor(at / TILE.most) * TILE.height;
    const cx = left + (TILE.width - 4) / 2;
    return (
      // The letters of a word never move: the place is the identity.
      <g key={at}>
        <Words x={cx} y={top + 10} way="label" ink="tide">
          {above ?? null}
        </Words>
        <rect x={left} y={top + 15} width={TILE.width - 4} height={29} rx={5} className={styles.tile} />
        <Words x={cx} y={top + 35} way="name">
          {letter}
        </Words>
        <Words x={cx} y={top + 58} way="label" ink="gold">
          {below ?? null}
        </Words>
      </g>
    );
  });
}
