/** A position (AU) and velocity (AU/day) in a rectangular frame. */
export type State = {
  readonly x: number;
  readonly y: number;
  readonly z: number;
  readonly vx: number;
  readonly vy: number;
  readonly vz: number;
};

/** Gravitational constant of the Sun, AU³/day² (Gaussian constant squared). */
const SUN_GM = 2.959122082855911e-4;

/**
 * A heliocentric state `days` earlier, by the pull of the Sun alone. For the minutes and hours that light takes:
 * within 1e-7 AU for every planet.
 */
export function backdate(state: State, days: number): State {
  const { x, y, z, vx, vy, vz } = state;
  const r2 = x * x + y * y + z * z;
  const pull = r2 === 0 ? 0 : -SUN_GM / (r2 * Math.sqrt(r2));
  const half = (pull * days * days) / 2;
  return {
    x: x - vx * days + x * half,
    y: y - vy * days + y * half,
    z: z - vz * days + z * half,
    vx: vx - x * pull * days,
    vy: vy - y * pull * days,
    vz: vz - z * pull * days,
  };
}

/**
 * The place `days` earlier had the body moved straight since, with the velocity it did have then: an observer whose motion
 * bends the light by its velocity now, and whose place so displaced changes at the velocity of then.
 */
export function backdateStraight(state: State, days: number): State {
  const { vx, vy, vz } = backdate(state, days);
  return {
    x: state.x - state.vx * days,
    y: state.y - state.vy * days,
    z: state.z - state.vz * days,
    vx,
    vy,
    vz,
  };
}

/**
 * The state `days` later (earlier when negative) on the two-body ellipse through this one, round a centre with the
 * gravitational constant `gm` (AU³/day²). Any stretch of time; exact but for rounding.
 *
 * Source: f and g functions of the change in eccentric anomaly (Danby, Fundamentals of Celestial Mechanics, 6.3).
 */
export function drift(state: State, days: number, gm: number): State {
  const { x, y, z, vx, vy, vz } = state;
  const r = Math.hypot(x, y, z);
  const a = 1 / (2 / r - (vx * vx + vy * vy + vz * vz) / gm);
  const n = Math.sqrt(gm / (a * a * a));
  const ec = 1 - r / a;
  const es = (x * vx + y * vy + z * vz) / (n * a * a);
  // A whole turn more or less changes nothing, so the change in anomaly starts within half a turn.
  const mean = Math.atan2(Math.sin(n * days), Math.cos(n * days));
  let turn = mean;
  for (let pass = 0; pass < 20; pass++) {
    const miss = turn - ec * Math.sin(turn) + es * (1 - Math.cos(turn)) - mean;
    const change = miss / (1 - ec * Math.cos(turn) + es * Math.sin(turn));
    turn -= change;
    if (Math.abs(change) < 1e-14) break;
  }
  const sin = Math.sin(turn);
  const cos = Math.cos(turn);
  const far = a * (1 - ec * cos + es * sin);
  const f = (a / r) * (cos - 1) + 1;
  const g = (mean + sin - turn) / n;
  const fRate = (-a * a * n * sin) / (far * r);
  const gRate = (a / far) * (cos - 1) + 1;
  return {
    x: f * x + g * vx,
    y: f * y + g * vy,
    z: f * z + g * vz,
    vx: fRate * x + gRate * vx,
    vy: fRate * y + gRate * vy,
    vz: fRate * z + gRate * vz,
  };
}

export function subtract(a: State, b: State): State {
  return { x: a.x - b.x, y: a.y - b.y, z: a.z - b.z, vx: a.vx - b.vx, vy: a.vy - b.vy, vz: a.vz - b.vz };
}
