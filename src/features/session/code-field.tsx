import { type ReactNode, useEffect, useId, useState } from 'react';
import type { AccountProblem } from '#account/account.ts';
import { useLocalData } from '#store/db-context.tsx';
import type { uiSession } from '#text/en/ui-session.ts';
import styles from './code-sign-in.module.css';
import { problemWords } from './problem-words.ts';

export const CODE_DIGITS = 6;

/** The digits in what was pasted: codes come with blanks and words around them. */
export function codeDigits(text: string): string {
  return text.replace(/\D/g, '').slice(0, CODE_DIGITS);
}

/** `invalid` where what was typed is at fault. */
export type FieldProblem = { readonly text: string; readonly invalid: boolean };

export function fieldProblem(problem: AccountProblem, t: typeof uiSession): FieldProblem {
  return { text: problemWords(problem, t), invalid: problem.type === 'wrong-code' };
}

/** A labelled control; what is wrong takes the place of its hint. */
export function CodeField(props: {
  label: string;
  hint: string;
  problem: FieldProblem | undefined;
  children: (ties: { id: string; 'aria-describedby': string; 'aria-invalid': boolean }) => ReactNode;
}) {
  const id = useId();
  return (
    <div className={styles.field}>
      <label htmlFor={id} className={styles.label}>
        {props.label}
      </label>
      {props.children({
        id,
        'aria-describedby': `${id}note`,
        'aria-invalid': props.problem?.invalid ?? false,
      })}
      {props.problem === undefined ? (
        <p id={`${id}note`} className="meta">
          {props.hint}
        </p>
      ) : (
        <p id={`${id}note`} role="alert" className={styles.problem}>
          {props.problem.text}
        </p>
      )}
    </div>
  );
}

/** The seconds until the server may be asked again. */
export function useWait(): {
  readonly leftS: number;
  readonly startFor: (problem: AccountProblem) => void;
} {
  const { clock } = useLocalData().deps;
  const [untilMs, setUntilMs] = useState<number | null>(null);
  const [nowMs, setNowMs] = useState(() => clock.now());
  const leftS = untilMs === null ? 0 : Math.max(0, Math.ceil((untilMs - nowMs) / 1000));
  const waiting = leftS > 0;
  useEffect(() => {
    if (!waiting) return undefined;
    const ticking = setInterval(() => setNowMs(clock.now()), 1000);
    return () => clearInterval(ticking);
  }, [waiting, clock]);
  return {
    leftS,
    startFor: (problem) => {
      if (problem.type !== 'too-many' || problem.retryAfterS === null) return;
      const now = clock.now();
      setNowMs(now);
      setUntilMs(now + problem.retryAfterS * 1000);
    },
  };
}
