/** Small struck sounds: felt piano, hand-bell, glass far away, glints, and a pulse like a heart. */
import { RATE, TURN, rise } from './loop.mjs';

/** Sines that fall: each `[ratio, size, decay]`, the decay in seconds until 1/e. `attack` in seconds is a half cosine. */
function ring(hz, attack, partials) {
  const longest = Math.max(...partials.map(([, , decay]) => decay));
  const samples = new Float64Array(Math.round(longest * 8 * RATE));
  for (const [ratio, size, decay] of partials) {
    const step = (TURN * hz * ratio) / RATE;
    const fall = Math.exp(-1 / (decay * RATE));
    let level = size;
    const length = Math.min(samples.length, Math.round(decay * 8 * RATE));
    for (let i = 0; i < length; i++) {
      samples[i] += level * Math.sin(step * i);
      level *= fall;
    }
  }
  const soft = Math.round(attack * RATE);
  for (let i = 0; i < soft; i++) samples[i] *= rise(i / soft);
  return samples;
}

/** A hammer of felt: a sine and its octave at −14 dB; 5 ms to come, 1.8 s to go. */
export const feltNote = (hz) =>
  ring(hz, 0.005, [
    [1, 1, 0.78],
    [2, 0.2, 0.4],
  ]);

/** A hand-bell: the octave and the twelfth above its note, a little beating between two near voices. */
export const handBell = (hz) =>
  ring(hz, 0.02, [
    [1, 0.6, 1.9],
    [1.0012, 0.4, 1.7],
    [2, 0.22, 0.9],
    [3, 0.1, 0.5],
    [4.2, 0.03, 0.25],
  ]);

/** Glass touched a long way off. */
export const farGlass = (hz) =>
  ring(hz, 0.09, [
    [1, 0.6, 2.6],
    [1.0009, 0.4, 2.4],
    [2.32, 0.12, 1.1],
    [4.25, 0.02, 0.5],
  ]);

/** A slow point of light: one partial with a soft beginning, four seconds long. */
export const glint = (hz) =>
  ring(hz, 0.25, [
    [1, 0.6, 1.3],
    [1.0015, 0.4, 1.2],
  ]);

/** Two low knocks, the second softer: about as a heart sounds from inside. */
export function heartBeat() {
  const samples = new Float64Array(Math.round(0.8 * RATE));
  for (const [at, size, hz] of [
    [0, 1, 58],
    [0.3, 0.6, 64],
  ]) {
    const start = Math.round(at * RATE);
    for (let i = 0; start + i < samples.length; i++) {
      const t = i / RATE;
      samples[start + i] += size * Math.sin(TURN * hz * t) * rise(t / 0.03) * Math.exp(-t / 0.07);
    }
  }
  const out = Math.round(0.1 * RATE);
  for (let i = 0; i < out; i++) samples[samples.length - 1 - i] *= i / out;
  return samples;
}
