/** Words of the field in plain Thai: what "…คืออะไร" is answered with. Keys are those of the English dictionary. */
import { bodyNames, houseNames, signNames } from './names.ts';

const rows: readonly (readonly [id: string, cues: readonly string[], ...gloss: string[]])[] = [
  [
    'asc',
    ['ลัคนา', 'ลัคณา'],
    'ลัคนาคือราศีที่กำลังขึ้นทางขอบฟ้าตะวันออกในนาทีที่เกิด',
    'เปลี่ยนราศีราวทุกสองชั่วโมง จึงต้องรู้เวลาและสถานที่เกิด',
  ],
  ['mc', ['จุดกลางฟ้า', 'เมอริเดียน'], 'จุดกลางฟ้าคือจุดสูงสุดของจักรราศีในนาทีที่เกิด', 'ใช้ดูเรื่องงานในสายตาคนอื่น'],
  [
    'retrograde',
    ['ถอยหลัง', 'พักร์', 'พักร', 'retrograde'],
    'เดินถอยหลังคือภาพที่เห็นจากโลกว่าดาวเดินย้อน เหมือนรถไฟคันช้าที่ดูเหมือนถอยจากหน้าต่างของเรา',
    'ถือว่าเป็นช่วงทบทวนเรื่องของดาวดวงนั้น',
  ],
  [
    'saturn-return',
    ['saturn return', 'เสาร์ทับเสาร์', 'ดาวเสาร์คืนเรือน'],
    'ดาวเสาร์คืนที่เดิมคือดาวเสาร์โคจรกลับมาจุดที่อยู่ตอนเกิด ราวอายุ 29 และ 58',
    'ถือว่าเป็นช่วงตรวจนับว่าสิ่งที่สร้างไว้แข็งแรงไหม',
  ],
  ['conjunction', ['กุมกัน', 'มุมกุม'], 'มุมกุมคือดาวสองดวงอยู่จุดเดียวกันในจักรราศี ทำงานเหมือนเป็นดวงเดียว'],
  ['sextile', ['มุมเกื้อหนุน', 'โยคหน้า', 'โยคหลัง'], 'มุมเกื้อหนุนคือดาวห่างกันหนึ่งในหกของวง ช่วยกันเมื่อเรียก'],
  ['square', ['มุมฉาก', 'จัตุโกณ'], 'มุมฉากคือดาวห่างกันหนึ่งในสี่ของวง เป้าหมายขัดกัน และแรงขัดนั้นมักทำให้งานเกิด'],
  ['trine', ['ตรีโกณ'], 'ตรีโกณคือดาวห่างกันหนึ่งในสามของวง ไปด้วยกันง่ายจนบางทีลืมใช้'],
  ['opposition', ['เล็งกัน', 'มุมเล็ง'], 'มุมเล็งคือดาวอยู่ตรงข้ามกัน ต่างฝ่ายเห็นสิ่งที่อีกฝ่ายมองข้าม'],
  ['aspect', ['มุมดาว', 'ทำมุม'], 'มุมดาวคือระยะห่างระหว่างดาวสองดวงที่นับว่าเกี่ยวกัน'],
  [
    'transit',
    ['ดาวจร', 'ทรานสิท'],
    'ดาวจรคือดาวบนฟ้าวันนี้ที่มาแตะจุดในดวงเกิด',
    'ดาวช้าใช้เวลาเป็นเดือน ดวงจันทร์ใช้ไม่กี่ชั่วโมง',
  ],
  [
    'house',
    ['เรือนชะตา', 'ภพ', 'เรือน'],
    'เรือนคือหนึ่งในสิบสองส่วนของท้องฟ้าตอนเกิด นับจากลัคนา',
    'ราศีบอกว่าทำอย่างไร ดาวบอกว่าทำอะไร เรือนบอกว่าเรื่องไหนของชีวิต',
  ],
  ['sign', ['ราศี'], 'ราศีคือหนึ่งในสิบสองส่วนของทางเดินดวงอาทิตย์ ส่วนละสามสิบองศา'],
  ['natal-chart', ['ดวงเกิด', 'ผูกดวง', 'พื้นดวง'], 'ดวงเกิดคือภาพตำแหน่งดาวจากที่หนึ่ง ในนาทีที่เกิด'],
  ['synastry', ['ดวงสมพงศ์', 'สมพงศ์'], 'ดวงสมพงศ์คือการวางดวงเกิดสองดวงซ้อนกัน แล้วดูว่าตรงไหนช่วยกัน ตรงไหนเสียดสี'],
  [
    'northnode',
    ['ราหู', 'โหนดเหนือ'],
    'ในดวงตะวันตก ราหูคือโหนดเหนือ จุดที่ทางเดินดวงจันทร์ตัดทางเดินดวงอาทิตย์ขึ้นไปทางเหนือ',
    'ไม่มีดวงดาวอยู่ตรงนั้น และอ่านว่าเป็นสิ่งที่ยังต้องหัด',
  ],
  ['eclipse', ['สุริยุปราคา', 'จันทรุปราคา', 'คราส'], 'อุปราคาคือจันทร์ดับหรือจันทร์เต็มดวงที่เกิดใกล้จุดราหู จนแสงถูกบัง'],
  ['full-moon', ['จันทร์เต็มดวง', 'พระจันทร์เต็มดวง'], 'จันทร์เต็มดวงคือดวงจันทร์อยู่ตรงข้ามดวงอาทิตย์พอดี'],
  ['new-moon', ['จันทร์ดับ', 'เดือนมืด'], 'จันทร์ดับคือดวงจันทร์อยู่จุดเดียวกับดวงอาทิตย์ จึงไม่มีแสง'],
  ['element', ['ธาตุ'], 'ธาตุไฟ ดิน ลม น้ำ แบ่งราศีเป็นสี่กลุ่ม กลุ่มละสามราศี'],
];

