import { type ReactNode, useEffect, useRef } from 'react';
import { createPortal } from 'react-dom';
import styles from './printed-card.module.css';

/** A card on paper, beside the app and unseen until the browser prints. Prints when it is shown, and says when that is over. */
export function PrintedCard(props: { title: string; children: ReactNode; onPrinted: () => void }) {
  const { title } = props;
  const printed = useRef(props.onPrinted);
  useEffect(() => {
    printed.current = props.onPrinted;
  });
  useEffect(() => {
    const over = () => printed.current();
    window.addEventListener('afterprint', over, { once: true });
    // The browser takes the name of a PDF from the title of the page.
    const before = document.title;
    document.title = title;
    // A phone's browser may print later than it answers; the card stays until it says that it is done.
    const timer = setTimeout(() => window.print());
    return () => {
      clearTimeout(timer);
      window.removeEventListener('afterprint', over);
      document.title = before;
    };
  }, [title]);
  return createPortal(
    <article className={styles.page} aria-hidden>
      {props.children}
    </article>,
    document.body,
  );
}
