import { useLiveQuery } from 'dexie-react-hooks';
import { useId } from 'react';
import type { Lens } from '#model/author.ts';
import { keepLens, readLens } from '#model/choices.ts';
import fields from '#parts/birth/birth-form.module.css';
import { Field } from '#parts/birth/field.tsx';
import { useLocalData } from '#store/db-context.tsx';
import { uiOwnModels } from '#text/en/ui-own-models.ts';
import { useText } from '#ui/use-text.ts';
import styles from './privacy-lens.module.css';

/** What a model elsewhere sees of the person; kept as it is chosen. */
export function LensChoice() {
  const t = useText(uiOwnModels);
  const id = useId();
  const { db } = useLocalData();
  const lens = useLiveQuery(() => readLens(db), [db]);
  if (lens === undefined) return null;
  const change = (part: Partial<Lens>) => void keepLens(db, { ...lens, ...part });
  return (
    <section className={styles.block} aria-labelledby={id}>
      <h3 id={id} className={`display ${styles.heading}`}>
        {t.lens}
      </h3>
      <p className="muted">{t.lensNote}</p>
      <div className={styles.fields}>
        <Step
          label={t.name}
          value={lens.name}
          options={[
            ['hide', t.nameHide],
            ['first', t.nameFirst],
          ]}
          onChoose={(name) => change({ name })}
        />
        <Step
          label={t.place}
          value={lens.place}
          options={[
            ['exact', t.placeExact],
            ['round', t.placeRound],
            ['hide', t.placeHide],
          ]}
          onChoose={(place) => change({ place })}
        />
        <Step
          label={t.time}
          value={lens.time}
          options={[
            ['exact', t.timeExact],
            ['round', t.timeRound],
            ['hide', t.timeHide],
          ]}
          onChoose={(time) => change({ time })}
        />
      </div>
    </section>
  );
}

function Step<Value extends string>(props: {
  label: string;
  value: Value;
  options: readonly (readonly [Value, string])[];
  onChoose: (value: Value) => void;
}) {
  const id = useId();
  return (
    <Field id={id} label={props.label}>
      {(ties) => (
        <select
          {...ties}
          className={fields.input}
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
