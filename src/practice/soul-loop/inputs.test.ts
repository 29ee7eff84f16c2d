/**
 * What people might write, and the family of pattern that ought to be heard in it. The families were written down
 * before the texts were run. The first table holds phrases of the design; the second holds none.
 */
import { describe, expect, it } from 'vitest';
import { safetyTools } from '#engine/safety.ts';
import type { Emotion } from '#contract/soul-entry.ts';
import { loopCues as englishCues } from '#text/en/practice/soul-loop/cues.ts';
import { loopWords as english } from '#text/en/practice/soul-loop/words.ts';
import { loopCues as thaiCues } from '#text/th/practice/soul-loop/cues.ts';
import { families, ruleOf } from './patterns.ts';
import type { PatternFamily } from './patterns.ts';
import { isHeavy, runLoop } from './run-loop.ts';

type Row = readonly [string, Emotion | null, PatternFamily];

const fromTheDesign: readonly Row[] = [
  ["What if I blank in tomorrow's exam? I keep seeing the empty page.", 'anxious', 'threat'],
  ['She presented my slides and took credit in front of everyone.', 'angry', 'others'],
  ["It's a year since Dad died. I made his soup and it tasted wrong.", 'sad', 'loss'],
  ['meh', 'numb', 'load'],
  [
    "They offered me the Chicago job. On one hand it's all I wanted, on the other my mum is here.",
    'confused',
    'mind',
  ],
  ['งานเยอะมาก ไม่ทันแล้ว ใครขออะไรก็เกรงใจเขา', 'overwhelmed', 'load'],
  ["Nobody remembered my birthday. I'd hoped at least Jun would text.", 'disappointed', 'loss'],
  ["I've tried everything, lists, apps. I'm stuck on chapter four again and again", 'frustrated', 'loss'],
  ["My heart racing, tight chest, and I can't sleep", 'anxious', 'threat'],
  ['I have to know how it ends, I keep checking, I cannot let go of control', 'anxious', 'threat'],
  ["I should be further, I'm supposed to have this by now", 'frustrated', 'judgement'],
  ["I hate myself for it, it's all my fault, I'm an idiot", 'sad', 'judgement'],
  ['Every time it is a complete failure, nothing ever works', 'disappointed', 'judgement'],
  ["I'm so ashamed, I pretend all day and hide it", 'anxious', 'judgement'],
  ['She left me on read, she must think I am annoying', 'anxious', 'others'],
  ['Everyone else is ahead of me by my age', 'disappointed', 'others'],
  ["He went cold and I'm afraid he will leave me", 'anxious', 'others'],
  ['I feel invisible, nobody understands', 'sad', 'others'],
  ["I can't say no, I always say yes to keep the peace", 'overwhelmed', 'others'],
  ['I do everything here and they are ungrateful', 'angry', 'others'],
  ['I keep thinking about what I said, over and over in my head', 'sad', 'mind'],
  ["Who am I? I lost myself somewhere, there's no direction", 'confused', 'mind'],
  ['So many things, all at once, deadline on Friday', 'overwhelmed', 'load'],
  ['Burned out and drained, no sleep since Monday', 'overwhelmed', 'load'],
  ["I keep putting off the call, I haven't opened the letter", 'anxious', 'load'],
  ['คิดวนเรื่องเดิม หยุดคิดไม่ได้เลย', 'anxious', 'mind'],
  ['ว่างเปล่า ไม่รู้สึกอะไรเลย', 'numb', 'load'],
  ['ผิดหวังมาก ลืมวันเกิดเราได้ยังไง', 'disappointed', 'loss'],
  ['เขาไม่ให้เกียรติกันเลย โกรธมาก', 'angry', 'others'],
  ['คิดถึงเขา ตั้งแต่เลิกกันก็เป็นแบบนี้', 'sad', 'loss'],
];

