import { type ReactNode, useId } from 'react';
import type { PlaceSearch } from '#engine/places-client.ts';
import { uiBirth } from '#text/en/ui-birth.ts';
import { TextButton } from '#ui/text-link.tsx';
import { useText } from '#ui/use-text.ts';
import { BirthClock } from './birth-clock.tsx';
import {
  type BirthDraft,
  type BirthField,
  type BirthProblems,
  doubtChoices,
  emptyPlaceDraft,
  readDate,
} from './birth-draft.ts';
import styles from './birth-form.module.css';
import { doubtLabel, writeDate } from './birth-words.ts';
import { Field } from './field.tsx';
import { type PlaceLabels, PlacePicker } from './place-picker.tsx';
import type { BirthReading } from './use-birth-reading.ts';
import { ZoneField } from './zone-field.tsx';

/** What the fields are called: a form about somebody else says so in each. */
export interface BirthLabels {
  date: string;
  time: string;
  place: PlaceLabels;
  /** Whose clock it is, where the form asks about two births. */
  clockOf?: string | undefined;
  /** With a label of its own the zone is a field; without one it stays the place's. */
  zone?: string | undefined;
}

/**
 * Date, time, place and clock of a birth, controlled by `draft`. `shown` says which problems are due: those of fields
 * that were left, or all of them once the form was sent. Each field carries `data-field`, for `focusField`.
 */
export function BirthFields(props: {
  draft: BirthDraft;
  reading: BirthReading;
  shown: (field: BirthField) => boolean;
  labels: BirthLabels;
  places: PlaceSearch;
  onChange: (change: Partial<BirthDraft>) => void;
  onLeave: (field: BirthField, to: EventTarget | null) => void;
}) {
  const t = useText(uiBirth);
  const id = useId();
  const { draft, reading, labels, onChange: change, onLeave: leave } = props;
  const { rules, problems, birth } = reading;
  const required = rules.required === true;
  const problem = (field: BirthField): string | undefined =>
    problems[field] !== undefined && props.shown(field) ? birthProblemText(t, field, problems) : undefined;

  const typedDate = readDate(draft.date, rules);
  const echo =
    typedDate?.type === 'date' ? t.dateEcho(writeDate(typedDate.iso, 'ce'), typedDate.beYear) : null;
  const oldThai = typedDate?.type === 'date' ? typedDate.oldThaiYearIso : undefined;
  const clockKnown = reading.clock.type !== 'none' && birth.zone !== null;

  return (
    <>
      <div>
        <Field
          id={`${id}-date`}
          label={labels.date}
          required={required}
          hint={{ dmy: t.dateHintDmy, mdy: t.dateHintMdy, ymd: t.dateHintYmd }[rules.order]}
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
            {t.oldThaiYear(writeDate(oldThai, 'ce'))}{' '}
            <TextButton onClick={() => change({ date: oldThai })}>{t.useThatDay}</TextButton>
          </p>
        )}
      </div>

      <div className={styles.pair}>
        <Field
          id={`${id}-time`}
          label={labels.time}
          required={required && !draft.timeUnknown}
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
        labels={labels.place}
        place={draft.place}
        zone={labels.zone === undefined ? draft.zone : null}
        draft={draft.placeDraft}
        required={required}
        problem={problem('place')}
        onDraft={(placeDraft) => change({ placeDraft })}
        onChoose={({ place, zone }) => change({ place, zone, placeDraft: emptyPlaceDraft })}
        onClear={() => change({ place: null, zone: null })}
      />

      {labels.zone !== undefined && (
        <div data-field="zone">
          <ZoneField
            key={draft.place?.id ?? ''}
            id={`${id}-zone`}
            label={labels.zone}
            zone={draft.zone}
            disabled={draft.place === null}
            problem={problem('zone')}
            onZone={(zone) => change({ zone })}
          />
        </div>
      )}

      {(clockKnown || (draft.offset !== '' && !draft.timeUnknown)) && (
        <BirthClock
          of={labels.clockOf}
          birth={birth}
          asked={reading.clock}
          draft={draft}
          onChange={change}
          clockProblem={problem('clock')}
          offsetProblem={problem('offset')}
        />
      )}
    </>
  );
}

/** The same fields under a heading, for a form that asks about two people. */
export function BirthGroup(props: {
  legend: string;
  /** Where it is the only person, the heading is spoken but not shown. */
  hideLegend?: boolean;
  /** The rank of the heading: 2 right under the title of a page, 3 in a dialog. */
  level?: 2 | 3;
  tools?: ReactNode;
  children: ReactNode;
}) {
  const id = useId();
  const Heading = props.level === 2 ? 'h2' : 'h3';
  return (
    <section role="group" aria-labelledby={id} className={styles.group}>
      <div className={styles.groupHead}>
        <Heading id={id} className={props.hideLegend ? 'sr-only' : `display ${styles.legend}`}>
          {props.legend}
        </Heading>
        {props.tools !== undefined && <div className={styles.tools}>{props.tools}</div>}
      </div>
      {props.children}
    </section>
  );
}

/** Leads to the field of a problem: its control, or the first control inside what carries its name. */
export function focusField(within: HTMLElement | null, field: string | undefined): void {
  const holder = within?.querySelector<HTMLElement>(`[data-field="${field}"]`);
  (holder?.matches('input') ? holder : holder?.querySelector<HTMLElement>('input'))?.focus();
}

function birthProblemText(t: typeof uiBirth, field: BirthField, problems: BirthProblems): string {
  switch (field) {
    case 'date':
      return {
        missing: t.dateMissing,
        malformed: t.dateMalformed,
        impossible: t.dateImpossible,
        'short-year': t.dateShortYear,
        'out-of-range': t.dateOutOfRange,
        'in-future': t.dateInFuture,
      }[problems.date ?? 'malformed'];
    case 'time':
      return { missing: t.timeMissing, malformed: t.timeMalformed, impossible: t.timeImpossible }[
        problems.time ?? 'malformed'
      ];
    case 'place':
      return t.placeMissing;
    case 'zone':
      return t.zoneWrong;
    case 'clock':
      return problems.clock === 'skipped-time' ? t.gapMissing : t.ambiguousMissing;
    case 'offset':
      return t.offsetWrong;
  }
}
