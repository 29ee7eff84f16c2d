/** Noise that closes, and slow walks that close. */
import { TURN } from './loop.mjs';
import { filterRound } from './filters.mjs';

/** White noise of about unit power. */
export function whiteNoise(random, length) {
  const samples = new Float64Array(length);
  // Three even numbers are near enough to a bell curve for the ear. Their sum has a variance of 1.
  for (let i = 0; i < length; i++) samples[i] = 2 * (random() + random() + random() - 1.5);
  return samples;
}

/** Pink noise of about unit power: −3 dB an octave. Source: P. Kellet's filter of three poles (musicdsp.org, 1999). */
export function pinkNoise(random, length) {
  const samples = whiteNoise(random, length);
  let [b0, b1, b2] = [0, 0, 0];
  for (let round = 0; round < 2; round++) {
    for (let i = 0; i < length; i++) {
      const x = samples[i];
      b0 = 0.99765 * b0 + x * 0.099046;
      b1 = 0.963 * b1 + x * 0.2965164;
      b2 = 0.57 * b2 + x * 1.0526913;
      if (round === 1) samples[i] = (b0 + b1 + b2 + x * 0.1848) * 0.55;
    }
  }
  return samples;
}

/** Brown noise, −6 dB an octave above 40 Hz. */
export function brownNoise(random, length) {
  const samples = whiteNoise(random, length);
  const pole = 0.99478;
  return filterRound(samples, [[(1 - pole) * 14, 0, 0, -pole, 0]]);
}

/**
 * A slow walk between 0 and 1 as a function of the place in the loop: a few sines of chance sizes, the `fastest` of which
 * swings so many times in the loop. It closes, and it has no corner.
 */
export function slowWalk(random, fastest) {
  const waves = Array.from({ length: fastest }, (_, i) => ({
    times: i + 1,
    size: random.between(0.3, 1) / Math.sqrt(i + 1),
    phase: random() * TURN,
  }));
  const most = waves.reduce((sum, { size }) => sum + size * size, 0) ** 0.5 * 1.6;
  return (place) => {
    let sum = 0;
    for (const { times, size, phase } of waves) sum += size * Math.sin(TURN * times * place + phase);
    return Math.min(1, Math.max(0, 0.5 + (0.5 * sum) / most));
  };
}

/** Multiplies samples by a function of the place in the loop, asked every 64 samples. */
export function shaped(samples, gainAt) {
  let level = gainAt(0);
  for (let start = 0; start < samples.length; start += 64) {
    const end = Math.min(start + 64, samples.length);
    const next = gainAt((end % samples.length) / samples.length);
    const change = (next - level) / (end - start);
    for (let i = start; i < end; i++) {
      samples[i] *= level;
      level += change;
    }
    level = next;
  }
  return samples;
}
