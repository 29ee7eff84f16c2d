import { type KeyboardEvent, type PointerEvent, type RefObject, useEffect, useId, useRef } from 'react';
import type { UnixMs } from '#astro/time/instant.ts';
import type { Hit } from '#engine/protocol.ts';
import { penOf } from '#ui/wheel/off-page-pen.ts';
import {
  drawNeedle,
  drawStrip,
  inksOf,
  showStrip,
  stripOffset,
  trackTicks,
  type TrackInks,
  type TrackTicks,
} from './draw-track.ts';
import styles from './time-machine.module.css';
import { nearestWithin, NUDGE, REACH, stepped, withinYears, type MachineScale } from './time-steps.ts';

/** How near to an exact hit the needle stops, pixels. */
const SNAP_PX = 7;
/** What is left of the speed of a thrown track after a frame of a sixtieth of a second. */
const GLIDE = 0.94;
/** Slower than this many pixels a frame, a thrown track stands. */
const STANDS_PX = 0.25;

/**
 * A strip of time under a fixed needle: dragging pulls the strip, a wheel or a swipe rolls it, the keys of a slider step.
 * It draws itself on every frame in which it moves and tells `onMove` where the needle stands; the parent holds no time
 * of its own meanwhile. `place` is given a function that moves the needle from outside.
 */
