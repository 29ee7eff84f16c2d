/** Seven bowls: eight strikes a loop, and a rim sung under each second one. */
import { addSound, emptyLoop } from '../loop.mjs';
import { chance } from '../random.mjs';
import { struckBowl, sungBowl } from '../bowls.mjs';

/** Five tones of a scale in whole ratios, on a D of 144 Hz, and two of them an octave on. */
const bowls = [144, 162, 192, 216, 243, 288, 324];

/** Which bowl sounds in turn; the lowest comes back, so that the loop has a floor. */
const order = [0, 3, 1, 4, 2, 0, 5, 6];

const SECONDS = 96;

export const recipe = {
  id: 'crystal-bowl-healing-frequencies',
  kbps: 96,
  channels: 2,
  fadeIn: 3,
  head: 6,
  sections: [{ name: 'body', seconds: SECONDS, repeats: 28 }],
  tail: 6,
  make() {
    const random = chance('bowls');
    const loop = emptyLoop(SECONDS);
    order.forEach((bowl, i) => {
      const at = i * (SECONDS / order.length) + random.between(0.2, 1.6);
      const pan = (bowl - 3) * 0.2;
      const size = 0.9 * (216 / bowls[bowl]) ** 0.9;
      addSound(
        loop,
        struckBowl(random, { hz: bowls[bowl], brightness: 0.6, attack: 0.2 }),
        at,
        size * 0.55,
        pan,
      );
      // The rim of the bowl that comes next begins before it is struck, so that no stroke comes out of nothing.
      addSound(
        loop,
        sungBowl(random, { hz: bowls[bowl], swell: 6, stay: 3, fall: 10 }),
        at - 6.5,
        size * 0.5,
        pan,
      );
    });
    return [loop];
  },
};
