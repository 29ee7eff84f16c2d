import { type FormEvent, useId, useRef, useState } from 'react';
import type { Person } from '#contract/person.ts';
import { spanLengths } from '#contract/chart-draft.ts';
import { MAX_NAME_CHARS } from '#contract/limits.ts';
import type { PlaceSearch } from '#engine/places-client.ts';
import {
  type BirthDraft,
  birthDraftFrom,
  birthFields,
  type BirthField,
  type BirthRules,
  changeBirth,
  emptyBirthDraft,
} from '#parts/birth/birth-draft.ts';
import { BirthFields, BirthGroup, type BirthLabels, focusField } from '#parts/birth/birth-fields.tsx';
import fields from '#parts/birth/birth-form.module.css';
import { Field } from '#parts/birth/field.tsx';
import { useBirthReading } from '#parts/birth/use-birth-reading.ts';
import { useLeftFields } from '#parts/birth/use-left-fields.ts';
import { PeopleDialog } from '#parts/people/people-dialog.tsx';
import { PeopleMenu } from '#parts/people/people-menu.tsx';
import { TextSupport } from '#parts/safety/text-support.tsx';
import { uiCharts } from '#text/en/ui-charts.ts';
import { Button } from '#ui/button.tsx';
import { TextButton } from '#ui/text-link.tsx';
import { useText } from '#ui/use-text.ts';
import {
  type ChartDraft,
  type ChartProblem,
  checkChart,
  isFilled,
  isProfile,
  withProfile,
} from './chart-draft.ts';
import type { ChartKind, ChartRequest } from './chart-request.ts';
import type { ChartSettings } from './chart-settings.ts';
import styles from './charts.module.css';
import type { FormTrouble } from './use-chart.ts';

type Text = typeof uiCharts;

/**
 * The form of a chart. Nothing typed is ever taken away: not by an error, not by a failed computation, and not by
 * closing, since the draft is the caller's.
 */
export function ChartForm(props: {
  kind: ChartKind;
  draft: ChartDraft;
  onDraft: (change: (was: ChartDraft) => ChartDraft) => void;
  settings: ChartSettings;
  /** `YYYY-MM-DD`, the last day that has begun anywhere. */
  today: string;
  places: PlaceSearch;
  /** The rank of the headings inside: 2 right under the title of a page, 3 in a dialog. */
  level: 2 | 3;
  /** Asks for a name as well. */
  named: boolean;
  submitLabel: string;
  busy: boolean;
  trouble: FormTrouble;
  onGenerate: (request: ChartRequest) => void;
}) {
  const t = useText(uiCharts);
  const { kind, draft, settings, busy } = props;
  const form = useRef<HTMLFormElement>(null);
  const [tried, setTried] = useState(false);
  const [said, setSaid] = useState('');
  const [managing, setManaging] = useState<'subject' | 'partner' | null>(null);
  const plain: BirthRules = { order: settings.order, today: props.today, required: true };
  const subject = useBirthReading(draft.subject, plain);
  const partner = useBirthReading(draft.partner, plain);
  const check = checkChart(kind, draft, { subject, partner }, settings.zone);

  const fill = (who: 'subject' | 'partner', name: string, birth: BirthDraft) =>
    props.onDraft((was) => ({
      ...was,
      ...(who === 'subject' ? { name, subject: birth } : { partnerName: name, partner: birth }),
      filledIn: true,
    }));
  const fillPerson = (who: 'subject' | 'partner') => (person: Person) =>
    fill(who, props.named ? person.name : '', birthDraftFrom(person.birth));
  const { profile } = settings;
  const two = kind === 'synastry';

  function submit(event: FormEvent) {
    event.preventDefault();
    if (busy) return;
    if (check.type === 'request') {
      setSaid('');
      props.onGenerate(check.request);
      return;
    }
    setTried(true);
    setSaid(problemWords(t, kind, check));
    const group = form.current?.querySelector<HTMLElement>(`[data-group="${check.where}"]`) ?? null;
    const problems = check.where === 'partner' ? partner.problems : subject.problems;
    focusField(group, check.where === 'span' ? 'from' : birthFields.find((field) => problems[field]));
  }

  const trouble =
    props.trouble === null
      ? said
      : { failed: t.failed, 'subject-clock': t.clockAsks, 'partner-clock': t.clockAsksPartner }[
          props.trouble
        ];

  return (
    <>
      <form ref={form} className={styles.form} noValidate onSubmit={submit}>
        <div className={two ? styles.twoPeople : styles.onePerson}>
          <div data-group="subject">
            <BirthGroup
              legend={t.you}
              level={props.level}
              hideLegend={!two}
              tools={
                <>
                  {isProfile(draft, profile) ? (
                    <TextButton
                      onClick={() => props.onDraft((was) => ({ ...was, name: '', subject: emptyBirthDraft }))}
                    >
                      {t.clear}
                    </TextButton>
                  ) : (
                    profile !== null &&
                    profile.birth !== null && (
                      <TextButton
                        onClick={() => props.onDraft((was) => withProfile(was, profile, props.named))}
                      >
                        {t.fillProfile}
                      </TextButton>
                    )
                  )}
                  <PeopleMenu
                    label={t.fillPerson}
                    onPick={fillPerson('subject')}
                    onManage={() => setManaging('subject')}
                  />
                </>
              }
            >
              <PersonFields
                draft={draft.subject}
                reading={subject}
                tried={tried}
                name={props.named ? { label: t.name, value: draft.name } : null}
                onName={(name) => props.onDraft((was) => ({ ...was, name }))}
                labels={{
                  date: t.birthDate,
                  time: t.birthTime,
                  place: {
                    label: t.birthLocation,
                    clear: t.clearLocation,
                    placeholder: t.locationPlaceholder,
                  },
                }}
                places={props.places}
                onChange={(part) =>
                  props.onDraft((was) => ({ ...was, subject: changeBirth(was.subject, part) }))
                }
              />
            </BirthGroup>
          </div>
          {two && (
            <div data-group="partner">
              <BirthGroup
                legend={t.partner}
                level={props.level}
                tools={
                  <PeopleMenu
                    label={t.fillPerson}
                    onPick={fillPerson('partner')}
                    onManage={() => setManaging('partner')}
                  />
                }
              >
                <PersonFields
                  draft={draft.partner}
                  reading={partner}
                  tried={tried}
                  name={props.named ? { label: t.partnerName, value: draft.partnerName } : null}
                  onName={(partnerName) => props.onDraft((was) => ({ ...was, partnerName }))}
                  labels={{
                    date: t.partnerDate,
                    time: t.partnerTime,
                    place: {
                      label: t.partnerLocation,
                      clear: t.clearPartnerLocation,
                      placeholder: t.locationPlaceholder,
                    },
                    clockOf: t.partner,
                  }}
                  places={props.places}
                  onChange={(part) =>
                    props.onDraft((was) => ({ ...was, partner: changeBirth(was.partner, part) }))
                  }
                />
              </BirthGroup>
            </div>
          )}
        </div>
        {kind === 'transit' && (
          <SpanFields
            draft={draft}
            wrong={check.type === 'problem' && check.where === 'span'}
            onChange={(part) => props.onDraft((was) => ({ ...was, ...part }))}
          />
        )}
        <div className={styles.end}>
          <div role="alert">{trouble !== '' && <p className={fields.problem}>{trouble}</p>}</div>
          <Button
            type="submit"
            tone="gold"
            aria-disabled={busy || !isFilled(draft.subject)}
            data-busy={busy || undefined}
          >
            {busy ? t.generating : props.submitLabel}
          </Button>
          <p className="meta">{t.required}</p>
        </div>
      </form>
      {managing !== null && (
        <PeopleDialog
          start={{ type: 'list' }}
          places={props.places}
          rules={plain}
          onUseOnce={(name, birth) => {
            fill(managing, props.named ? name : '', birth);
            setManaging(null);
          }}
          onClose={() => setManaging(null)}
        />
      )}
    </>
  );
}

