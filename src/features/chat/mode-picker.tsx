import { useLiveQuery } from 'dexie-react-hooks';
import { type KeyboardEvent, useEffect, useId, useMemo, useRef, useState } from 'react';
import type { ReadingMode } from '#companion/request.ts';
import { emptyProfile } from '#contract/profile.ts';
import { getProfile, saveProfile } from '#db/profile.ts';
import { useLocalData } from '#store/db-context.tsx';
import { needNouns, uiComposer } from '#text/en/ui-composer.ts';
import { useModeWords } from '#parts/modes/use-mode-words.ts';
import { Icon } from '#ui/icon.tsx';
import { IconCheck, IconHeart, IconHeartFilled, IconSearch } from '#ui/icons.ts';
import { notify } from '#ui/notify.ts';
import { useText } from '#ui/use-text.ts';
import styles from './composer-panel.module.css';
import {
  asksLine,
  groupName,
  groupsOf,
  modeEntries,
  type ModeEntry,
  searchModes,
} from './mode-picker-modes.ts';

interface PickerProps {
  mode: ReadingMode;
  onMode: (mode: ReadingMode) => void;
  onClose: () => void;
}

const NONE: readonly string[] = [];

/**
 * Choosing a reading mode: a search over a list in groups. The search has the focus, the arrows move in the list; Tab goes to
 * the heart of the mode that is marked.
 */
export function ModePicker(props: PickerProps) {
  const t = useText(uiComposer);
  const words = useModeWords();
  const id = useId();
  const [query, setQuery] = useState('');
  const [{ active, byKeys }, setActive] = useState({ active: props.mode, byKeys: true });
  const input = useRef<HTMLInputElement>(null);
  const heart = useRef<HTMLButtonElement>(null);
  const { liked, like } = useFavorites();
  const groups = useMemo(
    () =>
      groupsOf(
        searchModes(modeEntries(words), query, (group) => groupName(group, t)),
        liked ?? NONE,
      ),
    [words, t, query, liked],
  );
  const shown = groups.flatMap(({ entries }) => entries);
  const at = Math.max(
    0,
    shown.findIndex(({ mode }) => mode === active),
  );
  const current = shown[at];
  const optionId = (mode: ReadingMode) => `${id}${mode}`;
  const isReady = words !== null && liked !== undefined;
  const shownId = isReady && byKeys && current !== undefined ? optionId(current.mode) : null;
  useEffect(() => input.current?.focus({ preventScroll: true }), []);
  useEffect(() => {
    // Not under a pointer, which would lose its place.
    if (shownId !== null) document.getElementById(shownId)?.scrollIntoView({ block: 'nearest' });
  }, [shownId]);

  const onKeyDown = (event: KeyboardEvent) => {
    if (event.nativeEvent.isComposing) return;
    const to = { ArrowDown: at + 1, ArrowUp: at - 1, Home: 0, End: shown.length - 1 }[event.key];
    if (to !== undefined && shown.length > 0) {
      event.preventDefault();
      const next = shown[(to + shown.length) % shown.length];
      if (next !== undefined) setActive({ active: next.mode, byKeys: true });
    } else if (event.key === 'Enter') {
      event.preventDefault();
      if (current !== undefined) props.onMode(current.mode);
    } else if (event.key === 'Escape' || event.key === 'Tab') {
      event.preventDefault();
      event.stopPropagation();
      if (event.key === 'Tab' && !event.shiftKey && heart.current !== null) heart.current.focus();
      else props.onClose();
    }
  };
  const onHeartKeyDown = (event: KeyboardEvent) => {
    if (event.key !== 'Escape' && event.key !== 'Tab') return;
    event.preventDefault();
    event.stopPropagation();
    if (event.key === 'Tab' && event.shiftKey) input.current?.focus();
    else props.onClose();
  };

  return (
    <div className={`${styles.panel} ${styles.modes}`} role="dialog" aria-label={t.modes}>
      <div className={styles.search}>
        <Icon of={IconSearch} size={18} />
        <input
          ref={input}
          type="text"
          role="combobox"
          aria-expanded={shown.length > 0}
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
      <div
        id={`${id}list`}
        // A list of nothing is a sentence.
        {...(shown.length === 0
          ? { role: 'status' }
          : { role: 'listbox', 'aria-label': t.modes, tabIndex: 0 })}
        className={styles.list}
      >
        {groups.map(({ id: group, entries }) => (
          <div key={group} role="group" aria-labelledby={`${id}${group}group`}>
            <p id={`${id}${group}group`} className={styles.heading}>
              {groupName(group, t)}
            </p>
            {entries.map((entry) => (
              <Option
                key={entry.mode}
                id={optionId(entry.mode)}
                entry={entry}
                isChosen={entry.mode === props.mode}
                isActive={entry.mode === current?.mode}
                isLiked={liked?.includes(entry.mode) ?? false}
                onActive={() => setActive({ active: entry.mode, byKeys: false })}
                onChosen={() => props.onMode(entry.mode)}
                onLike={() => void like(entry.mode)}
              />
            ))}
          </div>
        ))}
        {shown.length === 0 && words !== null && <p className={styles.none}>{t.noMode(query.trim())}</p>}
      </div>
      {current !== undefined && (
        <div className={styles.about}>
          <p>
            {asksLine(current.mode, t, needNouns)}
            <br />
            {t.forExample} <q>{current.example}</q>
          </p>
          {current.mode !== 'mixed' && (
            <button
              ref={heart}
              type="button"
              className={styles.like}
              aria-pressed={liked?.includes(current.mode) ?? false}
              onClick={() => void like(current.mode)}
              onKeyDown={onHeartKeyDown}
            >
              <Icon of={liked?.includes(current.mode) ? IconHeartFilled : IconHeart} size={16} />
              {t.favorite}
              <span className="sr-only">{current.name}</span>
            </button>
          )}
        </div>
      )}
    </div>
  );
}

