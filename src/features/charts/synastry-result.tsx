import { useId, useState } from 'react';
import { ChartFigure } from '#parts/chart/chart-figure.tsx';
import { bodiesInOrder, chartView, type ChartView } from '#parts/chart/chart-view.ts';
import { AspectMark } from '#parts/chart/marks.tsx';
import { TabList } from '#parts/chart/tab-list.tsx';
import chartStyles from '#parts/chart/chart.module.css';
import { wheelAngles, wheelBodies, wheelCusps } from '#parts/chart/wheel-props.ts';
import { useLocalData } from '#store/db-context.tsx';
import { uiChart } from '#text/en/ui-chart.ts';
import { uiCharts } from '#text/en/ui-charts.ts';
import { Glyph } from '#ui/glyph.tsx';
import { useWide } from '#ui/use-media-query.ts';
import { useText } from '#ui/use-text.ts';
import { BiWheel } from '#ui/wheel/bi-wheel.tsx';
import { someoneTitle } from './chart-request.ts';
import styles from './charts.module.css';
import { CompositeChart } from './composite-chart.tsx';
import { notesOf, viewOf } from './natal-result.tsx';
import { type PairOverlay, type PairView, pairView } from './pair-view.ts';
import { inSentence, pairNames, type PairNames } from './pair-names.ts';
import { contactKey, type Hovering, near } from './pair-hover.ts';
import { isUnder18 } from './under-18.ts';
import { ScoreTable } from './score-table.tsx';
import type { ChartResult } from './use-chart.ts';

type Result = Extract<ChartResult, { readonly kind: 'synastry' }>;

/** Two charts in one wheel, the sum between them, the houses they fall in, and the chart of their middle. */
export function SynastryResult({ result }: { result: Result }) {
  const t = useText(uiCharts);
  const words = useText(uiChart);
  const { deps } = useLocalData();
  const id = useId();
  const [tab, setTab] = useState<'together' | 'composite' | 'davison'>('together');
  const { request, view } = result;
  const names = pairNames(t, request.subject.name, request.partner.name);
  const notes = [
    ...notesOf(view.a, words).map((note) => t.noteOf(names.first, note)),
    ...notesOf(view.b, words).map((note) => t.noteOf(names.second, note)),
  ];
  const tabs = [
    { id: 'together' as const, label: t.tabTogether },
    ...(view.composite === null ? [] : [{ id: 'composite' as const, label: t.tabComposite }]),
    ...(view.davison === null ? [] : [{ id: 'davison' as const, label: t.tabDavison }]),
  ];
  return (
    <>
      <p className="muted num">
        {someoneTitle({ ...request.subject, name: names.first })}
        <br />
        {someoneTitle({ ...request.partner, name: names.second })}
      </p>
      {notes.map((note) => (
        <p key={note} className={styles.note}>
          {note}
        </p>
      ))}
      {tabs.length > 1 && (
        <TabList
          label={t.tabsSynastry}
          tabs={tabs}
          chosen={tab}
          onChoose={setTab}
          tabId={(one) => `${id}-${one}`}
          panelId={`${id}-panel`}
          className={chartStyles.tabs}
        />
      )}
      <div
        {...(tabs.length > 1 && {
          role: 'tabpanel',
          id: `${id}-panel`,
          'aria-labelledby': `${id}-${tab}`,
        })}
      >
        {tab === 'composite' && view.composite !== null ? (
          <CompositeChart chart={view.composite} title={t.compositeTitle(names.first, names.second)} />
        ) : tab === 'davison' && view.davison !== null ? (
          <ChartFigure
            view={chartView(view.davison, words)}
            title={t.davisonTitle(names.first, names.second)}
            wheelTitle={t.davisonTitle(names.first, names.second)}
            notes={[t.davisonNote]}
          />
        ) : (
          <Together
            a={viewOf(view.a, words)}
            b={viewOf(view.b, words)}
            pair={pairView(view)}
            names={names}
            under18={isUnder18(request, deps.clock.now())}
          />
        )}
      </div>
    </>
  );
}

