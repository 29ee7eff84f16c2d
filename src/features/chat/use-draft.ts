import { useCallback, useEffect, useRef, useState } from 'react';
import type { Attached } from '#contract/attached-chart.ts';
import type { DraftContent } from '#db/drafts.ts';
import { useIncomingDraft } from '#store/incoming-draft.ts';
import type { ChatStore } from './chat-store.ts';

const SAVE_AFTER_MS = 300;
/** A change of this many characters at once was pasted; losing it would cost more than a key press. */
const PASTED = 60;

type Held = DraftContent & { readonly key: string; readonly touched: boolean };

const emptyAt = (key: string): Held => ({ key, text: '', attached: null, touched: false });

/**
 * What stands in the input under `key`, kept in the chat's store as it is typed. It changes with the key; what was typed
 * before the kept draft arrived is not overwritten. What other parts of the app send to the chat is taken in here.
 */
export function useDraft(key: string, store: Pick<ChatStore, 'getDraft' | 'saveDraft'>) {
  const [draft, setDraft] = useState(() => emptyAt(key));
  if (draft.key !== key) setDraft(emptyAt(key));
  const unsaved = useRef<{ key: string; content: DraftContent } | null>(null);
  const keptLength = useRef(0);
  /** Something was saved since the last message was sent. */
  const saved = useRef(false);
  const [incoming, setTaken] = useIncomingDraft();

  useEffect(() => {
    let left = false;
    void store.getDraft(key).then(
      (kept) => {
        if (!left && (kept.text !== '' || kept.attached !== null))
          setDraft((now) => (now.key !== key || now.touched ? now : { key, ...kept, touched: false }));
      },
      // The chat itself says when the database cannot be read.
      () => undefined,
    );
    return () => {
      left = true;
    };
  }, [store, key]);

  useEffect(() => {
    if (incoming === null) return undefined;
    let left = false;
    const take = (kept: DraftContent) => {
      if (left) return;
      setTaken(null);
      setDraft((now) => {
        const before = now.key === key && now.touched ? now.text : kept.text;
        if (incoming.ifEmpty === true && before.trim() !== '') return now;
        const text = before.trim() === '' ? incoming.text : `${before}\n\n${incoming.text}`;
        return { key, text, attached: incoming.attached, touched: true };
      });
    };
    // What is kept may not have been read yet: it must not be overwritten by what comes in.
    void store.getDraft(key).then(take, () => take({ text: '', attached: null }));
    return () => {
      left = true;
    };
  }, [store, key, incoming, setTaken]);

  const flush = useCallback(() => {
    const waiting = unsaved.current;
    unsaved.current = null;
    if (waiting === null) return;
    keptLength.current = waiting.content.text.length;
    saved.current = true;
    void store.saveDraft(waiting.key, waiting.content);
  }, [store]);

  const { text, attached, touched } = draft;
  useEffect(() => {
    if (!touched) return undefined;
    const grown = text.length - keptLength.current;
    unsaved.current = { key, content: { text, attached } };
    // Save a cleared draft at once: a reload must not bring it back.
    const timer = setTimeout(flush, grown >= PASTED || text === '' ? 0 : SAVE_AFTER_MS);
    return () => clearTimeout(timer);
  }, [key, text, attached, touched, flush]);

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

  const change = useCallback(
    (next: Partial<DraftContent>) =>
      setDraft((now) => ({ ...(now.key === key ? now : emptyAt(key)), ...next, touched: true })),
    [key],
  );
  const setText = useCallback((next: string) => change({ text: next }), [change]);
  const attach = useCallback((next: Attached | null) => change({ attached: next }), [change]);
  const detach = useCallback(() => change({ attached: null }), [change]);
  /** After the message was kept, which forgot the draft in the same step. */
  const sent = useCallback(() => {
    unsaved.current = null;
    setDraft(emptyAt(key));
    // What was typed last may have been saved while the message was being kept, after that forgot the draft.
    if (saved.current) void store.saveDraft(key, { text: '', attached: null });
    saved.current = false;
    keptLength.current = 0;
  }, [key, store]);
  const shown: { text: string; attached: Attached | null } =
    draft.key === key ? draft : { text: '', attached: null };
  return { text: shown.text, attached: shown.attached, setText, attach, detach, sent };
}
