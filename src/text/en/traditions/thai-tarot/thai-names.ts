/**
 * Thai names of the 78 cards, of the places and of the spreads. Readers in Thailand lay the same deck and often use the English names
 * in Thai letters; these are the translations in common use.
 */
import type { Rank, Suit } from '#traditions/tarot/deck.ts';
import type { PositionId, SpreadId } from '#traditions/tarot/spreads.ts';

const majors: readonly string[] = [
  'คนโง่',
  'นักมายากล',
  'นักบวชหญิง',
  'จักรพรรดินี',
  'จักรพรรดิ',
  'พระสังฆราช',
  'คู่รัก',
  'รถศึก',
  'พละกำลัง',
  'ฤๅษี',
  'กงล้อแห่งโชคชะตา',
  'ความยุติธรรม',
  'คนห้อยหัว',
  'ความตาย',
  'ความพอดี',
  'ปีศาจ',
  'หอคอย',
  'ดวงดาว',
  'ดวงจันทร์',
  'ดวงอาทิตย์',
  'การพิพากษา',
  'โลก',
];

const suits: Readonly<Record<Suit, string>> = {
  wands: 'ไม้เท้า',
  cups: 'ถ้วย',
  swords: 'ดาบ',
  pentacles: 'เหรียญ',
};

/** Courts and aces stand before the suit; numbers too: "สองถ้วย". */
const ranks: Readonly<Record<Rank, string>> = {
  ace: 'เอซ',
  '02': 'สอง',
  '03': 'สาม',
  '04': 'สี่',
  '05': 'ห้า',
  '06': 'หก',
  '07': 'เจ็ด',
  '08': 'แปด',
  '09': 'เก้า',
  '10': 'สิบ',
  page: 'มหาดเล็ก',
  knight: 'อัศวิน',
  queen: 'ราชินี',
  king: 'ราชา',
};

/** "คนโง่" for `major-00`, "สองถ้วย" for `cups-02`; null for no card's key. */
export function thaiCardName(key: string): string | null {
  const [first = '', ...rest] = key.split('-');
  const second = rest.join('-');
  if (first === 'major') return majors[Number(second)] ?? null;
  const suit = (suits as Readonly<Record<string, string>>)[first];
  const rank = (ranks as Readonly<Record<string, string>>)[second];
  return suit === undefined || rank === undefined ? null : `${rank}${suit}`;
}

export const thaiPositions: Readonly<Record<PositionId, string>> = {
  'your-card': 'ไพ่ของคุณ',
  past: 'อดีต',
  present: 'ปัจจุบัน',
  future: 'อนาคต',
  'present-situation': 'สถานการณ์ปัจจุบัน',
  challenge: 'อุปสรรค',
  crown: 'สิ่งที่มุ่งหวัง',
  foundation: 'รากฐาน',
  'recent-past': 'อดีตที่เพิ่งผ่าน',
  approach: 'ท่าทีของคุณ',
  'external-influences': 'สิ่งแวดล้อม',
  'hopes-and-fears': 'ความหวังและความกลัว',
};

export const thaiSpreads: Readonly<Record<SpreadId, string>> = {
  single: 'ไพ่ใบเดียว',
  three: 'ไพ่สามใบ',
  celtic: 'เซลติกครอส',
};
