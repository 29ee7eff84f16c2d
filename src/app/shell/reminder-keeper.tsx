import { useLiveQuery } from 'dexie-react-hooks';
import { useEffect } from 'react';
import { getSetting } from '#db/settings.ts';
import { browserReminderDevice } from '#parts/reminder/reminder-device.ts';
import { keepReminderInStep } from '#parts/reminder/reminder.ts';
import { useTodaysLoop } from '#parts/reminder/todays-loop.ts';
import { useApi } from '#store/api-context.tsx';
import { useLocalData } from '#store/db-context.tsx';
import { type Session, useSession } from '#store/session.ts';

/** Shows nothing: keeps the dot on the app's icon and the way the daily reminder comes by in step, while it is on. */
export function ReminderKeeper() {
  const { db } = useLocalData();
  const on = useLiveQuery(() => getSetting(db, 'reminder.on'), [db]);
  return on === true ? <Keeper /> : null;
}

function Keeper() {
  const { db, deps } = useLocalData();
  const api = useApi();
  const session = useSession();
  const today = useTodaysLoop();
  const { setBadge } = browserReminderDevice;
  const isOpen = today === undefined ? null : !today.done;
  useEffect(() => {
    if (isOpen !== null) setBadge(isOpen);
  }, [isOpen, setBadge]);
  useEffect(() => () => setBadge(false), [setBadge]);

  const zone = today?.zone;
  const time = useLiveQuery(() => getSetting(db, 'reminder.time'), [db]);
  const here = whoIsHere(session);
  useEffect(() => {
    if (here === null || zone === undefined || time === undefined) return undefined;
    const keep = () =>
      void keepReminderInStep({
        db,
        deps,
        api,
        device: browserReminderDevice,
        signedIn: here === 'in',
      }).catch(() => undefined);
    // A time that is being typed passes through others.
    const timer = setTimeout(keep, 1500);
    window.addEventListener('online', keep);
    return () => {
      clearTimeout(timer);
      window.removeEventListener('online', keep);
    };
  }, [api, db, deps, here, time, zone]);
  return null;
}

/** Null while it is not known whether the server may be asked. */
function whoIsHere(session: Session): 'in' | 'out' | null {
  if (session.type === 'signed-out') return 'out';
  return session.type === 'signed-in' && session.standing === 'current' ? 'in' : null;
}
