import { useCallback, useEffect, useRef, useState } from 'react';
import type { ContentItem } from '#contract/api/content.ts';
import { isPublished } from './content-draft.ts';

export type Listening = { readonly id: string; readonly state: 'loading' | 'playing' | 'paused' };

/** Where the server plays an item from. An address elsewhere is played through the server: the page plays nothing else. */
export function audioPath(item: Pick<ContentItem, 'id' | 'audioUrl'>): string {
  return item.audioUrl.startsWith('/') ? item.audioUrl : `/api/soul-wisdom/${item.id}/audio`;
}

/**
 * Plays one item at a time. What is published streams; a draft is given only to an admin's token, which an audio element
 * cannot send, so it is fetched first. `onFailed` is told when it cannot be had or played.
 */
export function useListen(options: { token: () => Promise<string | null>; onFailed: () => void }): {
  listening: Listening | null;
  toggle: (item: ContentItem) => void;
  stop: (id: string) => void;
} {
  const [listening, setListening] = useState<Listening | null>(null);
  const current = useRef<{ id: string; audio: HTMLAudioElement; leave: AbortController } | null>(null);
  const { token, onFailed } = options;

  const leave = useCallback(() => {
    current.current?.leave.abort();
    current.current?.audio.pause();
    current.current = null;
    setListening(null);
  }, []);
  useEffect(() => leave, [leave]);

  const toggle = (item: ContentItem) => {
    if (current.current?.id === item.id) {
      if (listening?.state === 'loading') leave();
      else if (listening?.state === 'playing') current.current.audio.pause();
      else void current.current.audio.play().catch(() => undefined);
      return;
    }
    leave();
    const audio = new Audio();
    const abort = new AbortController();
    const { signal } = abort;
    current.current = { id: item.id, audio, leave: abort };
    setListening({ id: item.id, state: 'loading' });
    const tell = (state: Listening['state']) => () => setListening({ id: item.id, state });
    const fail = () => {
      if (signal.aborted) return;
      leave();
      onFailed();
    };
    audio.addEventListener('playing', tell('playing'), { signal });
    audio.addEventListener('pause', tell('paused'), { signal });
    audio.addEventListener('ended', leave, { signal });
    audio.addEventListener('error', fail, { signal });
    start(audio, item, token, signal).catch(fail);
  };

  return {
    listening,
    toggle,
    stop: (id) => {
      if (current.current?.id === id) leave();
    },
  };
}

async function start(
  audio: HTMLAudioElement,
  item: ContentItem,
  token: () => Promise<string | null>,
  signal: AbortSignal,
): Promise<void> {
  audio.src = isPublished(item) ? audioPath(item) : await fetched(audioPath(item), await token(), signal);
  if (!signal.aborted) await audio.play();
}

/** The address of the fetched audio in memory; given back when `signal` ends. */
async function fetched(path: string, token: string | null, signal: AbortSignal): Promise<string> {
  const headers = new Headers(token === null ? {} : { Authorization: `Bearer ${token}` });
  const answer = await fetch(path, { headers, signal });
  if (!answer.ok) throw new Error(`${answer.status}`);
  const url = URL.createObjectURL(await answer.blob());
  if (signal.aborted) URL.revokeObjectURL(url);
  else signal.addEventListener('abort', () => URL.revokeObjectURL(url));
  return url;
}
