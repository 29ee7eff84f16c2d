/** Writes the packed tables of src/astro/body/data: numbers as bits, six to a character. */
import { gzipSync } from 'node:zlib';
import { writeFileSync } from 'node:fs';

/** The alphabet of src/astro/body/packed.ts. */
const ALPHABET = 'ABCDEFGHIJKLMNOPQRSTUVWXYZabcdefghijklmnopqrstuvwxyz0123456789-_';

export function bitWriter() {
  let text = '';
  let held = 0;
  let bits = 0;
  return {
    /** A whole number in two's complement of `width` bits, highest bit first. */
    put(value, width) {
      const low = -(2 ** (width - 1));
      if (!Number.isInteger(value) || value < low || value >= -low)
        throw new RangeError(`${value} in ${width} bits`);
      for (let b = width - 1; b >= 0; b--) {
        held = held * 2 + (Math.floor((value < 0 ? value + 2 ** width : value) / 2 ** b) % 2);
        if (++bits === 6) {
          text += ALPHABET[held];
          held = 0;
          bits = 0;
        }
      }
    },
    end: () => (bits === 0 ? text : text + ALPHABET[held * 2 ** (6 - bits)]),
  };
}

/** Bits that hold every value of the list in two's complement; 1 at least. */
export function widthFor(values) {
  let width = 1;
  for (const value of values) while (value < -(2 ** (width - 1)) || value >= 2 ** (width - 1)) width += 1;
  return width;
}

/** The text as lines of a string expression, broken so that a diff stays readable. */
export function quoted(text, indent = '    ') {
  const lines = text.match(/.{1,100}/g) ?? [''];
  return lines.map((line) => `'${line}'`).join(` +\n${indent}`);
}

export function writeModule(name, source) {
  const url = new URL(`../../src/astro/body/data/${name}`, import.meta.url);
  writeFileSync(url, source);
  console.log(`${name}: ${source.length} characters, ${gzipSync(source, { level: 9 }).length} gzip`);
}
