/** Stems, branches, elements, pairs and melodies of the cycle of sixty: in English, in characters, and by their sound. */
import type { BranchId, NayinId, StemId, WuxingId } from '#traditions/east-asian/sexagenary.ts';
import { look } from './telling.ts';

/** English name, traditional characters, sound of Mandarin. */
export type Names = readonly [en: string, own: string, sound: string];

export const stemNames: Readonly<Record<StemId, Names>> = {
  jia: ['Yang Wood', '甲', 'jiǎ'],
  yi: ['Yin Wood', '乙', 'yǐ'],
  bing: ['Yang Fire', '丙', 'bǐng'],
  ding: ['Yin Fire', '丁', 'dīng'],
  wu: ['Yang Earth', '戊', 'wù'],
  ji: ['Yin Earth', '己', 'jǐ'],
  geng: ['Yang Metal', '庚', 'gēng'],
  xin: ['Yin Metal', '辛', 'xīn'],
  ren: ['Yang Water', '壬', 'rén'],
  gui: ['Yin Water', '癸', 'guǐ'],
};

export const branchNames: Readonly<Record<BranchId, Names>> = {
  rat: ['Rat', '子', 'zǐ'],
  ox: ['Ox', '丑', 'chǒu'],
  tiger: ['Tiger', '寅', 'yín'],
  rabbit: ['Rabbit', '卯', 'mǎo'],
  dragon: ['Dragon', '辰', 'chén'],
  snake: ['Snake', '巳', 'sì'],
  horse: ['Horse', '午', 'wǔ'],
  goat: ['Goat', '未', 'wèi'],
  monkey: ['Monkey', '申', 'shēn'],
  rooster: ['Rooster', '酉', 'yǒu'],
  dog: ['Dog', '戌', 'xū'],
  pig: ['Pig', '亥', 'hài'],
};

export const elementNames: Readonly<Record<WuxingId, Names>> = {
  wood: ['Wood', '木', 'mù'],
  fire: ['Fire', '火', 'huǒ'],
  earth: ['Earth', '土', 'tǔ'],
  metal: ['Metal', '金', 'jīn'],
  water: ['Water', '水', 'shuǐ'],
};

export const nayinNames: Readonly<Record<NayinId, Names>> = {
  'sea-metal': ['Metal in the Sea', '海中金', 'hǎi zhōng jīn'],
  'furnace-fire': ['Fire in the Furnace', '爐中火', 'lú zhōng huǒ'],
  'forest-wood': ['Wood of the Great Forest', '大林木', 'dà lín mù'],
  'roadside-earth': ['Earth by the Roadside', '路旁土', 'lù páng tǔ'],
  'sword-metal': ['Metal of the Sword Edge', '劍鋒金', 'jiàn fēng jīn'],
  'hilltop-fire': ['Fire on the Hilltop', '山頭火', 'shān tóu huǒ'],
  'stream-water': ['Water under the Ravine', '澗下水', 'jiàn xià shuǐ'],
  'rampart-earth': ['Earth of the Rampart', '城頭土', 'chéng tóu tǔ'],
  'wax-metal': ['Metal of White Wax', '白蠟金', 'bái là jīn'],
  'willow-wood': ['Wood of the Willow', '楊柳木', 'yáng liǔ mù'],
  'spring-water': ['Water in the Spring', '泉中水', 'quán zhōng shuǐ'],
  'roof-earth': ['Earth on the Roof', '屋上土', 'wū shàng tǔ'],
  'thunder-fire': ['Fire of the Thunderclap', '霹靂火', 'pī lì huǒ'],
  'pine-wood': ['Wood of Pine and Cypress', '松柏木', 'sōng bǎi mù'],
  'river-water': ['Water of the Long River', '長流水', 'cháng liú shuǐ'],
  'sand-metal': ['Metal in the Sand', '沙中金', 'shā zhōng jīn'],
  'foothill-fire': ['Fire at the Foot of the Hill', '山下火', 'shān xià huǒ'],
  'plain-wood': ['Wood of the Plain', '平地木', 'píng dì mù'],
  'wall-earth': ['Earth on the Wall', '壁上土', 'bì shàng tǔ'],
  'foil-metal': ['Metal Beaten to Foil', '金箔金', 'jīn bó jīn'],
  'lamp-fire': ['Fire under the Lamp Shade', '覆燈火', 'fù dēng huǒ'],
  'milky-way-water': ['Water of the Milky Way', '天河水', 'tiān hé shuǐ'],
  'highway-earth': ['Earth of the Post Road', '大驛土', 'dà yì tǔ'],
  'hairpin-metal': ['Metal of Hairpin and Bracelet', '釵釧金', 'chāi chuàn jīn'],
  'mulberry-wood': ['Wood of the Mulberry', '桑柘木', 'sāng zhè mù'],
  'brook-water': ['Water of the Great Brook', '大溪水', 'dà xī shuǐ'],
  'sand-earth': ['Earth in the Sand', '沙中土', 'shā zhōng tǔ'],
  'sky-fire': ['Fire in the Sky', '天上火', 'tiān shàng huǒ'],
  'pomegranate-wood': ['Wood of the Pomegranate', '石榴木', 'shí liú mù'],
  'ocean-water': ['Water of the Great Sea', '大海水', 'dà hǎi shuǐ'],
};

/** "Yang Metal Horse", 庚午, "gēng wǔ" from `geng-horse`; null for a word that is no pair. */
export function pairNames(id: string): Names | null {
  const [stem = '', branch = ''] = id.split('-');
  const [above, below] = [look<Names>(stemNames, stem), look<Names>(branchNames, branch)];
  if (above === undefined || below === undefined) return null;
  return [`${above[0]} ${below[0]}`, above[1] + below[1], `${above[2]} ${below[2]}`];
}

/** "Yang Wood, 甲 jiǎ". */
export const withSound = ([en, own, sound]: Names): string => `${en}, ${own} ${sound}`;
/** "甲 jiǎ". */
export const ownWithSound = ([, own, sound]: Names): string => `${own} ${sound}`;
