import type { ReactNode } from 'react';
import styles from './birth-form.module.css';

/** What a control inside a `Field` needs to be tied to its words. */
export interface FieldTies {
  id: string;
  'aria-describedby': string | undefined;
  'aria-invalid': boolean;
  'aria-required': true | undefined;
}

/** A labelled control with its hint, what it was understood as, and what is wrong with it: all said next to it. */
export function Field(props: {
  id: string;
  label: string;
  hint?: string | undefined;
  echo?: string | null;
  problem?: string | undefined;
  required?: boolean | undefined;
  children: (ties: FieldTies) => ReactNode;
}) {
  const { id, hint, echo, problem, required } = props;
  const hintId = `${id}-hint`;
  const echoId = `${id}-echo`;
  const problemId = `${id}-problem`;
  const described = [problem && problemId, echo && echoId, !echo && !problem && hint && hintId]
    .filter(Boolean)
    .join(' ');
  return (
    <div className={styles.field}>
      <label htmlFor={id} className={styles.label} data-required={required || undefined}>
        {props.label}
      </label>
      {props.children({
        id,
        'aria-describedby': described === '' ? undefined : described,
        'aria-invalid': problem !== undefined,
        'aria-required': required || undefined,
      })}
      {problem !== undefined && (
        <p id={problemId} className={styles.problem}>
          {problem}
        </p>
      )}
      {echo !== undefined && (
        <p id={echoId} role="status" className={echo === null ? 'sr-only' : styles.echo}>
          {echo}
        </p>
      )}
      {/* What is wrong takes the hint's line, so that the page does not move under a press on Save. */}
      {hint !== undefined && !echo && problem === undefined && (
        <p id={hintId} className="meta">
          {hint}
        </p>
      )}
    </div>
  );
}
