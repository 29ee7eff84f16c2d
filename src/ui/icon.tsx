import type { Icon as TablerIcon } from '@tabler/icons-react';

export type IconDrawing = TablerIcon;

/** An interface icon at our weight, decorative: the control or the text beside it carries the name. */
export function Icon(props: { of: IconDrawing; size?: number; className?: string | undefined }) {
  const Drawing = props.of;
  return (
    <Drawing
      size={props.size ?? 22}
      stroke={1.75}
      aria-hidden
      focusable="false"
      style={{ flex: 'none' }}
      {...(props.className === undefined ? {} : { className: props.className })}
    />
  );
}
