import { Fragment, useState } from 'react';
import { wrap360 } from '#astro/angle/degrees.ts';
import { signOf } from '#astro/angle/sign.ts';
import { TRADITIONAL_RULER } from '#astro/chart/dignity.ts';
import type { Houses } from '#astro/house/cusps.ts';
import { uiChart } from '#text/en/ui-chart.ts';
import { useText } from '#ui/use-text.ts';
import { arcText, cuspText, type ChartView, type ObjectId } from './chart-view.ts';
import styles from './chart.module.css';
import { ExplainedText } from './explained-text.tsx';
import { PickGlyph, SignName } from './marks.tsx';
import type { CardTexts } from './use-card-texts.ts';

/** Cusps, sizes, rulers, and what stands in each house. A row opens what its house is about. */
export function HouseTable(props: {
  view: ChartView;
  houses: Houses;
  /** Null until the meanings are here. */
  texts: CardTexts | null;
  selected: ObjectId | null;
  onSelect: (id: string) => void;
}) {
  const t = useText(uiChart);
  const [open, setOpen] = useState<number | null>(null);
  const { view, houses, selected } = props;
  return (
    // Focusable, so that the keyboard can scroll it.
    // oxlint-disable-next-line jsx-a11y/no-noninteractive-tabindex
    <div className={styles.scroll} role="group" aria-label={t.moreColumns} tabIndex={0}>
      <table className={styles.table}>
        <caption className="sr-only">
          {t.viewHouses}, {t[houses.system]}
        </caption>
        <thead>
          <tr>
            <th scope="col">{t.house}</th>
            <th scope="col" className={styles.right}>
              {t.cusp}
            </th>
            <th scope="col">{t.sign}</th>
            <th scope="col">{t.ruler}</th>
            <th scope="col">{t.inside}</th>
            <th scope="col" className={styles.right}>
              {t.size}
            </th>
          </tr>
        </thead>
        <tbody>
          {houses.cusps.map((lon, i) => {
            const cusp = cuspText(lon, t);
            const inside = view.objects.filter((one) => one.houses.some((house) => house === i + 1));
            const width = wrap360((houses.cusps[(i + 1) % 12] ?? 0) - lon);
            return (
              <Fragment key={i}>
                <tr className={styles.opener} data-on={inside.some(({ id }) => id === selected) || undefined}>
                  <th scope="row" className="num">
                    <button
                      type="button"
                      className={styles.openRow}
                      aria-expanded={open === i}
                      aria-label={t.theHouse(t.ordinal(i + 1))}
                      onClick={() => setOpen((was) => (was === i ? null : i))}
                    >
                      {i + 1}
                    </button>
                  </th>
                  <td className={`num nowrap ${styles.right}`}>{cusp.degree}</td>
                  <td>
                    <SignName sign={cusp.sign} text={cusp.signText} />
                  </td>
                  <td>{t[TRADITIONAL_RULER[cusp.sign]]}</td>
                  <td>
                    {inside.length === 0 ? (
                      <span className="muted">{t.nothing}</span>
                    ) : (
                      <span className={styles.inside}>
                        {inside.map((one) => (
                          <PickGlyph
                            key={one.id}
                            one={one}
                            on={one.id === selected}
                            onSelect={props.onSelect}
                          />
                        ))}
                      </span>
                    )}
                  </td>
                  <td className={`num nowrap muted ${styles.right}`}>{arcText(width)}</td>
                </tr>
                {open === i && props.texts !== null && (
                  <tr>
                    <td colSpan={6} className={styles.meaningCell}>
                      <HouseText view={view} houses={houses} house={i + 1} texts={props.texts} />
                    </td>
                  </tr>
                )}
              </Fragment>
            );
          })}
        </tbody>
      </table>
    </div>
  );
}

/** What a house is about in this chart: its sign, where its ruler is, and who is in it. */
function HouseText(props: { view: ChartView; houses: Houses; house: number; texts: CardTexts }) {
  const { view, houses, house, texts } = props;
  const cusp = houses.cusps[house - 1];
  const sign = cusp === undefined ? null : signOf(cusp);
  const ruler = sign === null ? null : TRADITIONAL_RULER[sign];
  const meaning = texts.houseMeaning(house, {
    sign,
    ruler,
    rulerHouse: view.objects.find(({ id }) => id === ruler)?.houses[0] ?? null,
    inside: view.objects
      .filter((one) => one.kind === 'body' && one.houses.some((other) => other === house))
      .map(({ id }) => id),
  });
  return meaning === null ? null : <ExplainedText of={meaning} />;
}
