import { type CSSProperties, type KeyboardEvent, useId, useRef, useState } from 'react';
import type { UnixMs } from '#astro/time/instant.ts';
import { localDateTime } from '#lib/local-date.ts';
import { uiChart } from '#text/en/ui-chart.ts';
import { Glyph } from '#ui/glyph.tsx';
import { Icon } from '#ui/icon.tsx';
import { IconChevronDown } from '#ui/icons.ts';
import { useText } from '#ui/use-text.ts';
import chartStyles from './chart.module.css';
import type { ChartText } from './chart-view.ts';
import { Disclosed } from './disclosed.tsx';
import { AspectMark } from './marks.tsx';
import { contactTitle } from './sky-ring.ts';
import { eventsWithRoom } from './timeline-model.ts';
import type { Scale, SkyEvent, Span, TimelineRow } from './timeline-model.ts';
import {
  eventGlyph,
  eventMeaning,
  eventTitle,
  exactText,
  seriesFacts,
  seriesMeaning,
  seriesSpoken,
} from './timeline-words.ts';
import { ExplainedText } from './explained-text.tsx';
import styles from './timeline.module.css';
import type { CardTexts } from './use-card-texts.ts';
import { startsIn, writeTime } from './zone-times.ts';

interface Drawn {
  span: Span;
  scale: Scale;
  zone: string;
  now: UnixMs;
  wide: boolean;
}

/** A row a transit: its name, its bar, and, once it is opened, its dates and what it is about. */
export function TimelineBars(
  props: Drawn & {
    rows: readonly TimelineRow[];
    events: readonly SkyEvent[];
    /** Null until the meanings are here. */
    texts: CardTexts | null;
  },
) {
  const t = useText(uiChart);
  const { rows, span } = props;
  const list = useRef<HTMLDivElement>(null);
  const [open, setOpen] = useState<string | null>(null);
  const [stop, setStop] = useState<string | null>(null);
  const tabStop = rows.some(({ key }) => key === stop) ? stop : (rows[0]?.key ?? null);
  const share = (at: number) => (at - span.from) / (span.to - span.from);
  const nowAt = share(props.now);

  function onKeyDown(event: KeyboardEvent) {
    const buttons = [...(list.current?.querySelectorAll<HTMLElement>('[data-row]') ?? [])];
    const here = buttons.indexOf(document.activeElement as HTMLElement);
    if (here < 0) return;
    const to = {
      ArrowDown: here + 1,
      ArrowRight: here + 1,
      ArrowUp: here - 1,
      ArrowLeft: here - 1,
      Home: 0,
      End: buttons.length - 1,
    }[event.key];
    if (to === undefined) return;
    event.preventDefault();
    buttons[Math.max(0, Math.min(buttons.length - 1, to))]?.focus();
  }

  return (
    // The keys are those of the rows inside, heard here once for all of them.
    // oxlint-disable-next-line jsx-a11y/no-static-element-interactions
    <div
      ref={list}
      className={styles.bars}
      style={{ '--now': nowAt } as CSSProperties}
      data-now={(nowAt >= 0 && nowAt <= 1) || undefined}
      onKeyDown={onKeyDown}
    >
      <p className="sr-only">{t.timelineHelp}</p>
      <Axis {...props} />
      <SkyLane {...props} />
      <ol className={styles.rows}>
        {rows.map((row, i) => (
          <Row
            key={row.key}
            row={row}
            first={rows[i - 1]?.series.mover !== row.series.mover}
            zone={props.zone}
            open={row.key === open}
            stop={row.key === tabStop}
            texts={props.texts}
            t={t}
            onFocus={() => setStop(row.key)}
            onToggle={() => setOpen((was) => (was === row.key ? null : row.key))}
          />
        ))}
      </ol>
    </div>
  );
}

type Tick = { readonly at: number; readonly label: string | null; readonly strong: boolean };

/** Days with a number every few, months with their names: as many as there is room for. */
function ticksOf({ span, scale, zone, wide }: Drawn): readonly Tick[] {
  const share = (at: number) => (at - span.from) / (span.to - span.from);
  if (scale === 'days') {
    const days = startsIn(span.from, span.to, zone, 'day');
    const gap = wide ? 0.05 : 0.14;
    const near = (one: number, other: number) => Math.abs(share(one) - share(other)) < gap;
    const firsts = days.filter((at) => isFirst(at, zone));
    const named = days.filter(
      (at, i) => firsts.includes(at) || (i === 0 && !firsts.some((first) => near(first, at))),
    );
    return days.map((at) => {
      const day = Number(localDateTime(at, zone).date.slice(8));
      // A month's name takes the room of its neighbours.
      const crowded = named.some((one) => near(one, at));
      const label = named.includes(at)
        ? writeTime(at, zone, 'day')
        : (wide || day % 3 === 0) && !crowded
          ? String(day)
          : null;
      return { at: share(at), label, strong: day === 1 };
    });
  }
  return startsIn(span.from, span.to, zone, 'month').map((at) => {
    const january = localDateTime(at, zone).date.slice(5, 7) === '01';
    const month = writeTime(at, zone, scale === 'year' && !wide ? 'monthInitial' : 'monthShort');
    return {
      at: share(at),
      label: january ? yearLabel(writeTime(at, zone, 'year'), scale === 'year' && !wide) : month,
      strong: january,
    };
  });
}

const isFirst = (at: number, zone: string): boolean => localDateTime(at, zone).date.endsWith('-01');

const yearLabel = (year: string, short: boolean): string => (short ? `’${year.slice(2)}` : year);

