import { type ReactNode, useId, useState } from 'react';
import { uiSkyPage } from '#text/en/ui-sky-page.ts';
import { TextButton } from '#ui/text-link.tsx';
import { useText } from '#ui/use-text.ts';
import styles from './sky.module.css';

/** A part of the page under its heading. */
export function Part(props: { title: string; children: ReactNode }) {
  const id = useId();
  return (
    <section className={styles.part} aria-labelledby={id}>
      <h2 id={id} className={`display ${styles.heading}`}>
        {props.title}
      </h2>
      {props.children}
    </section>
  );
}

/** A line of the sky and, when asked, why it says so. */
export function Line(props: { text: string; shown?: ReactNode; why: string; lead?: boolean }) {
  const t = useText(uiSkyPage);
  const id = useId();
  const [open, setOpen] = useState(false);
  return (
    <li className={styles.line}>
      <div className={props.lead === true ? `display ${styles.lead}` : styles.said}>
        {props.shown ?? <span>{props.text}</span>}
        <TextButton
          className={styles.why}
          aria-expanded={open}
          aria-controls={id}
          aria-label={t.whyOf(props.text)}
          onClick={() => setOpen(!open)}
        >
          {t.why}
        </TextButton>
      </div>
      <div id={id}>{open && <p className={styles.because}>{props.why}</p>}</div>
    </li>
  );
}
