/**
 * Four birds and a woodpecker, as grammars of whistled notes.
 *
 * A note is a sine that glides. A phrase is some notes, repeated; then the bird rests. No recording is used: the shapes are
 * drawn after the look of common songs in a spectrogram, and mean no certain species.
 */
import { RATE, TURN, addLoop, addSound, emptyLoop, rise } from './loop.mjs';
import { butterworth, filterLoop, filterRound, roomOf } from './filters.mjs';

/** `[start Hz, end Hz, seconds, silence after]` of each note of a phrase; `random` makes each time a little different. */
const species = {
  /** Two notes, high and lower, said over and over. */
  sawyer: (random) => {
    const pitch = random.between(0.96, 1.04);
    return repeated(random.whole(3, 6), () => [
      [3900 * pitch, 3850 * pitch, 0.1, 0.06],
      [3050 * pitch, 3000 * pitch, 0.13, 0.12],
    ]);
  },
  /** A string of short notes that falls and slows. */
  faller: (random) => {
    const count = random.whole(8, 12);
    return Array.from({ length: count }, (_, i) => {
      const hz = 4600 - (1900 * i) / count + random.between(-80, 80);
      return [hz * 1.08, hz * 0.94, 0.06 + 0.004 * i, 0.045 + 0.006 * i];
    });
  },
  /** A few slow, round notes, each on its own pitch. */
  flute: (random) =>
    Array.from({ length: random.whole(3, 6) }, () => {
      const hz = 1700 * 2 ** (random.whole(0, 7) / 12);
      return [hz, hz * random.between(0.94, 1.07), random.between(0.16, 0.38), random.between(0.04, 0.16)];
    }),
  /** A low call of five, the second longest. */
  dove: (random) => {
    const hz = random.between(455, 500);
    return [0.32, 0.62, 0.4, 0.24, 0.26].map((length, i) => [hz, hz * (i === 1 ? 1.06 : 0.98), length, 0.14]);
  },
};

/** Who sings where: place, how near (1 is near), and how long it rests, in seconds. */
const singers = [
  { kind: 'flute', pan: -0.45, near: 0.8, rest: [9, 20] },
  { kind: 'sawyer', pan: 0.55, near: 0.5, rest: [8, 18] },
  { kind: 'faller', pan: -0.75, near: 0.35, rest: [10, 20] },
  { kind: 'dove', pan: 0.25, near: 0.45, rest: [12, 20] },
  { kind: 'flute', pan: 0.8, near: 0.3, rest: [11, 20] },
  { kind: 'sawyer', pan: -0.2, near: 0.22, rest: [4, 14] },
];

/** All singers of a loop with the room of the wood around them. Peak about 0 dB for the nearest. */
export function birds(random, seconds) {
  const all = emptyLoop(seconds);
  for (const { kind, pan, near, rest } of singers) {
    const one = emptyLoop(seconds);
    const phrases = [];
    for (let at = random.between(0, rest[1]); ;) {
      const notes = species[kind](random);
      const length = notes.reduce((sum, [, , note, gap]) => sum + note + gap, 0);
      if (at + length > seconds) break;
      phrases.push({ at, notes });
      at += length + random.between(...rest);
    }
    for (const { at, notes } of phrases) {
      let t = at;
      const size = random.between(0.7, 1) * near;
      for (const [from, to, length, gap] of notes) {
        addSound(one, whistle(from, to, length, kind === 'dove' ? 0.08 : 0.03), t, size, pan);
        t += length + gap;
      }
    }
    // The further, the duller.
    filterLoop(one, butterworth('low-pass', 2800 + 4200 * near, 2));
    addLoop(all, one);
  }
  addLoop(all, roomOf(all, 1.4, 0.5), 0.8);
  return all;
}

/** Rolls on wood far away: 14 knocks, 18 a second, each weaker. `ats` are seconds in the loop. */
export function woodpecker(random, seconds, ats) {
  const loop = emptyLoop(seconds);
  for (const [i, at] of ats.entries()) {
    const hz = random.between(950, 1200);
    for (let knock = 0; knock < 14; knock++) {
      const samples = new Float64Array(Math.round(0.05 * RATE));
      for (let n = 0; n < samples.length; n++) {
        const t = n / RATE;
        samples[n] =
          (Math.sin(TURN * hz * t) + 0.5 * Math.sin(TURN * hz * 1.83 * t)) *
          rise(t / 0.003) *
          Math.exp(-t / 0.008) *
          rise((0.05 - t) / 0.01);
      }
      // The roll comes in over three knocks and dies away.
      const size = Math.min(1, (knock + 1) / 4) * 0.9 ** knock;
      addSound(
        loop,
        filterRound(samples, butterworth('low-pass', 2600, 2)),
        at + knock / 18,
        size,
        i % 2 ? -0.6 : 0.7,
      );
    }
  }
  addLoop(loop, roomOf(loop, 1.8, 0.6), 1.2);
  return loop;
}

function whistle(from, to, seconds, edge) {
  const samples = new Float64Array(Math.round(seconds * RATE));
  for (let i = 0; i < samples.length; i++) {
    const t = i / RATE;
    const x = t / seconds;
    const turns = t * (from + ((to - from) * x) / 2) + 0.12 * Math.sin(TURN * 9 * t);
    samples[i] = Math.sin(TURN * turns) * rise(t / edge) * rise((seconds - t) / edge);
  }
  return samples;
}

const repeated = (times, make) => Array.from({ length: times }, make).flat();
