import type { NatalView } from '#engine/protocol.ts';
import { chartView, rangeView, type ChartObject } from '#parts/chart/chart-view.ts';
import { uiChart } from '#text/en/ui-chart.ts';
import { Glyph } from '#ui/glyph.tsx';
import { useText } from '#ui/use-text.ts';
import styles from './personal-screen.module.css';
import { SkyStrip } from './sky-strip.tsx';
import type { Asked } from '#parts/use-engine-answer.ts';

/** Above the rows: the person's own sky, their name, and Sun, Moon and Ascendant as far as they are known. */
export function BirthSky(props: { name: string; natal: Asked<NatalView> }) {
  const t = useText(uiChart);
  const view = props.natal.type === 'answer' ? props.natal.output : null;
  const objects =
    view === null || view.type === 'unresolved'
      ? []
      : view.type === 'chart'
        ? chartView(view.chart, t).objects
        : rangeView(view.range, t).objects;
  const big = (['sun', 'moon', 'asc'] as const).flatMap((id) => objects.filter((one) => one.id === id));
  return (
    <>
      {view?.type === 'chart' && <SkyStrip chart={view.chart} />}
      {props.name !== '' && <p className={`display ${styles.person}`}>{props.name}</p>}
      {big.length > 0 && (
        <ul className={styles.big}>
          {big.map((one) => (
            <Big key={one.id} one={one} short={one.id === 'asc' ? t.ac : null} />
          ))}
        </ul>
      )}
    </>
  );
}

function Big({ one, short }: { one: ChartObject; short: string | null }) {
  return (
    <li>
      {short === null ? (
        <Glyph id={one.glyph} size={20} />
      ) : (
        <span aria-hidden="true" className="muted">
          {short}
        </span>
      )}
      <span>
        <span className="sr-only">{one.name} </span>
        <b>{one.signText}</b>
        <span className="meta num">{one.degree}</span>
      </span>
    </li>
  );
}
