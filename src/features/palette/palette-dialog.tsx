import { useLiveQuery } from 'dexie-react-hooks';
import { type KeyboardEvent, useEffect, useId, useRef, useState } from 'react';
import { paths } from '#app/paths.ts';
import { brand } from '#app/brand.ts';
import { readingModes } from '#companion/request.ts';
import { liveFolders } from '#db/folders.ts';
import { getSetting, setSetting } from '#db/settings.ts';
import { lastUsedThreads, showMessage } from '#db/chat-library.ts';
import { chatTimeLabel } from '#parts/chat/chat-time.ts';
import type { ChatHit, MessageHit } from '#search/protocol.ts';
import { useModeWords } from '#parts/modes/use-mode-words.ts';
import { TextSupport } from '#parts/safety/text-support.tsx';
import { useLocalData } from '#store/db-context.tsx';
import { useSetFoundWords } from '#store/found-words.ts';
import type { PaletteScope } from '#store/open-palette.ts';
import { useSidebarOpen } from '#store/sidebar.ts';
import { useShowFolder } from '#store/shown-folder.ts';
import { uiPalette } from '#text/en/ui-palette.ts';
import { IconButton } from '#ui/icon-button.tsx';
import { Icon } from '#ui/icon.tsx';
import { IconArchive, IconFolder, IconMessage, IconPattern, IconSearch, IconX } from '#ui/icons.ts';
import { Modal } from '#ui/modal.tsx';
import { notify } from '#ui/notify.ts';
import { useNavigate } from '#ui/router.ts';
import { useText } from '#ui/use-text.ts';
import { fitting, type PaletteEntry, type PaletteGroup, type PaletteOption } from './palette-options.ts';
import styles from './palette.module.css';
import { PaletteList } from './palette-list.tsx';
import { useSearch } from './use-search.ts';

/** Chats by title that are listed at most, with words typed and without. */
const CHATS = 5;
const RECENT = 6;
/** Messages listed at first, and added by "Show more". */
const MESSAGES = 20;

/**
 * One place to find anything: chats and every message on the device, commands, screens, reading modes and folders. Focus stays
 * in the field; arrows move through the list, Enter takes what they are on.
 */
export function PaletteDialog(props: {
  scope: PaletteScope;
  commands: readonly PaletteEntry[];
  screens: readonly PaletteEntry[];
  onClose: () => void;
}) {
  const t = useText(uiPalette);
  const id = useId();
  const [query, setQuery] = useState('');
  const [limit, setLimit] = useState(MESSAGES);
  const found = useSearch(query, limit);
  const listed = useGroups(props, query, found, () => setLimit(limit + 3 * MESSAGES));
  const groups = listed ?? [];
  const options = groups.flatMap((group) => group.options);
  const [activeId, setActiveId] = useState<string | null>(null);
  const active = options.find((option) => option.id === activeId) ?? options[0];
  const list = useRef<HTMLDivElement>(null);

  const awaited = useRef<string | null>(null);
  useEffect(() => {
    if (listed === null || awaited.current === null || awaited.current !== found.query) return;
    awaited.current = null;
    active?.onChoose();
  });

  const type = (text: string) => {
    awaited.current = null;
    setQuery(text);
    setLimit(MESSAGES);
    setActiveId(null);
    list.current?.scrollTo(0, 0);
  };
  const move = (to: number) => {
    const next = options[(to + options.length) % options.length];
    if (next === undefined) return;
    setActiveId(next.id);
    document.getElementById(`${id}${next.id}`)?.scrollIntoView({ block: 'nearest' });
  };
  const onKeyDown = (event: KeyboardEvent) => {
    if (event.nativeEvent.isComposing) return;
    const at = active === undefined ? 0 : options.indexOf(active);
    const steps: Record<string, number> = { ArrowDown: at + 1, ArrowUp: at - 1 };
    const page = { PageDown: Math.min(at + 6, options.length - 1), PageUp: Math.max(at - 6, 0) };
    const to = steps[event.key] ?? page[event.key as keyof typeof page];
    if (to !== undefined) {
      event.preventDefault();
      move(to);
    } else if (event.key === 'Enter') {
      event.preventDefault();
      // What is listed may still answer what was typed a moment ago, and at first nothing is listed yet.
      if (listed !== null && (found.query === query || active?.ofApp === true)) active?.onChoose();
      else awaited.current = query;
    }
  };

  const { answer } = found;
  const reading = answer?.reading ?? null;
  const isReading = reading !== null;
  const isNothing = query.trim() !== '' && options.length === 0 && found.query === query && !isReading;
  const status = found.unavailable
    ? t.unavailable
    : isNothing
      ? t.nothingFor(query.trim())
      : query.trim() === ''
        ? ''
        : t.found(options.length);
  return (
    <Modal
      open
      onClose={props.onClose}
      className={styles.palette}
      aria-label={props.scope === 'all' ? t.title : t.searchTitle}
    >
      <div className={styles.field}>
        <Icon of={IconSearch} size={20} className={styles.glass} />
        <input
          className={styles.input}
          role="combobox"
          aria-label={props.scope === 'all' ? t.placeholder : t.searchPlaceholder}
          aria-expanded={options.length > 0}
          aria-controls={`${id}list`}
          aria-autocomplete="list"
          {...(active === undefined ? {} : { 'aria-activedescendant': `${id}${active.id}` })}
          placeholder={props.scope === 'all' ? t.placeholder : t.searchPlaceholder}
          value={query}
          // It was opened to be typed into.
          // oxlint-disable-next-line jsx-a11y/no-autofocus
          autoFocus
          autoComplete="off"
          autoCapitalize="off"
          spellCheck={false}
          enterKeyHint="go"
          onChange={(event) => type(event.target.value)}
          onKeyDown={onKeyDown}
        />
        <IconButton label={t.close} icon={IconX} onClick={props.onClose} />
      </div>
      <TextSupport text={query} folded />
      {found.unavailable && <p className={styles.note}>{t.unavailable}</p>}
      {isNothing && (
        <div className={styles.nothing}>
          <p>{t.nothingFor(query.trim())}</p>
          <p className="meta">{t.nothingNote}</p>
        </div>
      )}
      <PaletteList
        ref={list}
        id={id}
        groups={groups}
        active={active}
        // For whoever measures: the query that the list answers.
        answers={found.answer === null ? undefined : found.query}
        onActive={setActiveId}
      />
      {reading !== null && (
        <p className={`meta num ${styles.foot}`} data-reading>
          {t.reading(reading.done.toLocaleString('en-US'), reading.of.toLocaleString('en-US'))}
        </p>
      )}
      {!isReading && <Hints />}
      <Spoken text={status} />
    </Modal>
  );
}

