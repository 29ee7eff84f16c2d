import { useLiveQuery } from 'dexie-react-hooks';
import { type KeyboardEvent, useEffect, useId, useMemo, useRef, useState } from 'react';
import type { ReadingMode } from '#companion/request.ts';
import { getProfile } from '#db/profile.ts';
import { useLocalData } from '#store/db-context.tsx';
import { uiChat } from '#text/en/ui-chat.ts';
import { uiComposer } from '#text/en/ui-composer.ts';
import { Icon } from '#ui/icon.tsx';
import { IconCheck, IconSearch } from '#ui/icons.ts';
import { useText } from '#ui/use-text.ts';
import styles from './composer-panel.module.css';
import { groupName, groupOrder, modeEntries, searchModes } from './mode-picker-modes.ts';

/** Choosing a reading mode: a search over a list in groups. The search has the focus, the arrows move in the list. */
export function ModePicker(props: {
  mode: ReadingMode;
  onMode: (mode: ReadingMode) => void;
  onClose: () => void;
}) {
  const t = useText(uiComposer);
  const chat = useText(uiChat);
  const id = useId();
  const [query, setQuery] = useState('');
  const [active, setActive] = useState<ReadingMode | null>(props.mode);
  const input = useRef<HTMLInputElement>(null);
  useEffect(() => input.current?.focus({ preventScroll: true }), []);

  const { db } = useLocalData();
  const liked = useLiveQuery(
    async () => (await getProfile(db))?.preferences.favoriteReadingModes ?? [],
    [db],
  );
  const shown = useMemo(
    () =>
      searchModes(modeEntries(chat), query, (group) => groupName(group, t)).toSorted(
        (a, b) =>
          groupOrder.indexOf(a.group) - groupOrder.indexOf(b.group) ||
          Number(liked?.includes(b.mode)) - Number(liked?.includes(a.mode)),
      ),
    [chat, t, query, liked],
  );
  const at = Math.max(
    0,
    shown.findIndex(({ mode }) => mode === active),
  );
  const optionId = (mode: ReadingMode) => `${id}${mode}`;
  const current = shown[at];

  const onKeyDown = (event: KeyboardEvent) => {
    if (event.nativeEvent.isComposing) return;
    const to = { ArrowDown: at + 1, ArrowUp: at - 1, Home: 0, End: shown.length - 1 }[event.key];
    if (to !== undefined && shown.length > 0) {
      event.preventDefault();
      setActive(shown[(to + shown.length) % shown.length]?.mode ?? null);
    } else if (event.key === 'Enter') {
      event.preventDefault();
      if (current !== undefined) props.onMode(current.mode);
    } else if (event.key === 'Escape' || event.key === 'Tab') {
      event.preventDefault();
      event.stopPropagation();
      props.onClose();
    }
  };

  return (
    <div className={styles.panel} role="dialog" aria-label={t.modes}>
      <div className={styles.search}>
        <Icon of={IconSearch} size={18} />
        <input
          ref={input}
          type="text"
          role="combobox"
          aria-expanded
          aria-controls={`${id}list`}
          aria-activedescendant={current === undefined ? undefined : optionId(current.mode)}
          aria-autocomplete="list"
          aria-label={t.searchModes}
          placeholder={t.searchModes}
          value={query}
          onChange={(event) => setQuery(event.target.value)}
          onKeyDown={onKeyDown}
        />
      </div>
      <div id={`${id}list`} role="listbox" aria-label={t.modes} className={styles.list} tabIndex={0}>
        {groupOrder.map((group) => {
          const entries = shown.filter((entry) => entry.group === group);
          if (entries.length === 0) return null;
          return (
            <div key={group} role="group" aria-labelledby={`${id}${group}group`}>
              <p id={`${id}${group}group`} className={styles.heading}>
                {groupName(group, t)}
              </p>
              {entries.map(({ mode, name, note }) => (
                // The search field has the keyboard for the whole list.
                // oxlint-disable-next-line jsx-a11y/click-events-have-key-events, jsx-a11y/interactive-supports-focus
                <div
                  key={mode}
                  id={optionId(mode)}
                  role="option"
                  aria-selected={mode === props.mode}
                  className={mode === current?.mode ? `${styles.option} ${styles.active}` : styles.option}
                  onPointerMove={() => setActive(mode)}
                  onClick={() => props.onMode(mode)}
                >
                  <span className={styles.words}>
                    <b>{name}</b>
                    <span>{note}</span>
                  </span>
                  {mode === props.mode && <Icon of={IconCheck} size={18} />}
                </div>
              ))}
            </div>
          );
        })}
        {shown.length === 0 && <p className={styles.none}>{t.noMode(query.trim())}</p>}
      </div>
    </div>
  );
}
