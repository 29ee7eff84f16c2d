import {
  type ClipboardEvent,
  type DragEvent,
  type KeyboardEvent,
  lazy,
  type RefObject,
  Suspense,
  useCallback,
  useEffect,
  useEffectEvent,
  useLayoutEffect,
  useRef,
  useState,
} from 'react';
import { brand } from '#app/brand.ts';
import { paths } from '#app/paths.ts';
import type { ReadingMode } from '#companion/request.ts';
import { MAX_MESSAGE_CHARS } from '#contract/limits.ts';
import type { Attached } from '#contract/attached-chart.ts';
import { messageProblem } from '#contract/message.ts';
import { openPlaceholder } from '#practice/prompts/placeholders.ts';
import { runCommand, useCommand } from '#store/commands.ts';
import { MAX_FREE_MESSAGES, useFreeMessagesUsed } from '#store/free-messages.ts';
import { isLifted, usePlan } from '#store/plan.ts';
import { type ToolKind, useOpenTool } from '#store/open-tool.ts';
import { uiChat } from '#text/en/ui-chat.ts';
import { Icon } from '#ui/icon.tsx';
import { IconButton } from '#ui/icon-button.tsx';
import {
  IconArrowUp,
  IconBlueprint,
  IconChevronDown,
  IconMicrophone,
  IconPhoto,
  IconTools,
  IconX,
} from '#ui/icons.ts';
import { MenuButton } from '#ui/menu-button.tsx';
import { useLocation, useNavigate } from '#ui/router.ts';
import { useMediaQuery } from '#ui/use-media-query.ts';
import { useText } from '#ui/use-text.ts';
import { useModeName } from '#parts/modes/use-mode-words.ts';
import { useKeyboardInset } from './composer-keyboard.ts';
import styles from './composer.module.css';
import { type PendingImage, setPendingImage, usePendingImage } from './image-pending.ts';
import { PlansLink } from './plans-link.tsx';
import { type QuickTool, quickTools } from './quick-tools.ts';
import { slashQuery } from './slash-query.ts';
import type { SlashAct } from './slash-commands.ts';

// What opens from the input is fetched when it is first opened: none of it is needed to type.
const ModePicker = lazy(async () => ({ default: (await import('./mode-picker.tsx')).ModePicker }));
const SlashMenu = lazy(async () => ({ default: (await import('./slash-menu.tsx')).SlashMenu }));
const ImageUpload = lazy(async () => ({ default: (await import('./image-upload.tsx')).ImageUpload }));
const VoiceInput = lazy(async () => ({ default: (await import('./voice-input-session.tsx')).VoiceInput }));

/** The height the text area grows to, px. */
const MAX_HEIGHT = 128;

/**
 * Where a person writes. It holds no text of its own: whoever shows it keeps the draft, and sends with it the picture
 * that waits (image-pending.ts).
 */
