/** Names of palaces, stars, brightness, bureaus and transformations: in English, in characters, and by their sound. */
import type { BrightnessId, BureauId, PalaceId, StarId, TransformationId } from '#traditions/ziwei/stars.ts';
import type { Names } from '../east-asian/cycle-names.ts';

export const palaceNames: Readonly<Record<PalaceId, Names>> = {
  life: ['life palace', '命宮', 'mìng gōng'],
  siblings: ['siblings palace', '兄弟宮', 'xiōng dì gōng'],
  spouse: ['spouse palace', '夫妻宮', 'fū qī gōng'],
  children: ['children palace', '子女宮', 'zǐ nǚ gōng'],
  wealth: ['wealth palace', '財帛宮', 'cái bó gōng'],
  health: ['body and rest palace', '疾厄宮', 'jí è gōng'],
  travel: ['travel palace', '遷移宮', 'qiān yí gōng'],
  friends: ['friends palace', '交友宮', 'jiāo yǒu gōng'],
  career: ['career palace', '官祿宮', 'guān lù gōng'],
  property: ['property palace', '田宅宮', 'tián zhái gōng'],
  spirit: ['spirit palace', '福德宮', 'fú dé gōng'],
  parents: ['parents palace', '父母宮', 'fù mǔ gōng'],
};

export const starNames: Readonly<Record<StarId, Names>> = {
  ziwei: ['Zi Wei', '紫微', 'zǐ wēi'],
  tianji: ['Tian Ji', '天機', 'tiān jī'],
  taiyang: ['Tai Yang', '太陽', 'tài yáng'],
  wuqu: ['Wu Qu', '武曲', 'wǔ qū'],
  tiantong: ['Tian Tong', '天同', 'tiān tóng'],
  lianzhen: ['Lian Zhen', '廉貞', 'lián zhēn'],
  tianfu: ['Tian Fu', '天府', 'tiān fǔ'],
  taiyin: ['Tai Yin', '太陰', 'tài yīn'],
  tanlang: ['Tan Lang', '貪狼', 'tān láng'],
  jumen: ['Ju Men', '巨門', 'jù mén'],
  tianxiang: ['Tian Xiang', '天相', 'tiān xiàng'],
  tianliang: ['Tian Liang', '天梁', 'tiān liáng'],
  qisha: ['Qi Sha', '七殺', 'qī shā'],
  pojun: ['Po Jun', '破軍', 'pò jūn'],
  zuofu: ['Zuo Fu', '左輔', 'zuǒ fǔ'],
  youbi: ['You Bi', '右弼', 'yòu bì'],
  wenchang: ['Wen Chang', '文昌', 'wén chāng'],
  wenqu: ['Wen Qu', '文曲', 'wén qū'],
  tiankui: ['Tian Kui', '天魁', 'tiān kuí'],
  tianyue: ['Tian Yue', '天鉞', 'tiān yuè'],
  lucun: ['Lu Cun', '祿存', 'lù cún'],
  tianma: ['Tian Ma', '天馬', 'tiān mǎ'],
  qingyang: ['Qing Yang', '擎羊', 'qíng yáng'],
  tuoluo: ['Tuo Luo', '陀羅', 'tuó luó'],
  huoxing: ['Huo Xing', '火星', 'huǒ xīng'],
  lingxing: ['Ling Xing', '鈴星', 'líng xīng'],
  dikong: ['Di Kong', '地空', 'dì kōng'],
  dijie: ['Di Jie', '地劫', 'dì jié'],
};

export const brightnessNames: Readonly<Record<BrightnessId, Names>> = {
  miao: ['brightest', '廟', 'miào'],
  wang: ['bright', '旺', 'wàng'],
  de: ['well placed', '得', 'dé'],
  li: ['helpful', '利', 'lì'],
  ping: ['even', '平', 'píng'],
  bu: ['dim', '不', 'bù'],
  xian: ['dimmest', '陷', 'xiàn'],
};

export const bureauNames: Readonly<Record<BureauId, Names>> = {
  'water-2': ['Water bureau of two', '水二局', 'shuǐ èr jú'],
  'wood-3': ['Wood bureau of three', '木三局', 'mù sān jú'],
  'metal-4': ['Metal bureau of four', '金四局', 'jīn sì jú'],
  'earth-5': ['Earth bureau of five', '土五局', 'tǔ wǔ jú'],
  'fire-6': ['Fire bureau of six', '火六局', 'huǒ liù jú'],
};

export const transformationNames: Readonly<Record<TransformationId, Names>> = {
  lu: ['gain', '化祿', 'huà lù'],
  quan: ['command', '化權', 'huà quán'],
  ke: ['good name', '化科', 'huà kē'],
  ji: ['the knot', '化忌', 'huà jì'],
};
