import { useCallback, useEffect, useMemo, useRef, useState } from 'react';
import { paths } from '#app/paths.ts';
import type { Attached } from '#contract/attached-chart.ts';
import type { Message } from '#contract/message.ts';
import type { ThreadView } from '#db/messages.ts';
import { setSetting } from '#db/settings.ts';
import { moveToTrash, restore } from '#db/trash.ts';
import { setThreadMode } from '#db/threads.ts';
import { copyText } from '#parts/copy-text.ts';
import type { RoomChat } from '#parts/chat/room-chat.ts';
import { useApi } from '#store/api-context.tsx';
import { useCommand } from '#store/commands.ts';
import { useLocalData } from '#store/db-context.tsx';
import { useEngine } from '#store/engine-context.tsx';
import { isLifted, usePlan } from '#store/plan.ts';
import { MAX_FREE_MESSAGES, useCountMessage, useFreeMessagesUsed } from '#store/free-messages.ts';
import { uiChat } from '#text/en/ui-chat.ts';
import { notify } from '#ui/notify.ts';
import { useNavigate } from '#ui/router.ts';
import { useText } from '#ui/use-text.ts';
import { type ChatPerson, asReadingMode } from './chat-person.ts';
import { useRecentReadings } from './chat-queries.ts';
import type { ChatStore } from './chat-store.ts';
import { setPendingImage, usePendingImage } from './image-pending.ts';
import { openModeNeeds } from './mode-needs-open.ts';
import { finishReveal, isUnderWay, replyJob, stopReply, useReplyJob } from './reply-jobs.ts';
import type { ReplyIntents } from './reply-intents.ts';
import type { AskedMessage, ChatTools } from './make-reply.ts';
import { closeTemporaryChat } from './temporary-chat.ts';
import { readWriter, useWriter } from './writers.ts';

/** What makes answers: fetched before the first question is sent, and then at hand. */
export const loadAnswers = () => import('./begin-answer.ts');

/** What is sent besides the words. */
interface Sent {
  readonly attached?: Attached | null;
  /** False for words that do not come from the input, which keeps what stands in it. */
  readonly typed?: boolean;
  /** The question this one is written instead of: it becomes a branch beside it. */
  readonly instead?: Message;
}

/**
 * What can be done in the chat that is shown: sending, answering again, going on, editing, choosing a branch. Functions
 * that messages are given keep their identity, so that a message is drawn once.
 */
