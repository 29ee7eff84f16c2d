import type { ComponentProps } from 'react';
import styles from './button.module.css';

export interface ButtonProps extends ComponentProps<'button'> {
  /** Gold is the one filled control of a screen; leaf its outlined companion; line and plain are quiet. */
  tone?: 'gold' | 'leaf' | 'line' | 'plain' | 'danger';
  size?: 'large' | 'small';
  wide?: boolean;
}

export function Button({ tone = 'line', size = 'large', wide = false, className, ...rest }: ButtonProps) {
  const classes = [
    styles.button,
    styles[tone],
    size === 'small' && styles.small,
    wide && styles.wide,
    className,
  ];
  return <button type="button" {...rest} className={classes.filter(Boolean).join(' ')} />;
}

/** The screen's main action. At most one a screen. */
export function PrimaryButton(props: Omit<ButtonProps, 'tone'>) {
  return <Button {...props} tone="gold" />;
}