const gazes: Readonly<Record<string, string>> = {
  sun: 'ตัวตนกับสิ่งที่อยากเป็น',
  moon: 'ความรู้สึกกับสิ่งที่ทำให้อุ่นใจ',
  mercury: 'ความคิดกับคำพูด',
  venus: 'ความชอบ ความรัก กับการเลือก',
  mars: 'แรงลงมือกับการปฏิเสธ',
  jupiter: 'ความหวังกับการขยาย',
  saturn: 'ภาระ เวลา กับกติกา',
  uranus: 'ความเป็นอิสระกับการเปลี่ยนกะทันหัน',
  neptune: 'ความฝันกับความพร่าเลือน',
  pluto: 'การขุดลงไปถึงราก',
};

/** Terms that a Thai question names, longest first. */
export function thaiTermsIn(text: string): readonly string[] {
  const lower = text.toLowerCase();
  const found = rows.flatMap(([id, cues]) =>
    cues.filter((cue) => lower.includes(cue)).map((cue) => ({ id, length: cue.length })),
  );
  for (const [id, name] of Object.entries(bodyNames))
    if (gazes[id] !== undefined && text.includes(name)) found.push({ id, length: name.length });
  for (const [id, name] of Object.entries(signNames))
    if (text.includes(`ราศี${name}`)) found.push({ id, length: name.length + 4 });
  const house = /(?:เรือน|ภพ)ที่ ?(\d{1,2})/u.exec(text);
  if (house !== null) found.push({ id: `house${Number(house[1])}`, length: house[0].length });
  return [...new Set(found.toSorted((a, b) => b.length - a.length).map(({ id }) => id))];
}

/** What a term means, in one or two sentences; null when it is not in the dictionary. */
export function thaiTerm(id: string): readonly string[] | null {
  const row = rows.find(([key]) => key === id);
  if (row !== undefined) return row.slice(2) as readonly string[];
  const gaze = gazes[id];
  if (gaze !== undefined) return [`${bodyNames[id] ?? id}ในดวงตะวันตกใช้ดูเรื่อง${gaze}`];
  const number = Number(/^house(\d+)$/.exec(id)?.[1] ?? 0);
  const house = houseNames[number];
  if (house !== undefined) return [`เรือนที่ ${number} ใช้ดูเรื่อง${house}`];
  const sign = signNames[id];
  return sign === undefined ? null : [`ราศี${sign}เป็นหนึ่งในสิบสองราศี บอกว่าดาวที่อยู่ตรงนั้นทำงานด้วยท่าทีแบบไหน`];
}
