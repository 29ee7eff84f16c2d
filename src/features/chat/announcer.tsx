import type { PathEntry } from '#db/messages.ts';
import { uiChat } from '#text/en/ui-chat.ts';
import { useText } from '#ui/use-text.ts';
import { type ReplyJob, wasMadeHere } from './reply-jobs.ts';

/**
 * Says a reply to a screen reader: that it started, and then, once, what it says. The words that appear one by one
 * are outside of any live region.
 */
export function Announcer(props: { job: ReplyJob | null; path: readonly PathEntry[] | undefined }) {
  const t = useText(uiChat);
  const { job, path } = props;
  const last = path?.at(-1)?.message;
  const finished = last?.sender === 'ai' && wasMadeHere(last.id) ? last.content : '';
  const isUnderWay = job?.type === 'asking' || job?.type === 'revealing';
  return (
    <p role="status" className="sr-only">
      {isUnderWay ? t.replyStarted : finished}
    </p>
  );
}
