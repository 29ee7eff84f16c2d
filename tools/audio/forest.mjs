/** Wind in trees, leaves, and a stream, each as a loop. */
import { RATE, TURN, addSound, emptyLoop, rise, setLevel } from './loop.mjs';
import { butterworth, filterLoop, filterRound, movingBand } from './filters.mjs';
import { brownNoise, pinkNoise, shaped, slowWalk, whiteNoise } from './noise.mjs';

/** How hard the wind blows, 0 to 1, by the place in the loop. The leaves ask it too. */
export const windOf = (random) => slowWalk(random, 7);

/** Pink noise in a band from 250 to 700 Hz, moved and swelled by the wind. Root mean square −20 dB. */
export function wind(random, seconds, strength) {
  const loop = emptyLoop(seconds);
  for (const samples of [loop.left, loop.right]) {
    const own = slowWalk(random, 9);
    const band = movingBand(
      pinkNoise(random, loop.length),
      (place) => 250 + 450 * (0.7 * strength(place) + 0.3 * own(place)),
      0.7,
    );
    samples.set(shaped(band, (place) => 0.35 + 0.65 * strength(place)));
  }
  return setLevel(loop, -20);
}

/** Leaves: white noise above 3 kHz that comes with the square of the wind. Root mean square −20 dB. */
export function leaves(random, seconds, strength) {
  const loop = emptyLoop(seconds);
  const sections = [...butterworth('high-pass', 3000, 2), ...butterworth('low-pass', 6500, 2)];
  for (const samples of [loop.left, loop.right]) {
    const own = slowWalk(random, 23);
    const noise = filterRound(whiteNoise(random, loop.length), sections);
    samples.set(shaped(noise, (place) => 0.04 + strength(place) ** 2 * (0.55 + 0.45 * own(place))));
  }
  return setLevel(loop, -20);
}

/** Bubbles a second in the stream. */
const BUBBLES = 40;

/** A stream: bubbles that ring for 20 to 60 ms and rise by 8 %, over brown noise. Root mean square −20 dB. */
export function stream(random, seconds) {
  const loop = emptyLoop(seconds);
  for (let i = 0; i < BUBBLES * seconds; i++) {
    const length = random.between(0.02, 0.06);
    const hz = 400 * 4 ** random();
    const samples = new Float64Array(Math.round(length * RATE));
    for (let n = 0; n < samples.length; n++) {
      const x = n / samples.length;
      const turns = hz * length * (x + 0.04 * x * x);
      samples[n] = Math.sin(TURN * turns) * rise(x / 0.2) * Math.exp(-3 * x) * rise((1 - x) / 0.3);
    }
    addSound(
      loop,
      samples,
      random() * seconds,
      (random.between(0.3, 1) * 400) / hz,
      random.between(-0.7, 0.5),
    );
  }
  for (const samples of [loop.left, loop.right]) {
    const bed = filterRound(brownNoise(random, loop.length), [
      ...butterworth('high-pass', 120, 2),
      ...butterworth('low-pass', 900, 2),
    ]);
    const own = slowWalk(random, 31);
    shaped(bed, (place) => 0.7 + 0.3 * own(place));
    for (let i = 0; i < bed.length; i++) samples[i] += bed[i] * 0.25;
  }
  filterLoop(loop, butterworth('low-pass', 5000, 2));
  return setLevel(loop, -20);
}
