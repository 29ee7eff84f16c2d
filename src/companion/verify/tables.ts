/**
 * The rules by which a claim follows from other facts: rulers, elements, dignities, trigrams, stems.
 *
 * Sources: Ptolemy and Dorotheus for the seven planets; modern rulers as named in the western school of the sheet; the King Wen
 * order for the hexagrams; the sexagenary cycle for stems and branches.
 */
import { signIds } from '#facts/fact-id.ts';

export const TRADITIONAL_RULERS: Readonly<Record<string, string>> = {
  aries: 'mars',
  taurus: 'venus',
  gemini: 'mercury',
  cancer: 'moon',
  leo: 'sun',
  virgo: 'mercury',
  libra: 'venus',
  scorpio: 'mars',
  sagittarius: 'jupiter',
  capricorn: 'saturn',
  aquarius: 'saturn',
  pisces: 'jupiter',
};

const MODERN_RULERS: Readonly<Record<string, string>> = {
  scorpio: 'pluto',
  aquarius: 'uranus',
  pisces: 'neptune',
};

const EXALTATION: Readonly<Record<string, string>> = {
  sun: 'aries',
  moon: 'taurus',
  mercury: 'virgo',
  venus: 'pisces',
  mars: 'capricorn',
  jupiter: 'cancer',
  saturn: 'libra',
};

export const ELEMENTS = ['fire', 'earth', 'air', 'water'] as const;
export const MODALITIES = ['cardinal', 'fixed', 'mutable'] as const;

const signIndex = new Map<string, number>(signIds.map((id, index) => [id, index]));

/** 0 Aries … 11 Pisces, or null for no sign. */
export function signNumber(sign: string): number | null {
  return signIndex.get(sign) ?? null;
}

export function elementOf(sign: string): string | null {
  const index = signIndex.get(sign);
  return index === undefined ? null : (ELEMENTS[index % 4] ?? null);
}

export function modalityOf(sign: string): string | null {
  const index = signIndex.get(sign);
  return index === undefined ? null : (MODALITIES[index % 3] ?? null);
}

export function oppositeSign(sign: string): string | null {
  const index = signIndex.get(sign);
  return index === undefined ? null : (signIds[(index + 6) % 12] ?? null);
}

/** Whether a planet rules a sign, by the old or the new scheme. */
export function isRulerOf(planet: string, sign: string): boolean {
  return TRADITIONAL_RULERS[sign] === planet || MODERN_RULERS[sign] === planet;
}

/**
 * The essential dignities of one of the seven planets in a sign, under the names of the sheet; empty for none, null
 * for a body that the scheme does not cover. Mercury in Virgo holds two.
 */
export function dignitiesIn(planet: string, sign: string): readonly string[] | null {
  const exalted = EXALTATION[planet];
  if (exalted === undefined) return null;
  const held: string[] = [];
  if (TRADITIONAL_RULERS[sign] === planet) held.push('domicile');
  if (exalted === sign) held.push('exaltation');
  const facing = oppositeSign(sign) ?? '';
  if (TRADITIONAL_RULERS[facing] === planet) held.push('detriment');
  if (exalted === facing) held.push('fall');
  return held;
}

/** Names of one dignity in several traditions, brought to the western one. */
export const DIGNITY_NAMES: Readonly<Record<string, string>> = {
  domicile: 'domicile',
  own: 'domicile',
  'own-sign': 'domicile',
  moolatrikona: 'domicile',
  kaset: 'domicile',
  rulership: 'domicile',
  exaltation: 'exaltation',
  exalted: 'exaltation',
  uccha: 'exaltation',
  detriment: 'detriment',
  pra: 'detriment',
  fall: 'fall',
  debilitated: 'fall',
  debilitation: 'fall',
  nich: 'fall',
};

/** The angle of each aspect, degrees. */
export const ASPECT_ANGLES: Readonly<Record<string, number>> = {
  conjunction: 0,
  semisextile: 30,
  semisquare: 45,
  sextile: 60,
  quintile: 72,
  square: 90,
  trine: 120,
  sesquisquare: 135,
  biquintile: 144,
  quincunx: 150,
  opposition: 180,
};

/** Widest orb of the natal school, before the two degrees more for Sun and Moon. */
export const ASPECT_ORBS: Readonly<Record<string, number>> = {
  conjunction: 8,
  sextile: 4,
  square: 7,
  trine: 7,
  opposition: 8,
};

/** The five ways a contact is spoken of without its name. */
export const ASPECT_FAMILIES: Readonly<Record<string, readonly string[]>> = {
  easy: ['sextile', 'trine'],
  hard: ['square', 'opposition', 'semisquare', 'sesquisquare'],
  any: Object.keys(ASPECT_ANGLES),
};

