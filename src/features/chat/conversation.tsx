import { type ReactNode, useEffect, useRef, useState } from 'react';
import { brand } from '#app/brand.ts';
import type { PathEntry, ThreadView } from '#db/messages.ts';
import { uiChat } from '#text/en/ui-chat.ts';
import { Icon } from '#ui/icon.tsx';
import { IconArrowDown } from '#ui/icons.ts';
import { Mark } from '#ui/mark.tsx';
import { Button } from '#ui/button.tsx';
import { TextButton } from '#ui/text-link.tsx';
import { useText } from '#ui/use-text.ts';
import styles from './chat-screen.module.css';
import messages from './messages.module.css';
import type { ReplyJob } from './reply-jobs.ts';
import { type ReplyIntents, ReplyMessage } from './reply-message.tsx';
import { ReplySupport } from './reply-support.tsx';
import { cardComesFirst, supportFor, useFindings } from './support-findings.ts';
import { useFollow } from './use-follow.ts';
import { UserMessage } from './user-message.tsx';

const noFacts: readonly string[] = [];

/** The messages of one chat, following its end while the reader is there. Give it the chat's id as its key. */
export function Conversation(props: {
  view: ThreadView;
  job: ReplyJob | null;
  zone: string;
  batch: number;
  /** The chat in which the AI notice stands: the first one ever. */
  isFirstChat: boolean;
  factsOf: string | null;
  hot: readonly string[];
  markOpen: boolean;
  intents: ReplyIntents;
  onAnswer: (entry: PathEntry) => void;
  /** A quiet line under the messages, not shown beside a support card. */
  foot: ReactNode;
}) {
  const t = useText(uiChat);
  const { view, job, intents } = props;
  const path = withEarlyReply(view.path, job);
  const log = useRef<HTMLDivElement>(null);
  const content = useRef<HTMLDivElement>(null);
  useFindings(path);
  const cardFirst = cardComesFirst(path);
  const { atEnd, toEnd } = useFollow(log, content, props.markOpen || cardFirst);
  const [batches, setBatches] = useState(1);

  const asked = path.findLast(({ message }) => message.sender === 'user')?.message.id;
  const shownAsked = useRef(asked);
  useEffect(() => {
    if (shownAsked.current === asked) return;
    shownAsked.current = asked;
    // Whoever sends something wants to see it, wherever they were reading.
    toEnd();
  }, [asked, toEnd]);

  const from = Math.max(0, path.length - props.batch * batches);
  const last = path.at(-1);
  const firstReply = path.findIndex(({ message }) => message.sender === 'ai');
  // The notice stands above the first answer, and already while that is being made.
  const noticePlace = firstReply === -1 ? path.length : firstReply;
  // A support card says itself that it comes from an AI, and nothing stands before it.
  const noticeAt = props.isFirstChat && !cardComesFirst(path.slice(0, noticePlace)) ? noticePlace : -1;
  const busy = job?.type === 'asking';
  const revealing = job?.type === 'revealing' ? job.replyId : null;
  const pending = last?.message.sender === 'user' ? last : null;
  const pendingSupport = pending === null ? null : supportFor(path, path.length - 1);
  return (
    <>
      <div className={styles.frame}>
        <div
          ref={log}
          className={styles.log}
          role="log"
          // Words appear in it one by one; what is to be said is said once, by the status beside it.
          aria-live="off"
          aria-label={t.conversation}
          // What scrolls must be reachable by key, and the log is what scrolls.
          // oxlint-disable-next-line jsx-a11y/no-noninteractive-tabindex
          tabIndex={0}
        >
          <div ref={content} className={styles.column}>
            <h1 className="sr-only">{view.thread.title}</h1>
            {from > 0 && (
              <p className={messages.quiet}>
                <TextButton onClick={() => setBatches(batches + 1)}>{t.earlier}</TextButton>
              </p>
            )}
            {view.unreadable > 0 && <p className={messages.quiet}>{t.unreadable(view.unreadable)}</p>}
            {path.slice(from).map((entry, offset) => {
              const index = from + offset;
              const { message } = entry;
              if (message.sender === 'user')
                return <UserMessage key={message.id} message={message} zone={props.zone} />;
              const pointed = props.factsOf === message.id ? props.hot : noFacts;
              return [
                index === noticeAt ? <AiNotice key="notice" /> : null,
                <ReplyMessage
                  key={message.id}
                  entry={entry}
                  zone={props.zone}
                  support={supportFor(path, index)}
                  revealing={revealing === message.id}
                  busy={busy}
                  last={entry === last}
                  hot={pointed}
                  intents={intents}
                />,
              ];
            })}
            {noticeAt === path.length && <AiNotice />}
            {pending !== null && (
              <>
                {pendingSupport !== null && pendingSupport.finding.tier !== 3 && (
                  <ReplySupport support={pendingSupport} zone={props.zone} alone={false} newest />
                )}
                <Pending job={job} onAnswer={() => props.onAnswer(pending)} />
              </>
            )}
          </div>
        </div>
        {!atEnd && !cardFirst && (
          <Button className={styles.jump} size="small" onClick={toEnd}>
            <Icon of={IconArrowDown} size={16} />
            {revealing === null ? t.jumpToLatest : t.stillWriting}
          </Button>
        )}
      </div>
      {!cardFirst && props.foot}
    </>
  );
}

/** The branch with the reply that is being kept at its end, so that its words need not wait for the disk. */
function withEarlyReply(path: readonly PathEntry[], job: ReplyJob | null): readonly PathEntry[] {
  const early = job?.type === 'revealing' ? job.early : null;
  if (early === null || path.some(({ message }) => message.id === early.id)) return path;
  const at = path.findIndex(({ message }) => message.id === early.parentId);
  return at === -1 ? path : [...path.slice(0, at + 1), { message: early, siblings: [early.id] }];
}

function AiNotice() {
  const t = useText(uiChat);
  return (
    <aside className={messages.notice} aria-label={t.aiNoticeTitle(brand.persona)}>
      <b>{t.aiNoticeTitle(brand.persona)}</b>
      <p>{t.aiNotice(brand.persona)}</p>
    </aside>
  );
}

/** Below a question without an answer: it is being made, could not be kept, or was cut off by a closed page. */
function Pending(props: { job: ReplyJob | null; onAnswer: () => void }) {
  const t = useText(uiChat);
  if (props.job?.type === 'asking') {
    return (
      <p className={messages.waiting}>
        <Mark size={20} className={messages.pulse ?? ''} />
        {t.reading(brand.persona)}
      </p>
    );
  }
  const unsaved = props.job?.type === 'unsaved';
  return (
    <p className={messages.waiting} role={unsaved ? 'alert' : undefined}>
      {unsaved ? t.replyNotSaved : t.notAnswered}
      <TextButton onClick={props.onAnswer}>{unsaved ? t.tryAgain : t.answerNow}</TextButton>
    </p>
  );
}
