import { useLiveQuery } from 'dexie-react-hooks';
import { type FormEvent, useId } from 'react';
import { keepAuthor } from '#model/choices.ts';
import {
  type KeptProvider,
  keptProviders,
  type OwnModel,
  type OwnModelDraft,
  type OwnModels,
} from '#model/own-models.ts';
import fields from '#parts/birth/birth-form.module.css';
import { Field } from '#parts/birth/field.tsx';
import { KeyFields, ModelField, OutcomeLine } from '#parts/models/own-model-fields.tsx';
import { useOwnModel } from '#parts/models/use-own-model.ts';
import { useLocalData } from '#store/db-context.tsx';
import { uiOwnModels } from '#text/en/ui-own-models.ts';
import { Button, PrimaryButton } from '#ui/button.tsx';
import { useText } from '#ui/use-text.ts';
import styles from './privacy-lens.module.css';

/** A model of one's own: where it is, its key, and whether it answers. */
export function OwnModelForm(props: {
  models: OwnModels;
  /** One that is kept, to be changed; null for a new one. */
  provider: KeptProvider | null;
  onDone: () => void;
}) {
  const kept = useLiveQuery(() => props.models.list(), [props.models]);
  if (kept === undefined) return null;
  return <Form {...props} kept={kept} />;
}

function Form(props: {
  models: OwnModels;
  provider: KeptProvider | null;
  kept: readonly OwnModel[];
  onDone: () => void;
}) {
  const t = useText(uiOwnModels);
  const id = useId();
  const { db } = useLocalData();
  const state = useOwnModel(props.models, props.provider ?? 'anthropic', props.kept);
  const { draft, step } = state;
  const { provider } = draft;
  const before = props.kept.find((one) => one.provider === provider);

  const save = async () => {
    const kept = await state.save();
    if (kept === null) return;
    await keepAuthor(db, { type: 'own', provider, model: kept.model });
    await state.test(kept);
  };
  const remove = async () => {
    if (await state.remove()) props.onDone();
  };

  return (
    <form
      className={styles.form}
      noValidate
      autoComplete="off"
      onSubmit={(event: FormEvent) => {
        event.preventDefault();
        if (step === 'typing') void save();
      }}
    >
      <Field id={`${id}-provider`} label={t.provider}>
        {(ties) => (
          <select
            {...ties}
            className={fields.input}
            value={provider}
            disabled={props.provider !== null}
            onChange={(event) => state.turnTo(event.target.value as KeptProvider)}
          >
            {keptProviders.map((one) => (
              <option key={one} value={one}>
                {t[one]}
              </option>
            ))}
          </select>
        )}
      </Field>
      <KeyFields state={state} kept={before} />
      <ModelField state={state} required />
      {provider !== 'compatible' && (
        <Field id={`${id}-way`} label={t.way} hint={draft.way === 'server' ? t.wayServerNote : undefined}>
          {(ties) => (
            <select
              {...ties}
              className={fields.input}
              value={draft.way}
              onChange={(event) => state.change({ way: event.target.value as OwnModelDraft['way'] })}
            >
              <option value="direct">{t.wayDirect}</option>
              <option value="server">{t.wayServer(location.host)}</option>
            </select>
          )}
        </Field>
      )}
      <div className={styles.buttons}>
        <PrimaryButton type="submit" aria-disabled={step !== 'typing'}>
          {t.save}
        </PrimaryButton>
        <Button onClick={props.onDone}>{t.back}</Button>
        {before !== undefined && (
          <Button tone="danger" onClick={() => void remove()}>
            {t.remove}
          </Button>
        )}
      </div>
      <OutcomeLine state={state} />
    </form>
  );
}
