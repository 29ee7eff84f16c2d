import { lazy, Suspense, useCallback, useEffect, useMemo, useRef } from 'react';
import { paths } from '#app/paths.ts';
import type { Message } from '#contract/message.ts';
import type { StoredReading } from '#contract/stored-reading.ts';
import { NEW_CHAT_DRAFT } from '#db/drafts.ts';
import type { PathEntry, ThreadView } from '#db/messages.ts';
import { setSetting } from '#db/settings.ts';
import type { RoomChat } from '#parts/chat/room-chat.ts';
import { useLocalData } from '#store/db-context.tsx';
import { uiChat } from '#text/en/ui-chat.ts';
import { IconTemporary } from '#ui/icons.ts';
import { Icon } from '#ui/icon.tsx';
import { IconLink } from '#ui/icon-button.tsx';
import { useLocation, useNavigate, useParams } from '#ui/router.ts';
import { TextButton, TextLink } from '#ui/text-link.tsx';
import { useReducedMotion } from '#ui/motion.ts';
import { useText } from '#ui/use-text.ts';
import { Announcer } from './announcer.tsx';
import { useChatPerson, useIsFirstChat, useThreadView } from './chat-queries.ts';
import styles from './chat-screen.module.css';
import { type ChatStore, ChatStoreProvider, databaseChatStore } from './chat-store.ts';
import { Composer } from './composer.tsx';
import { EmptyChat } from './empty-chat.tsx';
import { finishReveal } from './reply-jobs.ts';
import { closeTemporaryChat, openTemporaryChat, useTemporaryChat } from './temporary-chat.ts';
import { loadAnswers, useChat } from './use-chat.ts';
import { useDraft } from './use-draft.ts';
import { useWarmEngine } from './use-warm-engine.ts';

// What a chat with messages needs is not needed to write the first one: it is fetched beside the empty chat, or at once.
const loadConversation = () => import('./conversation.tsx');
const Conversation = lazy(async () => ({ default: (await loadConversation()).Conversation }));
if (location.pathname.startsWith(paths.chat(''))) void loadConversation();
const ModeNeedsPanel = lazy(async () => ({ default: (await import('./mode-needs.tsx')).ModeNeedsPanel }));
const LeavingLine = lazy(async () => ({ default: (await import('./leaving-line.tsx')).LeavingLine }));
const FactsSheet = lazy(async () => ({
  default: (await import('#parts/reading/facts-sheet.tsx')).FactsSheet,
}));

/** After this the page has time for what is needed next. */
const IDLE_MS = 1500;