const fromElsewhere: readonly Row[] = [
  [
    "The scan results come Thursday and I've already buried myself in my head. I'm scared that it's something bad.",
    'anxious',
    'threat',
  ],
  [
    'I present to the board tomorrow and I just know I will mess it up in the first minute',
    'anxious',
    'threat',
  ],
  ["Rent goes up in March. If this job ends we're going to lose the flat", 'anxious', 'threat'],
  ['woke at 4 with my jaw clenched again, could not get back to sleep', 'anxious', 'threat'],
  [
    "I've checked the door, the stove, the email to the landlord. I need to know it's all fine before I can sit down",
    'anxious',
    'threat',
  ],
  ['there is a knot in my stomach since the phone rang', 'anxious', 'threat'],
  [
    'Double checked the spreadsheet four times and still made a backup plan for the backup plan',
    'overwhelmed',
    'threat',
  ],
  ['I burnt the dinner and shouted at the kids. What a bad mother.', 'sad', 'judgement'],
  ["Got a B. My parents said nothing. It has to be perfect or it doesn't count", 'disappointed', 'judgement'],
  ["I can't do anything right. Not once this week.", 'frustrated', 'judgement'],
  ["I said I had finished college. I didn't. If anyone knew", 'anxious', 'judgement'],
  ['smiling through the meeting like a fraud', 'anxious', 'judgement'],
  ["I was late for my son's play and I can't forgive myself", 'sad', 'judgement'],
  ['My manager answered "ok." with a full stop and now I think she is angry with me', 'anxious', 'others'],
  [
    'Cousin got married, bought a house. I am 34 and share a fridge with strangers. Classmates post their kids.',
    'sad',
    'others',
  ],
  ["He's online but hasn't texted since breakfast", 'anxious', 'others'],
  ['Ate lunch by myself again. They walked past my desk and I wasn’t invited', 'sad', 'others'],
  [
    "I agreed to host Easter. I don't have the money or the room and I couldn't say no",
    'overwhelmed',
    'others',
  ],
  ['Third night I did the dishes after cooking and he never helps', 'frustrated', 'others'],
  ['my sister read my diary and told our mother', 'angry', 'others'],
  ['They moved my deadline without telling me and blamed me in the group chat', 'angry', 'others'],
  ['New city, three weeks in, the only one who says my name is the barista', 'sad', 'others'],
  ["I found her voicemail from before she passed away and I can't delete it", 'sad', 'loss'],
  ['the vet was kind. we buried him under the apple tree. I miss his feet on the stairs', 'sad', 'loss'],
  ['He was supposed to visit in May. He cancelled by text.', 'disappointed', 'loss'],
  ['Another rejection. That makes eleven. No matter how I write the letter', 'frustrated', 'loss'],
  ["I've been on hold for an hour, same error, third time this week", 'frustrated', 'loss'],
  ['we broke up in June and I still set out two cups', 'sad', 'loss'],
  ['I imagined this trip for a year and it rained and we fought', 'disappointed', 'loss'],
  ["I should have said it differently. I've been going over it since Tuesday", 'sad', 'mind'],
  ['part of me wants the baby, part of me wants to run', 'confused', 'mind'],
  ['Retired in spring. The alarm is off and I am a different person with no name for it', 'confused', 'mind'],
  ["I can't choose between staying near mum and the scholarship", 'confused', 'mind'],
  ['stop thinking about that conversation, I tell myself, and there it is again', 'anxious', 'mind'],
  ['two kids with fever, a leaking roof, an audit, and everyone needs me at nine', 'overwhelmed', 'load'],
  ['inbox at 900, phone buzzing, I do not know where to start', 'overwhelmed', 'load'],
  ["night shift again, I've barely slept, the coffee does nothing", 'numb', 'load'],
  ['I watch Netflix instead of starting the thesis', 'frustrated', 'load'],
  ['everything is grey. I go to work, I come home, going through the motions', 'numb', 'load'],
  ['so tired I put the milk in the cupboard', 'overwhelmed', 'load'],
  ['พรุ่งนี้สัมภาษณ์งาน กลัวจะตอบไม่ได้ ถ้าหากเขาถามภาษาอังกฤษ', 'anxious', 'threat'],
  ['ตื่นกลางดึก ใจเต้นเร็ว มือเย็นไปหมด', 'anxious', 'threat'],
  ['รอผลตรวจอยู่ อยากรู้ให้แน่ เช็คมือถือทุกสิบนาที ต้องรู้ให้ได้', 'anxious', 'threat'],
  ['แม่บอกว่าต้องเป็นหมอ ต้องเก่งกว่านี้', 'frustrated', 'judgement'],
  ['ทำงานพลาด โทษตัวเองทั้งวัน', 'sad', 'judgement'],
  ['มีเรื่องที่ไม่เคยบอกใคร กลัวว่าจะโดนจับได้ เป็นความลับมานาน', 'anxious', 'judgement'],
  ['เห็นเพื่อนแต่งงานกันหมด เรายังไม่มีอะไรเลย', 'sad', 'others'],
  ['แฟนอ่านแล้วไม่ตอบ เขาเปลี่ยนไป ห่างเหินขึ้นทุกวัน', 'anxious', 'others'],
  ['หัวหน้าแย่งผลงานไปเสนอเอง ไม่บอกก่อนสักคำ', 'angry', 'others'],
  ['รับปากไปอีกแล้ว ทั้งที่ไม่ว่าง ไม่กล้าปฏิเสธพี่เขา', 'overwhelmed', 'others'],
  ['ย้ายมาอยู่คนเดียว กินข้าวคนเดียว เงียบมาก', 'sad', 'others'],
  ['ล้างจานทำคนเดียวทุกวัน ไม่มีใครขอบคุณ', 'angry', 'others'],
  ['วันนี้ครบรอบหนึ่งปีที่ยายเสีย ทำแกงสูตรยายแล้วร้องไห้', 'sad', 'loss'],
  ['สอบไม่ติดที่หวังไว้ ตั้งใจไว้ทั้งปี', 'disappointed', 'loss'],
  ['แก้โค้ดมาสามวัน แก้เท่าไหร่ก็พังที่เดิม', 'frustrated', 'loss'],
  ['ลังเลอยู่ว่าจะลาออกหรืออยู่ต่อ ใจหนึ่งก็เสียดาย อีกใจก็อยากไป', 'confused', 'mind'],
  ['นอนคิดเรื่องที่พูดไปเมื่อวาน ไม่น่าพูดเลย', 'anxious', 'mind'],
  ['เรียนจบแล้วไม่รู้อยากทำอะไร เหมือนหลงทาง', 'confused', 'mind'],
  ['ประชุมทั้งวัน งานด่วนเข้าอีกสาม ไม่มีเวลากินข้าว', 'overwhelmed', 'load'],
  ['อดนอนมาสามคืน หมดแรงจะพูด', 'numb', 'load'],
  ['ไถมือถือทั้งวัน งานยังไม่เริ่มสักหน้า', 'frustrated', 'load'],
  ['เฉย ๆ ไปหมด อะไรก็ไม่อยากทำ เหมือนหุ่นยนต์', 'numb', 'load'],
  ['Just a Tuesday. The bus was late and the soup was fine.', null, 'fallback'],
  ['There was fog on the window and I drew a small boat in it this morning', 'sad', 'fallback'],
  ['I am not alone tonight, the cat came back', null, 'fallback'],
  ['อากาศวันนี้ร้อน กินก๋วยเตี๋ยวแล้วกลับบ้าน', null, 'fallback'],
];