export function TimeTrack(props: {
  label: string;
  help: string;
  start: UnixMs;
  scale: MachineScale;
  zone: string;
  hits: readonly Hit[];
  snap: boolean;
  still: boolean;
  valueText: (at: UnixMs) => string;
  onMove: (at: UnixMs, hit: Hit | null) => void;
  place: RefObject<((at: number) => void) | null>;
  now: number;
}) {
  const helpId = useId();
  const canvas = useRef<HTMLCanvasElement>(null);
  const slider = useRef<HTMLDivElement>(null);
  const latest = useRef(props);
  const motion = useRef(createMotion(props.start));

  useEffect(() => {
    latest.current = props;
    motion.current.dirty = true;
    motion.current.wake();
  });

  useEffect(() => {
    const state = motion.current;
    props.place.current = (at) => {
      state.raw = withinYears(at);
      state.speed = 0;
      state.dirty = true;
      state.exactly = true;
      state.wake();
    };
    let frame = 0;
    const tick = (now: number) => {
      frame = 0;
      step(state, latest.current, now, canvas.current, slider.current);
      if (isMoving(state)) state.wake();
    };
    state.wake = () => {
      if (frame === 0) frame = requestAnimationFrame(tick);
    };
    state.wake();
    const restyle = () => {
      state.ink = null;
      state.dirty = true;
      state.wake();
    };
    const theme = new MutationObserver(restyle);
    theme.observe(document.documentElement, { attributeFilter: ['data-theme'] });
    window.addEventListener('resize', restyle);
    return () => {
      cancelAnimationFrame(frame);
      state.wake = () => undefined;
      theme.disconnect();
      window.removeEventListener('resize', restyle);
    };
  }, [props.place]);

  // A wheel must be heard actively, or the page scrolls too.
  useEffect(() => {
    const element = slider.current;
    const onWheel = (event: WheelEvent) => {
      const pixels = Math.abs(event.deltaX) > Math.abs(event.deltaY) ? event.deltaX : event.deltaY;
      if (
        Math.abs(event.deltaY) > Math.abs(event.deltaX) &&
        !event.shiftKey &&
        document.activeElement !== element
      )
        return;
      event.preventDefault();
      const state = motion.current;
      pull(state, -pixels, latest.current.scale);
    };
    element?.addEventListener('wheel', onWheel, { passive: false });
    return () => element?.removeEventListener('wheel', onWheel);
  }, []);

  function onPointerDown(event: PointerEvent<HTMLDivElement>) {
    if (event.button !== 0) return;
    event.currentTarget.setPointerCapture(event.pointerId);
    const state = motion.current;
    state.drag = { x: event.clientX, moved: 0, time: event.timeStamp };
    state.speed = 0;
    state.raw = state.shown;
  }

  function onPointerMove(event: PointerEvent<HTMLDivElement>) {
    const state = motion.current;
    if (state.drag === null) return;
    const dx = event.clientX - state.drag.x;
    const dt = Math.max(1, event.timeStamp - state.drag.time);
    state.speed = 0.6 * state.speed + 0.4 * ((dx / dt) * (1000 / 60));
    state.drag = { x: event.clientX, moved: state.drag.moved + Math.abs(dx), time: event.timeStamp };
    pull(state, dx, props.scale);
  }

  function onPointerUp(event: PointerEvent<HTMLDivElement>) {
    const state = motion.current;
    const { drag } = state;
    state.drag = null;
    if (drag === null) return;
    if (event.timeStamp - drag.time > 80 || props.still) state.speed = 0;
    // A press without a pull takes the needle to what was pressed.
    if (drag.moved < 4) {
      const box = event.currentTarget.getBoundingClientRect();
      state.glideTo = withinYears(
        state.raw + ((event.clientX - box.left - box.width / 2) / (box.width / 2)) * REACH[props.scale],
      );
      if (props.still) {
        state.raw = state.glideTo;
        state.glideTo = null;
      }
    }
    state.dirty = true;
    state.wake();
  }

  function onKeyDown(event: KeyboardEvent) {
    const state = motion.current;
    const { scale, zone } = props;
    const to = {
      ArrowRight: () => state.shown + NUDGE[scale],
      ArrowUp: () => state.shown + NUDGE[scale],
      ArrowLeft: () => state.shown - NUDGE[scale],
      ArrowDown: () => state.shown - NUDGE[scale],
      PageUp: () => stepped(state.shown, scale, 1, zone),
      PageDown: () => stepped(state.shown, scale, -1, zone),
      Home: () => props.now,
    }[event.key];
    if (to === undefined) return;
    event.preventDefault();
    props.place.current?.(to());
  }

  return (
    <div
      ref={slider}
      className={styles.track}
      role="slider"
      tabIndex={0}
      aria-label={props.label}
      aria-describedby={helpId}
      aria-valuemin={withinYears(Number.NEGATIVE_INFINITY)}
      aria-valuemax={withinYears(Number.POSITIVE_INFINITY)}
      aria-valuenow={props.start}
      aria-valuetext={props.valueText(props.start)}
      onPointerDown={onPointerDown}
      onPointerMove={onPointerMove}
      onPointerUp={onPointerUp}
      onPointerCancel={onPointerUp}
      onKeyDown={onKeyDown}
    >
      <canvas ref={canvas} aria-hidden="true" />
      <span id={helpId} hidden>
        {props.help}
      </span>
    </div>
  );
}

type Motion = {
  /** Where the hand or the throw has taken the strip; `shown` is that, or the hit it stops at. */
  raw: number;
  shown: number;
  /** Pixels a frame. */
  speed: number;
  drag: { readonly x: number; readonly moved: number; readonly time: number } | null;
  glideTo: number | null;
  dirty: boolean;
  /** Set from outside: shown as it is, without looking for a hit. */
  exactly: boolean;
  hit: Hit | null;
  ticks: TrackTicks | null;
  ink: TrackInks | null;
  /** The whole strip, painted; null until then, and where there is nothing to paint on. */
  strip: CanvasRenderingContext2D | null;
  painted: { readonly ticks: TrackTicks; readonly hits: readonly Hit[] } | null;
  /** When the needle last gave its sign. */
  tocked: number;
  width: number;
  height: number;
  /** Asks for a frame, where none is asked for yet. */
  wake: () => void;
};

function createMotion(start: number): Motion {
  return {
    raw: start,
    shown: Number.NaN,
    speed: 0,
    drag: null,
    glideTo: null,
    dirty: true,
    exactly: true,
    hit: null,
    ticks: null,
    ink: null,
    strip: null,
    painted: null,
    tocked: Number.NEGATIVE_INFINITY,
    width: 0,
    height: 0,
    wake: () => undefined,
  };
}

