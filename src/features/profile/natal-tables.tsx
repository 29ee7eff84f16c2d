import { elementOf } from '#astro/angle/sign.ts';
import type { SignId } from '#astro/angle/sign.ts';
import { TRADITIONAL_RULER } from '#astro/chart/dignity.ts';
import type { Houses } from '#astro/house/cusps.ts';
import { uiProfile } from '#text/en/ui-profile.ts';
import { Glyph } from '#ui/glyph.tsx';
import { useText } from '#ui/use-text.ts';
import { cuspText, type ChartObject, type ChartView, type ObjectId } from './chart-view.ts';
import styles from './natal-section.module.css';

interface Choosing {
  view: ChartView;
  selected: ObjectId;
  onSelect: (id: string) => void;
}

/** The wheel in words: a row a body, its name the button that selects it. */
export function PlanetTable({ view, selected, onSelect }: Choosing) {
  const t = useText(uiProfile);
  const housed = view.objects.some(({ houses }) => houses.length > 0);
  return (
    <div className={styles.scroll}>
      <table className={styles.table}>
        <caption className="sr-only">{t.viewPlanets}</caption>
        <thead>
          <tr>
            <th scope="col">{t.object}</th>
            <th scope="col" className={styles.right}>
              {t.degree}
            </th>
            <th scope="col">{t.sign}</th>
            {housed && (
              <th scope="col" className={styles.right}>
                {t.house}
              </th>
            )}
            <th scope="col">{t.motion}</th>
          </tr>
        </thead>
        <tbody>
          {view.objects.map((one) => (
            <tr key={one.id} data-on={one.id === selected || undefined}>
              <th scope="row">
                <Pick one={one} selected={selected} onSelect={onSelect} />
              </th>
              <td className={`num nowrap ${styles.right}`}>{one.degree}</td>
              <td>
                <Sign sign={one.signs[0]} text={one.signText} />
              </td>
              {housed && <td className={`num ${styles.right}`}>{one.houses.join('/') || t.nothing}</td>}
              <td className={one.motion === 'retrograde' ? styles.back : 'muted'}>
                {one.motion === null ? t.nothing : t[one.motion]}
              </td>
            </tr>
          ))}
        </tbody>
      </table>
    </div>
  );
}

/** Every aspect, tightest first; those of the selected object stand out. */
export function AspectTable({ view, selected, onSelect }: Choosing) {
  const t = useText(uiProfile);
  const object = (id: ObjectId) => view.objects.find((one) => one.id === id);
  if (view.aspects.length === 0) return <p className={styles.empty}>{t.noAspectsAtAll}</p>;
  return (
    <div className={styles.scroll}>
      {!view.exact && <p className={`meta ${styles.above}`}>{t.lastingAspects}</p>}
      <table className={styles.table}>
        <caption className="sr-only">{t.viewAspects}</caption>
        <thead>
          <tr>
            <th scope="col">{t.object}</th>
            <th scope="col">{t.aspect}</th>
            <th scope="col">{t.object}</th>
            <th scope="col" className={styles.right}>
              {t.orb}
            </th>
          </tr>
        </thead>
        <tbody>
          {view.aspects.map((one) => {
            const [a, b] = [object(one.a), object(one.b)];
            if (a === undefined || b === undefined) return null;
            return (
              <tr key={`${one.a} ${one.b}`} data-on={one.a === selected || one.b === selected || undefined}>
                <th scope="row">
                  <Pick one={a} selected={selected} onSelect={onSelect} />
                </th>
                <td>
                  <span className={styles.inline}>
                    <Glyph id={one.aspect} className={styles[one.aspect]} />
                    {t[one.aspect]}
                  </span>
                </td>
                <td>
                  <Pick one={b} selected={selected} onSelect={onSelect} />
                </td>
                <td className={`num nowrap ${styles.right}`}>
                  {one.orb}
                  <span className={`meta ${styles.under}`}>
                    {[t[one.state], one.outOfSign ? t.outOfSign : ''].filter(Boolean).join(', ')}
                  </span>
                </td>
              </tr>
            );
          })}
        </tbody>
      </table>
    </div>
  );
}

