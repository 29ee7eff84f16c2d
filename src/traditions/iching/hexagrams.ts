/**
 * The sixty-four hexagrams in the King Wen order as six bits from the bottom line up, yang 1, and the eight trigrams they are
 * built of. The table equals two public tables, 64 of 64.
 */
import { assert, present } from '#lib/assert.ts';

/** `1` to `64`: the value of every fact that names a hexagram. */
export const hexagramIds: readonly string[] = Array.from({ length: 64 }, (_, at) => String(at + 1));

const BITS =
  '111111 000000 100010 010001 111010 010111 010000 000010 111011 110111 111000 000111 101111 111101 001000 000100 100110 011001 110000 000011 100101 101001 000001 100000 100111 111001 100001 011110 010010 101101 001110 011100 001111 111100 000101 101000 101011 110101 001010 010100 110001 100011 111110 011111 000110 011000 010110 011010 101110 011101 100100 001001 001011 110100 101100 001101 011011 110110 010011 110010 110011 001100 101010 010101'.split(
    ' ',
  );

export const trigramIds = [
  'heaven',
  'earth',
  'thunder',
  'water',
  'mountain',
  'wind',
  'fire',
  'lake',
] as const;
export type TrigramId = (typeof trigramIds)[number];

/** Bottom, middle, top. */
const trigramBits: Readonly<Record<TrigramId, string>> = {
  heaven: '111',
  earth: '000',
  thunder: '100',
  water: '010',
  mountain: '001',
  wind: '011',
  fire: '101',
  lake: '110',
};

/** Six bits of hexagram 1–64. Throws on any other number. */
export function bitsOf(hexagram: number): string {
  return present(BITS[hexagram - 1], 'hexagram 1 to 64');
}

/** Number 1–64 of six bits, bottom to top. Throws on anything else. */
export function hexagramOf(bits: string): number {
  const at = BITS.indexOf(bits);
  assert(at >= 0, 'a hexagram is six bits', { bits });
  return at + 1;
}

export type TrigramPair = { readonly below: TrigramId; readonly above: TrigramId };

/** Lower and upper trigram of hexagram 1–64. */
export function trigramsOf(hexagram: number): TrigramPair {
  const bits = bitsOf(hexagram);
  return { below: trigramOf(bits.slice(0, 3)), above: trigramOf(bits.slice(3)) };
}

function trigramOf(bits: string): TrigramId {
  return present(
    trigramIds.find((id) => trigramBits[id] === bits),
    'trigram',
  );
}

const flip = (bit: string): string => (bit === '1' ? '0' : '1');

/** All lines turned into their opposite. */
export const oppositeHexagram = (hexagram: number): number =>
  hexagramOf(Array.from(bitsOf(hexagram)).map(flip).join(''));

/** Upside down; eight hexagrams are the same then. */
export const inverseHexagram = (hexagram: number): number =>
  hexagramOf(Array.from(bitsOf(hexagram)).toReversed().join(''));

/** Lines 2–3–4 below, 3–4–5 above. */
export function nuclearHexagram(hexagram: number): number {
  const bits = bitsOf(hexagram);
  return hexagramOf(bits.slice(1, 4) + bits.slice(2, 5));
}
