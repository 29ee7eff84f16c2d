import { type FocusEvent, type ReactNode, useCallback, useEffect, useMemo, useRef, useState } from 'react';
import { brand } from '#app/brand.ts';
import type { PathEntry, ThreadView } from '#db/messages.ts';
import type { Settings } from '#db/settings.ts';
import { uiChat } from '#text/en/ui-chat.ts';
import { uiReplies } from '#text/en/ui-replies.ts';
import { shownCommitment } from '#traditions/tarot/draw.ts';
import { Icon } from '#ui/icon.tsx';
import { IconArrowDown } from '#ui/icons.ts';
import { Mark } from '#ui/mark.tsx';
import { Button } from '#ui/button.tsx';
import { TextButton } from '#ui/text-link.tsx';
import { useText } from '#ui/use-text.ts';
import styles from './chat-screen.module.css';
import { SEVERAL_SCREENS, showEarlier, showLatestOnly, showMore } from './conversation-window.ts';
import { useFoundMessage } from './conversation-found.ts';
import { type MessageListHandle, MessageList } from './message-list.tsx';
import list from './message-list.module.css';
import messages from './messages.module.css';
import type { ReplyJob } from './reply-jobs.ts';
import type { ReplyIntents } from './reply-intents.ts';
import { ReplyMessage } from './reply-message.tsx';
import { ReplySupport } from './reply-support.tsx';
import { cardComesFirst, supportFor, useFindings } from './support-findings.ts';
import { speechChoice } from '#parts/speech/speaker.ts';
import { SpeechContext } from '#parts/speech/speech-context.ts';
import { useSpokenMarks } from '#parts/speech/use-spoken-marks.ts';
import { useAutoRead } from './use-auto-read.ts';
import { useFollow } from './use-follow.ts';
import { UserMessage } from './user-message.tsx';

const noFacts: readonly string[] = [];

/** Up to here a conversation stands whole in the page, messages: as many as opening it reads. */
const WHOLE = 30;
/** Closer to the top than this the messages before it are fetched, px. */
const NEAR_TOP = 1200;
/** Height of the place above the first message of a long chat, px; as in message-list.module.css. */
const HEAD_PX = 56;

type Row =
  | { readonly type: 'message'; readonly key: string; readonly entry: PathEntry; readonly index: number }
  | { readonly type: 'notice'; readonly key: string }
  | { readonly type: 'pending'; readonly key: string }
  | { readonly type: 'unreadable'; readonly key: string };

