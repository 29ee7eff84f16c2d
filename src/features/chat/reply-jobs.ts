/**
 * What goes on in each chat while its answer is made. It lives outside the screen, so that leaving a chat does not
 * stop its answer, and coming back finds it where it is.
 */
import { useSyncExternalStore } from 'react';
import type { Need } from '#facts/ask.ts';
import type { Chip } from '#companion/request.ts';
import type { Message } from '#contract/message.ts';
import type { StoredReading } from '#contract/stored-reading.ts';

export type ReplyJob =
  /** The answer to `parentId` is being made. A model that writes it can be stopped. */
  | {
      readonly type: 'asking';
      readonly parentId: string;
      readonly abort?: () => void;
      /** Commitment of the cards that fell for it: said before a model is asked about them. */
      readonly seal?: string;
    }
  /**
   * A model writes `replyId`. `early` is the reply as it began; what is there of it comes from `useStreamed`, so that a new
   * sentence draws one reply and not the whole chat.
   */
  | {
      readonly type: 'streaming';
      readonly parentId: string;
      readonly replyId: string;
      readonly early: Message;
      /** Stops the model; the text that is there is kept. */
      readonly abort: () => void;
    }
  /** It was made and the device could not keep it. */
  | { readonly type: 'unsaved'; readonly parentId: string }
  /** The words of `replyId` are appearing; `early` is the reply itself until the database has it. */
  | { readonly type: 'revealing'; readonly replyId: string; readonly early: Message | null };

const jobs = new Map<string, ReplyJob>();
const chips = new Map<string, readonly Chip[]>();
const listeners = new Set<() => void>();
/** Replies made since the page was opened; older ones are history and are not announced. */
const madeHere = new Set<string>();

export function setReplyJob(threadId: string, job: ReplyJob | null): void {
  if (job?.type === 'revealing' || job?.type === 'streaming') madeHere.add(job.replyId);
  if (job === null) jobs.delete(threadId);
  else jobs.set(threadId, job);
  for (const listener of listeners) listener();
}

/** Shows the rest of what is appearing at once. */
export function finishReveal(threadId: string): void {
  if (jobs.get(threadId)?.type === 'revealing') setReplyJob(threadId, null);
}

export function replyJob(threadId: string): ReplyJob | null {
  return jobs.get(threadId) ?? null;
}

export function useReplyJob(threadId: string | undefined): ReplyJob | null {
  return useSyncExternalStore(subscribe, () => (threadId === undefined ? null : replyJob(threadId)));
}

export function wasMadeHere(replyId: string): boolean {
  return madeHere.has(replyId);
}

/** Whether nothing new can be asked in a chat yet: an answer is being made or is still being written. */
export function isUnderWay(job: ReplyJob | null): boolean {
  return job?.type === 'asking' || job?.type === 'streaming';
}

/** Stops what is under way: a model keeps what it has written, words that only appear are shown whole. */
export function stopReply(threadId: string): void {
  const job = replyJob(threadId);
  if (job?.type === 'asking' || job?.type === 'streaming') job.abort?.();
  else finishReveal(threadId);
}

const streams = new Map<string, StoredReading>();
const streamListeners = new Set<() => void>();

/** What a reply that is being written holds by now; null takes it away, once the reply itself is there. */
export function setStreamed(replyId: string, reading: StoredReading | null): void {
  if (reading === null) streams.delete(replyId);
  else streams.set(replyId, reading);
  for (const listener of streamListeners) listener();
}

/** The reading of a reply while a model writes it, null otherwise. Only that reply is drawn anew when it grows. */
export function useStreamed(replyId: string): StoredReading | null {
  return useSyncExternalStore(subscribeToStreams, () => streams.get(replyId) ?? null);
}

function subscribeToStreams(listener: () => void): () => void {
  streamListeners.add(listener);
  return () => streamListeners.delete(listener);
}

/** Tappable answers to a question back, for as long as the page lives. */
export function keepChips(replyId: string, offered: readonly Chip[]): void {
  if (offered.length > 0) chips.set(replyId, offered);
}

const lacking = new Map<string, readonly Need[]>();

/** What the mode of a question lacked, so that another sheet answered; for as long as the page lives. */
export function keepNeeds(replyId: string, needs: readonly Need[]): void {
  if (needs.length > 0) lacking.set(replyId, needs);
}

export function needsOf(replyId: string): readonly Need[] {
  return lacking.get(replyId) ?? noNeeds;
}

const noNeeds: readonly Need[] = [];

export function chipsOf(replyId: string): readonly Chip[] {
  return chips.get(replyId) ?? noChips;
}

const noChips: readonly Chip[] = [];

function subscribe(listener: () => void): () => void {
  listeners.add(listener);
  return () => listeners.delete(listener);
}
