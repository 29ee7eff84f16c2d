/** The lines in the middle: each aspect by its own line as well as its ink. */
import { type CSSProperties } from 'react';
import { signedDifference, wrap360 } from '#astro/angle/degrees.ts';
import { short } from './wheel-layout.ts';
import type { Drawn, WheelPoint } from './wheel-layout.ts';
import { aspectKey, isLit } from './wheel-types.ts';
import type { WheelAngle, WheelAspect, WheelBody } from './wheel-types.ts';
import styles from './wheel.module.css';

const MAJOR: ReadonlySet<string> = new Set(['conjunction', 'sextile', 'square', 'trine', 'opposition']);

export function Aspects(
  props: Drawn & {
    bodies: readonly WheelBody[];
    angles: readonly WheelAngle[];
    aspects: readonly WheelAspect[];
    lit: string | null;
    pointable: boolean;
  },
) {
  const { lit } = props;
  const lonOf = new Map([...props.bodies, ...props.angles].map(({ id, lon }) => [id, lon]));
  const ring = [...props.bodies].sort((p, q) => wrap360(p.lon) - wrap360(q.lon)).map(({ id }) => id);
  return props.aspects.map((aspect) => {
    const from = lonOf.get(aspect.a);
    const to = lonOf.get(aspect.b);
    if (from === undefined || to === undefined) return null;
    const on = isLit(aspect, lit);
    const toAngle = props.angles.some(({ id }) => id === aspect.a || id === aspect.b);
    // Lines to the angles would crowd the wheel: they are drawn for what is chosen.
    if (toAngle && !on) return null;
    // A stellium is a chain of knots between neighbours and not a web.
    if (aspect.kind === 'conjunction' && !toAngle && !on && !areNeighbours(ring, aspect)) return null;
    const key = aspectKey(aspect.a, aspect.b);
    const d = aspectPath(props, aspect.kind, from, to);
    return (
      <g key={`${key} ${aspect.kind}`} data-aspect={key}>
        {props.pointable && <path d={d} className={styles.near} />}
        <path
          d={d}
          data-on={on || undefined}
          className={aspectClass(aspect.kind)}
          style={{ '--exact': exactness(aspect.strength) } as CSSProperties}
          strokeWidth={aspectWidth(props, aspect, on)}
        />
      </g>
    );
  });
}

export function aspectClass(kind: WheelAspect['kind']): string {
  return `${styles.aspect} ${MAJOR.has(kind) ? styles[kind] : styles.minor}`;
}

/** Nearer than this, a knot is drawn without its ring. */
const KNOT_DEG = 3;

/** In steps, so that a moving ring changes it seldom. */
export function exactness(strength: number): string {
  return (0.5 + 0.5 * Math.round(strength * 10) * 0.1).toFixed(2);
}

export function aspectWidth({ layout }: Pick<Drawn, 'layout'>, aspect: WheelAspect, on: boolean): string {
  const base = MAJOR.has(aspect.kind) ? 0.8 + 0.7 * aspect.strength : 0.85 + 0.25 * aspect.strength;
  return short(base * (layout.wide ? 1.1 : 0.9) * (on ? 1.35 : 1));
}

function areNeighbours(ring: readonly string[], { a, b }: WheelAspect): boolean {
  const apart = Math.abs(ring.indexOf(a) - ring.indexOf(b));
  return apart === 1 || apart === ring.length - 1;
}

/** A chord of the inner ring; two beside each other for an opposition, a knot on the ring for a conjunction. */
export function aspectPath(
  { layout, at }: Drawn,
  kind: WheelAspect['kind'],
  from: number,
  to: number,
): string {
  if (kind === 'conjunction') return knot({ layout, at }, from, to);
  return chord(
    at(layout.houseInner, from),
    at(layout.houseInner, to),
    kind === 'opposition' ? (layout.wide ? 1.7 : 1.35) : 0,
  );
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

function knot({ layout, at }: Drawn, from: number, to: number): string {
  const apart = signedDifference(from, to);
  const middle = from + apart / 2;
  const { houseInner, wide } = layout;
  const deep = Math.min(houseInner * 0.45, (wide ? 8 : 5) + Math.abs(apart) * (wide ? 2 : 1.2));
  const [x1, y1] = at(houseInner, from);
  const [x2, y2] = at(houseInner, to);
  const [qx, qy] = at(houseInner - deep, middle);
  const [kx, ky] = at(houseInner - deep / 2, middle);
  const r = wide ? 2.4 : 1.6;
  const bow = `M${short(x1)} ${short(y1)}Q${short(qx)} ${short(qy)} ${short(x2)} ${short(y2)}`;
  // Within a few degrees the bow alone says it; a chain of them with their rings would run together.
  if (Math.abs(apart) < KNOT_DEG) return bow;
  return bow + `M${short(kx - r)} ${short(ky)}a${r} ${r} 0 1 0 ${2 * r} 0a${r} ${r} 0 1 0 ${-2 * r} 0`;
}
