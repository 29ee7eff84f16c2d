import { useEffect, useState } from 'react';
import { type TransitMeaning, TransitTimeline } from '#parts/chart/transit-timeline.tsx';
import { uiChart } from '#text/en/ui-chart.ts';
import { useText } from '#ui/use-text.ts';
import { someoneTitle } from './chart-request.ts';
import type { ChartSettings } from './chart-settings.ts';
import styles from './charts.module.css';
import type { ChartResult } from './use-chart.ts';

type Result = Extract<ChartResult, { readonly kind: 'transit' }>;

/** What passes over a birth chart, from the day that was asked for. */
export function TransitResult({ result, settings }: { result: Result; settings: ChartSettings }) {
  const t = useText(uiChart);
  const meaning = useTransitMeaning();
  const { subject, span, length } = result.request;
  return (
    <>
      <p className="muted num">{someoneTitle(subject)}</p>
      {result.view.moment.at === null && <p className={styles.note}>{t.timeUnknownMoves}</p>}
      <TransitTimeline
        birth={subject.birth}
        {...settings.school}
        zone={settings.zone}
        start={span.from}
        scale={({ month: 'days', quarter: 'months', year: 'year' } as const)[length]}
        {...(meaning !== null && { meaning })}
      />
    </>
  );
}

/** The words of a transit by its key; null until they are here. */
function useTransitMeaning(): TransitMeaning | null {
  const [meaning, setMeaning] = useState<{ readonly of: TransitMeaning } | null>(null);
  useEffect(() => {
    let here = true;
    void import('#text/en/meanings/meaning.ts').then(({ transitMeaning }) => {
      if (!here) return;
      setMeaning({
        of: (key) => {
          const [mover = '', aspect = '', point = ''] = key.split('-');
          return transitMeaning(mover, aspect, point);
        },
      });
    });
    return () => {
      here = false;
    };
  }, []);
  return meaning?.of ?? null;
}
