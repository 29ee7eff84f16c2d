import { type FormEvent, useId, useRef, useState } from 'react';
import { MAX_NAME_CHARS } from '#contract/limits.ts';
import type { Person } from '#contract/person.ts';
import { addPerson, savePerson } from '#db/people.ts';
import type { PlaceSearch } from '#engine/places-client.ts';
import { useLocalData } from '#store/db-context.tsx';
import { TextSupport } from '../safety/text-support.tsx';
import { uiCharts } from '#text/en/ui-charts.ts';
import { Button } from '#ui/button.tsx';
import { useText } from '#ui/use-text.ts';
import {
  type BirthDraft,
  birthFields,
  type BirthField,
  type BirthRules,
  changeBirth,
} from '../birth/birth-draft.ts';
import { BirthFields, focusField } from '../birth/birth-fields.tsx';
import fields from '../birth/birth-form.module.css';
import { Field } from '../birth/field.tsx';
import { useBirthReading } from '../birth/use-birth-reading.ts';
import { useLeftFields } from '../birth/use-left-fields.ts';
import styles from './people.module.css';
import {
  MAX_ROLE_CHARS,
  type PersonDraft,
  personDraftFrom,
  personFieldsOf,
  personProblems,
} from './person-draft.ts';
import { roleLabel, roles } from './roles.ts';

type FormField = BirthField | 'name' | 'consent';

/** Adds somebody or changes them. Nothing is kept without the tick that they agree; the birth may be used once without. */
export function PersonForm(props: {
  person: Person | null;
  typed?: { readonly name: string; readonly birth: BirthDraft } | undefined;
  places: PlaceSearch;
  rules: BirthRules;
  onSaved: (name: string) => void;
  onCancel: () => void;
  /** Takes what was typed into the form that asked for a person, and keeps nothing. */
  onUseOnce?: ((name: string, birth: BirthDraft) => void) | undefined;
}) {
  const t = useText(uiCharts);
  const id = useId();
  const { db, deps } = useLocalData();
  const form = useRef<HTMLFormElement>(null);
  const [draft, setDraft] = useState(() => personDraftFrom(props.person, props.typed));
  const { left, leave } = useLeftFields<FormField>();
  const [tried, setTried] = useState(false);
  const [failed, setFailed] = useState(false);
  const [saving, setSaving] = useState(false);
  const reading = useBirthReading(draft, { ...props.rules, required: true });
  const own = personProblems(draft);
  const change = (part: Partial<PersonDraft>) => setDraft((was) => changeBirth(was, part));
  const shown = (field: FormField) => tried || left.has(field);

  const nameProblem =
    own.name === undefined || !shown('name')
      ? undefined
      : own.name === 'missing'
        ? t.personNameMissing
        : t.personNameTooLong(MAX_NAME_CHARS);

  async function submit(event: FormEvent) {
    event.preventDefault();
    if (saving) return;
    setTried(true);
    setFailed(false);
    const problems = { ...reading.problems, ...own };
    const first = (['name', ...birthFields, 'consent'] as const).find(
      (field) => problems[field] !== undefined,
    );
    if (first !== undefined) {
      focusField(form.current, first);
      return;
    }
    setSaving(true);
    const kept = personFieldsOf(draft, reading.rules, props.person, deps.clock.now());
    const written =
      props.person === null
        ? await addPerson(db, deps, kept)
        : await savePerson(db, deps, props.person.id, kept);
    setSaving(false);
    if (written.ok) props.onSaved(kept.name);
    else setFailed(true);
  }

  return (
    <form
      ref={form}
      className={styles.form}
      noValidate
      aria-label={props.person === null ? t.addPerson : t.editPerson(props.person.name)}
      onSubmit={(event) => void submit(event)}
    >
      <Field id={`${id}-name`} label={t.personName} required problem={nameProblem}>
        {(ties) => (
          <input
            {...ties}
            className={fields.input}
            data-field="name"
            autoComplete="off"
            value={draft.name}
            onChange={(event) => change({ name: event.target.value })}
            onBlur={(event) => leave('name', event.relatedTarget)}
          />
        )}
      </Field>
      <TextSupport text={`${draft.name} ${draft.otherRole}`.trim()} />
      <div className={fields.pair}>
        <Field id={`${id}-role`} label={t.role}>
          {(ties) => (
            <select
              {...ties}
              className={fields.input}
              value={draft.role}
              onChange={(event) => change({ role: event.target.value })}
            >
              <option value="">{t.notSaid}</option>
              {roles.map((role) => (
                <option key={role} value={role}>
                  {roleLabel(t, role)}
                </option>
              ))}
              <option value="other">{t.otherRole}</option>
            </select>
          )}
        </Field>
        {draft.role === 'other' && (
          <Field id={`${id}-other`} label={t.otherRoleLabel}>
            {(ties) => (
              <input
                {...ties}
                className={fields.input}
                maxLength={MAX_ROLE_CHARS}
                value={draft.otherRole}
                onChange={(event) => change({ otherRole: event.target.value })}
              />
            )}
          </Field>
        )}
      </div>
      <BirthFields
        draft={draft}
        reading={reading}
        shown={shown}
        labels={{
          date: t.birthDate,
          time: t.birthTime,
          place: { label: t.birthLocation, clear: t.clearLocation },
        }}
        places={props.places}
        onChange={change}
        onLeave={leave}
      />
      <div className={styles.consent}>
        <label className={fields.check}>
          <input
            type="checkbox"
            data-field="consent"
            checked={draft.consent}
            aria-describedby={`${id}-consent`}
            onChange={(event) => change({ consent: event.target.checked })}
          />
          {t.consent}
        </label>
        <p
          id={`${id}-consent`}
          className={shown('consent') && own.consent !== undefined ? fields.problem : 'meta'}
        >
          {shown('consent') && own.consent !== undefined ? t.consentMissing : t.consentNote}
        </p>
      </div>
      <div role="alert">{failed && <p className={fields.problem}>{t.personSaveFailed}</p>}</div>
      <div className={styles.buttons}>
        <Button type="submit" tone="gold" size="small" aria-disabled={saving}>
          {t.personSave}
        </Button>
        {props.onUseOnce !== undefined && (
          <Button size="small" tone="leaf" onClick={() => props.onUseOnce?.(draft.name.trim(), draft)}>
            {t.useOnce}
          </Button>
        )}
        <Button size="small" onClick={props.onCancel}>
          {t.personCancel}
        </Button>
      </div>
    </form>
  );
}
