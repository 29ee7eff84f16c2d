import { glyphs, type GlyphId } from './glyph-paths.ts';
import styles from './drawing.module.css';

/**
 * A planet, point, sign, aspect or phase, drawn at the weight of the type around it.
 *
 * Decorative beside its own name (the default); pass `titled` where it stands alone. `size` is a CSS length
 * and starts as the size of the text. `stroke` is in units of the 24 grid: 1.75 to 40 px, 1.25 from 64 px.
 */
export function Glyph(props: {
  id: GlyphId;
  size?: string | number;
  stroke?: number;
  titled?: boolean;
  className?: string | undefined;
}) {
  const drawing = glyphs[props.id];
  return (
    <svg
      viewBox="0 0 24 24"
      width={props.size ?? '1.05em'}
      height={props.size ?? '1.05em'}
      strokeWidth={props.stroke ?? 1.9}
      className={[styles.glyph, props.className].filter(Boolean).join(' ')}
      {...(props.titled ? { role: 'img', 'aria-label': drawing.title } : { 'aria-hidden': true })}
    >
      <GlyphPaths id={props.id} />
    </svg>
  );
}

/** The bare paths on the 24 grid, for drawing a glyph inside a larger picture such as the wheel. */
export function GlyphPaths(props: { id: GlyphId }) {
  const drawing = glyphs[props.id];
  const fills: readonly string[] = 'fills' in drawing ? drawing.fills : [];
  return (
    <>
      {fills.map((d) => (
        <path key={`fill ${d}`} d={d} fill="currentColor" stroke="none" />
      ))}
      {drawing.paths.map((d) => (
        <path key={d} d={d} />
      ))}
    </>
  );
}
