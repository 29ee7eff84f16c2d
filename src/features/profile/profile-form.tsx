import { type FormEvent, useId, useRef, useState } from 'react';
import type { DateOrder } from '#astro/time/birth-date.ts';
import { MAX_NAME_CHARS } from '#contract/limits.ts';
import { mbtiTypes, sexes } from '#contract/profile.ts';
import type { MbtiType, Profile, Sex } from '#contract/profile.ts';
import type { DbFailure } from '#db/failure.ts';
import type { PlaceSearch } from '#engine/places-client.ts';
import { changeBirth } from '#parts/birth/birth-draft.ts';
import { BirthFields, focusField } from '#parts/birth/birth-fields.tsx';
import fields from '#parts/birth/birth-form.module.css';
import { Field } from '#parts/birth/field.tsx';
import { useBirthReading } from '#parts/birth/use-birth-reading.ts';
import { uiBirth } from '#text/en/ui-birth.ts';
import { uiProfile } from '#text/en/ui-profile.ts';
import { Button, PrimaryButton } from '#ui/button.tsx';
import { useText } from '#ui/use-text.ts';
import {
  checkDraft,
  draftFrom,
  fieldOrder,
  type DraftField,
  type DraftProblems,
  type ProfileDraft,
  type SavableFields,
} from './draft.ts';
import styles from './profile-form.module.css';
import { iqBand, mbtiLabel } from './profile-words.ts';

type Text = typeof uiProfile;

/**
 * The form of the profile. What was typed stays as typed until it is saved or given up by Cancel: no error and no failed
 * save changes a field.
 */
export function ProfileForm(props: {
  profile: Profile | null;
  places: PlaceSearch;
  order: DateOrder;
  today: string;
  /** Saves, and answers what stood in the way; null when it is saved. */
  onSave: (fields: SavableFields) => Promise<DbFailure | null>;
  onCancel: () => void;
}) {
  const t = useText(uiProfile);
  const words = useText(uiBirth);
  const id = useId();
  const form = useRef<HTMLFormElement>(null);
  const [draft, setDraft] = useState(() => draftFrom(props.profile));
  const [left, setLeft] = useState<ReadonlySet<DraftField>>(new Set());
  const [tried, setTried] = useState(false);
  const [saving, setSaving] = useState(false);
  const [failure, setFailure] = useState<DbFailure | null>(null);
  const reading = useBirthReading(draft, { order: props.order, today: props.today });

  const check = checkDraft(draft, reading.rules);
  const problems: DraftProblems = check.type === 'problems' ? check.problems : {};
  const shown = (field: DraftField) => tried || left.has(field);
  const problem = (field: 'name' | 'iq'): string | undefined =>
    problems[field] !== undefined && shown(field) ? problemText(t, field, problems) : undefined;
  const change = (part: Partial<ProfileDraft>) => setDraft((was) => changeBirth(was, part));
  const leave = (field: DraftField, to: EventTarget | null) => {
    // On the way to Save or Cancel nothing may move: a press that began on a button must end on it.
    if (to instanceof HTMLButtonElement) return;
    setLeft((was) => new Set([...was, field]));
  };

  async function submit(event: FormEvent) {
    event.preventDefault();
    if (saving) return;
    setTried(true);
    setFailure(null);
    if (check.type === 'problems') {
      const first = fieldOrder.find((field) => check.problems[field] !== undefined);
      focusField(form.current, first);
      return;
    }
    setSaving(true);
    const stood = await props.onSave(check.fields);
    setSaving(false);
    setFailure(stood);
  }

  return (
    <form ref={form} className={styles.form} noValidate onSubmit={(event) => void submit(event)}>
      <Field id={`${id}-name`} label={t.name} hint={t.nameHint} problem={problem('name')}>
        {(ties) => (
          <input
            {...ties}
            className={fields.input}
            data-field="name"
            autoComplete="name"
            value={draft.name}
            onChange={(event) => change({ name: event.target.value })}
            onBlur={(event) => leave('name', event.relatedTarget)}
          />
        )}
      </Field>

      <Field id={`${id}-sex`} label={t.sex}>
        {(ties) => (
          <select
            {...ties}
            className={fields.input}
            value={draft.sex}
            onChange={(event) => change({ sex: event.target.value as Sex | '' })}
          >
            <option value="">{t.notGiven}</option>
            {sexes.map((sex) => (
              <option key={sex} value={sex}>
                {t[sex]}
              </option>
            ))}
          </select>
        )}
      </Field>

      <BirthFields
        draft={draft}
        reading={reading}
        shown={shown}
        labels={{
          date: words.birthDate,
          time: words.birthTime,
          place: { label: words.birthPlace, clear: words.clearPlace },
        }}
        places={props.places}
        onChange={change}
        onLeave={leave}
      />

      <Field id={`${id}-mbti`} label={t.mbtiType}>
        {(ties) => (
          <select
            {...ties}
            className={fields.input}
            value={draft.mbtiType}
            onChange={(event) => change({ mbtiType: event.target.value as MbtiType | '' })}
          >
            <option value="">{t.notGiven}</option>
            {mbtiTypes.map((type) => (
              <option key={type} value={type}>
                {mbtiLabel(t, type)}
              </option>
            ))}
          </select>
        )}
      </Field>

      <Field
        id={`${id}-iq`}
        label={t.iqScore}
        hint={t.iqHint}
        echo={iqEcho(t, draft.iq, problems)}
        problem={problem('iq')}
      >
        {(ties) => (
          <input
            {...ties}
            className={`num ${fields.input} ${fields.short}`}
            data-field="iq"
            inputMode="numeric"
            autoComplete="off"
            value={draft.iq}
            onChange={(event) => change({ iq: event.target.value })}
            onBlur={(event) => leave('iq', event.relatedTarget)}
          />
        )}
      </Field>

      <div className={styles.end}>
        <div role="alert">
          {failure !== null && (
            <p className={fields.problem}>
              {t.saveFailed(failureText(t, failure))}
              <br />
              {t.saveFailedNext}
            </p>
          )}
          {tried && failure === null && check.type === 'problems' && (
            <p className={fields.problem}>{t.problems(Object.keys(problems).length)}</p>
          )}
        </div>
        <div className={styles.buttons}>
          <PrimaryButton type="submit" size="small" aria-disabled={saving}>
            {saving ? t.saving : t.save}
          </PrimaryButton>
          <Button size="small" onClick={props.onCancel}>
            {t.cancel}
          </Button>
        </div>
        <p className="meta">{t.privacy}</p>
      </div>
    </form>
  );
}

function iqEcho(t: Text, typed: string, problems: DraftProblems): string | null {
  return typed.trim() === '' || problems.iq !== undefined ? null : t[iqBand(Number(typed.normalize('NFKC')))];
}

function problemText(t: Text, field: 'name' | 'iq', problems: DraftProblems): string {
  if (field === 'name')
    return problems.name === 'too-long' ? t.nameTooLong(MAX_NAME_CHARS) : t.nameUnstorable;
  return problems.iq === 'out-of-range' ? t.iqOutOfRange : t.iqNotANumber;
}

function failureText(t: Text, failure: DbFailure): string {
  switch (failure.type) {
    case 'quota':
      return t.failQuota;
    case 'blocked':
      return t.failBlocked;
    case 'closed':
      return t.failClosed;
    case 'unknown':
      return t.failUnknown(failure.name);
  }
}
