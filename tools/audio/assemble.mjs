/**
 * Puts the loops of a recipe into one stretch of sound: fade-in, each loop, what leads from one to the next, fade-out.
 *
 * Every loop sounds before its first second and after its last as it would if it had always sounded, so that the encoder
 * meets each repeat as it meets the first.
 */
import { RATE, channelsOf, rise } from './loop.mjs';
import { butterworth, filterLoop } from './filters.mjs';

/** The sum is cleaned of what no ear or speaker wants: below 28 Hz, above 8 kHz. */
export function cleaned(loop) {
  return filterLoop(loop, [...butterworth('high-pass', 28, 2), ...butterworth('low-pass', 7800, 8)]);
}

/**
 * Where each part stands when every loop is heard `times` times, in seconds:
 * `{ total, bodies: [{ start, end, period }] }`.
 */
export function planOf({ head, sections, bridge, tail }, times = 1) {
  let at = head;
  const bodies = sections.map(({ seconds }, i) => {
    if (i > 0) at += bridge.seconds;
    const start = at;
    at += seconds * times;
    return { start, end: at, period: seconds };
  });
  return { total: at + tail, bodies };
}

/** Seconds of a whole title. */
export function secondsOf({ head, sections, bridge, tail }) {
  const loops = sections.reduce((sum, { seconds, repeats }) => sum + seconds * repeats, 0);
  return head + loops + (sections.length - 1) * (bridge?.seconds ?? 0) + tail;
}

/** Of the bridge, how long the two loops are mixed; the rest is the second one, so that it has settled when it begins. */
const SETTLED = 3;

/** The last tenth of a second is silent: the encoder's delay pushes some of it past the end. */
const SILENCE = 0.1;

/** The samples of a recipe's loops, each heard `times` times, as one array a channel. */
export function assembled(recipe, loops, times = 1) {
  const { total, bodies } = planOf(recipe, times);
  const channels = channelsOf(loops[0]).map(() => new Float64Array(Math.round(total * RATE)));
  bodies.forEach(({ start, end }, s) => {
    const before = s === 0 ? recipe.head : recipe.bridge.seconds;
    const after = s === bodies.length - 1 ? recipe.tail : recipe.bridge.seconds;
    const gainAt = (t) => {
      if (t < start) {
        const x = t - (start - before);
        return s === 0 ? rise(x / recipe.fadeIn) : mixed(recipe.bridge.mix, rise(x / (before - SETTLED)));
      }
      if (t < end) return 1;
      const x = t - end;
      if (s === bodies.length - 1) return 1 - rise(x / (after - SILENCE));
      return mixed(recipe.bridge.mix, 1 - rise(x / (after - SETTLED)));
    };
    const first = Math.round((start - before) * RATE);
    const last = Math.round((end + after) * RATE);
    const length = loops[s].length;
    channelsOf(loops[s]).forEach((from, c) => {
      const to = channels[c];
      let at = (((first - Math.round(start * RATE)) % length) + length) % length;
      for (let i = first; i < last; i++) {
        const inside = i >= start * RATE && i < end * RATE;
        to[i] += from[at] * (inside ? 1 : gainAt(i / RATE));
        if (++at === length) at = 0;
      }
    });
  });
  return channels;
}

/** Two loops that share their tones in step add up to one; strangers add as powers do. */
const mixed = (mix, x) => (mix === 'in-step' ? x : Math.sin((Math.PI / 2) * x));

/**
 * A series of one value each tenth of a second, of the stretch in which every loop is heard once, drawn out to the whole
 * title. Works on what has settled, such as powers.
 */
export function drawnOut(recipe, series) {
  const { bodies } = planOf(recipe);
  const whole = [];
  let done = 0;
  bodies.forEach(({ start, end }, s) => {
    const [from, to] = [Math.round(start * 10), Math.round(end * 10)];
    for (let i = done; i < from; i++) whole.push(series[i]);
    for (let n = 0; n < recipe.sections[s].repeats; n++)
      for (let i = from; i < to; i++) whole.push(series[i]);
    done = to;
  });
  for (let i = done; i < series.length; i++) whole.push(series[i]);
  return Float64Array.from(whole);
}
