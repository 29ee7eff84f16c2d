import { useLiveQuery } from 'dexie-react-hooks';
import { lazy, Suspense, useId } from 'react';
import { readingModes } from '#companion/request.ts';
import { emptyProfile } from '#contract/profile.ts';
import type { Preferences as Preferred, Profile } from '#contract/profile.ts';
import type { SettingKey, SettingValue } from '#contract/setting.ts';
import { saveProfile } from '#db/profile.ts';
import { getSetting, setSetting } from '#db/settings.ts';
import fields from '#parts/birth/birth-form.module.css';
import { Field } from '#parts/birth/field.tsx';
import { useLocalData } from '#store/db-context.tsx';
import { uiBlueprint } from '#text/en/ui-blueprint.ts';
import { useModeWords } from '#parts/modes/use-mode-words.ts';
import { notify } from '#ui/notify.ts';
import { useText } from '#ui/use-text.ts';
import { Section } from './section.tsx';
import { useHeld } from './use-held.ts';
import styles from './blueprint.module.css';

const PlaceNow = lazy(async () => ({ default: (await import('#parts/here/place-now.tsx')).PlaceNow }));

const styleNames = ['warm', 'clear', 'playful', 'quiet'] as const;
const lengthNames = ['brief', 'medium', 'deep'] as const;
const depthNames = ['basic', 'intermediate', 'advanced'] as const;

/** What the person likes, kept as it is chosen. */
export function Preferences({ profile }: { profile: Profile | null }) {
  const t = useText(uiBlueprint);
  const modes = useModeWords();
  const { db, deps } = useLocalData();
  const settings = useLiveQuery(
    async () => ({
      style: await getSetting(db, 'ai.personalityStyle'),
      length: await getSetting(db, 'ai.responseLength'),
      depth: await getSetting(db, 'ai.includeAstrologyDepth'),
    }),
    [db],
  );
  const [preferred, hold] = useHeld(profile?.preferences ?? emptyProfile.preferences);
  const told = (kept: { readonly ok: boolean }) => {
    if (!kept.ok) notify({ text: t.saveFailed, tone: 'error' });
  };
  const prefer = (part: Partial<Preferred>) => {
    const preferences = { ...preferred, ...part };
    hold(preferences);
    void saveProfile(db, deps, { preferences }).then((kept) => {
      if (!kept.ok) hold(null);
      told(kept);
    });
  };
  const set = <Key extends SettingKey>(key: Key, value: SettingValue<Key>) =>
    void setSetting(db, deps, key, value).then(told);
  if (settings === undefined) return <Section title={t.preferences}>{null}</Section>;
  return (
    <Section title={t.preferences}>
      <Several
        label={t.favoriteModes}
        note={t.favoriteModesNote}
        options={readingModes
          .filter((mode) => mode !== 'mixed')
          .map((mode) => [mode, modes?.[mode].name ?? mode])}
        chosen={preferred.favoriteReadingModes}
        onChoose={(favoriteReadingModes) => prefer({ favoriteReadingModes: [...favoriteReadingModes] })}
      />
      <div className={styles.choices}>
        <One
          label={t.style}
          hint={t.styleNote}
          options={styleNames}
          names={t}
          value={settings.style}
          onChoose={(value) => {
            set('ai.personalityStyle', value);
            prefer({ preferredConsultationStyle: value });
          }}
        />
        <One
          label={t.length}
          options={lengthNames}
          names={t}
          value={settings.length}
          onChoose={(value) => set('ai.responseLength', value)}
        />
        <One
          label={t.depth}
          options={depthNames}
          names={t}
          value={settings.depth}
          onChoose={(value) => set('ai.includeAstrologyDepth', value)}
        />
      </div>
      <Suspense>
        <PlaceNow />
      </Suspense>
      <Reminder on={preferred.dailyReminders} onChange={(dailyReminders) => prefer({ dailyReminders })} />
    </Section>
  );
}

/** Chips of which any number may hold. What is chosen and not on offer here stays chosen. */
function Several(props: {
  label: string;
  note?: string;
  options: readonly (readonly [id: string, label: string])[];
  chosen: readonly string[];
  onChoose: (chosen: readonly string[]) => void;
}) {
  const { chosen } = props;
  return (
    <fieldset className={styles.chips}>
      <legend>{props.label}</legend>
      <div>
        {props.options.map(([id, label]) => (
          <label key={id}>
            <input
              type="checkbox"
              className="sr-only"
              checked={chosen.includes(id)}
              onChange={() =>
                props.onChoose(chosen.includes(id) ? chosen.filter((one) => one !== id) : [...chosen, id])
              }
            />
            <span>{label}</span>
          </label>
        ))}
      </div>
      {props.note !== undefined && <p className="meta">{props.note}</p>}
    </fieldset>
  );
}

function One<Value extends string>(props: {
  label: string;
  hint?: string;
  options: readonly Value[];
  names: Readonly<Record<Value, string>>;
  value: Value;
  onChoose: (value: Value) => void;
}) {
  const id = useId();
  return (
    <Field id={id} label={props.label} hint={props.hint}>
      {(ties) => (
        <select
          {...ties}
          className={fields.input}
          value={props.value}
          onChange={(event) => props.onChoose(event.target.value as Value)}
        >
          {props.options.map((option) => (
            <option key={option} value={option}>
              {props.names[option]}
            </option>
          ))}
        </select>
      )}
    </Field>
  );
}

function Reminder({ on, onChange }: { on: boolean; onChange: (on: boolean) => void }) {
  const t = useText(uiBlueprint);
  const id = useId();
  return (
    <div className={styles.switch}>
      <label>
        <input type="checkbox" checked={on} aria-describedby={id} onChange={() => onChange(!on)} />
        {t.reminders}
      </label>
      <p id={id} className="meta">
        {t.remindersNote}
      </p>
    </div>
  );
}