/** The chat: the empty one at `/`, an existing one at its own address, the one inside a room, or a temporary one. */
export function ChatScreen({ room }: { readonly room?: RoomChat }) {
  const { db, deps } = useLocalData();
  const place = usePlace(room);
  const { threadId, store, draftKey } = place;

  const view = useThreadView(store, threadId);
  const person = useChatPerson();
  const isFirstChat = useIsFirstChat(threadId);
  const draft = useDraft(draftKey, store);
  const chat = useChat({
    ...place,
    attached: draft.attached,
    onDetach: draft.detach,
    view,
    person,
    room,
    onSent: draft.sent,
  });
  const { job, intents } = chat;
  const branch = useMemo(() => (view?.path ?? []).map(({ message }) => message), [view?.path]);
  useEffect(() => {
    // What a closed page left unfinished; what cannot be read or written now waits for the next opening.
    if (threadId === undefined || store.temporary) return;
    import('./recover-replies.ts')
      .then((left) => left.recoverReplies(store, threadId))
      .catch(() => undefined);
  }, [store, threadId]);
  const input = useRef<HTMLTextAreaElement>(null);
  const warm = useWarmEngine(person);

  const near = useCallback(() => {
    warm();
    void loadAnswers();
    void loadConversation();
  }, [warm]);
  useEffect(() => {
    const timer = setTimeout(() => {
      void loadAnswers();
      void loadConversation();
    }, IDLE_MS);
    return () => clearTimeout(timer);
  }, []);

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

  const isEmpty = threadId === undefined || view?.path.length === 0 || (store.temporary && view === null);
  const shown =
    chat.factsOf === null
      ? undefined
      : view?.path.find(({ message }) => message.id === chat.factsOf)?.message;
  if (threadId !== undefined && view === null && !chat.asking && !store.temporary) return <NoSuchChat />;
  return (
    <ChatStoreProvider value={store}>
      <div className={isEmpty && room === undefined ? `${styles.screen} ${styles.open}` : styles.screen}>
        <div className={styles.chat}>
          {!isEmpty && room?.head}
          {store.temporary && <TemporaryNotice />}
          {isEmpty && room === undefined && !store.temporary && <StartTemporary />}
          {isEmpty ? (
            <div className={styles.scroll}>
              {room !== undefined
                ? room.renderIntro(
                    ({ text, attached = null }) => void chat.send(text, { attached, typed: false }),
                  )
                : person !== undefined && <EmptyChat person={person} isLow={chat.mode !== 'mixed'} />}
            </div>
          ) : view && person ? (
            <Suspense fallback={<div className={styles.scroll} />}>
              <Conversation
                key={threadId}
                view={view}
                job={job}
                zone={person.zone}
                settings={person.settings}
                batch={person.settings['general.messagesPerBatch']}
                more={person.settings['general.showMoreMessages']}
                isFirstChat={store.temporary ? noticeSeen === false : isFirstChat}
                factsOf={chat.factsOf}
                hot={chat.hot}
                markOpen={chat.markOpen}
                intents={intents}
                onAnswer={({ message }: PathEntry) => void chat.answer(message, 0)}
                foot={person.birth === null && !hasChart(view) && <AddBirth />}
              />
            </Suspense>
          ) : (
            <div className={styles.scroll} />
          )}
          {chat.fresh && <FreshNotice onKeep={() => chat.setFresh(false)} />}
          {chat.byModel && (
            <Suspense>
              <LeavingLine
                {...place}
                text={draft.text}
                attached={draft.attached}
                picture={chat.picture}
                mode={chat.mode}
              />
            </Suspense>
          )}
          {chat.mode !== 'mixed' && person !== undefined && (
            <Suspense>
              <ModeNeedsPanel
                key={`${draftKey}${chat.mode}`}
                mode={chat.mode}
                person={person}
                text={draft.text}
                attached={draft.attached}
                draftKey={draftKey}
                branch={branch}
                onText={draft.setText}
                onAttach={draft.attach}
              />
            </Suspense>
          )}
          <Composer
            text={draft.text}
            onText={draft.setText}
            draftKey={draftKey}
            attached={draft.attached}
            onDetach={draft.detach}
            onSend={() => void chat.send(draft.text, { attached: draft.attached })}
            onStop={chat.onStop}
            loading={chat.asking}
            mode={chat.mode}
            onMode={chat.onMode}
            onNear={near}
            input={input}
          />
          <Announcer job={job} path={view?.path} />
        </div>
        {hasReading(shown) && person && (
          <Suspense>
            <FactsSheet
              key={shown.id}
              reading={shown.reading}
              zone={person.zone}
              hot={chat.hot}
              onHot={chat.setHot}
              onClose={() => chat.setFactsOf(null)}
            />
          </Suspense>
        )}
      </div>
    </ChatStoreProvider>
  );
}

/** Which chat this is, by the address or by the room, and where its messages live. */
function usePlace(room: RoomChat | undefined): {
  readonly threadId: string | undefined;
  readonly draftKey: string;
  readonly store: ChatStore;
} {
  const data = useLocalData();
  const params = useParams();
  const { search } = useLocation();
  const kept = useMemo(() => databaseChatStore(data), [data]);
  const temporary = useTemporaryChat();
  const isTemporary =
    room === undefined && params.threadId === undefined && new URLSearchParams(search).has('temporary');
  useEffect(() => {
    if (isTemporary && temporary === null) void openTemporaryChat(data);
  }, [isTemporary, temporary, data]);
  if (isTemporary && temporary !== null)
    return { threadId: temporary.threadId, draftKey: temporary.threadId, store: temporary.store };
  const threadId = room === undefined ? params.threadId : room.threadId;
  return { threadId, draftKey: threadId ?? room?.draftKey ?? NEW_CHAT_DRAFT, store: kept };
}

function StartTemporary() {
  const t = useText(uiChat);
  return (
    <div className={styles.startTemporary}>
      <IconLink label={t.temporaryChat} icon={IconTemporary} iconSize={20} to={paths.temporaryChat} />
    </div>
  );
}

/** Says that the next question begins anew, and lets it go on after all. */
function FreshNotice(props: { onKeep: () => void }) {
  const t = useText(uiChat);
  return (
    <p className={styles.fresh} role="status">
      {t.freshStart} <TextButton onClick={props.onKeep}>{t.freshKeep}</TextButton>
    </p>
  );
}

/** Says, for as long as it lasts, that nothing of this chat is kept; and ends it. */
function TemporaryNotice() {
  const t = useText(uiChat);
  const navigate = useNavigate();
  const close = useCallback(() => {
    closeTemporaryChat();
    void navigate(paths.home);
  }, [navigate]);
  return (
    <aside className={styles.temporary} aria-label={t.temporaryChat}>
      <Icon of={IconTemporary} size={18} />
      <p>
        <b>{t.temporaryChat}</b> {t.temporaryText}
      </p>
      <TextButton onClick={close}>{t.temporaryEnd}</TextButton>
    </aside>
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

function hasReading(message: Message | undefined): message is Message & { readonly reading: StoredReading } {
  return message !== undefined && message.reading !== null;
}
