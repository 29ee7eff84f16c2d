/**
 * The kua of a person (ฮวงจุ้ย, eight mansions): a trigram from the year of birth by Li Chun, and eight directions from flipping
 * its lines.
 *
 * Source: the rule of the eight mansions, as every school gives it.
 */
import { present } from '#lib/assert.ts';
import type { Sex } from '../tradition.ts';
import { COMPASS_IDS } from './stars.ts';
import type { CompassId } from './stars.ts';

/** The eight kinds of direction: four that help, from the best on, and four that do not, from the mildest on. */
export const MANSIONS = [
  'sheng-qi',
  'tian-yi',
  'yan-nian',
  'fu-wei',
  'huo-hai',
  'wu-gui',
  'liu-sha',
  'jue-ming',
] as const;
export type Mansion = (typeof MANSIONS)[number];

export const HELPING_MANSIONS: readonly Mansion[] = MANSIONS.slice(0, 4);

export const KUA_TRIGRAMS = ['kan', 'kun', 'zhen', 'xun', 'qian', 'dui', 'gen', 'li'] as const;
export type KuaTrigram = (typeof KUA_TRIGRAMS)[number];

type Kua = {
  readonly number: number;
  readonly trigram: KuaTrigram;
  readonly sector: CompassId;
  /** Lines from below: 4, 2, 1. */
  readonly lines: number;
};

const KUAS: readonly Kua[] = [
  { number: 1, trigram: 'kan', sector: 'n', lines: 0b010 },
  { number: 2, trigram: 'kun', sector: 'sw', lines: 0b000 },
  { number: 3, trigram: 'zhen', sector: 'e', lines: 0b100 },
  { number: 4, trigram: 'xun', sector: 'se', lines: 0b011 },
  { number: 6, trigram: 'qian', sector: 'nw', lines: 0b111 },
  { number: 7, trigram: 'dui', sector: 'w', lines: 0b110 },
  { number: 8, trigram: 'gen', sector: 'ne', lines: 0b001 },
  { number: 9, trigram: 'li', sector: 's', lines: 0b101 },
];

/** Which lines each kind of direction flips: bottom 4, middle 2, top 1. */
const FLIPS: Readonly<Record<Mansion, number>> = {
  'sheng-qi': 0b001,
  'tian-yi': 0b110,
  'yan-nian': 0b111,
  'fu-wei': 0b000,
  'huo-hai': 0b100,
  'wu-gui': 0b011,
  'liu-sha': 0b101,
  'jue-ming': 0b010,
};

/** The number 1–9 without 5 of a year by Li Chun: men count from 11 down, women from 4 up; a 5 is 2 or 8. */
export function kuaNumber(year: number, sex: Sex): number {
  const digit = oneDigit(year);
  const number = oneDigit(sex === 'male' ? 11 - digit : 4 + digit);
  if (number !== 5) return number;
  return sex === 'male' ? 2 : 8;
}

/** Digits added until one is left. */
const oneDigit = (n: number): number => ((n - 1) % 9) + 1;

const kuaOf = (number: number): Kua =>
  present(
    KUAS.find((one) => one.number === number),
    'kua',
  );

export const kuaTrigram = (number: number): KuaTrigram => kuaOf(number).trigram;

/** East: 1, 3, 4, 9. West: 2, 6, 7, 8. */
export const kuaGroup = (number: number): 'east' | 'west' =>
  [1, 3, 4, 9].includes(number) ? 'east' : 'west';

/** The eight directions of a kua. */
export function kuaDirections(number: number): Readonly<Record<Mansion, CompassId>> {
  const { lines } = kuaOf(number);
  const sectorOf = (mansion: Mansion): CompassId =>
    present(
      KUAS.find((one) => one.lines === (lines ^ FLIPS[mansion])),
      'trigram',
    ).sector;
  return Object.fromEntries(MANSIONS.map((mansion) => [mansion, sectorOf(mansion)])) as Readonly<
    Record<Mansion, CompassId>
  >;
}

/** Nearer than this to the edge of a sector a direction is told with both, degrees. */
const EDGE_DEG = 0.01;

/** The sector of 45° that a direction lies in, or both where it lies on their edge. Any degrees clockwise from north. */
export function sectorsOf(deg: number): readonly [CompassId, ...CompassId[]] {
  const at = (one: number): CompassId =>
    present(COMPASS_IDS[((Math.floor((one + 22.5) / 45) % 8) + 8) % 8], 'sector');
  const here = at(deg);
  const others = [at(deg - EDGE_DEG), at(deg + EDGE_DEG)].filter((one) => one !== here);
  return [here, ...others];
}
