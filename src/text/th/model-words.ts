/** What a model must not say in Thai, and how Thai texts try to give it orders. */
import type { LintRule } from '#companion/prompt/prompt-words.ts';

export const thaiLint: readonly LintRule[] = [
  {
    key: 'fate-th',
    kind: 'safety',
    unless: { denied: true },
    pattern: 'ฟ้าลิขิต|พรหมลิขิตกำหนด|จักรวาลจัดสรร|ดวงกำหนดไว้แล้วว่า|คุณจะ(?:ตาย|ตกงาน|หย่า|เลิกกัน|ถูกหวย|รวย)แน่',
  },
  {
    key: 'fear-th',
    kind: 'safety',
    pattern: 'ต้องแก้กรรม|เคราะห์หนัก|โดนของ|ถูกสาป|เจ้ากรรมนายเวรตามทัน|ถึงฆาต|ดวงตก',
  },
  {
    key: 'order-th',
    kind: 'safety',
    unless: { denied: true },
    pattern: 'คุณต้อง(?:เลิกกับ|หย่า|ลาออก|ฟ้อง|ซื้อ|ขาย)|หยุด(?:กินยา|ทานยา|รักษา)|ไม่ต้องไปหาหมอ',
  },
  {
    key: 'other-mind-th',
    kind: 'safety',
    unless: { denied: true },
    pattern: '(?:เขา|เธอ|แฟนคุณ)(?:นอกใจ|โกหกคุณ|แอบรัก|มีคนอื่น)(?:แน่|อยู่|แล้ว)',
  },
  {
    key: 'persona-th',
    kind: 'safety',
    unless: { denied: true },
    pattern: 'คำสั่งระบบ(?:ของฉัน)?(?:คือ|มีว่า)|พรอมต์(?:ของฉัน|ระบบ)|ฉันไม่ใช่ ?(?:Vesper|เวสเปอร์)',
  },
  { key: 'word-th', kind: 'style', unless: { quoted: true }, pattern: 'พลังงานบวก|เปลี่ยนชีวิต|แน่นอนว่า' },
];

export const thaiOrders: readonly string[] = [
  '(?:ลืม|เพิกเฉย|ไม่ต้องสนใจ|ละเลย|ยกเลิก).{0,30}(?:คำสั่ง|กฎ|พรอมต์|ข้อจำกัด)',
  '(?:แสดง|บอก|พิมพ์|เปิดเผย|แปล).{0,30}(?:พรอมต์|คำสั่งระบบ|กฎของคุณ|ข้อความด้านบน)',
  'ตั้งแต่นี้(?:ไป)?คุณ(?:คือ|เป็น)|สวมบทบาท|แกล้งทำเป็น|ตอบ(?:แค่|เพียง)คำว่า',
];
