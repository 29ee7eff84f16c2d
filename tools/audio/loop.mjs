/**
 * A loop of sound: one period that can follow itself for ever.
 *
 * Everything here is circular. What passes the end comes in at the start, and whatever swings does so a whole number of
 * times in the loop. So the end meets the beginning without a join to hide.
 */

/** Samples a second. */
export const RATE = 48_000;

export const TURN = 2 * Math.PI;

/** An empty loop of whole seconds; one channel has the same array twice. */
export function emptyLoop(seconds, channels = 2) {
  const length = seconds * RATE;
  const left = new Float64Array(length);
  return { seconds, length, left, right: channels === 1 ? left : new Float64Array(length) };
}

/** Amplitude of a level in decibels. */
export const amplitude = (db) => 10 ** (db / 20);

/** The number of whole swings nearest to a frequency in so many seconds; at least one. */
export const swings = (hz, seconds) => Math.max(1, Math.round(hz * seconds));

/** Gains of the left and right channel for a place from -1 (left) to 1 (right), of equal power. */
export function panned(pan) {
  const angle = ((pan + 1) * Math.PI) / 4;
  return [Math.cos(angle), Math.sin(angle)];
}

/** Half a cosine from 0 to 1 as `x` goes from 0 to 1, and flat beyond. */
export const rise = (x) => (x <= 0 ? 0 : x >= 1 ? 1 : 0.5 - 0.5 * Math.cos(Math.PI * x));

/** Adds a sound that begins at a second of the loop; what passes the end goes round. */
export function addSound(loop, samples, atSeconds, gain = 1, pan = 0) {
  const { left, right, length } = loop;
  const mono = left === right;
  const [toLeft, toRight] = mono ? [1, 0] : panned(pan);
  let at = Math.round(atSeconds * RATE) % length;
  if (at < 0) at += length;
  for (let i = 0; i < samples.length; i++) {
    left[at] += samples[i] * gain * toLeft;
    if (!mono) right[at] += samples[i] * gain * toRight;
    if (++at === length) at = 0;
  }
}

/** Adds one loop to another of the same length. */
export function addLoop(loop, other, gain = 1) {
  for (const [to, from] of channelPairs(loop, other)) {
    for (let i = 0; i < to.length; i++) to[i] += from[i] * gain;
  }
}

/** The same loop begun so many seconds later: what stood there comes first. */
export function turned(loop, seconds) {
  const result = { ...loop };
  const shift = Math.round(seconds * RATE) % loop.length;
  const turn = (from) => {
    const to = new Float64Array(from.length);
    to.set(from.subarray(shift));
    to.set(from.subarray(0, shift), from.length - shift);
    return to;
  };
  result.left = turn(loop.left);
  result.right = loop.right === loop.left ? result.left : turn(loop.right);
  return result;
}

/** The channels of a loop, each once. */
export const channelsOf = ({ left, right }) => (left === right ? [left] : [left, right]);

/** Root mean square over all channels. */
export function rms(loop) {
  const channels = channelsOf(loop);
  let sum = 0;
  for (const samples of channels) for (let i = 0; i < samples.length; i++) sum += samples[i] * samples[i];
  return Math.sqrt(sum / (channels.length * loop.length));
}

/** Makes a loop so many decibels against full scale, measured as root mean square. */
export function setLevel(loop, db) {
  const factor = amplitude(db) / rms(loop);
  for (const samples of channelsOf(loop)) for (let i = 0; i < samples.length; i++) samples[i] *= factor;
  return loop;
}

function channelPairs(loop, other) {
  const to = channelsOf(loop);
  const from = channelsOf(other);
  return to.map((samples, i) => [samples, from[i] ?? from[0]]);
}
