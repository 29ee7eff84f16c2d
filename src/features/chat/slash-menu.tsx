import { type RefObject, useEffect, useId, useMemo, useState } from 'react';
import { useModeWords } from '#parts/modes/use-mode-words.ts';
import { useAvailableCommands } from '#store/commands.ts';
import { uiChat } from '#text/en/ui-chat.ts';
import { uiComposer } from '#text/en/ui-composer.ts';
import { useText } from '#ui/use-text.ts';
import styles from './composer-panel.module.css';
import { fittingCommands, type SlashAct, slashCommands } from './slash-commands.ts';

/**
 * The commands that fit what is typed behind a slash. The text area keeps the focus; while this is open its arrows,
 * Enter, Tab and Escape are the list's.
 */
export function SlashMenu(props: {
  query: string;
  input: RefObject<HTMLTextAreaElement | null>;
  onAct: (act: SlashAct) => void;
  onClose: () => void;
}) {
  const t = useText(uiComposer);
  const chat = useText(uiChat);
  const modes = useModeWords();
  const id = useId();
  const available = useAvailableCommands();
  const { query, input, onAct, onClose } = props;
  const fitting = useMemo(
    () => fittingCommands(slashCommands(t, chat, modes, available), query),
    [t, chat, modes, available, query],
  );
  const [place, setPlace] = useState({ query, at: 0 });
  const at = place.query === query ? Math.min(place.at, Math.max(0, fitting.length - 1)) : 0;
  const current = fitting[at];

  useEffect(() => {
    const element = input.current;
    if (element === null) return undefined;
    const onKeyDown = (event: KeyboardEvent) => {
      if (event.isComposing || event.keyCode === 229) return;
      const step = { ArrowDown: 1, ArrowUp: -1 }[event.key];
      if (step !== undefined && fitting.length > 0)
        setPlace({ query, at: (at + step + fitting.length) % fitting.length });
      else if ((event.key === 'Enter' || event.key === 'Tab') && !event.shiftKey && current !== undefined)
        onAct(current.act);
      else if (event.key === 'Escape') onClose();
      else return;
      event.preventDefault();
      event.stopPropagation();
    };
    element.addEventListener('keydown', onKeyDown);
    element.setAttribute('aria-controls', `${id}list`);
    element.setAttribute('aria-autocomplete', 'list');
    if (current === undefined) element.removeAttribute('aria-activedescendant');
    else element.setAttribute('aria-activedescendant', `${id}${current.word}`);
    return () => {
      element.removeEventListener('keydown', onKeyDown);
      for (const name of ['aria-controls', 'aria-autocomplete', 'aria-activedescendant'])
        element.removeAttribute(name);
    };
  }, [input, id, fitting, at, query, current, onAct, onClose]);

  return (
    <div className={styles.panel}>
      <div id={`${id}list`} role="listbox" aria-label={t.commands} className={styles.list} tabIndex={0}>
        {fitting.map((command, index) => (
          // The text area has the keyboard for the whole list.
          // oxlint-disable-next-line jsx-a11y/click-events-have-key-events, jsx-a11y/interactive-supports-focus
          <div
            key={command.word}
            id={`${id}${command.word}`}
            role="option"
            aria-selected={index === at}
            className={index === at ? `${styles.option} ${styles.active}` : styles.option}
            ref={index === at ? intoView : undefined}
            onPointerMove={() => setPlace({ query, at: index })}
            // The text area keeps the focus.
            onPointerDown={(event) => event.preventDefault()}
            onClick={() => onAct(command.act)}
          >
            <span className={styles.words}>
              <b>{command.name}</b>
              <span>{command.note}</span>
            </span>
            <span className={`num ${styles.word}`}>/{command.word}</span>
          </div>
        ))}
      </div>
      {fitting.length === 0 && <p className={styles.none}>{t.noCommand(`/${query}`)}</p>}
      <p role="status" className="sr-only">
        {current === undefined ? t.noCommand(`/${query}`) : current.name}
      </p>
    </div>
  );
}

function intoView(row: HTMLElement | null): void {
  row?.scrollIntoView({ block: 'nearest' });
}