/** Heavenly stems in order, with element and polarity. */
export const STEMS = [
  ['甲', 'wood', 'yang', 'jia'],
  ['乙', 'wood', 'yin', 'yi'],
  ['丙', 'fire', 'yang', 'bing'],
  ['丁', 'fire', 'yin', 'ding'],
  ['戊', 'earth', 'yang', 'wu'],
  ['己', 'earth', 'yin', 'ji'],
  ['庚', 'metal', 'yang', 'geng'],
  ['辛', 'metal', 'yin', 'xin'],
  ['壬', 'water', 'yang', 'ren'],
  ['癸', 'water', 'yin', 'gui'],
] as const;

/** Earthly branches in order, with animal, element and pinyin. */
export const BRANCHES = [
  ['子', 'rat', 'water', 'zi'],
  ['丑', 'ox', 'earth', 'chou'],
  ['寅', 'tiger', 'wood', 'yin'],
  ['卯', 'rabbit', 'wood', 'mao'],
  ['辰', 'dragon', 'earth', 'chen'],
  ['巳', 'snake', 'fire', 'si'],
  ['午', 'horse', 'fire', 'wu'],
  ['未', 'goat', 'earth', 'wei'],
  ['申', 'monkey', 'metal', 'shen'],
  ['酉', 'rooster', 'metal', 'you'],
  ['戌', 'dog', 'earth', 'xu'],
  ['亥', 'pig', 'water', 'hai'],
] as const;

export const WUXING = ['wood', 'fire', 'earth', 'metal', 'water'] as const;

const CHANT = ['companion', 'output', 'wealth', 'officer', 'resource'] as const;
const GODS: Readonly<Record<(typeof CHANT)[number], readonly [same: string, other: string]>> = {
  companion: ['friend', 'rob-wealth'],
  output: ['eating-god', 'hurting-officer'],
  wealth: ['indirect-wealth', 'direct-wealth'],
  officer: ['seven-killings', 'direct-officer'],
  resource: ['indirect-resource', 'direct-resource'],
};

/** What a stem is to the day's stem; both as characters. */
export function tenGodOf(dayStem: string, stem: string): string | null {
  const day = STEMS.find(([name]) => name === dayStem);
  const other = STEMS.find(([name]) => name === stem);
  if (day === undefined || other === undefined) return null;
  const steps = (WUXING.indexOf(other[1]) - WUXING.indexOf(day[1]) + 5) % 5;
  const kind = CHANT[steps];
  return kind === undefined ? null : GODS[kind][day[2] === other[2] ? 0 : 1];
}

/** Hexagrams 1–64 in the King Wen order: six bits from the bottom line up, yang 1. */
export const HEXAGRAM_BITS = (
  '111111 000000 100010 010001 111010 010111 010000 000010 111011 110111 111000 000111 101111 111101 001000 000100 ' +
  '100110 011001 110000 000011 100101 101001 000001 100000 100111 111001 100001 011110 010010 101101 001110 011100 ' +
  '001111 111100 000101 101000 101011 110101 001010 010100 110001 100011 111110 011111 000110 011000 010110 011010 ' +
  '101110 011101 100100 001001 001011 110100 101100 001101 011011 110110 010011 110010 110011 001100 101010 010101'
).split(' ');

const TRIGRAMS: Readonly<Record<string, string>> = {
  '111': 'heaven',
  '000': 'earth',
  '100': 'thunder',
  '010': 'water',
  '001': 'mountain',
  '011': 'wind',
  '101': 'fire',
  '110': 'lake',
};

/** Lower and upper trigram of hexagram 1–64. */
export function trigramsOf(hexagram: number): { readonly below: string; readonly above: string } | null {
  const bits = HEXAGRAM_BITS[hexagram - 1];
  const below = TRIGRAMS[bits?.slice(0, 3) ?? ''];
  const above = TRIGRAMS[bits?.slice(3) ?? ''];
  return below === undefined || above === undefined ? null : { below, above };
}

/** The hexagram that changing lines (1–6) lead to. */
export function relatingHexagram(primary: number, changing: readonly number[]): number | null {
  const bits = HEXAGRAM_BITS[primary - 1];
  if (bits === undefined) return null;
  const turned = Array.from(bits)
    .map((bit, i) => (changing.includes(i + 1) ? (bit === '1' ? '0' : '1') : bit))
    .join('');
  const index = HEXAGRAM_BITS.indexOf(turned);
  return index < 0 ? null : index + 1;
}

/** The lunar mansions in order. */
export const NAKSHATRAS = [
  'ashwini',
  'bharani',
  'krittika',
  'rohini',
  'mrigashira',
  'ardra',
  'punarvasu',
  'pushya',
  'ashlesha',
  'magha',
  'purva-phalguni',
  'uttara-phalguni',
  'hasta',
  'chitra',
  'swati',
  'vishakha',
  'anuradha',
  'jyeshtha',
  'mula',
  'purva-ashadha',
  'uttara-ashadha',
  'shravana',
  'dhanishta',
  'shatabhisha',
  'purva-bhadrapada',
  'uttara-bhadrapada',
  'revati',
] as const;
