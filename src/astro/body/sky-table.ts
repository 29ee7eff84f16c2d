import { assert, present } from '#lib/assert.ts';
import { degrees, signedDifference, wrap360 } from '../angle/degrees.ts';
import { unixToDays } from '../time/instant.ts';
import type { UnixMs } from '../time/instant.ts';
import type { ComputedBodyId, NodeKind } from './body-id.ts';
import { positionsAtDays } from './position.ts';
import type { BodyPosition } from './position.ts';

/** Positions over a span of time at the price of a look-up: for a slider that is dragged, or a century searched. */
export type SkyTable = {
  readonly from: UnixMs;
  readonly to: UnixMs;
  /** Whether `positionsAt` may be asked for this instant. */
  readonly covers: (at: UnixMs) => boolean;
  /** The bodies in the order of the table's making. Asserts that the instant is covered. */
  readonly positionsAt: (at: UnixMs) => readonly BodyPosition[];
};

export type SkyTableOptions = {
  readonly from: UnixMs;
  readonly to: UnixMs;
  readonly bodies: readonly ComputedBodyId[];
  readonly node: NodeKind;
};

/** How a body is cut: a piece of this many days, with so many Chebyshev coefficients. */
type Grain = { readonly days: number; readonly nodes: number };

/** Short for what the Moon drives; the others follow nutation's two weeks and their own loops. */
const FAST: Grain = { days: 4, nodes: 12 };
const SWINGING: Grain = { days: 4, nodes: 14 };
const SLOW: Grain = { days: 16, nodes: 13 };

function grainOf(body: ComputedBodyId, node: NodeKind): Grain {
  if (body === 'moon') return FAST;
  if (node === 'true' && (body === 'northnode' || body === 'southnode')) return SWINGING;
  return SLOW;
}

/** Longitude, latitude and declination of one body over one piece: three rows of coefficients. */
type Piece = Float64Array;

/**
 * A table of positions between two instants: the engine's to 0.05″ where light is straight, which is all but the degrees
 * next to the Sun (there up to 1.8″). Speeds are its exact slopes. Jupiter's and Chiron's ephemerides step where their
 * pieces meet (up to 0.19″ for Chiron); a polynomial laid over such a step is off by as much (Jupiter 0.1″, Chiron 0.3″).
 *
 * Nothing is computed here: a piece is fitted at the first look into it (about a millisecond for all bodies), a
 * look into a piece already fitted costs a few microseconds. Chebyshev polynomials through the Chebyshev nodes.
 */
export function createSkyTable({ from, to, bodies, node }: SkyTableOptions): SkyTable {
  assert(from <= to, 'a sky table must not end before it begins', { from, to });
  const origin = unixToDays(from);
  const grains = bodies.map((body) => grainOf(body, node));
  const kinds = [...new Set(grains)];
  /** Pieces by kind of cut and number; each holds the bodies of its kind. */
  const fitted = new Map<Grain, Map<number, readonly Piece[]>>(kinds.map((kind) => [kind, new Map()]));
  const members = new Map(kinds.map((kind) => [kind, bodies.filter((_, i) => grains[i] === kind)]));
  const places = bodies.map((body, i) => {
    const kind = present(grains[i], 'grain');
    return { body, kind, index: present(members.get(kind), 'members').indexOf(body) };
  });

  const pieceAt = (kind: Grain, number: number): readonly Piece[] => {
    const known = present(fitted.get(kind), 'kind');
    let pieces = known.get(number);
    if (pieces === undefined) {
      pieces = fitPieces(origin + number * kind.days, kind, present(members.get(kind), 'members'), node);
      known.set(number, pieces);
    }
    return pieces;
  };

  const covers = (at: UnixMs): boolean => at >= from && at <= to;
  return {
    from,
    to,
    covers,
    positionsAt: (at) => {
      assert(covers(at), 'outside the sky table', { at, from, to });
      const days = unixToDays(at) - origin;
      return places.map(({ body, kind, index }) => {
        const number = Math.floor(days / kind.days);
        const piece = present(pieceAt(kind, number)[index], 'piece');
        return look(body, piece, kind, (2 * days) / kind.days - 2 * number - 1);
      });
    },
  };
}

function fitPieces(
  start: number,
  { days, nodes }: Grain,
  bodies: readonly ComputedBodyId[],
  node: NodeKind,
): readonly Piece[] {
  const samples = Array.from({ length: nodes }, (_, j) => {
    const u = Math.cos((Math.PI * (j + 0.5)) / nodes);
    return positionsAtDays(start + ((u + 1) / 2) * days, bodies, { node, light: 'straight' });
  });
  return bodies.map((_, b) => {
    const piece = new Float64Array(3 * nodes);
    const base = present(samples[0]?.[b], 'sample').lon;
    samples.forEach((sample, j) => {
      const { lon, lat, dec } = present(sample[b], 'sample');
      // No body moves half a circle within a piece, so the short way from the first sample unwraps the rest.
      const along = base + signedDifference(base, lon);
      for (let k = 0; k < nodes; k++) {
        const weight = ((k === 0 ? 1 : 2) / nodes) * Math.cos((Math.PI * k * (j + 0.5)) / nodes);
        piece[k] = (piece[k] ?? 0) + weight * along;
        piece[nodes + k] = (piece[nodes + k] ?? 0) + weight * lat;
        piece[2 * nodes + k] = (piece[2 * nodes + k] ?? 0) + weight * dec;
      }
    });
    return piece;
  });
}

function look(body: ComputedBodyId, piece: Piece, { days, nodes }: Grain, u: number): BodyPosition {
  let lon = piece[0] ?? 0;
  let lat = piece[nodes] ?? 0;
  let dec = piece[2 * nodes] ?? 0;
  let slope = 0;
  let before = 1;
  let here = u;
  let slopeBefore = 0;
  let slopeHere = 1;
  for (let k = 1; k < nodes; k++) {
    const c = piece[k] ?? 0;
    lon += c * here;
    slope += c * slopeHere;
    lat += (piece[nodes + k] ?? 0) * here;
    dec += (piece[2 * nodes + k] ?? 0) * here;
    const next = 2 * u * here - before;
    const slopeNext = 2 * here + 2 * u * slopeHere - slopeBefore;
    before = here;
    here = next;
    slopeBefore = slopeHere;
    slopeHere = slopeNext;
  }
  return { body, lon: wrap360(lon), lat: degrees(lat), speed: (slope * 2) / days, dec: degrees(dec) };
}
