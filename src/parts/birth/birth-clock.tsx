import { useEffect, useId, useState } from 'react';
import type { BirthAnswer } from '#astro/time/birth-moment.ts';
import type { LocalTimeAnswer } from '#astro/time/local-time.ts';
import type { Birth } from '#contract/birth.ts';
import { uiBirth } from '#text/en/ui-birth.ts';
import { TextButton } from '#ui/text-link.tsx';
import { useText } from '#ui/use-text.ts';
import type { BirthDraft } from './birth-draft.ts';
import { Field } from './field.tsx';
import { parseOffset, writeOffset } from './offset.ts';
import styles from './birth-form.module.css';
import { writeUtc } from './birth-words.ts';
import type { Asked } from '../use-engine-answer.ts';

/**
 * What the clock at the birth place says: the offset used and why, or the question it leaves open.
 *
 * `asked` is the clock's answer without the person's own choices, so that a question stays on the screen after it was
 * answered and can be answered otherwise.
 */
export function BirthClock(props: {
  /** Whose, where there is another one on the page. */
  of?: string | undefined;
  birth: Birth;
  asked: Asked<BirthAnswer>;
  draft: BirthDraft;
  onChange: (change: Partial<BirthDraft>) => void;
  clockProblem: string | undefined;
  offsetProblem: string | undefined;
}) {
  const t = useText(uiBirth);
  const id = useId();
  const { birth, asked, draft } = props;
  const [opened, setOpened] = useState(false);
  const open = opened || draft.offset !== '';
  const zone = birth.zone ?? '';
  const typed = parseOffset(draft.offset);
  return (
    <section
      className={styles.clock}
      {...(props.of === undefined
        ? { 'aria-labelledby': `${id}-title` }
        : { 'aria-label': t.clockOf(props.of, t.clock) })}
    >
      <h3 id={`${id}-title`} className={styles.label}>
        {t.clock}
      </h3>
      {typed !== null ? (
        <p className="num">
          {t.utc(writeOffset(typed))}, {t.ruleManual}
        </p>
      ) : (
        <ClockAnswer {...props} zone={zone} problemId={`${id}-problem`} />
      )}
      {asked.type === 'working' && typed === null && <p className="muted">{t.clockWorking}</p>}
      {props.clockProblem !== undefined && (
        <p id={`${id}-problem`} className={styles.problem}>
          {props.clockProblem}
        </p>
      )}
      {open ? (
        <Field id={`${id}-offset`} label={t.offset} hint={t.offsetHint} problem={props.offsetProblem}>
          {(ties) => (
            <input
              {...ties}
              className={`num ${styles.input} ${styles.short}`}
              data-field="offset"
              autoComplete="off"
              value={draft.offset}
              onChange={(event) => props.onChange({ offset: event.target.value })}
            />
          )}
        </Field>
      ) : (
        <TextButton className={styles.switch} onClick={() => setOpened(true)}>
          {t.anotherOffset}
        </TextButton>
      )}
    </section>
  );
}

