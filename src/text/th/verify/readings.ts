/** Thai names of seats, stars that rule an age, cards, lunar mansions, animals and pillars. */
import type { WordRow, WordTable } from '#companion/verify/words.ts';

const SEATS: readonly (readonly [id: string, name: string])[] = [
  ['boriwan', 'บริวาร'],
  ['ayu', 'อายุ'],
  ['det', 'เดช'],
  ['si', 'ศรี'],
  ['mula', 'มูละ'],
  ['utsaha', 'อุตสาหะ'],
  ['montri', 'มนตรี'],
  ['kalakini', 'กาลกิณี'],
];

/** A seat whose name is a plain word ("age", "circle of people") needs a word of seats beside it. */
const PLAIN = new Set(['ayu', 'det', 'si', 'boriwan']);

const seats = SEATS.map(([id, name]): WordRow => [
  'role',
  `thai.taksa.${id}/body`,
  ...(PLAIN.has(id) ? [] : [name]),
  ...['ช่อง', 'ตำแหน่ง', 'ทักษา', 'ภูมิ', 'เรือน', 'ดาว', 'เป็น', 'ครอง', 'ตก'].map((lead) => `${lead}${name}`),
  ...['คือ', 'ของคุณ', 'เป็นดาว', 'ได้แก่', 'ตกที่', 'อยู่ที่'].map((tail) => `${name}${tail}`),
]);

const thai: readonly WordRow[] = [
  ...seats,
  ['role', 'thai.birth-star/body', 'ดาวประจำวันเกิด', 'ดาววันเกิด', 'เกิดวัน', 'ดาวประจำตัว', 'ดาวเกิด'],
  ['period', 'major', 'ดาวเสวยอายุ', 'เสวยอายุ', 'ดาวเสวย'],
  ['period', 'thai-sub', 'ดาวแทรก', 'แทรก'],
];

const indic: readonly WordRow[] = [
  ['period', 'maha', 'มหาทศา'],
  ['period', 'antar', 'อันตรทศา'],
  ['period', 'pratyantar', 'ปรัตยันตรทศา'],
  ['period', 'sub', 'ทศาย่อย', 'ช่วงย่อย'],
  ['role', 'vedic.moon.nakshatra/nakshatra', 'นักษัตรดวงจันทร์', 'นักษัตรเกิด', 'นักษัตร', 'ฤกษ์เกิด'],
];

const MANSIONS: readonly (readonly [id: string, ...names: readonly string[]])[] = [
  ['ashwini', 'อัศวินี'],
  ['bharani', 'ภรณี'],
  ['krittika', 'กฤติกา', 'กฤตติกา'],
  ['rohini', 'โรหิณี'],
  ['mrigashira', 'มฤคศิระ', 'มฤคเศียร'],
  ['ardra', 'อารทรา', 'อัทระ'],
  ['punarvasu', 'ปุนัพสุ', 'ปุนรวสุ'],
  ['pushya', 'ปุษยะ', 'บุษยะ'],
  ['ashlesha', 'อาศเลษา', 'อาเศลษา'],
  ['magha', 'มาฆะ', 'มฆา'],
  ['purva-phalguni', 'บุรพผลคุนี', 'ปุรพผลคุนี'],
  ['uttara-phalguni', 'อุตรผลคุนี', 'อุตตรผลคุนี'],
  ['hasta', 'หัสตะ'],
  ['chitra', 'จิตรา', 'จิตระ'],
  ['swati', 'สวาติ', 'สวาตี'],
  ['vishakha', 'วิศาขา', 'วิสาขา'],
  ['anuradha', 'อนุราธา', 'อนุราธะ'],
  ['jyeshtha', 'เชษฐา', 'เชฏฐะ'],
  ['mula', 'นักษัตรมูละ', 'มูลา'],
  ['purva-ashadha', 'บุรพาษาฒ', 'ปุรพาษาฒ'],
  ['uttara-ashadha', 'อุตราษาฒ', 'อุตตราษาฒ'],
  ['shravana', 'ศรวณะ', 'สาวนะ'],
  ['dhanishta', 'ธนิษฐา', 'ธนิษฐะ'],
  ['shatabhisha', 'ศตภิษัช', 'ศตภิษก'],
  ['purva-bhadrapada', 'บุรพภัทรบท', 'ปุรพภัทรบท'],
  ['uttara-bhadrapada', 'อุตรภัทรบท', 'อุตตรภัทรบท'],
  ['revati', 'เรวดี', 'เรวตี'],
];

