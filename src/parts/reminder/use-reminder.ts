import { useLiveQuery } from 'dexie-react-hooks';
import { useMemo, useState } from 'react';
import { type ReminderWay, reminderWay } from '#db/reminder.ts';
import { getSetting, setSetting } from '#db/settings.ts';
import { zoneOfDays } from '#db/days.ts';
import { useApi } from '#store/api-context.tsx';
import { useLocalData } from '#store/db-context.tsx';
import { useSession } from '#store/session.ts';
import { browserReminderDevice, type Permission } from './reminder-device.ts';
import type { ReminderDeps, TurnedOn } from './reminder.ts';

const load = () => import('./reminder.ts');

export type ReminderControl = {
  readonly on: boolean;
  readonly time: string;
  readonly zone: string;
  /** Null while it is arranged. */
  readonly way: ReminderWay['type'] | null;
  readonly permission: Permission;
  readonly busy: boolean;
  /** What came of the last press, where it was not what was wanted. */
  readonly problem: Exclude<TurnedOn['type'], 'on'> | null;
  readonly turn: (on: boolean) => void;
  readonly setTime: (time: string) => void;
};

/** The daily reminder of this device; undefined until it is read. */
export function useReminder(): ReminderControl | undefined {
  const { db, deps } = useLocalData();
  const api = useApi();
  const session = useSession();
  const [busy, setBusy] = useState(false);
  const [problem, setProblem] = useState<ReminderControl['problem']>(null);
  const kept = useLiveQuery(
    async () => ({
      on: await getSetting(db, 'reminder.on'),
      time: await getSetting(db, 'reminder.time'),
      zone: await zoneOfDays(db),
      way: (await reminderWay(db))?.type ?? null,
    }),
    [db],
  );
  const signedIn = session.type === 'signed-in' && session.standing !== 'ended';
  const given = useMemo<ReminderDeps>(
    () => ({ db, deps, api, device: browserReminderDevice, signedIn }),
    [api, db, deps, signedIn],
  );
  if (kept === undefined) return undefined;

  const turn = async (on: boolean): Promise<void> => {
    if (busy) return;
    setBusy(true);
    setProblem(null);
    const loading = load();
    try {
      // Some browsers let a page ask only in the very answer to a press, so nothing is waited for before.
      if (on) {
        const asked = given.device.ask();
        const { turnReminderOn } = await loading;
        const turned = await turnReminderOn({ ...given, device: { ...given.device, ask: () => asked } });
        setProblem(turned.type === 'on' ? null : turned.type);
      } else if (!(await (await loading).turnReminderOff(given))) setProblem('failed');
    } catch {
      setProblem('failed');
    } finally {
      setBusy(false);
    }
  };
  return {
    ...kept,
    permission: given.device.permission(),
    busy,
    problem,
    turn: (on) => void turn(on),
    setTime: (time) =>
      void setSetting(db, deps, 'reminder.time', time).then((result) =>
        setProblem(result.ok ? null : 'failed'),
      ),
  };
}
