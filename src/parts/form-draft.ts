import { useEffect, useRef } from 'react';
import { getDraft, saveDraft } from '#db/drafts.ts';
import { useLocalData } from '#store/db-context.tsx';
import { useFormDrafts } from '#store/form-drafts.ts';
import { pageSetting } from '#store/page-settings.ts';

const SAVE_AFTER_MS = 300;

/** A zod schema, as far as it is used here. */
type Shape<Value> = {
  readonly safeParse: (
    value: unknown,
  ) => { readonly success: true; readonly data: Value } | { readonly success: false };
};

export type FormDraft<Value> = {
  /** Unsaved input: null without any, undefined while it is read. */
  readonly value: Value | null | undefined;
  /** Keeps what is typed; null once it was saved or given up. */
  readonly set: (change: (was: Value | null) => Value | null) => void;
};

/**
 * The unsaved state of a form, which survives leaving its screen and, where Auto-save is on, a reload. `key` names the form;
 * `shape` reads what an earlier version may have kept. A value that `isKept` refuses is forgotten with the page.
 */
export function useFormDraft<Value>(
  key: string,
  shape: Shape<Value>,
  isKept: (value: Value) => boolean = () => true,
): FormDraft<Value> {
  const { db, deps } = useLocalData();
  const [all, setAll] = useFormDrafts();
  const value = (all.db === db ? all.byKey[key] : undefined) as Value | null | undefined;
  const unsaved = useRef<Value | null | undefined>(undefined);

  useEffect(() => {
    if (value !== undefined) return;
    const put = (kept: Value | null) =>
      setAll((now) => ({ db, byKey: { [key]: kept, ...(now.db === db ? now.byKey : {}) } }));
    getDraft(db, formKey(key)).then(
      ({ text }) => put(text === '' ? null : readValue(text, shape)),
      () => put(null),
    );
  }, [db, key, shape, value, setAll]);

  const flush = () => {
    const next = unsaved.current;
    unsaved.current = undefined;
    if (next === undefined || (next !== null && !pageSetting('autoSave'))) return;
    const text = next === null || !isKept(next) ? '' : JSON.stringify(next);
    void saveDraft(db, formKey(key), { text, attached: null }, deps.clock.now());
  };
  const latest = useRef(flush);
  useEffect(() => {
    latest.current = flush;
  });
  const timer = useRef<ReturnType<typeof setTimeout> | undefined>(undefined);
  useEffect(() => {
    const now = () => {
      clearTimeout(timer.current);
      latest.current();
    };
    const onHide = () => {
      if (document.visibilityState === 'hidden') now();
    };
    document.addEventListener('visibilitychange', onHide);
    window.addEventListener('pagehide', now);
    return () => {
      document.removeEventListener('visibilitychange', onHide);
      window.removeEventListener('pagehide', now);
      now();
    };
  }, []);

  const set = (change: (was: Value | null) => Value | null) => {
    let next: Value | null = null;
    setAll((now) => {
      const byKey = now.db === db ? now.byKey : {};
      next = change((byKey[key] as Value | null | undefined) ?? null);
      return { db, byKey: { ...byKey, [key]: next } };
    });
    unsaved.current = next;
    clearTimeout(timer.current);
    // Forget at once what was saved or given up: a reload must not bring it back.
    timer.current = setTimeout(() => latest.current(), next === null ? 0 : SAVE_AFTER_MS);
  };
  return { value, set };
}

const formKey = (key: string): string => `form:${key}`;

function readValue<Value>(text: string, shape: Shape<Value>): Value | null {
  try {
    const read = shape.safeParse(JSON.parse(text));
    return read.success ? read.data : null;
  } catch {
    return null;
  }
}
