import { type ReactNode, useId } from 'react';
import styles from './blueprint.module.css';

/** A part of the page: its name on one side, what it says on the other; one above the other on a phone. */
export function Section(props: { title: string; aside?: ReactNode; children: ReactNode }) {
  const id = useId();
  return (
    <section className={styles.section} aria-labelledby={id}>
      <div className={styles.sectionHead}>
        <h2 id={id} className="display">
          {props.title}
        </h2>
        {props.aside}
      </div>
      <div className={styles.sectionBody}>{props.children}</div>
    </section>
  );
}