export function useChat(place: {
  threadId: string | undefined;
  draftKey: string;
  /** Attachment in the input. */
  attached: Attached | null;
  onDetach: () => void;
  view: ThreadView | null | undefined;
  person: ChatPerson | undefined;
  store: ChatStore;
  room: RoomChat | undefined;
  /** The words left the input. */
  onSent: () => void;
}) {
  const t = useText(uiChat);
  const { threadId, draftKey, attached: waiting, onDetach, view, person, store, room } = place;
  const { db, deps } = useLocalData();
  const engine = useEngine();
  const api = useApi();
  const navigate = useNavigate();
  const tools = useMemo<ChatTools>(() => ({ db, deps, engine, api, store }), [db, deps, engine, api, store]);
  const lastShown = view?.path.at(-1)?.message.id;
  const recent = useRecentReadings(store, lastShown);
  const job = useReplyJob(threadId);
  const writer = useWriter(db);
  const used = useFreeMessagesUsed();
  const lifted = isLifted(usePlan());
  const usedUp = used >= MAX_FREE_MESSAGES && !lifted;
  const countMessage = useCountMessage();
  const picture = usePendingImage(draftKey);
  const [sending, setSending] = useState(false);
  const [ownMode, setOwnMode] = useState<string | null>(null);
  const [fresh, setFresh] = useFresh(threadId);
  // A chat keeps its mode: the one it was begun in, or its folder's, until another is chosen in it.
  // A tool or a cast attaches its own mode.
  const givenMode = waiting?.chartType === 'given' ? waiting.mode : null;
  const mode = asReadingMode(
    givenMode ?? (store.temporary ? ownMode : view?.thread.mode) ?? person?.mode ?? 'mixed',
  );

  const notKept = (why: 'quota' | 'closed' | 'blocked' | 'unknown'): false => {
    setSending(false);
    const said = {
      quota: t.saveQuota,
      closed: t.saveClosed,
      blocked: t.saveBlocked,
      unknown: t.saveUnknown,
    };
    notify({ text: said[why], tone: 'error', durationMs: Number.POSITIVE_INFINITY });
    return false;
  };

  const begin = async (
    message: AskedMessage,
    more: { regenerate: number; goesOn?: Message; instead?: Message; fresh?: boolean },
  ) => {
    const path = (view?.path ?? []).map((entry) => entry.message);
    const end = path.findIndex(({ id }) => id === more.instead?.id);
    const branch = more.fresh === true ? [] : end === -1 ? path : path.slice(0, end);
    const known = person !== undefined && recent !== undefined ? { person, recent, branch } : null;
    const chosen = writer ?? (await readWriter(db));
    const { beginAnswer } = await loadAnswers();
    const answerIt = beginAnswer(tools, {
      question: { message, mode, regenerate: more.regenerate, failure: t.aiFailed },
      writer: chosen,
      known,
      usedUp,
      atOnce: person?.settings['general.streamResponses'] === false,
      goesOn: more.goesOn?.reading ?? null,
    });
    return async () => {
      const byModel = await answerIt();
      if (byModel && chosen.author.type === 'hosted' && !store.temporary) countMessage();
    };
  };

  const answer = async (message: AskedMessage, regenerate: number, goesOn?: Message) => {
    if (isUnderWay(replyJob(message.threadId))) return;
    finishReveal(message.threadId);
    await (
      await begin(message, { regenerate, ...(goesOn === undefined ? {} : { goesOn }) })
    )();
  };

  const send = async (text: string, { attached = null, typed = true, instead }: Sent = {}) => {
    if (sending || isUnderWay(job)) return false;
    if (threadId !== undefined) finishReveal(threadId);
    setSending(true);
    const chat = threadId ?? deps.ids.short();
    const imageId = instead === undefined ? (typed ? (picture?.sha ?? null) : null) : instead.imageId;
    const asked = { id: deps.ids.timed(deps.clock.now()), threadId: chat, content: text, attached, imageId };
    if (picture !== null && imageId === picture.sha) {
      const { sha, type, data } = picture;
      const kept = await store.keepPicture({ sha, type, data });
      if (!kept.ok) return notKept(kept.error.type);
    }
    // The answer is made while the question is being kept.
    const startsAfresh = fresh && instead === undefined;
    const ready = begin(asked, {
      regenerate: 0,
      fresh: startsAfresh,
      ...(instead === undefined ? {} : { instead }),
    });
    ready.catch(() => undefined);
    const kept = await store.appendUserMessage({
      id: asked.id,
      threadId: chat,
      content: text,
      attached,
      imageId,
      mode,
      ...(typed && instead === undefined ? { draftKey } : {}),
      ...(startsAfresh ? { parentId: null } : {}),
      ...(instead === undefined ? {} : { parentId: instead.parentId }),
    });
    if (!kept.ok) return notKept(kept.error.type);
    setSending(false);
    setFresh(false);
    if (typed && instead === undefined) {
      place.onSent();
      setPendingImage(draftKey, null);
    }
    // Where it could not begin, the question is there and says that it was not answered.
    ready.then((end) => end()).catch(() => undefined);
    if (threadId !== undefined) return true;
    if (room === undefined) void navigate(paths.chat(chat));
    else room.onThread(chat);
    return true;
  };

  const again = (reply: Message, siblings: number, goesOn = false) => {
    const asked = view?.path.find(({ message }) => message.id === reply.parentId)?.message;
    if (asked === undefined) return;
    // The composer writes a reading whole: with it, going on is answering again.
    const isWritten = writer?.author.type !== 'composer' && reply.reading !== null;
    void answer(asked, siblings, goesOn && isWritten ? reply : undefined);
  };

  const latest = useRef({ send, answer, again });
  useEffect(() => {
    latest.current = { send, answer, again };
  });
  const [factsOf, setFactsOf, hot, setHot, markOpen, setMarkOpen] = useFactsOpen(threadId);
  const intents = useMemo<ReplyIntents>(
    () => ({
      onRegenerate: ({ message, siblings }) => latest.current.again(message, siblings.length),
      onContinue: ({ message, siblings }) => latest.current.again(message, siblings.length, true),
      onEdit: ({ message }, text) =>
        latest.current.send(text, { instead: message, attached: message.attached }),
      onBranch: (messageId) => {
        if (threadId !== undefined) void store.selectBranch(threadId, messageId);
      },
      onRate: (messageId, rating) => void store.rate(messageId, rating),
      onChip: (text) => void latest.current.send(text, { typed: false }),
      onNeeds: openModeNeeds,
      onFacts: setFactsOf,
      onHot: setHot,
      onMarkOpen: setMarkOpen,
      onRevealed: () => {
        if (threadId !== undefined) finishReveal(threadId);
      },
    }),
    [store, threadId, setFactsOf, setHot, setMarkOpen],
  );

  const onMode = useCallback(
    (next: string) => {
      if (givenMode !== null && givenMode !== next) onDetach();
      if (store.temporary) return setOwnMode(next);
      void setSetting(db, deps, 'chat.readingMode', next);
      if (threadId !== undefined) void setThreadMode(db, deps, threadId, next);
    },
    [db, deps, store, threadId, givenMode, onDetach],
  );
  const onStop = useCallback(() => {
    if (threadId !== undefined) stopReply(threadId);
  }, [threadId]);

  const asking = sending || isUnderWay(job);
  useChatCommands({ view, busy: asking, intents, temporary: store.temporary, setFresh });
  const canStop = job?.type === 'revealing' || job?.type === 'streaming' || job?.type === 'asking';
  return {
    job,
    mode,
    onMode,
    send,
    answer,
    intents,
    asking,
    /** Null while there is nothing that could be stopped. */
    onStop: canStop && (job.type !== 'asking' || job.abort !== undefined) ? onStop : null,
    factsOf,
    setFactsOf,
    hot,
    setHot,
    markOpen,
    /** The next question begins a branch of its own, without what was said before. */
    fresh,
    setFresh,
    /** Waits to be sent along. */
    picture,
    /** A model is asked next. */
    byModel:
      writer?.factsOnly === false &&
      writer.author.type !== 'composer' &&
      !(usedUp && writer.author.type === 'hosted'),
  };
}

