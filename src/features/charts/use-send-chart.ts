import { useAttachToChat } from '#parts/chat/attach-to-chat.ts';
import { writeTime } from '#parts/chart/zone-times.ts';
import { useLocalData } from '#store/db-context.tsx';
import { uiBodygraph } from '#text/en/ui-bodygraph.ts';
import { uiChart } from '#text/en/ui-chart.ts';
import { uiCharts } from '#text/en/ui-charts.ts';
import { useText } from '#ui/use-text.ts';
import { attachedOf } from './chart-request.ts';
import { sendText } from './send-text.ts';
import type { ChartResult } from './use-chart.ts';

/** Puts a chart and words that name it into the input of the chat. */
export function useSendChart(zone: string): (result: ChartResult) => void {
  const t = useText(uiCharts);
  const chart = useText(uiChart);
  const graph = useText(uiBodygraph);
  const attach = useAttachToChat();
  const { deps } = useLocalData();
  return (result) => {
    const day = (at: number) => writeTime(at, zone, 'dayLong');
    const now = deps.clock.now();
    attach({
      text: sendText(result, { t, chart, graph, now, day }),
      attached: attachedOf(t, result.request),
    });
  };
}
