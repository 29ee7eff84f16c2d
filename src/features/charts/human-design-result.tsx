import { useMemo, useState } from 'react';
import type { HumanDesignRange } from '#astro/humandesign/range.ts';
import type { HumanDesignView } from '#engine/protocol.ts';
import { useLoaded } from '#parts/use-loaded.ts';
import { uiBodygraph } from '#text/en/ui-bodygraph.ts';
import { uiCharts } from '#text/en/ui-charts.ts';
import { Bodygraph } from '#ui/bodygraph/bodygraph.tsx';
import {
  type BodygraphData,
  type BodygraphId,
  bodygraphOfChart,
  bodygraphOfRange,
} from '#ui/bodygraph/bodygraph-data.ts';
import { BodygraphKey, BodygraphTable } from '#ui/bodygraph/bodygraph-table.tsx';
import { bodygraphNames } from '#ui/bodygraph/bodygraph-words.ts';
import { useText } from '#ui/use-text.ts';
import { someoneTitle } from './chart-request.ts';
import styles from './charts.module.css';
import type { ChartResult } from './use-chart.ts';

type Result = Extract<ChartResult, { readonly kind: 'human-design' }>;
type Resolved = Exclude<HumanDesignView, { readonly type: 'unresolved' }>;
type Graph = typeof uiBodygraph;
const loadTexts = () => import('./bodygraph-texts.ts');

/** A bodygraph with its legend and tables, and what the selected part means. */
export function HumanDesignResult({ result }: { result: Result }) {
  const t = useText(uiCharts);
  const words = useText(uiBodygraph);
  const [selected, setSelected] = useState<BodygraphId>('center.g');
  const { view, request } = result;
  const data = useMemo(
    () => (view.type === 'chart' ? bodygraphOfChart(view.chart, view.near) : bodygraphOfRange(view.range)),
    [view],
  );
  const title = someoneTitle(request.subject);
  const doubt = request.subject.birth.plusMinusMin;
  return (
    <>
      <p className="muted num">{title}</p>
      {view.type === 'range' && <p className={styles.note}>{t.hdRange}</p>}
      {view.type === 'chart' && doubt > 0 && <p className={styles.note}>{t.hdDoubt(doubt)}</p>}
      <dl className={styles.design} aria-label={t.hdFacts}>
        {designRows(words, view, t).map(([label, value]) => (
          <div key={label}>
            <dt>{label}</dt>
            <dd>{value}</dd>
          </div>
        ))}
      </dl>
      <div className={styles.together}>
        <div>
          <figure className={styles.figure}>
            <Bodygraph
              data={data}
              title={`${words.title}, ${title}`}
              selected={selected}
              onSelect={setSelected}
            />
            <BodygraphKey doubtful={view.type === 'range' || view.doubt !== null} />
          </figure>
          <PartCard data={data} selected={selected} />
        </div>
        <div className={styles.column}>
          <BodygraphTable data={data} selected={selected} onSelect={setSelected} />
          <p className="meta">{t.hdAbout}</p>
        </div>
      </div>
    </>
  );
}

/** What the selected centre, channel or gate is, and what it is read as. */
function PartCard({ data, selected }: { data: BodygraphData; selected: BodygraphId }) {
  const t = useText(uiCharts);
  const words = useText(uiBodygraph);
  const texts = useLoaded(loadTexts);
  const said = texts?.bodygraphText(selected, data);
  return (
    <section className={styles.contacts} aria-live="polite">
      <h3 className={`display ${styles.subheading}`}>{bodygraphNames(words, data).get(selected)}</h3>
      {said !== undefined && said !== null && (
        <p>
          {said.theme !== '' && <b>{said.theme}. </b>}
          {said.text}
        </p>
      )}
      <p className="meta">{t.hdTapHint}</p>
    </section>
  );
}

/** Type, strategy, authority, profile, definition, cross: one value each, or those it may be, the likeliest first. */
function designRows(
  words: Graph,
  view: Resolved,
  t: typeof uiCharts,
): readonly (readonly [label: string, value: string])[] {
  const range: Pick<
    HumanDesignRange,
    'types' | 'strategies' | 'authorities' | 'profiles' | 'definitions' | 'crosses'
  > =
    view.type === 'range'
      ? view.range
      : {
          types: [{ value: view.chart.type, share: 1 }],
          strategies: [{ value: view.chart.strategy, share: 1 }],
          authorities: [{ value: view.chart.authority, share: 1 }],
          profiles: [{ value: view.chart.profile, share: 1 }],
          definitions: [{ value: view.chart.definition, share: 1 }],
          crosses: [{ value: view.chart.cross, share: 1 }],
        };
  const either = (values: readonly string[]): string => {
    const last = values.at(-1) ?? words.nothing;
    return values.length < 2 ? last : t.hdOr(values.slice(0, -1).join(', '), last);
  };
  return [
    [words.type, either(range.types.map(({ value }) => words[`type-${value}`]))],
    [words.strategy, either(range.strategies.map(({ value }) => words[`strategy-${value}`]))],
    [words.authority, either(range.authorities.map(({ value }) => words[`authority-${value}`]))],
    [words.profile, either(range.profiles.map(({ value }) => value))],
    [words.definition, either(range.definitions.map(({ value }) => words[`definition-${value}`]))],
    [
      words.cross,
      either(
        range.crosses.map(({ value: { angle, gates } }) =>
          words.crossText(words[`angle-${angle}`], ...gates),
        ),
      ),
    ],
  ];
}
