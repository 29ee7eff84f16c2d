/**
 * How much of each chat is read and shown: its newest messages at first, more when the reader goes up or comes from a
 * search. It lives outside the screen, which asks for the chat, and the conversation, which is scrolled.
 */
import { useSyncExternalStore } from 'react';
import type { ViewSize } from '#db/messages.ts';

/** A screen full: what opening a chat reads, whatever lies above it. */
const OPENING: ViewSize = { most: 4, from: null };
/** What is read as soon as that is shown and nothing else is to be done, so that going up finds something. */
export const SEVERAL_SCREENS = 16;

let sizes: ReadonlyMap<string, ViewSize> = new Map();
const listeners = new Set<() => void>();

/** How much of a chat to read now. The same object until it changes. */
export function useViewSize(threadId: string | undefined): ViewSize {
  return useSyncExternalStore(
    (listener) => {
      listeners.add(listener);
      return () => listeners.delete(listener);
    },
    () => (threadId === undefined ? OPENING : (sizes.get(threadId) ?? OPENING)),
  );
}

/** Reads `count` more messages than the `shown` there are. */
export function showEarlier(threadId: string, shown: number, count: number): void {
  const now = sizes.get(threadId) ?? OPENING;
  set(threadId, { ...now, most: Math.max(now.most, shown) + count });
}

/** Reads on until a message is in the conversation. */
export function showFrom(threadId: string, messageId: string): void {
  set(threadId, { ...(sizes.get(threadId) ?? OPENING), from: messageId });
}

/** Reads up to `count` messages in place of the screen a chat was opened with. */
export function showMore(threadId: string, shown: number, count: number): void {
  if (shown < count) showEarlier(threadId, shown, count - shown);
}

/** Back to the end alone: what was read above it is let go. */
export function showLatestOnly(threadId: string): void {
  if (sizes.has(threadId)) set(threadId, null);
}

function set(threadId: string, size: ViewSize | null): void {
  const next = new Map(sizes);
  if (size === null) next.delete(threadId);
  else next.set(threadId, size);
  sizes = next;
  for (const listener of listeners) listener();
}
