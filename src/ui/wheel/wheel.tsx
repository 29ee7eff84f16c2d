import { type CSSProperties, type KeyboardEvent, useId, useRef } from 'react';
import { signedDifference, wrap360 } from '#astro/angle/degrees.ts';
import { elementOf, SIGN_IDS } from '#astro/angle/sign.ts';
import type { SignId } from '#astro/angle/sign.ts';
import type { AspectId } from '#astro/aspect/aspect-id.ts';
import { GlyphPaths } from '../glyph.tsx';
import type { GlyphId } from '../glyph-paths.ts';
import { spread } from './spread.ts';
import { compactLayout, glyphGapDeg, short, wheelPoint, wideLayout } from './wheel-layout.ts';
import type { WheelLayout, WheelPoint } from './wheel-layout.ts';
import styles from './wheel.module.css';

/** A body on the ring. */
export interface WheelBody {
  id: string;
  glyph: GlyphId;
  /** Where its glyph is tied to the zodiac, degrees. */
  lon: number;
  /** The stretch it may stand in, unwrapped, when that is worth drawing. */
  stretch: { from: number; to: number } | null;
  /** "12°", or "23–24°" for a stretch. */
  degree: string;
  sign: SignId | null;
  /** "04′". */
  minute: string | null;
  retrograde: boolean;
  /** Spoken: "Mars 12 degrees 4 minutes Leo, house 5, retrograde". */
  name: string;
}

export interface WheelAngle {
  id: string;
  lon: number;
  /** "AC". */
  label: string;
  /** "14°33′". */
  degree: string;
  /** Spoken; null for the two ends that cannot be chosen. */
  name: string | null;
}

export interface WheelAspect {
  a: string;
  b: string;
  kind: AspectId;
  /** 0 at the edge of the orb, 1 exact. */
  strength: number;
}

export interface WheelCusp {
  lon: number;
  /** "14°33′"; null where the cusps say nothing an angle or a sign has not said. */
  degree: string | null;
}

type Place = (radius: number, lon: number) => WheelPoint;
type Drawn = { layout: WheelLayout; at: Place };

/**
 * The chart as a wheel. With an Ascendant it stands at nine o'clock, otherwise 0° Aries does. `compact` is a drawing of
 * its own for narrow screens, not the wide one made small.
 *
 * One body or angle may be selected; tab goes to it, the arrow keys walk the ring in zodiac order and select on the way.
 * Aspects differ by line as well as ink: trine solid, square dashed, sextile dotted, opposition double, conjunction a
 * knot on the inner ring.
 */
