import type { NatalView } from '#engine/protocol.ts';
import { ChartFigure } from '#parts/chart/chart-figure.tsx';
import { ChartSummary } from '#parts/chart/chart-summary.tsx';
import { type ChartText, type ChartView, chartView, rangeView } from '#parts/chart/chart-view.ts';
import { uiChart } from '#text/en/ui-chart.ts';
import { uiCharts } from '#text/en/ui-charts.ts';
import { useText } from '#ui/use-text.ts';
import { BigThree } from './big-three.tsx';
import { attachedOf, someoneTitle } from './chart-request.ts';
import type { ChartSettings } from './chart-settings.ts';
import type { ChartResult } from './use-chart.ts';

type Resolved = Exclude<NatalView, { readonly type: 'unresolved' }>;

/** A birth chart: the three that most people know, then the wheel with its tables. */
export function NatalResult(props: {
  result: Extract<ChartResult, { readonly kind: 'natal' }>;
  settings: ChartSettings;
  onAsked: (() => void) | undefined;
}) {
  const t = useText(uiChart);
  const charts = useText(uiCharts);
  const { request, view: computed } = props.result;
  const view = viewOf(computed, t);
  return (
    <>
      <BigThree view={view} />
      <ChartFigure
        view={view}
        title={someoneTitle(request.subject)}
        notes={notesOf(computed, t)}
        ask={{ attached: attachedOf(charts, request), onAsked: props.onAsked }}
      />
      <ChartSummary natal={computed} request={{ birth: request.subject.birth, ...props.settings.school }} />
    </>
  );
}

/** The chart, or the stretches of a birth whose time or place is unknown. */
export function viewOf(view: Resolved, t: ChartText): ChartView {
  return view.type === 'chart' ? chartView(view.chart, t, view) : rangeView(view.range, t);
}

/** What the reader should know about this chart before trusting it. */
export function notesOf(view: Resolved, t: ChartText): readonly string[] {
  const { details } = view.moment;
  if (view.type === 'range') return [details.place === null ? t.placeWouldAdd : t.timeWouldAdd];
  const { houses } = view.chart;
  return [
    ...(details.plusMinusMin > 0 ? [t.doubtNote(details.plusMinusMin)] : []),
    ...(houses?.fellBack === true ? [t.polar(t[houses.requested])] : []),
  ];
}
