/**
 * Names that every Thai mode shares, in English and in Thai: stars, seats, weekdays, animals, colours, directions, pairs.
 *
 * A name is `[English, Thai]`; the Thai one is null where Thai has no word of its own. English names are those that the verifier
 * reads (`verify/thai-ring.ts`), so a sentence that uses them is checked.
 */
import type { ThaiFestival, ThaiPhase, ThaiYearKind } from '#calendar/thai-lunar.ts';
import type { WeekdayId } from '#calendar/weekday.ts';
import type { CompassId, StarColour, StarRelation, ThaiStar } from '#traditions/thai/stars.ts';
import type { BuddhaPosture } from '#traditions/thai/taksa-facts.ts';
import type { TaksaSeat } from '#traditions/thai/taksa-ring.ts';
import type { AnimalId, YearElement } from '#traditions/thai/thai-year.ts';

export type Name = readonly [en: string, own: string | null];
export type NameTable = Readonly<Record<string, Name>>;

/** Without an article; `starName` adds it. Uranus is the tenth star of the Thai chart and not on the ring. */
export const starNames: Readonly<Record<ThaiStar | 'uranus', Name>> = {
  sun: ['Sun', 'อาทิตย์'],
  moon: ['Moon', 'จันทร์'],
  mars: ['Mars', 'อังคาร'],
  mercury: ['Mercury', 'พุธ'],
  jupiter: ['Jupiter', 'พฤหัสบดี'],
  venus: ['Venus', 'ศุกร์'],
  saturn: ['Saturn', 'เสาร์'],
  rahu: ['Rahu', 'ราหู'],
  ketu: ['Ketu', 'เกตุ'],
  uranus: ['Uranus', 'มฤตยู'],
};

/** Eight seats of Taksa. */
export const seatNames: Readonly<Record<TaksaSeat, Name>> = {
  boriwan: ['Boriwan', 'บริวาร'],
  ayu: ['Ayu', 'อายุ'],
  det: ['Det', 'เดช'],
  si: ['Si', 'ศรี'],
  mula: ['Mula', 'มูละ'],
  utsaha: ['Utsaha', 'อุตสาหะ'],
  montri: ['Montri', 'มนตรี'],
  kalakini: ['Kalakini', 'กาลกิณี'],
};

/** What a seat is called in plain English, as the verifier knows it: "the seat of fortune". */
export const seatGlosses: Readonly<Record<TaksaSeat, string>> = {
  boriwan: 'the seat of the circle',
  ayu: 'the seat of vitality',
  det: 'the seat of authority',
  si: 'the seat of fortune',
  mula: 'the seat of assets',
  utsaha: 'the seat of effort',
  montri: 'the seat of patrons',
  kalakini: 'the seat of caution',
};

export const weekdayNames: Readonly<Record<WeekdayId, Name>> = {
  sunday: ['Sunday', 'วันอาทิตย์'],
  monday: ['Monday', 'วันจันทร์'],
  tuesday: ['Tuesday', 'วันอังคาร'],
  wednesday: ['Wednesday', 'วันพุธ'],
  thursday: ['Thursday', 'วันพฤหัสบดี'],
  friday: ['Friday', 'วันศุกร์'],
  saturday: ['Saturday', 'วันเสาร์'],
};

/** The fifth is the big snake (งูใหญ่) of Thai tellings, the naga; English says dragon. */
export const animalNames: Readonly<Record<AnimalId, Name>> = {
  rat: ['Rat', 'ชวด'],
  ox: ['Ox', 'ฉลู'],
  tiger: ['Tiger', 'ขาล'],
  rabbit: ['Rabbit', 'เถาะ'],
  dragon: ['Dragon', 'มะโรง'],
  snake: ['Snake', 'มะเส็ง'],
  horse: ['Horse', 'มะเมีย'],
  goat: ['Goat', 'มะแม'],
  monkey: ['Monkey', 'วอก'],
  rooster: ['Rooster', 'ระกา'],
  dog: ['Dog', 'จอ'],
  pig: ['Pig', 'กุน'],
};

export const colourNames: Readonly<Record<StarColour, Name>> = {
  red: ['red', 'สีแดง'],
  cream: ['cream', 'สีขาวนวล'],
  pink: ['pink', 'สีชมพู'],
  green: ['green', 'สีเขียว'],
  orange: ['orange', 'สีส้ม'],
  'light-blue': ['light blue', 'สีฟ้า'],
  purple: ['purple', 'สีม่วง'],
  grey: ['grey', 'สีเทา'],
};

