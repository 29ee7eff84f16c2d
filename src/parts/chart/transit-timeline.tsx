import { useEffect, useMemo, useState } from 'react';
import type { PointId } from '#astro/body/body-id.ts';
import type { BirthDetails } from '#astro/time/birth-moment.ts';
import type { UnixMs } from '#astro/time/instant.ts';
import type { NatalRequest, TransitsView } from '#engine/protocol.ts';
import { useLocalData } from '#store/db-context.tsx';
import { uiChart } from '#text/en/ui-chart.ts';
import { Button } from '#ui/button.tsx';
import { Glyph } from '#ui/glyph.tsx';
import { IconButton } from '#ui/icon-button.tsx';
import { IconChevronLeft, IconChevronRight } from '#ui/icons.ts';
import { useWide } from '#ui/use-media-query.ts';
import { useText } from '#ui/use-text.ts';
import { Segments } from './segments.tsx';
import {
  DEFAULT_MOVERS,
  type Mover,
  MOVERS,
  type Scale,
  shifted,
  skyEventsIn,
  type Span,
  timelineRows,
  TRANSIT_ORB_DEG,
  walked,
  windowAround,
} from './timeline-model.ts';
import { TimelineBars } from './timeline-bars.tsx';
import { TimelineList } from './timeline-list.tsx';
import styles from './timeline.module.css';
import { type CardTexts, useCardTexts } from './use-card-texts.ts';
import { useTransits } from './use-transits.ts';
import { writeTime } from './zone-times.ts';

type Transits = Extract<TransitsView, { readonly type: 'transits' }>;

/**
 * What passes over a birth chart in days, months or a year: bars from enter to leave with their exact moments, the sky's
 * own events above them, and the same as a list. Times are those of `zone`.
 */
