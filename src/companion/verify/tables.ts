/**
 * The rules by which a claim follows from other facts: rulers, elements, dignities, trigrams, stems.
 *
 * Sources: Ptolemy and Dorotheus for the seven planets; modern rulers as named in the western school of the sheet; the King Wen
 * order for the hexagrams; the sexagenary cycle for stems and branches.
 */
import {
  ELEMENT_IDS,
  elementOf as elementOfSign,
  MODALITY_IDS,
  modalityOf as modalityOfSign,
  SIGN_IDS,
} from '#astro/angle/sign.ts';
import type { ElementId, ModalityId, SignId } from '#astro/angle/sign.ts';
import { ANY_ASPECT_ANGLE } from '#astro/aspect/aspect-id.ts';
import {
  CLASSICAL_PLANET_IDS,
  dignitiesOf,
  MODERN_RULER,
  oppositeSign as oppositeOf,
  TRADITIONAL_RULER,
} from '#astro/chart/dignity.ts';

export const ELEMENTS: readonly string[] = ELEMENT_IDS;
export const MODALITIES: readonly string[] = MODALITY_IDS;

/** Words of a sentence and of a sheet are any text until they are known for a sign. */
const signs: ReadonlyMap<string, SignId> = new Map(SIGN_IDS.map((id) => [id, id]));
const ofSign = <Told>(sign: string, tell: (id: SignId) => Told): Told | null => {
  const id = signs.get(sign);
  return id === undefined ? null : tell(id);
};

/** 0 Aries … 11 Pisces, or null for no sign. */
export const signNumber = (sign: string): number | null => ofSign(sign, (id) => SIGN_IDS.indexOf(id));

export const elementOf = (sign: string): ElementId | null => ofSign(sign, elementOfSign);

export const modalityOf = (sign: string): ModalityId | null => ofSign(sign, modalityOfSign);

export const oppositeSign = (sign: string): SignId | null => ofSign(sign, oppositeOf);

/** The seven planets that rule by the old scheme. */
export const TRADITIONAL_PLANETS: readonly string[] = CLASSICAL_PLANET_IDS;

/** Whether a planet rules a sign, by the old or the new scheme. */
export function isRulerOf(planet: string, sign: string): boolean {
  return ofSign(sign, (id) => TRADITIONAL_RULER[id] === planet || MODERN_RULER[id] === planet) ?? false;
}

/**
 * The essential dignities of one of the seven planets in a sign, under the names of the sheet; empty for none, null
 * for a body that the scheme does not cover. Mercury in Virgo holds two.
 */
export function dignitiesIn(planet: string, sign: string): readonly string[] | null {
  if (!CLASSICAL_PLANET_IDS.some((id) => id === planet)) return null;
  return ofSign(sign, (id) => dignitiesOf(planet, id)) ?? [];
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
export const ASPECT_ANGLES: Readonly<Record<string, number>> = ANY_ASPECT_ANGLE;

/**
 * Orbs of a narrow school, before its two degrees more for Sun and Moon. They deny an aspect that a sheet does not list, whatever
 * school the sheet was made by: one that lists more has it listed.
 */
export const ASPECT_ORBS: Readonly<Record<string, number>> = {
  conjunction: 8,
  sextile: 4,
  square: 7,
  trine: 7,
  opposition: 8,
};

/** Points that stand opposite each other by their nature: what one makes, the other makes mirrored. */
export const OPPOSITE_POINTS: Readonly<Record<string, string>> = {
  dsc: 'asc',
  ic: 'mc',
  northnode: 'southnode',
  southnode: 'northnode',
};

/** The aspect to a point that an aspect to the point opposite amounts to. */
export const MIRRORED_ASPECTS: Readonly<Record<string, string>> = {
  conjunction: 'opposition',
  opposition: 'conjunction',
  trine: 'sextile',
  sextile: 'trine',
  square: 'square',
  semisextile: 'quincunx',
  quincunx: 'semisextile',
  semisquare: 'sesquisquare',
  sesquisquare: 'semisquare',
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

const hexagramOf = (bits: string): number | null => {
  const index = HEXAGRAM_BITS.indexOf(bits);
  return index < 0 ? null : index + 1;
};

/** The hexagram made of the inner lines (2–4 below, 3–5 above), of the lines upside down, or of every line turned. */
export function turnedHexagram(primary: number, how: 'nuclear' | 'inverse' | 'opposite'): number | null {
  const bits = HEXAGRAM_BITS[primary - 1];
  if (bits === undefined) return null;
  if (how === 'nuclear') return hexagramOf(bits.slice(1, 4) + bits.slice(2, 5));
  if (how === 'inverse') return hexagramOf(Array.from(bits).toReversed().join(''));
  return relatingHexagram(primary, [1, 2, 3, 4, 5, 6]);
}
