import type { ComponentProps, ReactNode } from 'react';
import styles from './button.module.css';
import { Link } from './router.ts';

/**
 * A link by its words. `to` stays in the app, `href` leaves it in a new tab. `inline` is for a link inside a
 * sentence: text colour, underlined.
 */
export function TextLink(
  props: { inline?: boolean; children: ReactNode; onClick?: () => void } & (
    | { to: string; href?: never }
    | { href: string; to?: never }
  ),
) {
  const className = props.inline ? styles.inline : styles.link;
  if (props.to !== undefined) {
    return (
      <Link className={className} to={props.to} onClick={props.onClick}>
        {props.children}
      </Link>
    );
  }
  return (
    <a className={className} href={props.href} target="_blank" rel="noreferrer" onClick={props.onClick}>
      {props.children}
    </a>
  );
}

/** A link's look for an action that goes nowhere. */
export function TextButton({ className, ...rest }: ComponentProps<'button'>) {
  return <button type="button" {...rest} className={[styles.link, className].filter(Boolean).join(' ')} />;
}
