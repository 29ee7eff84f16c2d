import { ELEMENT_IDS, MODALITY_IDS } from '#astro/angle/sign.ts';
import { uiChart } from '#text/en/ui-chart.ts';
import { Glyph } from '#ui/glyph.tsx';
import { useText } from '#ui/use-text.ts';
import type { Balance, ChartText, ChartView, ObjectId, PatternView } from './chart-view.ts';
import styles from './chart.module.css';
import type { CardTexts } from './use-card-texts.ts';

const named = {
  't-square': ['tSquare', 'tSquareNote'],
  'grand-trine': ['grandTrine', 'grandTrineNote'],
  'grand-cross': ['grandCross', 'grandCrossNote'],
  yod: ['yod', 'yodNote'],
  kite: ['kite', 'kiteNote'],
  'mystic-rectangle': ['mysticRectangle', 'mysticRectangleNote'],
  stellium: ['stellium', 'stelliumNote'],
} as const satisfies Readonly<Record<PatternView['kind'], readonly [keyof ChartText, keyof ChartText]>>;

/** What the chart as a whole does: closed patterns, its shape, the balance of elements and modes. */
export function PatternPane(props: {
  view: ChartView;
  /** Null until the meanings are here. */
  texts: CardTexts | null;
  shown: string | null;
  onShow: (id: string | null) => void;
}) {
  const t = useText(uiChart);
  const { view, texts, shown } = props;
  return (
    <div className={styles.above}>
      <h3 className={styles.small}>{t.patterns}</h3>
      {view.patterns.length === 0 ? (
        <p className="muted">{t.patternsNone}</p>
      ) : (
        <>
          <p className="meta">{t.patternTapHint}</p>
          <ul className={styles.patterns}>
            {view.patterns.map((pattern, i) => (
              <li key={pattern.id}>
                <Pattern
                  view={view}
                  texts={texts}
                  explained={view.patterns.findIndex(({ kind }) => kind === pattern.kind) === i}
                  pattern={pattern}
                  on={pattern.id === shown}
                  onShow={() => props.onShow(pattern.id === shown ? null : pattern.id)}
                />
              </li>
            ))}
          </ul>
        </>
      )}
      {view.shape !== null && <Shape shape={view.shape} texts={texts} />}
      {view.balance !== null && <BalanceBars balance={view.balance} />}
    </div>
  );
}

function Pattern(props: {
  view: ChartView;
  texts: CardTexts | null;
  pattern: PatternView;
  /** Whether it says what such a pattern is: the first of its kind does. */
  explained: boolean;
  on: boolean;
  onShow: () => void;
}) {
  const t = useText(uiChart);
  const { view, texts, pattern } = props;
  const [name, note] = named[pattern.kind];
  const objects = pattern.points.flatMap((id) => view.objects.filter((one) => one.id === id));
  const apex = view.objects.find(({ id }) => id === pattern.apex);
  const sign = pattern.sign === null ? '' : t.inTheSign(t[pattern.sign]);
  const house = pattern.house === null ? '' : t.inTheHouse(t.ordinal(pattern.house));
  // Where there is an apex, the sign and the house are its own; of a stellium they say the element and the mode.
  const where = [
    apex === undefined ? sign : [t.apex(apex.name), sign].filter(Boolean).join(' '),
    house,
    ...(pattern.kind === 'stellium'
      ? []
      : [
          pattern.element === null ? '' : t.inElement(t[pattern.element]),
          pattern.modality === null ? '' : t.inMode(t[pattern.modality]),
        ]),
  ].filter(Boolean);
  return (
    <button type="button" className={styles.pattern} aria-pressed={props.on} onClick={props.onShow}>
      <span className={styles.patternHead}>
        <b>{t[name]}</b>
        <span className={styles.patternGlyphs} aria-hidden="true">
          {objects.map((one) => (
            <Glyph key={one.id} id={one.glyph} size={17} />
          ))}
        </span>
      </span>
      <span>
        {objects.map((one) => one.name).join(', ')}
        {where.length > 0 && <span className="muted">{` · ${where.join(', ')}`}</span>}
      </span>
      {props.explained && <span className="muted">{t[note]}</span>}
      {(props.explained || props.on) && texts !== null && (
        <span>{texts.patternMeaning(pattern.kind, pattern.apex).about}</span>
      )}
    </button>
  );
}

function Shape({ shape, texts }: { shape: NonNullable<ChartView['shape']>; texts: CardTexts | null }) {
  const t = useText(uiChart);
  const degrees = (value: number) => `${Math.round(value)}°`;
  return (
    <section className={styles.part}>
      <h3 className={styles.small}>{t.shape}</h3>
      <p>
        <b>{t[shape.kind]}.</b> {texts?.shapeMeaning(shape.kind, shape.handle ?? shape.leader)}
      </p>
      <p className="meta num">
        {[
          t.spanOf(degrees(shape.occupiedDeg), degrees(shape.gapDeg)),
          shape.leader === null ? '' : t.leads(t[shape.leader]),
          shape.handle === null ? '' : t.handle(t[shape.handle]),
        ]
          .filter(Boolean)
          .join(' ')}
      </p>
    </section>
  );
}

/** Ten planets over four elements and three modes, a dot a planet. */
function BalanceBars({ balance }: { balance: Balance }) {
  const t = useText(uiChart);
  const row = (id: keyof Balance['elements'] | keyof Balance['modalities'], count: number) => (
    <div key={id}>
      <dt>{t[id]}</dt>
      <dd>
        <span className={styles.dots} aria-hidden="true">
          {Array.from({ length: count }, (_, i) => (
            <i key={i} className={styles[id]} />
          ))}
        </span>
        <span className="sr-only">{t.balanceOf(count)}</span>
        <span className="meta num" aria-hidden="true">
          {count}
        </span>
      </dd>
    </div>
  );
  return (
    <section className={styles.part}>
      <h3 className={styles.small}>{t.balance}</h3>
      <dl className={styles.balance}>
        {ELEMENT_IDS.map((id) => row(id, balance.elements[id]))}
        {MODALITY_IDS.map((id) => row(id, balance.modalities[id]))}
      </dl>
    </section>
  );
}

/** The ids that a pattern holds together, for the wheel. */
export function patternPoints(view: ChartView, id: string | null): readonly ObjectId[] | null {
  return view.patterns.find((one) => one.id === id)?.points ?? null;
}
