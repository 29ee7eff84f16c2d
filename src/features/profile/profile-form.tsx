import { type FormEvent, useId, useRef, useState } from 'react';
import type { DateOrder } from '#astro/time/birth-date.ts';
import type { BirthDetails } from '#astro/time/birth-moment.ts';
import { MAX_NAME_CHARS } from '#contract/limits.ts';
import { mbtiTypes, sexes } from '#contract/profile.ts';
import type { MbtiType, Profile, Sex } from '#contract/profile.ts';
import type { DbFailure } from '#db/failure.ts';
import type { PlaceSearch } from '#engine/places-client.ts';
import { uiProfile } from '#text/en/ui-profile.ts';
import { Button, PrimaryButton } from '#ui/button.tsx';
import { TextButton } from '#ui/text-link.tsx';
import { useText } from '#ui/use-text.ts';
import { BirthClock } from './birth-clock.tsx';
import {
  birthOf,
  changeDraft,
  checkDraft,
  doubtChoices,
  draftFrom,
  fieldOrder,
  readDate,
  type DraftField,
  type DraftProblems,
  type DraftRules,
  type ProfileDraft,
  type SavableFields,
} from './draft.ts';
import { Field } from './field.tsx';
import { PlacePicker } from './place-picker.tsx';
import styles from './profile-form.module.css';
import { doubtLabel, iqBand, mbtiLabel, writeDate } from './profile-words.ts';
import { useEngineAnswer } from './use-engine-answer.ts';

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
  const id = useId();
  const form = useRef<HTMLFormElement>(null);
  const [draft, setDraft] = useState(() => draftFrom(props.profile));
  const [left, setLeft] = useState<ReadonlySet<DraftField>>(new Set());
  const [tried, setTried] = useState(false);
  const [saving, setSaving] = useState(false);
  const [failure, setFailure] = useState<DbFailure | null>(null);
  const plain: DraftRules = { order: props.order, today: props.today };

  const birth = birthOf(draft, plain);
  const { date, time, place, zone } = birth;
  // The clock is asked without the person's answers: those are shown against what it says.
  const details: BirthDetails | null =
    date === null || time === null || place === null || zone === null
      ? null
      : { date, time, plusMinusMin: 0, place, zone, fold: null, offsetSeconds: null };
  const asked = useEngineAnswer('resolve', details);
  const said = asked.type === 'answer' ? asked.output.type : undefined;
  const rules: DraftRules = { ...plain, question: said === 'ambiguous' || said === 'gap' ? said : undefined };

  const check = checkDraft(draft, rules);
  const problems: DraftProblems = check.type === 'problems' ? check.problems : {};
  const problem = (field: DraftField): string | undefined =>
    problems[field] !== undefined && (tried || left.has(field)) ? problemText(t, field, problems) : undefined;
  const change = (part: Partial<ProfileDraft>) => setDraft((was) => changeDraft(was, part));
  const leave = (field: DraftField, to: EventTarget | null) => {
    // On the way to Save or Cancel nothing may move: a press that began on a button must end on it.
    if (to instanceof HTMLButtonElement) return;
    setLeft((was) => new Set([...was, field]));
  };

  const typedDate = readDate(draft.date, plain);
  const echo = typedDate?.type === 'date' ? t.dateEcho(writeDate(typedDate.iso), typedDate.beYear) : null;
  const oldThai = typedDate?.type === 'date' ? typedDate.oldThaiYearIso : undefined;

  async function submit(event: FormEvent) {
    event.preventDefault();
    if (saving) return;
    setTried(true);
    setFailure(null);
    if (check.type === 'problems') {
      const first = fieldOrder.find((field) => check.problems[field] !== undefined);
      const holder = form.current?.querySelector<HTMLElement>(`[data-field="${first}"]`);
      (holder?.matches('input') ? holder : holder?.querySelector<HTMLElement>('input'))?.focus();
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
            className={styles.input}
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
            className={styles.input}
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

      <div>
        <Field
          id={`${id}-date`}
          label={t.birthDate}
          hint={{ dmy: t.dateHintDmy, mdy: t.dateHintMdy, ymd: t.dateHintYmd }[props.order]}
          echo={echo}
          problem={problem('date')}
        >
          {(ties) => (
            <input
              {...ties}
              className={`num ${styles.input}`}
              data-field="date"
              autoComplete="bday"
              spellCheck={false}
              value={draft.date}
              onChange={(event) => change({ date: event.target.value })}
              onBlur={(event) => leave('date', event.relatedTarget)}
            />
          )}
        </Field>
        {oldThai !== undefined && (
          <p className="meta">
            {t.oldThaiYear(writeDate(oldThai))}{' '}
            <TextButton onClick={() => change({ date: oldThai })}>{t.useThatDay}</TextButton>
          </p>
        )}
      </div>

      <div className={styles.pair}>
        <Field
          id={`${id}-time`}
          label={t.birthTime}
          hint={draft.timeUnknown ? t.timeUnknownNote : t.timeHint}
          problem={problem('time')}
        >
          {(ties) => (
            <input
              {...ties}
              className={`num ${styles.input}`}
              data-field="time"
              autoComplete="off"
              spellCheck={false}
              disabled={draft.timeUnknown}
              placeholder="HH:MM"
              value={draft.time}
              onChange={(event) => change({ time: event.target.value })}
              onBlur={(event) => leave('time', event.relatedTarget)}
            />
          )}
        </Field>
        <Field id={`${id}-doubt`} label={t.doubt}>
          {(ties) => (
            <select
              {...ties}
              className={styles.input}
              disabled={draft.timeUnknown}
              value={draft.plusMinusMin}
              onChange={(event) => change({ plusMinusMin: Number(event.target.value) })}
            >
              {[...new Set([...doubtChoices, draft.plusMinusMin])]
                .sort((a, b) => a - b)
                .map((minutes) => (
                  <option key={minutes} value={minutes}>
                    {doubtLabel(t, minutes)}
                  </option>
                ))}
            </select>
          )}
        </Field>
        <label className={styles.check}>
          <input
            type="checkbox"
            checked={draft.timeUnknown}
            onChange={(event) => change({ timeUnknown: event.target.checked })}
          />
          {t.timeUnknown}
        </label>
      </div>

      <PlacePicker
        search={props.places}
        place={draft.place}
        zone={draft.zone}
        onChoose={({ place, zone }) => change({ place, zone })}
        onClear={() => change({ place: null, zone: null })}
      />

      {(details !== null || (draft.offset !== '' && !draft.timeUnknown)) && (
        <BirthClock
          birth={birth}
          asked={asked}
          draft={draft}
          onChange={change}
          clockProblem={problem('clock')}
          offsetProblem={problem('offset')}
        />
      )}

      <Field id={`${id}-mbti`} label={t.mbtiType}>
        {(ties) => (
          <select
            {...ties}
            className={styles.input}
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
            className={`num ${styles.input} ${styles.short}`}
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
            <p className={styles.problem}>
              {t.saveFailed(failureText(t, failure))}
              <br />
              {t.saveFailedNext}
            </p>
          )}
          {tried && failure === null && check.type === 'problems' && (
            <p className={styles.problem}>{t.problems(Object.keys(problems).length)}</p>
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

function problemText(t: Text, field: DraftField, problems: DraftProblems): string {
  switch (field) {
    case 'name':
      return problems.name === 'too-long' ? t.nameTooLong(MAX_NAME_CHARS) : t.nameUnstorable;
    case 'date':
      return {
        malformed: t.dateMalformed,
        impossible: t.dateImpossible,
        'short-year': t.dateShortYear,
        'out-of-range': t.dateOutOfRange,
        'in-future': t.dateInFuture,
      }[problems.date ?? 'malformed'];
    case 'time':
      return problems.time === 'impossible' ? t.timeImpossible : t.timeMalformed;
    case 'clock':
      return problems.clock === 'skipped-time' ? t.gapMissing : t.ambiguousMissing;
    case 'offset':
      return t.offsetWrong;
    case 'iq':
      return problems.iq === 'out-of-range' ? t.iqOutOfRange : t.iqNotANumber;
  }
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
