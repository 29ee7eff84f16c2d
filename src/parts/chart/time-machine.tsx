import { memo, type ReactNode, useCallback, useMemo, useRef, useState } from 'react';
import type { BirthDetails } from '#astro/time/birth-moment.ts';
import type { UnixMs } from '#astro/time/instant.ts';
import {
  type Hit,
  type NatalRequest,
  type Ring,
  rings,
  type SkyChart,
  type SkyContact,
} from '#engine/protocol.ts';
import { useLocalData } from '#store/db-context.tsx';
import { uiChart } from '#text/en/ui-chart.ts';
import { Button } from '#ui/button.tsx';
import { IconButton } from '#ui/icon-button.tsx';
import { IconChevronLeft, IconChevronRight } from '#ui/icons.ts';
import { useReducedMotion } from '#ui/motion.ts';
import { useText } from '#ui/use-text.ts';
import { TransitRing } from '#ui/wheel/bi-wheel.tsx';
import type { WheelProps } from './chart-figure.tsx';
import { arcText, type ChartText } from './chart-view.ts';
import { AspectMark } from './marks.tsx';
import { Segments } from './segments.tsx';
import { contactTitle, ringName, ringOf } from './sky-ring.ts';
import styles from './time-machine.module.css';
import { TimeTrack } from './time-track.tsx';
import { stepped, type MachineScale } from './time-steps.ts';
import { useHits } from './use-hits.ts';
import { createLive, type Live, useLiveEvery, useSkyAt } from './use-sky-at.ts';
import { fieldTime, instantOf, writeTime } from './zone-times.ts';

/** Until the hand has rested this long, nothing is said aloud and the list may stand still for a moment. */
const SAY_AFTER_MS = 900;
/** Words that change faster are read by nobody, and a change of text is dear. */
const HEADING_EVERY_MS = 160;
const LIST_EVERY_MS = 320;
/** A field of date and time is dear to draw: it waits for the hand to pause. */
const FIELD_AFTER_MS = 250;

/**
 * The birth chart with the sky of any moment round it, and the track that moves the moment. Stands in the place of the
 * wheel of a `ChartFigure`: give it as `renderStage`.
 */
export function TimeMachine(props: {
  wheel: WheelProps;
  birth: BirthDetails;
  houseSystem: NatalRequest['houseSystem'];
  node: NatalRequest['node'];
  /** IANA zone of the times shown and typed. */
  zone: string;
  /** Where to begin; now when left out. */
  start?: UnixMs;
  /** Between the rings and the track. */
  children?: ReactNode;
}) {
  const t = useText(uiChart);
  const { deps } = useLocalData();
  const still = useReducedMotion();
  const { wheel, birth, houseSystem, node, zone } = props;
  const [now] = useState(() => deps.clock.now() as UnixMs);
  const [scale, setScale] = useState<MachineScale>('month');
  const [snap, setSnap] = useState(true);
  const [ring, setRing] = useState<Ring>('transits');
  const [held] = useState(() => createLive<Hit | null>(null));
  const [begin] = useState(props.start ?? now);
  const [moment] = useState(() => createLive<UnixMs>(begin));
  const place = useRef<((at: number) => void) | null>(null);
  const school = useMemo(() => ({ houseSystem, node }), [houseSystem, node]);
  const { sky, failed, ask } = useSkyAt(birth, school, ring);
  const { hits, look } = useHits(birth, school, scale, ring);

  const onMove = useCallback(
    (moved: UnixMs, hit: Hit | null) => {
      moment.set(moved);
      held.set(hit);
      ask(moved);
      look(moved);
    },
    [moment, held, ask, look],
  );
  const move = (to: number) => place.current?.(to);
  const step = (direction: 1 | -1) => move(stepped(moment.get(), scale, direction, zone));
  const steps = {
    day: { back: t.stepBackHour, on: t.stepOnHour },
    month: { back: t.stepBackDay, on: t.stepOnDay },
    year: { back: t.stepBackMonth, on: t.stepOnMonth },
  }[scale];

  return (
    <div className={styles.machine}>
      <Rings wheel={wheel} sky={sky} t={t} />
      {props.children}
      <div className={styles.panel}>
        <Heading moment={moment} zone={zone} />
        <TimeTrack
          label={t.track}
          help={t.trackHelp}
          start={begin}
          scale={scale}
          zone={zone}
          hits={hits}
          snap={snap}
          still={still}
          valueText={(moment) => writeTime(moment, zone, 'weekdayTime')}
          onMove={onMove}
          place={place}
          now={now}
        />
        <Held hit={held} sky={sky} zone={zone} t={t} />
        <div className={styles.controls}>
          <IconButton label={steps.back} icon={IconChevronLeft} onClick={() => step(-1)} />
          <Segments
            label={t.machineScale}
            options={[
              { id: 'day', label: t.machineDay },
              { id: 'month', label: t.machineMonth },
              { id: 'year', label: t.machineYear },
            ]}
            chosen={scale}
            onChoose={setScale}
          />
          <IconButton label={steps.on} icon={IconChevronRight} onClick={() => step(1)} />
        </div>
        <div className={styles.controls}>
          <select aria-label={t.ring} value={ring} onChange={(event) => setRing(event.target.value as Ring)}>
            {rings.map((one) => (
              <option key={one} value={one}>
                {ringName(one, t)}
              </option>
            ))}
          </select>
          <MomentField sky={sky} zone={zone} onChoose={move} />
          <Button tone="line" size="small" onClick={() => move(now)}>
            {t.now}
          </Button>
          <label className={styles.snap}>
            <input type="checkbox" checked={snap} onChange={(event) => setSnap(event.target.checked)} />
            {t.snap}
          </label>
        </div>
        {failed ? <p role="alert">{t.machineFailed}</p> : <Contacts sky={sky} zone={zone} t={t} />}
      </div>
    </div>
  );
}

