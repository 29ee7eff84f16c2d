/** Brings the loops of a recipe to their loudness, encodes them, and cuts the frames into files. */
import { assembled, drawnOut, planOf, secondsOf } from './assemble.mjs';
import { encoded } from './encode.mjs';
import { cutOf, frameBytes, framesIn } from './frames.mjs';
import { addLoop, amplitude, channelsOf, emptyLoop } from './loop.mjs';
import { integrated, tenthsOf } from './loudness.mjs';

/** LUFS of every title. One channel is counted once and heard from two speakers, 3 LU louder: it is set halfway. */
export const TARGET = { 1: -25, 2: -23.5 };

/** How often a loop is turned down a little before the search for a cut is given up. */
const TRIES = 60;

/** One step of it, as a factor: 0.004 dB, which nobody hears. */
const STEP = 0.9995;

/**
 * Encodes until every loop has a cut the decoder cannot tell. Where there is none, the encoder's choices have not come
 * round yet: the loop is turned down by a hair, which makes it choose anew. What comes before that loop stays as it was.
 */
export async function fitted(recipe, levelledLoops) {
  const loops = [...levelledLoops];
  for (let tries = 0; ; tries++) {
    const frames = await encoded(assembled(recipe, loops), recipe.kbps);
    const cut = cutInParts(recipe, frames);
    const loose = cut.bodies.findIndex(({ exact }) => !exact);
    if (loose === -1 || tries === TRIES) return { loops, tries, ...cut };
    loops[loose] = scaled(loops[loose], STEP);
  }
}

/** The loops at one loudness among each other, and the whole title at the target. */
export function levelled(recipe, loops) {
  const target = TARGET[recipe.channels];
  const equal = loops.map((loop) => {
    const power = integrated(tenthsOf(channelsOf(loop)));
    return scaled(loop, amplitude(target - power));
  });
  const whole = integrated(drawnOut(recipe, tenthsOf(assembled(recipe, equal))));
  return equal.map((loop) => scaled(loop, amplitude(target - whole)));
}

function scaled(loop, gain) {
  const result = emptyLoop(loop.seconds, channelsOf(loop).length);
  addLoop(result, loop, gain);
  return result;
}

/** The frames as files: head, each body once, what lies between, tail; and how they are joined. */
function cutInParts(recipe, frames) {
  const total = framesIn(planOf(recipe).total);
  if (frames.length < total) throw new Error(`${recipe.id}: ${frames.length} frames of ${total}`);
  const bodies = planOf(recipe).bodies.map(({ start, period }) => ({
    ...cutOf(frames, framesIn(start), framesIn(period), recipe.channels),
    period: framesIn(period),
  }));
  const parts = [];
  const order = [];
  const add = (file, from, to, times) => {
    parts.push({ file, bytes: Buffer.concat(frames.slice(from, to)) });
    order.push([file, times]);
  };
  let done = 0;
  bodies.forEach(({ cut, period }, s) => {
    add(s === 0 ? 'head.mp3' : `bridge-${s}.mp3`, done, cut, 1);
    add(`${recipe.sections[s].name}.mp3`, cut, cut + period, recipe.sections[s].repeats);
    done = cut + period;
  });
  add('tail.mp3', done, total, 1);
  const size = new Map(parts.map(({ file, bytes }) => [file, bytes.length / frameBytes(recipe.kbps)]));
  const whole = order.reduce((sum, [file, times]) => sum + size.get(file) * times, 0);
  if (whole !== framesIn(secondsOf(recipe))) throw new Error(`${recipe.id}: ${whole} frames in the whole`);
  return { parts, order, bodies };
}
