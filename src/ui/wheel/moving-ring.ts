/**
 * Joins a ring that changes with every frame to the double wheel that shows it: a picture over the drawing while it
 * moves, the drawing itself once it rests. Where there is nothing to paint on (no canvas, or colours that the system
 * forces on drawings alone) the drawing follows each change.
 */
import { type RefObject, useLayoutEffect, useMemo, useState } from 'react';
import { clear, penOf, setSize } from './off-page-pen.ts';
import type { AnyPen } from './off-page-pen.ts';
import { paintRing, ringInks } from './paint-ring.ts';
import type { RingInks, RingPicture, Sheet } from './paint-ring.ts';
import { createRingDriver } from './ring-driver.ts';
import { createRingMotion } from './ring-motion.ts';
import type { RingMotion } from './ring-motion.ts';
import type { LiveRing, RingMoment } from './wheel-types.ts';

/** What of the picture does not change with the moment, from the wheel as it was last rendered. */
export type RingLook = Pick<RingPicture, 'layout' | 'row' | 'left' | 'selected' | 'hovered' | 'lit'> & {
  /** Whether glyphs that pass each other do so at once. */
  readonly reduced: boolean;
  readonly linesOf: (moment: RingMoment) => Pick<RingPicture, 'aspects' | 'lonOf'>;
  /** What the picture stands in for. */
  readonly drawn: readonly (SVGGElement | null)[];
  readonly bodies: SVGGElement | null;
};

/** How a double wheel and what moves in it speak to each other. */
export type MovingRing = {
  readonly motion: RingMotion;
  /** Tells how the wheel was rendered. False while the picture stands in for the drawing, which then may wait. */
  readonly rendered: (look: RingLook) => boolean;
};

/** How far the canvas reaches out over the drawing on each side, px; as in the styles. */
const OVER_X = 16;
const OVER_Y = 24;

/** The moment to draw, and the way to lead what moves. */
export function useMovingRing(live: LiveRing, canvas: RefObject<HTMLCanvasElement | null>) {
  const [drawn, setDrawn] = useState(live.get);
  const [seen, setSeen] = useState(live);
  if (seen !== live) {
    setSeen(live);
    setDrawn(live.get());
  }
  const { ring, follow } = useMemo(() => createRing(live, setDrawn), [live]);
  useLayoutEffect(() => follow(canvas.current), [follow, canvas]);
  return { moment: seen === live ? drawn : live.get(), ring };
}

function createRing(live: LiveRing, draw: (moment: RingMoment) => void) {
  const motion = createRingMotion();
  let drawn = live.get();
  let look: RingLook | null = null;
  let canvas: HTMLCanvasElement | null = null;
  let paper: Paper | null = null;
  /** Whether the picture stands in for the drawing. */
  let away = false;

  const driver = createRingDriver({
    motion,
    moment: live.get,
    drawn: () => drawn,
    row: () => {
      if (look === null) throw new Error('A ring moves before its wheel was rendered');
      return look.row;
    },
    reduced: () => look?.reduced === true,
    begin: () => {
      paper = look === null || canvas === null ? null : laidOut(canvas, look);
      return paper !== null;
    },
    paint: (moment, places) => {
      if (look === null || paper === null) return;
      const { pen, sheet, inks } = paper;
      clear(pen);
      paintRing(pen, sheet, { ...look, ...look.linesOf(moment), bodies: moment.bodies, places }, inks);
      if (!away) {
        away = true;
        // The picture comes to the screen by a way of its own: the drawing waits for it.
        requestAnimationFrame(() => {
          if (driver.isMoving()) putAway(look, true);
        });
      }
    },
    name: ({ bodies }) => {
      bodies.forEach(({ name }, i) => look?.bodies?.children[i]?.setAttribute('aria-label', name));
    },
    rest: (moment) => {
      drawn = moment;
      draw(moment);
    },
    request: (frame) => requestAnimationFrame(frame),
    cancel: (request) => cancelAnimationFrame(request),
  });

  const ring: MovingRing = {
    motion,
    rendered: (now) => {
      look = now;
      if (driver.isMoving()) {
        driver.restyled();
        return false;
      }
      putAway(look, false);
      if (away) {
        away = false;
        requestAnimationFrame(() => {
          if (paper !== null && !driver.isMoving()) clear(paper.pen);
        });
      }
      return true;
    },
  };
  const follow = (shownOn: HTMLCanvasElement | null) => {
    canvas = shownOn;
    const stop = live.subscribe(driver.changed);
    // What changed between the rendering and now.
    if (live.get() !== drawn) driver.changed();
    return () => {
      stop();
      driver.stop();
    };
  };
  return { ring, follow };
}

type Paper = { readonly pen: AnyPen; readonly sheet: Sheet; readonly inks: RingInks };

/** The canvas at the size of the wheel, in the pixels of the screen. Null where there is none to paint on. */
function laidOut(canvas: HTMLCanvasElement, { layout }: RingLook): Paper | null {
  if (window.matchMedia('(forced-colors: active)').matches) return null;
  const pen = penOf(canvas);
  const wheel = canvas.previousElementSibling;
  if (pen === null || wheel === null) return null;
  const box = wheel.getBoundingClientRect();
  const ratio = window.devicePixelRatio;
  const width = Math.round((box.width + 2 * OVER_X) * ratio);
  const height = Math.round((box.height + 2 * OVER_Y) * ratio);
  setSize(pen, width, height);
  return {
    pen,
    sheet: { x: OVER_X * ratio, y: OVER_Y * ratio, scale: (box.width / layout.size) * ratio },
    inks: ringInks(wheel),
  };
}

function putAway(look: RingLook | null, away: boolean): void {
  for (const part of look?.drawn ?? []) part?.toggleAttribute('data-away', away);
}
