/**
 * Stems, branches and the sixty pairs, with what every handbook gives them: element, polarity, hidden stems, melody.
 *
 * A branch is called by its animal: the sound `yin` would be a branch, a stem and a polarity at once.
 * Source: the common tables of the sexagenary cycle, checked against tyme4ts in tests/reference/oracle-chinese-bazi.test.ts.
 */
import { present } from '#lib/assert.ts';

export const stemIds = ['jia', 'yi', 'bing', 'ding', 'wu', 'ji', 'geng', 'xin', 'ren', 'gui'] as const;
export type StemId = (typeof stemIds)[number];

export const branchIds = [
  'rat',
  'ox',
  'tiger',
  'rabbit',
  'dragon',
  'snake',
  'horse',
  'goat',
  'monkey',
  'rooster',
  'dog',
  'pig',
] as const;
export type BranchId = (typeof branchIds)[number];

/** In the order in which each feeds the next. */
export const wuxingIds = ['wood', 'fire', 'earth', 'metal', 'water'] as const;
export type WuxingId = (typeof wuxingIds)[number];

/** The characters in the order of the ids, for what comes from a library or a vector. */
export const STEM_CHARS = '甲乙丙丁戊己庚辛壬癸';
export const BRANCH_CHARS = '子丑寅卯辰巳午未申酉戌亥';

/** `geng-horse`: the word of a pair, 60 in all. */
export type PairId = `${StemId}-${BranchId}`;

/** Number in the cycle of sixty, 0 jia-rat … 59 gui-pig, and its two parts. */
export type Pillar = { readonly index: number; readonly stem: StemId; readonly branch: BranchId };

/** Remainder in [0, n). */
export function mod(a: number, n: number): number {
  return ((a % n) + n) % n;
}

/** The pair of any whole number, taken modulo sixty. */
export function pillarOf(index: number): Pillar {
  const at = mod(index, 60);
  return {
    index: at,
    stem: present(stemIds[at % 10], 'stem'),
    branch: present(branchIds[at % 12], 'branch'),
  };
}

/** The pair of a stem and a branch by number, 0–9 and 0–11; null when no such pair is in the cycle. */
export function pillarFrom(stem: number, branch: number): Pillar | null {
  if (stem < 0 || stem > 9 || branch < 0 || branch > 11 || (stem - branch) % 2 !== 0) return null;
  return pillarOf(6 * stem - 5 * branch);
}

/** The pair a library writes in two characters; null for anything else. */
export function pillarOfChars(chars: string): Pillar | null {
  return pillarFrom(STEM_CHARS.indexOf(chars.charAt(0)), BRANCH_CHARS.indexOf(chars.charAt(1)));
}

export const charsOf = ({ stem, branch }: Pillar): string =>
  STEM_CHARS.charAt(stemIds.indexOf(stem)) + BRANCH_CHARS.charAt(branchIds.indexOf(branch));

export const pairId = ({ stem, branch }: Pillar): PairId => `${stem}-${branch}`;

/** The words of all sixty pairs, in order. */
export const pairIds: readonly PairId[] = Array.from({ length: 60 }, (_, i) => pairId(pillarOf(i)));

export const stemElement = (stem: StemId): WuxingId =>
  present(wuxingIds[Math.floor(stemIds.indexOf(stem) / 2)], 'element of a stem');

export const isYang = (stem: StemId): boolean => stemIds.indexOf(stem) % 2 === 0;

const BRANCH_ELEMENTS: Readonly<Record<BranchId, WuxingId>> = {
  rat: 'water',
  ox: 'earth',
  tiger: 'wood',
  rabbit: 'wood',
  dragon: 'earth',
  snake: 'fire',
  horse: 'fire',
  goat: 'earth',
  monkey: 'metal',
  rooster: 'metal',
  dog: 'earth',
  pig: 'water',
};
export const branchElement = (branch: BranchId): WuxingId => BRANCH_ELEMENTS[branch];

/** The stems that a branch holds, the main one first. */
export const HIDDEN_STEMS: Readonly<Record<BranchId, readonly [StemId, ...StemId[]]>> = {
  rat: ['gui'],
  ox: ['ji', 'gui', 'xin'],
  tiger: ['jia', 'bing', 'wu'],
  rabbit: ['yi'],
  dragon: ['wu', 'yi', 'gui'],
  snake: ['bing', 'geng', 'wu'],
  horse: ['ding', 'ji'],
  goat: ['ji', 'ding', 'yi'],
  monkey: ['geng', 'ren', 'wu'],
  rooster: ['xin'],
  dog: ['wu', 'xin', 'ding'],
  pig: ['ren', 'jia'],
};

/** The melody (na yin) of each two pairs, in the order of the cycle; the word after the hyphen is its element. */
export const nayinIds = [
  'sea-metal',
  'furnace-fire',
  'forest-wood',
  'roadside-earth',
  'sword-metal',
  'hilltop-fire',
  'stream-water',
  'rampart-earth',
  'wax-metal',
  'willow-wood',
  'spring-water',
  'roof-earth',
  'thunder-fire',
  'pine-wood',
  'river-water',
  'sand-metal',
  'foothill-fire',
  'plain-wood',
  'wall-earth',
  'foil-metal',
  'lamp-fire',
  'milky-way-water',
  'highway-earth',
  'hairpin-metal',
  'mulberry-wood',
  'brook-water',
  'sand-earth',
  'sky-fire',
  'pomegranate-wood',
  'ocean-water',
] as const;
export type NayinId = (typeof nayinIds)[number];

export const nayinOf = ({ index }: Pillar): NayinId => present(nayinIds[Math.floor(index / 2)], 'melody');
