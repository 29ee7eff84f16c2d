import { Body, HelioVector } from 'astronomy-engine';
import { astroTimeOfDays } from '../time/instant.ts';
import type { State } from './state.ts';

/** Length of a piece in days, about eight years: the Sun's own wobble under Jupiter needs pieces below its period. */
const PIECE_DAYS = 3000;
const NODES = 16;

type Piece = { readonly x: readonly number[]; readonly y: readonly number[]; readonly z: readonly number[] };

/**
 * Pieces already fitted, by number. The library integrates Pluto's orbit anew for every position (about 50 µs);
 * a fitted piece answers in under 1 µs. Only a memo: the same piece always comes out the same.
 */
const pieces = new Map<number, Piece>();

/**
 * Heliocentric position and velocity of Pluto, J2000 equator, AU and AU/day.
 *
 * `utDays` is days of UT since J2000. Within 0.01″ of the library's own Pluto, from Chebyshev polynomials fitted
 * to it (Numerical methods: discrete orthogonality at the Chebyshev nodes).
 */
export function plutoState(utDays: number): State {
  const number = Math.floor(utDays / PIECE_DAYS);
  let piece = pieces.get(number);
  if (piece === undefined) {
    piece = fitPiece(number);
    pieces.set(number, piece);
  }
  const u = (2 * (utDays - number * PIECE_DAYS)) / PIECE_DAYS - 1;
  // Chebyshev polynomials T and their derivatives U by recurrence, shared by the three coordinates.
  let before = 1;
  let here = u;
  let slopeBefore = 0;
  let slopeHere = 1;
  const state = { x: piece.x[0] ?? 0, y: piece.y[0] ?? 0, z: piece.z[0] ?? 0, vx: 0, vy: 0, vz: 0 };
  for (let k = 1; k < NODES; k++) {
    const cx = piece.x[k] ?? 0;
    const cy = piece.y[k] ?? 0;
    const cz = piece.z[k] ?? 0;
    state.x += cx * here;
    state.y += cy * here;
    state.z += cz * here;
    state.vx += cx * slopeHere;
    state.vy += cy * slopeHere;
    state.vz += cz * slopeHere;
    const next = 2 * u * here - before;
    const slopeNext = 2 * here + 2 * u * slopeHere - slopeBefore;
    before = here;
    here = next;
    slopeBefore = slopeHere;
    slopeHere = slopeNext;
  }
  const perDay = 2 / PIECE_DAYS;
  state.vx *= perDay;
  state.vy *= perDay;
  state.vz *= perDay;
  return state;
}

function fitPiece(number: number): Piece {
  const x: number[] = [];
  const y: number[] = [];
  const z: number[] = [];
  const samples = Array.from({ length: NODES }, (_, j) => {
    const u = Math.cos((Math.PI * (j + 0.5)) / NODES);
    return HelioVector(Body.Pluto, astroTimeOfDays((number + (u + 1) / 2) * PIECE_DAYS));
  });
  for (let k = 0; k < NODES; k++) {
    const scale = (k === 0 ? 1 : 2) / NODES;
    let sumX = 0;
    let sumY = 0;
    let sumZ = 0;
    samples.forEach((sample, j) => {
      const weight = Math.cos((Math.PI * k * (j + 0.5)) / NODES);
      sumX += weight * sample.x;
      sumY += weight * sample.y;
      sumZ += weight * sample.z;
    });
    x.push(scale * sumX);
    y.push(scale * sumY);
    z.push(scale * sumZ);
  }
  return { x, y, z };
}