function ClockAnswer(props: Parameters<typeof BirthClock>[0] & { zone: string; problemId: string }) {
  const t = useText(uiBirth);
  const name = useId();
  const { asked, draft, zone } = props;
  if (asked.type === 'failed') return <p className="muted">{t.clockFailed}</p>;
  if (asked.type !== 'answer') return null;
  const answer = asked.output;
  if (answer.type === 'invalid') return <p className={styles.problem}>{t.clockInvalid}</p>;
  if (answer.type === 'moment') {
    const { at, offsetSeconds, rule } = answer.moment;
    if (at === null || offsetSeconds === null || rule === null) return null;
    if (rule === 'override') {
      return <OverrideNote birth={props.birth} offsetSeconds={offsetSeconds} onChange={props.onChange} />;
    }
    const why = {
      zone: t[namedTime(zone, at)](zone),
      'zone-history': t.ruleHistory(zone),
      'local-mean-time': t.ruleLocalMean,
      manual: t.ruleManual,
    }[rule];
    return (
      <p className="num">
        {t.utc(writeOffset(offsetSeconds))}, {why}
      </p>
    );
  }
  const readings =
    answer.type === 'ambiguous'
      ? ([
          { key: 'first', label: t.firstTime, reading: answer.first },
          { key: 'second', label: t.secondTime, reading: answer.second },
        ] as const)
      : ([
          { key: 'before', label: t.gapBefore, reading: answer.before },
          { key: 'after', label: t.gapAfter, reading: answer.after },
        ] as const);
  return (
    <fieldset
      className={styles.question}
      data-field="clock"
      aria-describedby={props.clockProblem === undefined ? undefined : props.problemId}
    >
      <legend>{answer.type === 'ambiguous' ? t.ambiguous : t.gap}</legend>
      {readings.map(({ key, label, reading }) => (
        <label key={key} className={styles.radio}>
          <input
            type="radio"
            name={name}
            checked={
              key === 'first' || key === 'second'
                ? draft.fold === key
                : draft.gapOffset === reading.offsetSeconds
            }
            onChange={() =>
              props.onChange(
                key === 'first' || key === 'second' ? { fold: key } : { gapOffset: reading.offsetSeconds },
              )
            }
          />
          <span>
            {label}
            <span className="meta num">
              {t.reading(writeOffset(reading.offsetSeconds), writeUtc(reading.at))}
            </span>
          </span>
        </label>
      ))}
      {answer.type === 'ambiguous' && <p className="meta">{t.ambiguousHelp}</p>}
    </fieldset>
  );
}

type Override = Extract<LocalTimeAnswer, { readonly type: 'exact'; readonly rule: 'override' }>;

/** Where the zone is known to be wrong: on whose word, and what the zone alone would have said. */
function OverrideNote(props: {
  birth: Birth;
  offsetSeconds: number;
  onChange: (change: Partial<BirthDraft>) => void;
}) {
  const t = useText(uiBirth);
  const { offsetSeconds } = props;
  const { date, time, place, zone } = props.birth;
  const latDeg = place?.latDeg;
  const lonDeg = place?.lonDeg;
  const [found, setFound] = useState<Override | null>(null);
  useEffect(() => {
    if (date === null || time === null || latDeg === undefined || lonDeg === undefined || zone === null) {
      return undefined;
    }
    let current = true;
    void Promise.all([import('#astro/time/local-time.ts'), import('#astro/time/zone.ts')]).then(
      ([{ localToInstant }, { createZoneRules }]) => {
        const answer = localToInstant({ date, time, zone, latDeg, lonDeg }, createZoneRules());
        if (current && answer.type === 'exact' && answer.rule === 'override') setFound(answer);
      },
    );
    return () => {
      current = false;
    };
  }, [date, time, latDeg, lonDeg, zone]);
  const other = found?.zoneAnswer.type === 'exact' ? found.zoneAnswer.offsetSeconds : null;
  return (
    <>
      <p className="num">
        {t.utc(writeOffset(offsetSeconds))}, {t.ruleOverride(zone ?? '')}
      </p>
      {found !== null && <p className="meta">{t.overrideSource(found.override.source)}</p>}
      {other !== null && (
        <p className="num">
          {t.overrideAlternative(writeOffset(other), zone ?? '')}{' '}
          <TextButton onClick={() => props.onChange({ offset: writeOffset(other) })}>
            {t.takeAlternative(writeOffset(other))}
          </TextButton>
        </p>
      )}
    </>
  );
}

/** Whether the platform calls the zone's time at that instant summer or standard time; many zones have no such name. */
function namedTime(zone: string, at: number): 'ruleSummer' | 'ruleStandard' | 'ruleZone' {
  try {
    const parts = new Intl.DateTimeFormat('en', { timeZone: zone, timeZoneName: 'long' }).formatToParts(at);
    const named = parts.find(({ type }) => type === 'timeZoneName')?.value ?? '';
    if (/summer|daylight/i.test(named)) return 'ruleSummer';
    return /standard/i.test(named) ? 'ruleStandard' : 'ruleZone';
  } catch {
    // The platform does not know this name of the zone; the offset came from its main one.
    return 'ruleZone';
  }
}
