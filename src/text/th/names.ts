/** Thai names of what a western chart holds. */
export const bodyNames: Readonly<Record<string, string>> = {
  sun: 'ดาวอาทิตย์',
  moon: 'ดวงจันทร์',
  mercury: 'ดาวพุธ',
  venus: 'ดาวศุกร์',
  mars: 'ดาวอังคาร',
  jupiter: 'ดาวพฤหัส',
  saturn: 'ดาวเสาร์',
  uranus: 'ดาวยูเรนัส',
  neptune: 'ดาวเนปจูน',
  pluto: 'ดาวพลูโต',
  northnode: 'โหนดเหนือ',
  asc: 'ลัคนา',
  mc: 'จุดกลางฟ้า',
};

export const signNames: Readonly<Record<string, string>> = {
  aries: 'เมษ',
  taurus: 'พฤษภ',
  gemini: 'เมถุน',
  cancer: 'กรกฎ',
  leo: 'สิงห์',
  virgo: 'กันย์',
  libra: 'ตุลย์',
  scorpio: 'พิจิก',
  sagittarius: 'ธนู',
  capricorn: 'มังกร',
  aquarius: 'กุมภ์',
  pisces: 'มีน',
};

export const houseNames: Readonly<Record<number, string>> = {
  1: 'ตัวตน',
  2: 'การเงิน',
  3: 'การพูดคุยและพี่น้อง',
  4: 'บ้านและครอบครัว',
  5: 'ความรักและงานสร้างสรรค์',
  6: 'งานประจำและร่างกาย',
  7: 'คู่ครอง',
  8: 'ทรัพย์ร่วมและเรื่องลับ',
  9: 'ที่ไกลและความเชื่อ',
  10: 'การงานและชื่อเสียง',
  11: 'เพื่อนและความหวัง',
  12: 'เรื่องหลังฉาก',
};

export const monthNames: readonly string[] = [
  'มกราคม',
  'กุมภาพันธ์',
  'มีนาคม',
  'เมษายน',
  'พฤษภาคม',
  'มิถุนายน',
  'กรกฎาคม',
  'สิงหาคม',
  'กันยายน',
  'ตุลาคม',
  'พฤศจิกายน',
  'ธันวาคม',
];
