/** Words around the support card, in Thai. A clinician or helpline volunteer reads them before a release. */
import type { SupportCardText } from '#companion/safety/support-card-text.ts';

export const supportCard: SupportCardText = {
  buttons: {
    call: 'โทร {tel} {name}',
    text: 'ส่งข้อความถึง {number}',
    textKeyword: 'ส่งคำว่า {keyword} ไปที่ {number}',
    emergency: 'ฉุกเฉิน {tel}',
    safe: 'ตอนนี้ปลอดภัย ไปต่อ',
    breathe: 'หายใจด้วยกันหนึ่งนาที',
    violence: 'เป็นเรื่องอื่น (ความรุนแรงในบ้าน)',
    leave: 'ออกจากหน้านี้ทันที',
    help: 'สายด่วนและความช่วยเหลือ',
  },
  keptHere: 'ข้อความของคุณอยู่ในเครื่องนี้ ไม่ได้ถูกส่งไปไหน',
  keptInAccount: 'ข้อความของคุณเก็บไว้ในบัญชีของคุณเหมือนข้อความอื่น ๆ ไม่มีใครได้รับแจ้ง',
  closed: 'เปิด {hours}',
  checked: 'ตรวจเบอร์ล่าสุดเมื่อ {date}',
  stillHere: 'ฉันยังอยู่ตรงนี้ ถ้าคุณอยากเขียนต่อ',
  heavyLine: 'ฟังดูหนักมาก ถ้ามันหนักขึ้นกว่านี้ โทรหรือส่งข้อความหาใครสักคนได้',
  whoToCall: 'โทรหาใครได้บ้าง',
};
