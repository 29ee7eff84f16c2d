/** Wind, leaves, a stream to the left, birds in the distance, and twice a woodpecker. */
import { addLoop, amplitude, emptyLoop } from '../loop.mjs';
import { chance } from '../random.mjs';
import { leaves, stream, wind, windOf } from '../forest.mjs';
import { birds, woodpecker } from '../birds.mjs';

const SECONDS = 105;

export const recipe = {
  id: 'forest-bathing-soundscape',
  kbps: 96,
  channels: 2,
  fadeIn: 6,
  head: 9,
  sections: [{ name: 'body', seconds: SECONDS, repeats: 34 }],
  tail: 21,
  make() {
    const loop = emptyLoop(SECONDS);
    const strength = windOf(chance('forest gusts'));
    addLoop(loop, wind(chance('forest wind'), SECONDS, strength), amplitude(-7));
    addLoop(loop, leaves(chance('forest leaves'), SECONDS, strength), amplitude(-13));
    addLoop(loop, stream(chance('forest stream'), SECONDS), amplitude(-5));
    addLoop(loop, birds(chance('forest birds'), SECONDS), amplitude(-19));
    addLoop(loop, woodpecker(chance('forest woodpecker'), SECONDS, [31, 84]), amplitude(-20));
    return [loop];
  },
};
