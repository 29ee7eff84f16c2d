/** Steady tones and pads: sines that turn a whole number of times in the loop, and swell as slowly. */
import { RATE, TURN, panned, rise, swings } from './loop.mjs';

/** Samples between two exact values of an oscillator; between them it is turned by multiplication. */
const STRIDE = 2048;

/**
 * Adds a sine for the whole loop.
 *
 * `hz` is moved to the nearest frequency that closes; `phase` and `swellPhase` are in turns; `swell` is how much of the
 * amplitude comes and goes (0 to 1), `swellTimes` how often in the loop. `shape` may be a function of the place in the
 * loop (0 to 1) that multiplies the amplitude; it is asked every 64 samples and must close too.
 */
export function addTone(
  loop,
  { hz, gain, pan = 0, phase = 0, swell = 0, swellTimes = 1, swellPhase = 0, shape },
) {
  const { left, right, length, seconds } = loop;
  const mono = left === right;
  const [toLeft, toRight] = mono ? [1, 0] : panned(pan);
  const times = swings(hz, seconds);
  const step = (TURN * times) / length;
  const [stepCos, stepSin] = [Math.cos(step), Math.sin(step)];
  const levelAt = (i) => {
    const place = i / length;
    const swelling = 1 - swell * (0.5 - 0.5 * Math.sin(TURN * (swellTimes * place + swellPhase)));
    return gain * swelling * (shape ? shape(place) : 1);
  };
  let level = levelAt(0);
  for (let start = 0; start < length; start += STRIDE) {
    // Whole turns are taken away in integers, so that the last sample meets the first exactly.
    const angle = (TURN * ((start * times) % length)) / length + TURN * phase;
    let [cos, sin] = [Math.cos(angle), Math.sin(angle)];
    const end = Math.min(start + STRIDE, length);
    for (let block = start; block < end; block += 64) {
      const blockEnd = Math.min(block + 64, end);
      const next = levelAt(blockEnd);
      const change = (next - level) / (blockEnd - block);
      for (let i = block; i < blockEnd; i++) {
        const value = sin * level;
        left[i] += value * toLeft;
        if (!mono) right[i] += value * toRight;
        level += change;
        const turned = cos * stepCos - sin * stepSin;
        sin = sin * stepCos + cos * stepSin;
        cos = turned;
      }
      level = next;
    }
  }
}

/** Direction of the cents, place and size. The middle one outweighs the others: when they turn against it, it is not silenced. */
const voices = [
  [-1, -0.55, 0.2],
  [0, 0, 0.6],
  [1, 0.55, 0.2],
];

/**
 * Adds a pad: for each note three voices a few cents apart, left, middle and right, each with its own partials.
 *
 * `partials` are amplitudes of the first, second, … partial; each partial swells in its own time.
 */
export function addPad(loop, random, { notes, partials, cents = 3, gain = 1, swell = 0.6, shape }) {
  for (const { hz, gain: own = 1 } of notes) {
    for (const [voice, pan, size] of voices) {
      partials.forEach((part, i) => {
        addTone(loop, {
          hz: hz * (i + 1) * 2 ** ((voice * cents) / 1200),
          gain: gain * own * part * size,
          pan,
          phase: random(),
          swell,
          swellTimes: random.whole(1, 5),
          swellPhase: random(),
          ...(shape ? { shape: (place) => shape(place, hz * (i + 1)) } : {}),
        });
      });
    }
  }
}

/** Partials of a triangle wave: the odd ones, falling with the square. Enough of them to be told from a sine. */
export const trianglePartials = [1, 0, 1 / 9, 0, 1 / 25, 0, 1 / 49];

/**
 * Samples of a note that comes and goes: `attack` and `release` are half cosines of so many seconds, `length` is all of it.
 * `voices` are frequency ratios with their gains.
 */
export function swellingNote({ hz, length, attack, release, partials, voices, phase }) {
  const samples = new Float64Array(Math.round(length * RATE));
  for (const [ratio, voiceGain] of voices) {
    partials.forEach((part, p) => {
      if (part === 0) return;
      const step = (TURN * hz * ratio * (p + 1)) / RATE;
      const begin = TURN * phase();
      for (let i = 0; i < samples.length; i++) samples[i] += voiceGain * part * Math.sin(begin + step * i);
    });
  }
  for (let i = 0; i < samples.length; i++) {
    const t = i / RATE;
    samples[i] *= rise(t / attack) * rise((length - t) / release);
  }
  return samples;
}

/** Frequency of a note of the piano in equal temperament: 69 is A4. */
export const noteHz = (number, a4 = 440) => a4 * 2 ** ((number - 69) / 12);
