import { type ReactNode, useId } from 'react';
import styles from './cloud-sync.module.css';

/** A part of the page under its heading. */
export function Section(props: { title: string; children: ReactNode }) {
  const id = useId();
  return (
    <section className={styles.section} aria-labelledby={id}>
      <h4 id={id} className={styles.heading}>
        {props.title}
      </h4>
      {props.children}
    </section>
  );
}

/** One line of a list of terms: what it is, and what it says. */
export function Term(props: { name: string; children: ReactNode }) {
  return (
    <div>
      <dt>{props.name}</dt>
      <dd>{props.children}</dd>
    </div>
  );
}
