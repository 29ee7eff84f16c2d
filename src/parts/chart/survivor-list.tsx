import type { NatalRange } from '#astro/chart/natal-range.ts';
import { uiChart } from '#text/en/ui-chart.ts';
import { Icon } from '#ui/icon.tsx';
import { IconCheck } from '#ui/icons.ts';
import { useText } from '#ui/use-text.ts';
import type { ChartText } from './chart-view.ts';
import styles from './chart.module.css';
import { type Survivor, survivorsOf } from './survivors.ts';

/** Which statements hold over a doubtful time. What could change comes first; what holds is folded away under its count. */
export function SurvivorList(props: { range: NatalRange; note: string }) {
  const t = useText(uiChart);
  const all = survivorsOf(props.range, t);
  const held = all.filter(({ holds }) => holds);
  const open = all.filter(({ holds }) => !holds);
  return (
    <section className={styles.survivors}>
      <h3 className={styles.small}>
        {t.survives}
        <span className="meta num">{t.survivesSummary(held.length, all.length)}</span>
      </h3>
      <p className="meta">{props.note}</p>
      {open.length > 0 && (
        <dl className={styles.rows}>
          {open.map((one) => (
            <div key={one.id}>
              <dt>{one.claim}</dt>
              <dd>
                {one.values.length === 0 ? (
                  <span className="muted">{t.notKnown}</span>
                ) : (
                  <>
                    <span className={styles.open}>{t.holdsNot}</span>
                    <span className="meta">{alternatives(one, t)}</span>
                  </>
                )}
              </dd>
            </div>
          ))}
        </dl>
      )}
      {held.length > 0 && (
        <ul className={styles.held} aria-label={t.holds}>
          {held.map((one) => (
            <li key={one.id}>
              <Icon of={IconCheck} size={15} />
              <span>
                {one.claim} <span className="muted">{one.values[0]}</span>
              </span>
            </li>
          ))}
        </ul>
      )}
    </section>
  );
}

function alternatives({ values }: Survivor, t: ChartText): string {
  return values.length > 3
    ? t.rangeOf(values[0] ?? '', values.at(-1) ?? '')
    : t.orList(values.slice(0, -1).join(', '), values.at(-1) ?? '');
}
