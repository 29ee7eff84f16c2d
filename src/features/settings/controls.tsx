import { type ReactNode, useId, useState } from 'react';
import fields from '#parts/birth/birth-form.module.css';
import { Field } from '#parts/birth/field.tsx';
import styles from './panes.module.css';

/** Controls under one heading; `words`: lines to be read, as wide as those are. */
export function Group(props: { title: string; note?: string; words?: true; children: ReactNode }) {
  const id = useId();
  return (
    <section
      className={props.words === true ? `${styles.block} ${styles.words}` : styles.block}
      aria-labelledby={id}
    >
      <h4 id={id} className={styles.heading}>
        {props.title}
      </h4>
      {props.note !== undefined && <p className={styles.note}>{props.note}</p>}
      <div className={styles.fields}>{props.children}</div>
    </section>
  );
}

/** Something that is on or off. The whole line can be pressed. */
export function Toggle(props: {
  /** Its key among the settings, by which it is found. */
  setting: string;
  label: string;
  hint?: string;
  on: boolean;
  disabled?: boolean;
  onChange: (on: boolean) => void;
}) {
  const id = useId();
  return (
    <div className={styles.toggle}>
      <label className={styles.line}>
        <span>{props.label}</span>
        <input
          type="checkbox"
          role="switch"
          aria-checked={props.on}
          className={styles.switch}
          data-setting={props.setting}
          checked={props.on}
          disabled={props.disabled}
          aria-describedby={props.hint === undefined ? undefined : id}
          onChange={(event) => props.onChange(event.target.checked)}
        />
      </label>
      {props.hint !== undefined && (
        <p id={id} className="meta">
          {props.hint}
        </p>
      )}
    </div>
  );
}

/** One of several. */
export function Choice<Value extends string>(props: {
  setting: string;
  label: string;
  hint?: string;
  value: Value;
  options: readonly (readonly [Value, string])[];
  onChoose: (value: Value) => void;
}) {
  const id = useId();
  return (
    <Field id={id} label={props.label} hint={props.hint}>
      {(ties) => (
        <select
          {...ties}
          className={fields.input}
          data-setting={props.setting}
          value={props.value}
          onChange={(event) => props.onChoose(event.target.value as Value)}
        >
          {props.options.map(([value, text]) => (
            <option key={value} value={value}>
              {text}
            </option>
          ))}
        </select>
      )}
    </Field>
  );
}

/** A whole number within bounds. What is typed counts once it is one; the last that was keeps counting until then. */
export function WholeNumber(props: {
  setting: string;
  label: string;
  hint: string;
  problem: string;
  value: number;
  least: number;
  most: number;
  onChange: (value: number) => void;
}) {
  const id = useId();
  const [typed, setTyped] = useState<string | null>(null);
  const text = typed ?? String(props.value);
  const fits = /^\d+$/.test(text.trim()) && Number(text) >= props.least && Number(text) <= props.most;
  return (
    <Field id={id} label={props.label} hint={props.hint} problem={fits ? undefined : props.problem}>
      {(ties) => (
        <input
          {...ties}
          className={`${fields.input} ${fields.short}`}
          data-setting={props.setting}
          inputMode="numeric"
          autoComplete="off"
          value={text}
          onChange={(event) => {
            const next = event.target.value;
            setTyped(next);
            const number = Number(next);
            if (/^\d+$/.test(next.trim()) && number >= props.least && number <= props.most)
              props.onChange(number);
          }}
          onBlur={() => setTyped(null)}
        />
      )}
    </Field>
  );
}