export function Composer(props: {
  text: string;
  onText: (text: string) => void;
  /** Where the draft is kept; a picture waits under the same key. */
  draftKey: string;
  /** A chart that goes with the text. */
  attached: Attached | null;
  onDetach: () => void;
  onSend: () => void;
  /** Stops the reply, or shows the rest of it; given while there is something to stop. */
  onStop: (() => void) | null;
  /** While an answer is made nothing can be sent. What can be stopped may take long: one goes on writing meanwhile. */
  loading: boolean;
  mode: ReadingMode;
  onMode: (mode: ReadingMode) => void;
  /** The input was focused: the first question is near. */
  onNear: () => void;
  input: RefObject<HTMLTextAreaElement | null>;
}) {
  const t = useText(uiChat);
  const modeName = useModeName(props.mode, t.mixed);
  const touch = useMediaQuery('(hover: none) and (pointer: coarse)');
  const { text, loading, input, onText, onMode } = props;
  const problem = messageProblem(text);
  const blocked = problem !== null || loading;
  const openTool = useQuickTool();
  const image = usePendingImage(props.draftKey);
  /** Which picker is open over the input; a picture that was pasted or dropped comes with its file. */
  const [open, setOpen] = useState<null | { type: 'mode' } | { type: 'image'; file: File | null }>(null);
  const [slashClosed, setSlashClosed] = useState<string | null>(null);
  useGrowing(input, text);
  useFocusAfter(input, loading && props.onStop === null);
  useKeyboardInset();
  useUploadAddress(() => setOpen({ type: 'image', file: null }));

  const placeholder = openPlaceholder(text);
  /** Text that was not sent because it still has a prompt's placeholder. */
  const [sentBack, setSentBack] = useState<string | null>(null);
  const submit = () => {
    // A picture alone says nothing that could be answered: it is asked about first.
    if (image !== null && problem === 'blank' && !loading) setOpen({ type: 'image', file: null });
    else if (placeholder !== null && !blocked) {
      setSentBack(text);
      input.current?.focus({ preventScroll: true });
      input.current?.setSelectionRange(placeholder.from, placeholder.to);
    } else if (!blocked) props.onSend();
  };
  const still = loading && props.onStop === null;
  const [voice, setVoice] = useState<'off' | 'starting' | 'on' | 'stopping'>('off');
  if (still && voice !== 'off') setVoice('off');
  const dock = useRef<HTMLFormElement>(null);
  const toggleVoice = () => setVoice(voice === 'off' ? 'starting' : voice === 'on' ? 'stopping' : 'off');
  useCommand('open-voice-input', still ? null : toggleVoice);

  const query = open === null && !still ? slashQuery(text) : null;
  const slashOpen = query !== null && slashClosed !== text;
  const focus = useCallback(() => input.current?.focus({ preventScroll: true }), [input]);
  const onAct = useAct({
    onText,
    onMode,
    openTool,
    focus,
    openImage: () => setOpen({ type: 'image', file: null }),
  });

  const onKeyDown = (event: KeyboardEvent) => {
    if (event.key !== 'Enter' || event.shiftKey || touch || isComposing(event)) return;
    event.preventDefault();
    submit();
  };
  const takeFile = (files: FileList): boolean => {
    const file = [...files].find(({ type }) => type.startsWith('image/'));
    if (file === undefined || still) return false;
    setOpen({ type: 'image', file });
    return true;
  };
  const files = useDrop(takeFile);

  return (
    <>
      <form
        ref={dock}
        className={files.over ? `${styles.dock} ${styles.over}` : styles.dock}
        onSubmit={(event) => {
          event.preventDefault();
          submit();
        }}
        {...files.handlers}
      >
        <Suspense>
          {open?.type === 'mode' && (
            <PanelGround onClose={() => setOpen(null)}>
              <ModePicker
                mode={props.mode}
                onMode={(mode) => {
                  onMode(mode);
                  setOpen(null);
                  focus();
                }}
                onClose={() => {
                  setOpen(null);
                  focus();
                }}
              />
            </PanelGround>
          )}
          {slashOpen && (
            <PanelGround onClose={() => setSlashClosed(text)}>
              <SlashMenu query={query} input={input} onAct={onAct} onClose={() => setSlashClosed(text)} />
            </PanelGround>
          )}
        </Suspense>
        <div className={styles.composer}>
          {props.attached !== null && (
            <p className={styles.attached}>
              <Icon of={IconBlueprint} size={16} />
              <span>{props.attached.title}</span>
              <IconButton label={t.detachChart} icon={IconX} compact onClick={props.onDetach} />
            </p>
          )}
          {image !== null && (
            <Picture
              image={image}
              onOpen={() => setOpen({ type: 'image', file: null })}
              onRemove={() => setPendingImage(props.draftKey, null)}
            />
          )}
          <textarea
            ref={input}
            className={styles.input}
            rows={1}
            value={text}
            disabled={still}
            placeholder={t.askPersona(brand.persona)}
            aria-label={t.askPersona(brand.persona)}
            aria-invalid={problem === 'too-long'}
            aria-describedby="composer-notes"
            enterKeyHint={touch ? 'enter' : 'send'}
            onChange={(event) => onText(event.target.value)}
            onFocus={props.onNear}
            onKeyDown={onKeyDown}
            onPaste={(event: ClipboardEvent) => {
              // Text that was copied with a picture of itself, as office programs do, is meant as text.
              if (event.clipboardData.types.includes('text/plain')) return;
              if (takeFile(event.clipboardData.files)) event.preventDefault();
            }}
          />
          <div className={styles.row}>
            <button
              type="button"
              className={styles.chip}
              aria-haspopup="dialog"
              aria-expanded={open?.type === 'mode'}
              aria-label={t.readingMode(modeName)}
              onClick={() => setOpen(open?.type === 'mode' ? null : { type: 'mode' })}
            >
              <span>{modeName}</span>
              <Icon of={IconChevronDown} size={14} />
            </button>
            <QuickTools onTool={openTool} onImage={() => setOpen({ type: 'image', file: null })} />
            <span className={styles.grow} />
            {voice === 'on' && <span className={styles.level} aria-hidden />}
            <IconButton
              label={voice === 'off' ? t.voice : t.voiceStop}
              icon={IconMicrophone}
              compact
              className={voice === 'on' ? `${styles.voice} ${styles.listening}` : (styles.voice ?? '')}
              aria-pressed={voice === 'on'}
              disabled={still}
              onClick={toggleVoice}
            />
            {props.onStop === null ? (
              <IconButton
                type="submit"
                label={t.send}
                icon={IconArrowUp}
                compact
                className={styles.send ?? ''}
                aria-disabled={blocked && !(image !== null && problem === 'blank' && !loading)}
              />
            ) : (
              <button type="button" className={styles.stop} onClick={props.onStop}>
                <i aria-hidden />
                {t.stop}
              </button>
            )}
          </div>
        </div>
        <div id="composer-notes" className={styles.notes}>
          {problem === 'too-long' && (
            <p role="alert" className={styles.problem}>
              {t.tooLong(text.length.toLocaleString('en-US'), MAX_MESSAGE_CHARS.toLocaleString('en-US'))}
            </p>
          )}
          {sentBack === text && placeholder !== null && (
            <p role="alert" className={styles.problem}>
              {t.fillIn(placeholder.name)}
            </p>
          )}
          <FreeMessages touch={touch} />
        </div>
        <p role="status" className="sr-only">
          {voice === 'on' ? t.listening : ''}
        </p>
      </form>
      {/* Beside the form and not in it: what is sent in a dialog is not sent here. */}
      <Suspense>
        {voice !== 'off' && (
          <VoiceInput
            text={text}
            onText={onText}
            onSend={submit}
            stopping={voice === 'stopping'}
            onListening={() => setVoice('on')}
            onLevel={(level) => {
              dock.current?.toggleAttribute('data-measured', true);
              dock.current?.style.setProperty('--level', level.toFixed(2));
            }}
            onEnd={() => setVoice('off')}
          />
        )}
        {open?.type === 'image' && (
          <ImageUpload
            draftKey={props.draftKey}
            first={open.file}
            onClose={() => setOpen(null)}
            onWords={(words) => {
              if (words !== '') onText(text.trim() === '' ? words : `${text.trimEnd()}\n\n${words}`);
              requestAnimationFrame(focus);
            }}
          />
        )}
      </Suspense>
    </>
  );
}