const SUITS: Readonly<Record<string, readonly string[]>> = {
  wands: ['ไม้เท้า', 'ไม้'],
  cups: ['ถ้วย'],
  swords: ['ดาบ'],
  pentacles: ['เหรียญ', 'เพนตาเคิล'],
};
const RANKS: Readonly<Record<string, readonly string[]>> = {
  ace: ['เอซ', '1 ', 'หนึ่ง'],
  '02': ['สอง', '2 '],
  '03': ['สาม', '3 '],
  '04': ['สี่', '4 '],
  '05': ['ห้า', '5 '],
  '06': ['หก', '6 '],
  '07': ['เจ็ด', '7 '],
  '08': ['แปด', '8 '],
  '09': ['เก้า', '9 '],
  '10': ['สิบ', '10 '],
  page: ['เพจ', 'เด็ก', 'ผู้ถือสาร'],
  knight: ['อัศวิน', 'ไนท์'],
  queen: ['ราชินี', 'ควีน'],
  king: ['ราชา', 'กษัตริย์', 'คิง'],
};

const minors = Object.entries(SUITS).flatMap(([suit, names]) =>
  Object.entries(RANKS).map(([rank, ranks]): WordRow => [
    'card',
    `${suit}-${rank}`,
    ...ranks.flatMap((one) =>
      names.flatMap((name) => [
        `${one}${name}`,
        `${one}แห่ง${name}`,
        `${one.trim()} ${name}`,
        `ไพ่${one}${name}`,
      ]),
    ),
  ]),
);

const MAJORS: readonly (readonly string[])[] = [
  ['คนโง่', 'เดอะฟูล', 'ตัวตลก'],
  ['นักมายากล', 'เดอะเมจิเชียน', 'จอมเวท'],
  ['นักบวชหญิง', 'ไฮพรีสเตส'],
  ['จักรพรรดินี', 'เอ็มเพรส'],
  ['จักรพรรดิ', 'เอ็มเพอเรอร์'],
  ['พระสังฆราช', 'ไฮโรแฟนท์', 'นักบวช'],
  ['คู่รัก', 'เดอะเลิฟเวอร์ส', 'คนรักทั้งสอง'],
  ['รถศึก', 'ชาริออต'],
  ['พละกำลัง', 'สเตรงธ์', 'ความแข็งแกร่ง'],
  ['ฤๅษี', 'เฮอร์มิต', 'ฤาษี'],
  ['กงล้อแห่งโชคชะตา', 'วงล้อแห่งโชคชะตา', 'กงล้อ'],
  ['ความยุติธรรม', 'จัสติส'],
  ['คนแขวนคอ', 'แฮงด์แมน', 'ชายถูกแขวน'],
  ['ความตาย', 'เดธ'],
  ['ความพอดี', 'เทมเพอแรนซ์'],
  ['ปีศาจ', 'เดวิล'],
  ['หอคอย', 'ทาวเวอร์'],
  ['ดวงดาว', 'เดอะสตาร์'],
  ['พระจันทร์', 'เดอะมูน'],
  ['พระอาทิตย์', 'เดอะซัน'],
  ['การพิพากษา', 'จัดจ์เมนท์'],
  ['โลก', 'เดอะเวิลด์'],
];

const majors = MAJORS.map((names, n): WordRow => [
  'card',
  `major-${String(n).padStart(2, '0')}`,
  ...names.map((name) => `ไพ่${name}`),
  ...names.filter((name) => name.startsWith('เดอะ') || name.length > 6),
]);

