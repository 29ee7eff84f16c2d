import { useEffect, useState } from 'react';
import { useReducedMotion } from '#ui/motion.ts';
import styles from './typed-text.module.css';

/**
 * A text that is typed out, one character every `speedMs`. A tap anywhere or any key shows the rest at once; with reduced
 * motion it is there at once. Screen readers get it whole, and it keeps its room from the start.
 */
export function TypedText(props: { text: string; speedMs: number; className?: string | undefined }) {
  const { text, speedMs } = props;
  const shown = useTyped(text, speedMs);
  const letters = Array.from(text);
  return (
    <p
      className={[styles.typed, props.className].filter(Boolean).join(' ')}
      data-typing={shown < letters.length || undefined}
    >
      <span className="sr-only">{text}</span>
      <span aria-hidden>
        {letters.slice(0, shown).join('')}
        <span className={styles.rest}>{letters.slice(shown).join('')}</span>
      </span>
    </p>
  );
}

/** How many characters of `text` are shown, one more every `speedMs`; all of them after a tap or a key. */
export function useTyped(text: string, speedMs: number): number {
  const length = Array.from(text).length;
  const still = useReducedMotion();
  const [typed, setTyped] = useState({ text, count: 0 });
  const count = typed.text === text ? typed.count : 0;
  const done = still || count >= length;
  useEffect(() => {
    if (done) return undefined;
    const startedAt = performance.now() - count * speedMs;
    // By the clock, not by ticks: a tab in the background ticks once a second.
    const timer = setInterval(
      () => setTyped({ text, count: Math.floor((performance.now() - startedAt) / speedMs) }),
      speedMs,
    );
    const finish = () => setTyped({ text, count: length });
    document.addEventListener('pointerdown', finish);
    document.addEventListener('keydown', finish);
    return () => {
      clearInterval(timer);
      document.removeEventListener('pointerdown', finish);
      document.removeEventListener('keydown', finish);
    };
    // The count moves with each tick; starting the clock anew for it would stop the clock.
    // oxlint-disable-next-line react-hooks/exhaustive-deps
  }, [done, text, length, speedMs]);
  return done ? length : count;
}
