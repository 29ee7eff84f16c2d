import { useEffect, useRef } from 'react';
import type { PathEntry } from '#db/messages.ts';
import type { SpeechChoice } from '#parts/speech/speaker.ts';
import { sharedReadAloud, stopReadingAloud, useStartReading } from '#parts/speech/use-read-aloud.ts';
import { isFailure } from './reply-intents.ts';
import { isUnderWay, type ReplyJob, wasMadeHere } from './reply-jobs.ts';
import { spokenReply } from './spoken-reply.ts';
import { supportFor } from './support-findings.ts';

/** Replies that were there whole once, read or not: one is read by itself once, whatever is switched on later. */
const seen = new Set<string>();

/**
 * Reads a new answer aloud once it is there, where the person wants that. A reply beside a support card is not for everybody
 * in the room. Whoever leaves the chat, or changes who speaks, is read to no more.
 */
export function useAutoRead(path: readonly PathEntry[], job: ReplyJob | null, choice: SpeechChoice): void {
  const read = useStartReading();
  const latest = useRef({ choice, read });
  useEffect(() => {
    latest.current = { choice, read };
  });
  const last = path.at(-1)?.message;
  const isWhole = !isUnderWay(job) && job?.type !== 'revealing';
  const fresh = isWhole && last?.sender === 'ai' && wasMadeHere(last.id) && !isFailure(last) ? last : null;
  const isCared = fresh !== null && supportFor(path, path.length - 1) !== null;
  const id = fresh?.id ?? null;
  const message = useRef(fresh);
  useEffect(() => {
    message.current = fresh;
  });
  useEffect(() => {
    const now = latest.current;
    if (id === null || message.current === null || seen.has(id)) return;
    seen.add(id);
    if (now.choice.autoRead && now.choice.mode !== 'disabled' && !isCared)
      now.read(id, ...spokenReply(message.current), now.choice);
  }, [id, isCared]);
  const before = useRef(path);
  useEffect(() => {
    const { id: spoken } = sharedReadAloud().state();
    const has = (messages: readonly PathEntry[]) => messages.some((entry) => entry.message.id === spoken);
    // What is read no longer stands here, another branch does: nothing on the screen could stop it.
    if (has(before.current) && !has(path)) stopReadingAloud();
    before.current = path;
  }, [path]);
  const { mode } = choice;
  useEffect(() => stopReadingAloud, [mode]);
}