/** Cusps, their rulers, and what stands in each house. */
export function HouseTable({ view, houses, selected, onSelect }: Choosing & { houses: Houses }) {
  const t = useText(uiProfile);
  return (
    <div className={styles.scroll}>
      <table className={styles.table}>
        <caption className="sr-only">{t.viewHouses}</caption>
        <thead>
          <tr>
            <th scope="col">{t.house}</th>
            <th scope="col" className={styles.right}>
              {t.cusp}
            </th>
            <th scope="col">{t.sign}</th>
            <th scope="col">{t.ruler}</th>
            <th scope="col">{t.inside}</th>
          </tr>
        </thead>
        <tbody>
          {houses.cusps.map((lon, i) => {
            const cusp = cuspText(lon, t);
            const ruler = TRADITIONAL_RULER[cusp.sign];
            const inside = view.objects.filter((one) => one.houses.some((house) => house === i + 1));
            return (
              <tr key={i} data-on={inside.some(({ id }) => id === selected) || undefined}>
                <th scope="row" className="num">
                  {i + 1}
                </th>
                <td className={`num nowrap ${styles.right}`}>{cusp.degree}</td>
                <td>
                  <Sign sign={cusp.sign} text={cusp.signText} />
                </td>
                <td>{t[ruler]}</td>
                <td>
                  {inside.length === 0 ? (
                    <span className="muted">{t.nothing}</span>
                  ) : (
                    <span className={styles.inside}>
                      {inside.map((one) => (
                        <button
                          key={one.id}
                          type="button"
                          className={styles.glyphPick}
                          aria-pressed={one.id === selected}
                          aria-label={one.name}
                          data-tip={one.name}
                          onClick={() => onSelect(one.id)}
                        >
                          <Glyph id={one.glyph} size={17} />
                        </button>
                      ))}
                    </span>
                  )}
                </td>
              </tr>
            );
          })}
        </tbody>
      </table>
    </div>
  );
}

/** The aspects as a triangle: each pair once. */
export function AspectGrid({ view, selected, onSelect }: Choosing) {
  const t = useText(uiProfile);
  const bodies = view.objects.filter(({ id }) => id !== 'asc' && id !== 'mc');
  const between = new Map(
    view.aspects.flatMap((one) => [
      [`${one.a} ${one.b}`, one],
      [`${one.b} ${one.a}`, one],
    ]),
  );
  return (
    <div className={styles.gridHolder}>
      <h3 className={styles.small}>{t.viewAspects}</h3>
      <table className={styles.grid}>
        <caption className="sr-only">{t.aspectGrid}</caption>
        <tbody>
          {bodies.map((row, r) => (
            <tr key={row.id}>
              {bodies.slice(0, r).map((column) => {
                const one = between.get(`${row.id} ${column.id}`);
                const on = row.id === selected || column.id === selected;
                return (
                  <td key={column.id} data-on={on || undefined}>
                    {one !== undefined && (
                      <span className={styles.cell}>
                        <Glyph id={one.aspect} size={14} className={styles[one.aspect]} />
                        <span className="sr-only">
                          {column.name} {t[one.aspect]}{' '}
                        </span>
                        {view.exact && <span className="num">{one.orb}</span>}
                      </span>
                    )}
                  </td>
                );
              })}
              <th scope="row">
                <button
                  type="button"
                  className={styles.glyphPick}
                  aria-pressed={row.id === selected}
                  aria-label={row.name}
                  data-tip={row.name}
                  onClick={() => onSelect(row.id)}
                >
                  <Glyph id={row.glyph} size={18} />
                </button>
              </th>
            </tr>
          ))}
        </tbody>
      </table>
    </div>
  );
}

function Pick({
  one,
  selected,
  onSelect,
}: {
  one: ChartObject;
  selected: ObjectId;
  onSelect: (id: string) => void;
}) {
  return (
    <button
      type="button"
      className={styles.row}
      aria-pressed={one.id === selected}
      onClick={() => onSelect(one.id)}
    >
      <Glyph id={one.glyph} size={17} />
      {one.name}
    </button>
  );
}

function Sign({ sign, text }: { sign: SignId | undefined; text: string }) {
  return (
    <span className={styles.inline}>
      {sign !== undefined && <Glyph id={sign} className={styles[elementOf(sign)]} />}
      {text}
    </span>
  );
}