const spread: readonly WordRow[] = [
  ['position', 'past', 'อดีต', 'ตำแหน่งอดีต'],
  ['position', 'present', 'ปัจจุบัน', 'ตำแหน่งปัจจุบัน', 'ตรงกลาง'],
  ['position', 'future', 'อนาคต', 'ตำแหน่งอนาคต'],
  ['position', 'challenge', 'อุปสรรค', 'ความท้าทาย'],
  ['orientation', 'reversed', 'กลับหัว', 'หัวกลับ', 'คว่ำหัว'],
  ['orientation', 'upright', 'หัวตั้ง', 'ตั้งตรง', 'หัวตรง', 'ไม่กลับหัวแต่ตั้ง'],
  ...Object.entries(SUITS).map(([suit, names]): WordRow => [
    'suit',
    suit,
    ...names.filter((name) => name !== 'ไม้').map((name) => `ไพ่${name}`),
    ...names.filter((name) => name !== 'ไม้').map((name) => `ชุด${name}`),
  ]),
  ['arcana', 'majors', 'ไพ่ชุดใหญ่', 'เมเจอร์', 'ไพ่เมเจอร์'],
];

const ANIMALS: readonly (readonly [char: string, name: string])[] = [
  ['子', 'ชวด'],
  ['丑', 'ฉลู'],
  ['寅', 'ขาล'],
  ['卯', 'เถาะ'],
  ['辰', 'มะโรง'],
  ['巳', 'มะเส็ง'],
  ['午', 'มะเมีย'],
  ['未', 'มะแม'],
  ['申', 'วอก'],
  ['酉', 'ระกา'],
  ['戌', 'จอ'],
  ['亥', 'กุน'],
];
const STEMS: readonly (readonly [char: string, element: string, polarity: string])[] = [
  ['甲', 'ไม้', 'หยาง'],
  ['乙', 'ไม้', 'หยิน'],
  ['丙', 'ไฟ', 'หยาง'],
  ['丁', 'ไฟ', 'หยิน'],
  ['戊', 'ดิน', 'หยาง'],
  ['己', 'ดิน', 'หยิน'],
  ['庚', 'ทอง', 'หยาง'],
  ['辛', 'ทอง', 'หยิน'],
  ['壬', 'น้ำ', 'หยาง'],
  ['癸', 'น้ำ', 'หยิน'],
];

const pillars: readonly WordRow[] = [
  ...STEMS.map(([char, element, polarity]): WordRow => [
    'stem',
    char,
    `${element}${polarity}`,
    `${polarity}${element}`,
    `ธาตุ${element}${polarity}`,
    `${element} ${polarity}`,
  ]),
  ...ANIMALS.map(([char, name]): WordRow => ['branch', `${char}/year`, `ปี${name}`, `นักษัตร${name}`]),
  ['pillar', 'year', 'เสาปี', 'หลักปี'],
  ['pillar', 'month', 'เสาเดือน', 'หลักเดือน'],
  ['pillar', 'day/stem', 'ดิถีวัน', 'ราศีบนวันเกิด', 'ธาตุประจำตัว', 'เสาวัน', 'หลักวัน', 'เกิดวันธาตุ'],
  ['pillar', 'hour', 'เสายาม', 'หลักยาม'],
  ['pillar', 'luck', 'วัยจร', 'เสาวัยจร'],
  ['pillar', 'annual', 'ปีจร', 'เสาปีจร'],
];

const techniques: readonly WordRow[] = [
  ['technique', 'ziwei', 'จื่อเวย'],
  ['technique', 'vedic', 'มหาทศา', 'ทศา'],
  ['technique', 'bazi', 'ปาจื้อ', 'ดิถี'],
  ['technique', 'numerology', 'เลขชีวิต', 'เลขเส้นทางชีวิต'],
  ['technique', 'humandesign', 'ฮิวแมนดีไซน์'],
];

export const readingWords: readonly WordTable[] = [
  { families: ['thai'], rows: thai },
  {
    families: [],
    rows: [...indic, ...MANSIONS.map(([id, ...names]): WordRow => ['nakshatra', id, ...names])],
  },
  { families: ['tarot'], rows: [...minors, ...majors, ...spread] },
  { families: ['bazi'], rows: pillars },
  { families: [], rows: techniques.filter(([, id]) => id !== 'vedic') },
];
