/** Singing bowls: struck with a soft mallet, or sung along the rim. */
import { RATE, TURN, rise } from './loop.mjs';
import { butterworth, filterRound } from './filters.mjs';
import { chance } from './random.mjs';

/** Frequency against the lowest, amplitude, and seconds until a partial has fallen to 1/e. Our own, set by ear and reading. */
const partials = [
  { ratio: 1, size: 1, decay: 14 },
  { ratio: 2.71, size: 0.55, decay: 9 },
  { ratio: 5.11, size: 0.3, decay: 5 },
  { ratio: 8.02, size: 0.14, decay: 3 },
  { ratio: 11.3, size: 0.07, decay: 1.6 },
];

/** The two voices of a partial, below and above its middle. Not of one size: a beat that reached silence would be a hole. */
const beating = [
  [-0.5, 0.8],
  [0.5, 0.2],
];

/** Nothing above this is rung: a partial of a small bowl would whistle. */
const HIGHEST_HZ = 4200;

/**
 * A struck bowl. Each partial is two a little apart, 0.15 to 0.6 Hz, which makes the beat. The mallet is felt: the partials
 * come in over `attack` seconds, high ones sooner.
 */
export function struckBowl(random, { hz, seconds = 60, attack = 0.06, brightness = 1 }) {
  const samples = new Float64Array(Math.round(seconds * RATE));
  const gaps = beatsOf(hz);
  for (const [p, { ratio, size, decay }] of partials.entries()) {
    const middle = hz * ratio;
    if (middle > HIGHEST_HZ) continue;
    const gap = gaps[p];
    const lasting = decay * (220 / Math.max(110, hz)) ** 0.3;
    const length = Math.min(samples.length, Math.round(lasting * 9 * RATE));
    for (const [side, part] of beating) {
      const step = (TURN * (middle + side * gap)) / RATE;
      const begin = TURN * random();
      const gain = size * part * (ratio === 1 ? 1 : brightness);
      const fall = Math.exp(-1 / (lasting * RATE));
      let level = gain;
      for (let i = 0; i < length; i++) {
        samples[i] += level * Math.sin(begin + step * i);
        level *= fall;
      }
    }
  }
  const soft = Math.round(attack * RATE);
  for (let i = 0; i < soft; i++) samples[i] *= rise(i / soft);
  // What a partial cut at its last −78 dB leaves is taken away at the end.
  const out = Math.round(0.5 * RATE);
  for (let i = 0; i < out; i++) samples[samples.length - 1 - i] *= i / out;
  addMallet(samples, random, hz);
  return samples;
}

/** How many hertz the two voices of each partial are apart: a bowl's own, struck or sung, or the two would fight. */
function beatsOf(hz) {
  const own = chance(`bowl of ${hz}`);
  return partials.map(() => own.between(0.15, 0.6));
}

/** The touch itself: eight milliseconds of dull noise, far below the tone. */
function addMallet(samples, random, hz) {
  const touch = new Float64Array(Math.round(0.06 * RATE));
  const length = Math.round(0.008 * RATE);
  for (let i = 0; i < length; i++) touch[i] = (random() * 2 - 1) * Math.sin((Math.PI * i) / length);
  filterRound(touch, butterworth('low-pass', Math.min(1400, hz * 4), 2));
  for (let i = 0; i < touch.length; i++) samples[i] += touch[i] * 0.25;
}

/** A bowl sung along the rim: the first two partials swell over `swell` seconds, stay, and fall as slowly. */
export function sungBowl(random, { hz, swell = 6, stay = 4, fall = 9 }) {
  const seconds = swell + stay + fall;
  const samples = new Float64Array(Math.round(seconds * RATE));
  const gaps = beatsOf(hz);
  for (const [p, { ratio, size }] of partials.slice(0, 2).entries()) {
    const gap = gaps[p];
    for (const [side, part] of beating) {
      const step = (TURN * (hz * ratio + side * gap)) / RATE;
      const begin = TURN * random();
      for (let i = 0; i < samples.length; i++) {
        const t = i / RATE;
        samples[i] +=
          part *
          size *
          (ratio === 1 ? 1 : 0.5) *
          Math.sin(begin + step * i) *
          rise(t / swell) *
          rise((seconds - t) / fall);
      }
    }
  }
  return samples;
}