/** Which keys do what, for who has them. */
function Hints() {
  const t = useText(uiPalette);
  return (
    <p className={`meta ${styles.foot} ${styles.hints}`} aria-hidden>
      <span>
        <kbd>↑</kbd>
        <kbd>↓</kbd> {t.hintMove}
      </span>
      <span>
        <kbd>↵</kbd> {t.hintOpen}
      </span>
      <span>
        <kbd>Esc</kbd> {t.hintClose}
      </span>
    </p>
  );
}

/** How much was found, said when the typing pauses. */
function Spoken({ text }: { text: string }) {
  const [said, setSaid] = useState('');
  useEffect(() => {
    const timer = setTimeout(() => setSaid(text), 600);
    return () => clearTimeout(timer);
  }, [text]);
  return (
    <div className="sr-only" role="status">
      {said}
    </div>
  );
}

/** Everything that can be chosen now, by groups, the empty ones left out; null until it can be listed. */
function useGroups(
  props: Parameters<typeof PaletteDialog>[0],
  query: string,
  { answer, query: answered }: ReturnType<typeof useSearch>,
  onMore: () => void,
): readonly PaletteGroup[] | null {
  const t = useText(uiPalette);
  const chosen = useChosen(props.onClose);
  const modes = useModes(props.onClose);
  const folders = useFolders(props.onClose);
  const { deps } = useLocalData();
  const nowMs = deps.clock.now();
  const isEmpty = query.trim() === '';
  const all = props.scope === 'all';

  const recent = useRecent();
  const chats = (isEmpty ? (recent ?? []) : (answer?.chats ?? []).slice(0, CHATS)).map((hit) =>
    chatOption(hit, nowMs, t, () => chosen.chat(hit)),
  );
  const messages = (answer?.messages ?? []).map((hit) =>
    messageOption(hit, nowMs, t, () => void chosen.message(hit)),
  );
  const more: PaletteOption = {
    id: 'more',
    label: { text: t.showAll((answer?.total ?? 0).toLocaleString('en-US')), marks: [] },
    icon: IconSearch,
    onChoose: onMore,
  };
  const hasMore = messages.length > 0 && (answer?.total ?? 0) > messages.length;
  const ofApp: PaletteGroup[] = [
    { id: 'commands', label: t.commands, options: fitting(props.commands, query) },
    { id: 'screens', label: t.screens, options: fitting(props.screens, query) },
    { id: 'modes', label: t.modes, options: isEmpty ? [] : fitting(modes, query) },
    { id: 'folders', label: t.folders, options: isEmpty ? [] : fitting(folders, query) },
  ];
  const groups: PaletteGroup[] = [
    { id: 'chats', label: t.chats, options: chats },
    ...(all ? ofApp : []),
    {
      id: 'messages',
      label: answer?.near === true ? t.near : t.messages,
      // While the next answer is awaited, what the last one found stays, unless nothing is looked for any more.
      options: isEmpty && answered.trim() !== '' ? [] : hasMore ? [...messages, more] : messages,
    },
  ];
  // Nothing is listed before the chats on top are there: a list that moves under the pointer is chosen from by mistake.
  return recent === undefined ? null : groups.filter(({ options }) => options.length > 0);
}

