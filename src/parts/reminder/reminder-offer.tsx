import { useOpenSettings } from '#store/open-settings.ts';
import { uiReminder } from '#text/en/ui-reminder.ts';
import { Button } from '#ui/button.tsx';
import { TextButton } from '#ui/text-link.tsx';
import { useText } from '#ui/use-text.ts';
import styles from './reminder.module.css';
import { reminderStatus } from './reminder-status.ts';
import { useReminder } from './use-reminder.ts';

/** At the end of the loop: one press turns the reminder on, or says when it comes. Nothing where the browser shows none. */
export function ReminderOffer({ onLeave }: { onLeave: () => void }) {
  const t = useText(uiReminder);
  const reminder = useReminder();
  const openSettings = useOpenSettings();
  if (reminder === undefined || reminder.permission === 'unsupported') return null;
  const { on, time, busy, problem } = reminder;
  const { text, isProblem } = reminderStatus(reminder, t);
  return (
    <div className={styles.offer}>
      {on ? (
        <p>
          {t.remindedAt(time)}{' '}
          <TextButton
            onClick={() => {
              onLeave();
              openSettings('general');
            }}
          >
            {t.change}
          </TextButton>
        </p>
      ) : (
        <Button size="small" aria-disabled={busy} onClick={() => reminder.turn(true)}>
          {t.remindMe(time)}
        </Button>
      )}
      <p role="status" className={isProblem ? styles.problem : 'meta'}>
        {problem !== null || busy ? text : ''}
      </p>
    </div>
  );
}