/** The messages of one chat, following its end while the reader is there. Give it the chat's id as its key. */
export function Conversation(props: {
  view: ThreadView;
  job: ReplyJob | null;
  zone: string;
  settings: Settings;
  /** How many earlier messages are read at a time. */
  batch: number;
  /** A whole batch is read as soon as the chat stands, not the last screens alone. */
  more: boolean;
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
  const threadId = view.thread.id;
  const path = useMemo(() => withEarlyReply(view.path, job), [view.path, job]);
  const log = useRef<HTMLDivElement>(null);
  const content = useRef<HTMLDivElement>(null);
  const rowsHandle = useRef<MessageListHandle>(null);
  const [windowed] = useState(view.earlier || path.length > WHOLE);
  useFindings(path);
  const speech = useMemo(() => speechChoice(props.settings), [props.settings]);
  useAutoRead(path, job, speech);
  useSpokenMarks(speech.highlight);
  const cardFirst = cardComesFirst(path);
  const { atEnd, toEnd, leave } = useFollow(log, content, props.markOpen || cardFirst);

  const asked = path.findLast(({ message }) => message.sender === 'user')?.message.id;
  const shownAsked = useRef(asked);
  useEffect(() => {
    if (shownAsked.current === asked) return;
    shownAsked.current = asked;
    // Scroll to the message just sent. A support card scrolls to its own first line instead.
    if (!cardFirst) toEnd();
  }, [asked, cardFirst, toEnd]);

  const firstReply = path.findIndex(({ message }) => message.sender === 'ai');
  // The notice stands above the first answer, and already while that is being made.
  const noticePlace = firstReply === -1 ? path.length : firstReply;
  // A support card says itself that it comes from an AI, and nothing stands before it.
  const hasNotice = props.isFirstChat && !view.earlier && !cardComesFirst(path.slice(0, noticePlace));
  const rows = useMemo(
    () => rowsOf(path, hasNotice ? noticePlace : -1, view.unreadable > 0),
    [path, hasNotice, noticePlace, view.unreadable],
  );

  const { found, foundRow } = useFoundMessage({
    threadId,
    rows,
    log,
    handle: rowsHandle,
    leave,
    onBranch: intents.onBranch,
  });
  const [focused, setFocused] = useState<string | null>(null);
  const lastMessage = rows.findLastIndex(({ type }) => type === 'message');
  const keep = useMemo(
    () => [
      lastMessage,
      ...[focused, found].map((key) => (key === null ? -1 : rows.findIndex((row) => row.key === key))),
    ],
    [rows, focused, found, lastMessage],
  );
  const onFocus = useCallback((event: FocusEvent) => {
    const row = event.target.closest<HTMLElement>('[data-message]');
    setFocused(row?.dataset['message'] ?? null);
  }, []);

  const earlier = useCallback(
    () => showEarlier(threadId, view.path.length, props.batch),
    [threadId, view.path.length, props.batch],
  );
  useNearTop(log, windowed && view.earlier, earlier);
  const opened = view.path.length;
  useWhenIdle(view.earlier, () => showMore(threadId, opened, props.more ? props.batch : SEVERAL_SCREENS));
  useEffect(() => () => showLatestOnly(threadId), [threadId]);

  const last = path.at(-1);
  const busy = job?.type === 'asking' || job?.type === 'streaming';
  const revealing = job?.type === 'revealing' ? job.replyId : null;

  const draw = (row: Row) => {
    if (row.type === 'notice') return <AiNotice key={row.key} />;
    if (row.type === 'unreadable')
      return (
        <p key={row.key} className={messages.quiet}>
          {t.unreadable(view.unreadable)}
        </p>
      );
    if (row.type === 'pending')
      return <PendingRow key={row.key} path={path} job={job} zone={props.zone} onAnswer={props.onAnswer} />;
    const { entry, index } = row;
    const { message } = entry;
    return (
      <div
        key={row.key}
        ref={message.id === found ? foundRow : undefined}
        className={message.id === found ? `${list.row} ${list.found}` : list.row}
        data-message={message.id}
        tabIndex={message.id === found ? -1 : undefined}
      >
        {message.sender === 'user' ? (
          <UserMessage message={message} zone={props.zone} entry={entry} busy={busy} intents={intents} />
        ) : (
          <ReplyMessage
            entry={entry}
            zone={props.zone}
            support={supportFor(path, index)}
            revealing={revealing === message.id}
            busy={busy}
            last={entry === last}
            hot={props.factsOf === message.id ? props.hot : noFacts}
            intents={intents}
          />
        )}
      </div>
    );
  };

  return (
    <>
      <div className={styles.frame}>
        <div
          ref={log}
          className={windowed ? `${styles.log} ${list.windowed}` : styles.log}
          role="log"
          // Words appear in it one by one; what is to be said is said once, by the status beside it.
          aria-live="off"
          aria-label={t.conversation}
          // What scrolls must be reachable by key, and the log is what scrolls.
          // oxlint-disable-next-line jsx-a11y/no-noninteractive-tabindex
          tabIndex={0}
        >
          <div ref={content} className={styles.column} onFocus={onFocus}>
            <h1 className="sr-only">{view.thread.title}</h1>
            {windowed && (
              <p className={list.head}>
                {view.earlier && <TextButton onClick={earlier}>{t.earlier}</TextButton>}
              </p>
            )}
            <SpeechContext value={speech}>
              <MessageList
                items={rows}
                draw={draw}
                windowed={windowed}
                keep={keep}
                scroller={log}
                startMargin={HEAD_PX}
                handle={rowsHandle}
              />
            </SpeechContext>
          </div>
        </div>
        {!atEnd && !cardFirst && (
          <Button size="small" className={list.jump} onClick={toEnd}>
            <Icon of={IconArrowDown} size={16} />
            {revealing === null && job?.type !== 'streaming' ? t.jumpToLatest : t.stillWriting}
          </Button>
        )}
      </div>
      {!cardFirst && props.foot}
    </>
  );
}

function rowsOf(path: readonly PathEntry[], noticeAt: number, unreadable: boolean): readonly Row[] {
  const rows: Row[] = unreadable ? [{ type: 'unreadable', key: 'unreadable' }] : [];
  for (const [index, entry] of path.entries()) {
    if (index === noticeAt) rows.push({ type: 'notice', key: 'notice' });
    rows.push({ type: 'message', key: entry.message.id, entry, index });
  }
  if (noticeAt === path.length) rows.push({ type: 'notice', key: 'notice' });
  if (path.at(-1)?.message.sender === 'user') rows.push({ type: 'pending', key: 'pending' });
  return rows;
}

/** The branch with the reply that is not kept yet at its end, so that its words need not wait for the disk. */
function withEarlyReply(path: readonly PathEntry[], job: ReplyJob | null): readonly PathEntry[] {
  const early = job?.type === 'revealing' || job?.type === 'streaming' ? job.early : null;
  if (early === null || path.some(({ message }) => message.id === early.id)) return path;
  const at = path.findIndex(({ message }) => message.id === early.parentId);
  return at === -1 ? path : [...path.slice(0, at + 1), { message: early, siblings: [early.id] }];
}

/** Does something once, when the browser has nothing else to do after the first time `active` is shown. */
function useWhenIdle(active: boolean, action: () => void): void {
  const latest = useRef(action);
  useEffect(() => {
    latest.current = action;
  });
  useEffect(() => {
    if (!active) return undefined;
    const act = () => latest.current();
    if (!('requestIdleCallback' in window)) {
      const timer = setTimeout(act, 300);
      return () => clearTimeout(timer);
    }
    const waiting = requestIdleCallback(act, { timeout: 1500 });
    return () => cancelIdleCallback(waiting);
  }, [active]);
}

/** Calls `reached` when the reader comes near the top, once for each time that more has come in above. */
function useNearTop(
  log: { readonly current: HTMLElement | null },
  active: boolean,
  reached: () => void,
): void {
  useEffect(() => {
    const element = log.current;
    if (!active || element === null) return undefined;
    let top = element.scrollTop;
    let asked = false;
    const look = () => {
      const goesUp = element.scrollTop < top;
      top = element.scrollTop;
      if (asked || !goesUp || top > NEAR_TOP) return;
      asked = true;
      reached();
    };
    element.addEventListener('scroll', look, { passive: true });
    return () => element.removeEventListener('scroll', look);
  }, [log, active, reached]);
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
function PendingRow(props: {
  path: readonly PathEntry[];
  job: ReplyJob | null;
  zone: string;
  onAnswer: (entry: PathEntry) => void;
}) {
  const { path } = props;
  const pending = path.at(-1);
  if (pending === undefined) return null;
  const support = supportFor(path, path.length - 1);
  return (
    <>
      {support !== null && support.finding.card !== null && (
        <ReplySupport support={support} zone={props.zone} alone={false} newest />
      )}
      <Pending job={props.job} onAnswer={() => props.onAnswer(pending)} />
    </>
  );
}

/** What the cards are sealed as, before anything is said about them. */
function Sealed({ commitment }: { commitment: string }) {
  const t = useText(uiReplies);
  return <span className="num">{t.sealed(shownCommitment(commitment))}</span>;
}

function Pending(props: { job: ReplyJob | null; onAnswer: () => void }) {
  const t = useText(uiChat);
  if (props.job?.type === 'asking') {
    return (
      <p className={messages.waiting}>
        <Mark size={20} className={messages.pulse ?? ''} />
        {t.reading(brand.persona)}
        {props.job.seal !== undefined && <Sealed commitment={props.job.seal} />}
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
