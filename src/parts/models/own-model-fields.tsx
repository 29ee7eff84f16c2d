import { type ReactNode, useId } from 'react';
import { readModelUrl } from '#model/model-url.ts';
import type { DraftProblem, KeptProvider, OwnModel } from '#model/own-models.ts';
import fields from '#parts/birth/birth-form.module.css';
import { Field } from '#parts/birth/field.tsx';
import { uiOwnModels } from '#text/en/ui-own-models.ts';
import { Button } from '#ui/button.tsx';
import { TextLink } from '#ui/text-link.tsx';
import { useText } from '#ui/use-text.ts';
import styles from './own-model-fields.module.css';
import type { OwnModelState } from './use-own-model.ts';

/** Pages of the providers on which keys are made. */
const keyPages: Readonly<Record<Exclude<KeptProvider, 'compatible'>, string>> = {
  anthropic: 'https://console.anthropic.com/settings/keys',
  openai: 'https://platform.openai.com/api-keys',
  google: 'https://aistudio.google.com/apikey',
  openrouter: 'https://openrouter.ai/settings/keys',
};

/** The address of a server of one's own, the key, and the way to one. A kept key is named by its end and never shown. */
export function KeyFields(props: {
  state: OwnModelState;
  kept: OwnModel | undefined;
  /** Stands beside the way to a key. */
  children?: ReactNode;
}) {
  const t = useText(uiOwnModels);
  const id = useId();
  const { state, kept } = props;
  const { provider } = state.draft;
  const isCompatible = provider === 'compatible';
  const masked = kept?.masked ?? null;
  return (
    <>
      {isCompatible && (
        <Field id={`${id}-url`} label={t.url} hint={t.urlHint} problem={problemIn('url', state, t)} required>
          {(ties) => (
            <input
              {...ties}
              className={fields.input}
              type="url"
              inputMode="url"
              spellCheck={false}
              value={state.draft.url ?? ''}
              onChange={(event) => state.change({ url: event.target.value })}
            />
          )}
        </Field>
      )}
      {isCompatible && isLocal(state.draft.url ?? '') && <p className="muted">{t.urlLocalNote}</p>}
      <Field
        id={`${id}-key`}
        label={t.key}
        hint={masked !== null ? t.keyKept(masked) : isCompatible ? t.keyOptional : t.keyHint}
        problem={problemIn('key', state, t)}
        required={!isCompatible}
      >
        {(ties) => (
          <input
            {...ties}
            className={fields.input}
            type="password"
            autoComplete="off"
            spellCheck={false}
            value={state.draft.key ?? ''}
            onChange={(event) => state.change({ key: event.target.value })}
          />
        )}
      </Field>
      {!isCompatible && (
        <p className={styles.links}>
          <TextLink href={keyPages[provider]}>{t.getKey(t[provider])}</TextLink>
          {props.children}
        </p>
      )}
    </>
  );
}

/** Which model: typed, or chosen from what a tested key opens. */
export function ModelField(props: { state: OwnModelState; required: boolean }) {
  const t = useText(uiOwnModels);
  const id = useId();
  const { state } = props;
  const { names } = state;
  const mayWait = state.draft.provider === 'openai' ? t.modelMayWaitVoice : t.modelMayWait;
  const hint = props.required ? t.modelHint : mayWait;
  return (
    <>
      <Field
        id={id}
        label={t.model}
        hint={names.length === 0 ? hint : t.modelListed(names.length)}
        problem={problemIn('model', state, t)}
        required={props.required}
      >
        {(ties) => (
          <input
            {...ties}
            className={fields.input}
            autoComplete="off"
            autoCapitalize="none"
            spellCheck={false}
            list={`${id}-names`}
            value={state.draft.model}
            onChange={(event) => state.change({ model: event.target.value })}
          />
        )}
      </Field>
      <datalist id={`${id}-names`}>
        {names.map((name) => (
          <option key={name}>{name}</option>
        ))}
      </datalist>
    </>
  );
}

/** What came of saving or testing, and opening the page anew where that is needed. */
export function OutcomeLine({ state: { step, outcome } }: { state: OwnModelState }) {
  const t = useText(uiOwnModels);
  return (
    <>
      <p role="status" className={styles.result} data-bad={outcome?.bad ?? false}>
        {step === 'saving' ? t.saving : step === 'testing' ? t.testing : (outcome?.text ?? '')}
      </p>
      {outcome?.reload === true && (
        <div>
          <Button onClick={() => location.reload()}>{t.reload}</Button>
        </div>
      )}
    </>
  );
}

function isLocal(typed: string): boolean {
  const url = readModelUrl(typed);
  return url.ok && url.value.isHere;
}

function problemIn(
  field: DraftProblem['field'],
  { problem }: OwnModelState,
  t: typeof uiOwnModels,
): string | undefined {
  if (problem?.field !== field) return undefined;
  if (problem.field === 'model') return problem.type === 'missing' ? t.modelMissing : t.modelNotAName;
  if (problem.field === 'key') return problem.type === 'missing' ? t.keyMissing : t.keyNotAKey;
  return {
    missing: t.urlMissing,
    'not-a-url': t.urlNotAUrl,
    'not-http': t.urlNotHttp,
    'plain-http': t.urlPlainHttp,
    'has-secrets': t.urlHasSecrets,
    'has-query': t.urlHasQuery,
  }[problem.type];
}
