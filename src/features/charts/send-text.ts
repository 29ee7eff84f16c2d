/** What is put into the input of the chat with a chart: the tool and what it found, then a question. */
import type { SignId } from '#astro/angle/sign.ts';
import { birthTitle } from '#parts/birth/birth-words.ts';
import type { uiBodygraph } from '#text/en/ui-bodygraph.ts';
import type { uiChart } from '#text/en/ui-chart.ts';
import type { uiCharts } from '#text/en/ui-charts.ts';
import type { Someone } from './chart-request.ts';
import { inSentence, pairNames } from './pair-names.ts';
import { pairView, signed } from './pair-view.ts';
import { isUnder18 } from './under-18.ts';
import type { ChartResult } from './use-chart.ts';

export type SendWords = {
  readonly t: typeof uiCharts;
  readonly chart: typeof uiChart;
  readonly graph: typeof uiBodygraph;
  /** Milliseconds since 1970, by which somebody is under eighteen or not. */
  readonly now: number;
  /** A day in the person's zone: "21 November 2026". */
  readonly day: (at: number) => string;
};

/** "Natal Chart for 14 April 1993, 07:42, Lisbon: Sun in Aries, Moon in Capricorn, Taurus rising. What stands out?" */
export function sendText(result: ChartResult, words: SendWords): string {
  const { t } = words;
  const subject = whose(result.request.subject, t);
  switch (result.kind) {
    case 'natal':
      return t.sendNatal(subject, natalFound(result.view, words));
    case 'transit': {
      const { from, to } = result.request.span;
      const exact = result.view.series.flatMap((one) => one.exact).filter((at) => at >= from && at < to);
      return t.sendTransit(
        subject,
        t.spanTitle(words.day(from), words.day(to)),
        t.transitsFound(exact.length),
      );
    }
    case 'synastry':
      return t.sendSynastry(subject, whose(result.request.partner, t), pairFound(result, words));
    case 'human-design':
      return t.sendHumanDesign(subject, designFound(result.view, words));
  }
}

function whose({ name, birth }: Someone, t: typeof uiCharts): string {
  const title = [birthTitle(birth), ...(birth.time === null ? [t.timeUnknown] : [])].join(', ');
  return name === '' ? title : t.nameAndBirth(name, title);
}

type Natal = Extract<ChartResult, { readonly kind: 'natal' }>['view'];

function natalFound(view: Natal, { t, chart }: SendWords): string {
  const signs = (id: 'sun' | 'moon'): readonly SignId[] => {
    if (view.type === 'range') return view.range.bodies.find((body) => body.id === id)?.signs ?? [];
    const found = view.chart.bodies.find((body) => body.body === id);
    return found === undefined ? [] : [found.sign];
  };
  const place = (id: 'sun' | 'moon') => {
    const [first, second] = signs(id);
    if (first === undefined) return [];
    const sign = second === undefined ? chart[first] : t.signOr(chart[first], chart[second]);
    return [t.bodyIn(chart[id], sign)];
  };
  const asc = view.type === 'chart' ? view.chart.angles?.asc : undefined;
  return [...place('sun'), ...place('moon'), ...(asc === undefined ? [] : [t.rising(chart[asc.sign])])].join(
    ', ',
  );
}

function pairFound(
  { view, request }: Extract<ChartResult, { readonly kind: 'synastry' }>,
  { t, chart, now }: SendWords,
): string {
  const pair = pairView(view);
  const names = pairNames(t, request.subject.name, request.partner.name);
  const [strongest] = pair.contacts.toSorted((a, b) => Math.abs(b.weight) - Math.abs(a.weight));
  const contact =
    strongest === undefined
      ? []
      : [
          t.strongest(
            t.contact(
              t.of(inSentence(t, names.firstOwn), chart[strongest.a]),
              chart[strongest.aspect].toLowerCase(),
              t.of(inSentence(t, names.secondOwn), chart[strongest.b]),
            ),
          ),
        ];
  const total =
    pair.score === null
      ? t.totalBetween(signed(pair.bounds.least), signed(pair.bounds.most))
      : t.totalOf(signed(pair.score.total));
  return [...(isUnder18(request, now) ? [] : [total]), ...contact].join(', ');
}

function designFound(
  view: Extract<ChartResult, { readonly kind: 'human-design' }>['view'],
  { t, graph }: SendWords,
): string {
  if (view.type === 'range') {
    const types = view.range.types.map(({ value }) => graph[`type-${value}`]);
    return types.slice(1).reduce((said, one) => t.hdOr(said, one), types[0] ?? graph.nothing);
  }
  const { type, profile, authority } = view.chart;
  return t.designFound(graph[`type-${type}`], profile, graph[`authority-${authority}`].toLowerCase());
}
