/** The rules of a Thai chart: rulers, standards of a star in a sign, the twelve houses, tanuseth, and contacts by sign. */
import { present } from '#lib/assert.ts';
import { countFrom } from '../vedic/graha.ts';
import { starOfNumber } from '../thai/stars.ts';
import type { ThaiStar } from '../thai/stars.ts';
import type { ThaiStarId } from '../suriyayatra/suriyayatra.ts';

/** The houses in order from the lagna: ตนุ กดุมภะ สหัชชะ พันธุ ปุตตะ อริ ปัตนิ มรณะ ศุภะ กัมมะ ลาภะ วินาศ. */
export const THAI_HOUSES = [
  'tanu',
  'kadumpha',
  'sahatcha',
  'phanthu',
  'putta',
  'ari',
  'patni',
  'morana',
  'supha',
  'kamma',
  'lapha',
  'winat',
] as const;
export type ThaiHouse = (typeof THAI_HOUSES)[number];

/** Rulers of the signs from Aries; Aquarius is Rahu's in Thai use. Source: github.com/Kongesque/thai-astrology, and all Thai chart books. */
export const THAI_SIGN_LORDS = [
  'mars',
  'venus',
  'mercury',
  'moon',
  'sun',
  'mercury',
  'venus',
  'mars',
  'jupiter',
  'saturn',
  'rahu',
  'jupiter',
] as const satisfies readonly ThaiStar[];

export const thaiLordOf = (sign: number): (typeof THAI_SIGN_LORDS)[number] =>
  present(THAI_SIGN_LORDS[((sign % 12) + 12) % 12], 'ruler of a sign');

/** Own, exalted, in detriment, in fall; the last two are told by the wider school alone. */
export const THAI_DIGNITIES = ['uccha', 'kaset', 'nich', 'pra', 'mahachak', 'rajachok'] as const;
export type ThaiDignity = (typeof THAI_DIGNITIES)[number];

/** `four` tells what every teacher tells; `six` adds two standards whose tables vary. */
export const DIGNITY_SETS = ['four', 'six'] as const;
export type DignitySet = (typeof DIGNITY_SETS)[number];

/** Signs, 0 Aries, by star and standard. Source: github.com/Kongesque/thai-astrology. */
const DIGNITIES: Readonly<
  Partial<Record<ThaiStarId, Readonly<Partial<Record<ThaiDignity, readonly number[]>>>>>
> = {
  sun: { uccha: [0], kaset: [4], nich: [6], pra: [10], mahachak: [3], rajachok: [2] },
  moon: { uccha: [1], kaset: [3], nich: [7], pra: [9], mahachak: [0], rajachok: [5] },
  mars: { uccha: [9], kaset: [0, 7], nich: [3], pra: [1, 6], mahachak: [5] },
  mercury: { uccha: [5], kaset: [2, 5], nich: [11], pra: [8, 11], mahachak: [4] },
  jupiter: { uccha: [3], kaset: [8, 11], nich: [9], pra: [2, 5], mahachak: [7] },
  venus: { uccha: [11], kaset: [1, 6], nich: [5], pra: [0, 7], mahachak: [8] },
  saturn: { uccha: [6], kaset: [9, 10], nich: [0], pra: [3, 4], mahachak: [1] },
  rahu: { uccha: [7], kaset: [10], nich: [1], pra: [4], mahachak: [9] },
};

/** Every standard that a star holds in a sign, the stronger first: Mercury in Virgo holds two, and in Pisces two. */
export function thaiDignities(star: ThaiStarId, sign: number, set: DignitySet): readonly ThaiDignity[] {
  const told = set === 'four' ? THAI_DIGNITIES.slice(0, 4) : THAI_DIGNITIES;
  return told.filter((dignity) => DIGNITIES[star]?.[dignity]?.includes(sign) === true);
}

/**
 * The star of the self (ตนุเศษ): signs from the lagna to its ruler times signs from there to that sign's ruler, the rest
 * by seven, where nothing left is seven. `signOf` gives the sign of a star.
 */
export function tanuseth(
  lagna: number,
  signOf: (star: ThaiStarId) => number,
): { readonly star: ThaiStar; readonly first: number; readonly second: number } {
  const firstSign = signOf(thaiLordOf(lagna));
  const first = countFrom(lagna, firstSign);
  const second = countFrom(firstSign, signOf(thaiLordOf(firstSign)));
  const rest = (first * second) % 7;
  return { star: starOfNumber(rest === 0 ? 7 : rest), first, second };
}

/** The third of a sign, ruled by the sign itself, its fifth and its ninth: a sign index. */
export function drekkanaIndex(lonDeg: number): number {
  return (Math.floor(lonDeg / 30) + 4 * Math.floor((lonDeg % 30) / 10)) % 12;
}

/** By sign alone: together, opposite, in trine, in square, in sextile. กุม เล็ง ตรีโกณ จตุเกณฑ์ โยค. */
export const SIGN_RELATIONS = ['kum', 'leng', 'trikon', 'chatuken', 'yok'] as const;
export type SignRelation = (typeof SIGN_RELATIONS)[number];

const BY_COUNT: Readonly<Record<number, SignRelation>> = {
  1: 'kum',
  7: 'leng',
  5: 'trikon',
  9: 'trikon',
  4: 'chatuken',
  10: 'chatuken',
  3: 'yok',
  11: 'yok',
};

/** How a sign stands to another; null for the four counts that have no name. */
export function signRelation(from: number, to: number): SignRelation | null {
  return BY_COUNT[countFrom(from, to)] ?? null;
}
