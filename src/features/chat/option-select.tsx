import type { OptionWords } from '#text/en/modes-options.ts';
import styles from './mode-needs.module.css';

/** One of a few values, under its label. */
export function OptionSelect(props: {
  words: OptionWords;
  values: readonly string[];
  value: string;
  onChosen: (value: string) => void;
}) {
  const { words, values } = props;
  return (
    <label className={styles.option}>
      <span className={styles.note}>{words.label}</span>
      <select
        className={styles.field}
        value={props.value}
        onChange={(event) => props.onChosen(event.target.value)}
      >
        {values.map((value) => (
          <option key={value} value={value}>
            {words.values[value] ?? value}
          </option>
        ))}
      </select>
    </label>
  );
}
