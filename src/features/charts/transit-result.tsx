import { useState } from 'react';
import { MachineFigure } from '#parts/chart/machine-figure.tsx';
import { MachineToggle } from '#parts/chart/machine-toggle.tsx';
import { TransitTimeline } from '#parts/chart/transit-timeline.tsx';
import { uiChart } from '#text/en/ui-chart.ts';
import { useText } from '#ui/use-text.ts';
import { someoneTitle } from './chart-request.ts';
import type { ChartSettings } from './chart-settings.ts';
import styles from './charts.module.css';
import type { ChartResult } from './use-chart.ts';

type Result = Extract<ChartResult, { readonly kind: 'transit' }>;

/** What passes over a birth chart, from the day that was asked for, and the sky of any moment round it. */
export function TransitResult({ result, settings }: { result: Result; settings: ChartSettings }) {
  const t = useText(uiChart);
  const [machine, setMachine] = useState(false);
  const { subject, span, length } = result.request;
  const timed = result.view.moment.at !== null;
  return (
    <>
      <p className="muted num">{someoneTitle(subject)}</p>
      {!timed && <p className={styles.note}>{t.timeUnknownMoves}</p>}
      <TransitTimeline
        birth={subject.birth}
        {...settings.school}
        zone={settings.zone}
        span={span}
        scale={({ month: 'days', quarter: 'months', year: 'year' } as const)[length]}
      />
      {timed && (
        <section>
          <MachineToggle open={machine} onToggle={() => setMachine((was) => !was)} />
          {machine && (
            <MachineFigure
              birth={subject.birth}
              {...settings.school}
              zone={settings.zone}
              title={someoneTitle(subject)}
              start={span.from}
            />
          )}
        </section>
      )}
    </>
  );
}
