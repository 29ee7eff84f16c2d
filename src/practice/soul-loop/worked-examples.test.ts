/**
 * The worked examples of the design, with their sky computed from real births: Nok (15 May 1990 14:30 Bangkok), Ida
 * (2 November 1988 06:10 London). Texts were written before the code; the code has to reach them.
 */
import { describe, expect, it } from 'vitest';
import { safetyTools } from '#engine/safety.ts';
import { resolveBirth } from '#astro/time/birth-moment.ts';
import type { BirthDetails } from '#astro/time/birth-moment.ts';
import { unixMs } from '#astro/time/instant.ts';
import { createZoneRules } from '#astro/time/zone.ts';
import { westernSheet } from '#traditions/western/sheet.ts';
import type { Emotion } from '#contract/soul-entry.ts';
import type { FactSheet } from '#facts/fact-sheet.ts';
import { loopCues as englishCues } from '#text/en/practice/soul-loop/cues.ts';
import { loopWords as english } from '#text/en/practice/soul-loop/words.ts';
import { loopCues as thaiCues } from '#text/th/practice/soul-loop/cues.ts';
import { loopWords as thai } from '#text/th/practice/soul-loop/words.ts';
import { actionRule, isActionId } from './actions.ts';
import { finalInsight } from './final-insight.ts';
import type { PastRun } from './past-run.ts';
import { insightText, runLoop } from './run-loop.ts';
import type { LoopInput, LoopRun } from './run-loop.ts';
import type { LoopWords } from './words.ts';

const cues = { en: englishCues, th: thaiCues };
const zoneRules = createZoneRules();

const nok: BirthDetails = {
  date: '1990-05-15',
  time: '14:30',
  plusMinusMin: 0,
  place: { name: 'Bangkok', latDeg: 13.7563, lonDeg: 100.5018 },
  zone: 'Asia/Bangkok',
  offsetSeconds: null,
  fold: null,
};
const ida: BirthDetails = {
  ...nok,
  date: '1988-11-02',
  time: '06:10',
  place: { name: 'London', latDeg: 51.5074, lonDeg: -0.1278 },
  zone: 'Europe/London',
};

function sheetOf(birth: BirthDetails | null, at: string, zone: string): FactSheet {
  const answer = birth === null ? null : resolveBirth(birth, zoneRules);
  return westernSheet({
    moment: answer?.type === 'moment' ? answer.moment : null,
    now: unixMs(Date.parse(at)),
    zone,
    houseSystem: 'placidus',
    node: 'mean',
    mode: 'western',
  });
}

type Ran = Extract<LoopRun, { type: 'run' }>;

function run(
  text: string,
  emotion: Emotion,
  rest: Partial<LoopInput> & Pick<LoopInput, 'date' | 'time' | 'zone'>,
  words: LoopWords = english,
): Ran {
  const input: LoopInput = { text, emotion, history: [], declined: [], sheet: null, clock: 24, ...rest };
  const made = runLoop(input, { words, cues, safety: safetyTools });
  if (made.type !== 'run') throw new Error(`expected a run, got ${made.type}`);
  return made;
}

const past = (fields: Partial<PastRun> & Pick<PastRun, 'id' | 'date'>): PastRun => ({
  text: 'something else entirely',
  emotion: null,
  pattern: 'unnamed',
  declined: [],
  insight: '',
  question: '',
  action: null,
  completed: false,
  helped: null,
  reflection: '',
  ...fields,
});

const rules = { cues, safety: safetyTools };

