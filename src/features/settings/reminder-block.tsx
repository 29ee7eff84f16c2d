import { useId, useState } from 'react';
import { getSetting, setSetting } from '#db/settings.ts';
import { nextDaily } from '#lib/daily-time.ts';
import { paths } from '#app/paths.ts';
import fields from '#parts/birth/birth-form.module.css';
import { Field } from '#parts/birth/field.tsx';
import look from '#parts/reminder/reminder.module.css';
import { reminderStatus } from '#parts/reminder/reminder-status.ts';
import { type ReminderControl, useReminder } from '#parts/reminder/use-reminder.ts';
import { dailyReminderFile } from '#practice/ics/daily-reminder.ts';
import { useLocalData } from '#store/db-context.tsx';
import { uiReminder } from '#text/en/ui-reminder.ts';
import { Button } from '#ui/button.tsx';
import { saveBlob } from '#ui/drawing-export.ts';
import { useText } from '#ui/use-text.ts';
import styles from './panes.module.css';

/** The daily reminder: on or off, when, by which way it comes, and a calendar file for where no way is good. */
export function ReminderBlock() {
  const t = useText(uiReminder);
  const id = useId();
  const reminder = useReminder();
  if (reminder === undefined) return null;
  const { text, isProblem } = reminderStatus(reminder, t);
  return (
    <section className={styles.block} aria-labelledby={id}>
      <h4 id={id} className={styles.heading}>
        {t.heading}
      </h4>
      <div className={look.form}>
        <p id={`${id}note`} className={styles.note}>
          {t.note}
        </p>
        <label className={look.switch}>
          <input
            type="checkbox"
            data-setting="reminder"
            checked={reminder.on}
            aria-disabled={reminder.busy}
            aria-describedby={`${id}note`}
            onChange={() => reminder.turn(!reminder.on)}
          />
          {t.switch}
        </label>
        <p role="status" className={isProblem ? look.problem : 'meta'}>
          {text}
        </p>
        {reminder.on && <p className="meta">{t.badge}</p>}
        <Time id={`${id}time`} reminder={reminder} />
        <Calendar reminder={reminder} />
      </div>
    </section>
  );
}

/** What is typed counts once it is a time. */
function Time({ id, reminder }: { id: string; reminder: ReminderControl }) {
  const t = useText(uiReminder);
  const [typed, setTyped] = useState(reminder.time);
  const isTime = /^(?:[01]\d|2[0-3]):[0-5]\d$/.test(typed);
  return (
    <Field id={id} label={t.time} hint={t.timeHint(reminder.zone)} problem={isTime ? undefined : t.timeWrong}>
      {(ties) => (
        <input
          {...ties}
          type="time"
          className={`${fields.input} ${look.time}`}
          value={typed}
          onChange={({ target }) => {
            setTyped(target.value);
            if (/^(?:[01]\d|2[0-3]):[0-5]\d$/.test(target.value)) reminder.setTime(target.value);
          }}
        />
      )}
    </Field>
  );
}

function Calendar({ reminder: { time, zone } }: { reminder: ReminderControl }) {
  const t = useText(uiReminder);
  const { db, deps } = useLocalData();
  const [said, setSaid] = useState<'made' | 'failed' | null>(null);
  const save = async (): Promise<void> => {
    try {
      let owner = await getSetting(db, 'calendar.owner');
      if (owner === '') {
        owner = crypto.randomUUID();
        await setSetting(db, deps, 'calendar.owner', owner);
      }
      const now = deps.clock.now();
      const text = dailyReminderFile({
        day: nextDaily(now, time, zone).day,
        time,
        summary: t.calendarTitle,
        description: t.calendarText,
        url: location.protocol === 'https:' ? new URL(paths.soulLoop, location.origin).href : null,
        owner,
        now,
        lang: 'en',
      });
      saveBlob(t.calendarFile, new Blob([text], { type: 'text/calendar;charset=utf-8' }));
      setSaid('made');
    } catch {
      setSaid('failed');
    }
  };
  return (
    <div className={look.calendar}>
      <Button size="small" onClick={() => void save()}>
        {t.calendar}
      </Button>
      <p className="meta">{t.calendarNote}</p>
      <p role="status" className={said === 'failed' ? look.problem : 'meta'}>
        {said === null ? '' : said === 'made' ? t.calendarMade : t.failed}
      </p>
    </div>
  );
}
