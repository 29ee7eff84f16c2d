import { useId } from 'react';
import { MAX_NAME_CHARS } from '#contract/limits.ts';
import { mbtiTypes, sexes } from '#contract/profile.ts';
import type { MbtiType, Sex } from '#contract/profile.ts';
import type { PlaceSearch } from '#engine/places-client.ts';
import { BirthFields } from '#parts/birth/birth-fields.tsx';
import fields from '#parts/birth/birth-form.module.css';
import { Field } from '#parts/birth/field.tsx';
import { TextSupport } from '#parts/safety/text-support.tsx';
import { iqBand } from '#practice/iq/iq-band.ts';
import { iqBands } from '#text/en/self/iq.ts';
import { uiBirth } from '#text/en/ui-birth.ts';
import { uiProfile } from '#text/en/ui-profile.ts';
import { useText } from '#ui/use-text.ts';
import type { DraftProblems } from './draft.ts';
import { mbtiLabel } from './profile-words.ts';
import type { ProfileFormState } from './use-profile-form.ts';

type Text = typeof uiProfile;

/** The fields of the profile, in the order of `fieldOrder`. */
export function ProfileFields(props: { state: ProfileFormState; places: PlaceSearch }) {
  const t = useText(uiProfile);
  const words = useText(uiBirth);
  const id = useId();
  const { draft, problems, reading, shown, change, leave } = props.state;
  const problem = (field: 'name' | 'iq'): string | undefined =>
    problems[field] !== undefined && shown(field) ? problemText(t, field, problems) : undefined;
  return (
    <>
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

      <TextSupport text={draft.name} />

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
        echo={iqEcho(draft.iq, problems)}
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
    </>
  );
}

/** What stood in the way of the last save, or how much in the form does. Spoken when it appears. */
export function ProfileAlert({ state }: { state: ProfileFormState }) {
  const t = useText(uiProfile);
  const lines = state.failure ?? (state.stopped ? [t.problems(Object.keys(state.problems).length)] : []);
  return (
    <div role="alert">
      {lines.length > 0 && (
        <p className={fields.problem}>
          {lines.map((line, index) => (
            <span key={line}>
              {index > 0 && <br />}
              {line}
            </span>
          ))}
        </p>
      )}
    </div>
  );
}

function iqEcho(typed: string, problems: DraftProblems): string | null {
  if (typed.trim() === '' || problems.iq !== undefined) return null;
  const band = iqBand(Number(typed.normalize('NFKC')));
  return band === null ? null : iqBands[band.id].label;
}

function problemText(t: Text, field: 'name' | 'iq', problems: DraftProblems): string {
  if (field === 'name')
    return problems.name === 'too-long' ? t.nameTooLong(MAX_NAME_CHARS) : t.nameUnstorable;
  return problems.iq === 'out-of-range' ? t.iqOutOfRange : t.iqNotANumber;
}
