/** The twelve houses as a North Indian diamond, and the twelve signs as a South Indian square. */
import { SIGN_IDS } from '#astro/angle/sign.ts';
import type { SignId } from '#astro/angle/sign.ts';
import styles from './card-inks.module.css';
import { Words } from './card-svg.tsx';

/** One graha, or the lagna, as it stands in its square. */
export type Token = {
  readonly id: string;
  readonly text: string;
  readonly isOpen: boolean;
  readonly isGold: boolean;
};

type SquareProps = {
  x: number;
  y: number;
  size: number;
  /** What stands in a sign. */
  inside: (sign: SignId) => readonly Token[];
};

const TOKEN = { width: 33, height: 19 } as const;

/** Tokens in rows about a middle. */
function Tokens(props: { tokens: readonly Token[]; cx: number; cy: number; perRow: number }) {
  const { tokens, cx, cy, perRow } = props;
  const rows = Math.ceil(tokens.length / perRow);
  return tokens.map(({ id, text, isOpen, isGold }, at) => {
    const row = Math.floor(at / perRow);
    const inRow = Math.min(perRow, tokens.length - row * perRow);
    const x = cx + ((at % perRow) - (inRow - 1) / 2) * TOKEN.width;
    const y = cy + (row - (rows - 1) / 2) * TOKEN.height;
    return (
      <g key={id}>
        {isOpen && (
          <rect
            x={x - TOKEN.width / 2 + 1}
            y={y - 9}
            width={TOKEN.width - 2}
            height={18}
            rx={5}
            className={`${styles.line} ${styles.either}`}
          />
        )}
        <Words x={x} y={y + 4.5} way="strong" ink={isGold ? 'gold' : 'text'}>
          {text}
        </Words>
      </g>
    );
  });
}

/** Middles of the houses, where their sign is written, and how many stand in a row; shares of the side. */
const diamond: readonly (readonly [cx: number, cy: number, sx: number, sy: number, perRow: number])[] = [
  [0.5, 0.22, 0.5, 0.44, 3],
  [0.25, 0.075, 0.25, 0.2, 3],
  [0.087, 0.25, 0.2, 0.25, 1],
  [0.22, 0.5, 0.44, 0.5, 3],
  [0.087, 0.75, 0.2, 0.75, 1],
  [0.25, 0.925, 0.25, 0.8, 3],
  [0.5, 0.78, 0.5, 0.56, 3],
  [0.75, 0.925, 0.75, 0.8, 3],
  [0.913, 0.75, 0.8, 0.75, 1],
  [0.78, 0.5, 0.56, 0.5, 3],
  [0.913, 0.25, 0.8, 0.25, 1],
  [0.75, 0.075, 0.75, 0.2, 3],
];

export function NorthSquare({ x, y, size, inside, first }: SquareProps & { first: SignId }) {
  const start = SIGN_IDS.indexOf(first);
  const half = size / 2;
  return (
    <g>
      <rect x={x} y={y} width={size} height={size} rx={4} className={styles.plate} />
      <path
        d={`M${x + half} ${y}L${x + half * 0.5} ${y + half * 0.5}L${x + half} ${y + half}L${x + half * 1.5} ${y + half * 0.5}Z`}
        className={styles.faint}
      />
      <path
        d={`M${x} ${y}L${x + size} ${y + size}M${x + size} ${y}L${x} ${y + size}M${x + half} ${y}L${x + size} ${y + half}L${x + half} ${y + size}L${x} ${y + half}Z`}
        className={styles.line}
      />
      {diamond.map(([cx, cy, sx, sy, perRow], at) => {
        const number = (start + at) % 12;
        const sign = SIGN_IDS[number];
        return (
          <g key={at}>
            <Words x={x + sx * size} y={y + sy * size + 4} way="label">
              {number + 1}
            </Words>
            {sign !== undefined && (
              <Tokens tokens={inside(sign)} cx={x + cx * size} cy={y + cy * size} perRow={perRow} />
            )}
          </g>
        );
      })}
    </g>
  );
}

/** Column and row of each sign from Aries on: Pisces at the upper left, clockwise. */
const places: readonly (readonly [column: number, row: number])[] = [
  [1, 0],
  [2, 0],
  [3, 0],
  [3, 1],
  [3, 2],
  [3, 3],
  [2, 3],
  [1, 3],
  [0, 3],
  [0, 2],
  [0, 1],
  [0, 0],
];

export function SouthSquare(
  props: SquareProps & {
    rising: readonly SignId[];
    nameOf: (sign: SignId) => string;
    middle: readonly (readonly [text: string, way: 'label' | 'name' | 'own'])[];
  },
) {
  const { x, y, size, inside, rising, nameOf, middle } = props;
  const cell = size / 4;
  const first = rising.length === 1 ? SIGN_IDS.indexOf(rising[0] ?? 'aries') : null;
  return (
    <g>
      <rect x={x} y={y} width={size} height={size} rx={4} className={styles.plate} />
      {SIGN_IDS.map((sign, at) => {
        const [column, row] = places[at] ?? [0, 0];
        const left = x + column * cell;
        const top = y + row * cell;
        const isRising = rising.includes(sign);
        return (
          <g key={sign}>
            <rect
              x={left}
              y={top}
              width={cell}
              height={cell}
              className={isRising && first !== null ? styles.faint : styles.hair}
            />
            <rect x={left} y={top} width={cell} height={cell} className={styles.line} />
            {isRising && <path d={`M${left} ${top + 20}L${left + 20} ${top}`} className={styles.goldLine} />}
            <Words x={left + cell / 2 + (isRising ? 6 : 0)} y={top + 15} way="label">
              {nameOf(sign)}
            </Words>
            <Tokens tokens={inside(sign)} cx={left + cell / 2} cy={top + 46} perRow={2} />
            {first !== null && (
              <Words x={left + cell - 5} y={top + cell - 5} way="label" anchor="end">
                {((at - first + 12) % 12) + 1}
              </Words>
            )}
          </g>
        );
      })}
      {middle.map(([text, way], at) => (
        <Words
          key={text}
          x={x + size / 2}
          y={y + size / 2 - (middle.length - 1) * 13 + at * 26 + 5}
          way={way}
        >
          {text}
        </Words>
      ))}
    </g>
  );
}