/** Whether a key press belongs to an input method that is still choosing a word. Safari says so by its key code alone. */
function isComposing({ nativeEvent }: KeyboardEvent): boolean {
  return nativeEvent.isComposing || nativeEvent.keyCode === 229;
}

const overChat: ReadonlySet<QuickTool> = new Set([
  'natal',
  'synastry',
  'transits',
  'human-design',
  'calculator',
]);

/** Opens a tool over the chat, or goes to one that is a screen of its own. */
function useQuickTool(): (kind: QuickTool) => void {
  const openTool = useOpenTool();
  const navigate = useNavigate();
  return (kind) => {
    if (kind === 'tarot-cards') void navigate(paths.tarot);
    else if (kind === 'tools') void navigate(paths.tools);
    else if (overChat.has(kind)) openTool(kind as ToolKind);
    else void navigate(paths.tool(kind));
  };
}

/** Opens the image picker at `/?upload=1`, the address of the upload analyzer, and removes the parameter. */
function useUploadAddress(open: () => void): void {
  const navigate = useNavigate();
  const { pathname, search } = useLocation();
  const openOnce = useEffectEvent(() => {
    void navigate(pathname, { replace: true });
    open();
  });
  useEffect(() => {
    if (search === '?upload=1') openOnce();
  }, [search]);
}

/** What choosing a slash command does; the same function in every render. */
function useAct(how: {
  onText: (text: string) => void;
  onMode: (mode: ReadingMode) => void;
  openTool: (kind: QuickTool) => void;
  openImage: () => void;
  focus: () => void;
}): (act: SlashAct) => void {
  const latest = useRef(how);
  useEffect(() => {
    latest.current = how;
  });
  return useCallback((act: SlashAct) => {
    const { onText, onMode, openTool, openImage, focus } = latest.current;
    onText('');
    if (act.type === 'mode') onMode(act.mode);
    else if (act.type === 'tool') openTool(act.tool);
    else if (act.type === 'image') openImage();
    else runCommand(act.id);
    if (act.type === 'mode') focus();
  }, []);
}

