/** A low fifth that breathes, a wind of noise, and in the second half slow points of light. */
import { addLoop, addSound, amplitude, emptyLoop, rms, setLevel, turned } from '../loop.mjs';
import { addPad } from '../tones.mjs';
import { chance } from '../random.mjs';
import { movingBand } from '../filters.mjs';
import { pinkNoise, shaped, slowWalk } from '../noise.mjs';
import { glint } from '../bells.mjs';

const SECONDS = 60;
const BRIDGE = 9;
const D = 73.42;
const A = 110.13;

export const recipe = {
  id: 'cosmic-awakening-journey',
  kbps: 80,
  channels: 2,
  fadeIn: 6,
  head: 9,
  sections: [
    { name: 'near', seconds: SECONDS, repeats: 12 },
    { name: 'far', seconds: SECONDS, repeats: 12 },
  ],
  // The fifth sounds on through the bridge in both halves, in step.
  bridge: { seconds: BRIDGE, mix: 'in-step' },
  tail: 12,
  make() {
    const near = bed();
    const far = turned(near, BRIDGE);
    addLoop(far, glints(), rms(near) * amplitude(-1));
    return [near, far];
  },
};

function bed() {
  const random = chance('cosmic bed');
  const loop = emptyLoop(SECONDS);
  addPad(loop, random, {
    notes: [
      { hz: D, gain: 1 },
      { hz: A, gain: 0.8 },
      { hz: 2 * D, gain: 0.28 },
    ],
    partials: [1, 0.55, 0.34, 0.2, 0.13, 0.09, 0.05, 0.035],
    cents: 3,
  });
  setLevel(loop, -20);
  addLoop(loop, solarWind(random), amplitude(-9));
  return loop;
}

/** Pink noise in a band that drifts once in twelve seconds. */
function solarWind(random) {
  const loop = emptyLoop(SECONDS);
  for (const samples of [loop.left, loop.right]) {
    const phase = random();
    const walk = slowWalk(random, 5);
    const drift = SECONDS / 12;
    const band = movingBand(
      pinkNoise(random, loop.length),
      (place) => 420 * 2 ** (0.9 * Math.sin(2 * Math.PI * (drift * place + phase))),
      1.1,
    );
    samples.set(shaped(band, (place) => 0.5 + 0.5 * walk(place)));
  }
  return setLevel(loop, -20);
}

/** Twelve a minute: the 9th and 11th partials of the low note. */
function glints() {
  const random = chance('cosmic glints');
  const loop = emptyLoop(SECONDS);
  for (let i = 0; i < 12; i++) {
    const hz = D * (random() < 0.5 ? 9 : 11);
    addSound(
      loop,
      glint(hz),
      i * 5 + random.between(0, 3),
      random.between(0.6, 1),
      random.between(-0.8, 0.8),
    );
  }
  return loop;
}
