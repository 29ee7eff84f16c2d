/** The picture that waits in each chat's input to be sent along. In memory: it is kept with its message, not before. */
import { useSyncExternalStore } from 'react';
import type { PreparedImage } from './image-prepare.ts';

export interface PendingImage extends PreparedImage {
  /** Shows it, for as long as it waits. */
  readonly url: string;
}

const waiting = new Map<string, PendingImage>();
const listeners = new Set<() => void>();

/** The picture waiting under a draft's key, null when there is none. */
export function usePendingImage(draftKey: string): PendingImage | null {
  return useSyncExternalStore(
    (listener) => {
      listeners.add(listener);
      return () => listeners.delete(listener);
    },
    () => waiting.get(draftKey) ?? null,
  );
}

/** Puts a picture in the place of the one that waits; null takes that away. */
export function setPendingImage(draftKey: string, image: PreparedImage | null): void {
  const before = waiting.get(draftKey);
  if (before === undefined && image === null) return;
  if (before !== undefined) URL.revokeObjectURL(before.url);
  if (image === null) waiting.delete(draftKey);
  else
    waiting.set(draftKey, {
      ...image,
      url: URL.createObjectURL(new Blob([image.data], { type: image.type })),
    });
  for (const listener of listeners) listener();
}
