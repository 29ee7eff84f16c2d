import type { Emotion } from '#contract/soul-entry.ts';
import styles from './journal.module.css';

/** A letter for each feeling; with its pattern it says without any colour which one it is. */
const letters: Readonly<Record<Emotion, string>> = {
  anxious: 'A',
  angry: 'G',
  sad: 'S',
  numb: 'N',
  confused: 'C',
  overwhelmed: 'O',
  disappointed: 'D',
  frustrated: 'F',
};
const REST = 'R';

/** The sign of a day: the letter of its feeling on the feeling's pattern. Decorative: its words stand beside it. */
export function Cell(props: { mode: 'loop' | 'rest' | null; emotion: Emotion | null }) {
  const { mode, emotion } = props;
  const kind = mode === null ? 'none' : mode === 'rest' ? 'rest' : (emotion ?? 'plain');
  return (
    <span className={styles.cell} data-kind={kind} aria-hidden>
      {mode === 'rest' ? REST : emotion === null ? '' : letters[emotion]}
    </span>
  );
}
