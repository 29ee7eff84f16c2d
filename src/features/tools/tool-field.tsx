import { type ReactNode, useId } from 'react';
import styles from './tools.module.css';

/** A labelled control of a tool, with its hint or what is wrong in one line under it. */
export function ToolField(props: {
  label: string;
  hint?: string;
  problem?: string | null;
  children: (ties: {
    id: string;
    'aria-describedby': string;
    'aria-invalid': boolean;
    className: string;
  }) => ReactNode;
}) {
  const id = useId();
  const problem = props.problem ?? null;
  return (
    <div className={styles.field}>
      <label htmlFor={id}>{props.label}</label>
      {props.children({
        id,
        'aria-describedby': `${id}-note`,
        'aria-invalid': problem !== null,
        className: styles.input ?? '',
      })}
      <p
        id={`${id}-note`}
        role={problem === null ? undefined : 'alert'}
        className={problem === null ? 'meta' : styles.problem}
      >
        {problem ?? props.hint ?? ''}
      </p>
    </div>
  );
}
