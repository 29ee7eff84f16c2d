import { type KeyboardEvent, type RefObject, useEffect, useLayoutEffect, useRef } from 'react';
import { brand } from '#app/brand.ts';
import type { ReadingMode } from '#companion/request.ts';
import { MAX_MESSAGE_CHARS } from '#contract/limits.ts';
import type { AttachedChart } from '#contract/attached-chart.ts';
import { messageProblem } from '#contract/message.ts';
import { MAX_FREE_MESSAGES, useFreeMessagesUsed } from '#store/free-messages.ts';
import { useOpenTool } from '#store/open-tool.ts';
import { uiChat } from '#text/en/ui-chat.ts';
import { Icon } from '#ui/icon.tsx';
import { IconButton } from '#ui/icon-button.tsx';
import {
  IconArrowUp,
  IconBlueprint,
  IconChevronDown,
  IconSunrise,
  IconTools,
  IconUser,
  IconX,
} from '#ui/icons.ts';
import { MenuButton } from '#ui/menu-button.tsx';
import { useMediaQuery } from '#ui/use-media-query.ts';
import { useText } from '#ui/use-text.ts';
import styles from './composer.module.css';

/** The height the text area grows to, px. */
const MAX_HEIGHT = 128;

/** Where a person writes. It holds no text of its own: whoever shows it keeps the draft. */
export function Composer(props: {
  text: string;
  onText: (text: string) => void;
  /** A chart that goes with the text. */
  attached: AttachedChart | null;
  onDetach: () => void;
  onSend: () => void;
  /** Shows the rest of the reply; given while its words appear. */
  onStop: (() => void) | null;
  /** While an answer is made nothing can be sent. */
  loading: boolean;
  mode: ReadingMode;
  onMode: (mode: ReadingMode) => void;
  /** The input was focused: the first question is near. */
  onNear: () => void;
  input: RefObject<HTMLTextAreaElement | null>;
}) {
  const t = useText(uiChat);
  const touch = useMediaQuery('(hover: none) and (pointer: coarse)');
  const { text, loading, input } = props;
  const problem = messageProblem(text);
  const blocked = problem !== null || loading;
  useGrowing(input, text);
  useFocusAfter(input, loading);

  const onKeyDown = (event: KeyboardEvent) => {
    if (event.key !== 'Enter' || event.shiftKey || touch || event.nativeEvent.isComposing) return;
    event.preventDefault();
    if (!blocked) props.onSend();
  };

  return (
    <form
      className={styles.dock}
      onSubmit={(event) => {
        event.preventDefault();
        if (!blocked) props.onSend();
      }}
    >
      <div className={styles.composer}>
        {props.attached !== null && (
          <p className={styles.attached}>
            <Icon of={IconBlueprint} size={16} />
            <span>{props.attached.title}</span>
            <IconButton label={t.detachChart} icon={IconX} compact onClick={props.onDetach} />
          </p>
        )}
        <textarea
          ref={input}
          className={styles.input}
          rows={1}
          value={text}
          disabled={loading}
          placeholder={t.askPersona(brand.persona)}
          aria-label={t.askPersona(brand.persona)}
          aria-invalid={problem === 'too-long'}
          aria-describedby="composer-notes"
          enterKeyHint={touch ? 'enter' : 'send'}
          onChange={(event) => props.onText(event.target.value)}
          onFocus={props.onNear}
          onKeyDown={onKeyDown}
        />
        <div className={styles.row}>
          <ModeChip mode={props.mode} onMode={props.onMode} />
          <QuickTools />
          <span className={styles.grow} />
          {props.onStop === null ? (
            <IconButton
              type="submit"
              label={t.send}
              icon={IconArrowUp}
              compact
              className={styles.send ?? ''}
              aria-disabled={blocked}
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
        <FreeMessages touch={touch} />
      </div>
    </form>
  );
}

function FreeMessages(props: { touch: boolean }) {
  const t = useText(uiChat);
  const used = useFreeMessagesUsed();
  return (
    <>
      {used >= MAX_FREE_MESSAGES && <p className={styles.cap}>{t.capReached}</p>}
      <div className={styles.line}>
        {!props.touch && (
          <span className={styles.hints}>
            {t.enterToSend}, {t.shiftEnter}
          </span>
        )}
        <span className={`num ${styles.count}`}>{t.freeMessages(used, MAX_FREE_MESSAGES)}</span>
      </div>
    </>
  );
}

function ModeChip(props: { mode: ReadingMode; onMode: (mode: ReadingMode) => void }) {
  const t = useText(uiChat);
  const names = { mixed: t.mixed, western: t.western };
  const notes = { mixed: t.mixedNote, western: t.westernNote };
  return (
    <MenuButton
      className={styles.chip ?? ''}
      menuLabel={t.readingModes}
      aria-label={t.readingMode(names[props.mode])}
      align="start"
      side="top"
      entries={() =>
        (['mixed', 'western'] as const).map((mode) => ({
          type: 'choice',
          id: mode,
          label: names[mode],
          note: notes[mode],
          checked: mode === props.mode,
          onSelect: () => props.onMode(mode),
        }))
      }
    >
      {names[props.mode]}
      <Icon of={IconChevronDown} size={14} />
    </MenuButton>
  );
}

function QuickTools() {
  const t = useText(uiChat);
  const openTool = useOpenTool();
  const tools = [
    { kind: 'natal', label: t.natalChart, icon: IconBlueprint },
    { kind: 'synastry', label: t.synastry, icon: IconUser },
    { kind: 'transits', label: t.transits, icon: IconSunrise },
  ] as const;
  return (
    <MenuButton
      className={styles.tools ?? ''}
      menuLabel={t.quickTools}
      aria-label={t.quickTools}
      data-tip={t.quickTools}
      align="start"
      side="top"
      entries={() =>
        tools.map(({ kind, label, icon }) => ({
          type: 'item',
          id: kind,
          label,
          icon,
          onSelect: () => openTool(kind),
        }))
      }
    >
      <Icon of={IconTools} size={22} />
    </MenuButton>
  );
}

function useGrowing(input: RefObject<HTMLTextAreaElement | null>, text: string): void {
  useLayoutEffect(() => {
    const element = input.current;
    if (element === null) return;
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