export function Wheel(props: {
  title: string;
  description: string;
  bodies: readonly WheelBody[];
  angles: readonly WheelAngle[];
  cusps: readonly WheelCusp[];
  aspects: readonly WheelAspect[];
  selected: string | null;
  onSelect: (id: string) => void;
  compact: boolean;
}) {
  const id = useId();
  const svg = useRef<SVGSVGElement>(null);
  const { bodies, angles, cusps, selected } = props;
  const layout = props.compact ? compactLayout : wideLayout;
  const left = angles[0]?.lon ?? 0;
  const drawn: Drawn = { layout, at: wheelPoint(layout.size, left) };
  const middle = layout.size / 2;
  const placed = spread(
    bodies.map(({ lon }) => lon),
    glyphGapDeg(layout),
  );

  const outside = labelPlaces(angles, layout.everyDegree ? cusps : []);
  const labelAt = (angle: WheelAngle) => outside.angles.get(angle.id) ?? angle.lon;

  const stops = [...bodies, ...angles.filter(({ name }) => name !== null)]
    .map((one) => ({ id: one.id, from: wrap360(one.lon - left) }))
    .sort((p, q) => p.from - q.from)
    .map((one) => one.id);
  const tabStop = selected !== null && stops.includes(selected) ? selected : stops[0];

  function onKeyDown(event: KeyboardEvent) {
    const here = stops.indexOf(tabStop ?? '');
    const to = {
      ArrowRight: here + 1,
      ArrowDown: here + 1,
      ArrowLeft: here - 1,
      ArrowUp: here - 1,
      Home: 0,
      End: stops.length - 1,
      Enter: here,
      ' ': here,
    }[event.key];
    if (to === undefined) return;
    event.preventDefault();
    const next = stops[(to + stops.length) % stops.length];
    if (next === undefined) return;
    props.onSelect(next);
    svg.current?.querySelector<SVGElement>(`[data-stop="${next}"]`)?.focus();
  }

  const symbol = (stop: string, name: string) => ({
    role: 'graphics-symbol',
    'aria-label': name,
    'data-stop': stop,
    'data-on': stop === selected || undefined,
    tabIndex: stop === tabStop ? 0 : -1,
    onClick: () => props.onSelect(stop),
  });

  return (
    // The keys are those of the symbols inside, heard here once for all of them.
    // oxlint-disable-next-line jsx-a11y/no-static-element-interactions
    <svg
      ref={svg}
      viewBox={`0 0 ${layout.size} ${layout.size}`}
      className={styles.wheel}
      // Said outright: not every browser maps a bare svg to it.
      // oxlint-disable-next-line jsx-a11y/no-redundant-roles
      role="graphics-document"
      aria-labelledby={`${id}-title`}
      aria-describedby={`${id}-text`}
      onKeyDown={onKeyDown}
    >
      <title id={`${id}-title`}>{props.title}</title>
      <desc id={`${id}-text`}>{props.description}</desc>
      <g aria-hidden="true">
        <Zodiac {...drawn} />
        <Houses {...drawn} cusps={cusps} angles={angles} outside={outside} />
        <g className={styles.aspects} data-chosen={selected !== null || undefined}>
          <Aspects {...drawn} bodies={bodies} angles={angles} aspects={props.aspects} selected={selected} />
        </g>
        <circle cx={middle} cy={middle} r={layout.everyDegree ? 2.5 : 1.75} className={styles.solid} />
      </g>
      {bodies.map((body, i) => (
        <g
          key={body.id}
          className={styles.body}
          {...symbol(body.id, body.name)}
          style={{ '--turn': wrap360(body.lon - left) / 360 } as CSSProperties}
        >
          <Body {...drawn} body={body} glyphLon={placed[i] ?? body.lon} on={body.id === selected} />
        </g>
      ))}
      {angles.map((angle) =>
        angle.name === null ? null : (
          <g key={angle.id} className={styles.body} {...symbol(angle.id, angle.name)}>
            <circle
              {...centre(drawn.at(layout.label, labelAt(angle)))}
              r={layout.hit}
              className={styles.hit}
            />
            <AngleLabel {...drawn} angle={angle} lon={labelAt(angle)} on={angle.id === selected} />
          </g>
        ),
      )}
    </svg>
  );
}

function centre([cx, cy]: WheelPoint) {
  return { cx: short(cx), cy: short(cy) };
}

/** A straight line between two radii, leaning when the longitudes differ. */
function line(at: Place, from: number, to: number, lon: number, lonTo = lon): string {
  const [x1, y1] = at(from, lon);
  const [x2, y2] = at(to, lonTo);
  return `M${short(x1)} ${short(y1)}L${short(x2)} ${short(y2)}`;
}

function Zodiac({ layout, at }: Drawn) {
  const middle = layout.size / 2;
  const { rim, zodiac } = layout;
  const all = Array.from({ length: 360 }, (_, degree) => degree);
  const fine = all.filter((degree) => degree % 5 !== 0);
  const scale = layout.everyDegree ? 1 : 0.65;
  return (
    <g className={styles.rings}>
      <circle cx={middle} cy={middle} r={rim} className={styles.rim} />
      <circle cx={middle} cy={middle} r={rim + 3.5 * scale} className={styles.rimOuter} />
      <circle cx={middle} cy={middle} r={zodiac} className={styles.field} />
      {layout.everyDegree && (
        <path
          d={fine.map((degree) => line(at, zodiac, zodiac - 4, degree)).join('')}
          className={styles.fine}
        />
      )}
      <path
        d={all
          .filter((degree) => degree % 5 === 0)
          .map((degree) => line(at, zodiac, zodiac - (degree % 10 === 0 ? 9 : 6) * scale, degree))
          .join('')}
        className={styles.tick}
      />
      <path d={SIGN_IDS.map((_, i) => line(at, zodiac, rim, i * 30)).join('')} className={styles.signEdge} />
      {SIGN_IDS.map((sign, i) => (
        <DrawnGlyph
          key={sign}
          id={sign}
          at={at((rim + zodiac) / 2, i * 30 + 15)}
          size={layout.signSize}
          className={styles[elementOf(sign)]}
          stroke={1.6}
        />
      ))}
    </g>
  );
}