describe('the worked examples', () => {
  it('E1: anxious, Nok, with the closest transit of that day', () => {
    const at = { date: '2026-11-21', time: '12:00', zone: 'Asia/Bangkok' };
    const made = run(
      "What if I blank in tomorrow's exam? I keep seeing the empty page and all the others writing.",
      'anxious',
      { ...at, sheet: sheetOf(nok, '2026-11-21T05:00:00Z', at.zone) },
    );
    expect(made.pattern).toBe('worst-film');
    expect(insightText(made.insight, english)).toBe(
      "You wrote “What if I blank in tomorrow's exam”. I hear the bracing in it. Your mind has run ahead and come back with only one reel. It is doing a guard’s work, picturing the harm so that it cannot surprise you, but a guard counts dangers and never counts exits. In your chart the closest line today is Mercury trine your Jupiter, exact 14:18. It is a lens, not an instruction: astrologers would ask where the way you put things to yourself shows up in this.",
    );
    expect(made.insight.at(-1)?.cites).toEqual([
      'transit.mercury-trine-jupiter.orb',
      'transit.mercury-trine-jupiter.exact',
    ]);
    const twelve = run("What if I blank in tomorrow's exam?", 'anxious', {
      ...at,
      clock: 12,
      sheet: sheetOf(nok, '2026-11-21T05:00:00Z', at.zone),
    });
    expect(insightText(twelve.insight, english)).toContain('your Jupiter, exact 2:18 PM.');
    expect(made.question).toBe('If the dull, middle ending came true, what would next Tuesday look like?');
    expect(made.actions[0]).toBe('a03');
    expect(made.prompt).toBe(
      'Describe the ending you have not been letting yourself picture: not the triumph, the ordinary one.',
    );
    expect(
      finalInsight(
        {
          final: made.final,
          action: 'a03',
          done: true,
          reflection: 'It goes like this. I write something, it is fine, I take the bus home.',
        },
        english,
        rules,
      ),
    ).toBe(
      'The film will start again; films do. You now know where the light switch is. You did it: three endings, one tick. You ended with “I write something, it is fine, I take the bus home”. That line is yours to keep.',
    );
  });

  it('E2: angry, no birth, London in the evening of a full Moon', () => {
    const at = { date: '2026-11-24', time: '21:00', zone: 'Europe/London' };
    const made = run(
      "She presented my slides and took credit in front of everyone. I smiled. I'm still shaking.",
      'angry',
      { ...at, sheet: sheetOf(null, '2026-11-24T21:00:00Z', at.zone) },
    );
    expect(made.candidates.map(({ pattern, score }) => [pattern, score])).toEqual([
      ['crossed-line', 7],
      ['body-first', 3],
    ]);
    expect(insightText(made.insight, english)).toBe(
      'You wrote “took credit in front of everyone”. There is heat in that, and a reason for the heat. Anger arrives as heat and stays as information: a line of yours was crossed. The heat asks for a blow. The information asks for a sentence. The Moon is full, 100 % lit. Traditionally it stands for seeing plainly, which is not the same as deciding quickly.',
    );
    expect(made.question).toBe(
      'What exactly was the line, in ten words, and did the other person know it was there?',
    );
    expect(made.actions[0]).toBe('a16');
    expect(
      finalInsight({ final: made.final, action: 'a16', done: false, reflection: '  ' }, english, rules),
    ).toBe(
      'You kept the message and let go of the match. The line is still yours to draw. The action is still there if you want it; leaving it undone is also an answer.',
    );
  });

  it('E3: grief keeps to the Moon even for a person with a chart, and knows who is meant', () => {
    const at = { date: '2026-12-03', time: '18:00', zone: 'Europe/London' };
    const made = run("It's a year since Dad died. I made his soup and it tasted wrong.", 'sad', {
      ...at,
      sheet: sheetOf(ida, '2026-12-03T18:00:00Z', at.zone),
    });
    expect(made.pattern).toBe('nowhere-love');
    expect(insightText(made.insight, english)).toMatch(
      /^“It's a year since Dad died”\. That is a heavy thing to put into so few words\. What hurts here is not a fault in you\. It is love that has kept its strength and lost its address\. The Moon is a waning crescent, 2[5-9] % lit, the last of its round: an image for resting before the next start\.$/,
    );
    expect(made.question).toBe('What did being with him bring out in you that you would like to keep using?');
    expect(made.actions[0]).toBe('a14');
    expect(made.prompt).toBe('Write him two sentences. You may tell him something small.');
    expect(
      finalInsight(
        { final: made.final, action: 'a14', done: null, reflection: 'I put in too much pepper, like you.' },
        english,
        rules,
      ),
    ).toBe(
      'You made a place for it, and then you came back to the room. Both were love. You ended with “I put in too much pepper, like you”. That line is yours to keep.',
    );
  });

  it('E4: one word, numb', () => {
    const at = { date: '2026-12-01', time: '20:00', zone: 'Europe/Berlin' };
    const made = run('meh', 'numb', { ...at, sheet: sheetOf(null, '2026-12-01T19:00:00Z', at.zone) });
    expect(insightText(made.insight, english)).toBe(
      'You wrote “meh”. Saying so is already a kind of feeling. Numbness is not nothing. It is a hand over a loud radio, and it usually went there for a good reason. The Moon is at its last quarter. As a picture, it is the half you put down so that the other half can be carried.',
    );
    expect(made.question).toBe('If the volume came up by one notch, only one, what might you hear first?');
    expect(made.actions[0]).toBe('a34');
  });

  it('E5: confused after three anxious entries', () => {
    const at = { date: '2026-12-09', time: '09:00', zone: 'America/New_York' };
    const made = run(
      "They offered me the Chicago job. On one hand it's all I wanted, on the other my mum is here.",
      'confused',
      {
        ...at,
        sheet: sheetOf(null, '2026-12-09T14:00:00Z', at.zone),
        history: ['2026-12-05', '2026-12-06', '2026-12-08'].map((date) =>
          past({ id: date, date, emotion: 'anxious' }),
        ),
      },
    );
    expect(insightText(made.insight, english)).toBe(
      "You wrote “On one hand it's all I wanted”. Let it be tangled for a moment; tangled is not the same as wrong. Perhaps you are not unclear. Perhaps you are clear twice, and the two clear things do not fit in one day. Your last three entries were anxious; today you chose confused. Something has moved. The Moon is new tonight, 0 % lit: in the old calendars a night for naming things before anyone can see them.",
    );
    expect(made.insight.find(({ kind }) => kind === 'history')?.entry).toBe('2026-12-08');
    expect(made.question).toBe('Ten months from now, which choice would you rather be explaining?');
    expect(made.actions[0]).toBe('a17');
  });

  it('E6: Thai, with a second voice and the sign of the Moon', () => {
    const at = { date: '2026-11-21', time: '12:00', zone: 'Asia/Bangkok' };
    const made = run(
      'งานเยอะมาก ไม่ทันแล้ว ใครขออะไรก็เกรงใจเขา',
      'overwhelmed',
      { ...at, sheet: sheetOf(null, '2026-11-21T05:00:00Z', at.zone) },
      thai,
    );
    expect(made.candidates.slice(0, 2).map(({ pattern, score }) => [pattern, score])).toEqual([
      ['open-doors', 7],
      ['early-yes', 5],
    ]);
    expect(insightText(made.insight, thai)).toBe(
      'คุณเขียนว่า “งานเยอะมาก ไม่ทันแล้ว” เท่านี้ก็หนักพอแล้วสำหรับสองมือ ในประโยคนี้ไม่มีคำไหนบอกว่าคุณทำไม่ได้ มีแต่คำที่บอกว่ามันหลายอย่าง ใจที่ถือของเก้าชิ้นพร้อมกันมักรายงานว่าเป็นของใหญ่ชิ้นเดียว และได้ยินเสียง “ตอบตกลงก่อนถามใจ” แทรกอยู่ด้วย เรื่องนั้นไว้วันอื่นก็ได้ วันนี้ดวงจันทร์อยู่ราศีเมษ ซึ่งตำราเปรียบไว้ว่าร้อนไว เดินเข้าประตูก่อนใคร จะใช้ภาพนี้หรือวางไว้ก็ได้',
    );
    expect(made.question).toBe('ถ้าวันนี้ขยับได้แค่เรื่องเดียว เรื่องไหนทำให้เรื่องอื่นเบาลง');
    expect(made.actions[0]).toBe('a10');
    expect(thai.actions.a10.text).toBe(
      'เทของในหัวลงกระดาษเป็นข้อ ๆ วงไว้ข้อเดียว: เป็นของเราเอง ทำได้วันนี้ ไม่เกินยี่สิบนาที ที่เหลือพับเก็บ',
    );
    expect(made.prompt).toBe('เขียนชื่อประตูแต่ละบาน ข้าง ๆ ใส่ว่า ปิด แง้ม หรือเปิด แล้วใช้ปากกาปิดหนึ่งบาน');
    expect(made.final).toBe('ปิดไปแล้วหนึ่งบาน บ้านยังกว้างเท่าเดิม แต่ลมพัดน้อยลง');
  });

  it('E7: sky off, and an action that once helped', () => {
    const at = { date: '2026-11-20', time: '22:30', zone: 'Europe/London' };
    const made = run("Nobody remembered my birthday. I'd hoped at least Jun would text.", 'disappointed', {
      ...at,
      history: [
        past({
          id: 'october',
          date: '2026-10-02',
          pattern: 'carried-picture',
          action: 'a32',
          completed: true,
          helped: 2,
        }),
      ],
    });
    expect(insightText(made.insight, english)).toBe(
      "You wrote “I'd hoped at least Jun would text”. Something had been hoped for there. Look at how much care there is in the picture you were carrying. It may never have been shown to the person who was meant to build it. On 2 October, when something close to this came, you tried this: “Tell one safe person one true sentence about today.” You said that it helped.",
    );
    expect(made.insight.at(-1)).toMatchObject({ kind: 'history', entry: 'october' });
    expect(made.question).toBe(
      'What did the picture promise you: rest, proof, being chosen, something else?',
    );
    expect(made.actions[0]).toBe('a32');
    expect(
      finalInsight({ final: made.final, action: 'a32', done: true, reflection: '' }, english, rules),
    ).toBe(
      'You put the picture down and kept what it was for. That can be asked for again. You did it: one true sentence, sent.',
    );
  });

  it('E8: frustrated, Ida; the clause that insults its writer is not quoted', () => {
    const at = { date: '2026-11-24', time: '09:00', zone: 'Europe/London' };
    const made = run(
      "I should have finished by now. I've tried everything, lists, apps, getting up at five. I'm stuck on chapter four again and again and it must be in by Friday. My flatmate wrote hers in a summer. I always do this, I'm so stupid",
      'frustrated',
      { ...at, sheet: sheetOf(ida, '2026-11-24T09:00:00Z', at.zone) },
    );
    expect(made.candidates.slice(0, 2).map(({ pattern, score }) => [pattern, score])).toEqual([
      ['stuck-door', 9],
      ['rulebook', 6],
    ]);
    // 06:53 in the design, by another ephemeris: Uranus moves a hundredth of an arcsecond in that minute.
    expect(insightText(made.insight, english).replace('06:54', '06:53')).toBe(
      "You wrote “I'm stuck on chapter four again”. So much push in it, and so little give. You are not short of effort. Frustration is effort that has met a wall and has nowhere to spend itself, and the first thing it does is tell you to push harder. I also hear the rulebook in this; that can have its own day. In your chart the closest line today is Uranus conjunct your Jupiter, exact 06:53. It is a lens, not an instruction: astrologers would ask where the wish to break a pattern shows up in this.",
    );
    expect(made.question).toBe('If you could no longer use your usual method, what would you try?');
    expect(made.actions[0]).toBe('a24');
  });

  it('every action offered is one of the table, with five minutes where the examples say so', () => {
    for (const id of ['a03', 'a14', 'a34', 'a17', 'a10', 'a32', 'a24']) {
      expect(isActionId(id) && actionRule(id).minutes).toBe(5);
    }
  });
});
