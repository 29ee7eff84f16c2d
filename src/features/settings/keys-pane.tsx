import { useLiveQuery } from 'dexie-react-hooks';
import { type FormEvent, useId, useMemo, useRef, useState } from 'react';
import { createBrowserModels } from '#model/browser-models.ts';
import type { KeptProvider, OwnModel, OwnModels } from '#model/own-models.ts';
import { KeyFields, ModelField, OutcomeLine } from '#parts/models/own-model-fields.tsx';
import { useOwnModel } from '#parts/models/use-own-model.ts';
import { useLocalData } from '#store/db-context.tsx';
import { useOpenPrivacyLens } from '#store/privacy-lens.ts';
import { uiKeys } from '#text/en/ui-keys.ts';
import { uiOwnModels } from '#text/en/ui-own-models.ts';
import { Button } from '#ui/button.tsx';
import { ConfirmDialog } from '#ui/confirm-dialog.tsx';
import rows from '#ui/pane-rows.module.css';
import { TextLink } from '#ui/text-link.tsx';
import { useText } from '#ui/use-text.ts';
import styles from './keys-pane.module.css';
import panes from './panes.module.css';

/** One key opens the models of most providers: how to get it, in OpenRouter's own words. */
const OPENROUTER_HELP = 'https://openrouter.ai/docs/api-reference/authentication';

/** Keys of model providers: kept, tried, removed. The same keys that "Who writes" goes by. */
export function KeysPane(props: { onLeave: () => void }) {
  const t = useText(uiKeys);
  const { db } = useLocalData();
  const models = useMemo(() => createBrowserModels(db), [db]);
  const kept = useLiveQuery(() => models.list(), [models]);
  const openLens = useOpenPrivacyLens();
  if (kept === undefined) return null;
  return (
    <>
      <p className={panes.note}>{t.note}</p>
      <div className={panes.block}>
        <p className={panes.note}>{t.noteWriter}</p>
        <Button
          size="small"
          onClick={() => {
            props.onLeave();
            openLens();
          }}
        >
          {t.openWriter}
        </Button>
      </div>
      {order.map((provider) => (
        <ProviderKey key={provider} provider={provider} models={models} kept={kept} />
      ))}
    </>
  );
}

/** As the specification names them, then the rest. */
const order: readonly KeptProvider[] = ['openai', 'anthropic', 'google', 'openrouter', 'compatible'];

function ProviderKey(props: { provider: KeptProvider; models: OwnModels; kept: readonly OwnModel[] }) {
  const t = useText(uiKeys);
  const w = useText(uiOwnModels);
  const id = useId();
  const { provider } = props;
  const state = useOwnModel(props.models, provider, props.kept);
  const [isRemoving, setRemoving] = useState(false);
  const heading = useRef<HTMLHeadingElement>(null);
  const before = props.kept.find((one) => one.provider === provider);
  const isIdle = state.step === 'typing';
  const save = async () => {
    const kept = await state.save({ modelMayWait: true });
    if (kept !== null) state.say({ bad: false, text: t.saved, reload: false });
  };
  const remove = async () => {
    setRemoving(false);
    if (!(await state.remove())) return;
    // The button that was pressed goes with the key.
    heading.current?.focus();
    state.say({ bad: false, text: w.removed, reload: false });
  };
  return (
    <section className={styles.provider} aria-labelledby={id}>
      <div className={styles.head}>
        <h4 id={id} ref={heading} tabIndex={-1} className={styles.name}>
          {w[provider]}
        </h4>
        <span className={before === undefined ? 'muted' : rows.badge}>
          {before === undefined ? t.none : before.masked === null ? t.keptWithoutKey : t.kept(before.masked)}
        </span>
      </div>
      <form
        className={panes.fields}
        noValidate
        autoComplete="off"
        aria-labelledby={id}
        onSubmit={(event: FormEvent) => {
          event.preventDefault();
          if (isIdle) void save();
        }}
      >
        <KeyFields state={state} kept={before}>
          <TextLink href={OPENROUTER_HELP}>{t.openRouterHelp}</TextLink>
        </KeyFields>
        <ModelField state={state} required={false} />
        {before?.way === 'server' && <p className="muted">{t.byServer(location.host)}</p>}
        <div className={panes.buttons}>
          <Button
            size="small"
            tone="leaf"
            type="submit"
            aria-label={t.saveOf(w[provider])}
            aria-disabled={!isIdle}
          >
            {t.save}
          </Button>
          {before !== undefined && (
            <>
              <Button
                size="small"
                aria-label={t.testOf(w[provider])}
                aria-disabled={!isIdle}
                onClick={() => {
                  if (isIdle) void state.test(before);
                }}
              >
                {t.test}
              </Button>
              <Button
                size="small"
                tone="danger"
                aria-label={t.removeOf(w[provider])}
                onClick={() => setRemoving(true)}
              >
                {t.remove}
              </Button>
            </>
          )}
        </div>
        <OutcomeLine state={state} />
      </form>
      <ConfirmDialog
        open={isRemoving}
        title={t.removeTitle(w[provider])}
        confirmLabel={t.remove}
        cancelLabel={t.cancel}
        danger
        onConfirm={() => void remove()}
        onCancel={() => setRemoving(false)}
      >
        {t.removeText}
      </ConfirmDialog>
    </section>
  );
}