/** What must meet people first, and what only sounds like it. */
const inNeed: readonly (readonly [string, 'support' | 'run'])[] = [
  ['I want to die', 'support'],
  ['sometimes I wish I was dead', 'support'],
  ['I took all the pills', 'support'],
  ["I can't do this any more, I am going to end my life tonight", 'support'],
  ['What if it all goes wrong tomorrow, I have a deadline and I want to kill myself', 'support'],
  ['my friend said she wants to die', 'support'],
  ['he hits me when he drinks', 'support'],
  ['I have started cutting myself again', 'support'],
  ['years ago I wanted to die and now it is back again', 'support'],
  ['อยากตาย ไม่ไหวแล้ว', 'support'],
  ['ไม่อยากมีชีวิตอยู่แล้ว', 'support'],
  ['งานเยอะมาก ไม่ทันแล้ว อยากฆ่าตัวตาย', 'support'],
  ['กินยาเข้าไปหมดแผงแล้ว', 'support'],
  ['เพื่อนบอกอยากตาย', 'support'],
  ['กรีดแขนตัวเองอีกแล้ว', 'support'],
  ['โดนแฟนทำร้ายที่บ้าน', 'support'],
  ["I'm dying to know what Saturn wants", 'run'],
  ['it hit me that I am lonely', 'run'],
  ['I drew the Death card', 'run'],
  ["this deadline is killing me, can't take it anymore", 'run'],
  ['งานเยอะ เหนื่อยจะตาย', 'run'],
  ['ไม่ได้อยากตาย แค่อยากพัก', 'run'],
];

