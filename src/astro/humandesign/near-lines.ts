/** Activations so close to the next line that a little birth time, or the error of the positions, would change them. */
import { wrap360 } from '../angle/degrees.ts';
import type { ComputedBodyId } from '../body/body-id.ts';
import { bodyPosition } from '../body/position.ts';
import type { HumanDesignChart } from './chart.ts';
import { gateLineAt, lineIndexOf, LINE_WIDTH_DEG, WHEEL_START_DEG } from './gate-wheel.ts';
import { HD_SIDES } from './hd-id.ts';
import type { GateLine, HdBodyId, HdSide } from './hd-id.ts';

export type NearLine = {
  readonly side: HdSide;
  readonly body: HdBodyId;
  /** Degrees to the boundary. */
  readonly marginDeg: number;
  /** The line on its other side. */
  readonly next: GateLine;
  /** Minutes of birth time to the boundary at the body's present speed: negative for an earlier birth. */
  readonly minutes: number;
};

export type NearLimits = {
  /** Minutes of birth time that count as near. */
  readonly minutes: number;
  /** Degrees that count as near however slow the body is: the error of the positions. */
  readonly marginDeg: number;
};

/** A quarter of an hour, which a remembered birth time is easily off by; 5″, above the error of the positions. */
export const NEAR_LIMITS: NearLimits = { minutes: 15, marginDeg: 5 / 3600 };

/** The fastest a body moves, degrees a day: what is farther than this cannot be near. */
const FASTEST_DEG_A_DAY = 15.5;

const MINUTES_A_DAY = 1440;

/** What is near, the nearest in time first. */
export function nearLines(chart: HumanDesignChart, limits: NearLimits = NEAR_LIMITS): readonly NearLine[] {
  const reach = Math.max(limits.marginDeg, (FASTEST_DEG_A_DAY * limits.minutes) / MINUTES_A_DAY);
  const found = HD_SIDES.flatMap((side) =>
    chart[side].flatMap(({ body, lon, marginDeg }) => {
      if (marginDeg > reach) return [];
      // A day of birth time is a day of design time to 3 %: the Sun runs at nearly the same rate at both.
      const { speed } = bodyPosition(computed(body), side === 'design' ? chart.designAt : chart.at, {
        node: 'true',
      });
      const into = wrap360(lon - WHEEL_START_DEG) % LINE_WIDTH_DEG;
      const ahead = into > LINE_WIDTH_DEG / 2;
      const minutes = ((ahead ? marginDeg : -marginDeg) / speed) * MINUTES_A_DAY;
      if (marginDeg > limits.marginDeg && Math.abs(minutes) > limits.minutes) return [];
      return [{ side, body, marginDeg, next: gateLineAt(lineIndexOf(lon) + (ahead ? 1 : -1)), minutes }];
    }),
  );
  return found.sort((a, b) => Math.abs(a.minutes) - Math.abs(b.minutes));
}

/** A body that moves at the same rate and can be looked up. */
function computed(body: HdBodyId): ComputedBodyId {
  return body === 'earth' ? 'sun' : body;
}