/** Degrees that two labels outside the rim keep from each other. */
const LABEL_GAP_DEG = 8;

type LabelPlaces = {
  /** Longitude of an angle's label, by the angle's id. */
  angles: ReadonlyMap<string, number>;
  cusps: readonly { lon: number; degree: string }[];
};

/** Where the labels outside the rim stand: near the pole an Ascendant and a Midheaven may be a degree apart. */
function labelPlaces(angles: readonly WheelAngle[], cusps: readonly WheelCusp[]): LabelPlaces {
  const labelled = cusps.flatMap(({ lon, degree }) =>
    degree === null || standsOn(angles, lon) ? [] : [{ lon, degree }],
  );
  const places = spread(
    [...angles, ...labelled].map(({ lon }) => lon),
    LABEL_GAP_DEG,
  );
  return {
    angles: new Map(angles.map((angle, i) => [angle.id, places[i] ?? angle.lon])),
    cusps: labelled.map(({ lon, degree }, i) => ({ lon: places[angles.length + i] ?? lon, degree })),
  };
}

/** Whether a cusp is one of the angles, which are drawn for themselves. */
function standsOn(angles: readonly WheelAngle[], lon: number): boolean {
  return angles.some((angle) => Math.abs(signedDifference(angle.lon, lon)) < 0.01);
}

function Houses({
  layout,
  at,
  cusps,
  angles,
  outside,
}: Drawn & { cusps: readonly WheelCusp[]; angles: readonly WheelAngle[]; outside: LabelPlaces }) {
  const middle = layout.size / 2;
  const { houseInner, houseOuter, rim, tick } = layout;
  return (
    <g className={styles.houses}>
      <circle cx={middle} cy={middle} r={houseInner} className={styles.inner} />
      {cusps.length > 0 && <circle cx={middle} cy={middle} r={houseOuter} className={styles.hair} />}
      {cusps.map((cusp, i) => {
        const width = wrap360((cusps[(i + 1) % cusps.length]?.lon ?? 0) - cusp.lon);
        return (
          <g key={i}>
            {!standsOn(angles, cusp.lon) && (
              <path d={line(at, houseInner, tick, cusp.lon)} className={styles.cusp} />
            )}
            <Label
              at={at((houseInner + houseOuter) / 2, cusp.lon + width / 2)}
              size={layout.smallType}
              text={String(i + 1)}
            />
          </g>
        );
      })}
      {angles.map((angle) => (
        <g key={angle.id}>
          <path d={line(at, houseInner, tick, angle.lon)} className={styles.axis} />
          <path d={line(at, rim, rim + (layout.everyDegree ? 7 : 4), angle.lon)} className={styles.axis} />
          {angle.name === null && layout.everyDegree && (
            <AngleLabel
              layout={layout}
              at={at}
              angle={angle}
              lon={outside.angles.get(angle.id) ?? angle.lon}
              on={false}
            />
          )}
        </g>
      ))}
      {outside.cusps.map(({ lon, degree }) => (
        <Label key={lon} at={at(layout.label, lon)} size={11} text={degree} />
      ))}
    </g>
  );
}

