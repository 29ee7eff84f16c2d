/** Eight directions round a middle, north at the top: the paper of the Taksa wheel and of the compass of a house. */
import type { ReactNode } from 'react';
import { COMPASS_IDS } from '#traditions/thai/stars.ts';
import type { CompassId } from '#traditions/thai/stars.ts';
import { uiCardThai as t } from '#text/en/ui-card-thai.ts';
import inks from '../card-inks.module.css';
import { Words } from '../card-svg.tsx';
import { onRound, ringPart } from '../round.ts';

export const COMPASS = { middle: 170, outer: 169, band: 148, inner: 50 } as const;

/** Where words stand: their lines are wide, so that they lie further in at the sides and on the diagonals. */
const WORDS_R: Readonly<Partial<Record<CompassId, number>>> = {
  n: 118,
  ne: 117,
  nw: 117,
  s: 112,
  e: 110,
  w: 110,
};
const DIAGONAL_R = 112;

/** The turn of a direction as `round.ts` counts. */
export const turnOf = (direction: CompassId): number => 0.75 - COMPASS_IDS.indexOf(direction) / 8;

export type Point = readonly [x: number, y: number];

/** Where the words of a direction stand, and its sign, which lies further in. */
export function compassPoints(direction: CompassId): { readonly words: Point; readonly sign: Point } {
  const { middle } = COMPASS;
  const turn = turnOf(direction);
  return {
    words: onRound(middle, middle, WORDS_R[direction] ?? DIAGONAL_R, turn),
    sign: onRound(middle, middle, 70, turn),
  };
}

/** The paper: sectors with their directions on the rim, and a ring for the middle. What stands on it are its children. */
export function CompassRing(props: {
  /** The class of a sector. */
  paint: (direction: CompassId) => string | undefined;
  children: ReactNode;
}) {
  const { middle, outer, band, inner } = COMPASS;
  return (
    <>
      <circle cx={middle} cy={middle} r={outer} className={inks.plate} />
      {COMPASS_IDS.map((direction) => {
        const turn = turnOf(direction);
        const [lx, ly] = onRound(middle, middle, (outer + band) / 2, turn);
        return (
          <g key={direction}>
            <path
              d={ringPart(middle, middle, { inner: inner + 2, outer: band - 2 }, turn - 0.06, turn + 0.06)}
              className={props.paint(direction) ?? inks.tile}
            />
            <Words x={lx} y={ly + 4} way="label">
              {t.compass(direction)}
            </Words>
          </g>
        );
      })}
      <circle cx={middle} cy={middle} r={inner - 3} className={inks.hair} />
      {props.children}
    </>
  );
}
