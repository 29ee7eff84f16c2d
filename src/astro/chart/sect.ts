import type { BodyPosition } from '../body/position.ts';
import { altitudeOf } from '../house/angles.ts';
import type { Angles } from '../house/angles.ts';

/** Day while the centre of the Sun is above the true horizon, night while it is below. */
export type Sect = 'day' | 'night';

/** Day or night by the altitude of the Sun's centre, which holds inside the polar circle too. */
export function sectOf(sun: Pick<BodyPosition, 'lon' | 'lat' | 'dec'>, angles: Angles): Sect {
  return altitudeOf(sun, angles) >= 0 ? 'day' : 'night';
}
