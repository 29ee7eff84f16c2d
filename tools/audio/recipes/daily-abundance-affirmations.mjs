/** Four warm chords in G, eighteen seconds each, a felt piano inside them, and the breath of a tape. */
import { addLoop, addSound, amplitude, emptyLoop, rms, setLevel } from '../loop.mjs';
import { noteHz, swellingNote, trianglePartials } from '../tones.mjs';
import { chance } from '../random.mjs';
import { butterworth, filterLoop, roomOf } from '../filters.mjs';
import { pinkNoise } from '../noise.mjs';
import { feltNote } from '../bells.mjs';

const CHORD = 18;
const OVERLAP = 5;

/** I, IV, vi, IV: notes of the piano, the lowest first. */
const chords = [
  [43, 50, 55, 59, 62],
  [48, 52, 55, 60, 64],
  [40, 52, 55, 59, 64],
  [48, 52, 55, 57, 60],
];

export const recipe = {
  id: 'daily-abundance-affirmations',
  kbps: 80,
  channels: 2,
  fadeIn: 6,
  head: 9,
  sections: [{ name: 'body', seconds: CHORD * chords.length, repeats: 10 }],
  tail: 6,
  make() {
    const random = chance('abundance');
    const loop = emptyLoop(CHORD * chords.length);
    chords.forEach((notes, c) => {
      notes.forEach((note, i) => {
        const samples = swellingNote({
          hz: noteHz(note),
          length: CHORD + OVERLAP,
          attack: OVERLAP,
          release: OVERLAP,
          partials: trianglePartials,
          voices: [
            [2 ** (-2.5 / 1200), 0.5],
            [2 ** (2.5 / 1200), 0.5],
          ],
          phase: random,
        });
        addSound(loop, samples, c * CHORD, i === 0 ? 0.9 : 0.6, (i - 2) * 0.25);
      });
    });
    filterLoop(loop, butterworth('low-pass', 2200, 2));
    setLevel(loop, -20);
    const piano = pulses(random);
    addLoop(piano, roomOf(piano, 1.6), 0.7);
    addLoop(loop, piano, amplitude(-24));
    addLoop(loop, tape(random), amplitude(-48 + 23.5) * (rms(loop) / amplitude(-20)));
    return [loop];
  },
};

/** A note of the chord every four and a half seconds, now and then two. */
function pulses(random) {
  const loop = emptyLoop(CHORD * chords.length);
  chords.forEach((notes, c) => {
    for (let pulse = 0; pulse < 4; pulse++) {
      const at = c * CHORD + 1.6 + pulse * 4.5 + random.between(-0.12, 0.12);
      const upper = notes.slice(2);
      const first = random.whole(0, upper.length - 1);
      addSound(
        loop,
        feltNote(noteHz(upper[first] + 12)),
        at,
        random.between(0.7, 1),
        random.between(-0.4, 0.4),
      );
      if (random() < 0.4) {
        const second = upper[(first + 1) % upper.length];
        addSound(
          loop,
          feltNote(noteHz(second)),
          at + random.between(0.5, 0.9),
          0.6,
          random.between(-0.4, 0.4),
        );
      }
    }
  });
  return loop;
}

/** Noise of an old tape, root mean square −20 dB. */
function tape(random) {
  const loop = emptyLoop(CHORD * chords.length);
  for (const samples of [loop.left, loop.right]) samples.set(pinkNoise(random, loop.length));
  filterLoop(loop, [...butterworth('high-pass', 300, 2), ...butterworth('low-pass', 5000, 2)]);
  return setLevel(loop, -20);
}
