import { useLiveQuery } from 'dexie-react-hooks';
import { isLoopDone, zoneOfDays } from '#db/days.ts';
import { localDateTime } from '#lib/local-date.ts';
import { useLocalData } from '#store/db-context.tsx';
import { useNow } from '#ui/use-now.ts';

export type TodaysLoop = {
  /** `YYYY-MM-DD` and `HH:MM` in the zone of the person's days. */
  readonly date: string;
  readonly time: string;
  readonly zone: string;
  readonly done: boolean;
};

/** The person's day as it is now, over midnight too, and whether its Soul Loop is done; undefined until it is read. */
export function useTodaysLoop(): TodaysLoop | undefined {
  const { db, deps } = useLocalData();
  const now = useNow(deps.clock.now);
  const zone = useLiveQuery(() => zoneOfDays(db), [db]);
  const today = zone === undefined ? null : localDateTime(now, zone);
  const date = today?.date ?? null;
  const done = useLiveQuery(
    async () => (date === null ? undefined : { date, done: await isLoopDone(db, date) }),
    [db, date],
  );
  // Just after midnight the answer is still that of the day before.
  if (zone === undefined || today === null || done === undefined || done.date !== today.date)
    return undefined;
  return { ...today, zone, done: done.done };
}
