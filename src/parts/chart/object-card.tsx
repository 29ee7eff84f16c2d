import { uiChart } from '#text/en/ui-chart.ts';
import { Glyph } from '#ui/glyph.tsx';
import { useText } from '#ui/use-text.ts';
import { stateText } from './aspect-views.tsx';
import { aspectsOf, dignitiesIn, ruledHouses, type ChartObject, type ChartView } from './chart-view.ts';
import styles from './chart.module.css';
import { AspectMark } from './marks.tsx';

/** Everything the chart says of the selected object. */
export function ObjectCard(props: {
  view: ChartView;
  object: ChartObject;
  minors: boolean;
  onSelect: (id: string) => void;
}) {
  const t = useText(uiChart);
  const { view, object } = props;
  const aspects = aspectsOf(props.minors ? [...view.aspects, ...view.minors] : view.aspects, object.id);
  const ruled = view.houses === null ? [] : ruledHouses(view.houses, object.id).map(t.ordinal);
  const [first, second] = ruled;
  const name = (id: string) => view.objects.find((one) => one.id === id)?.name ?? '';
  const condition = [
    ...dignitiesIn(object).map((one) => t[one]),
    ...(object.motion === null || object.motion === 'direct' ? [] : [t[object.motion].toLowerCase()]),
    ...(object.fine?.outOfBounds === true ? [t.outOfBounds.toLowerCase()] : []),
  ];
  return (
    <article className={styles.object} aria-live="polite">
      <header className={styles.objectHead}>
        <span className={styles.disc}>
          <Glyph id={object.glyph} size={26} />
        </span>
        <div>
          <h3 className="display">{object.name}</h3>
          <p className="num muted">
            {object.position}
            {object.motion === 'retrograde' && (
              <Glyph id="retrograde" size=".8em" stroke={2.3} titled className={styles.rx} />
            )}
          </p>
        </div>
        {object.houses.length > 0 && (
          <p className={styles.objectHouse}>
            <b className="display num">{object.houses.join('/')}</b>
            <span className="meta">{t.house.toLowerCase()}</span>
          </p>
        )}
      </header>
      <dl className={styles.rows}>
        {first !== undefined && (
          <div>
            <dt>{t.rules}</dt>
            <dd>{second === undefined ? t.rulesHouse(first) : t.rulesHouses(first, second)}</dd>
          </div>
        )}
        {object.motion !== null && (
          <div>
            <dt>{t.condition}</dt>
            <dd>{condition.length === 0 ? t.ordinary : condition.join(', ')}</dd>
          </div>
        )}
        {object.kind !== 'point' && (
          <div className={styles.stacked}>
            <dt>{t.viewAspects}</dt>
            <dd>
              {aspects.length === 0 ? (
                <span className="muted">{t.noAspects}</span>
              ) : (
                <ul className={styles.aspectList}>
                  {aspects.map((one) => (
                    <li key={`${one.aspect} ${one.other}`}>
                      <AspectMark aspect={one.aspect} />
                      <span>
                        {t[one.aspect]}{' '}
                        <button
                          type="button"
                          className={styles.pick}
                          onClick={() => props.onSelect(one.other)}
                        >
                          {name(one.other)}
                        </button>
                      </span>
                      <span className="muted num nowrap">{one.orb}</span>
                      <span className="meta">{stateText(one, t)}</span>
                    </li>
                  ))}
                </ul>
              )}
            </dd>
          </div>
        )}
      </dl>
    </article>
  );
}
