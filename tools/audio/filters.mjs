/** Filters that run round the loop. Each goes round twice and keeps the second round, so that its past is the loop's end. */
import { RATE, channelsOf } from './loop.mjs';

/**
 * Coefficients of a second-order section, b0 b1 b2 a1 a2.
 * Source: R. Bristow-Johnson, Cookbook formulae for audio equalizer biquad filter coefficients.
 */
export function section(kind, hz, q = Math.SQRT1_2) {
  const w = (2 * Math.PI * hz) / RATE;
  const cos = Math.cos(w);
  const alpha = Math.sin(w) / (2 * q);
  const a0 = 1 + alpha;
  const b = {
    'low-pass': [(1 - cos) / 2, 1 - cos, (1 - cos) / 2],
    'high-pass': [(1 + cos) / 2, -(1 + cos), (1 + cos) / 2],
    'band-pass': [alpha, 0, -alpha],
  }[kind];
  return [...b.map((value) => value / a0), (-2 * cos) / a0, (1 - alpha) / a0];
}

/** The sections of a Butterworth filter of an even order. */
export function butterworth(kind, hz, order) {
  return Array.from({ length: order / 2 }, (_, i) =>
    section(kind, hz, 1 / (2 * Math.cos((Math.PI * (2 * i + 1)) / (2 * order)))),
  );
}

/** Filters samples in place, circularly. */
export function filterRound(samples, sections) {
  for (const [b0, b1, b2, a1, a2] of sections) {
    let [s1, s2] = [0, 0];
    for (let i = 0; i < samples.length; i++) {
      const x = samples[i];
      const y = b0 * x + s1;
      s1 = b1 * x - a1 * y + s2;
      s2 = b2 * x - a2 * y;
    }
    for (let i = 0; i < samples.length; i++) {
      const x = samples[i];
      const y = b0 * x + s1;
      s1 = b1 * x - a1 * y + s2;
      s2 = b2 * x - a2 * y;
      samples[i] = y;
    }
  }
  return samples;
}

/** Filters every channel of a loop in place. */
export function filterLoop(loop, sections) {
  for (const samples of channelsOf(loop)) filterRound(samples, sections);
  return loop;
}

/**
 * A band-pass whose middle moves: `hzAt` gives it for a place in the loop (0 to 1) and must close. The middle of the band
 * passes with gain 1. Source: A. Simper, Linear Trapezoidal Integrated State Variable Filter (2013).
 */
export function movingBand(samples, hzAt, q) {
  const result = new Float64Array(samples.length);
  let [ic1, ic2] = [0, 0];
  for (let round = 0; round < 2; round++) {
    for (let start = 0; start < samples.length; start += 64) {
      const g = Math.tan((Math.PI * hzAt(start / samples.length)) / RATE);
      const k = 1 / q;
      const a1 = 1 / (1 + g * (g + k));
      const a2 = g * a1;
      const a3 = g * a2;
      const end = Math.min(start + 64, samples.length);
      for (let i = start; i < end; i++) {
        const v3 = samples[i] - ic2;
        const v1 = a1 * ic1 + a2 * v3;
        const v2 = ic2 + a2 * ic1 + a3 * v3;
        ic1 = 2 * v1 - ic1;
        ic2 = 2 * v2 - ic2;
        result[i] = k * v1;
      }
    }
  }
  return result;
}

/**
 * A room around a loop: four damped combs a side, then two all-passes. `seconds` is how long a sound takes to fall by
 * 60 dB in it. Returns the room alone, as another loop. After M. R. Schroeder (1962) and J. A. Moorer (1979).
 */
export function roomOf(loop, seconds, damping = 0.35) {
  const sides = [
    { from: loop.left, combs: [1687, 1601, 2053, 2251], passes: [347, 113] },
    { from: loop.right, combs: [1709, 1627, 2081, 2267], passes: [359, 121] },
  ].slice(0, channelsOf(loop).length);
  const [left, right] = sides.map(({ from, combs, passes }) => {
    const sum = new Float64Array(from.length);
    for (const delay of combs) comb(from, sum, delay, 10 ** ((-3 * delay) / RATE / seconds), damping);
    for (const delay of passes) allPass(sum, delay, 0.6);
    return sum;
  });
  return { ...loop, left, right: right ?? left };
}

function comb(from, sum, delay, feedback, damping) {
  const line = new Float64Array(delay);
  let [at, dull] = [0, 0];
  for (let round = 0; round < 2; round++) {
    for (let i = 0; i < from.length; i++) {
      const out = line[at];
      dull = out * (1 - damping) + dull * damping;
      line[at] = from[i] + dull * feedback;
      if (round === 1) sum[i] += out * 0.25;
      if (++at === delay) at = 0;
    }
  }
}

function allPass(samples, delay, gain) {
  const line = new Float64Array(delay);
  let at = 0;
  for (let round = 0; round < 2; round++) {
    for (let i = 0; i < samples.length; i++) {
      const held = line[at];
      const into = samples[i] + held * gain;
      line[at] = into;
      if (round === 1) samples[i] = held - into * gain;
      if (++at === delay) at = 0;
    }
  }
}
