/** A picture with its list under it where room is narrow, and beside it where it is wide. */
import type { ReactNode } from 'react';
import { CardSvg, Roomed } from './card-svg.tsx';
import type { CardSize } from './mode-card.ts';

/** What a list has: its width, how many letters of its values stand on a line, and whether it stands beside its picture. */
export type ListRoom = { readonly width: number; readonly letters: number; readonly isBeside: boolean };

/** A list from y = 0 down to `end`. */
export type Listed = { readonly node: ReactNode; readonly end: number };

/** Pictures are drawn in 340 units. */
const PICTURE = 340;
const NARROW: ListRoom = { width: PICTURE, letters: 36, isBeside: false };
const WIDE: ListRoom = { width: 314, letters: 33, isBeside: true };
/** Between picture and list, and the scale of the picture, so that the wide form fits a column of the chat unit for pixel. */
const ASIDE = 19;
const UNDER = 10;
const SCALE = 315 / PICTURE;

export function Beside(props: {
  size: CardSize;
  label: string;
  picture: ReactNode;
  /** Units that the picture is high. */
  height: number;
  list: (room: ListRoom) => Listed;
  /** Beside each other the two are level in their middle, or at their heads. */
  level?: 'middle' | 'head';
}) {
  const { size, label, picture, height, level = 'middle' } = props;
  const under = props.list(NARROW);
  const beside = props.list(WIDE);
  const high = Math.max(height * SCALE, beside.end);
  const down = (end: number): number => (level === 'head' ? 0 : (high - end) / 2);
  return (
    <Roomed
      size={size}
      narrow={
        <CardSvg width={PICTURE} height={height + UNDER + under.end + 4} most={460} label={label}>
          {picture}
          <g transform={`translate(0 ${height + UNDER})`}>{under.node}</g>
        </CardSvg>
      }
      wide={
        <CardSvg width={PICTURE * SCALE + ASIDE + WIDE.width} height={high + 4} most={760} label={label}>
          <g transform={`translate(0 ${down(height * SCALE)}) scale(${SCALE})`}>{picture}</g>
          <g transform={`translate(${PICTURE * SCALE + ASIDE} ${down(beside.end)})`}>{beside.node}</g>
        </CardSvg>
      }
    />
  );
}
