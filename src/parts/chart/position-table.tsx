import { uiChart } from '#text/en/ui-chart.ts';
import { useText } from '#ui/use-text.ts';
import { cuspText, dignitiesIn, type ChartObject, type ChartView, type ObjectId } from './chart-view.ts';
import styles from './chart.module.css';
import { PickObject, SignName } from './marks.tsx';
import { SiderealMenu } from './sidereal-menu.tsx';
import { type SiderealId, useSidereal } from './use-sidereal.ts';

interface Choosing {
  view: ChartView;
  selected: ObjectId | null;
  onSelect: (id: string) => void;
  hovered?: string | null;
  onHover?: (id: string | null) => void;
}

type Choice = Omit<Choosing, 'view'>;

/** What a row of either table shares with the wheel: it is lit when chosen or pointed at, and says when it is. */
function rowOf(one: ChartObject, { selected, hovered, onHover }: Choice) {
  return {
    'data-on': one.id === selected || undefined,
    'data-near': one.id === hovered || undefined,
    onPointerEnter: () => onHover?.(one.id),
    onPointerLeave: () => onHover?.(null),
  };
}

/** The heads of the columns with which both tables begin. */
function FirstHeads({ housed }: { housed: boolean }) {
  const t = useText(uiChart);
  return (
    <>
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
    </>
  );
}

function FirstCells({ one, housed, selected, onSelect }: Choice & { one: ChartObject; housed: boolean }) {
  const t = useText(uiChart);
  return (
    <>
      <th scope="row">
        <PickObject one={one} on={one.id === selected} onSelect={onSelect} />
      </th>
      <td className={`num nowrap ${styles.right}`}>{one.degree}</td>
      <td>
        <SignName sign={one.signs[0]} text={one.signText} />
      </td>
      {housed && <td className={`num ${styles.right}`}>{one.houses.join('/') || t.nothing}</td>}
    </>
  );
}

/** The wheel in words, as far as a narrow column has room: a row an object, its name the button that selects it. */
export function ShortPositionTable({ view, ...choosing }: Choosing) {
  const t = useText(uiChart);
  const housed = view.objects.some(({ houses }) => houses.length > 0);
  return (
    <div className={styles.above}>
      <table className={styles.table}>
        <caption className="sr-only">{t.viewPlanets}</caption>
        <thead>
          <tr>
            <FirstHeads housed={housed} />
          </tr>
        </thead>
        <tbody>
          {view.objects.map((one) => (
            <tr key={one.id} {...rowOf(one, choosing)}>
              <FirstCells one={one} housed={housed} {...choosing} />
            </tr>
          ))}
        </tbody>
      </table>
    </div>
  );
}

/** Everything measured of every object. The names stay in view while the rest scrolls sideways. */
export function PositionTable({
  view,
  sidereal,
  onSidereal,
  ...choosing
}: Choosing & { sidereal: SiderealId | null; onSidereal: (id: SiderealId | null) => void }) {
  const t = useText(uiChart);
  const zodiac = useSidereal(view, sidereal);
  const housed = view.objects.some(({ houses }) => houses.length > 0);
  const fine = view.objects.some((one) => one.fine !== null);
  return (
    <>
      {view.exact && (
        <div className={styles.tableTools}>
          <SiderealMenu chosen={sidereal} onChoose={onSidereal} />
        </div>
      )}
      {/* Focusable, so that the keyboard can scroll it. */}
      {/* oxlint-disable-next-line jsx-a11y/no-noninteractive-tabindex */}
      <div className={styles.scroll} role="group" aria-label={t.moreColumns} tabIndex={0}>
        <table className={`${styles.table} ${styles.sticky}`}>
          <caption className="sr-only">{t.viewPlanets}</caption>
          <thead>
            <tr>
              <FirstHeads housed={housed} />
              <th scope="col">{t.motion}</th>
              {zodiac !== null && <th scope="col">{t.sidereal}</th>}
              <th scope="col">{t.dignity}</th>
              {fine && (
                <>
                  <th scope="col" className={styles.right}>
                    {t.speed}
                  </th>
                  <th scope="col" className={styles.right}>
                    {t.latitude}
                  </th>
                  <th scope="col" className={styles.right}>
                    {t.declination}
                  </th>
                </>
              )}
            </tr>
          </thead>
          <tbody>
            {view.objects.map((one) => (
              <tr key={one.id} {...rowOf(one, choosing)}>
                <FirstCells one={one} housed={housed} {...choosing} />
                <td className={one.motion === 'retrograde' ? styles.back : 'muted'}>
                  {one.motion === null ? t.nothing : t[one.motion]}
                </td>
                {zodiac !== null && (
                  <td className="num nowrap">
                    <Sidereal lon={zodiac.of(one.lon)} />
                  </td>
                )}
                <td className="nowrap">
                  {dignityText(one, t) || <span className="muted">{t.nothing}</span>}
                </td>
                {fine && <Fine one={one} />}
              </tr>
            ))}
          </tbody>
        </table>
      </div>
      {zodiac !== null && (
        <p className={`meta ${styles.below}`}>
          {t.ayanamsaNote(t[zodiac.id], zodiac.text)}
          {zodiac.nakshatra !== null && ` ${t.nakshatra(zodiac.nakshatra.name, zodiac.nakshatra.pada)}`}
        </p>
      )}
    </>
  );
}

function Sidereal({ lon }: { lon: number }) {
  const t = useText(uiChart);
  const { degree, sign, signText } = cuspText(lon, t);
  return <SignName sign={sign} text={t.inSign(degree, signText)} />;
}

function Fine({ one }: { one: ChartObject }) {
  const t = useText(uiChart);
  const right = `num nowrap ${styles.right}`;
  if (one.fine === null) {
    return (
      <>
        <td className={`muted ${right}`}>{t.nothing}</td>
        <td className={`muted ${right}`}>{t.nothing}</td>
        <td className={`muted ${right}`}>{t.nothing}</td>
      </>
    );
  }
  const { lat, dec, speed, outOfBounds } = one.fine;
  return (
    <>
      <td className={right}>{speed}</td>
      <td className={right}>{lat}</td>
      <td className={right}>
        {dec}
        {outOfBounds && (
          <span className={`meta ${styles.under} ${styles.back}`} data-tip={t.outOfBoundsNote}>
            {t.outOfBounds}
          </span>
        )}
      </td>
    </>
  );
}

function dignityText(one: ChartObject, t: typeof uiChart): string {
  return dignitiesIn(one)
    .map((dignity) => t[dignity])
    .join(', ');
}