function AngleLabel({ layout, at, angle, lon, on }: Drawn & { angle: WheelAngle; lon: number; on: boolean }) {
  const [x, y] = at(layout.label + (layout.everyDegree ? 3 : 0), lon);
  if (!layout.everyDegree) {
    return (
      <Label at={[x, y]} size={11} text={angle.label} className={on ? styles.chosenText : styles.strong} />
    );
  }
  return (
    <>
      <Label
        at={[x, y - 7]}
        size={11}
        text={angle.degree}
        className={on ? styles.chosenText : styles.strong}
      />
      <Label
        at={[x, y + 7]}
        size={11}
        text={angle.label}
        className={angle.name === null ? undefined : styles.angleName}
      />
    </>
  );
}

function Body({
  layout,
  at,
  body,
  glyphLon,
  on,
}: Drawn & { body: WheelBody; glyphLon: number; on: boolean }) {
  const { zodiac, tick, glyph, glyphSize, houseInner } = layout;
  const seat = at(glyph, glyphLon);
  // "23–24°": a stretch has no minutes and no sign of its own under it, which leaves the room it needs.
  const long = body.degree.length > 3;
  const retroAt = body.minute === null && layout.sign !== null ? layout.sign - 6 : layout.retro;
  return (
    <>
      {body.stretch !== null && <path d={stretchPath(layout, at, body.stretch)} className={styles.stretch} />}
      <path d={line(at, zodiac, tick - 2, body.lon)} className={styles.mark} />
      <path d={line(at, tick - 2, glyph + glyphSize * 0.62, body.lon, glyphLon)} className={styles.leader} />
      <circle
        {...centre(at(houseInner, body.lon))}
        r={layout.everyDegree ? 2.2 : 1.6}
        className={styles.solid}
      />
      <circle {...centre(seat)} r={layout.hit} className={styles.hit} />
      <circle
        {...centre(seat)}
        r={glyphSize * (on ? 0.65 : 0.56)}
        className={on ? styles.disc : styles.ground}
      />
      <DrawnGlyph
        id={body.glyph}
        at={seat}
        size={glyphSize * (on ? 0.84 : 1)}
        className={on ? styles.onDisc : styles.glyph}
        stroke={1.75}
      />
      <Label
        at={at(long ? layout.degree - 6 : layout.degree, glyphLon)}
        size={long ? layout.smallType : layout.degreeType}
        text={body.degree}
        className={on ? styles.chosenText : styles.strong}
      />
      {layout.sign !== null && body.sign !== null && body.minute !== null && (
        <>
          <circle {...centre(at(layout.sign, glyphLon))} r={7.5} className={styles.ground} />
          <DrawnGlyph
            id={body.sign}
            at={at(layout.sign, glyphLon)}
            size={13}
            className={styles[elementOf(body.sign)]}
            stroke={2.1}
          />
        </>
      )}
      {layout.minute !== null && body.minute !== null && (
        <Label at={at(layout.minute, glyphLon)} size={layout.smallType} text={body.minute} />
      )}
      {body.retrograde && (
        <DrawnGlyph
          id="retrograde"
          at={at(retroAt, glyphLon)}
          size={layout.everyDegree ? 10 : 8.5}
          className={styles.retro}
          stroke={2.3}
        />
      )}
    </>
  );
}

/** The stretch as an arc just inside the ticks. */
function stretchPath({ tick }: WheelLayout, at: Place, stretch: { from: number; to: number }): string {
  const radius = tick - 5;
  const [x1, y1] = at(radius, stretch.from);
  const [x2, y2] = at(radius, stretch.to);
  const large = stretch.to - stretch.from > 180 ? 1 : 0;
  return `M${short(x1)} ${short(y1)}A${radius} ${radius} 0 ${large} 0 ${short(x2)} ${short(y2)}`;
}

