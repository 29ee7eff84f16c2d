import type { State } from './state.ts';

/** Twice the Sun's gravitational radius, AU. */
const BENDING_AU = 1.97412574e-8;

/** The Sun's radius as an angle at 1 AU, squared, radians. Behind the disk nothing is seen and less mass bends. */
const DISK = 0.00465 ** 2;

/** Days over which the bending's own change is taken. */
const STEP_DAYS = 0.005;

/**
 * A geocentric state as the Sun's gravity bends its light: 1.75″ at the Sun's edge, 0.1″ five degrees away.
 *
 * `seen` and `earth` share axes; `earth` is from the Sun. Source: Explanatory Supplement to the Astronomical Almanac
 * (1992), 3.26; inside the disk the pull is faded out with the square of the angle, as only light outside it counts.
 */
export function bentBySun(seen: State, earth: State): State {
  const [x, y, z] = bend(seen.x, seen.y, seen.z, earth.x, earth.y, earth.z);
  const [nextX, nextY, nextZ] = bend(
    seen.x + seen.vx * STEP_DAYS,
    seen.y + seen.vy * STEP_DAYS,
    seen.z + seen.vz * STEP_DAYS,
    earth.x + earth.vx * STEP_DAYS,
    earth.y + earth.vy * STEP_DAYS,
    earth.z + earth.vz * STEP_DAYS,
  );
  return {
    x: seen.x + x,
    y: seen.y + y,
    z: seen.z + z,
    vx: seen.vx + (nextX - x) / STEP_DAYS,
    vy: seen.vy + (nextY - y) / STEP_DAYS,
    vz: seen.vz + (nextZ - z) / STEP_DAYS,
  };
}

/** What the bending adds to a geocentric place. */
function bend(
  px: number,
  py: number,
  pz: number,
  ex: number,
  ey: number,
  ez: number,
): readonly [number, number, number] {
  const qx = px + ex;
  const qy = py + ey;
  const qz = pz + ez;
  const p = Math.sqrt(px * px + py * py + pz * pz);
  const e = Math.sqrt(ex * ex + ey * ey + ez * ez);
  const q = Math.sqrt(qx * qx + qy * qy + qz * qz);
  const pq = (px * qx + py * qy + pz * qz) / (p * q);
  const pe = (px * ex + py * ey + pz * ez) / (p * e);
  const qe = (qx * ex + qy * ey + qz * ez) / (q * e);
  const opposite = 1 + qe;
  if (opposite < 1e-12) return [0, 0, 0];
  const apart = pe < 0 ? 1 - pe * pe : 1;
  const share = Math.min(1, (apart * e * e) / DISK);
  const strength = (p * share * BENDING_AU) / (e * opposite);
  return [
    strength * ((pq * ex) / e - (pe * qx) / q),
    strength * ((pq * ey) / e - (pe * qy) / q),
    strength * ((pq * ez) / e - (pe * qz) / q),
  ];
}
