import type { UnixMs } from '#astro/time/instant.ts';
import { uiCharts } from '#text/en/ui-charts.ts';
import { useText } from '#ui/use-text.ts';
import { chartName } from './chart-request.ts';
import type { ChartSettings } from './chart-settings.ts';
import styles from './charts.module.css';
import { HumanDesignResult } from './human-design-result.tsx';
import { Interpretation } from './interpretation.tsx';
import { NatalResult } from './natal-result.tsx';
import { SynastryResult } from './synastry-result.tsx';
import { TransitResult } from './transit-result.tsx';
import type { ChartResult as Result } from './use-chart.ts';
import { useChartSheet } from './use-chart-sheet.ts';
import { useMeanings } from './use-meanings.ts';

/** A chart as it was computed, and under it what it says. */
export function ChartResult(props: {
  result: Result;
  settings: ChartSettings;
  at: UnixMs;
  /** A question about the chart stands in the chat. */
  onAsked?: () => void;
}) {
  const t = useText(uiCharts);
  const { result, settings } = props;
  return (
    <div className={styles.result}>
      <h2 className="sr-only">{chartName(t, result.kind)}</h2>
      <Drawing result={result} settings={settings} onAsked={props.onAsked} />
      <Words result={result} settings={settings} at={props.at} />
    </div>
  );
}

function Drawing(props: { result: Result; settings: ChartSettings; onAsked: (() => void) | undefined }) {
  const { result, settings } = props;
  switch (result.kind) {
    case 'natal':
      return <NatalResult result={result} settings={props.settings} onAsked={props.onAsked} />;
    case 'transit':
      return <TransitResult result={result} settings={settings} />;
    case 'synastry':
      return <SynastryResult result={result} />;
    case 'human-design':
      return <HumanDesignResult result={result} />;
  }
}

function Words(props: { result: Result; settings: ChartSettings; at: UnixMs }) {
  const { result, settings } = props;
  const meanings = useMeanings(result, settings.zone);
  const sheet = useChartSheet(result, settings, props.at);
  return <Interpretation sheet={sheet} meanings={meanings} zone={settings.zone} now={props.at} />;
}
