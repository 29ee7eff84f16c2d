import { bitReader } from './packed.ts';

/**
 * Sums of cosines whose angles are whole multiples of a few slowly known ones: how the Moon and the inner planets move.
 *
 * A term costs a handful of multiplications and no cosine: the multiples of each angle come from one cosine by
 * rotation, and a combination of angles is a product of complex numbers. The rates come from the same pass.
 */

/** A series as its data file holds it; written by tools/ephemeris/pack-series.mjs, which explains the bits. */
export type PackedSeries = {
  /** Polynomials of the angles: radians, by rising powers of days of TT since J2000. */
  readonly angles: readonly (readonly number[])[];
  /** Terms may grow with `tau`, which is -1 and 1 at the ends of the fitted span: (days - middle) / half. */
  readonly middle: number;
  readonly half: number;
  /** Per coordinate: a polynomial in `tau` to start from, and the unit of the amplitudes. */
  readonly base: readonly (readonly number[])[];
  readonly units: readonly number[];
  readonly entries: number;
  readonly bits: string;
};

/** Three coordinates, their changes a day, and how those change a day. */
export type SeriesValue = readonly [
  ...values: readonly [number, number, number],
  ...rates: readonly [number, number, number],
  ...bends: readonly [number, number, number],
];

/** Evaluates a series at a day. */
export type Series = (days: number) => SeriesValue;

/** Entries that share the widths of their amplitudes. */
const BLOCK = 16;
const COORDINATES = 3;
const POWERS = 3;

type TermList = { readonly entry: number[]; readonly cos: number[]; readonly sin: number[] };

export function unpackSeries(packed: PackedSeries): Series {
  const { angles, middle, half, base, units, entries } = packed;
  const next = bitReader(packed.bits);
  const count = (width: number): number => {
    const value = next(width);
    return value < 0 ? value + 2 ** width : value;
  };
  const most = angles.map(() => 1);
  const combos: (readonly (readonly [angle: number, multiple: number])[])[] = [];
  const lists: TermList[] = Array.from({ length: COORDINATES * POWERS }, () => ({
    entry: [],
    cos: [],
    sin: [],
  }));
  let widths: readonly number[] = [];
  for (let e = 0; e < entries; e++) {
    if (e % BLOCK === 0) widths = units.map(() => count(5));
    const combo = Array.from({ length: count(2) + 1 }, () => [count(4), next(6)] as const);
    for (const [angle, multiple] of combo) most[angle] = Math.max(most[angle] ?? 1, Math.abs(multiple));
    combos.push(combo);
    for (let c = 0; c < COORDINATES; c++) {
      const powers = count(2);
      for (let p = 0; p < powers; p++) {
        const list = lists[c * POWERS + p];
        list?.entry.push(e);
        list?.cos.push(next(widths[c] ?? 1) * (units[c] ?? 0));
        list?.sin.push(next(widths[c] ?? 1) * (units[c] ?? 0));
      }
    }
  }

  // Multiples of all angles stand in one row; `start` tells where an angle's own begin (its multiple 0).
  const start = most.map((_, i) => most.slice(0, i).reduce((sum, m) => sum + m + 1, 0));
  const size = most.reduce((sum, m) => sum + m + 1, 0);
  const multipleCos = new Float64Array(size);
  const multipleSin = new Float64Array(size);
  const firsts = new Int32Array(entries + 1);
  const factorAt: number[] = [];
  const factorSign: number[] = [];
  const rates = new Float64Array(entries);
  combos.forEach((combo, e) => {
    firsts[e] = factorAt.length;
    for (const [angle, multiple] of combo) {
      factorAt.push((start[angle] ?? 0) + Math.abs(multiple));
      factorSign.push(Math.sign(multiple));
      rates[e] = (rates[e] ?? 0) + multiple * (angles[angle]?.[1] ?? 0);
    }
  });
  firsts[entries] = factorAt.length;
  const at = Int32Array.from(factorAt);
  const signs = Float64Array.from(factorSign);
  const terms = lists.map(({ entry, cos, sin }) => ({
    entry: Int32Array.from(entry),
    cos: Float64Array.from(cos),
    sin: Float64Array.from(sin),
  }));
  const cosOf = new Float64Array(entries);
  const sinOf = new Float64Array(entries);

  const turn = (days: number): void => {
    for (let a = 0; a < angles.length; a++) {
      const phase = polynomial(angles[a] ?? [], days);
      const c = Math.cos(phase);
      const s = Math.sin(phase);
      const first = start[a] ?? 0;
      const last = first + (most[a] ?? 0);
      let x = 1;
      let y = 0;
      for (let i = first; i <= last; i++) {
        multipleCos[i] = x;
        multipleSin[i] = y;
        const turned = x * c - y * s;
        y = x * s + y * c;
        x = turned;
      }
    }
    for (let e = 0; e < entries; e++) {
      let x = 1;
      let y = 0;
      const end = firsts[e + 1] ?? 0;
      for (let f = firsts[e] ?? 0; f < end; f++) {
        const c = multipleCos[at[f] ?? 0] ?? 0;
        const s = (multipleSin[at[f] ?? 0] ?? 0) * (signs[f] ?? 0);
        const turned = x * c - y * s;
        y = x * s + y * c;
        x = turned;
      }
      cosOf[e] = x;
      sinOf[e] = y;
    }
  };

  return (days) => {
    turn(days);
    const tau = (days - middle) / half;
    const out: [number, number, number, number, number, number, number, number, number] = [
      0, 0, 0, 0, 0, 0, 0, 0, 0,
    ];
    for (let coordinate = 0; coordinate < COORDINATES; coordinate++) {
      const start = base[coordinate] ?? [];
      let value = polynomial(start, tau);
      let rate = slope(start, tau) / half;
      let bend = 0;
      let scale = 1;
      for (let power = 0; power < POWERS; power++) {
        const list = terms[coordinate * POWERS + power];
        if (list === undefined) break;
        const { entry, cos, sin } = list;
        let sum = 0;
        let change = 0;
        let turning = 0;
        for (let i = 0; i < entry.length; i++) {
          const e = entry[i] ?? 0;
          const x = cosOf[e] ?? 0;
          const y = sinOf[e] ?? 0;
          const a = cos[i] ?? 0;
          const b = sin[i] ?? 0;
          const w = rates[e] ?? 0;
          const wave = a * x + b * y;
          sum += wave;
          change += w * (b * x - a * y);
          turning -= w * w * wave;
        }
        value += sum * scale;
        rate += change * scale + (power === 0 ? 0 : (sum * power * tau ** (power - 1)) / half);
        // What growth with tau bends is below 1e-12 of it.
        bend += turning * scale;
        scale *= tau;
      }
      out[coordinate] = value;
      out[coordinate + COORDINATES] = rate;
      out[coordinate + 2 * COORDINATES] = bend;
    }
    return out;
  };
}

function polynomial(c: readonly number[], x: number): number {
  let sum = 0;
  for (let i = c.length - 1; i >= 0; i--) sum = sum * x + (c[i] ?? 0);
  return sum;
}

function slope(c: readonly number[], x: number): number {
  let sum = 0;
  for (let i = c.length - 1; i > 0; i--) sum = sum * x + i * (c[i] ?? 0);
  return sum;
}
