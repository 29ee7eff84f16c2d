import { useCallback, useEffect, useRef, useState } from 'react';
import { getDraft, saveDraft } from '#db/drafts.ts';
import { useLocalData } from '#store/db-context.tsx';

const SAVE_AFTER_MS = 300;
/** A change of this many characters at once was pasted; losing it would cost more than a key press. */
const PASTED = 60;

/**
 * The text of the input under `key`, kept on this device as it is typed. It changes with the key; what was typed
 * before the kept text arrived is not overwritten.
 */
export function useDraft(key: string) {
  const { db, deps } = useLocalData();
  const [draft, setDraft] = useState({ key, text: '', touched: false });
  if (draft.key !== key) setDraft({ key, text: '', touched: false });
  const unsaved = useRef<{ key: string; text: string } | null>(null);
  const keptLength = useRef(0);

  useEffect(() => {
    let left = false;
    void getDraft(db, key).then(
      (text) => {
        if (!left && text !== '')
          setDraft((now) => (now.key !== key || now.touched ? now : { key, text, touched: false }));
      },
      // The chat itself says when the database cannot be read.
      () => undefined,
    );
    return () => {
      left = true;
    };
  }, [db, key]);

  const flush = useCallback(() => {
    const waiting = unsaved.current;
    unsaved.current = null;
    if (waiting === null) return;
    keptLength.current = waiting.text.length;
    void saveDraft(db, waiting.key, waiting.text, deps.clock.now());
  }, [db, deps]);

  const { text, touched } = draft;
  useEffect(() => {
    if (!touched) return undefined;
    const grown = text.length - keptLength.current;
    unsaved.current = { key, text };
    const timer = setTimeout(flush, grown >= PASTED ? 0 : SAVE_AFTER_MS);
    return () => clearTimeout(timer);
  }, [key, text, touched, flush]);

  // What was typed last is saved when the chat is left and when the page goes out of sight.
  useEffect(() => {
    const onHide = () => {
      if (document.visibilityState === 'hidden') flush();
    };
    document.addEventListener('visibilitychange', onHide);
    window.addEventListener('pagehide', flush);
    return () => {
      document.removeEventListener('visibilitychange', onHide);
      window.removeEventListener('pagehide', flush);
      flush();
    };
  }, [key, flush]);

  const setText = useCallback((next: string) => setDraft({ key, text: next, touched: true }), [key]);
  /** After the message was kept, which forgot the draft in the same step. */
  const sent = useCallback(() => {
    unsaved.current = null;
    setDraft({ key, text: '', touched: false });
  }, [key]);
  return { text: draft.key === key ? text : '', setText, sent };
}
