/** The small pieces that every ring is drawn from. */
import { GlyphPaths } from '../glyph.tsx';
import type { GlyphId } from '../glyph-paths.ts';
import { short } from './wheel-layout.ts';
import type { WheelPoint } from './wheel-layout.ts';
import styles from './wheel.module.css';

export function centre([cx, cy]: WheelPoint) {
  return { cx: short(cx), cy: short(cy) };
}

/** The transform that sets a glyph of the 24 grid with its middle at a point. */
export function glyphTransform([x, y]: WheelPoint, size: number): string {
  const half = size / 2;
  return `translate(${short(x - half)} ${short(y - half)})scale(${Math.round((size / 24) * 1000) / 1000})`;
}

export function DrawnGlyph(props: {
  id: GlyphId;
  at: WheelPoint;
  size: number;
  className: string | undefined;
  stroke: number;
}) {
  return (
    <g
      transform={glyphTransform(props.at, props.size)}
      className={`${styles.drawn} ${props.className ?? ''}`}
      strokeWidth={props.stroke}
    >
      <GlyphPaths id={props.id} />
    </g>
  );
}

/** How far under its middle a line of figures has its foot, as a part of the type. */
export const FOOT = 0.35;

export function Label(props: { at: WheelPoint; size: number; text: string; className?: string | undefined }) {
  const [x, y] = props.at;
  return (
    <text x={short(x)} y={short(y + props.size * FOOT)} fontSize={props.size} className={props.className}>
      {props.text}
    </text>
  );
}
