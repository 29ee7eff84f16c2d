/**
 * Packs fitted series (fit-series.mjs) for src/astro/body/series.ts.
 *
 * Entries, strongest first, in blocks of 16. A block opens with three 5-bit widths, one a coordinate. An entry is: the
 * number of its angles less one (2 bits); for each the angle (4) and its multiple (6, signed); for each coordinate
 * how many powers of tau it has (2), and for each power the cosine's and the sine's amplitude in units.
 */
import { bitWriter, widthFor } from './pack.mjs';

const BLOCK = 16;

/** `fits`: one a coordinate, as `fitSeries` gives them; `units` the amplitudes' units. Returns {entries, bits}. */
export function packSeries(fits, units) {
  const entries = new Map();
  fits.forEach(({ terms }, c) => {
    for (const { combo, power, cos, sin } of terms) {
      const whole = [Math.round(cos / units[c]), Math.round(sin / units[c])];
      const key = combo.join();
      if (!entries.has(key)) entries.set(key, { combo, powers: [[], [], []] });
      entries.get(key).powers[c][power] = whole;
    }
  });
  const strength = ({ powers }) => Math.max(...powers.flat(2).map((v) => Math.abs(v)));
  const sorted = [...entries.values()].sort((a, b) => strength(b) - strength(a));
  const writer = bitWriter();
  const natural = (value, width) => writer.put(value >= 2 ** (width - 1) ? value - 2 ** width : value, width);
  sorted.forEach((entry, e) => {
    if (e % BLOCK === 0) {
      const block = sorted.slice(e, e + BLOCK);
      entry.widths = [0, 1, 2].map((c) => widthFor(block.flatMap(({ powers }) => powers[c].flat())));
      for (const width of entry.widths) natural(width, 5);
    } else entry.widths = sorted[e - 1].widths;
    const factors = entry.combo
      .map((multiple, angle) => [angle, multiple])
      .filter(([, multiple]) => multiple !== 0);
    natural(factors.length - 1, 2);
    for (const [angle, multiple] of factors) {
      natural(angle, 4);
      writer.put(multiple, 6);
    }
    entry.powers.forEach((list, c) => {
      natural(list.length, 2);
      for (const pair of list) for (const value of pair) writer.put(value, entry.widths[c]);
    });
  });
  return { entries: sorted.length, bits: writer.end() };
}
