/** The outlines of an icon on a square of 24 units: lines of our weight, or a filled shape. */
export type IconDrawing = { readonly isFilled: boolean; readonly paths: readonly string[] };

/** An interface icon, decorative: the control or the text beside it carries the name. */
export function Icon(props: { of: IconDrawing; size?: number; className?: string | undefined }) {
  const { of, size = 22, className } = props;
  const look = of.isFilled
    ? { fill: 'currentColor' }
    : {
        fill: 'none',
        stroke: 'currentColor',
        strokeWidth: 1.75,
        strokeLinecap: 'round' as const,
        strokeLinejoin: 'round' as const,
      };
  return (
    <svg
      className={className}
      viewBox="0 0 24 24"
      width={size}
      height={size}
      aria-hidden
      focusable="false"
      style={{ flex: 'none' }}
      {...look}
    >
      {of.paths.map((d) => (
        <path key={d} d={d} />
      ))}
    </svg>
  );
}
