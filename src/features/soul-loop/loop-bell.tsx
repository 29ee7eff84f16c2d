import { useLiveQuery } from 'dexie-react-hooks';
import { useEffect } from 'react';
import { getProfile } from '#db/profile.ts';
import { takeReminder } from '#db/reminder.ts';
import { getSetting } from '#db/settings.ts';
import { type TodaysLoop, useTodaysLoop } from '#parts/reminder/todays-loop.ts';
import { useLocalData } from '#store/db-context.tsx';
import { useOpenDialog } from '#store/open-dialog.ts';
import { uiSoulLoop } from '#text/en/ui-soul-loop.ts';
import { IconButton } from '#ui/icon-button.tsx';
import { IconBell, IconBellCheck } from '#ui/icons.ts';
import { notify } from '#ui/notify.ts';
import { useText } from '#ui/use-text.ts';
import styles from './loop-bell.module.css';

/** The bell of the header: a dot while today's loop is not done, a check mark once it is. */
export function LoopBell() {
  const t = useText(uiSoulLoop);
  const open = useOpenDialog('soul-loop');
  const today = useTodaysLoop();
  const done = today?.done;
  useReminder(today, open);
  return (
    <span className={styles.bell} data-state={done === undefined ? 'unknown' : done ? 'done' : 'open'}>
      <IconButton
        label={done === undefined ? t.bell : done ? t.bellDone : t.bellOpen}
        icon={done === true ? IconBellCheck : IconBell}
        onClick={open}
      />
    </span>
  );
}

/**
 * Says once a day that the loop is open, for someone who asked for it: at the first look of the day, or from the time of the
 * daily reminder on.
 */
function useReminder(today: TodaysLoop | undefined, open: () => void): void {
  const t = useText(uiSoulLoop);
  const { db } = useLocalData();
  const wantedFrom = useLiveQuery(async () => {
    if ((await getProfile(db))?.preferences.dailyReminders === true) return '00:00';
    return (await getSetting(db, 'reminder.on')) ? getSetting(db, 'reminder.time') : null;
  }, [db]);
  const date = today?.done === false ? today.date : null;
  const isTime =
    today !== undefined && wantedFrom !== undefined && wantedFrom !== null && today.time >= wantedFrom;
  useEffect(() => {
    if (!isTime || date === null) return;
    void takeReminder(db, date).then((due) => {
      if (due.ok && due.value) notify({ text: t.reminder, action: { label: t.begin, onAction: open } });
    });
  }, [date, db, isTime, open, t]);
}
