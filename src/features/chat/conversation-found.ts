import { type RefObject, useCallback, useEffect, useRef, useState } from 'react';
import { useFoundWords } from '#store/found-words.ts';
import { useLocation } from '#ui/router.ts';
import { showFrom } from './conversation-window.ts';
import type { MessageListHandle } from './message-list.tsx';

/** What the address asks to be shown: `?message=…` of `paths.chatMessage`. */
function askedMessage(search: string): string | null {
  return new URLSearchParams(search).get('message');
}

/** How far the search for it went, for the visit of the address under `key`. */
type Way = { key: string; step: 'none' | 'further' | 'branch' | 'there' };

/**
 * Goes to the message that the address names and marks it, wherever in the chat it lies: further up than was read, or on
 * another branch, which is then chosen. `found` is its id once it is shown; `foundRow` belongs on its row.
 */
export function useFoundMessage(props: {
  threadId: string;
  rows: readonly { readonly key: string }[];
  log: RefObject<HTMLElement | null>;
  handle: RefObject<MessageListHandle | null>;
  /** Lets go of the end of the log. */
  leave: () => void;
  onBranch: (messageId: string) => void;
}) {
  const { threadId, rows, log, handle, leave, onBranch } = props;
  const { search, key } = useLocation();
  const asked = askedMessage(search);
  const [reached, setReached] = useState<string | null>(null);
  const found = reached === asked ? asked : null;
  const way = useRef<Way>({ key: '', step: 'none' });
  const words = useFoundWords();

  useEffect(() => {
    if (asked === null) return;
    if (way.current.key !== key) way.current = { key, step: 'none' };
    if (way.current.step === 'there') return;
    const index = rows.findIndex((row) => row.key === asked);
    if (index === -1) {
      // First further up; what is not there either lies on another branch. Each is tried once.
      if (way.current.step === 'none') showFrom(threadId, asked);
      else if (way.current.step === 'further') onBranch(asked);
      way.current.step = way.current.step === 'none' ? 'further' : 'branch';
      return;
    }
    way.current.step = 'there';
    leave();
    // The row is known once the chat was read that far, which happens outside of this screen.
    // oxlint-disable-next-line react/set-state-in-effect
    setReached(asked);
    if (handle.current === null) {
      const row = log.current?.querySelector(`[data-message="${CSS.escape(asked)}"]`);
      row?.scrollIntoView({ block: 'center' });
    } else handle.current.scrollToIndex(index, { align: 'center' });
  }, [asked, key, rows, threadId, log, handle, leave, onBranch]);

  const foundRow = useCallback(
    (row: HTMLElement | null) => {
      if (row === null) return undefined;
      const unfocus = focusOnceShown(row);
      const unmark =
        words === null || words.messageId !== row.dataset['message'] ? null : markWords(row, words.words);
      return () => {
        unfocus();
        unmark?.();
      };
    },
    [words],
  );
  return { found, foundRow };
}

/** A row is hidden until its height is known, and what is hidden takes no focus. Gives up after half a second. */
function focusOnceShown(row: HTMLElement): () => void {
  let frame = 0;
  const look = (left: number) => {
    row.focus({ preventScroll: true });
    if (left > 0 && document.activeElement !== row) frame = requestAnimationFrame(() => look(left - 1));
  };
  look(30);
  return () => cancelAnimationFrame(frame);
}

const HIGHLIGHT = 'found-words';

/** Marks words where they stand in a row, without touching it. Answers how to take the marks away again. */
function markWords(row: HTMLElement, words: readonly string[]): () => void {
  const { highlights } = CSS as { highlights?: HighlightRegistry };
  if (highlights === undefined) return () => undefined;
  const ranges: Range[] = [];
  const texts = document.createTreeWalker(row, NodeFilter.SHOW_TEXT);
  for (let node = texts.nextNode(); node !== null; node = texts.nextNode()) {
    const text = (node.nodeValue ?? '').toLocaleLowerCase();
    for (const sought of words.map((word) => word.toLocaleLowerCase()).filter((word) => word !== '')) {
      for (let at = text.indexOf(sought); at !== -1; at = text.indexOf(sought, at + 1)) {
        const range = document.createRange();
        range.setStart(node, at);
        range.setEnd(node, Math.min(at + sought.length, node.nodeValue?.length ?? 0));
        ranges.push(range);
      }
    }
  }
  highlights.set(HIGHLIGHT, new Highlight(...ranges));
  return () => highlights.delete(HIGHLIGHT);
}