function Option(props: {
  id: string;
  entry: ModeEntry;
  isChosen: boolean;
  isActive: boolean;
  isLiked: boolean;
  onActive: () => void;
  onChosen: () => void;
  onLike: () => void;
}) {
  const t = useText(uiComposer);
  const { mode, name, own, note } = props.entry;
  return (
    // The search field has the keyboard for the whole list.
    // oxlint-disable-next-line jsx-a11y/click-events-have-key-events, jsx-a11y/interactive-supports-focus
    <div
      id={props.id}
      role="option"
      aria-selected={props.isChosen}
      className={props.isActive ? `${styles.option} ${styles.active}` : styles.option}
      onPointerMove={props.onActive}
      onClick={props.onChosen}
    >
      <span className={styles.words}>
        <span className={styles.names}>
          <b>{name}</b>
          {own !== null && (
            <span className={styles.own} lang={own.lang}>
              {own.text}
            </span>
          )}
        </span>
        <span>{note}</span>
      </span>
      {props.isChosen && <Icon of={IconCheck} size={18} />}
      {mode !== 'mixed' && (
        // For a pointer; by keyboard it is the button below the list, which also says it.
        <span
          className={props.isLiked ? `${styles.heart} ${styles.liked}` : styles.heart}
          title={t.favorite}
          aria-hidden
          onClick={(event) => {
            event.stopPropagation();
            props.onLike();
          }}
        >
          <Icon of={props.isLiked ? IconHeartFilled : IconHeart} size={18} />
        </span>
      )}
    </div>
  );
}

/** The modes a person likes; undefined until they are read. */
function useFavorites() {
  const t = useText(uiComposer);
  const { db, deps } = useLocalData();
  const liked = useLiveQuery(
    async () =>
      (await getProfile(db))?.preferences.favoriteReadingModes ??
      emptyProfile.preferences.favoriteReadingModes,
    [db],
  );
  const like = async (mode: ReadingMode) => {
    const preferences = (await getProfile(db))?.preferences ?? emptyProfile.preferences;
    const modes = preferences.favoriteReadingModes;
    const favoriteReadingModes = modes.includes(mode)
      ? modes.filter((one) => one !== mode)
      : [...modes, mode];
    const kept = await saveProfile(db, deps, { preferences: { ...preferences, favoriteReadingModes } });
    if (!kept.ok) notify({ text: t.couldNotKeep, tone: 'error' });
  };
  return { liked, like };
}
