import { FAR } from './data/far.ts';
import { FIRST_DAY, LAST_DAY, OUTER } from './data/outer.ts';
import { bitReader } from './packed.ts';
import { seriesState } from './series-state.ts';
import { drift } from './state.ts';
import type { State } from './state.ts';

/** The bodies whose path is smooth enough for a table. */
export type OuterId = keyof typeof OUTER;

type Table = {
  readonly pieceDays: number;
  readonly last: number;
  readonly order: number;
  /** AU; `order` coefficients of x, then of y, then of z, piece after piece. */
  readonly coefficients: Float64Array;
};

/** Masses in suns: the giants, whose centre of mass with the Sun is the zero of the tables, and the Earth with the Moon. */
const GIANT_MASS = {
  jupiter: 1 / 1047.3486,
  saturn: 1 / 3497.898,
  uranus: 1 / 22_902.98,
  neptune: 1 / 19_412.24,
} as const;
const EARTH_MASS = 1 / 328_900.56;

/** Gravitational constant of the Sun and the giants, AU³/day². */
const SYSTEM_GM = 2.959122082855911e-4 * 1.001341;

/** A letter of `widths`: 'a' is one bit. */
const LETTER_BEFORE_A = 96;

/** Days over which the tables hand over to the coarse series at their ends. */
const HANDOVER_DAYS = 730;

/** Unpacked at first use. Only a memo: the same table always comes out. */
const tables = new Map<OuterId, Table>();

function tableOf(body: OuterId): Table {
  const known = tables.get(body);
  if (known !== undefined) return known;
  const { pieceDays, pieces, unit, widths, bits } = OUTER[body];
  const next = bitReader(bits);
  const order = widths.length / 3;
  const coefficients = new Float64Array(3 * order * pieces);
  for (let i = 0; i < widths.length; i++) {
    const width = widths.charCodeAt(i) - LETTER_BEFORE_A;
    const axis = i % 3;
    const k = (i - axis) / 3;
    for (let piece = 0; piece < pieces; piece++) {
      coefficients[(piece * 3 + axis) * order + k] = next(width) * unit;
    }
  }
  const table = { pieceDays, last: pieces - 1, order, coefficients };
  tables.set(body, table);
  return table;
}

/** What the outer bodies of one instant share: where the centre of mass of Sun and giants is, seen from the Sun. */
export type OuterFrame = {
  readonly ttDays: number;
  readonly centre: State;
  readonly giants: Readonly<Record<keyof typeof GIANT_MASS, State>>;
};

export function outerFrame(ttDays: number, earth: State): OuterFrame {
  const giants = {
    jupiter: smoothState('jupiter', ttDays),
    saturn: smoothState('saturn', ttDays),
    uranus: smoothState('uranus', ttDays),
    neptune: smoothState('neptune', ttDays),
  };
  const sum = (pick: (s: State) => number): number =>
    pick(giants.jupiter) * GIANT_MASS.jupiter +
    pick(giants.saturn) * GIANT_MASS.saturn +
    pick(giants.uranus) * GIANT_MASS.uranus +
    pick(giants.neptune) * GIANT_MASS.neptune +
    pick(earth) * EARTH_MASS;
  return {
    ttDays,
    giants,
    centre: {
      x: sum((s) => s.x),
      y: sum((s) => s.y),
      z: sum((s) => s.z),
      vx: sum((s) => s.vx),
      vy: sum((s) => s.vy),
      vz: sum((s) => s.vz),
    },
  };
}

/**
 * Heliocentric position and velocity of an outer body, ecliptic of J2000, AU and AU/day.
 *
 * Over 1800–2150 the tables (data/outer.ts), within 0.4″ of JPL's integration. Beyond, the giants come from a coarse
 * series (some 10″, data/far.ts), faded in so that nothing jumps; Pluto and Chiron go on along the ellipse they were on,
 * which serves for a few decades.
 */
export function outerState(frame: OuterFrame, body: OuterId): State {
  const { ttDays, centre, giants } = frame;
  const smooth = body === 'chiron' || body === 'pluto' ? smoothState(body, ttDays) : giants[body];
  const ours = {
    x: smooth.x + centre.x,
    y: smooth.y + centre.y,
    z: smooth.z + centre.z,
    vx: smooth.vx + centre.vx,
    vy: smooth.vy + centre.vy,
    vz: smooth.vz + centre.vz,
  };
  const inside = Math.min(ttDays - FIRST_DAY, LAST_DAY - ttDays) / HANDOVER_DAYS;
  if (inside >= 1 || body === 'chiron' || body === 'pluto') return ours;
  const coarse = seriesState(FAR[body], ttDays);
  return inside <= 0 ? coarse : mix(coarse, ours, inside);
}

function mix(a: State, b: State, share: number): State {
  const between = (p: number, q: number): number => p + (q - p) * share;
  return {
    x: between(a.x, b.x),
    y: between(a.y, b.y),
    z: between(a.z, b.z),
    vx: between(a.vx, b.vx),
    vy: between(a.vy, b.vy),
    vz: between(a.vz, b.vz),
  };
}

/** State from the centre of mass of Sun and giants: the table, or past its ends the two-body orbit it was on. */
function smoothState(body: OuterId, ttDays: number): State {
  if (ttDays < FIRST_DAY) return drift(tabulated(body, FIRST_DAY), ttDays - FIRST_DAY, SYSTEM_GM);
  if (ttDays > LAST_DAY) return drift(tabulated(body, LAST_DAY), ttDays - LAST_DAY, SYSTEM_GM);
  return tabulated(body, ttDays);
}

/** Chebyshev sum of three coordinates and its slope by the recurrences of T and of its derivative. */
function tabulated(body: OuterId, ttDays: number): State {
  const { pieceDays, last, order, coefficients: c } = tableOf(body);
  const place = (ttDays - FIRST_DAY) / pieceDays;
  const piece = Math.min(Math.floor(place), last);
  const u = 2 * (place - piece) - 1;
  const x0 = piece * 3 * order;
  const y0 = x0 + order;
  const z0 = y0 + order;
  let [x, y, z] = [c[x0] ?? 0, c[y0] ?? 0, c[z0] ?? 0];
  let [vx, vy, vz] = [0, 0, 0];
  let before = 1;
  let here = u;
  let slopeBefore = 0;
  let slopeHere = 1;
  for (let k = 1; k < order; k++) {
    const cx = c[x0 + k] ?? 0;
    const cy = c[y0 + k] ?? 0;
    const cz = c[z0 + k] ?? 0;
    x += cx * here;
    y += cy * here;
    z += cz * here;
    vx += cx * slopeHere;
    vy += cy * slopeHere;
    vz += cz * slopeHere;
    const next = 2 * u * here - before;
    const slopeNext = 2 * here + 2 * u * slopeHere - slopeBefore;
    before = here;
    here = next;
    slopeBefore = slopeHere;
    slopeHere = slopeNext;
  }
  const perDay = 2 / pieceDays;
  return { x, y, z, vx: vx * perDay, vy: vy * perDay, vz: vz * perDay };
}
