/**
 * The words of Zi Wei: palaces, stars, bureaus, transformations, and the table of transformations by stem.
 *
 * Source: the common rules, as iztro 2.6.1 follows them too; for geng schools differ, the table has taiyang wuqu taiyin tiantong.
 */
import { branchIds } from '../east-asian/sexagenary.ts';
import type { BranchId, StemId } from '../east-asian/sexagenary.ts';

/** From the life palace backwards around the ring. */
export const palaceIds = [
  'life',
  'siblings',
  'spouse',
  'children',
  'wealth',
  'health',
  'travel',
  'friends',
  'career',
  'property',
  'spirit',
  'parents',
] as const;
export type PalaceId = (typeof palaceIds)[number];

export const majorStarIds = [
  'ziwei',
  'tianji',
  'taiyang',
  'wuqu',
  'tiantong',
  'lianzhen',
  'tianfu',
  'taiyin',
  'tanlang',
  'jumen',
  'tianxiang',
  'tianliang',
  'qisha',
  'pojun',
] as const;

/** The six that help, the store and the horse, and the six that press. */
export const softStarIds = ['zuofu', 'youbi', 'wenchang', 'wenqu', 'tiankui', 'tianyue'] as const;
export const toughStarIds = ['qingyang', 'tuoluo', 'huoxing', 'lingxing', 'dikong', 'dijie'] as const;
export const helperStarIds = [...softStarIds, 'lucun', 'tianma', ...toughStarIds] as const;

export const starIds = [...majorStarIds, ...helperStarIds] as const;
export type StarId = (typeof starIds)[number];

/** The characters in the order of `starIds`: the words of vectors and of other programs. */
export const STAR_CHARS =
  '紫微 天机 太阳 武曲 天同 廉贞 天府 太阴 贪狼 巨门 天相 天梁 七杀 破军 左辅 右弼 文昌 文曲 天魁 天钺 禄存 天马 擎羊 陀罗 火星 铃星 地空 地劫'.split(
    ' ',
  );

/** How bright a star shines in its palace, the brightest first. A school table. */
export const brightnessIds = ['miao', 'wang', 'de', 'li', 'ping', 'bu', 'xian'] as const;
export type BrightnessId = (typeof brightnessIds)[number];

/**
 * Brightness by branch from the rat on, a letter each of m(iao) w(ang) d(e) l(i) p(ing) b(u) x(ian), a dash where the table is silent.
 * The table of iztro 2.6.1 (MIT), after the Zi Wei Dou Shu Quan Shu.
 */
const BRIGHTNESS: Readonly<Partial<Record<StarId, string>>> = {
  ziwei: 'pmwwdwmmwwdw',
  tianji: 'mxdwlpmxdwlp',
  taiyang: 'xbwmwwwddpbx',
  wuqu: 'wmdlmpwmdlmp',
  tiantong: 'wblppmxbwppm',
  lianzhen: 'plmplxplmplx',
  tianfu: 'mmmdmdwmdwmd',
  taiyin: 'mmwxxxbblwwm',
  tanlang: 'wmplmxwmplmx',
  jumen: 'wbmmxwwbmmxw',
  tianxiang: 'mmmxddmdmxdd',
  tianliang: 'mwmmmxmwxdmx',
  qisha: 'wmmwmpwmmwmp',
  pojun: 'mwdxwpmwdxwp',
  wenchang: 'dmxldmxldmxl',
  wenqu: 'dmpwdmxwdmxw',
  huoxing: 'xdmlxdmlxdml',
  lingxing: 'xdmlxdmlxdml',
  qingyang: 'xm-xm-xm-xm-',
  tuoluo: '-mx-mx-mx-mx',
};

export function brightnessOf(star: StarId, branch: BranchId): BrightnessId | null {
  const letter = BRIGHTNESS[star]?.charAt(branchIds.indexOf(branch)) ?? '-';
  return brightnessIds.find((id) => id.startsWith(letter)) ?? null;
}

/** The ruler of the life palace by its branch, and of the body by the branch of the year, from the rat on. */
export const LIFE_RULERS: readonly StarId[] = [
  'tanlang',
  'jumen',
  'lucun',
  'wenqu',
  'lianzhen',
  'wuqu',
  'pojun',
  'wuqu',
  'lianzhen',
  'wenqu',
  'lucun',
  'jumen',
];
export const BODY_RULERS: readonly StarId[] = [
  'huoxing',
  'tianxiang',
  'tianliang',
  'tiantong',
  'wenchang',
  'tianji',
];

/** Element and number of the bureau: in how many days Zi Wei moves on a palace, and when the first decade begins. */
export const bureauIds = ['water-2', 'wood-3', 'metal-4', 'earth-5', 'fire-6'] as const;
export type BureauId = (typeof bureauIds)[number];

/** Gain, power, name, and the knot. */
export const transformationIds = ['lu', 'quan', 'ke', 'ji'] as const;
export type TransformationId = (typeof transformationIds)[number];

/** The four stars that a stem transforms, in the order of `transformationIds`. */
export const TRANSFORMED: Readonly<Record<StemId, readonly [StarId, StarId, StarId, StarId]>> = {
  jia: ['lianzhen', 'pojun', 'wuqu', 'taiyang'],
  yi: ['tianji', 'tianliang', 'ziwei', 'taiyin'],
  bing: ['tiantong', 'tianji', 'wenchang', 'lianzhen'],
  ding: ['taiyin', 'tiantong', 'tianji', 'jumen'],
  wu: ['tanlang', 'taiyin', 'youbi', 'tianji'],
  ji: ['wuqu', 'tanlang', 'tianliang', 'wenqu'],
  geng: ['taiyang', 'wuqu', 'taiyin', 'tiantong'],
  xin: ['jumen', 'taiyang', 'wenqu', 'wenchang'],
  ren: ['tianliang', 'ziwei', 'zuofu', 'wuqu'],
  gui: ['pojun', 'jumen', 'taiyin', 'tanlang'],
};
