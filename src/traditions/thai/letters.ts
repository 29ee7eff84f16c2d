/**
 * Thai letters and signs: their number in name numerology and the star that a letter belongs to in Taksa.
 *
 * Sources: sinsae.com and github.com/natteepao-collab/NAMEMONGKOL, whose tables of numbers are the same; letter groups from the
 * latter.
 */
import { STARS_BY_NUMBER } from './stars.ts';
import type { RingStar } from './stars.ts';

export type LetterKind = 'consonant' | 'vowel' | 'mark';

export type ThaiLetter = {
  readonly sign: string;
  /** Its name in Latin letters, the word of the sheet. */
  readonly id: string;
  readonly kind: LetterKind;
  /** 1–9. */
  readonly value: number;
  /** Null for tone marks, mai taikhu and thanthakhat, which belong to no star. */
  readonly star: RingStar | null;
};

/** Signs by number. Every written sign counts. */
const SIGNS_BY_VALUE = [
  'กดทถภฤาุำ่',
  'ขชงบปเแู้',
  'ฃฅฆฑฒต๋',
  'คธรญษโะัิ',
  'ฉฌฎณนมหฮฬึ',
  'จลวอใ',
  'ซศสีื๊',
  'ผฝพฟย็',
  'ฏฐไ์',
] as const;

/** Consonants by star, in the order of the weekday numbers; all vowels and อ are the Sun's. */
const CONSONANTS_BY_STAR: Readonly<Record<RingStar, string>> = {
  sun: 'อ',
  moon: 'กขฃคฅฆง',
  mars: 'จฉชซฌญ',
  mercury: 'ฎฏฐฑฒณ',
  saturn: 'ดตถทธน',
  jupiter: 'บปผฝพฟภม',
  rahu: 'ยรลว',
  venus: 'ศษสหฬฮ',
};

const CONSONANT_NAMES =
  'ko-kai kho-khai kho-khuat kho-khwai kho-khon kho-rakhang ngo-ngu cho-chan cho-ching cho-chang so-so cho-choe yo-ying do-chada to-patak tho-than tho-montho tho-phu-thao no-nen do-dek to-tao tho-thung tho-thahan tho-thong no-nu bo-baimai po-pla pho-phueng fo-fa pho-phan fo-fan pho-samphao mo-ma yo-yak ro-ruea lo-ling wo-waen so-sala so-ruesi so-suea ho-hip lo-chula o-ang ho-nok-huk'.split(
    ' ',
  );
const CONSONANTS = 'กขฃคฅฆงจฉชซฌญฎฏฐฑฒณดตถทธนบปผฝพฟภมยรลวศษสหฬอฮ';

const VOWEL_NAMES: Readonly<Record<string, string>> = {
  ะ: 'sara-a',
  'ั': 'mai-han-akat',
  า: 'sara-aa',
  ำ: 'sara-am',
  'ิ': 'sara-i',
  'ี': 'sara-ii',
  'ึ': 'sara-ue',
  'ื': 'sara-uee',
  'ุ': 'sara-u',
  'ู': 'sara-uu',
  เ: 'sara-e',
  แ: 'sara-ae',
  โ: 'sara-o',
  ใ: 'sara-ai-mai-muan',
  ไ: 'sara-ai-mai-malai',
  ฤ: 'ru',
};

const MARK_NAMES: Readonly<Record<string, string>> = {
  '่': 'mai-ek',
  '้': 'mai-tho',
  '๊': 'mai-tri',
  '๋': 'mai-chattawa',
  '็': 'mai-taikhu',
  '์': 'thanthakhat',
};

/** Every sign with its number and star. ฤ is written as a vowel and belongs with them. */
export const THAI_LETTERS: readonly ThaiLetter[] = SIGNS_BY_VALUE.flatMap((signs, at) =>
  Array.from(signs, (sign) => letterOf(sign, at + 1)),
);

function letterOf(sign: string, value: number): ThaiLetter {
  const consonant = CONSONANTS.indexOf(sign);
  const vowel = VOWEL_NAMES[sign];
  if (consonant >= 0) {
    const star = STARS_BY_NUMBER.find((one) => one !== 'ketu' && CONSONANTS_BY_STAR[one].includes(sign));
    const isStar = star !== undefined && star !== 'ketu';
    return {
      sign,
      id: CONSONANT_NAMES[consonant] ?? sign,
      kind: 'consonant',
      value,
      star: isStar ? star : null,
    };
  }
  if (vowel !== undefined) return { sign, id: vowel, kind: 'vowel', value, star: 'sun' };
  return { sign, id: MARK_NAMES[sign] ?? 'mai-ek', kind: 'mark', value, star: null };
}

const letters: ReadonlyMap<string, ThaiLetter> = new Map(THAI_LETTERS.map((letter) => [letter.sign, letter]));

/** The long ๅ after ฤ or ฦ has no number of its own in the tables and is counted as า; ฦ is counted as ฤ. */
const RARE: ReadonlyMap<string, string> = new Map([
  ['ๅ', 'า'],
  ['ฦ', 'ฤ'],
]);

export type NameRead = {
  readonly letters: readonly ThaiLetter[];
  /** Signs counted as another one. */
  readonly rare: readonly string[];
  /** What is neither a Thai letter nor a space, each once. */
  readonly others: readonly string[];
};

/** A name as letters in written order. Nikhahit with sara aa is sara am; spaces and invisible signs are passed over. */
export function readThaiName(name: string): NameRead {
  const plain = name
    .normalize('NFC')
    .replaceAll('\u0E4D\u0E32', '\u0E33')
    .replaceAll(/[\s\p{Cf}]/gu, '');
  const read: ThaiLetter[] = [];
  const rare = new Set<string>();
  const others = new Set<string>();
  for (const sign of plain) {
    const stand = RARE.get(sign);
    const letter = letters.get(stand ?? sign);
    if (letter === undefined) others.add(sign);
    else read.push(letter);
    if (stand !== undefined) rare.add(sign);
  }
  return { letters: read, rare: [...rare], others: [...others] };
}

/** Given name and surname: the first word and the rest. One word alone has no surname. */
export function nameParts(name: string): { readonly first: string; readonly last: string | null } {
  const [first = '', ...rest] = name.trim().split(/\s+/u);
  return { first, last: rest.length === 0 ? null : rest.join(' ') };
}

export const totalOf = (read: readonly ThaiLetter[]): number =>
  read.reduce((sum, { value }) => sum + value, 0);

/** Digits added until one is left; 0 stays 0. */
export function rootOf(total: number): number {
  return total === 0 ? 0 : ((total - 1) % 9) + 1;
}
