import type { ComponentProps } from 'react';
import styles from './button.module.css';
import { Icon, type IconDrawing } from './icon.tsx';
import { Link } from './router.ts';

interface IconControl {
  /** The accessible name, also the tooltip. */
  label: string;
  icon: IconDrawing;
  iconSize?: number;
  quiet?: boolean;
  /** 40 px round, for rows of controls inside a field. */
  compact?: boolean;
}

function classes(props: { quiet?: boolean; compact?: boolean; className?: string | undefined }): string {
  return [styles.icon, props.quiet && styles.quiet, props.compact && styles.compact, props.className]
    .filter(Boolean)
    .join(' ');
}

/** A 44 px control that is only an icon: its name is spoken, and shown as a tooltip after 700 ms. */
export function IconButton(props: IconControl & Omit<ComponentProps<'button'>, 'children'>) {
  const { label, icon, iconSize, quiet, compact, className, ...rest } = props;
  return (
    <button
      type="button"
      aria-label={label}
      data-tip={label}
      {...rest}
      className={classes({ quiet: quiet ?? false, compact: compact ?? false, className })}
    >
      <Icon of={icon} size={iconSize ?? 22} />
    </button>
  );
}

/** The same, when it leads to another screen. */
export function IconLink(props: IconControl & { to: string; className?: string; onClick?: () => void }) {
  const { label, icon, iconSize, to, onClick } = props;
  return (
    <Link to={to} aria-label={label} data-tip={label} className={classes(props)} onClick={onClick}>
      <Icon of={icon} size={iconSize ?? 22} />
    </Link>
  );
}