function Axis(props: Drawn) {
  const t = useText(uiChart);
  return (
    <div className={styles.axis} aria-hidden="true">
      {ticksOf(props).map((tick) => (
        <span
          key={tick.at}
          className={styles.tick}
          data-strong={tick.strong || undefined}
          style={{ '--at': tick.at } as CSSProperties}
        >
          {tick.label}
        </span>
      ))}
      <span className={styles.now}>{t.now}</span>
    </div>
  );
}

/** The sky's own events: marks over the bars, and when opened a list with their times. */
function SkyLane({
  events,
  span,
  zone,
  wide,
  texts,
}: Drawn & { events: readonly SkyEvent[]; texts: CardTexts | null }) {
  const t = useText(uiChart);
  const id = useId();
  const [open, setOpen] = useState(false);
  const share = (at: number) => (at - span.from) / (span.to - span.from);
  if (events.length === 0) return null;
  const marks = eventsWithRoom(events, span, wide ? 0.026 : 0.055);
  return (
    <div className={styles.lane}>
      <button
        type="button"
        className={styles.row}
        data-row
        aria-expanded={open}
        aria-controls={id}
        onClick={() => setOpen((was) => !was)}
      >
        <span className={styles.label}>
          <span>
            {t.skyEvents} <span className="meta num">{t.eventCount(events.length)}</span>
          </span>
          <Icon of={IconChevronDown} size={15} />
        </span>
        <span className={styles.track} aria-hidden="true">
          {marks.map((event) => (
            <span
              key={event.key}
              className={styles.event}
              data-type={event.type}
              style={{ '--at': share(event.at) } as CSSProperties}
              data-tip={eventTitle(event, t)}
            >
              <EventMark event={event} />
            </span>
          ))}
        </span>
      </button>
      <div id={id} hidden={!open}>
        {open && (
          <ul className={styles.events}>
            {events.map((event) => (
              <li key={event.key}>
                <EventMark event={event} />
                <Disclosed words={eventMeaning(event, texts)}>{eventTitle(event, t)}</Disclosed>
                <span className="num muted">{writeTime(event.at, zone, 'dayTime')}</span>
              </li>
            ))}
          </ul>
        )}
      </div>
    </div>
  );
}

/** A turning body has a bar under it; a sign that is entered stands alone; the Moon is a small disc. */
export function EventMark({ event }: { event: SkyEvent }) {
  const glyph = eventGlyph(event);
  if (glyph === null) {
    return (
      <i className={styles.moon} data-phase={event.type === 'lunation' ? event.lunation.phase : undefined} />
    );
  }
  return (
    <span className={styles.mark} data-type={event.type}>
      <Glyph id={glyph} size={13} />
    </span>
  );
}

function Row(props: {
  row: TimelineRow;
  first: boolean;
  zone: string;
  open: boolean;
  stop: boolean;
  texts: CardTexts | null;
  t: ChartText;
  onFocus: () => void;
  onToggle: () => void;
}) {
  const { row, zone, open, t } = props;
  const { series } = row;
  const id = useId();
  return (
    <li className={styles.item} data-first={props.first || undefined} data-open={open || undefined}>
      <button
        type="button"
        className={styles.row}
        data-row
        tabIndex={props.stop ? 0 : -1}
        aria-expanded={open}
        aria-controls={id}
        aria-label={seriesSpoken(series, zone, t)}
        onFocus={props.onFocus}
        onClick={props.onToggle}
      >
        <span className={styles.label}>
          <span className={styles.signs}>
            <Glyph id={series.mover} size={16} />
            <AspectMark aspect={series.aspect} size={14} />
            <Glyph id={pointGlyph(series.point)} size={16} />
          </span>
          <span className={styles.words}>
            {t[series.mover]} {t[series.aspect].toLowerCase()} {t[series.point]}
          </span>
          <span className={`meta num ${styles.exactText}`}>
            {row.exact.length === 0 ? '' : exactText(row.exact, zone, t)}
          </span>
        </span>
        <span className={`${styles.track} ${chartStyles[series.aspect] ?? ''}`} aria-hidden="true">
          {row.bars.map((bar) => (
            <i
              key={`${bar.from} ${bar.to}`}
              className={styles.bar}
              data-open-start={bar.openStart || undefined}
              data-open-end={bar.openEnd || undefined}
              style={{ '--from': bar.from, '--to': bar.to } as CSSProperties}
            />
          ))}
          {row.marks.map((at) => (
            <i key={at} className={styles.exact} style={{ '--at': at } as CSSProperties} />
          ))}
        </span>
      </button>
      <div id={id} hidden={!open}>
        {open && <Detail {...props} />}
      </div>
    </li>
  );
}

function Detail({ row, zone, texts, t }: Parameters<typeof Row>[0]) {
  const { series } = row;
  const words = seriesMeaning(row, texts);
  return (
    <div className={styles.detail}>
      <h3>{contactTitle(series, t)}</h3>
      {words !== null && <ExplainedText of={words} />}
      <dl>
        {seriesFacts(series, zone, t).map(({ label, value }) => (
          <div key={label}>
            <dt>{label}</dt>
            <dd className="num">{value}</dd>
          </div>
        ))}
      </dl>
      {series.passes.length > 1 && <p className="meta">{t.passes(series.passes.length)}</p>}
    </div>
  );
}

function pointGlyph(point: TimelineRow['series']['point']) {
  return point === 'asc' ? 'ascendant' : point === 'mc' ? 'midheaven' : point;
}
