import { lazy, Suspense, useCallback, useEffect, useMemo, useRef, useState } from 'react';
import { paths } from '#app/paths.ts';
import type { Message } from '#contract/message.ts';
import type { StoredReading } from '#contract/stored-reading.ts';
import { NEW_CHAT_DRAFT } from '#db/drafts.ts';
import { type PathEntry, selectBranch, type ThreadView } from '#db/messages.ts';
import { setSetting } from '#db/settings.ts';
import { useLocalData } from '#store/db-context.tsx';
import { useEngine } from '#store/engine-context.tsx';
import { useCountMessage } from '#store/free-messages.ts';
import { uiChat } from '#text/en/ui-chat.ts';
import { notify } from '#ui/notify.ts';
import { useNavigate, useParams } from '#ui/router.ts';
import { TextLink } from '#ui/text-link.tsx';
import { useReducedMotion } from '#ui/use-media-query.ts';
import { useText } from '#ui/use-text.ts';
import { Announcer } from './announcer.tsx';
import { useChatPerson, useIsFirstChat, useRecentReadings, useThreadView } from './chat-queries.ts';
import styles from './chat-screen.module.css';
import { Composer } from './composer.tsx';
import { Conversation } from './conversation.tsx';
import { EmptyChat } from './empty-chat.tsx';
import { finishReveal, useReplyJob } from './reply-jobs.ts';
import type { ReplyIntents } from './reply-message.tsx';
import { answerMessage, type AskedMessage, type MadeReply, makeReply, sendMessage } from './send-message.ts';
import { useDraft } from './use-draft.ts';
import { useWarmEngine } from './use-warm-engine.ts';

const FactsSheet = lazy(async () => ({ default: (await import('./facts-sheet.tsx')).FactsSheet }));

