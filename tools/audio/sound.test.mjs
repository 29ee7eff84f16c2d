/** The laws the recipes lean on: loops close, levels are what the standards say, a cut is found where bytes agree. */
import { expect, test } from 'vitest';
import { builtInTitles } from '../../src/practice/audio/titles.ts';
import { assembled, drawnOut, planOf, secondsOf } from './assemble.mjs';
import { butterworth, filterLoop, movingBand, roomOf } from './filters.mjs';
import { cutOf, framesIn, framesOf } from './frames.mjs';
import { RATE, addSound, amplitude, emptyLoop, turned } from './loop.mjs';
import { integrated, loudnessRange, steepestRise, tenthsOf, truePeak } from './loudness.mjs';
import { pinkNoise, slowWalk } from './noise.mjs';
import { chance } from './random.mjs';
import { recipes } from './recipes.mjs';
import { delayOf, seamErrors } from './seams.mjs';
import { addPad, addTone } from './tones.mjs';

/** The largest step between neighbours, and the step from the last sample to the first. */
function steps(samples) {
  let most = 0;
  for (let i = 1; i < samples.length; i++) most = Math.max(most, Math.abs(samples[i] - samples[i - 1]));
  return { most, join: Math.abs(samples[0] - samples.at(-1)) };
}

function sine(hz, db, seconds) {
  const samples = new Float64Array(seconds * RATE);
  const size = amplitude(db);
  for (let i = 0; i < samples.length; i++) samples[i] = size * Math.sin((2 * Math.PI * hz * i) / RATE);
  return samples;
}

function joined(parts) {
  const whole = new Float64Array(parts.reduce((sum, { length }) => sum + length, 0));
  let at = 0;
  for (const part of parts) {
    whole.set(part, at);
    at += part.length;
  }
  return whole;
}

test('each recipe is as long as its title', () => {
  expect(recipes.map((recipe) => [recipe.id, secondsOf(recipe)])).toEqual(
    builtInTitles.map(({ id, seconds }) => [id, seconds]),
  );
  for (const recipe of recipes) {
    for (const { seconds } of recipe.sections) expect(seconds % 3, recipe.id).toBe(0);
  }
});

test('chance of one name is always the same, of two names not, and even', () => {
  const draw = (name) => {
    const random = chance(name);
    return Array.from({ length: 5000 }, () => random());
  };
  expect(draw('a')).toEqual(draw('a'));
  expect(draw('a')).not.toEqual(draw('b'));
  const numbers = draw('even');
  expect(numbers.reduce((sum, x) => sum + x, 0) / numbers.length).toBeCloseTo(0.5, 1);
  expect(Math.min(...numbers)).toBeGreaterThanOrEqual(0);
  expect(Math.max(...numbers)).toBeLessThan(1);
});

test('tones, pads, noise, filters and rooms close: the end meets the beginning like any neighbour', () => {
  const random = chance('closing');
  const made = {
    tone: () => {
      const loop = emptyLoop(3);
      addTone(loop, { hz: 73.42, gain: 1, phase: 0.3, swell: 0.7, swellTimes: 2, swellPhase: 0.2 });
      return loop.left;
    },
    pad: () => {
      const loop = emptyLoop(3);
      addPad(loop, random, { notes: [{ hz: 110 }], partials: [1, 0.5], cents: 3 });
      return loop.right;
    },
    noise: () =>
      filterLoop({ ...emptyLoop(3), left: pinkNoise(random, 3 * RATE) }, butterworth('low-pass', 500, 4))
        .left,
    band: () => movingBand(pinkNoise(random, 3 * RATE), (x) => 300 + 100 * Math.sin(2 * Math.PI * x), 1),
    room: () => {
      const loop = emptyLoop(3);
      addSound(
        loop,
        sine(220, -6, 1).map((x, i) => x * Math.sin((Math.PI * i) / RATE)),
        2.5,
      );
      return roomOf(loop, 1.2).left;
    },
  };
  for (const [name, make] of Object.entries(made)) {
    const { most, join } = steps(make());
    expect(join, name).toBeLessThanOrEqual(most);
    expect(most, name).toBeGreaterThan(0);
  }
  const walk = slowWalk(random, 7);
  expect(walk(0)).toBeCloseTo(walk(1), 9);
});

test('a sound that passes the end of a loop comes in at its start', () => {
  const loop = emptyLoop(3, 1);
  addSound(loop, new Float64Array(RATE).fill(1), 2.5);
  expect([loop.left[0], loop.left[RATE / 2 - 1], loop.left[RATE / 2], loop.left[3 * RATE - 1]]).toEqual([
    1, 1, 0, 1,
  ]);
  addSound(loop, new Float64Array(10).fill(1), -1);
  expect(loop.left[2 * RATE]).toBe(1);
  expect(turned(loop, 2).left[0]).toBe(1);
});