function PersonFields(props: {
  draft: BirthDraft;
  reading: ReturnType<typeof useBirthReading>;
  tried: boolean;
  name: { label: string; value: string } | null;
  labels: BirthLabels;
  places: PlaceSearch;
  onName: (name: string) => void;
  onChange: (part: Partial<BirthDraft>) => void;
}) {
  const id = useId();
  const { left, leave } = useLeftFields<BirthField>();
  const { draft } = props;
  return (
    <>
      {props.name !== null && (
        <Field id={`${id}-name`} label={props.name.label}>
          {(ties) => (
            <input
              {...ties}
              className={fields.input}
              autoComplete="off"
              maxLength={MAX_NAME_CHARS}
              value={props.name?.value ?? ''}
              onChange={(event) => props.onName(event.target.value)}
            />
          )}
        </Field>
      )}
      <TextSupport text={props.name?.value ?? ''} />
      <BirthFields
        draft={draft}
        reading={props.reading}
        // An empty field that is only passed by is not scolded; Generate says what is missing.
        shown={(field) => props.tried || (left.has(field) && props.reading.problems[field] !== 'missing')}
        labels={props.labels}
        places={props.places}
        onChange={props.onChange}
        onLeave={leave}
      />
    </>
  );
}

function SpanFields(props: {
  draft: ChartDraft;
  wrong: boolean;
  onChange: (part: Partial<ChartDraft>) => void;
}) {
  const t = useText(uiCharts);
  const id = useId();
  const { draft } = props;
  const words = { month: t.spanMonth, quarter: t.spanQuarter, year: t.spanYear };
  return (
    <fieldset className={styles.span} data-group="span">
      <legend className={fields.label}>{t.span}</legend>
      <div className={styles.spanChoices}>
        {spanLengths.map((length) => (
          <label key={length} className={fields.radio}>
            <input
              type="radio"
              name={`${id}-length`}
              checked={draft.length === length}
              onChange={() => props.onChange({ length })}
            />
            {words[length]}
          </label>
        ))}
      </div>
      <Field id={`${id}-from`} label={t.spanFrom} problem={props.wrong ? t.spanFromWrong : undefined}>
        {(ties) => (
          <input
            {...ties}
            type="date"
            min="1900-01-01"
            max="2099-12-31"
            className={`num ${fields.input} ${styles.day}`}
            data-field="from"
            value={draft.from}
            onChange={(event) => props.onChange({ from: event.target.value })}
          />
        )}
      </Field>
    </fieldset>
  );
}

function problemWords(
  t: Text,
  kind: ChartKind,
  problem: { readonly where: ChartProblem; readonly missing: boolean; readonly count: number },
): string {
  if (!problem.missing) return t.lookAgain(problem.count);
  if (problem.where === 'partner') return t.completePartner;
  return kind === 'human-design' ? t.completeHumanDesign : t.completeFirst;
}