/** A picture that waits to be sent: small, and what can be done with it. */
function Picture(props: { image: PendingImage; onOpen: () => void; onRemove: () => void }) {
  const t = useText(uiChat);
  return (
    <p className={styles.picture}>
      <button type="button" className={styles.thumb} aria-label={t.aboutImage} onClick={props.onOpen}>
        <img src={props.image.url} alt="" />
      </button>
      <IconButton label={t.removeImage} icon={IconX} compact onClick={props.onRemove} />
    </p>
  );
}

/** Closes what is open over the input when something else is pressed. */
function PanelGround(props: { onClose: () => void; children: React.ReactNode }) {
  const panel = useRef<HTMLDivElement>(null);
  const { onClose } = props;
  useEffect(() => {
    const onPointerDown = (event: PointerEvent) => {
      const target = event.target as Element;
      // The form holds the panel and the button that opened it.
      if (panel.current?.closest('form')?.contains(target) === true) return;
      onClose();
    };
    document.addEventListener('pointerdown', onPointerDown);
    return () => document.removeEventListener('pointerdown', onPointerDown);
  }, [onClose]);
  return <div ref={panel}>{props.children}</div>;
}

/** Files that are dragged over the input and dropped on it. */
function useDrop(take: (files: FileList) => boolean) {
  const [over, setOver] = useState(false);
  const hasFiles = (event: DragEvent) => event.dataTransfer.types.includes('Files');
  return {
    over,
    handlers: {
      onDragOver: (event: DragEvent) => {
        if (!hasFiles(event)) return;
        event.preventDefault();
        setOver(true);
      },
      onDragLeave: () => setOver(false),
      onDrop: (event: DragEvent) => {
        setOver(false);
        if (!hasFiles(event)) return;
        // Else the browser leaves the app for the file.
        event.preventDefault();
        take(event.dataTransfer.files);
      },
    },
  };
}

function FreeMessages(props: { touch: boolean }) {
  const t = useText(uiChat);
  const used = useFreeMessagesUsed();
  const lifted = isLifted(usePlan());
  return (
    <>
      {used >= MAX_FREE_MESSAGES && !lifted && (
        <p className={styles.cap}>
          {t.capReached} <PlansLink />
        </p>
      )}
      <div className={styles.line}>
        {!props.touch && (
          <span className={styles.hints}>
            {t.enterToSend}, {t.shiftEnter}
          </span>
        )}
        {!lifted && <span className={`num ${styles.count}`}>{t.freeMessages(used, MAX_FREE_MESSAGES)}</span>}
      </div>
    </>
  );
}

function QuickTools(props: { onTool: (kind: QuickTool) => void; onImage: () => void }) {
  const t = useText(uiChat);
  const holder = useRef<HTMLSpanElement>(null);
  useCommand('toggle-plugins', () => holder.current?.querySelector('button')?.click());
  return (
    <span ref={holder}>
      <MenuButton
        className={styles.tools ?? ''}
        menuLabel={t.quickTools}
        aria-label={t.quickTools}
        data-tip={t.quickTools}
        align="start"
        side="top"
        entries={() => [
          ...quickTools(t).map(({ kind, label, icon }) => ({
            type: 'item' as const,
            id: kind,
            label,
            icon,
            onSelect: () => props.onTool(kind),
          })),
          { type: 'rule', id: 'rule' },
          { type: 'item', id: 'image', label: t.uploadImage, icon: IconPhoto, onSelect: props.onImage },
        ]}
      >
        <Icon of={IconTools} size={22} />
      </MenuButton>
    </span>
  );
}

/** Newer browsers let a text area grow by themselves, which spares a measurement at each key. */
const growsByItself = typeof CSS !== 'undefined' && CSS.supports?.('field-sizing', 'content');

function useGrowing(input: RefObject<HTMLTextAreaElement | null>, text: string): void {
  useLayoutEffect(() => {
    const element = input.current;
    if (element === null || growsByItself) return;
    element.style.height = 'auto';
    element.style.height = `${Math.min(MAX_HEIGHT, element.scrollHeight)}px`;
  }, [input, text]);
}

/** A disabled text area loses focus; whoever was typing gets it back when the answer is there. */
function useFocusAfter(input: RefObject<HTMLTextAreaElement | null>, loading: boolean): void {
  const had = useRef(false);
  const was = useRef(loading);
  useLayoutEffect(() => {
    if (loading && !was.current) had.current = document.activeElement === input.current;
  });
  useEffect(() => {
    if (was.current && !loading && had.current && document.activeElement === document.body)
      input.current?.focus({ preventScroll: true });
    was.current = loading;
  }, [input, loading]);
}
