import { useState } from 'react';
import { localDate } from '#lib/local-date.ts';
import { useLocalData } from '#store/db-context.tsx';
import { uiBlueprint } from '#text/en/ui-blueprint.ts';
import { Button } from '#ui/button.tsx';
import { useText } from '#ui/use-text.ts';
import { EntriesDialog, type ShownEntries } from './entries-dialog.tsx';
import { useGrowth } from './growth-data.ts';
import { GrowthTracker, useWindow } from './growth-tracker.tsx';
import { Journey } from './journey.tsx';
import { Preferences } from './preferences.tsx';
import type { Blueprint } from './profile-queries.ts';
import { Section } from './section.tsx';
import { Statistics } from './statistics.tsx';
import styles from './blueprint.module.css';

/** What stands under the profile: days, patterns, counts and preferences. */
export function StatsSection({ blueprint }: { blueprint: Blueprint }) {
  const t = useText(uiBlueprint);
  const { deps } = useLocalData();
  const { zone, profile } = blueprint;
  const { view, fromChats, failed, again } = useGrowth(zone);
  const [window, setWindow] = useWindow();
  const [shown, setShown] = useState<ShownEntries | null>(null);
  const today = localDate(deps.clock.now(), zone);
  return (
    <div className={styles.sections}>
      {view === null ? (
        <Section title={t.growth}>
          {failed ? (
            <div>
              <p>{t.failed}</p>
              <Button size="small" onClick={again}>
                {t.tryAgain}
              </Button>
            </div>
          ) : (
            <p role="status" className="muted">
              {t.loading}
            </p>
          )}
        </Section>
      ) : (
        <>
          <GrowthTracker view={view} window={window} onWindow={setWindow} today={today} onShow={setShown} />
          <Journey view={view} fromChats={fromChats} window={window} onWindow={setWindow} onShow={setShown} />
        </>
      )}
      <Statistics zone={zone} />
      <Preferences profile={profile} />
      {shown !== null && (
        <EntriesDialog shown={shown} dates={view?.dates ?? {}} today={today} onClose={() => setShown(null)} />
      )}
    </div>
  );
}
