/**
 * The ring round the rim of a double wheel. React draws its glyphs and lines once; where they stand is written straight
 * to their attributes, so that a change of place costs no more than that.
 */
import { memo, type RefObject, useLayoutEffect, useRef } from 'react';
import { signedDifference } from '#astro/angle/degrees.ts';
import { GlyphPaths } from '../glyph.tsx';
import { aspectClass, aspectPath, aspectWidth, exactness } from './aspects.tsx';
import { FOOT, glyphTransform } from './drawn.tsx';
import { motionGlyph } from './ring-body.tsx';
import type { MovingRing, RingLook } from './moving-ring.ts';
import { createRingMotion, ringGaps } from './ring-motion.ts';
import {
  arcDeg,
  discRadius,
  FAR_TURN_DEG,
  hitRadius,
  leaderPath,
  radial,
  short,
  wheelPoint,
} from './wheel-layout.ts';
import type { Row, WheelLayout, WheelPoint } from './wheel-layout.ts';
import { aspectKey, isLit } from './wheel-types.ts';
import type { WheelAspect, WheelBody } from './wheel-types.ts';
import styles from './wheel.module.css';

type Bodies = {
  layout: WheelLayout;
  row: Row;
  bodies: readonly WheelBody[];
  selected: string | null;
  hovered: string | null;
  tabStop: string | undefined;
  entering: boolean;
};

/** The glyphs, without their places. Drawn again when what is shown changes, not where it is. */
export const OuterBodies = memo(
  function OuterBodies({ layout, row, bodies, selected, hovered, tabStop, entering }: Bodies) {
    return bodies.map((body) => {
      const motion = motionGlyph(body);
      return (
        <g
          key={body.id}
          role="graphics-symbol"
          aria-label={body.name}
          data-stop={body.id}
          data-on={body.id === selected || undefined}
          data-near={body.id === hovered || undefined}
          tabIndex={body.id === tabStop ? 0 : -1}
          className={`${styles.body} ${entering ? '' : styles.moving}`}
        >
          <path className={styles.mark} />
          <path className={styles.leader} />
          <circle r={layout.wide ? 2.2 : 1.6} className={styles.open} />
          <g>
            <circle r={short(hitRadius(row))} className={styles.hit} />
            <circle r={row.glyphSize * 0.5} className={styles.ground} />
            <circle r={short(discRadius(row))} className={styles.disc} />
            <g
              transform={glyphTransform([0, 0], row.glyphSize)}
              className={`${styles.drawn} ${styles.glyph}`}
              strokeWidth={layout.wide ? 1.75 : 1.85}
            >
              <GlyphPaths id={body.glyph} />
            </g>
          </g>
          <text fontSize={layout.degreeType} className={styles.strong} />
          <text fontSize={layout.smallType} />
          <g className={`${styles.drawn} ${styles.motion}`} strokeWidth={2.4}>
            {motion !== null && (
              <g transform={glyphTransform([0, 0], layout.markSize)}>
                <GlyphPaths id={motion} />
              </g>
            )}
          </g>
        </g>
      );
    });
  },
  (was, is) =>
    was.layout === is.layout &&
    was.selected === is.selected &&
    was.hovered === is.hovered &&
    was.tabStop === is.tabStop &&
    was.entering === is.entering &&
    was.bodies.length === is.bodies.length &&
    was.bodies.every((body, i) => {
      const now = is.bodies[i];
      return (
        now !== undefined &&
        body.id === now.id &&
        body.glyph === now.glyph &&
        motionGlyph(body) === motionGlyph(now)
      );
    }),
);

type Lines = { layout: WheelLayout; aspects: readonly WheelAspect[]; lit: string | null; pointable: boolean };

/** The lines from the outer ring to the inner one, without their places. */
export const OuterLines = memo(
  function OuterLines({ aspects, lit, pointable }: Lines) {
    return aspects.map((aspect) => {
      const key = aspectKey(aspect.a, aspect.b);
      return (
        <g key={`${key} ${aspect.kind}`} data-aspect={key}>
          {pointable && <path className={styles.near} />}
          <path data-on={isLit(aspect, lit) || undefined} className={aspectClass(aspect.kind)} />
        </g>
      );
    });
  },
  (was, is) =>
    was.lit === is.lit &&
    was.pointable === is.pointable &&
    was.aspects.length === is.aspects.length &&
    was.aspects.every(({ a, b, kind }, i) => {
      const now = is.aspects[i];
      return now !== undefined && a === now.a && b === now.b && kind === now.kind;
    }),
);

type Frame = {
  layout: WheelLayout;
  row: Row;
  left: number;
  bodies: readonly WheelBody[];
  aspects: readonly WheelAspect[];
  /** Longitudes by id, of both rings. */
  lonOf: ReadonlyMap<string, number>;
  lit: string | null;
  /** Moves with every frame; otherwise each change is set at once. */
  moving: boolean;
};

