/**
 * Chiron's orbit from four places of it.
 *
 * The four heliocentric states are the reference's (Swiss Ephemeris on JPL's orbit of Chiron), one every 50 years. Their
 * positions are good to a few metres, but their velocities, differences of a compressed table, only to
 * 8e-9 AU/day: integrated on from any one of them, Chiron is 2 to 10 seconds of arc off after 25 years, and neighbours
 * disagree. So the velocities are left aside: the one orbit through all four positions is found by correcting the
 * state at the third epoch (Gauss-Newton on twelve coordinates, six unknowns). It passes all four within 0.001".
 */
import { integrate, MASSIVE } from './integrate.mjs';

/** Day since J2000 (TT), then x, y, z in AU and the rates in AU/day, J2000 equator. */
const EPOCHS = [
  [
    -27_393.5, 16.774600364938, 6.822837739792, 3.188855541869, -0.001770438354, 0.002614182948,
    0.000709206047,
  ],
  [-9_131.5, 16.99398910884, 6.618340035084, 3.131078386553, -0.001681269236, 0.002650443238, 0.000726603562],
  [9_131.5, 17.2737967049, 6.173239027131, 3.003636808511, -0.001554326036, 0.002696074414, 0.000748572613],
  [
    27_393.5, 17.495303356146, 5.716980928613, 2.871765374477, -0.001417834721, 0.002733888242,
    0.000767328898,
  ],
];
const NUDGE = [1e-6, 1e-6, 1e-6, 1e-9, 1e-9, 1e-9];

/** The massive bodies' states at `day`, then those of the massless ones, given from the Sun. */
export function withMassless(planets, day, states) {
  const n = MASSIVE.length;
  const y = new Float64Array((n + states.length) * 6);
  for (let i = 0; i < n; i++) y.set(planets.stateOf(i, day), 6 * i);
  const sun = planets.stateOf(0, day);
  states.forEach((state, k) =>
    y.set(
      state.map((v, i) => v + sun[i]),
      6 * (n + k),
    ),
  );
  return y;
}

/** Chiron's heliocentric state at `day` of the third epoch, and by how much it misses the four positions (arcsec). */
export function fitChiron(planets) {
  const [day, ...first] = EPOCHS[2];
  const [low, high] = [EPOCHS[0][0] - 16, EPOCHS[3][0] + 16];
  let state = first;
  for (let pass = 0; pass < 4; pass++) {
    const trial = [state, ...NUDGE.map((step, j) => state.map((v, i) => (i === j ? v + step : v)))];
    const run = integrate(withMassless(planets, day, trial), day, low, high);
    const place = (k, t) => run.stateOf(MASSIVE.length + k, t).map((v, i) => v - run.stateOf(0, t)[i]);
    const normal = NUDGE.map(() => new Float64Array(7));
    for (const [t, ...seen] of EPOCHS) {
      const centre = place(0, t);
      const moved = NUDGE.map((_, j) => place(j + 1, t));
      for (let axis = 0; axis < 3; axis++) {
        const row = moved.map((m) => m[axis] - centre[axis]);
        for (let i = 0; i < 6; i++) {
          for (let j = 0; j < 6; j++) normal[i][j] += row[i] * row[j];
          normal[i][6] += row[i] * (seen[axis] - centre[axis]);
        }
      }
    }
    const change = solve(normal);
    state = state.map((v, i) => v + change[i] * NUDGE[i]);
  }
  const run = integrate(withMassless(planets, day, [state]), day, low, high);
  const misses = EPOCHS.map(([t, ...seen]) => {
    const at = run.stateOf(MASSIVE.length, t).map((v, i) => v - run.stateOf(0, t)[i]);
    const apart = Math.hypot(at[0] - seen[0], at[1] - seen[1], at[2] - seen[2]);
    return (apart / Math.hypot(...seen.slice(0, 3))) * 206_265;
  });
  return { day, state, misses };
}

/** Gaussian elimination of a symmetric system; the right side is the last column. */
function solve(m) {
  const n = m.length;
  for (let i = 0; i < n; i++) {
    for (let k = i + 1; k < n; k++) {
      const q = m[k][i] / m[i][i];
      for (let j = i; j <= n; j++) m[k][j] -= q * m[i][j];
    }
  }
  const x = new Float64Array(n);
  for (let i = n - 1; i >= 0; i--) {
    let value = m[i][n];
    for (let j = i + 1; j < n; j++) value -= m[i][j] * x[j];
    x[i] = value / m[i][i];
  }
  return x;
}
