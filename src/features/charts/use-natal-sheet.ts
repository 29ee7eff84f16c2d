import type { UnixMs } from '#astro/time/instant.ts';
import type { FactSheet } from '#facts/fact-sheet.ts';
import { useEngineAnswer } from '#parts/use-engine-answer.ts';
import type { ChartSettings } from './chart-settings.ts';
import type { ChartResult } from './use-chart.ts';

/** The facts of a birth chart, null while they are computed and for the charts that bring their own. */
export function useNatalSheet(result: ChartResult, settings: ChartSettings, at: UnixMs): FactSheet | null {
  const asked = useEngineAnswer(
    'sheet',
    result.kind === 'natal'
      ? {
          birth: result.request.subject.birth,
          ...settings.school,
          zone: settings.zone,
          now: at,
          mode: 'western',
          attached: null,
        }
      : null,
  );
  return asked.type === 'answer' ? asked.output : null;
}
