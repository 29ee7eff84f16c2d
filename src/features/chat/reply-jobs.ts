/**
 * What goes on in each chat while its answer is made. It lives outside the screen, so that leaving a chat does not
 * stop its answer, and coming back finds it where it is.
 */
import { useSyncExternalStore } from 'react';
import type { Chip } from '#companion/request.ts';
import type { Message } from '#contract/message.ts';

export type ReplyJob =
  /** The answer to `parentId` is being made. */
  | { readonly type: 'asking'; readonly parentId: string }
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
  if (job?.type === 'revealing') madeHere.add(job.replyId);
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

/** Tappable answers to a question back, for as long as the page lives. */
export function keepChips(replyId: string, offered: readonly Chip[]): void {
  if (offered.length > 0) chips.set(replyId, offered);
}

export function chipsOf(replyId: string): readonly Chip[] {
  return chips.get(replyId) ?? noChips;
}

const noChips: readonly Chip[] = [];

function subscribe(listener: () => void): () => void {
  listeners.add(listener);
  return () => listeners.delete(listener);
}
