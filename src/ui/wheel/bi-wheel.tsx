import { memo, useId, useMemo, useRef } from 'react';
import { wrap360 } from '#astro/angle/degrees.ts';
import { useReducedMotion } from '../motion.ts';
import { arrange } from './arrange.ts';
import type { Seat } from './arrange.ts';
import { AngleStop, Houses, labelPlaces } from './houses.tsx';
import { useMovingRing } from './moving-ring.ts';
import type { MovingRing } from './moving-ring.ts';
import { OuterBodies, OuterLines, useOuterPlaces } from './outer-ring.tsx';
import { RingBody } from './ring-body.tsx';
import { ringHandlers } from './ring-handlers.ts';
import { doubleLayouts, wheelPoint } from './wheel-layout.ts';
import type { WheelLayout } from './wheel-layout.ts';
import type {
  LiveRing,
  RingMoment,
  WheelAngle,
  WheelAspect,
  WheelBody,
  WheelChoice,
  WheelCusp,
} from './wheel-types.ts';
import { Zodiac } from './zodiac.tsx';
import styles from './wheel.module.css';

export interface BiWheelProps extends WheelChoice {
  title: string;
  description: string;
  inner: {
    /** Spoken name of the ring: "Ana", "birth chart". */
    label: string;
    bodies: readonly WheelBody[];
    /** The Ascendant first. */
    angles: readonly WheelAngle[];
    cusps: readonly WheelCusp[];
  };
  outer: {
    /** "Marco", "transits". */
    label: string;
    bodies: readonly WheelBody[];
  };
  /** Between the rings: `a` and `b` are one id of each. */
  aspects: readonly WheelAspect[];
  compact: boolean;
}

/**
 * Two charts in one wheel: one inside the zodiac with its houses, the other round the rim on the same degrees, and in
 * the middle the aspects from one to the other (a dot on the inner ring is a body inside, a ring on it one outside).
 *
 * Ids are unique over both rings. Each ring is a tab stop of its own; left and right walk it, up and down go to the
 * nearest body of the other ring.
 */
export function BiWheel(props: BiWheelProps) {
  return <DoubleWheel {...props} moving={null} />;
}

/**
 * A double wheel whose outer ring may change with every frame. It follows `live` by itself, without being rendered
 * anew: while the ring moves it is a picture over the wheel, and the drawing takes its place when it has come to rest.
 * The names that are read aloud follow a few times a second. Keep `inner.bodies`, `inner.angles` and `inner.cusps` the
 * same arrays between renderings. Bodies that pass each other change places once and smoothly; with reduced motion at
 * once. Give no minutes to bodies that move: figures that race are read by nobody. Its lines cannot be pointed at, its
 * bodies can.
 */
export function TransitRing({
  live,
  ...props
}: Omit<BiWheelProps, 'outer' | 'aspects'> & { live: LiveRing }) {
  const canvas = useRef<HTMLCanvasElement>(null);
  const { moment, ring } = useMovingRing(live, canvas);
  return (
    <div className={styles.stage}>
      <DoubleWheel {...props} outer={moment} aspects={moment.aspects} moving={ring} />
      <canvas ref={canvas} className={styles.picture} aria-hidden="true" />
    </div>
  );
}

