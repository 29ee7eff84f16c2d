import { useEffect, useId, useRef, useState } from 'react';
import { Field } from '#parts/birth/field.tsx';
import fields from '#parts/birth/birth-form.module.css';
import { useApi } from '#store/api-context.tsx';
import { uiAdmin } from '#text/en/ui-admin.ts';
import { Button } from '#ui/button.tsx';
import { notify } from '#ui/notify.ts';
import { useText } from '#ui/use-text.ts';
import styles from './admin.module.css';
import { reasonOf } from './reason.ts';

/** How long the good news stands before the page starts again. */
const RELOAD_MS = 2000;

/** "Make Me Admin": the server decides, by an allowed address or by the token of its first start. */
export function AccessDenied() {
  const t = useText(uiAdmin);
  const api = useApi();
  const id = useId();
  const [token, setToken] = useState('');
  const [state, setState] = useState<'idle' | 'busy' | 'granted'>('idle');
  const [problem, setProblem] = useState<string>();
  const reloading = useRef<ReturnType<typeof setTimeout>>(undefined);
  useEffect(() => () => clearTimeout(reloading.current), []);

  async function ask() {
    if (state !== 'idle') return;
    setState('busy');
    setProblem(undefined);
    try {
      await api.call('adminSetup', { body: token.trim() === '' ? {} : { token: token.trim() } });
    } catch (error) {
      const reason = reasonOf(error, t);
      setState('idle');
      setProblem(reason);
      notify({ title: t.grantFailed, text: reason, tone: 'error' });
      return;
    }
    setState('granted');
    notify({ title: t.success, text: t.granted });
    reloading.current = setTimeout(() => location.reload(), RELOAD_MS);
  }

  return (
    <form
      className={styles.setup}
      onSubmit={(event) => {
        event.preventDefault();
        void ask();
      }}
    >
      <Field id={`${id}-token`} label={t.setupToken} hint={t.setupTokenHint} problem={problem}>
        {(ties) => (
          <input
            {...ties}
            className={fields.input}
            autoComplete="off"
            autoCapitalize="none"
            spellCheck={false}
            maxLength={200}
            value={token}
            onChange={(event) => {
              setToken(event.target.value);
              setProblem(undefined);
            }}
          />
        )}
      </Field>
      <Button type="submit" tone="gold" aria-disabled={state !== 'idle'}>
        {state === 'idle' ? t.makeMeAdmin : t.settingUp}
      </Button>
    </form>
  );
}
