/** A drone that a shadow closes and opens once a loop, and glass a long way off. */
import { TURN, addLoop, addSound, amplitude, emptyLoop, setLevel } from '../loop.mjs';
import { addPad, noteHz } from '../tones.mjs';
import { chance } from '../random.mjs';
import { butterworth, filterLoop, roomOf } from '../filters.mjs';
import { brownNoise } from '../noise.mjs';
import { farGlass } from '../bells.mjs';

const SECONDS = 111;
const E1 = 41.2;
const B1 = 61.74;

/** Notes of E minor with its second, high up. */
const glass = [76, 78, 79, 83, 86, 88];

export const recipe = {
  id: 'lunar-eclipse-wisdom',
  kbps: 80,
  channels: 2,
  fadeIn: 6,
  head: 9,
  sections: [{ name: 'body', seconds: SECONDS, repeats: 10 }],
  tail: 6,
  make() {
    const random = chance('eclipse');
    const loop = emptyLoop(SECONDS);
    addPad(loop, random, {
      notes: [
        { hz: E1, gain: 0.55 },
        { hz: B1, gain: 0.5 },
        // Small speakers begin about here; without the octave they would be silent.
        { hz: 2 * E1, gain: 0.9 },
        { hz: 2 * B1, gain: 0.7 },
        { hz: 4 * E1, gain: 0.45 },
      ],
      partials: [1, 0.5, 0.33, 0.25, 0.2, 0.16, 0.14, 0.12],
      cents: 2.5,
      swell: 0.35,
      shape: shadow,
    });
    setLevel(loop, -20);
    const far = emptyLoop(SECONDS);
    for (let at = 3; at < SECONDS - 2; at += random.between(6, 11)) {
      const hz = noteHz(glass[random.whole(0, glass.length - 1)]);
      addSound(far, farGlass(hz), at, random.between(0.5, 1), random.between(-0.9, 0.9));
    }
    const room = roomOf(far, 3.5);
    addLoop(loop, far, amplitude(-36));
    addLoop(loop, room, amplitude(-29));
    const air = emptyLoop(SECONDS);
    for (const samples of [air.left, air.right]) samples.set(brownNoise(random, air.length));
    filterLoop(air, [...butterworth('high-pass', 90, 2), ...butterworth('low-pass', 1200, 2)]);
    addLoop(loop, setLevel(air, -20), amplitude(-19));
    return [loop];
  },
};

/** The edge of the shadow: it lets pass 1,100 Hz when open, 170 Hz when closed, and turns once a loop. */
function shadow(place, hz) {
  const edge = 170 * (1100 / 170) ** (0.5 + 0.5 * Math.cos(TURN * place));
  return 1 / Math.sqrt(1 + (hz / edge) ** 4);
}