/** Everyday Thai; the old names of the eight directions (บูรพา, อาคเนย์ …) stand in `compassOldNames`. */
export const compassNames: Readonly<Record<CompassId, Name>> = {
  n: ['north', 'ทิศเหนือ'],
  ne: ['north-east', 'ทิศตะวันออกเฉียงเหนือ'],
  e: ['east', 'ทิศตะวันออก'],
  se: ['south-east', 'ทิศตะวันออกเฉียงใต้'],
  s: ['south', 'ทิศใต้'],
  sw: ['south-west', 'ทิศตะวันตกเฉียงใต้'],
  w: ['west', 'ทิศตะวันตก'],
  nw: ['north-west', 'ทิศตะวันตกเฉียงเหนือ'],
};

/** How two stars are paired. */
export const relationNames: Readonly<Record<StarRelation, Name>> = {
  same: ['the same star', 'ดาวเดียวกัน'],
  friend: ['friends', 'คู่มิตร'],
  enemy: ['opponents', 'คู่ศัตรู'],
  'element-pair': ['a pair of one element', 'คู่ธาตุ'],
  'equal-power': ['a pair of equal power', 'คู่สมพล'],
  none: ['no pair', null],
};

/** Images of the Buddha kept on each day of the week. */
export const postureNames: Readonly<Record<BuddhaPosture, Name>> = {
  'thawai-net': ['gazing with open eyes', 'ปางถวายเนตร'],
  'ham-yat': ['calming the relatives', 'ปางห้ามญาติ'],
  saiyat: ['reclining', 'ปางไสยาสน์'],
  'um-bat': ['holding the alms bowl', 'ปางอุ้มบาตร'],
  samathi: ['in meditation', 'ปางสมาธิ'],
  ramphueng: ['in reflection', 'ปางรำพึง'],
  'nak-prok': ['sheltered by the naga', 'ปางนาคปรก'],
  palilai: ['in the Palilai forest', 'ปางป่าเลไลยก์'],
};

export const yearElementNames: Readonly<Record<YearElement, Name>> = {
  wood: ['wood', 'ธาตุไม้'],
  fire: ['fire', 'ธาตุไฟ'],
  earth: ['earth', 'ธาตุดิน'],
  metal: ['metal', 'ธาตุทอง'],
  water: ['water', 'ธาตุน้ำ'],
};

export const phaseNames: Readonly<Record<ThaiPhase, Name>> = {
  waxing: ['waxing', 'ข้างขึ้น'],
  waning: ['waning', 'ข้างแรม'],
};

export const yearKindNames: Readonly<Record<ThaiYearKind, Name>> = {
  normal: ['an ordinary year', 'ปกติมาส ปกติวาร'],
  athikawan: ['a year with an extra day', 'อธิกวาร'],
  athikamat: ['a year with an extra month', 'อธิกมาส'],
};

export const festivalNames: Readonly<Record<ThaiFestival, Name>> = {
  'makha-bucha': ['Makha Bucha', 'วันมาฆบูชา'],
  'visakha-bucha': ['Visakha Bucha', 'วันวิสาขบูชา'],
  'asalha-bucha': ['Asalha Bucha', 'วันอาสาฬหบูชา'],
  'khao-phansa': ['Khao Phansa', 'วันเข้าพรรษา'],
  'ok-phansa': ['Ok Phansa', 'วันออกพรรษา'],
  'loy-krathong': ['Loy Krathong', 'วันลอยกระทง'],
};

/** Lunar months 1–12; the first two have names of their own. */
export const lunarMonthNames: readonly Name[] = [
  ['first month', 'เดือนอ้าย'],
  ['second month', 'เดือนยี่'],
  ['third month', 'เดือนสาม'],
  ['fourth month', 'เดือนสี่'],
  ['fifth month', 'เดือนห้า'],
  ['sixth month', 'เดือนหก'],
  ['seventh month', 'เดือนเจ็ด'],
  ['eighth month', 'เดือนแปด'],
  ['ninth month', 'เดือนเก้า'],
  ['tenth month', 'เดือนสิบ'],
  ['eleventh month', 'เดือนสิบเอ็ด'],
  ['twelfth month', 'เดือนสิบสอง'],
];

/** The Sun and the Moon take an article in a sentence: "the Sun", "Mars". */
export function starName(star: string): string {
  const en = bareStarName(star);
  return star === 'sun' || star === 'moon' ? `the ${en}` : en;
}

export const bareStarName = (star: string): string => nameOf(starNames, star)[0];

/** A word of a table; its id where the table has none, so that nothing is shown empty. */
export function nameOf(table: NameTable, id: string): Name {
  return table[id] ?? [id, null];
}
