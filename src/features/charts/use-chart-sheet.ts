import type { TransitSeries } from '#astro/event/transit-series.ts';
import type { UnixMs } from '#astro/time/instant.ts';
import type { FactSheet } from '#facts/fact-sheet.ts';
import { useEngineAnswer } from '#parts/use-engine-answer.ts';
import type { ChartSettings } from './chart-settings.ts';
import type { ChartResult } from './use-chart.ts';

/** A sheet has whole seconds, and another search ends within a second of it. */
const SAME_MOMENT_MS = 60_000;

/**
 * The facts under a chart: those it brings, or those of its birth and of the sky when it was asked for. Null while they
 * are computed.
 */
export function useChartSheet(result: ChartResult, settings: ChartSettings, at: UnixMs): FactSheet | null {
  const { kind, request, view } = result;
  const asked = useEngineAnswer(
    'sheet',
    kind === 'natal' || kind === 'transit'
      ? {
          birth: request.subject.birth,
          ...settings.school,
          zone: settings.zone,
          now: at,
          mode: 'western',
          attached: null,
        }
      : null,
  );
  if ('sheet' in view) return view.sheet;
  if (asked.type !== 'answer') return null;
  return kind === 'transit' ? ofSeries(asked.output, view.series) : asked.output;
}

/**
 * The sheet without the transits that are other passes than those shown: it knows the sky around one day, and a timeline
 * may begin years from it.
 */
function ofSeries(sheet: FactSheet, series: readonly TransitSeries[]): FactSheet {
  const shown = new Map<string, readonly number[]>();
  for (const { mover, aspect, point, exact } of series) {
    const id = `transit.${mover}-${aspect}-${point}.exact`;
    shown.set(id, [...(shown.get(id) ?? []), ...exact]);
  }
  const facts = sheet.facts.filter(({ id, value }) => {
    if (value.type !== 'instants' || !/^transit\..*\.exact$/.test(id)) return true;
    const moments = shown.get(id) ?? [];
    return value.at.some((one) => moments.some((at) => Math.abs(at - Date.parse(one)) < SAME_MOMENT_MS));
  });
  return { ...sheet, facts };
}
