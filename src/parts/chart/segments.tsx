import { useId } from 'react';
import styles from './chart.module.css';

/** A few exclusive choices side by side: radio buttons that look like one control. */
export function Segments<Id extends string>(props: {
  label: string;
  options: readonly { readonly id: Id; readonly label: string }[];
  chosen: Id;
  onChoose: (id: Id) => void;
}) {
  const name = useId();
  return (
    <fieldset className={styles.segments}>
      <legend className="sr-only">{props.label}</legend>
      {props.options.map(({ id, label }) => (
        <label key={id} className={styles.segment}>
          <input
            type="radio"
            name={name}
            className="sr-only"
            checked={id === props.chosen}
            onChange={() => props.onChoose(id)}
          />
          <span>{label}</span>
        </label>
      ))}
    </fieldset>
  );
}
