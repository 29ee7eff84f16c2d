/** The seam test: where parts are joined, the decoded sound must be as near to its source as anywhere else. */
import { RATE } from './loop.mjs';

/** Half the width of a window, samples. */
const HALF = 1500;

/** Windows inside a body that the seams are compared with. */
const INSIDE = 12;

/** A seam may be this much worse than the worst of them, dB. */
export const ALLOWANCE_DB = 1;

/** How many samples later the decoder gives back what went in: the shift at which both are most alike. */
export function delayOf(source, decoded, around = 12 * RATE) {
  let best = { delay: 0, error: Infinity };
  for (let delay = 0; delay <= 2400; delay++) {
    let error = 0;
    for (let i = around; i < around + 2000; i++) error += (decoded[i + delay] - source[i]) ** 2;
    if (error < best.error) best = { delay, error };
  }
  return best.delay;
}

/** Root mean square of what was decoded less what went in, round a sample, dBFS. */
function errorAt(source, decoded, delay, middle) {
  let sum = 0;
  for (const [c, samples] of source.entries()) {
    for (let i = middle - HALF; i < middle + HALF; i++) sum += (decoded[c][i + delay] - samples[i]) ** 2;
  }
  return 10 * Math.log10(Math.max(sum / (source.length * 2 * HALF), 1e-14));
}

/**
 * The errors at each seam and the worst inside, of every body; `bodies` are `{ start, end, period }` in samples of the
 * source, where each body stands twice. Throws when a seam can be told.
 */
export function seamErrors(source, decoded, delay, bodies) {
  return bodies.map(({ start, end, period }) => {
    const inside = Array.from({ length: INSIDE }, (_, i) =>
      errorAt(source, decoded, delay, Math.round(start + ((i + 0.5) / INSIDE) * period)),
    );
    const worst = Math.max(...inside);
    // Into the body, from the body to itself, and out of it.
    const seams = [start, start + period, end].map((at) => errorAt(source, decoded, delay, at));
    const seam = Math.max(...seams);
    if (seam > worst + ALLOWANCE_DB)
      throw new Error(
        `a seam is heard: ${seams.map((error) => error.toFixed(1)).join(', ')} dB (in, again, out) against ${worst.toFixed(1)} dB inside`,
      );
    return { seam, worst };
  });
}
