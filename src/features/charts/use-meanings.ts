import { useMemo } from 'react';
import { writeTime } from '#parts/chart/zone-times.ts';
import { useLoaded } from '#parts/use-loaded.ts';
import { uiBodygraph } from '#text/en/ui-bodygraph.ts';
import { uiChart } from '#text/en/ui-chart.ts';
import { uiCharts } from '#text/en/ui-charts.ts';
import { useText } from '#ui/use-text.ts';
import type { Meaning } from './meanings.ts';
import type { ChartResult } from './use-chart.ts';

const load = () => import('./meanings.ts');

/** What a chart says; null until the texts are here. They are far larger than the screen, so they come when it is shown. */
export function useMeanings(result: ChartResult, zone: string): readonly Meaning[] | null {
  const chart = useText(uiChart);
  const charts = useText(uiCharts);
  const graph = useText(uiBodygraph);
  const module = useLoaded(load);
  return useMemo(() => {
    const when = (at: number) => writeTime(at, zone, 'dayTime');
    return module?.meaningsOf(result, { chart, charts, graph, when }) ?? null;
  }, [module, result, chart, charts, graph, zone]);
}