/** The chat: the empty one at `/`, an existing one at its own address. */
export function ChatScreen() {
  const t = useText(uiChat);
  const { db, deps } = useLocalData();
  const engine = useEngine();
  const navigate = useNavigate();
  const { threadId } = useParams();
  const tools = useMemo(() => ({ db, deps, engine }), [db, deps, engine]);

  const view = useThreadView(threadId);
  const person = useChatPerson();
  const recent = useRecentReadings(view?.path.at(-1)?.message.id);
  const isFirstChat = useIsFirstChat(threadId);
  const job = useReplyJob(threadId);
  const draftKey = threadId ?? NEW_CHAT_DRAFT;
  const draft = useDraft(draftKey);
  const countMessage = useCountMessage();
  const [sending, setSending] = useState(false);
  const input = useRef<HTMLTextAreaElement>(null);
  const warm = useWarmEngine(person);
  const facts = useFactsOpen(threadId);

  const reduced = useReducedMotion();
  const atOnce = reduced || person?.settings['general.streamResponses'] === false;
  useEffect(() => {
    if (atOnce && threadId !== undefined && job?.type === 'revealing') finishReveal(threadId);
  }, [atOnce, threadId, job]);

  const noticeSeen = person?.settings['chat.aiNoticeSeen'];
  const answered = view?.path.some(({ message }) => message.sender === 'ai') ?? false;
  useEffect(() => {
    if (isFirstChat && answered && noticeSeen === false) void setSetting(db, deps, 'chat.aiNoticeSeen', true);
  }, [db, deps, isFirstChat, answered, noticeSeen]);

  const mode = person?.mode ?? 'mixed';
  const questionOf = (message: AskedMessage, regenerate: number) => ({
    message,
    mode,
    regenerate,
    failure: t.aiFailed,
  });
  const answer = (message: AskedMessage, regenerate: number, made?: Promise<MadeReply>) =>
    answerMessage(tools, questionOf(message, regenerate), made);

  const send = async (text: string) => {
    if (sending || job?.type === 'asking') return;
    if (threadId !== undefined) finishReveal(threadId);
    setSending(true);
    const chat = threadId ?? deps.ids.short();
    const { attached } = draft;
    const asked = { id: deps.ids.timed(deps.clock.now()), threadId: chat, content: text, attached };
    // The answer is made while the question is being kept; until it is used, a failure of it is nobody's.
    const known =
      person && recent ? { person, recent, branch: (view?.path ?? []).map(({ message }) => message) } : null;
    const made = makeReply(tools, questionOf(asked, 0), known === null ? undefined : Promise.resolve(known));
    made.catch(() => undefined);
    const kept = await sendMessage(tools, { id: asked.id, threadId: chat, text, attached, mode, draftKey });
    setSending(false);
    if (!kept.ok) {
      const said = {
        quota: t.saveQuota,
        closed: t.saveClosed,
        blocked: t.saveBlocked,
        unknown: t.saveUnknown,
      };
      notify({ text: said[kept.error.type], tone: 'error', durationMs: Number.POSITIVE_INFINITY });
      return;
    }
    draft.sent();
    countMessage();
    void answer(asked, 0, made);
    if (threadId === undefined) void navigate(paths.chat(chat));
  };

  // Replies keep their functions, so that typing does not draw them again.
  const path = view?.path;
  const latest = useRef({ send, answer, path });
  useEffect(() => {
    latest.current = { send, answer, path };
  });
  const { setHot, setFactsOf, setMarkOpen } = facts;
  const intents = useMemo<ReplyIntents>(
    () => ({
      onRegenerate: ({ message, siblings }) => {
        const { path, answer: again } = latest.current;
        const asked = path?.find((entry) => entry.message.id === message.parentId)?.message;
        if (asked !== undefined) void again(asked, siblings.length);
      },
      onBranch: (messageId) => {
        if (threadId !== undefined) void selectBranch(db, deps, threadId, messageId);
      },
      onChip: (text) => void latest.current.send(text),
      onFacts: setFactsOf,
      onHot: setHot,
      onMarkOpen: setMarkOpen,
      onRevealed: () => {
        if (threadId !== undefined) finishReveal(threadId);
      },
    }),
    [db, deps, threadId, setFactsOf, setHot, setMarkOpen],
  );

  const fill = useCallback(
    (question: string) => {
      draft.setText(question);
      const element = input.current;
      element?.focus();
      requestAnimationFrame(() => element?.setSelectionRange(question.length, question.length));
    },
    [draft],
  );

  const asking = sending || job?.type === 'asking';
  const isEmpty = threadId === undefined || view?.path.length === 0;
  const shown =
    facts.factsOf === null
      ? undefined
      : view?.path.find(({ message }) => message.id === facts.factsOf)?.message;
  if (threadId !== undefined && view === null && !asking) return <NoSuchChat />;
  return (
    <div className={isEmpty ? `${styles.screen} ${styles.open}` : styles.screen}>
      <div className={styles.chat}>
        {isEmpty ? (
          <div className={styles.scroll}>
            {person !== undefined && <EmptyChat person={person} onFill={fill} />}
          </div>
        ) : view && person ? (
          <Conversation
            key={threadId}
            view={view}
            job={job}
            zone={person.zone}
            batch={person.settings['general.messagesPerBatch']}
            isFirstChat={isFirstChat}
            factsOf={facts.factsOf}
            hot={facts.hot}
            markOpen={facts.markOpen}
            intents={intents}
            onAnswer={({ message }: PathEntry) => void answer(message, 0)}
            foot={person.birth === null && !hasChart(view) && <AddBirth />}
          />
        ) : (
          <div className={styles.scroll} />
        )}
        <Composer
          text={draft.text}
          onText={draft.setText}
          attached={draft.attached}
          onDetach={draft.detach}
          onSend={() => void send(draft.text)}
          onStop={job?.type === 'revealing' ? intents.onRevealed : null}
          loading={asking}
          mode={mode}
          onMode={(next) => void setSetting(db, deps, 'chat.readingMode', next)}
          onNear={warm}
          input={input}
        />
        <Announcer job={job} path={view?.path} />
      </div>
      {hasReading(shown) && person && (
        <Suspense>
          <FactsSheet
            key={shown.id}
            message={shown}
            zone={person.zone}
            hot={facts.hot}
            onHot={facts.setHot}
            onClose={() => facts.setFactsOf(null)}
          />
        </Suspense>
      )}
    </div>
  );
}

/** Whether a chart was sent along, which a reading then stands on. */
function hasChart({ path }: ThreadView): boolean {
  return path.some(({ message }) => message.attached !== null);
}

function AddBirth() {
  const t = useText(uiChat);
  return (
    <p className={styles.birth}>
      {t.addBirth} <TextLink to={paths.personal}>{t.addBirthLink}</TextLink>
    </p>
  );
}

function NoSuchChat() {
  const t = useText(uiChat);
  return (
    <div className={styles.gone}>
      <h1 className="display">{t.noSuchChat}</h1>
      <p className="muted">{t.noSuchChatText}</p>
      <TextLink to={paths.home}>{t.newChat}</TextLink>
    </div>
  );
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
  return { factsOf: state.factsOf, setFactsOf, hot, setHot, markOpen, setMarkOpen };
}

function hasReading(message: Message | undefined): message is Message & { readonly reading: StoredReading } {
  return message !== undefined && message.reading !== null;
}