/** The chats used last, for when nothing is looked for yet; undefined until they were read. */
function useRecent(): readonly ChatHit[] | undefined {
  const { db } = useLocalData();
  const threads = useLiveQuery(() => lastUsedThreads(db, RECENT).catch(() => []), [db]);
  return threads?.map(({ id, title, updatedAt, archived }) => ({
    id,
    title: { text: title, marks: [] },
    updatedAt,
    archived,
  }));
}

function useChosen(onClose: () => void) {
  const t = useText(uiPalette);
  const { db, deps } = useLocalData();
  const navigate = useNavigate();
  const setFoundWords = useSetFoundWords();
  return {
    chat: ({ id }: ChatHit) => {
      onClose();
      setFoundWords(null);
      void navigate(paths.chat(id));
      focusScreen();
    },
    message: async ({ id, threadId, words }: MessageHit) => {
      onClose();
      // It may lie in a branch that the chat does not show.
      const shown = await showMessage(db, deps, threadId, id);
      if (!shown.ok) notify({ text: t.couldNotSave, tone: 'error' });
      setFoundWords({ messageId: id, words });
      void navigate(paths.chatMessage(threadId, id));
      focusScreen();
    },
  };
}

/** What was opened is read on from there, not from the button that opened the palette. */
function focusScreen(): void {
  requestAnimationFrame(() => document.getElementById('main')?.focus({ preventScroll: true }));
}

function chatOption(hit: ChatHit, nowMs: number, t: typeof uiPalette, onChoose: () => void): PaletteOption {
  return {
    id: `chat-${hit.id}`,
    label: hit.title.text === '' ? { text: t.untitled, marks: [] } : hit.title,
    tail: hit.archived ? t.archived : chatTimeLabel(hit.updatedAt, nowMs, t),
    icon: hit.archived ? IconArchive : IconMessage,
    onChoose,
  };
}

function messageOption(
  hit: MessageHit,
  nowMs: number,
  t: typeof uiPalette,
  onChoose: () => void,
): PaletteOption {
  const who = hit.sender === 'user' ? t.you : brand.persona;
  return {
    id: `message-${hit.id}`,
    label: hit.snippet,
    note: { text: `${who} · ${hit.chat === '' ? t.untitled : hit.chat}`, marks: [] },
    tail: chatTimeLabel(hit.createdAt, nowMs, t),
    icon: hit.archived ? IconArchive : IconMessage,
    onChoose,
  };
}

function useModes(onClose: () => void): readonly PaletteEntry[] {
  const t = useText(uiPalette);
  const names = useModeWords();
  const { db, deps } = useLocalData();
  const current = useLiveQuery(() => getSetting(db, 'chat.readingMode'), [db]);
  return readingModes.map((mode) => ({
    id: `mode-${mode}`,
    label: names?.[mode].name ?? mode,
    ...(mode === current ? { tail: t.current } : {}),
    icon: IconPattern,
    onChoose: () => {
      onClose();
      void setSetting(db, deps, 'chat.readingMode', mode).then((result) => {
        if (!result.ok) notify({ text: t.couldNotSave, tone: 'error' });
      });
    },
  }));
}

function useFolders(onClose: () => void): readonly PaletteEntry[] {
  const { db } = useLocalData();
  const show = useShowFolder();
  const [, setSidebar] = useSidebarOpen();
  const folders = useLiveQuery(() => liveFolders(db), [db]) ?? [];
  return folders.map(({ id, name }) => ({
    id: `folder-${id}`,
    label: name,
    icon: IconFolder,
    onChoose: () => {
      onClose();
      setSidebar(true);
      show(id);
    },
  }));
}
