import { useEffect, useRef, useState } from 'react';
import { uiSafety } from '#text/en/ui-safety.ts';
import { useText } from '#ui/use-text.ts';
import styles from './support-card.module.css';

/** Four seconds in, six out: six breaths a minute. */
const IN_SECONDS = 4;
const BREATH_SECONDS = 10;
const ALL_SECONDS = 60;

/** One minute of slow breathing, led by a circle and by words. */
export function BreatheMinute(props: { lang: 'en' | 'th'; onDone: () => void }) {
  const t = useText(uiSafety);
  const [second, setSecond] = useState(0);
  const done = useRef(props.onDone);
  useEffect(() => {
    done.current = props.onDone;
  });
  useEffect(() => {
    const startedAt = performance.now();
    const timer = setInterval(() => {
      const gone = Math.floor((performance.now() - startedAt) / 1000);
      setSecond(gone);
      if (gone >= ALL_SECONDS) done.current();
    }, 250);
    return () => clearInterval(timer);
  }, []);
  const at = second % BREATH_SECONDS;
  const isIn = at < IN_SECONDS;
  return (
    <div className={styles.breathe}>
      <i aria-hidden className={isIn ? `${styles.circle} ${styles.full}` : styles.circle} />
      <p role="status">{isIn ? t.breatheIn(props.lang) : t.breatheOut(props.lang)}</p>
      <p className="meta num" aria-hidden>
        {ALL_SECONDS - Math.min(ALL_SECONDS, second)}
      </p>
    </div>
  );
}