function Together(props: {
  a: ChartView;
  b: ChartView;
  pair: PairView;
  names: PairNames;
  /** One of the two is: the bond is shown and not added up. */
  under18: boolean;
}) {
  const t = useText(uiCharts);
  const wide = useWide();
  const { a, b, pair, names } = props;
  const words = useText(uiChart);
  const [selected, setSelected] = useState('a:sun');
  const [hovered, setHovered] = useState<string | null>(null);
  const hovering = { hovered, onHover: setHovered };
  const ring = (who: 'a' | 'b', person: string, view: ChartView) =>
    wheelBodies(view, null).map((one) => ({
      ...one,
      id: `${who}:${one.id}`,
      name: t.of(person, one.name),
    }));
  const inner = {
    label: names.first,
    bodies: ring('a', names.firstOwn, a),
    angles: wheelAngles(a, words).map((one) => ({
      ...one,
      id: `a:${one.id}`,
      name: one.name === null ? null : t.of(names.firstOwn, one.name),
    })),
    cusps: wheelCusps(a),
  };
  const outer = { label: names.second, bodies: ring('b', names.secondOwn, b) };
  const known = new Set([...inner.bodies, ...inner.angles, ...outer.bodies].map(({ id }) => id));
  const aspects = pair.contacts.map(({ a: p, aspect, b: q, strength }) => ({
    a: `a:${p}`,
    b: `b:${q}`,
    kind: aspect,
    strength,
  }));
  const inHouses = <Overlays overlays={pair.overlays} names={names} {...hovering} />;
  return (
    <div className={styles.together}>
      <div className={styles.column}>
        <figure className={styles.figure}>
          <BiWheel
            title={t.biWheelTitle(names.first, names.second)}
            description={t.biWheelHelp}
            inner={inner}
            outer={outer}
            aspects={aspects.filter((one) => known.has(one.a) && known.has(one.b))}
            selected={selected}
            onSelect={setSelected}
            {...hovering}
            compact={!wide}
          />
          <figcaption className="meta">
            {t.biWheelCaption(names.firstOwn, inSentence(t, names.secondOwn))}
          </figcaption>
        </figure>
        <Contacts
          selected={selected}
          a={a}
          b={b}
          pair={pair}
          names={names}
          onSelect={setSelected}
          {...hovering}
        />
        {wide && inHouses}
      </div>
      <div className={styles.column}>
        {props.under18 ? (
          <p className={styles.note}>{t.noScoreUnder18}</p>
        ) : (
          <ScoreTable pair={pair} names={names} {...hovering} />
        )}
        {!wide && inHouses}
      </div>
    </div>
  );
}

/** The selected body and all it touches in the other chart. */
function Contacts(
  props: Hovering & {
    selected: string;
    a: ChartView;
    b: ChartView;
    pair: PairView;
    names: PairNames;
    onSelect: (id: string) => void;
  },
) {
  const t = useText(uiCharts);
  const words = useText(uiChart);
  const { selected, names, pair } = props;
  const [who = 'a', body = 'sun'] = selected.split(':');
  const own = who === 'a';
  const object = (own ? props.a : props.b).objects.find((one) => one.id === body);
  if (object === undefined) return null;
  const touched = pair.contacts.filter((one) => (own ? one.a : one.b) === body);
  const other = own ? 'b' : 'a';
  return (
    <section className={styles.contacts} aria-live="polite">
      <h3 className={`display ${styles.subheading}`}>
        {t.of(own ? names.firstOwn : names.secondOwn, object.name)}
      </h3>
      <p className="num muted">{object.position}</p>
      {touched.length === 0 ? (
        <p className="muted">{pair.score === null ? t.noSureContacts : t.noContacts}</p>
      ) : (
        <ul>
          {touched.map(({ a, aspect, b, orb, points }) => {
            const far = own ? b : a;
            return (
              <li key={`${a}${aspect}${b}`} className={styles.contact} {...near(contactKey({ a, b }), props)}>
                <AspectMark aspect={aspect} />
                <button type="button" onClick={() => props.onSelect(`${other}:${far}`)}>
                  {words[aspect]} {t.of(inSentence(t, own ? names.secondOwn : names.firstOwn), words[far])}
                </button>
                <span className="num muted nowrap">
                  {orb} · {points}
                </span>
              </li>
            );
          })}
        </ul>
      )}
    </section>
  );
}

function Overlays({
  overlays,
  names,
  ...hovering
}: Hovering & { overlays: PairView['overlays']; names: PairNames }) {
  const t = useText(uiCharts);
  const words = useText(uiChart);
  const listed = overlays.aInB ?? overlays.bInA;
  if (listed === null) return null;
  const house = (list: readonly PairOverlay[] | null, body: PairOverlay['body']) =>
    list
      ?.find((one) => one.body === body)
      ?.houses.map(words.ordinal)
      .join(', ') ?? words.nothing;
  return (
    <section>
      <h3 className={`display ${styles.subheading}`}>{t.overlays}</h3>
      <table className={styles.scoreTable}>
        <caption className="sr-only">{t.overlays}</caption>
        <thead>
          <tr>
            <th scope="col">{words.object}</th>
            <th scope="col">{t.inHousesOf(names.firstOwn, inSentence(t, names.secondOwn))}</th>
            <th scope="col">{t.inHousesOf(names.secondOwn, inSentence(t, names.firstOwn))}</th>
          </tr>
        </thead>
        <tbody>
          {bodiesInOrder(listed).map(({ body }) => (
            <tr key={body}>
              <th scope="row">
                <span className={styles.inline}>
                  <Glyph id={body} />
                  {words[body]}
                </span>
              </th>
              <td className="num" {...near(`a:${body}`, hovering)}>
                {house(overlays.aInB, body)}
              </td>
              <td className="num" {...near(`b:${body}`, hovering)}>
                {house(overlays.bInA, body)}
              </td>
            </tr>
          ))}
        </tbody>
      </table>
    </section>
  );
}