export function TransitTimeline(props: {
  birth: BirthDetails;
  houseSystem: NatalRequest['houseSystem'];
  node: NatalRequest['node'];
  zone: string;
  /** The moment the window opens on; now when left out. */
  start?: UnixMs;
  /** The stretch shown first, whole, until another scale or today is chosen; a window around `start` when left out. */
  span?: Span;
  /** How much the window shows at first; months when left out. */
  scale?: Scale;
  /** Told whenever the window shown is another one. */
  onSpan?: (span: Span) => void;
}) {
  const t = useText(uiChart);
  const wide = useWide();
  const { deps } = useLocalData();
  const texts = useCardTexts();
  const { birth, houseSystem, node, zone, onSpan } = props;
  const [now] = useState(() => deps.clock.now() as UnixMs);
  const [anchor, setAnchor] = useState<number>(props.span?.from ?? props.start ?? now);
  const [wanted, setWanted] = useState<Span | null>(props.span ?? null);
  const [scale, setScale] = useState<Scale>(props.scale ?? 'months');
  const [chosen, setChosen] = useState<Partial<Record<Scale, readonly Mover[]>>>({});
  const [point, setPoint] = useState<PointId | null>(null);
  const [form, setForm] = useState<'bars' | 'list'>('bars');
  const [attempt, setAttempt] = useState(0);

  const movers = chosen[scale] ?? DEFAULT_MOVERS[scale];
  const span = useMemo(() => wanted ?? windowAround(anchor, scale), [wanted, anchor, scale]);
  useEffect(() => onSpan?.(span), [onSpan, span]);
  const school = useMemo(() => ({ houseSystem, node }), [houseSystem, node]);
  const asked = useTransits(birth, school, span, movers, attempt);
  // While another window is worked out the one before stays in sight, dimmed.
  const [last, setLast] = useState<{ view: Transits; span: Span; scale: Scale } | null>(null);
  const answer = asked.type === 'answer' && asked.output.type === 'transits' ? asked.output : null;
  if (answer !== null && last?.view !== answer) setLast({ view: answer, span, scale });
  const shown = answer === null ? last : { view: answer, span, scale };

  /** Half a window on; a stretch that was asked for keeps its length. */
  const walk = (direction: 1 | -1) => {
    if (wanted === null) setAnchor((was) => shifted(was, scale, direction));
    else setWanted(walked(wanted, direction));
  };
  const toggle = (mover: Mover) =>
    setChosen((was) => ({
      ...was,
      [scale]: movers.includes(mover) ? movers.filter((one) => one !== mover) : [...movers, mover],
    }));
  const offered = MOVERS.filter((mover) => mover !== 'moon' || scale === 'days');

  return (
    <section className={styles.timeline} aria-label={t.timeline}>
      <div className={styles.head}>
        <Segments
          label={t.scale}
          options={[
            { id: 'days', label: t.scaleDays },
            { id: 'months', label: t.scaleMonths },
            { id: 'year', label: t.scaleYear },
          ]}
          chosen={scale}
          onChoose={(next) => {
            setScale(next);
            setWanted(null);
          }}
        />
        <Segments
          label={t.showAs}
          options={[
            { id: 'bars', label: t.showBars },
            { id: 'list', label: t.showList },
          ]}
          chosen={form}
          onChoose={setForm}
        />
      </div>
      <fieldset className={styles.movers}>
        <legend className="sr-only">{t.movers}</legend>
        {offered.map((mover) => (
          <label key={mover} className={styles.mover}>
            <input
              type="checkbox"
              className="sr-only"
              checked={movers.includes(mover)}
              onChange={() => toggle(mover)}
            />
            <span>
              <Glyph id={mover} size={16} />
              {t[mover]}
            </span>
          </label>
        ))}
      </fieldset>
      <div className={styles.filter}>
        <div className={styles.walk}>
          <IconButton label={t.earlier} icon={IconChevronLeft} onClick={() => walk(-1)} />
          <Button
            tone="line"
            size="small"
            onClick={() => {
              setAnchor(now);
              setWanted(null);
            }}
          >
            {t.today}
          </Button>
          <IconButton label={t.later} icon={IconChevronRight} onClick={() => walk(1)} />
        </div>
        <p className="num">
          {writeTime(span.from, zone, 'dayLong')} – {writeTime(span.to, zone, 'dayLong')}
        </p>
        <select
          aria-label={t.natalPoint}
          value={point ?? ''}
          onChange={(event) => setPoint(event.target.value === '' ? null : (event.target.value as PointId))}
        >
          <option value="">{t.anyPoint}</option>
          {shown?.view.natal.map(({ id }) => (
            <option key={id} value={id}>
              {t[id]}
            </option>
          ))}
        </select>
      </div>
      {asked.type === 'failed' ? (
        <div className={styles.empty}>
          <p>{t.timelineFailed}</p>
          <Button tone="line" size="small" onClick={() => setAttempt((was) => was + 1)}>
            {t.tryAgain}
          </Button>
        </div>
      ) : movers.length === 0 ? (
        <p className={styles.empty}>{t.timelineEmpty}</p>
      ) : shown === null ? (
        <p role="status" className={styles.empty}>
          {t.timelineWorking}
        </p>
      ) : (
        <div className={styles.shown} data-busy={answer === null || undefined}>
          <Shown {...shown} form={form} point={point} zone={zone} now={now} wide={wide} texts={texts} />
        </div>
      )}
      <p className="meta">
        {t.orbUsed(`${TRANSIT_ORB_DEG}°`)} {t.zoneNote(zone)}
      </p>
    </section>
  );
}

function Shown(props: {
  view: Transits;
  span: Span;
  scale: Scale;
  form: 'bars' | 'list';
  point: PointId | null;
  zone: string;
  now: UnixMs;
  wide: boolean;
  texts: CardTexts | null;
}) {
  const t = useText(uiChart);
  const { view, span, scale, point } = props;
  const rows = useMemo(() => timelineRows(view.series, span, point, view.houses), [view, span, point]);
  const events = useMemo(() => skyEventsIn(view.sky, span, scale), [view, span, scale]);
  return (
    <>
      <p role="status" className="sr-only">
        {t.timelineCount(rows.length)}
      </p>
      {props.form === 'bars' ? (
        <TimelineBars {...props} rows={rows} events={events} />
      ) : (
        <TimelineList rows={rows} events={events} span={span} zone={props.zone} texts={props.texts} />
      )}
      {rows.length === 0 && <p className={styles.empty}>{t.timelineEmpty}</p>}
    </>
  );
}
