import type { ReactNode } from 'react';
import styles from './soul-loop.module.css';
import { StepRing } from './step-ring.tsx';

/** One thought a page: ring and heading above, the thought in the middle, what to do next under it. */
export function Page(props: {
  /** 1–5; null where there is no way to go. */
  step: number | null;
  heading: string;
  headingId?: string;
  help: ReactNode;
  actions: ReactNode;
  children?: ReactNode;
}) {
  return (
    <>
      <div className={styles.scroll}>
        <div className={styles.head}>
          {props.step !== null && <StepRing step={props.step} />}
          <div>
            {/* Takes the focus when the page comes up (soul-loop-dialog.tsx). */}
            <h3 id={props.headingId} tabIndex={-1} data-page-heading className={`display ${styles.heading}`}>
              {props.heading}
            </h3>
            {props.help !== null && <div className={styles.help}>{props.help}</div>}
          </div>
        </div>
        {props.children}
      </div>
      {props.actions !== null && <div className={styles.actions}>{props.actions}</div>}
    </>
  );
}
