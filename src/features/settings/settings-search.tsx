import fields from '#parts/birth/birth-form.module.css';
import { uiSettings } from '#text/en/ui-settings.ts';
import { Icon } from '#ui/icon.tsx';
import { IconSearch } from '#ui/icons.ts';
import { useText } from '#ui/use-text.ts';
import type { SettingsGroup } from './sections.tsx';
import { type FoundSetting, settingsLike } from './settings-index.ts';
import styles from './settings-dialog.module.css';

/** Where somebody types what they are looking for. Enter takes the first that is found. */
export function SearchField(props: {
  query: string;
  onQuery: (query: string) => void;
  groups: readonly SettingsGroup[];
  onTake: (found: FoundSetting) => void;
}) {
  const t = useText(uiSettings);
  const found = useFound(props.query, props.groups);
  return (
    <div className={styles.search}>
      <Icon of={IconSearch} size={18} />
      <input
        type="search"
        className={fields.input}
        aria-label={t.search}
        placeholder={t.search}
        autoComplete="off"
        spellCheck={false}
        enterKeyHint="go"
        value={props.query}
        onChange={(event) => props.onQuery(event.target.value)}
        onKeyDown={(event) => {
          const [first] = found;
          if (event.key !== 'Enter' || event.nativeEvent.isComposing || first === undefined) return;
          event.preventDefault();
          props.onTake(first);
        }}
      />
    </div>
  );
}

/** What was found, each with its page; pressing one goes there and to the control. */
export function SearchResults(props: {
  query: string;
  groups: readonly SettingsGroup[];
  onTake: (found: FoundSetting) => void;
}) {
  const t = useText(uiSettings);
  const found = useFound(props.query, props.groups);
  return (
    <div className={styles.results}>
      <p role="status" className="muted">
        {found.length === 0 ? t.foundNothing(props.query.trim()) : t.foundCount(found.length)}
      </p>
      <ul>
        {found.map((one) => (
          <li key={`${one.section} ${one.setting ?? ''}`}>
            <button type="button" className={styles.result} onClick={() => props.onTake(one)}>
              <span>{one.label}</span>
              {one.setting !== null && <span className="meta">{t[one.section]}</span>}
            </button>
          </li>
        ))}
      </ul>
    </div>
  );
}

function useFound(query: string, groups: readonly SettingsGroup[]): readonly FoundSetting[] {
  const t = useText(uiSettings);
  const offered = groups.flatMap(({ sections }) => sections.map(({ id }) => id));
  return settingsLike(query, t, offered);
}
