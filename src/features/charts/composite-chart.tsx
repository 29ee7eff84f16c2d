import { useState } from 'react';
import { degreeInSign } from '#astro/angle/sign.ts';
import type { CompositeChart as Composite } from '#astro/relationship/composite.ts';
import { arcText, bodiesInOrder, degreeText } from '#parts/chart/chart-view.ts';
import { AspectMark } from '#parts/chart/marks.tsx';
import { uiChart } from '#text/en/ui-chart.ts';
import { uiCharts } from '#text/en/ui-charts.ts';
import { Glyph } from '#ui/glyph.tsx';
import { useWide } from '#ui/use-media-query.ts';
import { useText } from '#ui/use-text.ts';
import { Wheel } from '#ui/wheel/wheel.tsx';
import styles from './charts.module.css';

const ASPECTS_LISTED = 12;

/** The chart of the midpoints of two charts: a figure without a moment, so nothing in it moves or applies. */
export function CompositeChart(props: { chart: Composite; title: string }) {
  const t = useText(uiCharts);
  const words = useText(uiChart);
  const wide = useWide();
  const [selected, setSelected] = useState('sun');
  const { chart } = props;
  const bodies = bodiesInOrder(chart.bodies);
  const angles = chart.angles === null ? [] : [chart.angles.asc, chart.angles.mc];
  const spoken = (id: keyof typeof words, lon: number, sign: keyof typeof words) => {
    const { deg, min } = degreeInSign(lon);
    return words.spoken(String(words[id]), deg, min, String(words[sign]));
  };
  return (
    <>
      <p className={styles.note}>{t.compositeNote}</p>
      {chart.method !== null && (
        <p className="meta">{chart.method.houses === 'whole-sign' ? t.compositeWhole : t.compositeCusps}</p>
      )}
      <div className={styles.together}>
        <figure className={styles.figure}>
          <Wheel
            title={props.title}
            description={words.wheelHelp}
            bodies={bodies.map(({ body, lon, sign }) => ({
              id: body,
              glyph: body,
              lon,
              stretch: null,
              degree: `${degreeInSign(lon).deg}°`,
              sign,
              minute: `${String(degreeInSign(lon).min).padStart(2, '0')}′`,
              retrograde: false,
              name: spoken(body, lon, sign),
            }))}
            angles={angles.map(({ id, lon, sign }) => ({
              id,
              lon,
              label: id === 'asc' ? words.ac : words.mcShort,
              degree: degreeText(lon),
              name: spoken(id, lon, sign),
            }))}
            cusps={chart.houses?.cusps.map((lon) => ({ lon, degree: degreeText(lon) })) ?? []}
            aspects={chart.aspects.map(({ a, b, aspect, orb, orbLimit }) => ({
              a,
              b,
              kind: aspect,
              strength: 1 - orb / orbLimit,
            }))}
            selected={selected}
            onSelect={setSelected}
            compact={!wide}
          />
        </figure>
        <div className={styles.column}>
          <table className={styles.scoreTable}>
            <caption className="sr-only">{words.viewPlanets}</caption>
            <thead>
              <tr>
                <th scope="col">{words.object}</th>
                <th scope="col">{words.degree}</th>
                <th scope="col">{words.house}</th>
              </tr>
            </thead>
            <tbody>
              {bodies.map(({ body, lon, sign, house, nearFlip }) => (
                <tr key={body}>
                  <th scope="row">
                    <span className={styles.inline}>
                      <Glyph id={body} />
                      {words[body]}
                    </span>
                    {nearFlip && <span className="meta">{t.nearFlip}</span>}
                  </th>
                  <td className="num">{words.inSign(degreeText(lon), words[sign])}</td>
                  <td className="num">{house ?? words.nothing}</td>
                </tr>
              ))}
              {angles.map(({ id, lon, sign }) => (
                <tr key={id}>
                  <th scope="row">
                    <span className={styles.inline}>
                      <Glyph id={id === 'asc' ? 'ascendant' : 'midheaven'} />
                      {words[id]}
                    </span>
                  </th>
                  <td className="num">{words.inSign(degreeText(lon), words[sign])}</td>
                  <td className="num">{words.nothing}</td>
                </tr>
              ))}
            </tbody>
          </table>
          <section>
            <h3 className={`display ${styles.subheading}`}>{words.viewAspects}</h3>
            <ul>
              {chart.aspects.slice(0, ASPECTS_LISTED).map(({ a, aspect, b, orb }) => (
                <li key={`${a}${aspect}${b}`} className={styles.contact}>
                  <AspectMark aspect={aspect} />
                  <span className={styles.grow}>
                    {t.contact(words[a], words[aspect].toLowerCase(), words[b])}
                  </span>
                  <span className="num muted">{arcText(orb)}</span>
                </li>
              ))}
            </ul>
          </section>
        </div>
      </div>
    </>
  );
}
