import { useEffect, useState } from 'react';
import type { PathEntry } from '#db/messages.ts';
import { uiChat } from '#text/en/ui-chat.ts';
import { useText } from '#ui/use-text.ts';
import type { ReplyJob } from './reply-jobs.ts';

/**
 * Says a reply to a screen reader: that it started, and then, once, what it says. The words that appear one by one
 * are outside of any live region.
 */
export function Announcer(props: { job: ReplyJob | null; path: readonly PathEntry[] | undefined }) {
  const t = useText(uiChat);
  const { job, path } = props;
  const [said, setSaid] = useState('');
  const [waiting, setWaiting] = useState<string | null>(null);
  const asked = job?.type === 'asking' ? job.parentId : null;
  const replyId = job?.type === 'revealing' ? job.replyId : null;
  useEffect(() => {
    if (asked !== null) {
      setSaid(t.replyStarted);
      setWaiting(null);
    }
  }, [asked, t]);
  useEffect(() => {
    if (replyId !== null) setWaiting(replyId);
  }, [replyId]);
  const finished = replyId === null && asked === null && waiting !== null;
  useEffect(() => {
    if (!finished) return;
    const text = path?.find(({ message }) => message.id === waiting)?.message.content;
    if (text === undefined) return;
    setSaid(text);
    setWaiting(null);
  }, [finished, path, waiting]);
  return (
    <p role="status" className="sr-only">
      {said}
    </p>
  );
}
