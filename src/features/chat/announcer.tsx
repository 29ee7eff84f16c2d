import { useEffect, useState } from 'react';
import type { PathEntry } from '#db/messages.ts';
import { uiChat } from '#text/en/ui-chat.ts';
import { useText } from '#ui/use-text.ts';
import { plainSentence } from '#parts/reading/plain-sentence.ts';
import { isUnderWay, type ReplyJob, wasMadeHere } from './reply-jobs.ts';

/** Replies that were said; one is said once, whatever branch is turned to later. */
const said = new Set<string>();

/**
 * Says a reply to a screen reader: that it started, and then, once, what it says. The words that appear one by one
 * are outside of any live region.
 */
export function Announcer(props: { job: ReplyJob | null; path: readonly PathEntry[] | undefined }) {
  const t = useText(uiChat);
  const { job, path } = props;
  const [words, setWords] = useState<{ readonly id: string; readonly text: string } | null>(null);
  const last = path?.at(-1)?.message;
  const waiting = isUnderWay(job) || job?.type === 'revealing';
  const finished = !waiting && last?.sender === 'ai' && wasMadeHere(last.id) ? last : undefined;
  if (finished?.id !== words?.id) {
    if (finished !== undefined && !said.has(finished.id))
      setWords({ id: finished.id, text: plainSentence(finished.content) });
    else if (words !== null) setWords(null);
  }
  useEffect(() => {
    if (words !== null) said.add(words.id);
  }, [words]);
  return (
    <p role="status" className="sr-only">
      {waiting ? t.replyStarted : (words?.text ?? '')}
    </p>
  );
}
