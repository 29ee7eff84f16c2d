import { assert } from '#lib/assert.ts';

/** Six bits a character; the writer in tools/ephemeris/pack.mjs has the same alphabet. */
const ALPHABET = 'ABCDEFGHIJKLMNOPQRSTUVWXYZabcdefghijklmnopqrstuvwxyz0123456789-_';

/** Reads the whole numbers of a packed table in order: `next(width)` takes `width` bits as two's complement. */
export function bitReader(text: string): (width: number) => number {
  let at = 0;
  let held = 0;
  let bits = 0;
  return (width) => {
    let value = 0;
    for (let need = width; need > 0;) {
      if (bits === 0) {
        assert(at < text.length, 'a packed table ended early', { length: text.length });
        held = ALPHABET.indexOf(text.charAt(at));
        at += 1;
        bits = 6;
      }
      const take = Math.min(bits, need);
      bits -= take;
      need -= take;
      value = value * 2 ** take + ((held >> bits) & (2 ** take - 1));
    }
    const half = 2 ** (width - 1);
    return value >= half ? value - 2 * half : value;
  };
}
