import { useState } from 'react';
import type { Explained } from '#text/en/meanings/explained.ts';
import { uiChart } from '#text/en/ui-chart.ts';
import { Glyph } from '#ui/glyph.tsx';
import { Icon } from '#ui/icon.tsx';
import { IconChevronDown } from '#ui/icons.ts';
import { TextButton } from '#ui/text-link.tsx';
import { useText } from '#ui/use-text.ts';
import { AskButton, type ChartAsk } from './ask-button.tsx';
import { stateText } from './aspect-views.tsx';
import {
  aspectsOf,
  dignitiesIn,
  hasOwnAspects,
  housesOf,
  ruledHouses,
  type ChartAspect,
  type ChartObject,
  type ChartView,
} from './chart-view.ts';
import styles from './chart.module.css';
import { ExplainedText } from './explained-text.tsx';
import { AspectMark } from './marks.tsx';
import type { CardTexts } from './use-card-texts.ts';

/** Everything the chart says of the selected object: where it stands, what that means, what it touches. */
export function ObjectCard(props: {
  view: ChartView;
  object: ChartObject;
  minors: boolean;
  /** Null until the meanings are here. */
  texts: CardTexts | null;
  /** Left out where nothing can be asked about the chart. */
  ask?: ChartAsk | undefined;
  onSelect: (id: string) => void;
}) {
  const t = useText(uiChart);
  const { view, object, texts } = props;
  const aspects = aspectsOf(props.minors ? [...view.aspects, ...view.minors] : view.aspects, object.id);
  const ruled = view.houses === null ? [] : ruledHouses(view.houses, object.id).map(t.ordinal);
  const [first, second] = ruled;
  const condition = [
    ...dignitiesIn(object).map((one) => t[one]),
    ...(object.motion === null || object.motion === 'direct' ? [] : [t[object.motion].toLowerCase()]),
    ...(object.fine?.outOfBounds === true ? [t.outOfBounds.toLowerCase()] : []),
  ];
  const meaning = texts === null ? null : objectMeaning(object, texts, view.aspects);
  const phase = object.id === 'moon' ? view.phase : null;
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
      {meaning !== null && (
        <div className={styles.meaning}>
          <ExplainedText of={meaning} />
        </div>
      )}
      <dl className={styles.rows}>
        {phase !== null && (
          <div>
            <dt>{t.phase}</dt>
            <dd>
              {t[phase]}
              {texts !== null && (
                <span className={`muted ${styles.under}`}>{texts.birthPhaseMeaning(phase)?.about}</span>
              )}
            </dd>
          </div>
        )}
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
                <span className="muted">{hasOwnAspects(object) ? t.noAspects : t.southNodeAspects}</span>
              ) : (
                // Another object's rows start closed.
                <ul key={object.id} className={styles.aspectList}>
                  {aspects.map((one) => (
                    <AspectRow key={`${one.aspect} ${one.other}`} {...props} aspect={one} />
                  ))}
                </ul>
              )}
            </dd>
          </div>
        )}
      </dl>
      {props.ask !== undefined && texts !== null && (
        <div className={styles.ask}>
          <AskButton object={object} ask={props.ask} texts={texts} />
        </div>
      )}
    </article>
  );
}

/** One aspect of the object: a line that opens what it means and the way to the other end. */
function AspectRow(props: {
  view: ChartView;
  aspect: ReturnType<typeof aspectsOf>[number];
  texts: CardTexts | null;
  onSelect: (id: string) => void;
}) {
  const t = useText(uiChart);
  const [open, setOpen] = useState(false);
  const { aspect, texts } = props;
  const name = props.view.objects.find((one) => one.id === aspect.other)?.name ?? '';
  const meaning =
    texts?.aspectMeaning(aspect.a, aspect.aspect, aspect.b, housesOf(props.view, aspect)) ?? null;
  return (
    <li>
      <button
        type="button"
        className={styles.aspectRow}
        aria-expanded={open}
        onClick={() => setOpen((was) => !was)}
      >
        <AspectMark aspect={aspect.aspect} />
        <span>
          {t[aspect.aspect]} {name}
        </span>{' '}
        <span className="muted num nowrap">{aspect.orb}</span>{' '}
        <span className="meta">{stateText(aspect, t)}</span>
        <Icon of={IconChevronDown} size={15} />
      </button>
      {open && (
        <div className={styles.opened}>
          {meaning !== null && <ExplainedText of={meaning} />}
          <TextButton onClick={() => props.onSelect(aspect.other)}>{t.goTo(name)}</TextButton>
        </div>
      )}
    </li>
  );
}

/** What an object means as far as its sign, house, state and aspects are sure. Null where nothing is written. */
export function objectMeaning(
  object: ChartObject,
  texts: Pick<CardTexts, 'placementMeaning'>,
  aspects: readonly ChartAspect[],
): Explained | null {
  const { id, kind, signs, houses, motion, fine } = object;
  return texts.placementMeaning({
    body: id,
    sign: signs.length === 1 ? (signs[0] ?? null) : null,
    house: kind !== 'angle' && houses.length === 1 ? (houses[0] ?? null) : null,
    retrograde: motion === 'retrograde',
    stationary: motion === 'stationary',
    outOfBounds: fine?.outOfBounds === true,
    dignity: dignitiesIn(object)[0] ?? null,
    aspects,
  });
}
