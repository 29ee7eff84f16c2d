import inks from '../card-inks.module.css';
import { Words } from '../card-svg.tsx';

/** A row of signs is high with its numbers, and lower without. */
export const SIGN_TILE = { width: 33, most: 10, height: 58, bare: 40 } as const;

export type TileSign = { readonly shown: string; readonly value: number | null };

/** Rows that a word takes, ten signs each. */
export const signRows = (signs: number): number => Math.max(1, Math.ceil(signs / SIGN_TILE.most));

/** A word sign by sign on tiles with their numbers under them, its rows in the middle of 340 units. A digit has none. */
export function SignTiles({ signs, y }: { signs: readonly TileSign[]; y: number }) {
  return signs.map(({ shown, value }, at) => {
    const row = Math.floor(at / SIGN_TILE.most);
    const inRow = Math.min(SIGN_TILE.most, signs.length - row * SIGN_TILE.most);
    const left = (340 - inRow * SIGN_TILE.width) / 2 + (at % SIGN_TILE.most) * SIGN_TILE.width;
    const cx = left + SIGN_TILE.width / 2;
    const top = y + row * (value === null ? SIGN_TILE.bare : SIGN_TILE.height);
    return (
      // The signs of a word never move: the place is the identity.
      <g key={at}>
        <rect x={left + 1.5} y={top} width={SIGN_TILE.width - 3} height={34} rx={5} className={inks.tile} />
        <Words x={cx} y={top + 24} way="title" lang="th">
          {shown}
        </Words>
        <Words x={cx} y={top + 50} way="strong" ink="gold">
          {value}
        </Words>
      </g>
    );
  });
}
