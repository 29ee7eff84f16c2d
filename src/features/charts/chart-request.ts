/** What a chart is asked for: whose birth, with whom, over what stretch. */
import type { UnixMs } from '#astro/time/instant.ts';
import type { AttachedChart } from '#contract/attached-chart.ts';
import type { KnownBirth } from '#contract/birth-details.ts';
import { birthTitle } from '#parts/birth/birth-words.ts';
import type { uiCharts } from '#text/en/ui-charts.ts';

import type { SpanLength } from './span.ts';

export type ChartKind = 'natal' | 'transit' | 'synastry' | 'human-design';

export type Someone = { readonly name: string; readonly birth: KnownBirth };
export type Span = { readonly from: UnixMs; readonly to: UnixMs };

export type ChartRequest =
  | { readonly kind: 'natal'; readonly subject: Someone }
  | { readonly kind: 'human-design'; readonly subject: Someone }
  | {
      readonly kind: 'transit';
      readonly subject: Someone;
      readonly span: Span;
      /** How much of it the timeline shows at first. */
      readonly length: SpanLength;
    }
  | { readonly kind: 'synastry'; readonly subject: Someone; readonly partner: Someone };

export type RequestOf<Kind extends ChartKind> = Extract<ChartRequest, { readonly kind: Kind }>;

/** "Marta, 14 April 1993, 07:42, Lisbon". */
export function someoneTitle({ name, birth }: Someone): string {
  return [name, birthTitle(birth)].filter((part) => part !== '').join(', ');
}

export function chartName(t: typeof uiCharts, kind: ChartKind): string {
  return {
    natal: t.natalChart,
    transit: t.transitChart,
    synastry: t.synastryChart,
    'human-design': t.humanDesignChart,
  }[kind];
}

/** The chart as it goes with a message. */
export function attachedOf(t: typeof uiCharts, request: ChartRequest): AttachedChart {
  const partner = request.kind === 'synastry' ? request.partner : null;
  const people = [request.subject, ...(partner === null ? [] : [partner])].map(someoneTitle).join(' – ');
  return {
    chartType: request.kind,
    title: `${chartName(t, request.kind)}, ${people}`.slice(0, 200),
    subject: { name: request.subject.name, birth: request.subject.birth },
    partner: partner === null ? null : { name: partner.name, birth: partner.birth },
    span: request.kind === 'transit' ? request.span : null,
  };
}