/** The moment as it runs. The track says it to those who listen. */
function Heading({ moment, zone }: { moment: Live<UnixMs>; zone: string }) {
  return (
    <p className={`display num ${styles.moment}`} aria-hidden="true">
      {writeTime(useLiveEvery(moment, HEADING_EVERY_MS), zone, 'weekdayTime')}
    </p>
  );
}

/** Which exact hit the needle stands on, and for a ring that is not the moment's own sky, whose sky it is. */
function Held(props: { hit: Live<Hit | null>; sky: Sky; zone: string; t: ChartText }) {
  const { t } = props;
  const held = useLiveEvery(props.hit, LIST_EVERY_MS);
  const sky = useLiveEvery(props.sky, LIST_EVERY_MS);
  const ring = sky?.ring ?? 'transits';
  const parts = [
    held === null ? '' : t.snapped(contactTitle(held, t, ring)),
    sky === null || ring === 'transits' ? '' : t.skyOfRing(writeTime(sky.skyOf, props.zone, 'dayTime')),
  ];
  return <p className={`meta num ${styles.held}`}>{parts.filter(Boolean).join(' · ') || '\u00a0'}</p>;
}

type Sky = Live<SkyChart | null>;

/** The two rings. The inner one is drawn once; the outer one follows the sky by itself. */
const Rings = memo(function Rings(props: { wheel: WheelProps; sky: Sky; t: ChartText }) {
  const { wheel, sky, t } = props;
  const [picked, setPicked] = useState<string | null>(null);
  const { bodies, angles, cusps } = wheel;
  const inner = useMemo(
    () => ({ label: t.natalChart, bodies, angles, cusps }),
    [t.natalChart, bodies, angles, cusps],
  );
  const live = useMemo(() => ringOf(sky, t), [sky, t]);
  return (
    <div className={styles.rings}>
      <TransitRing
        title={wheel.title}
        description={wheel.description}
        inner={inner}
        live={live}
        selected={picked ?? wheel.selected}
        onSelect={(id) => {
          const outside = live.get().bodies.some((body) => body.id === id);
          setPicked(outside ? id : null);
          if (!outside) wheel.onSelect(id);
        }}
        hovered={wheel.hovered ?? null}
        {...(wheel.onHover === undefined ? {} : { onHover: wheel.onHover })}
        compact={wheel.compact}
      />
    </div>
  );
});

/** The moment as a field: it follows the track, and what is typed moves the track. */
function MomentField(props: { sky: Sky; zone: string; onChoose: (at: number) => void }) {
  const t = useText(uiChart);
  const [typed, setTyped] = useState<string | null>(null);
  const shown = useLiveEvery(props.sky, FIELD_AFTER_MS, true);
  const wrong = typed !== null && typed !== '' && instantOf(typed, props.zone) === null;
  return (
    <span className={styles.field}>
      <input
        type="datetime-local"
        aria-label={t.dateAndTime}
        aria-invalid={wrong || undefined}
        className="num"
        min="1900-01-01T00:00"
        max="2100-12-31T23:59"
        value={typed ?? (shown === null ? '' : fieldTime(shown.at, props.zone))}
        onChange={(event) => {
          setTyped(event.target.value);
          const at = instantOf(event.target.value, props.zone);
          if (at !== null) props.onChoose(at);
        }}
        onBlur={() => setTyped(null)}
      />
      {wrong && <span className={styles.wrong}>{t.dateOutside}</span>}
    </span>
  );
}

const SHOWN_CONTACTS = 5;

/** The tightest aspects to the chart. The eye follows them as they change; the ear hears them once the hand rests. */
const Contacts = memo(function Contacts({ sky, zone, t }: { sky: Sky; zone: string; t: ChartText }) {
  const shown = useLiveEvery(sky, LIST_EVERY_MS);
  const said = useLiveEvery(sky, SAY_AFTER_MS, true);
  const tightest = (of: SkyChart | null) => of?.toNatal.slice(0, SHOWN_CONTACTS) ?? [];
  const contacts = tightest(shown);
  return (
    <section className={styles.contacts}>
      <h3 className={styles.small}>{t.aspectsNow}</h3>
      {shown !== null && contacts.length === 0 ? (
        <p className="muted">{t.noneNow}</p>
      ) : (
        <ul>
          {contacts.map((one, place) => (
            // By place: the lines stay and what they say changes.
            <li key={place}>
              <AspectMark aspect={one.aspect} />
              <span>{contactTitle(one, t, shown?.ring)}</span>
              <span className="num nowrap muted">{arcText(one.orb)}</span>
              <span className="meta">{stateOf(one, t)}</span>
            </li>
          ))}
        </ul>
      )}
      <p role="status" className="sr-only">
        {said === null
          ? ''
          : [
              t.skyAt(writeTime(said.at, zone, 'weekdayTime')),
              ...tightest(said).map((one) => spoken(one, said.ring, t)),
            ].join('. ')}
      </p>
    </section>
  );
});

function spoken(one: SkyContact, ring: Ring, t: ChartText): string {
  return t.aspectNow(contactTitle(one, t, ring), arcText(one.orb), stateOf(one, t));
}

/** An orb that shows as 0°00′ is neither coming nor going. */
function stateOf({ orb, applying }: SkyContact, t: ChartText): string {
  return orb < 1 / 60 ? t.exact.toLowerCase() : t[applying ? 'applying' : 'separating'];
}
