/** A calendar file in Thai. */
import type { CalendarWords } from '#practice/ics/sky-events.ts';
import { bodyNames, signNames } from '../../names.ts';

const aspects: Readonly<Record<string, string>> = {
  conjunction: 'อยู่ชิดกับ',
  sextile: 'ทำมุมเกื้อหนุนกับ',
  square: 'ทำมุมฉากกับ',
  trine: 'ทำมุมตรีโกณกับ',
  opposition: 'เล็งตรงข้ามกับ',
};
const phases = {
  new: 'เดือนดับ',
  'first-quarter': 'ดวงจันทร์ครึ่งดวงข้างขึ้น',
  full: 'จันทร์เต็มดวง',
  'last-quarter': 'ดวงจันทร์ครึ่งดวงข้างแรม',
} as const;

export const calendarWords: CalendarWords = {
  name: 'ท้องฟ้าของ Soulstice',
  transit: (mover, aspect, point) =>
    `${bodyNames[mover] ?? mover}${aspects[aspect] ?? aspect}${bodyNames[point] ?? point}ของคุณ`,
  transitNote: 'พอดีในนาทีนี้ตามดวงเกิดของคุณ เป็นเลนส์ไว้มองผ่าน ไม่ใช่คำสั่ง',
  transitDoubt: (days) =>
    days < 1
      ? 'เวลาเกิดที่ยังไม่แน่ชัดอาจทำให้คลาดไปได้หลายชั่วโมง'
      : `เวลาเกิดที่ยังไม่แน่ชัดอาจทำให้คลาดไปได้ราว ${days < 1.5 ? 'หนึ่งวัน' : 'สองวัน'}`,
  lunation: (phase, sign) => `${phases[phase]} ราศี${signNames[sign] ?? sign}`,
  lunationNote: 'พอดีในนาทีนี้ เหมือนกันทุกที่บนโลก',
};
