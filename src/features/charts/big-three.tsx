import { uiChart } from '#text/en/ui-chart.ts';
import { uiCharts } from '#text/en/ui-charts.ts';
import type { ChartObject, ChartView } from '#parts/chart/chart-view.ts';
import { Glyph } from '#ui/glyph.tsx';
import { useText } from '#ui/use-text.ts';
import styles from './charts.module.css';

const three = ['sun', 'moon', 'asc'] as const;

/** Sun, Moon and Rising: sign, degree and house each, or what stands in the way of knowing them. */
export function BigThree({ view }: { view: ChartView }) {
  const t = useText(uiCharts);
  const words = useText(uiChart);
  const labels = { sun: t.sunCard, moon: t.moonCard, asc: t.risingCard };
  return (
    <div className={styles.threeHolder}>
      <ul className={styles.three}>
        {three.map((id) => {
          const object = view.objects.find((one) => one.id === id);
          const [sign] = object?.signs ?? [];
          return (
            <li key={id} className={styles.threeCard}>
              <h3 className={styles.threeLabel}>
                <Glyph id={id === 'asc' ? 'ascendant' : id} />
                {labels[id]}
              </h3>
              {object === undefined || sign === undefined ? (
                <p className="muted">{t.needsTime}</p>
              ) : (
                <>
                  <p className={`display ${styles.threeSign}`}>
                    {object.signs.length === 1 && <Glyph id={sign} />}
                    {object.signText}
                  </p>
                  <p className="num">{object.position}</p>
                  <p className="meta">{houseText(t, words, object)}</p>
                </>
              )}
            </li>
          );
        })}
      </ul>
    </div>
  );
}

function houseText(t: typeof uiCharts, words: typeof uiChart, { id, houses }: ChartObject): string {
  if (id === 'asc') return t.onTheAscendant;
  const [first, second] = houses.map(words.ordinal);
  if (first === undefined) return t.needsTimeForHouse;
  return second === undefined ? t.inHouse(first) : t.inHouses(first, second);
}