/** Pulls the strip by so many pixels to the right: back in time. */
function pull(state: Motion, pixels: number, scale: MachineScale): void {
  if (state.width === 0) return;
  state.glideTo = null;
  state.exactly = false;
  state.raw = withinYears(state.raw - (pixels / (state.width / 2)) * REACH[scale]);
  state.dirty = true;
  state.wake();
}

/** Whether there is a next frame: thrown, on its way to what was pressed, or not yet shown as it is. */
const isMoving = ({ dirty, drag, speed, glideTo }: Motion): boolean =>
  dirty || glideTo !== null || (drag === null && Math.abs(speed) >= STANDS_PX);

type Now = Parameters<typeof TimeTrack>[0];

/** One frame: the throw goes on, a hit near the needle holds it, the strip is drawn where anything changed. */
function step(
  state: Motion,
  props: Now,
  now: number,
  canvas: HTMLCanvasElement | null,
  slider: HTMLElement | null,
): void {
  if (state.drag === null && Math.abs(state.speed) >= STANDS_PX) {
    pull(state, state.speed, props.scale);
    state.speed *= GLIDE;
  } else if (state.drag === null) state.speed = 0;
  if (state.glideTo !== null) {
    const left = state.glideTo - state.raw;
    const near = Math.abs(left) < REACH[props.scale] / 400;
    state.raw = near ? state.glideTo : state.raw + left * 0.22;
    if (near) state.glideTo = null;
    state.exactly = false;
    state.dirty = true;
  }
  if (!state.dirty || canvas === null || slider === null) return;
  state.dirty = false;

  if (state.ink === null) {
    state.ink = inksOf(slider);
    state.width = slider.clientWidth;
    state.height = slider.clientHeight;
    state.painted = null;
  }
  const reachMs = (SNAP_PX / Math.max(1, state.width / 2)) * REACH[props.scale];
  const hit =
    state.exactly || !props.snap
      ? nearestWithin(props.hits, state.raw, 30_000)
      : nearestWithin(props.hits, state.raw, reachMs);
  const shown = state.exactly ? withinYears(state.raw) : (hit?.at ?? withinYears(state.raw));
  if (hit !== null && hit !== state.hit && props.snap && !state.exactly && !props.still) tock(state, now);
  if (shown !== state.shown || hit !== state.hit) {
    state.shown = shown;
    state.hit = hit;
    slider.setAttribute('aria-valuenow', String(shown));
    slider.setAttribute('aria-valuetext', props.valueText(shown));
    props.onMove(shown, hit);
  }
  if (state.ticks === null || !state.ticks.covers(shown, props.scale, props.zone))
    state.ticks = trackTicks(shown, props.scale, props.zone);
  const { ticks, width, height } = state;
  const pen = penOf(canvas);
  state.strip ??= document.createElement('canvas').getContext('2d');
  if (state.strip !== null && (state.painted?.ticks !== ticks || state.painted.hits !== props.hits)) {
    state.painted = { ticks, hits: props.hits };
    drawStrip(state.strip, state.ink, {
      width,
      height,
      scale: props.scale,
      ticks,
      hits: props.hits,
      now: props.now,
    });
  }
  const offset = stripOffset(state.shown, ticks.middle, props.scale, width);
  if (pen !== null && state.strip !== null) {
    showStrip(pen, state.strip, width, offset);
    const after = (now - state.tocked) / TOCK_MS;
    drawNeedle(pen, state.ink, {
      width,
      height,
      held: hit !== null,
      stretch: after < 1 ? (1 - after) ** 2 : 0,
    });
    if (after < 1) state.dirty = true;
  }
}

const TOCK_MS = 160;
/** Of many hits that fly past, not each gives a sign. */
const TOCK_EVERY_MS = 400;

/** The needle gives a small sign, as a dial that falls into a notch. */
function tock(state: Motion, now: number): void {
  if (now - state.tocked >= TOCK_EVERY_MS) state.tocked = now;
}