/**
 * Writes the places of the outer ring and of its lines, before each paint; and until the glyphs have come to rest. With
 * a `ring` that is moving, which shows itself meanwhile, they stay as they were.
 */
export function useOuterPlaces(
  bodies: RefObject<SVGGElement | null>,
  lines: RefObject<SVGGElement | null>,
  frame: Frame,
  ring: { readonly moving: MovingRing; readonly look: Omit<RingLook, 'drawn' | 'bodies'> } | null,
): void {
  const own = useRef<ReturnType<typeof createRingMotion>>(null);
  useLayoutEffect(() => {
    const look = { drawn: [bodies.current, lines.current], bodies: bodies.current };
    if (ring !== null && !ring.moving.rendered({ ...ring.look, ...look })) return;
    own.current ??= createRingMotion();
    const { place } = ring?.moving.motion ?? own.current;
    let next = 0;
    const write = (rest: boolean) => {
      const placed = place({ ...ringGaps(frame.row, frame.bodies), still: !frame.moving, rest });
      frame.bodies.forEach((body, i) => {
        const drawn = bodies.current?.children[i];
        if (drawn !== undefined)
          writeBody(drawn, frame, body, placed.lons[i] ?? body.lon, placed.lifts[i] ?? 0);
      });
      if (!placed.settled) next = requestAnimationFrame(() => write(true));
    };
    write(false);
    writeLines(lines.current, frame);
    return () => cancelAnimationFrame(next);
  });
}

/** What each part was last written for, so that a slow planet costs nothing until it shows. */
const writtenFor = new WeakMap<Element, string>();

function isNews(element: Element, state: string): boolean {
  if (writtenFor.get(element) === state) return false;
  writtenFor.set(element, state);
  return true;
}

/** Finer than this moves nothing on a screen: a tenth of a unit at the rim. */
const fine = (lon: number): number => Math.round(lon * 50);

function writeBody(drawn: Element, frame: Frame, body: WheelBody, lon: number, lift: number): void {
  const { layout, left, row } = frame;
  put(drawn, 'aria-label', body.name);
  const figures = `${body.degree} ${body.minute ?? ''}`;
  const state = `${layout.rim} ${left} ${fine(body.lon)} ${fine(lon)} ${short(lift)} ${figures}`;
  if (!isNews(drawn, state)) return;
  const at = wheelPoint(layout.size, left);
  const [mark, leader, dot, seat, degree, minute, motion] = drawn.children;
  const turn = signedDifference(body.lon, lon);
  put(mark, 'd', radial(at, row.edge, row.tick, body.lon));
  put(leader, 'd', leaderPath(at, lift > 0 ? { ...row, end: row.end + lift } : row, body.lon, turn));
  leader?.toggleAttribute('data-far', Math.abs(turn) > FAR_TURN_DEG);
  put(dot, 'transform', move(at(layout.houseInner, body.lon)));
  put(seat, 'transform', move(at(row.glyph + lift, lon)));
  putText(degree, body.degree, at(row.degree + lift, lon), layout.degreeType);
  const minutes = row.minute === null ? null : body.minute;
  putText(minute, minutes ?? '', at((row.minute ?? row.degree) + lift, lon), layout.smallType);
  put(motion, 'transform', move(at(row.mark + lift, lon - arcDeg(row.markAside, row.mark))));
}

function writeLines(group: SVGGElement | null, frame: Frame): void {
  if (group === null) return;
  const { layout } = frame;
  const at = wheelPoint(layout.size, frame.left);
  frame.aspects.forEach((aspect, i) => {
    const drawn = group.children[i];
    const from = frame.lonOf.get(aspect.a);
    const to = frame.lonOf.get(aspect.b);
    if (drawn === undefined || from === undefined || to === undefined) return;
    const exact = exactness(aspect.strength);
    const width = aspectWidth({ layout }, aspect, isLit(aspect, frame.lit));
    const state = `${layout.rim} ${frame.left} ${fine(from)} ${fine(to)} ${exact} ${width}`;
    if (!isNews(drawn, state)) return;
    const d = aspectPath({ layout, at }, aspect.kind, from, to);
    for (const path of drawn.children) put(path, 'd', d);
    const line = drawn.lastElementChild;
    if (!(line instanceof SVGElement)) return;
    put(line, 'stroke-width', width);
    if (line.style.getPropertyValue('--exact') !== exact) line.style.setProperty('--exact', exact);
  });
}

const move = ([x, y]: WheelPoint): string => `translate(${short(x)} ${short(y)})`;

/** Writes what has changed: most of a slow planet's attributes stay from frame to frame. */
function put(element: Element | undefined, name: string, value: string): void {
  if (element !== undefined && element.getAttribute(name) !== value) element.setAttribute(name, value);
}

function putText(element: Element | undefined, text: string, [x, y]: WheelPoint, type: number): void {
  if (element === undefined) return;
  if (element.textContent !== text) element.textContent = text;
  put(element, 'transform', move([x, y + type * FOOT]));
}