/** Commands of the chat that is shown. */
function useChatCommands(chat: {
  view: ThreadView | null | undefined;
  busy: boolean;
  intents: ReplyIntents;
  temporary: boolean;
  setFresh: (fresh: boolean) => void;
}): void {
  const t = useText(uiChat);
  const { db, deps } = useLocalData();
  const navigate = useNavigate();
  const { view, busy, intents, setFresh } = chat;
  const thread = view?.thread;
  const reply = view?.path.findLast(({ message }) => message.sender === 'ai');
  const last = view?.path.at(-1)?.message;
  useCommand('regenerate', reply === undefined || busy ? null : () => intents.onRegenerate(reply));
  useCommand('copy-last-message', last === undefined ? null : () => copyText(last.content, t));
  useCommand('clear-context', last === undefined || busy ? null : () => setFresh(true));
  const reset = async (id: string) => {
    const moved = await moveToTrash(db, deps, 'thread', [id]);
    if (!moved.ok) return notify({ text: t.saveUnknown, tone: 'error' });
    void navigate(paths.home);
    const onAction = () => {
      void restore(db, deps, 'thread', [id]);
      void navigate(paths.chat(id));
    };
    return notify({ text: t.chatReset, action: { label: t.undo, onAction } });
  };
  const isKept = thread !== undefined && !chat.temporary && !busy;
  useCommand('reset-chat', isKept ? () => void reset(thread.id) : null);
  useCommand('toggle-temporary-chat', () => {
    if (!chat.temporary) return void navigate(paths.temporaryChat);
    closeTemporaryChat();
    void navigate(paths.home);
  });
}

/** Whether the next question leaves out what was said before; forgotten with the chat. */
function useFresh(threadId: string | undefined) {
  const [state, setState] = useState<{ threadId: string | undefined; fresh: boolean }>({
    threadId,
    fresh: false,
  });
  if (state.threadId !== threadId) setState({ threadId, fresh: false });
  const setFresh = useCallback((fresh: boolean) => setState((now) => ({ ...now, fresh })), []);
  return [state.fresh, setFresh] as const;
}

const none: readonly string[] = [];

/** Which reply's facts are open, which facts are pointed at, and whether a mark's card is open. Closed with the chat. */
function useFactsOpen(threadId: string | undefined) {
  const [state, setState] = useState<{ threadId: string | undefined; factsOf: string | null }>({
    threadId,
    factsOf: null,
  });
  const [hot, setHotNow] = useState(none);
  const [markOpen, setMarkOpen] = useState(false);
  if (state.threadId !== threadId) setState({ threadId, factsOf: null });
  const setFactsOf = useCallback(
    (id: string | null) => setState((now) => ({ ...now, factsOf: now.factsOf === id ? null : id })),
    [],
  );
  const setHot = useCallback((facts: readonly string[]) => setHotNow(facts.length === 0 ? none : facts), []);
  return [state.factsOf, setFactsOf, hot, setHot, markOpen, setMarkOpen] as const;
}
