/**
 * Leads a ring that changes with every frame: painted while it moves, drawn when it has come to rest. It knows neither
 * React nor a canvas; what it needs of them is handed to it.
 */
import { ringGaps } from './ring-motion.ts';
import type { MovingPlaces, RingMotion } from './ring-motion.ts';
import type { Row } from './wheel-layout.ts';
import type { RingMoment } from './wheel-types.ts';

/** So long after the last change the ring is drawn for good: longer than a hand halts on its way. */
const REST_MS = 300;
/** No change for so long, and an order that waited for the next one is made true. */
const PAUSE_MS = 80;
/** How often what is read aloud follows a ring that moves. */
const NAMES_MS = 250;

export type RingStage = {
  readonly motion: RingMotion;
  readonly moment: () => RingMoment;
  /** The bodies that are drawn: others are not moved but drawn anew. */
  readonly drawn: () => RingMoment;
  readonly row: () => Row;
  /** Glyphs that pass each other do so at once. */
  readonly reduced: () => boolean;
  /** Makes ready to paint. False where that cannot be: then each change is drawn. */
  readonly begin: () => boolean;
  readonly paint: (moment: RingMoment, places: MovingPlaces) => void;
  readonly name: (moment: RingMoment) => void;
  /** Draws the moment. Called once the ring rests, and for every change that is not painted. */
  readonly rest: (moment: RingMoment) => void;
  readonly request: (frame: (now: number) => void) => number;
  readonly cancel: (request: number) => void;
};

export type RingDriver = {
  /** The ring has changed. */
  readonly changed: () => void;
  /** The ring has not, but how it looks: another body is chosen. */
  readonly restyled: () => void;
  /** Whether it is painted now, and what is drawn is out of date. */
  readonly isMoving: () => boolean;
  readonly stop: () => void;
};

export function createRingDriver(stage: RingStage): RingDriver {
  let moving = false;
  let request = 0;
  let changed = false;
  let restyled = false;
  let settled = true;
  /** Null before the first frame. */
  let changedAt: number | null = null;
  let namedAt: number | null = null;

  const rest = (moment: RingMoment) => {
    moving = false;
    stage.rest(moment);
  };

  const frame = (now: number) => {
    const moment = stage.moment();
    if (!areSameBodies(moment, stage.drawn())) {
      rest(moment);
      return;
    }
    if (changed || changedAt === null) changedAt = now;
    const pause = now - changedAt;
    if (changed || restyled || !settled) {
      const places = stage.motion.place({
        ...ringGaps(stage.row(), moment.bodies),
        still: stage.reduced(),
        rest: pause >= PAUSE_MS,
      });
      settled = places.settled;
      stage.paint(moment, places);
    }
    if (changed && (namedAt === null || now - namedAt >= NAMES_MS)) {
      stage.name(moment);
      namedAt = now;
    }
    changed = false;
    restyled = false;
    if (settled && pause >= REST_MS) rest(moment);
    else request = stage.request(frame);
  };

  return {
    changed: () => {
      changed = true;
      if (moving) return;
      const moment = stage.moment();
      if (!areSameBodies(moment, stage.drawn()) || !stage.begin()) {
        stage.rest(moment);
        return;
      }
      moving = true;
      settled = true;
      changedAt = null;
      request = stage.request(frame);
    },
    restyled: () => {
      restyled = true;
    },
    isMoving: () => moving,
    stop: () => {
      moving = false;
      stage.cancel(request);
    },
  };
}

function areSameBodies({ bodies, label }: RingMoment, other: RingMoment): boolean {
  return (
    label === other.label &&
    bodies.length === other.bodies.length &&
    bodies.every(({ id }, i) => id === other.bodies[i]?.id)
  );
}