function Aspects(
  props: Drawn & {
    bodies: readonly WheelBody[];
    angles: readonly WheelAngle[];
    aspects: readonly WheelAspect[];
    selected: string | null;
  },
) {
  const { layout, at, selected } = props;
  const lonOf = new Map([...props.bodies, ...props.angles].map(({ id, lon }) => [id, lon]));
  const ring = [...props.bodies].sort((p, q) => wrap360(p.lon) - wrap360(q.lon)).map(({ id }) => id);
  const weight = layout.everyDegree ? 1 : 0.85;
  return props.aspects.map((aspect) => {
    const from = lonOf.get(aspect.a);
    const to = lonOf.get(aspect.b);
    if (from === undefined || to === undefined) return null;
    const on = selected === aspect.a || selected === aspect.b;
    const toAngle = props.angles.some(({ id }) => id === aspect.a || id === aspect.b);
    // Lines to the angles would crowd the wheel: they are drawn for what is selected.
    if (toAngle && !on) return null;
    // A stellium is a chain of knots between neighbours and not a web.
    if (aspect.kind === 'conjunction' && !toAngle && !on && !areNeighbours(ring, aspect)) return null;
    return (
      <g
        key={`${aspect.a} ${aspect.b}`}
        data-on={on || undefined}
        className={`${styles.aspect} ${styles[aspect.kind]}`}
        style={{ '--exact': 0.5 + 0.5 * aspect.strength } as CSSProperties}
        strokeWidth={short((0.8 + 0.7 * aspect.strength) * weight * (on ? 1.35 : 1))}
      >
        {aspect.kind === 'conjunction' ? (
          <Knot layout={layout} at={at} from={from} to={to} />
        ) : (
          <path
            d={chord(
              at(layout.houseInner, from),
              at(layout.houseInner, to),
              aspect.kind === 'opposition' ? 1.6 : 0,
            )}
          />
        )}
      </g>
    );
  });
}

function areNeighbours(ring: readonly string[], { a, b }: WheelAspect): boolean {
  const apart = Math.abs(ring.indexOf(a) - ring.indexOf(b));
  return apart === 1 || apart === ring.length - 1;
}

/** One line, or two beside each other at `half` from the middle. */
function chord([x1, y1]: WheelPoint, [x2, y2]: WheelPoint, half: number): string {
  const length = Math.hypot(x2 - x1, y2 - y1) || 1;
  const ox = (-(y2 - y1) / length) * half;
  const oy = ((x2 - x1) / length) * half;
  const one = (side: number) =>
    `M${short(x1 + side * ox)} ${short(y1 + side * oy)}L${short(x2 + side * ox)} ${short(y2 + side * oy)}`;
  return half === 0 ? one(0) : one(1) + one(-1);
}

function Knot({ layout, at, from, to }: Drawn & { from: number; to: number }) {
  const apart = signedDifference(from, to);
  const middle = from + apart / 2;
  const { houseInner, everyDegree } = layout;
  const deep = (everyDegree ? 20 : 12) + Math.abs(apart) * 1.2;
  const [x1, y1] = at(houseInner, from);
  const [x2, y2] = at(houseInner, to);
  const [qx, qy] = at(houseInner - deep, middle);
  return (
    <>
      <path d={`M${short(x1)} ${short(y1)}Q${short(qx)} ${short(qy)} ${short(x2)} ${short(y2)}`} />
      <circle
        {...centre(at(houseInner - deep / 2, middle))}
        r={everyDegree ? 2.4 : 1.6}
        className={styles.ground}
      />
    </>
  );
}

function DrawnGlyph(props: {
  id: GlyphId;
  at: WheelPoint;
  size: number;
  className: string | undefined;
  stroke: number;
}) {
  const [x, y] = props.at;
  const half = props.size / 2;
  return (
    <g
      transform={`translate(${short(x - half)} ${short(y - half)})scale(${Math.round((props.size / 24) * 1000) / 1000})`}
      className={`${styles.drawn} ${props.className ?? ''}`}
      strokeWidth={props.stroke}
    >
      <GlyphPaths id={props.id} />
    </g>
  );
}

function Label(props: { at: WheelPoint; size: number; text: string; className?: string | undefined }) {
  const [x, y] = props.at;
  return (
    <text x={short(x)} y={short(y + props.size * 0.35)} fontSize={props.size} className={props.className}>
      {props.text}
    </text>
  );
}
