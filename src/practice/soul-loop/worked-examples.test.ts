/**
 * The worked examples of the design, with their sky computed from real births: Nok (15 May 1990 14:30 Bangkok), Ida
 * (2 November 1988 06:10 London). Patterns, quotes, times and
 * actions were written before the code; the code has to reach them.
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

const partOf = (made: Ran, kind: Ran['insight'][number]['kind']) =>
  made.insight.find((part) => part.kind === kind);

describe('the golden insight', () => {
  it('33: what was heard, one idea, what came before', () => {
    const made = run(
      "My sister asked me to organise mum's birthday and I said yes again. I already have too much at work.",
      'overwhelmed',
      {
        date: '2026-11-23',
        time: '19:00',
        zone: 'Europe/London',
        history: [past({ id: 'earlier', date: '2026-11-05', pattern: 'early-yes' })],
      },
    );
    expect(made.pattern).toBe('early-yes');
    expect(made.insight.map(({ kind }) => kind).slice(0, 2)).toEqual(['mirror', 'insight']);
    expect(partOf(made, 'mirror')?.text).toContain(
      "“My sister asked me to organise mum's birthday and I said yes again. I already have too much at work”",
    );
    expect(english.patterns['early-yes'].insights).toContain(partOf(made, 'insight')?.text);
    expect(english.patterns['early-yes'].insights[0]).toMatch(
      /^A quick yes often comes from wanting to avoid an awkward moment\./,
    );
    expect(partOf(made, 'history')).toMatchObject({
      text: 'This came up once before in the last four weeks, most recently on 5 November.',
      entry: 'earlier',
    });
    expect(['a09', 'a35', 'a22']).toContain(made.actions[0]);
  });
});

describe('the worked examples', () => {
  it('E1: anxious, Nok, with the closest transit of that day', () => {
    const at = { date: '2026-11-21', time: '12:00', zone: 'Asia/Bangkok' };
    const made = run(
      "What if I blank in tomorrow's exam? I keep seeing the empty page and all the others writing.",
      'anxious',
      { ...at, sheet: sheetOf(nok, '2026-11-21T05:00:00Z', at.zone) },
    );
    expect(made.pattern).toBe('worst-film');
    expect(partOf(made, 'mirror')?.text).toContain("“What if I blank in tomorrow's exam?");
    expect(partOf(made, 'sky')).toMatchObject({
      text: 'In your chart Mercury helps your Jupiter now, most closely today at 14:18. Astrologers connect that with how you think and speak; use it only if it fits.',
      cites: ['transit.mercury-trine-jupiter.orb', 'transit.mercury-trine-jupiter.exact'],
    });
    const twelve = run("What if I blank in tomorrow's exam?", 'anxious', {
      ...at,
      clock: 12,
      sheet: sheetOf(nok, '2026-11-21T05:00:00Z', at.zone),
    });
    expect(partOf(twelve, 'sky')?.text).toContain('most closely today at 2:18 PM.');
    expect(made.actions[0]).toBe('a03');
    const closed = finalInsight(
      {
        final: made.final,
        action: 'a03',
        done: true,
        reflection: 'It goes like this. I write something, it is fine, I take the bus home.',
      },
      english,
      rules,
    );
    expect(closed).toContain('You did it: three endings written down.');
    expect(closed).toContain('“I write something, it is fine, I take the bus home”');
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
    expect(made.quote).toBe('She presented my slides and took credit in front of everyone. I smiled');
    expect(partOf(made, 'sky')?.text).toMatch(/^The Moon is full, 100 % lit\./);
    expect(made.actions[0]).toBe('a16');
    expect(
      finalInsight({ final: made.final, action: 'a16', done: false, reflection: '  ' }, english, rules),
    ).toBe(`${made.final} ${english.close.notDone}`);
  });

  it('E3: grief keeps to the Moon even for a person with a chart, and knows who is meant', () => {
    const at = { date: '2026-12-03', time: '18:00', zone: 'Europe/London' };
    const made = run("It's a year since Dad died. I made his soup and it tasted wrong.", 'sad', {
      ...at,
      sheet: sheetOf(ida, '2026-12-03T18:00:00Z', at.zone),
    });
    expect(made.pattern).toBe('nowhere-love');
    expect(made.quote).toBe("It's a year since Dad died. I made his soup and it tasted wrong");
    expect(partOf(made, 'sky')?.text).toMatch(/^The Moon is a thin, shrinking crescent, 2[5-9] % lit\./);
    expect(made.question).toContain('him');
    expect(made.actions[0]).toBe('a14');
    expect(made.prompt).toMatch(/^Write him two sentences\./);
  });

  it('E4: one word, numb', () => {
    const at = { date: '2026-12-01', time: '20:00', zone: 'Europe/Berlin' };
    const made = run('meh', 'numb', { ...at, sheet: sheetOf(null, '2026-12-01T19:00:00Z', at.zone) });
    expect([made.pattern, made.quote, made.actions[0]]).toEqual(['muted', 'meh', 'a34']);
    expect(partOf(made, 'sky')?.text).toMatch(/half full and shrinking/);
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
    expect(made.pattern).toBe('two-true');
    expect(made.quote).toMatch(/^They offered me the Chicago job\. On one hand/);
    expect(partOf(made, 'history')).toMatchObject({
      text: 'Your last three entries were anxious; today you chose confused. Something has changed.',
      entry: '2026-12-08',
    });
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
    expect(made.pattern).toBe('carried-picture');
    expect(partOf(made, 'sky')).toBeUndefined();
    expect(made.insight.at(-1)).toMatchObject({ kind: 'history', entry: 'october' });
    expect(made.insight.at(-1)?.text).toBe(
      'On 2 October, when it was similar, you tried this: “Tell one person you trust one true sentence about today.” You said that it helped.',
    );
    expect(made.actions[0]).toBe('a32');
  });

  it('E8: frustrated, Ida; the sentence that insults its writer is not quoted', () => {
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
    expect(made.quote).toContain("I'm stuck on chapter four again");
    expect(insightText(made.insight, english)).not.toContain('stupid');
    expect(partOf(made, 'sky')?.cites).toContain('transit.uranus-conjunction-jupiter.exact');
    expect(made.actions[0]).toBe('a24');
  });

  it('every action offered is one of the table, with five minutes where the examples say so', () => {
    for (const id of ['a03', 'a14', 'a34', 'a17', 'a10', 'a32', 'a24']) {
      expect(isActionId(id) && actionRule(id).minutes).toBe(5);
    }
  });
});
