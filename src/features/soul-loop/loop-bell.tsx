import { useLiveQuery } from 'dexie-react-hooks';
import { useEffect } from 'react';
import { getProfile } from '#db/profile.ts';
import { takeReminder } from '#db/reminder.ts';
import { getSetting } from '#db/settings.ts';
import { soulEntryOf } from '#db/soul-entries.ts';
import { localDate } from '#lib/local-date.ts';
import { useLocalData } from '#store/db-context.tsx';
import { useOpenDialog } from '#store/open-dialog.ts';
import { uiSoulLoop } from '#text/en/ui-soul-loop.ts';
import { IconButton } from '#ui/icon-button.tsx';
import { IconBell, IconBellCheck } from '#ui/icons.ts';
import { notify } from '#ui/notify.ts';
import { useNow } from '#ui/use-now.ts';
import { useText } from '#ui/use-text.ts';
import styles from './loop-bell.module.css';

/** The bell of the header: a dot while today's loop is not done, a check mark once it is. */
export function LoopBell() {
  const t = useText(uiSoulLoop);
  const { db, deps } = useLocalData();
  const open = useOpenDialog('soul-loop');
  const now = useNow(deps.clock.now);
  const zone = useLiveQuery(
    async () =>
      (await getSetting(db, 'display.timezone')) ?? new Intl.DateTimeFormat().resolvedOptions().timeZone,
    [db],
  );
  const today = zone === undefined ? null : localDate(now, zone);
  const done = useLiveQuery(
    async () => (today === null ? undefined : (await soulEntryOf(db, today)) !== null),
    [db, today],
  );
  useReminder(done === false ? today : null, open);
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

/** Says once a day that the loop is open, for someone who asked for it. `today` is null while there is nothing to say. */
function useReminder(today: string | null, open: () => void): void {
  const t = useText(uiSoulLoop);
  const { db } = useLocalData();
  const wanted = useLiveQuery(async () => (await getProfile(db))?.preferences.dailyReminders === true, [db]);
  useEffect(() => {
    if (wanted !== true || today === null) return;
    void takeReminder(db, today).then((due) => {
      if (due.ok && due.value) notify({ text: t.reminder, action: { label: t.begin, onAction: open } });
    });
  }, [db, open, t, today, wanted]);
}