test('loudness is as EBU Tech 3341 has it: a stereo sine of 1 kHz at −23 dBFS is −23 LUFS, and quiet parts are gated', () => {
  const loud = sine(1000, -23, 20);
  expect(integrated(tenthsOf([loud, loud]))).toBeCloseTo(-23, 1);
  // Case 3: 10 s at −36, 60 s at −23, 10 s at −36; here shorter in the same shares.
  const parts = [sine(1000, -36, 5), sine(1000, -23, 30), sine(1000, -36, 5)];
  const whole = joined(parts);
  const series = tenthsOf([whole, whole]);
  expect(integrated(series)).toBeCloseTo(-23, 1);
  expect(steepestRise(series, 1).rise).toBeCloseTo(13, 0);
  // EBU Tech 3342, case 1: 20 s at −20 dBFS and 20 s at −30 have a range of 10 LU.
  const range = joined([sine(1000, -20, 20), sine(1000, -30, 20)]);
  expect(Math.abs(loudnessRange(tenthsOf([range, range])) - 10)).toBeLessThan(1);
});

test('the true peak is found between the samples', () => {
  // A quarter of the rate, an eighth of a turn late: no sample reaches the top (EBU Tech 3341, case 16).
  const between = Float64Array.from(
    { length: RATE },
    (_, i) => 0.5 * Math.sin((Math.PI / 2) * i + Math.PI / 4),
  );
  expect(truePeak([between])).toBeGreaterThan(-6.4);
  expect(truePeak([between])).toBeLessThan(-5.8);
});

test('a title is put together without a step, and drawn out to its whole length', () => {
  const recipe = {
    head: 9,
    fadeIn: 6,
    sections: [
      { name: 'a', seconds: 3, repeats: 4 },
      { name: 'b', seconds: 6, repeats: 2 },
    ],
    bridge: { seconds: 9, mix: 'equal-power' },
    tail: 6,
  };
  const loops = recipe.sections.map(({ seconds }) => {
    const loop = emptyLoop(seconds, 1);
    addTone(loop, { hz: 110, gain: 0.5, phase: 0.1 });
    return loop;
  });
  for (const times of [1, 2]) {
    const [samples] = assembled(recipe, loops, times);
    expect(samples.length).toBe(planOf(recipe, times).total * RATE);
    // A sine of 110 Hz at 0.5, or two of them added as powers, moves no faster than this in one sample.
    expect(steps(samples).most).toBeLessThan(0.5 * Math.SQRT2 * ((2 * Math.PI * 110) / RATE) * 1.01);
    expect(Math.abs(samples[0]) + Math.abs(samples.at(-1))).toBeLessThan(1e-6);
    expect(loops[0].left.every((x, i) => samples[9 * RATE + i] === x)).toBe(true);
  }
  const series = tenthsOf(assembled(recipe, loops));
  expect(drawnOut(recipe, series)).toHaveLength(secondsOf(recipe) * 10);
});

test('a cut is found at the last frame before which both rounds have the same borrowed bytes', () => {
  const period = 10;
  const frames = Array.from({ length: 160 }, (_, i) => {
    const frame = Buffer.alloc(192, i % period);
    frame.set([0xff, 0xfb, 0x54, 0xc4]);
    // Borrows 20 bytes: the first nine bits of the side information.
    frame.writeUInt16BE(20 << 7, 4);
    return frame;
  });
  // Round the nominal place the rounds differ.
  for (let i = 117; i < 120; i++) frames[i].fill(0xee, 21);
  expect(framesOf(Buffer.concat(frames), 64)).toHaveLength(160);
  expect(cutOf(frames, 120, period, 1)).toEqual({ cut: 117, exact: true });
  for (let i = 0; i < 120; i++) frames[i].fill(i, 21);
  expect(cutOf(frames, 120, period, 1)).toEqual({ cut: 120, exact: false });
  frames[3][0] = 0;
  expect(() => framesOf(Buffer.concat(frames), 64)).toThrow(/frame 3/);
  expect(() => framesIn(1)).toThrow(/whole number/);
});

test('a seam that can be told is refused, and one that cannot is not', () => {
  const random = chance('seam');
  const source = [pinkNoise(random, 20 * RATE).map((x) => x * 0.1)];
  const late = 1105;
  const decoded = [new Float32Array(20 * RATE + late)];
  // What a codec does: a little noise everywhere.
  for (let i = 0; i < source[0].length; i++) decoded[0][i + late] = source[0][i] + 0.002 * (random() - 0.5);
  expect(delayOf(source[0], decoded[0])).toBe(late);
  const bodies = [{ start: 3 * RATE, period: 6 * RATE, end: 15 * RATE }];
  const [{ seam, worst }] = seamErrors(source, decoded, late, bodies);
  expect(seam).toBeLessThanOrEqual(worst + 1);
  for (let i = 0; i < 200; i++) decoded[0][9 * RATE + late + i] = 0;
  expect(() => seamErrors(source, decoded, late, bodies)).toThrow(/a seam is heard/);
});
