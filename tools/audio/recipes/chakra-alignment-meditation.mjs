/** Seven stations on the white notes of an octave, each a root, its fifth and a bowl. */
import { addLoop, addSound, amplitude, emptyLoop, setLevel } from '../loop.mjs';
import { addPad } from '../tones.mjs';
import { chance } from '../random.mjs';
import { struckBowl } from '../bowls.mjs';
import { movingBand } from '../filters.mjs';
import { pinkNoise } from '../noise.mjs';

/** C to B in equal temperament on an A of 432 Hz: a custom of such music, not a fact about bodies. */
const roots = [128.43, 144.16, 161.82, 171.44, 192.43, 216, 242.45];
const names = ['root', 'sacral', 'navel', 'heart', 'throat', 'brow', 'crown'];
const repeats = [9, 9, 10, 10, 10, 10, 9];

const SECONDS = 24;
const FIFTH = 2 ** (7 / 12);

export const recipe = {
  id: 'chakra-alignment-meditation',
  kbps: 64,
  channels: 1,
  fadeIn: 6,
  head: 9,
  sections: names.map((name, i) => ({ name, seconds: SECONDS, repeats: repeats[i] })),
  bridge: { seconds: 9, mix: 'equal-power' },
  tail: 9,
  make: () => roots.map((hz, i) => station(hz, chance(`station ${names[i]}`))),
};

function station(hz, random) {
  const loop = emptyLoop(SECONDS, 1);
  addPad(loop, random, {
    notes: [
      { hz: hz / 2, gain: 0.7 },
      { hz, gain: 1 },
      { hz: hz * FIFTH, gain: 0.6 },
    ],
    partials: [1, 0.42, 0.2, 0.1, 0.06],
    cents: 4,
    swell: 0.5,
  });
  setLevel(loop, -20);
  addSound(loop, struckBowl(random, { hz: 2 * hz, attack: 0.15, brightness: 0.5 }), 4, amplitude(-27));
  addSound(
    loop,
    struckBowl(random, { hz: 2 * hz * FIFTH, attack: 0.15, brightness: 0.4 }),
    16,
    amplitude(-31),
  );
  const air = emptyLoop(SECONDS, 1);
  air.left.set(
    movingBand(
      pinkNoise(random, air.length),
      (place) => hz * 3 * 2 ** (0.3 * Math.sin(2 * Math.PI * place)),
      0.8,
    ),
  );
  addLoop(loop, setLevel(air, -20), amplitude(-20));
  return loop;
}
