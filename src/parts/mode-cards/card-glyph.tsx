import { GlyphPaths } from '#ui/glyph.tsx';
import type { GlyphId } from '#ui/glyph-paths.ts';
import styles from './card-inks.module.css';

export type GlyphInk = 'text' | 'gold' | 'muted' | 'ember' | 'sage' | 'tide' | 'rose';

/** A sign or a planet inside a drawing, its middle at `cx`, `cy`. */
export function CardGlyph(props: { id: GlyphId; cx: number; cy: number; size: number; ink?: GlyphInk }) {
  const { id, cx, cy, size, ink = 'text' } = props;
  return (
    <g
      transform={`translate(${cx - size / 2} ${cy - size / 2}) scale(${size / 24})`}
      className={`${styles.glyph} ${styles[`glyph-${ink}`]}`}
    >
      <GlyphPaths id={id} />
    </g>
  );
}
