import { describe, expect, test } from 'vitest';
import { crisisCues } from '#engine/crisis-cues.ts';
import data from '#text/data/crisis-cues.json' with { type: 'json' };
import { assessSafety } from './assess-safety.ts';
import type { SupportCard } from './assess-safety.ts';

type Row = readonly [text: string, tier: number, card?: SupportCard | null];

describe('the sentences that come with the cues', () => {
  test.each(data.tests)('$text → $tier', (row) => {
    const found = assessSafety(row.text, crisisCues);
    expect(found.tier).toBe(row.tier);
    if (row.card !== undefined) expect(found.card).toBe(row.card);
  });
});

describe('every cue of the file is found', () => {
  const rows = (['now', 'active', 'abuse', 'strain'] as const).flatMap((kind) => {
    const tier = { now: 1, active: 2, abuse: 2, strain: 3 }[kind];
    return [...data[kind].en, ...data[kind].th].map((cue) => [cue, tier] as const);
  });
  test.each(rows)('%s → at least tier %d', (cue, tier) => {
    const found = assessSafety(cue, crisisCues);
    // A cue may hold a stronger one; it may never fall below its own tier.
    expect(found.tier).toBeGreaterThan(0);
    expect(found.tier).toBeLessThanOrEqual(tier);
    expect(found.hits.length).toBeGreaterThan(0);
  });
});

test.each([...data.idioms.en, ...data.idioms.th])('idiom "%s" alone asks for nothing', (idiom) => {
  expect(assessSafety(idiom, crisisCues).tier).toBe(0);
});

const heavy: readonly Row[] = [
  ['I am going to kill myself', 1, 'self'],
  ["I'm gonna kill myself tonight", 1, 'self'],
  ['i took an overdose an hour ago', 1, 'self'],
  ['Goodbye everyone, I love you all', 1, 'self'],
  ['I have the pills next to me', 1, 'self'],
  ["he has a knife and I'm in the bathroom", 1, 'abuse'],
  ['he is breaking down the door', 1, 'abuse'],
  ['I want to die', 2, 'self'],
  ['i   W A N T   to die', 2, 'self'],
  ['s u i c i d a l', 2, 'self'],
  ['k.i.l.l myself', 2, 'self'],
  ['I wanna die', 2, 'self'],
  ['i w a n t t o d i e', 2, 'self'],
  ['I waaaant to die', 2, 'self'],
  ['I want\u200B to d\u200Bie', 2, 'self'],
  ['Ｉ ｗａｎｔ ｔｏ ｄｉｅ', 2, 'self'],
  ['They would be better off without me.', 2, 'self'],
  ['I’ve been cutting myself', 2, 'self'],
  ["I don't want to be alive", 2, 'self'],
  ['My friend left me and I want to die', 2, 'self'],
  ['my brother is suicidal', 2, 'friend'],
  ['My sister told me she wants to kill herself', 2, 'friend'],
  ['my son texted: I want to die', 2, 'friend'],
  ['my partner hits me when he is drunk', 2, 'abuse'],
  ['my dad beats me', 2, 'abuse'],
  ['I was raped', 2, 'abuse'],
  ["I'm dying to see it, and I want to die", 2, 'self'],
  ['I want to die. Killing time at work.', 2, 'self'],
  ['years ago I wanted to die and lately I think about it again', 2, 'self'],
  ['In the movie he jumps. I want to end my life', 2, 'self'],
  ['I do not want to live', 2, 'self'],
  ['คืนนี้จะจบทุกอย่าง', 1, 'self'],
  ['เตรียมยาไว้แล้ว ลาก่อน', 1, 'self'],
  ['เขากำลังทำร้ายฉัน ช่วยด้วย', 1, 'abuse'],
  ['ไม่อยากอยู่แล้ว', 2, 'self'],
  ['อยากตายแล้ว!', 2, 'self'],
  ['กรีดแขนอีกแล้ว', 2, 'self'],
  ['แฟนทิ้งไปแล้ว อยากตาย', 2, 'self'],
  ['เพื่อนบอกว่าอยากตาย', 2, 'friend'],
  ['น้องพูดว่า ไม่อยากมีชีวิต', 2, 'friend'],
  ['โดนทำร้ายที่บ้านทุกวัน', 2, 'abuse'],
  ['สามีทุบตีเวลาเมา', 2, 'abuse'],
];

const light: readonly Row[] = [
  ["I can't do this any more", 3, null],
  ["what's the point", 3, null],
  ["I'm not suicidal but I can't go on like this", 3, null],
  ["I don't want to die", 3, null],
  ["I'm not going to kill myself", 2],
  ['I used to cut myself', 3, null],
  ['When I was a teenager I wanted to die', 3, null],
  ['after the news I want to die', 3, null],
  ['in the film she says I want to die', 3, null],
  ['I dreamed that I killed myself and woke up, I wanted to die', 3, null],
  ['everything feels hopeless', 3, null],
  ['เมื่อก่อนเคยอยากตาย', 3, null],
  ['หมดหวังกับทุกอย่าง', 3, null],
  ['ฝันว่าฆ่าตัวตาย', 3, null],
  ['ตัวละครในซีรีส์บอกว่าอยากตาย', 3, null],
];

const none: readonly string[] = [
  'Will I find love next year?',
  "I'm dying to meet her",
  'my phone died yesterday',
  'I could kill for a coffee',
  'The deadline is on Monday',
  'What does the Death card mean?',
  'What is in my eighth house?',
  'hit me up on Friday',
  'it hit me that I was wrong',
  'he beat me to it',
  'that outfit is drop dead gorgeous',
  'dead tired after work',
  'This song is to die for',
  'I have a date with my skills coach',
  'the therapist said rest',
  'grape harvest in autumn',
  'I live on the ground floor',
  'When will this end?',
  'pain in my back',
  'I cut my hair',
  '',
  '😭',
  'hopelessly in love',
  'I hit a wall at work',
  'ขำจะตายอยู่แล้ว',
  'เหนื่อยจะตาย แต่สนุก',
  'ตายแล้ว! ลืมกุญแจ',
  'ฆ่าเวลาที่ห้าง',
  'หิวจะตายแล้ว',
  'รอจนตายก็ไม่มา',
  'ดาวมฤตยูย้ายราศี',
  'งานเยอะมาก',
  'แบตหมด',
  'ไพ่ความตายแปลว่าอะไร',
];

describe('sentences of our own', () => {
  for (const [text, tier, card] of [...heavy, ...light]) {
    test(`${text} → ${tier}`, () => {
      const found = assessSafety(text, crisisCues);
      expect(found.tier).toBe(tier);
      if (card !== undefined) expect(found.card).toBe(card);
    });
  }
  test.each(none)('%s → 0', (text) => {
    expect(assessSafety(text, crisisCues)).toMatchObject({ tier: 0, card: null, hits: [] });
  });
});

test('hits are verbatim, in the letters of the person', () => {
  const text = 'Some days I  W a n t  to DIE…';
  const [hit] = assessSafety(text, crisisCues).hits;
  expect(hit).toBeDefined();
  expect(text.slice(hit!.start, hit!.end)).toBe(hit!.text);
  expect(hit!.text.toLowerCase().replace(/\s/g, '')).toBe('wanttodie');
});

test('the language is that of most letters', () => {
  expect(assessSafety('โดน ghost อีกแล้ว อยากตาย', crisisCues).lang).toBe('th');
  expect(assessSafety('I want to die', crisisCues).lang).toBe('en');
});