function DoubleWheel(props: BiWheelProps & { moving: MovingRing | null }) {
  const id = useId();
  const bodiesRef = useRef<SVGGElement>(null);
  const linesRef = useRef<SVGGElement>(null);
  const reduced = useReducedMotion();
  const { inner, outer, aspects, selected } = props;
  const { bodies, angles, cusps } = inner;
  const layout = doubleLayouts[props.compact ? 'compact' : 'wide'];
  const row = layout.outer ?? layout.rows[0];
  const left = angles[0]?.lon ?? 0;
  const lit = props.hovered ?? selected;
  const hovered = props.hovered ?? null;

  const innerStops = useMemo(
    () => inRing([...bodies, ...angles.filter(({ name }) => name !== null)], left),
    [bodies, angles, left],
  );
  const outerStops = () => inRing(outer.bodies, left);
  const innerLons = useMemo(
    () => [...bodies, ...angles].map(({ id: one, lon }) => [one, lon] as const),
    [bodies, angles],
  );
  const angleIds = useMemo(() => new Set(angles.map(({ id: one }) => one)), [angles]);
  const linesOf = (moment: Pick<RingMoment, 'bodies' | 'aspects'>) => ({
    lonOf: new Map([...innerLons, ...moment.bodies.map(({ id: one, lon }) => [one, lon] as const)]),
    // Lines to the angles would crowd the wheel: they are drawn for what is chosen.
    aspects: moment.aspects.filter(
      ({ a, b }) => !(angleIds.has(a) || angleIds.has(b)) || a === lit || b === lit,
    ),
  });
  const { lonOf, aspects: shown } = linesOf({ bodies: outer.bodies, aspects });
  const moving = props.moving;
  useOuterPlaces(
    bodiesRef,
    linesRef,
    {
      layout,
      row,
      left,
      bodies: outer.bodies,
      aspects: shown,
      lonOf,
      lit,
      moving: moving !== null && !reduced,
    },
    moving && { moving, look: { layout, row, left, selected, hovered, lit, reduced, linesOf } },
  );
  const outerTab = outer.bodies.some((body) => body.id === selected)
    ? (selected ?? undefined)
    : outer.bodies[0]?.id;

  return (
    // The keys and presses are those of the symbols inside, heard here once for all of them.
    <svg
      viewBox={`0 0 ${layout.size} ${layout.size}`}
      className={styles.wheel}
      // Said outright: not every browser maps a bare svg to it.
      // oxlint-disable-next-line jsx-a11y/no-redundant-roles
      role="graphics-document"
      aria-labelledby={`${id}-title`}
      aria-describedby={`${id}-text`}
      {...ringHandlers(props, () => [innerStops, outerStops()])}
    >
      <title id={`${id}-title`}>{props.title}</title>
      <desc id={`${id}-text`}>{props.description}</desc>
      <g aria-hidden="true">
        <Zodiac layout={layout} left={left} />
        <Houses layout={layout} left={left} cusps={cusps} angles={angles} />
        <g
          ref={linesRef}
          className={`${styles.aspects} ${moving === null ? '' : styles.moving}`}
          data-chosen={lit !== null || undefined}
        >
          <OuterLines
            layout={layout}
            aspects={shown}
            lit={lit}
            pointable={props.onHover !== undefined && moving === null}
          />
        </g>
      </g>
      <g role="graphics-object" aria-label={inner.label}>
        <InnerRing
          layout={layout}
          left={left}
          bodies={bodies}
          angles={angles}
          cusps={cusps}
          selected={selected}
          hovered={hovered}
          tabStop={innerStops.find((stop) => stop.id === selected)?.id ?? innerStops[0]?.id}
        />
      </g>
      <g role="graphics-object" aria-label={outer.label} ref={bodiesRef} className={styles.outer}>
        <OuterBodies
          layout={layout}
          row={row}
          bodies={outer.bodies}
          selected={selected}
          hovered={hovered}
          tabStop={outerTab}
          entering={moving === null}
        />
      </g>
    </svg>
  );
}

function inRing(bodies: readonly { readonly id: string; readonly lon: number }[], left: number) {
  return bodies
    .map(({ id, lon }) => ({ id, lon, from: wrap360(lon - left) }))
    .sort((p, q) => p.from - q.from);
}

const InnerRing = memo(function InnerRing(props: {
  layout: WheelLayout;
  left: number;
  bodies: readonly WheelBody[];
  angles: readonly WheelAngle[];
  cusps: readonly WheelCusp[];
  selected: string | null;
  hovered: string | null;
  tabStop: string | undefined;
}) {
  const { layout, left, bodies, angles } = props;
  const at = wheelPoint(layout.size, left);
  const seats: readonly Seat[] = useMemo(
    () =>
      arrange(
        bodies,
        angles.map(({ lon }) => lon),
        layout,
        null,
      ).seats,
    [bodies, angles, layout],
  );
  const names = labelPlaces(layout, angles, props.cusps).angles;
  const symbol = (stop: string, name: string) => ({
    role: 'graphics-symbol',
    'aria-label': name,
    'data-stop': stop,
    'data-on': stop === props.selected || undefined,
    'data-near': stop === props.hovered || undefined,
    tabIndex: stop === props.tabStop ? 0 : -1,
    className: styles.body,
  });
  return (
    <>
      {bodies.map((body, i) => {
        const seat = seats[i];
        return seat === undefined ? null : (
          <g key={body.id} {...symbol(body.id, body.name)}>
            <RingBody layout={layout} at={at} body={body} seat={seat} />
          </g>
        );
      })}
      {angles.map((angle) =>
        angle.name === null ? null : (
          <g key={angle.id} {...symbol(angle.id, angle.name)}>
            <AngleStop layout={layout} at={at} angle={angle} names={names} />
          </g>
        ),
      )}
    </>
  );
});
