import { useLiveQuery } from 'dexie-react-hooks';
import { useEffect } from 'react';
import { getSetting } from '#db/settings.ts';
import { useLocalData } from '#store/db-context.tsx';
import { setPageSettings } from '#store/page-settings.ts';
import { setMotion } from '#ui/motion.ts';

/** Settings that hold for the whole page and not for one screen of it: whether things move, how years are written. */
export function useAppliedSettings(): void {
  const { db } = useLocalData();
  const chosen = useLiveQuery(
    async () => ({
      motion: await getSetting(db, 'display.motion'),
      page: {
        era: await getSetting(db, 'display.era'),
        zodiac: await getSetting(db, 'chart.zodiac'),
        autoSave: await getSetting(db, 'general.autoSave'),
      },
    }),
    [db],
  );
  useEffect(() => {
    if (chosen === undefined) return;
    setPageSettings(chosen.page);
    setMotion(chosen.motion);
  }, [chosen]);
}
