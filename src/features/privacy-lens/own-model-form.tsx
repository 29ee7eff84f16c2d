import { useLiveQuery } from 'dexie-react-hooks';
import { type FormEvent, useId, useState } from 'react';
import { readAuthor } from '#model/author.ts';
import { keepAuthor } from '#model/choices.ts';
import { readModelUrl } from '#model/model-url.ts';
import {
  type DraftProblem,
  type KeptProvider,
  keptProviders,
  type OwnModel,
  type OwnModelDraft,
  type OwnModels,
  problemOf,
  type TestFailure,
} from '#model/own-models.ts';
import { tellModelOrigin } from '#model/page-origin.ts';
import fields from '#parts/birth/birth-form.module.css';
import { Field } from '#parts/birth/field.tsx';
import { useLocalData } from '#store/db-context.tsx';
import { uiOwnModels } from '#text/en/ui-own-models.ts';
import { Button, PrimaryButton } from '#ui/button.tsx';
import { TextLink } from '#ui/text-link.tsx';
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

type Step = 'typing' | 'saving' | 'testing';
type Listed = { readonly of: KeptProvider; readonly names: readonly string[] };
type Outcome = { readonly bad: boolean; readonly text: string; readonly reload: boolean };

function Form(props: {
  models: OwnModels;
  provider: KeptProvider | null;
  kept: readonly OwnModel[];
  onDone: () => void;
}) {
  const t = useText(uiOwnModels);
  const id = useId();
  const { db } = useLocalData();
  const { models, kept } = props;
  const keptOf = (of: KeptProvider) => kept.find((one) => one.provider === of);
  const [draft, setDraft] = useState<OwnModelDraft>(() =>
    draftOf(props.provider ?? 'anthropic', keptOf(props.provider ?? 'anthropic')),
  );
  const [problem, setProblem] = useState<DraftProblem | null>(null);
  const [step, setStep] = useState<Step>('typing');
  const [outcome, setOutcome] = useState<Outcome | null>(null);
  const [listed, setListed] = useState<Listed | null>(null);
  const { provider } = draft;
  const names = listed?.of === provider ? listed.names : [];
  const before = keptOf(provider);
  const change = (part: Partial<OwnModelDraft>) => {
    setDraft((now) => ({ ...now, ...part }));
    setProblem(null);
    setOutcome(null);
  };

  const save = async () => {
    const typed = { ...draft, key: draft.key === '' && before !== undefined ? null : draft.key };
    const wrong = problemOf(typed, before === undefined || before.masked === null ? null : 'kept');
    setProblem(wrong);
    if (wrong !== null) return;
    setStep('saving');
    const result = await models.keep(typed);
    if (!result.ok) {
      setStep('typing');
      if (result.error.type === 'draft') setProblem(result.error.problem);
      else
        setOutcome({
          bad: true,
          text: result.error.type === 'no-vault' ? t.noVault : t.saveFailed,
          reload: false,
        });
      return;
    }
    setDraft((now) => ({ ...now, key: '' }));
    await keepAuthor(db, { type: 'own', provider, model: result.value.model });
    setStep('testing');
    setOutcome(await tested(result.value));
    setStep('typing');
    // A key that works, or a name that does not: the provider's own list is of help either way.
    if (result.value.way === 'direct') setListed({ of: provider, names: await models.names(provider) });
  };

  const tested = async ({ way }: OwnModel): Promise<Outcome> => {
    if (way === 'server') return { bad: false, text: t.testServer, reload: false };
    const isTold = provider !== 'compatible' || (await tellModelOrigin(db));
    const result = await models.test(provider);
    if (result.ok) return { bad: false, text: t.testOk, reload: false };
    if (result.error !== 'blocked-by-page')
      return { bad: true, text: failureWords(t)[result.error], reload: false };
    return isTold
      ? { bad: true, text: t.testBlocked, reload: true }
      : { bad: true, text: t.noWorker, reload: false };
  };

  const remove = async () => {
    const result = await models.remove(provider);
    if (!result.ok) {
      setOutcome({ bad: true, text: t.saveFailed, reload: false });
      return;
    }
    const author = await readAuthor(db);
    if (author.type === 'own' && author.provider === provider) await keepAuthor(db, { type: 'composer' });
    if (provider === 'compatible') await tellModelOrigin(db);
    props.onDone();
  };

  const says = (field: DraftProblem['field']) =>
    problem?.field === field ? problemWords(t, problem) : undefined;
  const isHere = provider === 'compatible' && isLocal(draft.url ?? '');
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
            onChange={(event) => {
              const next = event.target.value as KeptProvider;
              setDraft(draftOf(next, keptOf(next)));
              setProblem(null);
              setOutcome(null);
            }}
          >
            {keptProviders.map((one) => (
              <option key={one} value={one}>
                {t[one]}
              </option>
            ))}
          </select>
        )}
      </Field>
      {provider === 'compatible' && (
        <Field id={`${id}-url`} label={t.url} hint={t.urlHint} problem={says('url')} required>
          {(ties) => (
            <input
              {...ties}
              className={fields.input}
              type="url"
              inputMode="url"
              spellCheck={false}
              value={draft.url ?? ''}
              onChange={(event) => change({ url: event.target.value })}
            />
          )}
        </Field>
      )}
      {isHere && <p className="muted">{t.urlLocalNote}</p>}
      <Field
        id={`${id}-key`}
        label={t.key}
        hint={
          before !== undefined && before.masked !== null
            ? t.keyKept(before.masked)
            : provider === 'compatible'
              ? t.keyOptional
              : t.keyHint
        }
        problem={says('key')}
        required={provider !== 'compatible'}
      >
        {(ties) => (
          <input
            {...ties}
            className={fields.input}
            type="password"
            autoComplete="off"
            spellCheck={false}
            value={draft.key ?? ''}
            onChange={(event) => change({ key: event.target.value })}
          />
        )}
      </Field>
      {provider !== 'compatible' && (
        <p>
          <TextLink href={keyPages[provider]}>{t.getKey(t[provider])}</TextLink>
        </p>
      )}
      <Field
        id={`${id}-model`}
        label={t.model}
        hint={names.length === 0 ? t.modelHint : t.modelListed(names.length)}
        problem={says('model')}
        required
      >
        {(ties) => (
          <input
            {...ties}
            className={fields.input}
            autoComplete="off"
            autoCapitalize="none"
            spellCheck={false}
            list={`${id}-names`}
            value={draft.model}
            onChange={(event) => change({ model: event.target.value })}
          />
        )}
      </Field>
      <datalist id={`${id}-names`}>
        {names.map((name) => (
          <option key={name}>{name}</option>
        ))}
      </datalist>
      {provider !== 'compatible' && (
        <Field id={`${id}-way`} label={t.way} hint={draft.way === 'server' ? t.wayServerNote : undefined}>
          {(ties) => (
            <select
              {...ties}
              className={fields.input}
              value={draft.way}
              onChange={(event) => change({ way: event.target.value as OwnModelDraft['way'] })}
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
      <p role="status" className={styles.result} data-bad={outcome?.bad ?? false}>
        {step === 'saving' ? t.saving : step === 'testing' ? t.testing : (outcome?.text ?? '')}
      </p>
      {outcome?.reload === true && (
        <div className={styles.buttons}>
          <Button onClick={() => location.reload()}>{t.reload}</Button>
        </div>
      )}
    </form>
  );
}

/** Pages of the providers on which keys are made. */
const keyPages = {
  anthropic: 'https://console.anthropic.com/settings/keys',
  openai: 'https://platform.openai.com/api-keys',
  google: 'https://aistudio.google.com/apikey',
  openrouter: 'https://openrouter.ai/settings/keys',
} as const;

function draftOf(provider: KeptProvider, kept: OwnModel | undefined): OwnModelDraft {
  return {
    provider,
    model: kept?.model ?? '',
    key: '',
    url: kept?.url ?? null,
    way: kept?.way ?? 'direct',
  };
}

function isLocal(typed: string): boolean {
  const url = readModelUrl(typed);
  return url.ok && url.value.isHere;
}

function problemWords(t: typeof uiOwnModels, problem: DraftProblem): string {
  if (problem.field === 'model') return problem.type === 'missing' ? t.modelMissing : t.modelNotAName;
  if (problem.field === 'key') return problem.type === 'missing' ? t.keyMissing : t.keyNotAKey;
  const words = {
    missing: t.urlMissing,
    'not-a-url': t.urlNotAUrl,
    'not-http': t.urlNotHttp,
    'plain-http': t.urlPlainHttp,
    'has-secrets': t.urlHasSecrets,
    'has-query': t.urlHasQuery,
  };
  return words[problem.type];
}

function failureWords(t: typeof uiOwnModels): Readonly<Record<TestFailure, string>> {
  return {
    'bad-key': t.testBadKey,
    'no-model': t.testNoModel,
    'rate-limited': t.testRateLimited,
    timeout: t.testTimeout,
    unreachable: t.testUnreachable,
    malformed: t.testMalformed,
    refused: t.testRefused,
    'too-long': t.testTooLong,
    'blocked-by-page': t.testBlocked,
    'nothing-kept': t.testNothingKept,
  };
}
