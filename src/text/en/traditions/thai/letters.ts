/** Names of the Thai letters and signs, by the words of the sheet: `ko-kai` is "ko kai" and "ก ไก่". */
import type { Name } from './names.ts';

type Row = readonly [id: string, sign: string, own: string];

/** In the order of the alphabet. */
const consonants: readonly Row[] = [
  ['ko-kai', 'ก', 'ไก่'],
  ['kho-khai', 'ข', 'ไข่'],
  ['kho-khuat', 'ฃ', 'ขวด'],
  ['kho-khwai', 'ค', 'ควาย'],
  ['kho-khon', 'ฅ', 'คน'],
  ['kho-rakhang', 'ฆ', 'ระฆัง'],
  ['ngo-ngu', 'ง', 'งู'],
  ['cho-chan', 'จ', 'จาน'],
  ['cho-ching', 'ฉ', 'ฉิ่ง'],
  ['cho-chang', 'ช', 'ช้าง'],
  ['so-so', 'ซ', 'โซ่'],
  ['cho-choe', 'ฌ', 'เฌอ'],
  ['yo-ying', 'ญ', 'หญิง'],
  ['do-chada', 'ฎ', 'ชฎา'],
  ['to-patak', 'ฏ', 'ปฏัก'],
  ['tho-than', 'ฐ', 'ฐาน'],
  ['tho-montho', 'ฑ', 'มณโฑ'],
  ['tho-phu-thao', 'ฒ', 'ผู้เฒ่า'],
  ['no-nen', 'ณ', 'เณร'],
  ['do-dek', 'ด', 'เด็ก'],
  ['to-tao', 'ต', 'เต่า'],
  ['tho-thung', 'ถ', 'ถุง'],
  ['tho-thahan', 'ท', 'ทหาร'],
  ['tho-thong', 'ธ', 'ธง'],
  ['no-nu', 'น', 'หนู'],
  ['bo-baimai', 'บ', 'ใบไม้'],
  ['po-pla', 'ป', 'ปลา'],
  ['pho-phueng', 'ผ', 'ผึ้ง'],
  ['fo-fa', 'ฝ', 'ฝา'],
  ['pho-phan', 'พ', 'พาน'],
  ['fo-fan', 'ฟ', 'ฟัน'],
  ['pho-samphao', 'ภ', 'สำเภา'],
  ['mo-ma', 'ม', 'ม้า'],
  ['yo-yak', 'ย', 'ยักษ์'],
  ['ro-ruea', 'ร', 'เรือ'],
  ['lo-ling', 'ล', 'ลิง'],
  ['wo-waen', 'ว', 'แหวน'],
  ['so-sala', 'ศ', 'ศาลา'],
  ['so-ruesi', 'ษ', 'ฤๅษี'],
  ['so-suea', 'ส', 'เสือ'],
  ['ho-hip', 'ห', 'หีบ'],
  ['lo-chula', 'ฬ', 'จุฬา'],
  ['o-ang', 'อ', 'อ่าง'],
  ['ho-nok-huk', 'ฮ', 'นกฮูก'],
];

/** Vowels, then tone marks and the two silent ones; these are called by their own names. */
const signs: readonly Row[] = [
  ['sara-a', 'ะ', 'สระอะ'],
  ['mai-han-akat', '◌ั', 'ไม้หันอากาศ'],
  ['sara-aa', 'า', 'สระอา'],
  ['sara-am', 'ำ', 'สระอำ'],
  ['sara-i', '◌ิ', 'สระอิ'],
  ['sara-ii', '◌ี', 'สระอี'],
  ['sara-ue', '◌ึ', 'สระอึ'],
  ['sara-uee', '◌ื', 'สระอือ'],
  ['sara-u', '◌ุ', 'สระอุ'],
  ['sara-uu', '◌ู', 'สระอู'],
  ['sara-e', 'เ', 'สระเอ'],
  ['sara-ae', 'แ', 'สระแอ'],
  ['sara-o', 'โ', 'สระโอ'],
  ['sara-ai-mai-muan', 'ใ', 'สระใอไม้ม้วน'],
  ['sara-ai-mai-malai', 'ไ', 'สระไอไม้มลาย'],
  ['ru', 'ฤ', 'ตัวรึ'],
  ['mai-ek', '◌่', 'ไม้เอก'],
  ['mai-tho', '◌้', 'ไม้โท'],
  ['mai-tri', '◌๊', 'ไม้ตรี'],
  ['mai-chattawa', '◌๋', 'ไม้จัตวา'],
  ['mai-taikhu', '◌็', 'ไม้ไต่คู้'],
  ['thanthakhat', '◌์', 'ทัณฑฆาต'],
];

export const letterNames: Readonly<Record<string, Name>> = Object.fromEntries([
  ...consonants.map(([id, sign, own]): readonly [string, Name] => [id, [spoken(id), `${sign} ${own}`]]),
  ...signs.map(([id, , own]): readonly [string, Name] => [id, [spoken(id), own]]),
]);

const signOf: ReadonlyMap<string, string> = new Map(
  [...consonants, ...signs].map(([id, sign]) => [id, sign]),
);

export const isConsonant = (id: string): boolean => consonants.some(([one]) => one === id);

/** "ก (ko kai)". */
export const letterPhrase = (id: string): string => `${signOf.get(id) ?? ''} (${spoken(id)})`.trim();

/** In the order of the alphabet. */
export function sortedLetters(ids: readonly string[]): readonly string[] {
  const order = [...signOf.keys()];
  return ids.toSorted((a, b) => order.indexOf(a) - order.indexOf(b));
}

function spoken(id: string): string {
  return id.replaceAll('-', ' ');
}