function runOf(text: string, emotion: Emotion | null, date = '2026-11-21') {
  return runLoop(
    {
      text,
      emotion,
      history: [],
      declined: [],
      sheet: null,
      zone: 'Etc/UTC',
      clock: 24,
      date,
      time: '12:00',
    },
    { words: english, cues: { en: englishCues, th: thaiCues }, safety: safetyTools },
  );
}

function familyOf(text: string, emotion: Emotion | null): PatternFamily | 'blank' | 'support' {
  const run = runOf(text, emotion);
  return run.type === 'run' ? ruleOf(run.pattern).family : run.type;
}

describe('inputs of the design', () => {
  it.each(fromTheDesign)('%s', (text, emotion, family) => {
    expect(familyOf(text, emotion)).toBe(family);
  });
});

describe('other inputs', () => {
  it.each(fromElsewhere)('%s', (text, emotion, family) => {
    expect(familyOf(text, emotion)).toBe(family);
  });
});

describe('people come before any pattern', () => {
  it.each(inNeed)('%s: %s', (text, type) => {
    for (const emotion of [null, 'sad', 'overwhelmed'] as const) expect(runOf(text, emotion).type).toBe(type);
  });
});

it('says something else to each of them, with words of theirs', () => {
  const rows = [...fromTheDesign, ...fromElsewhere];
  const said = rows.map(([text, emotion]) => {
    const run = runOf(text, emotion);
    if (run.type !== 'run') throw new Error(text);
    if (run.quote !== null)
      expect(text.replace(/\s+/g, ' ').replaceAll('’', "'")).toContain(
        run.quote.replace(/…$/, '').replaceAll('’', "'"),
      );
    // Words that weigh heavily are answered gently and not held up to the writer.
    return {
      quoted: run.quote !== null || isHeavy(run.safety),
      whole: JSON.stringify([run.insight, run.question, run.actions[0]]),
    };
  });
  expect(new Set(said.map(({ whole }) => whole)).size).toBe(rows.length);
  expect(rows.filter((_row, at) => said[at]?.quoted !== true).map(([text]) => text)).toEqual([]);
});

it('is a table of at least sixty, more than half of it from elsewhere, with every family and both languages', () => {
  const rows = [...fromTheDesign, ...fromElsewhere];
  expect(rows.length).toBeGreaterThanOrEqual(60);
  expect(fromElsewhere.length).toBeGreaterThan(rows.length / 2);
  expect(new Set(rows.map(([, , family]) => family))).toEqual(new Set(families));
  expect(rows.filter(([text]) => /\p{Script=Thai}/u.test(text)).length).toBeGreaterThan(20);
});
