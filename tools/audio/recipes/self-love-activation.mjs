/** A hand-bell that climbs and falls in E flat, a pulse like a heart under it, a room around both. */
import { addLoop, addSound, amplitude, emptyLoop, setLevel } from '../loop.mjs';
import { addPad, noteHz } from '../tones.mjs';
import { chance } from '../random.mjs';
import { butterworth, filterLoop, roomOf } from '../filters.mjs';
import { pinkNoise } from '../noise.mjs';
import { handBell, heartBeat } from '../bells.mjs';

const SECONDS = 57;

/** Beats a loop: 57 a minute, near a heart at rest. */
const BEATS = 54;

/** Up and down through the chord, nine steps; a step is two beats, so the figure comes three times a loop. */
const figures = [
  [63, 67, 70, 75, 79, 75, 70, 67, 70],
  [60, 67, 70, 75, 77, 75, 72, 67, 65],
  [56, 63, 68, 72, 75, 72, 68, 63, 62],
];

export const recipe = {
  id: 'self-love-activation',
  kbps: 80,
  channels: 2,
  fadeIn: 6,
  head: 9,
  sections: [{ name: 'body', seconds: SECONDS, repeats: 16 }],
  tail: 9,
  make() {
    const random = chance('self-love');
    const beat = SECONDS / BEATS;
    const loop = emptyLoop(SECONDS);
    addPad(loop, random, {
      notes: [51, 58, 63].map((note) => ({ hz: noteHz(note) })),
      partials: [1, 0.4, 0.2, 0.1],
      cents: 3,
      swell: 0.4,
    });
    setLevel(loop, -22);
    const bells = emptyLoop(SECONDS);
    figures.flat().forEach((note, i) => {
      const at = i * 2 * beat + random.between(-0.02, 0.05);
      addSound(bells, handBell(noteHz(note)), at, random.between(0.65, 1), ((note - 67) / 12) * 0.5);
    });
    addLoop(loop, bells, amplitude(-27));
    addLoop(loop, roomOf(bells, 2.2), amplitude(-25));
    const heart = heartBeat();
    for (let i = 0; i < BEATS; i++) addSound(loop, heart, i * beat, amplitude(-26), 0);
    const hiss = emptyLoop(SECONDS);
    for (const samples of [hiss.left, hiss.right]) samples.set(pinkNoise(random, hiss.length));
    filterLoop(hiss, [...butterworth('high-pass', 200, 2), ...butterworth('low-pass', 4000, 2)]);
    addLoop(loop, setLevel(hiss, -20), amplitude(-28));
    return [loop];
  },
};
