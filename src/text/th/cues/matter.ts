/** Thai noun phrases that a question is surely about; the first group is the phrase, taken as typed. */
export const nounMatters: readonly string[] = [
  'รับ(งาน(?!นี้)[^ ?]{2,30}?)ดีไหม',
  '(?:กังวล|เครียด|กลุ้ม|ห่วง)(?:ใจ)?เรื่อง((?!นี้|ที่|ของ(?:ฉัน|เรา|ผม|หนู))[^ ?]{2,24}?)(?:มาก|จัง|เลย|อยู่|ตลอด|[ ?]|$)',
];
